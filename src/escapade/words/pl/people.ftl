# Ty, klucze API i dane, ranking, inni gracze.
rooms = Twoje strony
room-you = Ty
room-keys = Klucze API i webhooki
room-data = Twoje dane
room-moderation = Moderacja: zgłoszone wiadomości
name-says = Widać je przy każdym stole, do którego od teraz dołączysz.

# Konto
account = Konto
account-keep = Załóż konto
guest-says = Jesteś gościem. Zna cię tylko ta przeglądarka.
account-says = Możesz grać bez konta. Z kontem imię, gry, ranking i ustawienia są takie same na wszystkich twoich urządzeniach.
account-make = Załóż konto
account-made = Konto jest gotowe. Są w nim wszystkie twoje dotychczasowe gry.
account-is = Zalogowano jako { $login }.
account-keeps = Imię, gry, ranking i ustawienia są takie same wszędzie, gdzie się zalogujesz.
login = Nazwa użytkownika
login-hint = Służy do logowania. Nikt inny jej nie widzi. Litery od a do z, cyfry oraz . _ -
password = Hasło
password-hint = Co najmniej 8 znaków. Dobrze je przechowuj: zgubionego hasła nie można odzyskać.
password-old = Obecne hasło
password-new = Nowe hasło
password-says = Na innych urządzeniach trzeba będzie zalogować się ponownie.
password-change = Zmień hasło
password-changed = Hasło zmienione.
sign-in = Zaloguj się
sign-in-have = Mam już konto
sign-in-says = Gry rozegrane tutaj jako gość { $name } nie przejdą na to konto. Żeby je zachować, załóż zamiast tego nowe konto.
signed-in = Witaj z powrotem, { $name }.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
sign-out-says = Nic nie przepada. Zaloguj się ponownie tutaj albo na dowolnym urządzeniu.
signed-out = Wylogowano. Na tym urządzeniu jesteś teraz nowym gościem: { $name }.
guest-leave = Zapomnij o mnie na tym urządzeniu
guest-leave-says = Gość, który wyjdzie, nie może wrócić: tracisz imię { $name }, listę gier i ranking, a trwające gry toczą się dalej bez ciebie. Żeby je zachować, najpierw załóż konto.
guest-leave-do = Wyjdź i zostań nowym gościem

# Gry
games-finished = Skończone gry
games-finished-none = Jeszcze żadnej. Skończone gry znajdziesz tutaj, razem z powtórkami.
games-earlier = Wcześniejsze gry
replay-of = Powtórka: { $game }, { $day }
rated = rankingowa
result-won = wygrana
result-lost = przegrana
result-resigned = poddana
result-left = wszyscy opuścili grę
result-names = zwycięstwo: { $names }

# Ranking
ratings = Ranking
ratings-says = Ranking pokazuje, jak dobrze grasz w daną grę. Jest wyłączony, dopóki go nie włączysz. Liczą się tylko gry rankingowe z ludźmi, którzy mają włączony ranking; gry z botami się nie liczą. Gracze z rankingiem są na liście rankingowej.
rate-me = Włącz mój ranking i pokaż mnie na liście rankingowej
ratings-none-yet = Jeszcze żadnej gry rankingowej. Utwórz grę w „Więcej opcji” i wybierz „Rankingowa”.
rated-games =
    { $count ->
        [one] { $count } gra rankingowa
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }
rating-provisional = tymczasowy
rating-provisional-says = Ranking jest tymczasowy, dopóki nie zagrasz pięciu gier rankingowych z trzema różnymi osobami; potem trafia na listę rankingową.
as-others-see = Jak widzą mnie inni

# Lista rankingowa
leaders-none = Na tej liście nie ma jeszcze nikogo.
leaders-how = Skończona gra liczy się, jeśli utworzono ją jako rankingową (w „Więcej opcji”) i co najmniej dwie grające osoby mają włączony ranking.
leaders-open = Utwórz grę
leaders-place = Miejsce
leaders-player = Gracz
leaders-rating = Ranking
leaders-games = Gry
leaders-says = Wszyscy zaczynają od 0. Wygrane podnoszą ranking, przegrane go obniżają. Im więcej gier, tym jest pewniejszy.
leaders-you = A ty?

# Inni gracze
person-account = Zarejestrowany gracz
person-guest = Gość
person-you = Tak widzą cię inni.
person-you-back = Wróć na swoją stronę
person-none = Nie znaleziono gracza
person-none-says = Adres może być niepełny albo gracz usunął swoje dane.
person-unrated = { $name } nie ma publicznego rankingu.
person-games = Publiczne gry
person-games-none = { $name }: jeszcze żadnej skończonej publicznej gry.
versus = Ty i { $name }
versus-none = Nie macie jeszcze wspólnej skończonej gry. Wyślij tej osobie link do gry.
versus-games =
    { $count ->
        [one] { $count } wspólna skończona gra. Kto był wyżej:
        [few] { $count } wspólne skończone gry. Kto był wyżej:
       *[many] { $count } wspólnych skończonych gier. Kto był wyżej:
    }
versus-ahead = ty
versus-behind = { $name }
versus-level = po równo

