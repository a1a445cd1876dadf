# Trucchi da pirata: oggetti, coppie di sciabole, forzieri.
cartagena-refusal-no-pairs = Due sciabole valgono come un’altra carta solo con i trucchi da pirata
cartagena-refusal-no-objects = Le carte hanno usi speciali solo con i trucchi da pirata
cartagena-refusal-pistol-at-oneself = Puoi puntare la pistola solo contro un altro giocatore
cartagena-refusal-pistol-at-nobody = Quel giocatore non ha carte
cartagena-refusal-no-pistol = Puoi prendere una carta a un giocatore solo con una pistola
cartagena-refusal-take-first = Prima scegli la carta da prendere con la pistola
cartagena-refusal-not-in-that-hand = Quel giocatore non ha { $card-a }
cartagena-refusal-no-parrot = Puoi dare via solo le carte di un pappagallo
cartagena-refusal-give-first = Prima dai via le carte del pappagallo
cartagena-refusal-not-brought = Il pappagallo non ha portato { $card-a }
cartagena-refusal-give-clockwise = Dai al massimo una carta a ciascun altro giocatore, in senso orario
cartagena-refusal-no-hook = Puoi tenere solo una carta presa con un uncino
cartagena-refusal-keep-first = Prima scegli quale carta dell’uncino tenere
cartagena-refusal-no-hook-to-bury = Puoi mettere sotto il mazzo solo le carte di un uncino
cartagena-refusal-bury-first = Prima metti sotto il mazzo le altre carte dell’uncino
cartagena-refusal-no-two-pirates = Non hai due pirati { $place-at }
cartagena-refusal-chest-late = Aprire un forziere richiede tutto il turno, quindi non puoi farlo dopo un’azione
cartagena-refusal-no-chest = Non hai nessun pirata con un forziere { $place-at }
cartagena-refusal-not-caught = L’uncino non ha preso { $card-a }
cartagena-log-peeked =
    { $count ->
        [one] { $name } guarda una carta del mazzo.
       *[other] { $name } guarda { $count } carte del mazzo.
    }
cartagena-log-peeked-known = { $name } guarda dal mazzo { $cards-a }.
cartagena-log-kept =
    { $count ->
        [one] { $name } tiene una carta.
       *[other] { $name } tiene { $count } carte.
    }
cartagena-log-kept-known = { $name } tiene { $cards-a }.
cartagena-log-bomb = { $name } gioca { $cards-a }: due pirati { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } gioca due sciabole come una sola carta: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } mette { $card-a } sotto il mazzo.
cartagena-log-gave = { $name } dà { $card-a } a { $other }.
cartagena-log-looked = { $name } guarda la mano di { $other }.
cartagena-log-opened =
    { $token ->
        [0] { $name } apre il forziere { $place-of }: niente.
        [1] { $name } apre il forziere { $place-of }: 1 carta.
        [4] { $name } apre il forziere { $place-of }: un serpente!
       *[other] { $name } apre il forziere { $place-of }: { $token } carte.
    }
cartagena-log-chestslaid = I segnalini forziere vengono mescolati e rimessi sulle caselle.
cartagena-group-use = usa { $card-a }
cartagena-group-bomb = { $bomb } e { $card }
cartagena-group-rob = prendi
cartagena-group-give = dai a { $other }
cartagena-group-keep = tieni
cartagena-group-bury = metti sotto il mazzo
cartagena-action-pistol = Punta la pistola contro { $other }
    .short = prendi una carta a { $other }
cartagena-action-parrot = Manda il pappagallo
    .short = pesca { $count }, tieni { $kept }, dai via il resto
cartagena-action-hook = Lancia l’uncino
    .short = pesca { $count }, tieni 1, il resto sotto il mazzo
cartagena-action-bomb = { $paid }: due pirati { $to-to }
    .short = due → { $to-short }
    .full = { $paid }: due pirati { $to-to } ({ $from-from })
cartagena-action-chest = Apri il forziere { $place-of }
    .short = apri il forziere { $place-of } (tutto il turno)
cartagena-action-rob = Prendi { $card-a }
    .short = { $card }
cartagena-action-give = Dai { $card-a } a { $other }
    .short = { $card }
cartagena-action-keep = Tieni { $card-a }
    .short = { $card }
cartagena-action-bury = Metti { $card-a } sotto il mazzo
    .short = { $card }
cartagena-question-chooseloot = Mano di { $other }: quale carta prendi?
cartagena-question-handout = Pappagallo: quale carta va a { $other }? Tieni le ultime { $kept }.
cartagena-question-keepone = Uncino: quale carta tieni?
cartagena-question-buryrest = Le altre vanno sotto il mazzo: quale per prima?
