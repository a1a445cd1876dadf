# El análisis de una partida terminada: turnos decisivos, errores, notas y análisis en compañía.
review-title = Análisis de la partida
review-making = Analizando: { $done } de { $total } decisiones
review-decisive = Turnos decisivos
review-decisive-none = Ningún turno cambió mucho las probabilidades.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Errores
review-mistakes-of =
    { $count ->
        [0] { $name }: sin errores
        [one] { $name }: { $count } error
       *[other] { $name }: { $count } errores
    }
review-better = Mejor: { $move }
review-cost = { $chance } en vez de { $best }
review-turn-back = Turno anterior
review-turn-forward = Turno siguiente
review-retry = Corregir mis errores
review-retry-title = Error { $number } de { $count }
review-retry-say = Jugaste: { $move }. Juega algo mejor.
review-retry-good = ¡Tan buena como la mejor jugada!
review-retry-worse = La mejor jugada gana el { $best } de las veces; la tuya, el { $chance }.
review-retry-again = Intentar otra vez
review-retry-show = Mostrar la mejor jugada
review-retry-best = La mejor jugada: { $move }
review-retry-next = Error siguiente
review-retry-done = Volver al análisis
review-note = Mi nota sobre este paso
review-note-save = Guardar la nota
review-note-only = Tus notas solo las ves tú.
review-noted = Pasos con una nota
review-link = Enlace a este paso
review-together = Analizar en compañía
review-together-say = Guía el análisis: quien te siga verá el paso que estás mirando.
review-lead = Guiar
review-lead-stop = Dejar de guiar
review-you-lead = Estás guiando.
review-leads = { $name } guía el análisis.
review-follow = Seguir
review-following = Sigues a { $name }.
review-explore = Explorar por mi cuenta
reason-win = Deja escapar la victoria.
reason-gives-win = Deja ganar a { $name }.
