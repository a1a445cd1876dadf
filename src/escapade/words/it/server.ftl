# Ciò che dice solo il server: i nomi degli ospiti, l’anteprima di un link su altri siti e ciò che dice la pagina quando il suo script non funziona.
guest-name = Ospite { $number }
preview = Escapade – giochi di fuga online
preview-says = Gioca a Cartagena, Outrun e Dig Your Way Out con gli amici o contro i bot, direttamente nel browser. Non serve un account.
preview-table = Partecipa a una partita di { $game }
preview-table-says = { $count ->
    [one] Per { $count } giocatore.
   *[other] Per { $count } giocatori.
} Non serve un account.
preview-replay = Replay di una partita di { $game }
page-not-loaded = Non è stato possibile caricare Escapade.
page-load-again = Riprova
page-needs-script = Escapade ha bisogno di JavaScript.
