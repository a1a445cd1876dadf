# Vous, vos clés API et vos données, le classement, les autres joueurs.
rooms = Vos pages
room-you = Vous
room-keys = Clés API et webhooks
room-data = Vos données
room-moderation = Modération : messages signalés
name-says = Affiché à toutes les tables que vous rejoindrez désormais.

# Comptes
account = Compte
account-keep = Créer un compte
guest-says = Vous jouez en mode invité. Seul ce navigateur vous connaît.
account-says = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez votre nom, vos parties, vos cotes et vos réglages sur tous vos appareils.
account-make = Créer le compte
account-made = Votre compte est prêt. Tout ce que vous avez joué jusqu’ici s’y trouve.
account-is = Vous utilisez le compte { $login }.
account-keeps = Vous retrouvez votre nom, vos parties, vos cotes et vos réglages partout où vous vous connectez.
login = Identifiant
login-hint = Il sert à vous connecter. Personne d’autre ne le voit. Lettres de a à z, chiffres et . _ -
password = Mot de passe
password-hint = Au moins 8 caractères. Gardez-le bien : un mot de passe perdu ne peut pas être réinitialisé.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-says = Vous devrez vous reconnecter sur vos autres appareils.
password-change = Changer le mot de passe
password-changed = Mot de passe changé.
sign-in = Se connecter
sign-in-have = J’ai déjà un compte
sign-in-says = Les parties jouées ici en mode invité, sous le nom { $name }, ne passeront pas sur ce compte. Pour les garder, créez plutôt un nouveau compte.
signed-in = Bon retour, { $name } !
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
sign-out-says = Rien n’est perdu. Reconnectez-vous ici ou sur n’importe quel appareil.
signed-out = Vous avez quitté votre compte. Sur cet appareil, vous jouez maintenant en mode invité, sous le nom { $name }.
guest-leave = M’oublier sur cet appareil
guest-leave-says = En mode invité, un départ est définitif : vous perdez le nom { $name }, votre liste de parties et vos cotes, et vos parties en cours continuent sans vous. Pour les garder, créez d’abord un compte.
guest-leave-do = Partir et recommencer à zéro

# Parties
games-finished = Parties terminées
games-finished-none = Aucune partie terminée pour l’instant. Vous les trouverez ici et pourrez les revoir.
games-earlier = Parties plus anciennes
replay-of = Revoir la partie : { $game }, { $day }
rated = classée
result-won = victoire
result-lost = défaite
result-resigned = abandon
result-left = tout le monde est parti
result-names = victoire : { $names }

# Cotes
ratings = Cotes
ratings-says = La cote indique votre niveau à un jeu. Elle reste désactivée tant que vous ne l’activez pas. Seules comptent les parties classées contre des gens qui ont activé leur cote ; les parties contre des bots ne comptent pas. Les joueurs cotés figurent au classement.
rate-me = Activer ma cote et figurer au classement
ratings-none-yet = Aucune partie classée pour l’instant. Créez une partie avec « Plus d’options » et choisissez « Classée ».
rated-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
rating-provisional = provisoire
rating-provisional-says = La cote est provisoire tant que vous n’avez pas joué cinq parties classées contre trois personnes différentes ; elle figure ensuite au classement.
as-others-see = Ce que les autres voient de moi

# Le classement
leaders-none = Le classement est encore vide.
leaders-how = Une partie terminée compte si elle a été créée comme classée (avec « Plus d’options ») et si au moins deux de ses joueurs ont activé leur cote.
leaders-open = Créer une partie
leaders-place = Rang
leaders-player = Joueur
leaders-rating = Cote
leaders-games = Parties
leaders-says = Tout le monde commence à 0. La cote monte avec les victoires et baisse avec les défaites. Plus vous jouez, plus elle est fiable.
leaders-you = Et vous ?

# Autres joueurs
person-account = Membre
person-guest = Invité
person-you = Voici ce que les autres voient de vous.
person-you-back = Retour à votre page
person-none = Joueur introuvable
person-none-says = L’adresse est peut-être incomplète, ou cette personne a supprimé ses données.
person-unrated = { $name } n’a pas de cote publique.
person-games = Parties publiques
person-games-none = { $name } n’a terminé aucune partie publique.
versus = Vous et { $name }
versus-none = Vous n’avez pas encore terminé de partie ensemble. Envoyez à { $name } un lien vers une partie.
versus-games =
    { $count ->
        [one] { $count } partie terminée ensemble. Qui a fini devant :
       *[other] { $count } parties terminées ensemble. Qui a fini devant :
    }
versus-ahead = vous
versus-behind = { $name }
versus-level = égalité

