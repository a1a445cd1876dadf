# Por qué no se permite una jugada. Las reglas citan estos mensajes.
cartagena-refusal-game-over = La partida ha terminado
cartagena-refusal-not-your-turn = No te toca
cartagena-refusal-not-held =
    { $cards-count ->
        [one] No tienes esta carta: { $cards }
       *[other] No tienes estas cartas: { $cards }
    }
cartagena-refusal-start = No puedes retroceder { $place-from }
cartagena-refusal-back-from-goal = En esta partida no puedes retroceder { $place-from }
cartagena-refusal-nobody-behind = Detrás { $place-of } no hay ninguna casilla con 1 o 2 piratas
cartagena-refusal-stop-too-early = Debes hacer al menos una acción antes de terminar el turno
cartagena-refusal-draw-with-cards = Solo puedes robar una carta gratis si has empezado el turno sin cartas
cartagena-refusal-no-pirate = No tienes ningún pirata { $place-at }
cartagena-refusal-at-goal = Un pirata que está { $place-at } ha llegado y ya no avanza
cartagena-refusal-draw-with-actions = Solo puedes robar una carta gratis si no te queda otra acción posible
cartagena-refusal-empty-handed = Si empiezas el turno sin cartas, solo puedes retroceder una vez o robar una carta

# Opciones incompatibles; $name y $value son una opción y su valor.
cartagena-option-escape-only = «{ $name }: { $value }» requiere La gran fuga; la primera edición no lo tiene
cartagena-option-classic-only = «{ $value }» requiere la primera edición; en La gran fuga las manos son ocultas
cartagena-option-short-crossing = La travesía de Cartagena a Tortuga requiere 6, 3+4, 4+3 u 8 losetas, no { $tiles }
cartagena-option-one-shore = { $tiles } losetas solo valen para la etapa de Cartagena a Tortuga; las demás etapas tienen un solo camino
cartagena-option-boat-retreat = Los piratas solo pueden retroceder desde el barco si el barco es la meta; aquí la etapa es «{ $value }»
