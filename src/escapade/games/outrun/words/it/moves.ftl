# Outrun: domande, mosse e loro effetti.
outrun-ask-turn-mine = Rivela il percorso per iniziare il round.
outrun-ask-turn-other = { $name } rivela il percorso. Ci sei?
outrun-ask-open = Il percorso è coperto. Scoprilo quando vuoi: il tuo tempo parte appena lo vedi.
outrun-ask-run-mine = Gioca le carte nell’ordine del percorso, poi Traguardo.
outrun-ask-run-other =
    { $count ->
        [one] { $count } giocatore sta ancora correndo.
       *[other] { $count } giocatori stanno ancora correndo.
    }
outrun-ask-faster-mine = La tua è l’ultima corsa corretta: resta, o prendi una posizione più a sinistra.
outrun-ask-faster-only = La tua è l’unica corsa corretta: resta, o prendi una posizione più a sinistra.
outrun-ask-faster-other = { $name } può prendere una posizione più a sinistra.
outrun-ask-effects-mine = Hai l’infezione: infetta un vicino.
outrun-ask-effects-other = { $name } infetta un vicino.
outrun-ask-interference-mine = Gioca carte su chi vuoi, o tienile. Scegli una carta, poi un giocatore.
outrun-ask-interference-other = { $name } può giocare carte interferenza.
outrun-ask-reaction-mine = { $by } gioca { $card } su di te: { $effect }.
outrun-ask-reaction-other = { $by } gioca { $card } su { $other }.
outrun-move-turnup = Rivela il percorso
outrun-move-open = Scopri il percorso
outrun-move-run = Corri { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Rinuncia a questa corsa
outrun-move-calltime = Chiama lo stop
outrun-move-stay =
    { $count ->
        [one] Resta in posizione { $place }: { $count } stanza
       *[other] Resta in posizione { $place }: { $count } stanze
    }
outrun-move-takeplace =
    { $count ->
        [one] Posizione { $place }: { $count } stanza
       *[other] Posizione { $place }: { $count } stanze
    }
outrun-move-infect = Infetta { $name }
outrun-move-play = { $card } su { $name }
    .short = su { $name }
outrun-move-play-own = { $card } su di te
    .short = su di te
outrun-move-keep =
    { $count ->
        [one] Tieni la tua carta
       *[other] Tieni le tue { $count } carte
    }
outrun-move-accept = Accetta { $card }
outrun-move-useshield = Usa uno Scudo
outrun-note-clock-starts = parte il tuo tempo
outrun-note-counts-as-wrong = vale come errore
outrun-note-calls-missing =
    { $count ->
        [one] deve chiamarlo ancora { $count } giocatore
       *[other] devono chiamarlo ancora { $count } giocatori
    }
outrun-note-run-ends = ferma la corsa per tutti
outrun-note-wounded = ferita: perdi tutte le carte davanti a te
outrun-note-burned = ustione: perdi tutte le carte davanti a te
outrun-note-draws =
    { $count ->
        [one] peschi una carta
       *[other] peschi { $count } carte
    }
outrun-note-infected = prendi l’infezione
outrun-note-infects = infetti un vicino
outrun-note-infected-already = { $name } ha già l’infezione: nessun effetto
outrun-note-immune = { $name } è immune per questo round: nessun effetto
outrun-note-replaces = sostituisce { $cards }
outrun-note-cancels = annulla { $card }
