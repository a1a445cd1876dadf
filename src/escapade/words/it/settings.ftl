# La pagina delle impostazioni.
theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
sound = Audio
confirm-moves = Chiedi conferma a ogni mossa
notices = Avvisami quando tocca a me
notices-forbidden = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle impostazioni del browser.
settings-here = Salvate in questo browser. Con un account sono le stesse su tutti i tuoi dispositivi.
settings-everywhere = Salvate con il tuo account, le stesse su tutti i tuoi dispositivi.
