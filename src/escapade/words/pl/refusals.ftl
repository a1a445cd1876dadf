# Dlaczego serwer odmawia: te same zdania na stronie i w API. Każda nazwa to `refusal-` i kod z server/refusals.py.
refusal-not-started = Gra się jeszcze nie zaczęła
refusal-started-already = Gra już się zaczęła
refusal-game-over = Gra jest skończona
refusal-not-over = Gra jeszcze trwa
refusal-record-secret = Zapis gry jest tajny do jej końca
refusal-replay-later = Powtórka będzie po końcu gry; do tego czasu oglądaj na żywo
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }, tylko { $seats }
refusal-no-seat-of-yours = Nie masz miejsca przy tym stole
refusal-not-your-seat = Miejsce { $seat } nie jest twoje
refusal-host-only = To może zrobić tylko gospodarz tego stołu
refusal-all-seats-taken = Wszystkie miejsca są zajęte
refusal-seat-taken = Miejsce { $seat } jest zajęte
refusal-one-seat = W grze rankingowej możesz mieć tylko jedno miejsce
refusal-second-seat = Tylko gospodarz może dodawać graczy na tym samym urządzeniu
refusal-one-device = Tu wszyscy grają jednocześnie. Aby grać na jednym urządzeniu, utwórz nową grę i dodaj wszystkie osoby w jej formularzu
refusal-removed = Gospodarz właśnie usunął cię od tego stołu. Możesz dołączyć ponownie za minutę
refusal-seat-open = Miejsce { $seat } jest już wolne
refusal-seats-open =
    { $count ->
        [one] Wolne jest jeszcze { $count } miejsce; poczekaj albo dodaj bota
        [few] Wolne są jeszcze { $count } miejsca; poczekaj albo dodaj boty
       *[many] Wolnych jest jeszcze { $count } miejsc; poczekaj albo dodaj boty
    }
refusal-seats-occupied = { $count ->
        [one] Najpierw ktoś musi wstać: jest o { $count } gracza za dużo
       *[other] Najpierw ktoś musi wstać: jest o { $count } graczy za dużo
    }
refusal-box-players = Poprawione pudełko tego stołu nie pozwala grać w tylu graczy: { $players }
refusal-colour-taken = Ten kolor ma już ktoś inny
refusal-paused = Gra jest wstrzymana
refusal-paused-already = Gra jest już wstrzymana
refusal-not-paused = Gra nie jest wstrzymana
refusal-stale = Gra poszła już dalej; spójrz jeszcze raz
refusal-action-unreadable =
    { $kind ->
        [move] „{ $text }” to nie ruch. Dozwolone: { $known }
        [run] „{ $text }” to nie bieg. Zapisz go tak: { $known }
       *[other] Tego ruchu nie da się odczytać ({ $detail })
    }
refusal-rule = Zasady na to nie pozwalają
refusal-nothing-to-take-back = Nie ma czego cofnąć
refusal-seen-already = To, co było ukryte, jest już znane: tego ruchu nie można cofnąć
refusal-vote-waits = Inna prośba czeka na odpowiedzi
refusal-nothing-proposed = Nie ma otwartej prośby
refusal-answered-already = Twoja odpowiedź jest już zapisana
refusal-you-resigned = Ta gra jest przez ciebie poddana
refusal-resigned-already = Ta gra jest już przez ciebie poddana
refusal-bot-holds = Zastępuje cię bot
refusal-person-plays = Na miejscu { $seat } nie gra bot
refusal-nobody-left = Gracz z miejsca { $seat } nie wyszedł
refusal-nobody-holds = Na miejscu { $seat } nie zastępuje cię żaden bot
refusal-in-time = Gracz miał jeszcze czas
refusal-store-away = Serwer nie ma teraz połączenia z bazą danych. Twój ruch jest zachowany i zostanie wysłany ponownie.
refusal-table-damaged = Tej gry nie da się odczytać. Jej ruchy są zachowane, a gospodarz serwera widzi przyczynę.
refusal-not-stored = Nie udało się tego zapisać, więc nic się nie stało; spróbuj jeszcze raz
refusal-muted = Gospodarz tego stołu zablokował ci czat
refusal-muted-everywhere = { $hours ->
        [one] Moderator cię wyciszył. Znów napiszesz na czacie najpóźniej za godzinę
        [few] Moderator cię wyciszył. Znów napiszesz na czacie za { $hours } godziny
       *[other] Moderator cię wyciszył. Znów napiszesz na czacie za { $hours } godzin
    }
