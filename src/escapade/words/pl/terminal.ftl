# Stół w terminalu. Same polecenia (why, hint, more, undo, log, help, quit) wpisuje się po angielsku w każdym języku.
terminal-you = ty
terminal-person = człowiek
terminal-type-a-number = Wpisz numer ruchu albo help.
terminal-left = Wstajesz od stołu; gra pozostaje niedokończona. Żeby grać dalej: escapade resume
terminal-record = Zapis gry: { $file }
terminal-reconstructed = Zrekonstruowane, nie odczytane z pudełka: { $what }. Kto ma pudełko, może to poprawić przez --data PLIK.

## Asking for a move
terminal-help =
    Wpisz numer ruchu albo jego zapis. Enter pokazuje menu od nowa. Poza tym:
    why 7   co robi ruch albo która zasada go zabrania   hint  podpowiedź bota
    more    następna strona; more łyżka szuka ruchów     undo  cofnij ruch
    log     wszystko, co się wydarzyło                   quit  koniec
terminal-why-what = Wpisz why i ruch, na przykład why { $move }.
terminal-legal = Ruch { $move } jest dozwolony: { $does }.
terminal-hint = { $number } { $move }: szansa na wygraną { $percent }%, symulacje: { $visits }
terminal-hint-line = { $hint }; potem { $moves }
terminal-no-move = „{ $typed }” to nie ruch; wpisz ruch z menu albo help.
terminal-no-number = Menu ma numery od 1 do { $last }; nie ma w nim { $number }.
terminal-not-found = Żaden ruch nie zawiera „{ $words }”.
terminal-page = strona { $page } z { $pages }: more pokazuje następną, more SŁOWA szuka ruchu
terminal-folded = ruchów: { $count }; wpisz more { $words }
terminal-hide = Naciśnij Enter, by ukryć swoje karty
terminal-pass = Przekaż urządzenie: { $name }, potem naciśnij Enter
terminal-back = Naciśnij Enter, by wrócić do stołu

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } wcześniejszy wiersz: wpisz log
        [few] … { $count } wcześniejsze wiersze: wpisz log
       *[many] … { $count } wcześniejszych wierszy: wpisz log
    }
terminal-nothing-yet = Jeszcze nic się nie wydarzyło.
terminal-moved-since = Później był ruch gracza { $name }; cofnąć może tylko osoba, która wykonała ostatni ruch.
terminal-run-seen = Biegu nie można cofnąć: ścieżka została już pokazana.
terminal-nothing-to-undo = Nie masz ruchu do cofnięcia.
terminal-undone = { $name } cofa ruch.

## Replays
terminal-replay-help =
    Enter idzie o ruch dalej, b o ruch wstecz. Liczba prowadzi do tego ruchu, 0 do
    rozdania. +10 i -10 to dziesięć ruchów, start i end to krańce. quit kończy.
terminal-replay-at = Ruch { $move } z { $moves }
terminal-replay-end = To już koniec.
terminal-replay-moves = Liczba ruchów w tej grze: { $moves }.
terminal-replay-deal = Rozdanie. Enter prowadzi dalej, help mówi, co jeszcze można wpisać.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-seen = widziane
terminal-none = brak
terminal-no-cards = brak kart
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: nie
terminal-hand = Karty: { $name }
terminal-deck = Talia
terminal-discards = Odrzucone
terminal-letters = Karty: { $letters }.

# Players; each letter only once
terminal-colour-blue = Niebieski
    .letter = N
terminal-colour-red = Czerwony
    .letter = C
terminal-colour-green = Zielony
    .letter = Z
terminal-colour-yellow = Żółty
    .letter = Ż
terminal-colour-purple = Fioletowy
    .letter = F
terminal-colour-white = Biały
    .letter = B

## Cartagena
terminal-cartagena-letters-grey = Karty: { $letters }; wielka litera to szara karta.
terminal-cartagena-home = { $home } z { $pirates } u celu
terminal-cartagena-deck = Stos
terminal-cartagena-discards = Wykorzystane
terminal-cartagena-next = Następne
terminal-cartagena-drawn = Dobrane do wyboru
terminal-cartagena-shore = { $place }, { $shore }

## Outrun
terminal-outrun-title = { $monster }, runda { $round }
terminal-outrun-out = na wolności
terminal-outrun-room = pomieszczenie { $room } z { $rooms }
terminal-outrun-infected = { $where }, infekcja
terminal-outrun-finished = koniec biegu
terminal-outrun-late = za późno
terminal-outrun-runs = biegnie
terminal-outrun-place = miejsce { $place }
terminal-outrun-path = Ścieżka
terminal-outrun-but = Ale
terminal-outrun-keys = Klawisze
terminal-outrun-middle = Środek
terminal-outrun-hold = Ręka
terminal-outrun-antidote = z antidotum
terminal-outrun-face-down = zakryte: { $count }
terminal-outrun-ready = Naciśnij Enter, żeby zobaczyć ścieżkę: wtedy rusza zegar
terminal-outrun-run = Bieg
terminal-outrun-key-plus = następny „+”
terminal-outrun-key-shortcut = Wielki skrót
terminal-outrun-key-antidote = antidotum
terminal-outrun-key-enter = Enter Finish   late odpuszcza bieg
terminal-outrun-no-key = „{ $key }” nie zagrywa tu żadnej karty: 1–8 to A–H
terminal-outrun-no-key-plus = „{ $key }” nie zagrywa tu żadnej karty: 1–8 to A–H, 9 to następna karta „+”
terminal-outrun-help =
    Enter pokazuje ścieżkę i uruchamia zegar. Potem wpisz jej karty po kolei,
    cyframi albo literami (1 albo A); Enter kończy bieg, late go odpuszcza.
    log   wszystko, co się wydarzyło    undo  cofnij ruch, przed ścieżką
    quit  koniec; escapade resume
