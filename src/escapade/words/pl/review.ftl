# Analiza zakończonej gry: rozstrzygające tury, błędy, notatki i wspólna analiza.
review-title = Analiza gry
review-making = Analiza: { $done } z { $total } decyzji
review-decisive = Rozstrzygające tury
review-decisive-none = Żadna tura nie zmieniła znacząco szans.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Błędy
review-mistakes-of =
    { $count ->
        [0] { $name }: bez błędów
        [one] { $name }: { $count } błąd
        [few] { $name }: { $count } błędy
       *[many] { $name }: { $count } błędów
    }
review-better = Lepiej: { $move }
review-cost = { $chance } zamiast { $best }
review-turn-back = Poprzednia tura
review-turn-forward = Następna tura
review-retry = Popraw swoje błędy
review-retry-title = Błąd { $number } z { $count }
review-retry-say = Twój ruch: { $move }. Zagraj coś lepszego.
review-retry-good = Tak samo dobry jak najlepszy ruch!
review-retry-worse = Najlepszy ruch daje { $best } szans na wygraną, twój { $chance }.
review-retry-again = Spróbuj jeszcze raz
review-retry-show = Pokaż najlepszy ruch
review-retry-best = Najlepszy ruch: { $move }
review-retry-next = Następny błąd
review-retry-done = Wróć do analizy
review-note = Moja notatka do tego kroku
review-note-save = Zapisz notatkę
review-note-only = Notatki widzisz tylko ty.
review-noted = Kroki z notatką
review-link = Link do tego kroku
review-together = Wspólna analiza
review-together-say = Prowadź analizę: każdy, kto za tobą podąża, widzi krok, na który patrzysz.
review-lead = Prowadź
review-lead-stop = Przestań prowadzić
review-you-lead = Prowadzisz.
review-leads = Prowadzi { $name }.
review-follow = Podążaj
review-following = Podążasz za: { $name }.
review-explore = Przeglądaj samodzielnie
reason-win = Przeoczona wygrana.
reason-gives-win = Po tym ruchu może wygrać { $name }.
