# El chat de una mesa, y silenciar o denunciar a otros.
chat-empty = Aún no hay mensajes.
chat-phrases = Frases rápidas
chat-phrase-hello = ¡Hola!
chat-phrase-luck = ¡Suerte!
chat-phrase-nice = ¡Buena jugada!
chat-phrase-played = ¡Bien jugado!
chat-phrase-thanks = ¡Gracias!
chat-phrase-moment = Un momento, por favor.
chat-phrase-sorry = ¡Perdón!
chat-people = Silenciar o denunciar
chat-hide = Ocultar los mensajes de { $name }
chat-show = Mostrar los mensajes de { $name }
chat-mute-for-all = Silenciar a { $name } para todos
chat-unmute = Dejar hablar de nuevo a { $name }
chat-report = Denunciar a { $name }
chat-reported = Denuncia enviada. Los moderadores de este servidor verán lo que ha escrito { $name }.
chat-hidden = { $count ->
        [one] { $count } mensaje oculto
       *[other] { $count } mensajes ocultos
    }
