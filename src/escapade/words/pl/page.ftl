# Każda strona i to, co wspólne dla wszystkich gier: nagłówek, strona główna, stół, dziennik, czat.
title = Escapade
home = Strona główna
skip = Przejdź do treści
home-link = Escapade, strona główna
settings = Ustawienia
about = O stronie
notice = Gry należą do swoich autorów i wydawców. Escapade to nieoficjalna wersja od ludzi, którzy je lubią, z własnymi rysunkami i tekstami.
offline = Brak połączenia z siecią. Gry ruszą dalej, gdy sieć wróci.
unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
server-away = Serwer nie odpowiada. Strona próbuje dalej i sama wróci do gry.
new-version = Jest nowa wersja Escapade.
part-missing = Nie udało się wczytać części tej strony.
reload = Odśwież
tables-unknown = Nie wiadomo, dopóki serwer nie odpowiada.
table-unreachable = Nie można teraz pokazać tego stołu
table-unreachable-says = Gra jest zapisana na serwerze. Pojawi się tutaj, gdy tylko serwer odpowie.
reconnecting = Połączenie przerwane. Łączę ponownie…
play-bots = Zagraj z botami
play-friends = Zagraj ze znajomymi
more-options = Więcej opcji
variant = Wariant
own-tables = Twoje gry
own-tables-none = Nie masz jeszcze żadnej gry. Zacznij teraz pierwszą.
open-tables = Otwarte gry
open-tables-none = Teraz nie ma otwartych gier.
go-on = Graj dalej
sit-down = Dołącz
hints-on = z podpowiedziami
look-on = Oglądaj
seat-open = wolne miejsce
deleted-player = Usunięty gracz
name = Imię
rules = Zasady
table = Stół
bot-hare = Zając
bot-hare-says = rzuca się na pierwszą okazję
bot-magpie = Sroka
bot-magpie-says = łapie to, co błyszczy
bot-fox = Lis
bot-fox-says = myśli kilka ruchów naprzód
bot-raven = Kruk
bot-raven-says = widział już niejeden koniec gry
bot-owl = Sowa
bot-owl-says = myśli nawet pół sekundy
bot-random = Losowy
bot-greedy = Chciwy
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, poziom { $level } z { $levels }
bot-plain = bot
bots-reduced = { $count ->
    [one] Bot { $bots } gra słabiej niż zwykle, bo na tym serwerze zasady nie są skompilowane.
   *[other] Boty { $bots } grają słabiej niż zwykle, bo na tym serwerze zasady nie są skompilowane.
}
value-yes = tak
value-no = nie
value-random = losowo
language = Język
speed = Tempo animacji
speed-calm = Normalne
speed-quick = Szybkie
speed-instant = Bez animacji
sound-on = Dźwięk: wł.
sound-off = Dźwięk: wył.
auto-end = Kończ moją turę automatycznie, gdy nie można zrobić nic innego
comfort = Tempo i rozmiar
size = Rozmiar
size-normal = Zwykły
size-large = Duży
size-larger = Bardzo duży
your-name = Twoje imię
save = Zapisz
saved = Zapisano.
back = Wstecz
you = ty
players = Gracze
copy = Kopiuj
copied = Skopiowano
status-gathering = Czekamy na graczy
status-turn = Ruch: { $name }
status-yours =
    { $seats ->
        [one] Twój ruch
       *[other] { $name }, twój ruch
    }
status-over = Wygrana: { $names }
status-paused = Przerwa
seat-resigned = poddaje się
seat-held = w zastępstwie bot
seat-away = nie ma przy stole
undo = Cofnij
undo-ask = Poproś o cofnięcie
resign = Poddaj się
rematch = Rewanż
record = Zapis gry
watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
log = Dziennik
log-empty = Jeszcze pusto.
log-sat = { $name } dołącza.
log-renamed = { $name } to teraz { $other }.
log-stood = Miejsce { $number } jest wolne.
log-resized = Liczba graczy przy stole: { $count }.
log-started = Gra się zaczyna.
log-undone = { $name } cofa ruch.
log-proposed-undo = { $name } prosi o cofnięcie ruchu.
log-proposed-pause = { $name } prosi o przerwę.
log-proposed-resume = { $name } prosi o wznowienie gry.
log-voted-yes = { $name } zgadza się.
log-voted-no = { $name } nie zgadza się.
log-paused = Gra jest wstrzymana.
log-resumed = Gra toczy się dalej.
log-credited = Serwer nie działał. Zegary nie liczą tego czasu.
log-held = Gracza { $name } nie ma przy stole. Zastępuje go bot.
log-returned = { $name } wraca.
log-resigned = { $name } poddaje się.
log-timed-out = { $name }: czas minął.
log-by-clock = Czas minął. Ruch gracza { $name } wykonuje się automatycznie.
log-rematched = Rewanż czeka.
log-ended-played =
    { $count ->
        [one] { $name } wygrywa.
       *[other] Wygrywają: { $name }.
    }
log-ended-resigned =
    { $count ->
        [one] Wszyscy inni poddali grę: { $name } wygrywa.
       *[other] Wszyscy inni poddali grę; wygrywają: { $name }.
    }
log-ended-time =
    { $count ->
        [one] Czas minął: { $name } wygrywa.
       *[other] Czas minął; wygrywają: { $name }.
    }
log-ended-left = Wszyscy opuścili grę.
vote-undo = { $name } chce cofnąć ruch. Zgoda?
vote-pause = { $name } chce przerwy. Zgoda?
vote-waiting = Czekamy na zgodę wszystkich
vote-withdraw = Wycofaj
labelled = { $label }: { $text }
yes = Tak
no = Nie
chat = Czat
say = Wiadomość
send = Wyślij
curtain = { $name }, twój ruch
curtain-says = Podaj urządzenie dalej. Niech nikt inny nie patrzy.
curtain-open = To ja, { $name }
no-table = Nie znaleziono gry
confirm = Potwierdź
cancel = Anuluj
close = Zamknij
move-text = Ruch w zapisie
moves = Możliwe ruchy
you-room = Ty
leaders = Lista rankingowa
rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-nothing-found = Brak wyników.
rules-play = Zagraj
rules-print = Drukuj
rules-show = Pokaż zasadę { $rule }
rules-own-page = Otwórz w nowej karcie
no-page = Nie ma takiej strony
no-page-says = Adres może być niepełny albo nieaktualny.
box = Pudełko
box-open = Popraw dane własnego pudełka
box-bots = Boty uczyły się bez tego pudełka.

refusal-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
refusal-cookies-blocked = Przeglądarka blokuje pliki cookie tej strony. Do gry Escapade potrzebuje jednego: mówi on, które miejsce jest twoje. Zezwól na pliki cookie dla tej strony i odśwież ją.
