# Nowa gra: formularz i stół przed rozpoczęciem.
new-title = Nowa gra: { $game }
presets = Zestaw
who-plays = Gracze
how-many = Liczba graczy
seats = Miejsca
seat-number = Miejsce { $number }
seat-me = Ja
seat-bot = Bot
seat-friend = Zaproszenie przez link
seat-beside = To samo urządzenie
name-of-seat = Imię na miejscu { $number }
which-bot = Bot na miejscu { $number }
colour = Kolor
colour-0 = Niebieski
colour-1 = Czerwony
colour-2 = Zielony
colour-3 = Żółty
colour-4 = Fioletowy
colour-5 = Różowy
character = Postać
bot-levels = Boty: pierwszy poziom jest dla początkujących, ostatni trudno pokonać.
time = Limit czasu
time-none = Bez limitu
time-move = 1 minuta na turę
time-bank = 10 minut na gracza + 10 sekund na turę
time-days = 2 dni na turę
control-move = { $minutes } min na turę
control-bank = po { $minutes } min + { $increment } s na turę
control-days =
    { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
hold = Gdy gracz straci połączenie
hold-0 = czekamy
hold-60 = po 1 minucie zastępuje go bot
hold-300 = po 5 minutach zastępuje go bot
hold-after = po { $seconds } s zastępuje go bot
visibility = Kto może ją znaleźć
visibility-public = wszyscy
visibility-link = tylko osoby z linkiem
public = Publiczna: każdy może znaleźć tę grę i dołączyć
rated-table = Rankingowa: liczy się dla graczy, którzy włączyli ranking
rated-says = Gra rankingowa: liczy się dla graczy, którzy włączyli ranking.
hints-table = Podpowiedzi: każdy widzi, która karta jest następna (nie w grach rankingowych; czasy nie liczą się jako rekordy)
hints-says = Gra z podpowiedziami: każdy widzi, która karta jest następna. Czasy nie liczą się jako rekordy.
box-none = Bez pudełka: dane Escapade
open-table = Utwórz grę
seat-removed = Gospodarz zwolnił twoje miejsce.
full-watching = Wszystkie miejsca są zajęte: oglądasz.
use-name = Użyj tego imienia
which-bots = Bot do dodania
let-bot-sit = Dodaj bota
stand-up = Zwolnij miejsce
free-seat = Usuń
beside-name = Gracz na tym urządzeniu
beside-add = Dodaj gracza
start = Zacznij grę
waiting-for =
    { $count ->
        [one] Wolne jest jeszcze { $count } miejsce.
        [few] Wolne są jeszcze { $count } miejsca.
       *[many] Wolnych jest jeszcze { $count } miejsc.
    }
all-here = Są już wszyscy.
waiting-host = Są już wszyscy. Grę zaczyna gospodarz.
invite = Zaproś
invite-link = Link do tej gry
invite-says = Z linkiem każdy może dołączyć albo oglądać. Konto nie jest potrzebne.
invite-alone = Ten link działa tylko na tym komputerze. Uruchom serwer dla swojej sieci, żeby zaprosić inne urządzenia.
qr-label = Kod QR z linkiem do tej gry
how-to-play = Jak grać
