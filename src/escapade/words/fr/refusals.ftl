# Pourquoi le serveur refuse une requête, pour la page et l’API. Chaque nom est `refusal-` suivi d’un code de server/refusals.py ; un test les compare.
refusal-not-started = La partie n’a pas encore commencé
refusal-started-already = La partie a déjà commencé
refusal-game-over = La partie est terminée
refusal-not-over = La partie n’est pas encore terminée
refusal-record-secret = Le fichier de la partie reste secret jusqu’à la fin
refusal-replay-later = La partie pourra être revue une fois terminée ; d’ici là, regardez-la en direct
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table, seulement { $seats }
refusal-no-seat-of-yours = Vous n’avez pas de place à cette table
refusal-not-your-seat = La place { $seat } n’est pas à vous
refusal-host-only = Seul l’hôte de cette table peut faire cela
refusal-all-seats-taken = Toutes les places sont prises
refusal-seat-taken = La place { $seat } est prise
refusal-one-seat = Dans une partie classée, vous ne pouvez avoir qu’une place
refusal-second-seat = Seul l’hôte peut ajouter des joueurs sur le même appareil
refusal-one-device = Ici, tout le monde joue en même temps. Pour partager un appareil, créez une nouvelle partie et ajoutez tout le monde dans son formulaire
refusal-removed = L’hôte vient de vous retirer de cette table. Vous pourrez revenir dans une minute
refusal-seat-open = La place { $seat } est déjà libre
refusal-seats-open =
    { $count ->
        [one] Il reste { $count } place libre ; attendez, ou ajoutez un bot
       *[other] Il reste { $count } places libres ; attendez, ou ajoutez des bots
    }
refusal-seats-occupied = { $count ->
        [one] Quelqu’un doit d’abord se lever : { $count } joueur de trop
       *[other] Il faut d’abord libérer des places : { $count } joueurs de trop
    }
refusal-box-players = La boîte corrigée de cette table ne permet pas de jouer à { $players }
refusal-colour-taken = Cette couleur est déjà prise
refusal-paused = La partie est en pause
refusal-paused-already = La partie est déjà en pause
refusal-not-paused = La partie n’est pas en pause
refusal-stale = La partie a avancé entre-temps ; regardez à nouveau
refusal-action-unreadable =
    { $kind ->
        [move] « { $text } » n’est pas un coup. Coups possibles : { $known }
        [run] « { $text } » n’est pas une course. Écrivez-la ainsi : { $known }
       *[other] { $detail }
    }
refusal-rule = Les règles ne le permettent pas
refusal-nothing-to-take-back = Il n’y a rien à annuler
refusal-seen-already = Vous avez vu une information cachée : ce coup ne peut plus être annulé
refusal-vote-waits = Une autre demande est encore en attente
refusal-nothing-proposed = Aucune demande n’est en attente
refusal-answered-already = Vous avez déjà répondu
refusal-you-resigned = Vous avez abandonné
refusal-resigned-already = Vous avez déjà abandonné
refusal-bot-holds = Un bot joue à votre place
refusal-person-plays = Ce n’est pas un bot qui joue à la place { $seat }
refusal-nobody-left = Le joueur de la place { $seat } n’est pas parti
refusal-nobody-holds = Aucun bot ne joue pour vous à la place { $seat }
refusal-in-time = Ce joueur était encore dans les temps
refusal-store-away = Le serveur n’a pas accès à sa base de données pour l’instant. Votre coup est gardé et sera renvoyé.
refusal-table-damaged = Cette partie est illisible. Ses coups sont conservés, et l’hôte du serveur peut voir pourquoi.
refusal-not-stored = L’enregistrement a échoué : rien n’a été joué ; réessayez
refusal-muted = L’hôte de cette table a bloqué vos messages
refusal-muted-everywhere = { $hours ->
        [one] Un modérateur a bloqué vos messages. Vous pourrez de nouveau écrire d’ici une heure
       *[other] Un modérateur a bloqué vos messages. Vous pourrez de nouveau écrire dans { $hours } heures
    }