# Clés API
keys = Clés API
keys-says = Un programme à vous, par exemple un bot, peut jouer en votre nom. Il utilise une clé API au lieu de votre mot de passe. Créez une clé par programme, pour pouvoir les révoquer séparément.
keys-none = Vous n’avez pas de clé API.
key-new = Nouvelle clé API
key-name = Nom de la clé
key-name-hint = Pour la reconnaître plus tard, par exemple « mon premier bot ».
key-may = Autorisations
scope-read = Lire : voir ce que vous voyez, comme vos tables, vos cartes et vos parties terminées
scope-play = Jouer : jouer des coups, abandonner et discuter en votre nom
scope-tables = Tables : créer des parties, prendre et quitter des places en votre nom
scope-account = Compte : tout le reste, comme votre nom, vos réglages, vos autres clés API, et même la suppression de votre compte. Un bot n’en a pas besoin
scope-read-short = lire
scope-play-short = jouer
scope-tables-short = tables
scope-account-short = compte
key-make = Créer la clé
key-fresh = La clé « { $name } » ne sera plus jamais affichée. Copiez-la maintenant et gardez-la comme un mot de passe.
key-secret = Nouvelle clé
key-drop = Révoquer
key-drop-which = Révoquer la clé { $name }
bots-yours = Écrire un bot
bots-yours-says = L’exemple tient en 40 lignes de Python. Donnez-lui votre clé API et la fin du lien d’une partie : il prend une place libre et joue.
bot-example = Exemple de bot (bot.py)
api-described = Documentation de l’API

# L’API
api = API
api-says = Tout ce que vous pouvez faire ici, un programme peut le faire par HTTP. Il envoie sa clé API dans un en-tête, comme ci-dessous. Les champs suivis d’un point d’interrogation sont facultatifs. Les coups peuvent aussi passer par un WebSocket, à /api/socket, avec les mêmes messages que le flux. Les descriptions du serveur sont en anglais.
api-openapi = Description OpenAPI
api-lobby = Parties et salle d’attente
api-table = À la table
api-people = Joueurs
api-host = Pour l’hôte du serveur
api-takes = Requête
api-gives = Réponse : { $kind }

# Webhooks
hooks = Webhooks
hooks-says = Quand c’est à vous de jouer et que vous n’êtes pas là, ou quand une de vos parties se termine, le serveur peut envoyer un message à une adresse web : un salon Discord, par exemple, ou un programme à vous.
hooks-none = Vous n’avez pas de webhook.
hook-address = Adresse
hook-hint = Sur Discord : paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook. L’adresse doit être publique et commencer par https://.
hook-about = Parties
hook-all = toutes mes parties
hook-table = { $game } avec { $names }
hook-other = une partie
hook-add = Ajouter le webhook
hook-fresh = Le secret de signature ne sera plus jamais affiché. Un programme qui reçoit les messages s’en sert pour vérifier leur signature ; un salon Discord n’en a pas besoin.
hook-secret = Secret de signature
hook-try = Tester
hook-try-which = Tester { $url }
hook-heard = Envoyé. Regardez dans votre salon.
hook-drop = Retirer
hook-drop-which = Retirer { $url }
notice-turn = { $game } : on attend { $names }. Table { $table }
notice-over = { $game } : partie terminée. Victoire : { $names }. Table { $table }
notice-over-nobody = { $game } : partie terminée. Table { $table }
notice-test = Escapade peut vous joindre ici. Vous recevrez un message quand ce sera votre tour et quand une de vos parties se terminera.
hooks-or-browser = Votre navigateur peut aussi vous prévenir, sans webhook :

# Vos données
data-take = Télécharger
data-take-says = Tout ce qui est enregistré à votre sujet, dans un seul fichier (JSON) : votre nom, vos places et vos résultats, vos messages, vos cotes, les noms de vos clés API et les adresses de vos webhooks.
data-download = Télécharger mes données
data-delete = Supprimer
data-goes = Supprimé tout de suite et pour de bon
data-goes-name = votre nom, votre compte et votre mot de passe, vos réglages
data-goes-play = vos cotes, votre liste de parties et vos places : vous abandonnez les parties en cours
data-goes-chat = vos messages
data-goes-keys = vos clés API et vos webhooks
data-stays = Conservé
data-stays-moves = les parties elles-mêmes, car elles appartiennent aussi aux autres joueurs : vos coups, avec « { deleted-player } » à la place de votre nom
data-stays-others = les points de cote que d’autres ont gagnés ou perdus contre vous
data-stays-copies = les sauvegardes de toute la base de données faites par l’hôte, jusqu’à leur remplacement
data-delete-do = Supprimer mes données
data-sure = { $name }, il n’y aura pas de retour possible. Supprimer toutes vos données ?
data-sure-account = { $name }, il n’y aura pas de retour possible. Supprimer le compte { $login } et toutes vos données ?
data-delete-sure = Oui, tout supprimer
data-keep = Non, tout garder
gone = Vos données sont supprimées
gone-says = Si vous rejouez, ce sera sous un nouveau nom d’invité.