terminal-outrun-nothing-laid = Nie ma jeszcze żadnej karty: wpisz karty ścieżki i naciśnij Enter; late odpuszcza bieg

## Dig Your Way Out
terminal-dig-goal = Do wygranej: { $points } punktów
terminal-dig-tunnel = { $points } z { $goal }
terminal-dig-cigarettes = szlugi: { $count }
terminal-dig-beaten = Łomot { $times }
terminal-dig-no-gang = bez gangu
terminal-dig-stacks = Stosy
terminal-dig-letters = Zapis ruchu: słowa z dwukropkami, na przykład dig:spoon. +2 przy obszarze: karty z Przeszukiwania.

## What is wrong with a command
terminal-output = Nie można zapisać wyniku: { $reason }.
terminal-stopped = Przerwano.
terminal-no-language = Nie ma tłumaczenia „{ $language }”; dostępne: { $languages }.
terminal-no-player = Nie ma gracza „{ $player }”; gracze: { $players }.
terminal-seats-or-players = Liczba graczy w --seats to { $listed }, a --players podaje { $players }; użyj tylko jednej z tych opcji.
terminal-bots-or-players = Liczba botów w --bots to { $listed }, a --players podaje { $players }; użyj tylko jednej z tych opcji.
terminal-no-setting = „{ $setting }” to nie ustawienie; wpisz opcja=wartość, na przykład morgan=yes.
terminal-set-twice = Opcja { $name } jest podana dwa razy: { $first } i { $second }.
terminal-no-keyboard = Ruchy wpisuje się w terminalu, a tu go nie ma; niech grają same boty, na przykład --seats fox,owl.
terminal-no-unfinished = Nie ma tu niedokończonej gry; podaj plik z zapisem albo zacznij grę: escapade play.
terminal-record-over = Gra w pliku { $file } jest skończona; escapade replay ją pokazuje.
terminal-untrained = Boty uczyły się bez tych poprawek.
terminal-no-such-move = Liczba ruchów w tej grze: { $moves }; nie ma ruchu { $move }.
terminal-no-such-game = Liczba gier w pliku { $file }: { $games }; nie ma numeru { $number }.
terminal-no-such-seat = liczba graczy w tej grze: { $players }; nie ma gracza { $player }
terminal-no-rules = { $game }: ta gra nie ma spisanych zasad.
terminal-no-rules-in = Zasady gry { $game } nie są dostępne w języku „{ $language }”; języki: { $languages }.
terminal-no-rule = { $game }: nie ma zasady „{ $rule }”; rozdziały: { $sections }.
terminal-unreadable = Nie można odczytać pliku { $file }: { $reason }.
terminal-unwritable = Nie można zapisać pliku { $file }: { $reason }.
terminal-no-text = to nie jest plik tekstowy
terminal-no-toml = { $file } nie jest poprawnym plikiem TOML: { $reason }.
terminal-toml-deep = zbyt głębokie zagnieżdżenie albo zbyt długa liczba
terminal-no-analysis = { $bot } nie potrafi analizować; boty, które potrafią: { $bots }.
terminal-position-over = W tej pozycji gra jest skończona.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  szansa na wygraną { $percent }%, symulacje: { $visits }
terminal-nothing-to-decide = W tej pozycji nie ma nic do rozstrzygnięcia.
terminal-game-facts = graczy: od { $least } do { $most }, zasady { $rules }
terminal-options = opcja
terminal-options-values = wartości [domyślna]
terminal-options-says = o czym decyduje
terminal-simulated = { $game }, liczba gier: { $games }, skończone: { $finished }.
terminal-simulated-cut = { $game }, liczba gier: { $games }, skończone: { $finished }, przerwane po { $cap } decyzjach: { $unfinished }.
terminal-simulated-pace = Liczba decyzji: { $decisions } w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, czyli { $pace } na sekundę.
terminal-seat = miejsce { $seat }
terminal-together = razem
terminal-bot = bot
terminal-wins = wygrane
terminal-share = udział
terminal-interval = przedział 95%
terminal-lengths = długość skończonej gry
terminal-mean = średnia
terminal-deviation = odchylenie
terminal-shortest = najkrótsza
terminal-longest = najdłuższa
terminal-decisions = decyzje
terminal-turns = tury
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruch, wygrana: { $winners }.
        [few] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruchy, wygrana: { $winners }.
       *[many] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruchów, wygrana: { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruch, gra niedokończona.
        [few] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruchy, gra niedokończona.
       *[many] { $file }, wiersz { $line }: w porządku, { $game }, { $moves } ruchów, gra niedokończona.
    }
terminal-all-verified =
    { $games ->
        [one] Sprawdzono { $games } grę, bez błędów.
        [few] Sprawdzono { $games } gry, bez błędów.
       *[many] Sprawdzono { $games } gier, bez błędów.
    }
