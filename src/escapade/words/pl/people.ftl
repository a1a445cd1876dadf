# Pokoje o ludziach: o tobie, o kluczach i danych, ranking, ktoś inny.
rooms = Pokoje o tobie
room-you = Ty
room-keys = Klucze i powiadomienia
room-data = Twoje dane
name-says = Widać je przy każdym stole, do którego od teraz usiądziesz.

# Konto
account = Konto
account-keep = Zachowaj to, co twoje
guest-says = Jesteś gościem: zna cię tylko ta przeglądarka.
account-says = Do gry konto nie jest potrzebne. Ale z kontem imię, gry, ranking i ustawienia są twoje na każdym urządzeniu.
account-make = Załóż konto
account-made = Masz już konto. Jest w nim wszystko, co było grane do tej pory.
account-is = Jesteś na koncie { $login }.
account-keeps = Imię, gry, ranking i ustawienia są takie same na każdym urządzeniu, na którym się zalogujesz.
login = Nazwa konta
login-hint = Służy do logowania; nikt inny jej nie widzi. Litery od a do z, cyfry oraz . _ -
password = Hasło
password-hint = Co najmniej osiem znaków. Nikt nie może tu przysłać nowego, więc dobrze je przechowuj.
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-says = Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie.
password-change = Zmień hasło
password-changed = Hasło jest zmienione.
sign-in = Zaloguj się
sign-in-have = Mam już konto
sign-in-says = Gry rozegrane tutaj jako gość { $name } nie przejdą na konto: żeby je zachować, załóż konto z tego gościa.
signed-in = Witaj z powrotem, { $name }.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się na wszystkich urządzeniach
sign-out-says = Nic nie przepada: wrócisz z nazwą konta i hasłem, tutaj albo gdziekolwiek.
signed-out = Jesteś poza kontem. Na tym urządzeniu jesteś teraz nowym gościem: { $name }.
guest-leave = Zapomnij mnie na tym urządzeniu
guest-leave-says = Gość, który odejdzie, nie może wrócić: imię { $name }, lista gier i ranking byłyby na zawsze poza twoim zasięgiem, a trwające gry toczyłyby się bez ciebie. Jeśli chcesz je zachować, najpierw załóż konto.
guest-leave-do = Odejdź i bądź nowym gościem

# Gry
games-finished = Skończone gry
games-finished-none = Jeszcze żadnej. Gdy gra się skończy, znajdziesz ją tutaj i obejrzysz jeszcze raz.
games-earlier = Wcześniejsze gry
replay-of = Zobacz jeszcze raz: { $game }, { $day }
rated = rankingowa
result-won = wygrana
result-lost = przegrana
result-resigned = poddana
result-left = wszyscy odeszli
result-names = wygrywa: { $names }

# Ranking
ratings = Ranking
ratings-says = Ranking mówi, jak dobrze ktoś gra w daną grę. Jest wyłączony, dopóki go nie chcesz. Liczą się gry otwarte jako rankingowe, między ludźmi, którzy go włączyli; boty się nie liczą. Z rankingiem twoje imię jest na liście najlepszych.
rate-me = Oceniaj mnie i pokaż na liście najlepszych
ratings-none-yet = Jeszcze żadnej gry rankingowej. Otwórz stół w „Więcej opcji” i zaznacz, że gra się liczy.
rated-games =
    { $count ->
        [one] jedna gra rankingowa
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }
as-others-see = Jak widzą mnie inni

# Lista najlepszych
leaders-none = Na tej liście nie ma jeszcze nikogo.
leaders-how = Gra liczy się, gdy była otwarta jako rankingowa (w „Więcej opcji”), gdy co najmniej dwie grające osoby mają włączony ranking i gdy się skończyła.
leaders-open = Otwórz stół
leaders-place = Miejsce
leaders-player = Gracz
leaders-rating = Ranking
leaders-games = Gry
leaders-says = Każdy zaczyna od 0. Wygrane podnoszą ranking, przegrane obniżają, a im więcej gier, tym pewniejsza jest liczba.
leaders-you = A ty?

# Ktoś inny
person-account = Ma tu konto
person-guest = Gość
person-you = Tak widzą cię inni.
person-you-back = Z powrotem na twoją stronę
person-none = Nikogo tu nie ma
person-none-says = Adres może być niepełny albo ta osoba usunęła wszystko o sobie.
person-unrated = { $name } nie pokazuje rankingu.
person-games = Gry przy publicznych stołach
person-games-none = { $name }: jeszcze żadnej skończonej gry przy publicznym stole.
versus = Ty i { $name }
versus-none = Nie ma jeszcze żadnej waszej wspólnej skończonej gry. Wyślij tej osobie link do stołu.
versus-games =
    { $count ->
        [one] Jedna skończona wspólna gra. Kto był wyżej:
        [few] { $count } skończone wspólne gry. Kto był wyżej:
       *[many] { $count } skończonych wspólnych gier. Kto był wyżej:
    }
