# Dlaczego serwer odmawia: te same zdania na stronie i w API. Każda nazwa to `refusal-` i kod z server/refusals.py.
refusal-not-started = Gra się jeszcze nie zaczęła
refusal-started-already = Gra już się zaczęła
refusal-game-over = Gra jest skończona
refusal-not-over = Gra jeszcze trwa
refusal-record-secret = Gra jeszcze trwa, a do końca jej zapis jest tajemnicą
refusal-replay-later = Gra jeszcze trwa; obejrzyj ją na żywo
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }, tylko { $seats }
refusal-no-seat-of-yours = Nie masz miejsca przy tym stole
refusal-not-your-seat = Miejsce { $seat } nie jest twoje
refusal-host-only = To może zrobić tylko gospodarz stołu
refusal-all-seats-taken = Wszystkie miejsca są zajęte
refusal-seat-taken = Miejsce { $seat } jest zajęte
refusal-one-seat = W grze rankingowej każdy ma jedno miejsce
refusal-second-seat = Tylko gospodarz może zająć drugie miejsce dla kogoś przy tym samym urządzeniu
refusal-seat-open = Miejsce { $seat } jest już wolne
refusal-seats-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne; poczekaj albo posadź tam bota
        [few] { $count } miejsca są jeszcze wolne; poczekaj albo posadź tam boty
       *[many] { $count } miejsc jest jeszcze wolnych; poczekaj albo posadź tam boty
    }
refusal-paused = Przy stole jest przerwa
refusal-paused-already = Przerwa już trwa
refusal-not-paused = Nie ma przerwy
refusal-stale = Stół zmienił się od tej chwili; spójrz jeszcze raz
refusal-action-unreadable = Tego ruchu nie da się odczytać ({ $detail })
refusal-rule = Zasady na to nie pozwalają
refusal-nothing-to-take-back = Nie ma czego cofnąć
refusal-seen-already = To, co było ukryte, jest już znane: tego ruchu nie można cofnąć
refusal-vote-waits = Inne pytanie czeka na odpowiedzi
refusal-nothing-proposed = Nikt niczego nie zaproponował
refusal-answered-already = Twoja odpowiedź już jest
refusal-you-resigned = Ta gra jest przez ciebie poddana
refusal-resigned-already = Ta gra jest już przez ciebie poddana
refusal-bot-holds = Na twoim miejscu gra bot
refusal-person-plays = Na miejscu { $seat } gra człowiek
refusal-nobody-left = Nikt nie odszedł z miejsca { $seat }
refusal-nobody-holds = Nikt nie trzyma dla ciebie miejsca { $seat }
refusal-in-time = Jednak było na czas
refusal-store-away = Serwer nie ma teraz połączenia z bazą danych. Twój ruch czeka i zostanie wysłany ponownie.
refusal-table-damaged = Tego stołu nie da się odczytać. Jego ruchy są zachowane, a gospodarz serwera widzi przyczynę.
refusal-not-stored = Nie udało się tego zapisać, więc się nie stało; spróbuj jeszcze raz
refusal-muted = Gospodarz tego stołu odebrał ci głos
refusal-no-answers = Ta gra nie pyta o stałe odpowiedzi
refusal-answer-unknown = Stałą odpowiedzią może być { $answers }, a nie „{ $answer }”
refusal-hint-rated = W grze rankingowej nie ma podpowiedzi
refusal-hint-people = W grze z innymi ludźmi nie ma podpowiedzi
refusal-bots-busy = Żaden bot nie zdążył odpowiedzieć; spróbuj jeszcze raz
refusal-no-such-step = W kroku { $step } tej gry nikt nie musiał niczego decydować
refusal-not-your-move = To nie twój ruch
refusal-no-such-table = Nie ma takiego stołu
refusal-game-unknown = Nie ma tu gry „{ $game }”; są: { $games }
refusal-no-rules = Ta gra nie ma spisanych zasad
refusal-bot-unknown = Nie ma tu bota „{ $bot }”; są: { $bots }
refusal-clock-seconds = Zegar potrzebuje co najmniej jednej sekundy
refusal-clock-days = Zegar w dniach potrzebuje co najmniej jednego dnia
refusal-option-unknown = „{ $name }” nie jest opcją tej gry
refusal-option-value = { $name }: nie można wybrać „{ $value }”; do wyboru: { $values }
refusal-option-players = To gra dla { $least } do { $most } osób, a nie { $players }
refusal-option-first = Miejsce { $first } nie może zaczynać: graczy jest { $players }
refusal-nobody = Serwer cię jeszcze nie zna. Odśwież stronę; program wysyła najpierw POST /api/me albo ważny token
refusal-no-such-person = Nie ma nikogo o takim numerze
refusal-name-empty = Imię potrzebuje liter, które da się pokazać
refusal-account-already = Masz już konto
refusal-settings-enough = Masz już tyle ustawień, ile można mieć: { $most }
refusal-login-taken = Nazwa { $login } jest zajęta
refusal-login-wrong = Nie ma konta o tej nazwie i haśle
refusal-password-wrong = To nie jest twoje hasło
refusal-token-lacks = Ten token tego nie może; brakuje mu „{ $scope }”
refusal-tokens-enough = Tokenów jest już { $most }; najpierw usuń któryś
refusal-hooks-enough = Webhooków jest już { $most }; najpierw usuń któryś
refusal-hook-unreadable = „{ $url }” to nie jest adres
refusal-hook-https = Adres webhooka zaczyna się od https:// i nie ma w nim użytkownika ani portu
refusal-hook-unknown-host = Nikt nie zna serwera { $host }
refusal-hook-private = Adres webhooka musi być publiczny
refusal-no-such-hook = Nie masz takiego webhooka
refusal-hook-silent = Pod tym adresem nikt nie odpowiada tak, jak powinien webhook
refusal-hook-answers = Adres odpowiada, ale nie przyjmuje wiadomości (status { $status })
refusal-say-watch-first = Rozmawiać mogą tu tylko siedzący przy stole i oglądający grę
refusal-tables-enough = Naraz można śledzić najwyżej tyle stołów: { $most }
refusal-tables-open = Od wczoraj otwarto i nie skończono tylu stołów: { $most }. Najpierw skończ jedną grę
refusal-seats-held = Zajmujesz już tyle miejsc przy nieskończonych stołach: { $most }. Skończ grę albo wstań od stołu
refusal-no-message = Serwer nie zrozumiał: { $detail }
refusal-other-site = Prosiła o to strona z innego miejsca, więc nic się nie stało
refusal-too-fast = Proszę, trochę wolniej
refusal-wait = Poczekaj kilka sekund i spróbuj jeszcze raz
refusal-form = Formularz się nie zgadza: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Nie ma tu „{ $field }”; jest: { $known }
       *[other] Nie ma tu „{ $field }”; czy chodziło o „{ $meant }”?
    }
refusal-nothing-here = Pod tym adresem nic nie ma
refusal-too-long = To jest za długie
refusal-http = Nie udało się: { $detail }
refusal-our-mistake = Coś poszło źle; to nasz błąd
refusal-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
