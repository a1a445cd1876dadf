# Toutes les pages, et ce que les jeux ont en commun : en-tête, accueil, table, journal, discussion.
title = Escapade
home = Accueil
skip = Aller au contenu
home-link = Escapade, accueil
settings = Réglages
about = À propos
notice = Les jeux appartiennent à leurs auteurs et éditeurs. Escapade est une adaptation non officielle, faite par des gens qui les aiment, avec ses propres images et textes.
offline = Vous êtes hors ligne. Vos parties reprendront dès que la connexion reviendra.
unreachable = Le serveur est injoignable. Réessayez dans un instant.
server-away = Le serveur ne répond pas. La page réessaie et reprendra d’elle-même.
new-version = Une nouvelle version d’Escapade est disponible.
part-missing = Une partie de cette page n’a pas pu être chargée.
reload = Recharger
tables-unknown = Inconnu tant que le serveur ne répond pas.
table-unreachable = Impossible d’afficher cette table pour l’instant
table-unreachable-says = La partie est conservée sur le serveur. Elle s’affichera ici dès qu’il répondra.
reconnecting = Connexion perdue. Reconnexion…
play-bots = Jouer contre des bots
play-friends = Jouer entre amis
more-options = Plus d’options
variant = Variante
own-tables = Vos parties
own-tables-none = Aucune partie pour l’instant. Lancez la première dès maintenant.
open-tables = Parties ouvertes
open-tables-none = Aucune partie ouverte pour le moment.
go-on = Continuer
sit-down = Rejoindre
hints-on = avec conseils
look-on = Regarder
seat-open = place libre
deleted-player = Profil supprimé
name = Nom
rules = Règles
table = Table
bot-hare = Lièvre
bot-hare-says = bondit à la première occasion
bot-magpie = Pie
bot-magpie-says = attrape tout ce qui brille
bot-fox = Renard
bot-fox-says = a quelques coups d’avance
bot-raven = Corbeau
bot-raven-says = a vu finir bien des parties
bot-owl = Hibou
bot-owl-says = réfléchit jusqu’à une demi-seconde
bot-random = Hasard
bot-greedy = Glouton
bot-choice = { $level } · { $name } : { $says }
bot-level = bot, niveau { $level } sur { $levels }
bot-plain = bot
bots-reduced = { $count ->
    [one] { $bots } ne joue pas à pleine force, car les règles ne sont pas compilées sur ce serveur.
   *[other] { $bots } ne jouent pas à pleine force, car les règles ne sont pas compilées sur ce serveur.
}
value-yes = oui
value-no = non
value-random = au hasard
language = Langue
speed = Animations
speed-calm = Normales
speed-quick = Rapides
speed-instant = Désactivées
sound-on = Son : activé
sound-off = Son : désactivé
auto-end = Terminer mon tour automatiquement quand il ne reste rien d’autre à faire
comfort = Vitesse et taille
size = Taille
size-normal = Normale
size-large = Grande
size-larger = Très grande
your-name = Votre nom
save = Enregistrer
saved = Enregistré.
back = Retour
you = vous
players = Joueurs
copy = Copier
copied = Copié
status-gathering = En attente de joueurs
status-turn = À { $name } de jouer
status-yours =
    { $seats ->
        [one] À vous
       *[other] { $name }, à vous
    }
status-over = Victoire : { $names }
status-paused = En pause
seat-resigned = abandon
seat-held = un bot joue
seat-away = hors ligne
undo = Annuler le coup
undo-ask = Demander l’annulation
resign = Abandonner
rematch = Revanche
record = Fichier de la partie
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
log = Journal
log-empty = Rien pour l’instant.
log-sat = { $name } rejoint la partie.
log-renamed = { $name } s’appelle maintenant { $other }.
log-stood = La place { $number } est libre.
log-resized = La partie est maintenant pour { $count } joueurs.
log-started = La partie commence.
log-undone = { $name } annule un coup.
log-proposed-undo = { $name } demande à annuler un coup.
log-proposed-pause = { $name } demande une pause.
log-proposed-resume = { $name } demande à reprendre.
log-voted-yes = { $name } accepte.
log-voted-no = { $name } refuse.
log-paused = La partie est en pause.
log-resumed = La partie reprend.
log-credited = Le serveur était arrêté. Ce temps est rendu aux pendules.
log-held = { $name } s’absente. Un bot prend le relais.
log-returned = { $name } est de retour.
log-resigned = { $name } abandonne.
log-timed-out = { $name } a dépassé son temps.
log-by-clock = Temps écoulé : un coup est joué automatiquement pour { $name }.
log-rematched = La revanche est prête.
log-ended-played =
    { $count ->
        [one] { $name } gagne.
       *[other] { $name } gagnent.
    }
log-ended-resigned =
    { $count ->
        [one] Tous les autres ont abandonné : { $name } gagne.
       *[other] Tous les autres ont abandonné : { $name } gagnent.
    }
log-ended-time =
    { $count ->
        [one] Le temps est écoulé : { $name } gagne.
       *[other] Le temps est écoulé : { $name } gagnent.
    }
log-ended-left = Tout le monde a quitté la partie.
vote-undo = { $name } voudrait annuler un coup. D’accord ?
vote-pause = { $name } voudrait une pause. D’accord ?
vote-waiting = Il faut l’accord de tout le monde
vote-withdraw = Retirer
labelled = { $label } : { $text }
yes = Oui
no = Non
chat = Discussion
say = Message
send = Envoyer
curtain = { $name }, à vous de jouer
curtain-says = Faites passer l’appareil. Les autres ne regardent pas !
curtain-open = C’est moi, { $name }
no-table = Partie introuvable
confirm = Confirmer
cancel = Annuler
close = Fermer
move-text = Coup en notation
moves = Coups possibles
you-room = Vous
leaders = Classement
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-nothing-found = Aucun résultat.
rules-play = Jouer
rules-print = Imprimer
rules-show = Afficher la règle { $rule }
rules-own-page = Ouvrir dans un nouvel onglet
no-page = Page introuvable
no-page-says = L’adresse est peut-être incomplète ou n’existe plus.
box = Boîte
box-open = Corriger les données de votre propre boîte
box-bots = Les bots ont appris sans cette boîte.

refusal-unreachable = Le serveur est injoignable. Réessayez dans un instant.
refusal-cookies-blocked = Votre navigateur bloque les cookies de cette page. Pour jouer, Escapade en utilise un, qui indique quelle place est la vôtre. Autorisez les cookies pour cette page et rechargez-la.
