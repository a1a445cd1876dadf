# Denuncias y silencios, para los moderadores del servidor.
moderation = Moderación
moderation-nobody = Solo los moderadores de este servidor ven esta página. Quien administra el servidor nombra moderadora a una cuenta con «escapade moderators --add USUARIO».
reports-open = Denuncias abiertas
reports-closed = Denuncias cerradas
reports-none = No hay denuncias.
report-times = { $times ->
        [one] Denunciado por { $times } jugador, { $when }
       *[other] Denunciado por { $times } jugadores, la última vez el { $when }
    }
muted-until = Chat silenciado hasta el { $when }
mute-for = Silenciar durante
mute-hours = { $hours ->
        [1] una hora
        [24] un día
        [168] una semana
        [720] un mes
       *[other] { $hours } horas
    }
mute-and-close = Silenciar y cerrar
report-close = Cerrar
mute-lift = Dejar hablar de nuevo
