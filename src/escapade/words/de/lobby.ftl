# Eine neue Partie: ihr Formular und ihr Tisch vor dem Start.
new-title = Neue Partie: { $game }
presets = Vorlage
who-plays = Wer spielt?
how-many = Wie viele spielen mit?
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-bot = Bot
seat-friend = Einladung per Link
seat-beside = Am selben Gerät
name-of-seat = Name für Platz { $number }
which-bot = Bot auf Platz { $number }
colour = Farbe
colour-0 = Blau
colour-1 = Rot
colour-2 = Grün
colour-3 = Gelb
colour-4 = Violett
colour-5 = Rosa
character = Figur
bot-levels = Bots: Die erste Stufe ist für den Einstieg, die letzte ist schwer zu schlagen.
time = Bedenkzeit
time-none = Unbegrenzt
time-move = 1 Minute pro Zug
time-bank = je 10 Minuten + 10 Sekunden pro Zug
time-days = 2 Tage pro Zug
control-move = { $minutes } min pro Zug
control-bank = je { $minutes } min + { $increment } s pro Zug
control-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
hold = Bei Verbindungsabbruch
hold-0 = warten
hold-60 = Bot springt nach 1 Minute ein
hold-300 = Bot springt nach 5 Minuten ein
hold-after = Bot springt nach { $seconds } s ein
visibility = Wer die Partie findet
visibility-public = alle
visibility-link = nur wer den Link hat
public = Öffentlich: Alle können diese Partie finden und mitspielen
rated-table = Gewertet: zählt für alle, die ihre Wertung eingeschaltet haben
rated-says = Gewertete Partie: Sie zählt für alle, die ihre Wertung eingeschaltet haben.
hints-table = Tipps: Alle sehen, welche Karte als nächste kommt (nicht in gewerteten Partien; Zeiten zählen nicht als Bestzeiten)
hints-says = Partie mit Tipps: Alle sehen, welche Karte als nächste kommt. Zeiten zählen nicht als Bestzeiten.
box-none = Keine: Daten von Escapade
open-table = Partie erstellen
seat-removed = Wer die Partie erstellt hat, hat deinen Platz frei gemacht.
full-watching = Alle Plätze sind besetzt: Du schaust zu.
use-name = Diesen Namen verwenden
which-bots = Welcher Bot?
let-bot-sit = Bot hinzufügen
stand-up = Platz verlassen
free-seat = Entfernen
beside-name = Name (an diesem Gerät)
beside-add = Hinzufügen
start = Partie starten
waiting-for =
    { $count ->
        [one] Es ist noch { $count } Platz frei.
       *[other] Es sind noch { $count } Plätze frei.
    }
all-here = Alle sind da.
waiting-host = Alle sind da. Wer die Partie erstellt hat, kann sie jetzt starten.
invite = Einladen
invite-link = Link zu dieser Partie
invite-says = Mit dem Link können alle mitspielen oder zuschauen, auch ohne Konto.
invite-alone = Dieser Link funktioniert nur auf diesem Computer. Starte den Server für dein Netzwerk, um andere Geräte einzuladen.
qr-label = QR-Code mit dem Link zu dieser Partie
how-to-play = So wird gespielt
