# Une nouvelle partie : son formulaire et sa table avant le début.
new-title = Nouvelle partie : { $game }
presets = Préréglage
who-plays = Joueurs
how-many = Nombre de joueurs
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-bot = Bot
seat-friend = Quelqu’un, par lien
seat-beside = Même appareil
name-of-seat = Nom à la place { $number }
which-bot = Bot à la place { $number }
colour = Couleur
colour-0 = Bleu
colour-1 = Rouge
colour-2 = Vert
colour-3 = Jaune
colour-4 = Violet
colour-5 = Rose
character = Personnage
bot-levels = Bots : le premier niveau convient pour débuter, le dernier est difficile à battre.
time = Limite de temps
time-none = Aucune
time-move = 1 minute par tour
time-bank = 10 minutes par personne + 10 secondes par tour
time-days = 2 jours par tour
control-move = { $minutes } min par tour
control-bank = { $minutes } min par personne + { $increment } s par tour
control-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
hold = Si quelqu’un se déconnecte
hold-0 = attendre
hold-60 = un bot joue après 1 minute
hold-300 = un bot joue après 5 minutes
hold-after = un bot joue après { $seconds } s
visibility = Qui peut la trouver
visibility-public = tout le monde
visibility-link = seulement avec le lien
public = Publique : tout le monde peut trouver cette partie et la rejoindre
rated-table = Classée : compte pour les joueurs qui ont activé leur cote
rated-says = Partie classée : elle compte pour les joueurs qui ont activé leur cote.
hints-table = Conseils : chacun voit quelle carte vient ensuite (pas dans les parties classées ; les temps ne comptent pas comme records)
hints-says = Partie avec conseils : chacun voit quelle carte vient ensuite. Les temps ne comptent pas comme records.
box-none = Sans boîte : les données d’Escapade
open-table = Créer la partie
seat-removed = L’hôte vous a retiré votre place.
full-watching = Toutes les places sont prises : vous regardez.
use-name = Prendre ce nom
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
invite-alone = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres appareils, lancez le serveur pour votre réseau.
qr-label = Code QR avec le lien vers cette partie
how-to-play = Comment jouer