refusal-report-empty = Ten gracz nic tu nie napisał
refusal-report-self = Nie możesz zgłosić siebie
refusal-reports-enough = Liczba zgłoszeń na dzień: najwyżej { $most }
refusal-moderators-only = To mogą robić tylko moderatorzy tego serwera
refusal-no-such-report = Nie ma takiego zgłoszenia
refusal-no-answers = Ta gra nie ma stałych odpowiedzi
refusal-answer-unknown = Stałą odpowiedzią może być { $answers }, a nie „{ $answer }”
refusal-hint-rated = W grach rankingowych nie ma podpowiedzi
refusal-hint-people = W grach z innymi ludźmi nie ma podpowiedzi
refusal-hints-rated = Gra rankingowa toczy się bez podpowiedzi
refusal-hints-none = Gra „{ $game }” nie ma podpowiedzi, które można włączyć
refusal-deal-people = To samo rozdanie można zagrać ponownie tylko wtedy, gdy przy stole nie było innych osób
refusal-bots-busy = Żaden bot nie zdążył odpowiedzieć; spróbuj jeszcze raz
refusal-no-such-step = W kroku { $step } tej gry nie było nic do rozstrzygnięcia
refusal-not-your-move = To nie twoja kolej
refusal-no-such-table = Nie ma takiej gry
refusal-game-unknown = Nie ma gry „{ $game }”; gry: { $games }
refusal-no-rules = Ta gra nie ma spisanych zasad
refusal-no-such-lesson = Nie ma lekcji „{ $lesson }”
refusal-no-such-puzzle = Nie ma zagadki { $puzzle } do gry { $game }
refusal-no-such-own-puzzle = Nie ma takiej zagadki albo została usunięta
refusal-puzzle-turn = Zagadka zaczyna się od tury: w tej pozycji nikt nie ma ruchu albo ma go inny gracz
refusal-puzzle-wide = Ta tura ma zbyt wiele możliwości, by sprawdzić wszystkie, więc nie da się dowieść, która jest najlepsza
refusal-puzzle-unclear = Żadna tura nie jest tu wyraźnie najlepsza albo każdy pierwszy ruch jest równie dobry, więc to nie zagadka
refusal-puzzles-enough = Masz już maksymalną liczbę zagadek ({ $most }); najpierw usuń którąś
refusal-daily-run-over = Dzisiejsza ścieżka jest już za tobą; liczy się tylko pierwszy bieg
refusal-daily-run-not-started = Najpierw odkryj dzisiejszą ścieżkę
refusal-no-such-guide-step = Gra { $game } z przewodnikiem nie ma kroku { $step }
refusal-other-move-asked = W tym kroku chodzi o inny ruch. Przeczytaj go jeszcze raz albo wybierz „Pokaż”.
refusal-position = Tej pozycji nie można użyć: { $detail }
refusal-position-people = Gra od ustawionej pozycji jest tylko dla ciebie i botów i nie liczy się do rankingu
refusal-position-over = W tej pozycji gra jest już skończona
refusal-position-seats = Ta pozycja jest dla { $players } graczy, a nie dla { $seats }
refusal-bot-unknown = Nie ma bota „{ $bot }”; boty: { $bots }
refusal-clock-seconds = Limit czasu to co najmniej 1 sekunda
refusal-clock-days = Limit w dniach to co najmniej 1 dzień
refusal-option-unknown = Ta gra nie ma opcji „{ $name }”
refusal-option-value = { $name }: nie można wybrać „{ $value }”; do wyboru: { $values }
refusal-option-players = W tę grę gra od { $least } do { $most } osób, a nie { $players }
refusal-option-first = Miejsce { $first } nie może zaczynać: graczy jest { $players }
refusal-nobody = Serwer cię jeszcze nie zna. Odśwież stronę; program wysyła najpierw POST /api/me albo ważny klucz API
refusal-no-such-person = Nie ma gracza o takim id
refusal-name-empty = Imię musi mieć widoczne znaki
refusal-account-already = Masz już konto
refusal-settings-enough = Masz już tyle ustawień, ile można mieć: { $most }
refusal-login-taken = Nazwa użytkownika { $login } jest zajęta
refusal-login-wrong = Zła nazwa użytkownika albo hasło
refusal-password-wrong = Złe hasło
refusal-token-lacks = Ten klucz API tego nie może; brakuje mu uprawnienia „{ $scope }”
refusal-tokens-enough = Kluczy API jest już { $most }; najpierw unieważnij któryś
refusal-hooks-enough = Webhooków jest już { $most }; najpierw usuń któryś
refusal-hook-unreadable = „{ $url }” nie jest poprawnym adresem
refusal-hook-https = Adres webhooka musi zaczynać się od https:// i nie może zawierać użytkownika ani portu
refusal-hook-unknown-host = Nie znaleziono serwera { $host }
refusal-hook-private = Adres webhooka musi być publiczny
refusal-no-such-hook = Nie masz takiego webhooka
refusal-hook-silent = Webhook nie odpowiedział
refusal-hook-answers = Webhook odpowiedział statusem { $status }
refusal-say-watch-first = Na czacie mogą pisać tylko gracze i widzowie tej gry
refusal-tables-enough = Naraz możesz śledzić najwyżej tyle gier: { $most }
refusal-tables-open = Nieskończonych gier utworzonych od wczoraj masz już { $most }; najpierw skończ jedną
refusal-seats-held = Miejsc w nieskończonych grach masz już { $most }; skończ grę albo zwolnij miejsce
refusal-no-message = To nie jest poprawna wiadomość: { $detail }
refusal-other-site = Żądanie przyszło ze strony innego serwisu i zostało zablokowane
refusal-too-fast = Za dużo żądań naraz; zwolnij trochę
refusal-wait = Poczekaj kilka sekund i spróbuj jeszcze raz
refusal-form = Żądanie jest niepoprawne: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Nie ma pola „{ $field }”; pola: { $known }
       *[other] Nie ma pola „{ $field }”; czy chodziło o „{ $meant }”?
    }
refusal-nothing-here = Pod tym adresem nic nie ma
refusal-too-long = To jest za długie
refusal-http = Nie udało się: { $detail }
refusal-our-mistake = Coś poszło nie tak na serwerze

refusal-no-such-box = Nie ma pudełka { $box }
refusal-boxes-enough = Pudełek jest już { $most }; najpierw usuń któreś
refusal-box-other-game = Pudełko „{ $box }” jest do innej gry ({ $game })
refusal-box-rated = W grze rankingowej nie można użyć pudełka
refusal-box = To pudełko jest niepoprawne
