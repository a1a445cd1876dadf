# Co mówi tylko serwer: nazwy gości, podgląd linku na innych stronach i to, co mówi strona, gdy jej skrypt nie działa.
guest-name = Gość { $number }
preview = Escapade – graj online w gry o ucieczce
preview-says = Zagraj w Kartagenę, Outrun i Dig Your Way Out ze znajomymi lub z botami, w przeglądarce. Bez zakładania konta.
preview-table = Dołącz do gry { $game }
preview-table-says = { $count ->
    [one] Dla { $count } osoby.
   *[other] Dla { $count } osób.
} Bez zakładania konta.
preview-replay = Powtórka gry { $game }
page-not-loaded = Nie udało się wczytać Escapade.
page-load-again = Spróbuj ponownie
page-needs-script = Do działania Escapade potrzebny jest JavaScript.
