# Toutes les pages, et ce que les jeux ont en commun : en-tête, accueil, formulaire, salle d’attente, table, journal, discussion, réglages.
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
own-tables-none = Aucune partie pour l’instant. Un clic suffit pour lancer la première.
open-tables = Parties ouvertes
open-tables-none = Aucune partie ouverte pour le moment.
go-on = Continuer
sit-down = Rejoindre
look-on = Regarder
seat-open = place libre
guest-name = Invité { $number }
deleted-player = Profil supprimé
new-title = Nouvelle partie : { $game }
presets = Préréglage
who-plays = Joueurs
how-many = Nombre de joueurs
seat-number = Place { $number }
seat-me = Moi
colour = Couleur
colour-0 = Bleu
colour-1 = Rouge
colour-2 = Vert
colour-3 = Jaune
colour-4 = Violet
colour-5 = Rose
character = Personnage
seat-bot = Bot
seat-friend = Quelqu’un, par lien
seat-beside = Même appareil
which-bot = Bot à la place { $number }
name-of-seat = Nom à la place { $number }
name = Nom
rules = Règles
table = Table
time = Limite de temps
time-none = Aucune
time-move = 1 minute par tour
time-bank = 10 minutes par personne + 10 secondes par tour
time-days = 2 jours par tour
control-move = { $minutes } min par tour
control-bank = { $minutes } min par personne + { $increment } s par tour
control-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
visibility = Qui peut la trouver
visibility-public = tout le monde
visibility-link = seulement avec le lien
seat-removed = L’hôte vous a retiré votre place.
full-watching = Toutes les places sont prises : vous regardez.
public = Publique : tout le monde peut trouver cette partie et la rejoindre
open-table = Créer la partie
bot-hare = Lièvre
bot-hare-says = bondit à la première occasion
bot-magpie = Pie
bot-magpie-says = attrape tout ce qui brille
bot-fox = Renard
bot-fox-says = a quelques coups d’avance
bot-raven = Corbeau
bot-raven-says = a vu finir bien des parties
bot-owl = Hibou
bot-owl-says = réfléchit une seconde entière
bot-random = Hasard
bot-greedy = Glouton
bot-choice = { $level } · { $name } : { $says }
bot-level = bot, niveau { $level } sur { $levels }
bot-plain = bot
bot-levels = Bots : le premier niveau convient pour débuter, le dernier est difficile à battre.
bots-reduced = { $count ->
    [one] { $bots } ne joue pas à pleine force, car les règles ne sont pas compilées sur ce serveur.
   *[other] { $bots } ne jouent pas à pleine force, car les règles ne sont pas compilées sur ce serveur.
}
value-yes = oui
value-no = non
value-random = au hasard
language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
speed = Animations
speed-calm = Normales
speed-quick = Rapides
speed-instant = Désactivées
sound = Son
sound-on = Son : activé
sound-off = Son : désactivé
confirm-moves = Confirmer mes coups
auto-end = Terminer mon tour automatiquement quand il ne reste rien d’autre à faire
comfort = Vitesse et taille
size = Taille
size-normal = Normale
size-large = Grande
size-larger = Très grande
notices = Me prévenir quand c’est mon tour
notices-forbidden = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses paramètres.
your-name = Votre nom
use-name = Prendre ce nom
save = Enregistrer
saved = Enregistré.
back = Retour
you = vous
players = Joueurs
seats = Places
which-bots = Bot à ajouter
let-bot-sit = Ajouter un bot
stand-up = Quitter la place
free-seat = Retirer
beside-name = Joueur sur cet appareil
beside-add = Ajouter un joueur
start = Lancer la partie
waiting-for =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
all-here = Tout le monde est là.
waiting-host = Tout le monde est là. L’hôte va lancer la partie.
invite = Inviter
invite-link = Lien vers cette partie
invite-says = Avec ce lien, tout le monde peut rejoindre ou regarder la partie. Pas besoin de compte.
qr-label = Code QR avec le lien vers cette partie
copy = Copier
copied = Copié
status-gathering = En attente de joueurs
status-turn = À { $name } de jouer
status-yours =
    { $seats ->
        [one] À vous de jouer
       *[other] { $name }, à vous de jouer
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
yes = Oui
no = Non
chat = Discussion
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
settings-here = Enregistrés dans ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils.
settings-everywhere = Enregistrés avec votre compte, les mêmes sur tous vos appareils.
rated-table = Classée : compte pour les joueurs qui ont activé leur cote
rated-says = Partie classée : elle compte pour les joueurs qui ont activé leur cote.
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-nothing-found = Aucun résultat.
rules-play = Jouer
rules-print = Imprimer
rules-show = Afficher la règle { $rule }
rules-own-page = Ouvrir dans un nouvel onglet
no-page = Page introuvable
no-page-says = L’adresse est peut-être incomplète ou n’existe plus.
preview = Escapade – jouez en ligne à des jeux d’évasion
preview-says = Jouez à Cartagena, Outrun et Dig Your Way Out avec vos amis ou contre des bots, directement dans votre navigateur. Pas besoin de compte.
preview-table = Rejoindre une partie de { $game }
preview-table-says = { $count ->
    [one] Pour { $count } personne.
   *[other] Pour { $count } personnes.
} Pas besoin de compte.
preview-replay = Revoir une partie de { $game }
box = Boîte
box-none = Sans boîte : les données d’Escapade
box-open = Corriger les données de votre propre boîte
box-bots = Les bots ont appris sans elle.

refusal-unreachable = Le serveur est injoignable. Réessayez dans un instant.
refusal-cookies-blocked = Votre navigateur bloque les cookies de cette page. Pour jouer, Escapade en utilise un, qui indique quelle place est la vôtre. Autorisez les cookies pour cette page et rechargez-la.
