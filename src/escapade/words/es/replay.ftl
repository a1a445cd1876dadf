# La repetición de una partida terminada.
replay-title = { $game }: repetición
replay-where = { $step } / { $steps }
replay-steps = Pasos de la partida
replay-step = Paso
replay-first = Ir al principio
replay-back = Paso anterior
replay-forward = Paso siguiente
replay-last = Ir al final
replay-run = Reproducir
replay-stop = Pausa
replay-none = Repetición no encontrada
replay-to-table = Volver a la mesa
replay-hint = Flechas: paso anterior y siguiente; con Mayús, un turno entero. Inicio y Fin: principio y final. Espacio: reproducir o pausar.
analyse-step = Analizar desde aquí
