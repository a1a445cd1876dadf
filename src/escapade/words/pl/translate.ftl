# Strona, która pokazuje tłumaczenie obok angielskiego.
translate-title = Tłumaczenia
translate-says = Każdy tekst obok angielskiego i pliki, w których się go używa. Aby coś zmienić, popraw plik z tekstami; przewodnik dla tłumaczy jest w dokumentacji.
translate-language = Język
translate-search = Szukaj
translate-found = { $count ->
    [one] { $count } tekst
    [few] { $count } teksty
   *[other] { $count } tekstów
}
translate-missing = Jeszcze nie przetłumaczono
translate-used = Używane w { $files }
translate-none = Żaden tekst tego nie zawiera.