# Klucze API
keys = Klucze API
keys-says = Twój program, na przykład bot, może grać w twoim imieniu. Zamiast hasła używa klucza API. Utwórz osobny klucz dla każdego programu, wtedy każdy unieważnisz oddzielnie.
keys-none = Nie masz kluczy API.
key-new = Nowy klucz API
key-name = Nazwa klucza
key-name-hint = Żeby potem go rozpoznać, na przykład „mój pierwszy bot”.
key-may = Uprawnienia
scope-read = Odczyt: widzi to, co ty, na przykład stoły, karty i skończone gry
scope-play = Gra: wykonuje ruchy, poddaje gry i pisze na czacie w twoim imieniu
scope-tables = Stoły: tworzy gry, zajmuje i zwalnia miejsca w twoim imieniu
scope-account = Konto: wszystko inne, na przykład imię, ustawienia i inne klucze API, a nawet usunięcie konta. Boty tego nie potrzebują
scope-read-short = odczyt
scope-play-short = gra
scope-tables-short = stoły
scope-account-short = konto
key-make = Utwórz klucz
key-fresh = Klucz „{ $name }” widać tylko ten jeden raz. Skopiuj go teraz i strzeż go jak hasła.
key-secret = Nowy klucz
key-drop = Unieważnij
key-drop-which = Unieważnij klucz { $name }
bots-yours = Napisz bota
bots-yours-says = Przykład to 40 linijek Pythona. Daj mu klucz API i ostatnią część linku do gry, a zajmie wolne miejsce i zagra:
bot-example = Przykładowy bot (bot.py)
api-described = Dokumentacja API

# API
api = API
api-says = Wszystko, co możesz tu zrobić, może też zrobić program przez HTTP. Klucz API wysyła w nagłówku, jak poniżej. Pola ze znakiem zapytania można pominąć. Ruchy można też wysyłać przez WebSocket pod /api/socket, tymi samymi wiadomościami co w strumieniu. Opisy serwera są po angielsku.
api-openapi = Opis OpenAPI
api-lobby = Gry i otwarte stoły
api-table = Przy stole
api-people = Ludzie
api-host = Dla administratorów serwera
api-takes = Żądanie
api-gives = Odpowiedź: { $kind }

# Webhooki
hooks = Webhooki
hooks-says = Gdy jest twoja kolej, a ciebie nie ma, albo gdy skończy się twoja gra, serwer może wysłać wiadomość pod adres w sieci: na przykład na kanał Discorda albo do twojego programu.
hooks-none = Nie masz webhooków.
hook-address = Adres
hook-hint = Na Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj URL webhooka. Adres musi być publiczny i zaczynać się od https://.
hook-about = Gry
hook-all = wszystkie moje gry
hook-table = { $game }: { $names }
hook-other = jedna gra
hook-add = Dodaj webhook
hook-fresh = Sekret do podpisów widać tylko ten jeden raz. Program, który odbiera wiadomości, sprawdza nim ich podpis; komunikator taki jak Discord go nie potrzebuje.
hook-secret = Sekret do podpisów
hook-try = Testuj
hook-try-which = Testuj { $url }
hook-heard = Wysłano. Sprawdź kanał.
hook-drop = Usuń
hook-drop-which = Usuń { $url }
notice-turn = { $game }: czekamy na ruch, { $names }. Stół { $table }
notice-over = { $game }, koniec gry. Zwycięstwo: { $names }. Stół { $table }
notice-over-nobody = { $game }, koniec gry. Stół { $table }
notice-test = Escapade może tu do ciebie pisać. Dostaniesz wiadomość, gdy będzie twoja kolej i gdy skończy się twoja gra.
hooks-or-browser = Może cię też powiadamiać przeglądarka, bez webhooka:

# Twoje dane
data-take = Pobierz
data-take-says = Wszystko, co jest o tobie zapisane, w jednym pliku (JSON): imię, miejsca i wyniki, wiadomości z czatu, ranking, nazwy kluczy API i adresy webhooków.
data-download = Pobierz moje dane
data-delete = Usuń
data-goes = Zniknie od razu i na zawsze
data-goes-name = imię, konto z hasłem, ustawienia
data-goes-play = ranking, lista gier i miejsca: trwające gry zostaną poddane
data-goes-chat = wiadomości z czatu
data-goes-keys = klucze API i webhooki
data-stays = Zostanie
data-stays-moves = same gry, bo należą też do innych graczy: twoje ruchy, z nazwą „{ deleted-player }” zamiast imienia
data-stays-others = ranking, który inni zdobyli albo stracili w grach z tobą
data-stays-copies = kopie zapasowe całej bazy u administratora serwera, dopóki nie zastąpią ich nowe
data-delete-do = Usuń wszystkie moje dane
data-sure = { $name }, tego nie można cofnąć. Usunąć wszystkie twoje dane?
data-sure-account = { $name }, tego nie można cofnąć. Usunąć konto { $login } i wszystkie twoje dane?
data-delete-sure = Tak, usuń wszystko
data-keep = Nie, zostaw
gone = Twoje dane zostały usunięte
gone-says = Jeśli znów zagrasz, będziesz nowym gościem.
