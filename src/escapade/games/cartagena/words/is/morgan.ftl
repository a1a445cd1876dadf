# Morgan skipstjóri: að ýta sjóræningjum annarra.
cartagena-refusal-push-nobody = Þessi leikmaður á engan sjóræningja { $place-at }
cartagena-refusal-push-own = Þú getur aðeins ýtt sjóræningja annars leikmanns
cartagena-refusal-no-push = Aðeins í afbrigðinu „Morgan skipstjóri“ er hægt að ýta sjóræningjum annarra
cartagena-refusal-push-from-boat = Sjóræningi kemst aðeins úr skútunni við Tortuga
cartagena-log-pushed = { $other } ýtir sjóræningja sem { $name } á: { $from-short } → { $to-short }.
cartagena-group-push = ýta: { $owner }
cartagena-action-push = Ýta: { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Ýta: { $owner } { $to-to }, +{ $count } ({ $from-from })
