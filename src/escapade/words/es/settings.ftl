# La página de ajustes.
theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
confirm-moves = Confirmar jugadas
notices = Avisarme cuando me toque
notices-forbidden = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en los ajustes del navegador.
settings-here = Guardados en este navegador. Con una cuenta, los tendrás en todos tus dispositivos.
settings-everywhere = Guardados en tu cuenta: los tienes en todos tus dispositivos.
