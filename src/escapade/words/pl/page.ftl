# Rama: wszystko, co nie należy do jednej gry.
title = Escapade
home = Na stronę główną
home-link = Escapade, na stronę główną
settings = Ustawienia
about = O stronie
notice = Gry należą do swoich autorów i wydawców. To nieoficjalna wersja dla tych, którzy je lubią, z naszymi własnymi rysunkami i słowami.
offline = Brak sieci. Strona działa; gry ruszą dalej, gdy sieć wróci.
unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
reconnecting = Połączenie przerwane; wracamy …
play-bots = Zagraj teraz z botami
play-friends = Zagraj ze znajomymi
more-options = Więcej opcji
which-game = Która gra?
own-tables = Twoje gry
own-tables-none = Jeszcze żadnej. Pierwsza jest o jedno kliknięcie stąd.
open-tables = Otwarte stoły
open-tables-none = Teraz nie ma publicznego stołu.
go-on = Graj dalej
sit-down = Usiądź
look-on = Popatrz
seat-open = wolne miejsce
new-title = Stół: { $game }
presets = Zacznij od
who-plays = Kto gra
how-many = Gracze
seat-number = Miejsce { $number }
seat-me = Ja
seat-bot = Bot
seat-friend = Ktoś z linkiem
seat-beside = Ktoś obok mnie
which-bot = Bot na miejscu { $number }
name-of-seat = Imię na miejscu { $number }
name = Imię
rules = Zasady
table = Stół
time = Czas do namysłu
time-none = Ile kto chce
time-move = Minuta na ruch
time-bank = Dziesięć minut na gracza i dziesięć sekund na ruch
time-days = Dwa dni na ruch
public = Pokaż stół wszystkim
open-table = Otwórz stół
bot-hare = Zając
bot-hare-says = skacze na pierwszą lepszą okazję
bot-magpie = Sroka
bot-magpie-says = bierze to, co najbardziej błyszczy
bot-fox = Lis
bot-fox-says = patrzy kilka ruchów naprzód
bot-raven = Kruk
bot-raven-says = widział już niejeden koniec gry
bot-owl = Sowa
bot-owl-says = myśli przez całą sekundę
bot-random = Losowy
bot-greedy = Chciwy
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, poziom { $level } z { $levels }
bot-plain = bot
bot-levels = Boty: pierwszy poziom jest na pierwszy wieczór, ostatni trudno pokonać.
value-yes = tak
value-no = nie
value-random = losowo
language = Język
theme = Światło
theme-auto = Jak urządzenie
theme-light = Dzień
theme-dark = Noc
speed = Tempo pionków
speed-calm = Spokojne
speed-quick = Szybkie
speed-instant = Od razu
sound = Dźwięki
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
confirm-moves = Pytaj przed każdym ruchem
notices = Powiadom mnie, gdy kolej na mnie, a patrzę gdzie indziej
notices-forbidden = Przeglądarka nie pozwala na to tej stronie; można to zmienić w jej ustawieniach.
your-name = Twoje imię
use-name = Przyjmij
save = Zapisz
saved = Zapisano.
back = Wstecz
you = ty
players = Gracze
seats = Miejsca
which-bots = Który bot usiądzie
let-bot-sit = Posadź tu bota
stand-up = Wstań
free-seat = Zwolnij miejsce
beside-name = Imię osoby obok ciebie
beside-add = Też gra tutaj
start = Rozdaj karty
waiting-for =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
all-here = Wszyscy są.
waiting-host = Wszyscy są; rozdaje gospodarz.
invite = Zaproś
invite-link = Link do tego stołu
invite-says = Kto ma link, może usiąść albo popatrzeć. Konto nie jest potrzebne.
qr-label = Kod QR linku do tego stołu
copy = Kopiuj
copied = Skopiowano
status-gathering = Czekamy na graczy
status-turn = Ruch: { $name }
status-yours =
    { $seats ->
        [one] Twój ruch
       *[other] { $name }, twój ruch
    }
status-over = Wygrywa: { $names }
status-paused = Przerwa
seat-resigned = poddaje grę
seat-held = gra za nią/niego bot
seat-away = poza stołem
undo = Cofnij
undo-ask = Poproś o cofnięcie
resign = Poddaj grę
rematch = Jeszcze raz
record = Zapis gry
watching =
    { $count ->
        [one] Jedna osoba patrzy
        [few] { $count } osoby patrzą
       *[many] { $count } osób patrzy
    }
log = Co się stało
log-empty = Jeszcze nic się nie stało.
log-sat = { $name } siada.
log-stood = Miejsce { $number } jest wolne.
log-started = Karty są rozdane.
log-undone = { $name } cofa ruch.
log-proposed-undo = { $name } prosi o cofnięcie ruchu.
log-proposed-pause = { $name } prosi o przerwę.
log-proposed-resume = { $name } chce grać dalej.
log-voted-yes = { $name } zgadza się.
log-voted-no = { $name } nie zgadza się.
log-paused = Przerwa przy stole.
log-resumed = Gra toczy się dalej.
log-credited = Serwera nie było; zegary odzyskują czas.
log-held = { $name } jest poza stołem; gra bot.
log-returned = { $name } wraca.
log-resigned = { $name } poddaje grę.
log-timed-out = { $name }: czas minął.
log-rematched = Nowy stół czeka na tych samych graczy.
log-ended-played =
    { $count ->
        [one] { $name } wygrywa.
       *[other] Wygrywają: { $name }.
    }
log-ended-resigned =
    { $count ->
        [one] Nikt inny nie został: { $name } wygrywa.
       *[other] Zostali w grze i wygrywają: { $name }.
    }
log-ended-time =
    { $count ->
        [one] Czas minął: { $name } wygrywa.
       *[other] Czas minął; wygrywają: { $name }.
    }
log-ended-left = Wszyscy odeszli.
vote-undo = { $name } chce cofnąć ruch. Zgoda?
vote-pause = { $name } chce przerwy. Zgoda?
vote-waiting = Czekamy na zgodę wszystkich przy stole
vote-withdraw = Wycofaj
yes = Tak
no = Nie
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
say = Powiedz coś
send = Wyślij
curtain = { $name }, twój ruch
curtain-says = Podaj urządzenie dalej. Nikt inny nie patrzy.
curtain-open = To ja, { $name }
no-table = Nie ma takiego stołu
confirm = Zrób to
cancel = Jednak nie
close = Zamknij
move-text = Ruch w zapisie
moves = Możliwe ruchy
you-room = Ty
leaders = Najlepsi
settings-here = Są zapisane w tej przeglądarce. Z kontem będą takie same na każdym urządzeniu.
settings-everywhere = Są zapisane przy twoim koncie i są takie same na każdym urządzeniu.
rated-table = Gra liczy się do rankingu (dla graczy, którzy włączyli ranking)
rated-says = Gra rankingowa: liczy się dla graczy, którzy włączyli ranking.
rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-nothing-found = Nic nie znaleziono.
rules-play = Zagraj
rules-print = Drukuj
rules-show = Pokaż zasadę { $rule }
rules-own-page = Otwórz w nowej karcie
