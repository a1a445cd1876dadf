# La pagina che mostra una traduzione accanto all’inglese.
translate-title = Traduzioni
translate-says = Ogni testo accanto a quello inglese, con i file che lo usano. Per cambiarne uno, modifica il suo file; la guida alla traduzione è nella documentazione.
translate-language = Lingua
translate-search = Cerca
translate-found = { $count ->
    [one] { $count } testo
   *[other] { $count } testi
}
translate-missing = Non ancora tradotto
translate-used = Usato in { $files }
translate-none = Nessun testo lo contiene.
