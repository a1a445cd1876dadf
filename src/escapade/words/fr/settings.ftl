# La page des réglages.
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
sound = Son
confirm-moves = Confirmer mes coups
notices = Me prévenir quand c’est mon tour
notices-forbidden = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses paramètres.
settings-here = Enregistrés dans ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils.
settings-everywhere = Enregistrés avec votre compte, les mêmes sur tous vos appareils.
