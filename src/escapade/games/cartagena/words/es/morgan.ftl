# El Capitán Morgan: empujar a los piratas de los demás.
cartagena-refusal-push-nobody = Ese jugador no tiene ningún pirata { $place-at }
cartagena-refusal-push-own = Solo puedes empujar a piratas de otro jugador
cartagena-refusal-no-push = Solo puedes empujar a piratas ajenos con el Capitán Morgan
cartagena-refusal-push-from-boat = Un pirata solo puede bajar del barco en Tortuga
cartagena-log-pushed = { $other } empuja a un pirata de { $name }: { $from-short } → { $to-short }.
cartagena-group-push = empujar a { $owner }
cartagena-action-push = Empujar a { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Empujar a { $owner } { $to-to }, +{ $count } ({ $from-from })
