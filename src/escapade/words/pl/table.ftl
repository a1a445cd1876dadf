# Stół: wychodzenie i powroty, przerwy, ostatnia tura, wynik.
leave = Wyjdź
leave-says = Do twojego powrotu zastępuje cię bot. Miejsce zostaje twoje.
leave-alone-says = Nikt na ciebie nie czeka. Gra zostaje taka, jaka jest, aż wrócisz.
leave-to-bot = Niech zastąpi mnie bot
leave-alone = Wyjdź na razie
stay = Zostań
held-says = Zastępuje cię bot.
held-back = Gram znowu
come-back = Wróć
pause = Poproś o przerwę
pause-end = Zakończ przerwę
no-table-says = Link może być niepełny albo gra jest na innym serwerze. Poproś o link jeszcze raz albo utwórz własną grę.
log-earlier = Wcześniejsze wpisy
replay = Powtórka
share = Udostępnij
status-you-won = Wygrana!
hint = Podpowiedź
hint-thinking = Myślę…
player-number = Gracz { $number }
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = Twój ruch
last-turn = Ostatnia tura
last-turn-again = Pokaż jeszcze raz
what-happened = Co się właśnie stało?
what-happened-step = Krok { $number } z { $count }
what-happened-next = Następny krok
what-happened-first = Od początku
what-happened-racing = Nie w trakcie biegu. Zapytaj, gdy się skończy.
robbed = Skradziono ci: { $cards }.
robbed-count =
    { $count ->
        [one] Skradziono ci { $count } kartę.
        [few] Skradziono ci { $count } karty.
        [many] Skradziono ci { $count } kart.
       *[other] Skradziono ci { $count } karty.
    }
resign-sure = Poddać grę? Będzie się liczyć jako przegrana.
time-short = Twój czas się kończy.
result = Wynik
your-actions = Możliwe ruchy
your-hand = Twoje karty
you-watch = Oglądasz tę grę.