refusal-report-empty = Ce joueur n’a rien écrit ici
refusal-report-self = Vous ne pouvez pas vous signaler vous-même
refusal-reports-enough = Vous pouvez signaler au plus { $most } joueurs par jour
refusal-moderators-only = Seuls les modérateurs de ce serveur peuvent faire cela
refusal-no-such-report = Ce signalement n’existe pas
refusal-no-answers = Ce jeu n’a pas de réponses automatiques
refusal-answer-unknown = Réponses automatiques possibles : { $answers } ; « { $answer } » n’en fait pas partie
refusal-hint-rated = Pas de conseils dans les parties classées
refusal-hint-people = Pas de conseils dans les parties avec d’autres personnes
refusal-hints-rated = Une partie classée se joue sans conseils
refusal-hints-none = « { $game } » n’a pas de conseils à activer
refusal-deal-people = On ne peut rejouer la même donne que si personne d’autre n’était à la table
refusal-bots-busy = Aucun bot n’a pu répondre à temps ; réessayez
refusal-no-such-step = Il n’y avait rien à décider à l’étape { $step } de cette partie
refusal-not-your-move = Ce n’est pas votre tour
refusal-no-such-table = Cette partie n’existe pas
refusal-game-unknown = Aucun jeu ne s’appelle « { $game } » ; jeux : { $games }
refusal-no-rules = Ce jeu n’a pas de règles écrites
refusal-no-such-lesson = Il n’y a pas de leçon « { $lesson } »
refusal-no-such-puzzle = Il n’y a pas de problème { $puzzle } pour { $game }
refusal-no-such-own-puzzle = Ce problème n’existe pas, ou la personne qui l’a créé l’a supprimé
refusal-puzzle-turn = Un problème commence par un tour : dans cette position, personne ne doit jouer, ou c’est à quelqu’un d’autre
refusal-puzzle-wide = Ce tour offre trop de possibilités pour les essayer toutes ; on ne peut donc pas prouver laquelle est la meilleure
refusal-puzzle-unclear = Aucun tour n’est ici clairement le meilleur, ou tous les premiers coups se valent ; cela ne fait pas un problème
refusal-puzzles-enough = Vous avez déjà { $most } problèmes à vous ; supprimez-en un d’abord
refusal-daily-run-over = Vous avez déjà couru le chemin du jour ; seule la première course compte
refusal-daily-run-not-started = Révélez d’abord le chemin du jour
refusal-no-such-guide-step = La partie guidée de { $game } n’a pas d’étape { $step }
refusal-other-move-asked = Cette étape porte sur un autre coup. Relisez-la ou choisissez « Montrer ».
refusal-position = Cette position est impossible : { $detail }
refusal-position-people = Une partie à partir d’une position se joue seulement contre des bots et n’est pas classée
refusal-position-over = La partie est terminée dans cette position
refusal-position-seats = La position est pour { $players } joueurs, pas pour { $seats }
refusal-bot-unknown = Aucun bot ne s’appelle « { $bot } » ; bots : { $bots }
refusal-clock-seconds = Une limite de temps dure au moins 1 seconde
refusal-clock-days = Une limite de temps en jours dure au moins 1 jour
refusal-option-unknown = Ce jeu n’a pas d’option « { $name } »
refusal-option-value = { $name } : « { $value } » est impossible ; au choix : { $values }
refusal-option-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }
refusal-option-first = La place { $first } ne peut pas commencer : il n’y a que { $players } joueurs
refusal-nobody = Le serveur ne vous connaît pas encore. Rechargez la page ; les programmes envoient d’abord POST /api/me, ou une clé API valide
refusal-no-such-person = Ce joueur n’existe pas
refusal-name-empty = Un nom doit contenir des caractères visibles
refusal-account-already = Vous avez déjà un compte
refusal-settings-enough = Vous avez déjà { $most } réglages, c’est le maximum
refusal-login-taken = L’identifiant { $login } est déjà pris
refusal-login-wrong = Identifiant ou mot de passe incorrect
refusal-password-wrong = Mot de passe incorrect
refusal-token-lacks = Cette clé API ne peut pas faire cela ; il lui manque l’autorisation « { $scope } »
refusal-tokens-enough = Vous avez déjà { $most } clés API ; révoquez-en une d’abord
refusal-hooks-enough = Vous avez déjà { $most } webhooks ; retirez-en un d’abord
refusal-hook-unreadable = « { $url } » n’est pas une adresse valide
refusal-hook-https = L’adresse d’un webhook doit commencer par https:// et ne contenir ni utilisateur ni port
refusal-hook-unknown-host = Le domaine { $host } est introuvable
refusal-hook-private = L’adresse d’un webhook doit être publique
refusal-no-such-hook = Vous n’avez pas ce webhook
refusal-hook-silent = Le webhook n’a pas répondu
refusal-hook-answers = Le webhook a répondu avec le statut { $status }
refusal-say-watch-first = Seuls les joueurs et les spectateurs de cette partie peuvent discuter ici
refusal-tables-enough = Vous pouvez suivre au plus { $most } parties à la fois
refusal-tables-open = Depuis hier, vous avez créé { $most } parties qui ne sont pas terminées ; terminez-en une d’abord
refusal-seats-held = Vous avez { $most } places dans des parties en cours ; terminez une partie ou quittez une place d’abord
refusal-no-message = Ce message n’est pas valide : { $detail }
refusal-other-site = La requête venait d’une page d’un autre site et a été bloquée
refusal-too-fast = Trop de requêtes ; ralentissez
refusal-wait = Attendez quelques secondes et réessayez
refusal-form = La requête n’est pas valide : { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Il n’y a pas de champ « { $field } » ; champs : { $known }
       *[other] Il n’y a pas de champ « { $field } » ; vouliez-vous dire « { $meant } » ?
    }
refusal-nothing-here = Il n’y a rien à cette adresse
refusal-too-long = C’est trop long
refusal-http = Cela n’a pas marché : { $detail }
refusal-our-mistake = Une erreur s’est produite sur le serveur

refusal-no-such-box = Il n’y a pas de boîte { $box }
refusal-boxes-enough = Vous avez déjà { $most } boîtes ; retirez-en une d’abord
refusal-box-other-game = La boîte « { $box } » est pour un autre jeu ({ $game })
refusal-box-rated = Une partie classée se joue sans boîte
refusal-box = Cette boîte n’est pas valide