versus-ahead = ty
versus-behind = { $name }
versus-level = po równo

# Klucze dla programów
keys = Klucze dla programów
keys-says = Twój program, na przykład bot, może grać w twoim imieniu. Zamiast hasła pokazuje klucz. Zrób osobny dla każdego programu: każdy możesz odebrać, nie ruszając innych.
keys-none = Nie ma żadnego wydanego klucza.
key-new = Nowy klucz
key-name = Do czego jest?
key-name-hint = Żeby potem go rozpoznać, na przykład „mój pierwszy bot”.
key-may = Co może
scope-read = Widzieć to, co ty: twoje stoły, karty i skończone gry
scope-play = Ruszać się, poddawać gry i rozmawiać w twoim imieniu
scope-tables = Otwierać stoły, siadać i wstawać w twoim imieniu
scope-account = Wszystko inne: imię, ustawienia, inne klucze, nawet usunięcie konta. Żaden bot tego nie potrzebuje
scope-read-short = patrzy
scope-play-short = gra
scope-tables-short = otwiera stoły
scope-account-short = wszystko o tobie
key-make = Zrób klucz
key-fresh = Klucz „{ $name }” widać tylko ten jeden raz. Skopiuj go teraz i strzeż jak hasła.
key-secret = Nowy klucz
key-drop = Odbierz
key-drop-which = Odbierz klucz { $name }
bots-yours = Napisz bota
bots-yours-says = Przykład to czterdzieści linii w Pythonie. Daj mu klucz i koniec adresu stołu, a zajmie wolne miejsce i zagra:
bot-example = Przykładowy bot (bot.py)
api-described = O co może pytać program

# API
api = O co może pytać program
api-says = Co ty możesz tu zrobić, może też twój program: pyta serwer przez HTTP. Swój klucz pokazuje w nagłówku, jak tutaj; co ma znak zapytania, można pominąć. Ruchy mogą też iść przez WebSocket pod /api/socket, tymi samymi wiadomościami co w strumieniu. Opisy serwera są po angielsku.
api-openapi = To samo dla maszyn (OpenAPI)
api-lobby = Gry i stoły do znalezienia
api-table = Przy stole
api-people = Ludzie
api-host = Dla gospodarza serwera
api-takes = Przyjmuje
api-gives = Daje { $kind }

# Powiadomienia
hooks = Powiadomienia na adres
hooks-says = Gdy kolej na ciebie, a nie patrzysz, albo gdy twoja gra się skończy, serwer może napisać pod adres w sieci: na przykład na kanał Discorda albo do twojego programu. Nazywa się to webhook.
hooks-none = Nie ma żadnego adresu.
hook-address = Adres
hook-hint = Na Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj URL. Zaczyna się od https:// i jest dostępny zewsząd.
hook-about = O czym
hook-all = o wszystkich moich grach
hook-table = { $game }: { $names }
hook-other = o jednym stole
hook-add = Dodaj adres
hook-try = Wypróbuj
hook-try-which = Wypróbuj: { $url }
hook-heard = Przyjęto: zajrzyj tam.
hook-drop = Usuń
hook-drop-which = Usuń { $url }
hooks-or-browser = Może cię też powiadamiać przeglądarka, bez żadnego adresu:

# Twoje dane
data-take = Weź je ze sobą
data-take-says = Wszystko, co jest o tobie zapisane, w jednym pliku: kim jesteś, gdzie było twoje miejsce i jak się skończyło, co było powiedziane, ranking, nazwy kluczy, adresy powiadomień. Czytają go programy (JSON), a przy odrobinie cierpliwości także ludzie.
data-download = Pobierz wszystko
data-delete = Usuń je
data-goes = Co zniknie, od razu i na zawsze
data-goes-name = imię, konto z hasłem, ustawienia
data-goes-play = ranking, lista gier i miejsca przy stołach: trwające gry będą poddane
data-goes-chat = wszystko, co było przez ciebie powiedziane przy stołach
data-goes-keys = klucze i adresy powiadomień
data-stays = Co zostanie
data-stays-moves = same gry, bo należą też do innych: twoje ruchy, ale zamiast imienia „Somebody” („ktoś”)
data-stays-others = ranking, który inni zdobyli w grach z tobą
data-stays-copies = kopie całej bazy, które przechowuje gospodarz serwera, dopóki nie zastąpią ich nowe
data-delete-do = Usuń wszystko o mnie
data-sure = { $name }, tego nie można cofnąć. Usunąć wszystko o tobie?
data-sure-account = { $name }, tego nie można cofnąć. Usunąć konto { $login } i wszystko o tobie?
data-delete-sure = Tak, usuń wszystko
data-keep = Nie, zostaw
gone = Nikt cię tu już nie pamięta
gone-says = Wszystko o tobie jest usunięte. Jeśli znów zagrasz, będziesz nowym gościem.
