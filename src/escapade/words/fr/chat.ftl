# Le chat à la table, et comment masquer ou signaler quelqu’un.
chat-empty = Aucun message pour l’instant.
chat-phrases = Phrases rapides
chat-phrase-hello = Bonjour !
chat-phrase-luck = Bonne chance !
chat-phrase-nice = Beau coup !
chat-phrase-played = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-moment = Un instant, s’il vous plaît.
chat-phrase-sorry = Pardon !
chat-people = Masquer ou signaler
chat-hide = Masquer les messages de { $name }
chat-show = Afficher les messages de { $name }
chat-mute-for-all = Bloquer les messages de { $name } pour tout le monde
chat-unmute = Rendre la parole à { $name }
chat-report = Signaler { $name }
chat-reported = Signalé. Les modérateurs de ce serveur verront ce que { $name } a écrit.
chat-hidden = { $count ->
        [one] { $count } message masqué
       *[other] { $count } messages masqués
    }
