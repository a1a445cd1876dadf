# Tilkynningar og lokanir, fyrir umsjónarmenn þjónsins.
moderation = Umsjón
moderation-nobody = Aðeins umsjónarmenn þessa þjóns sjá þessa síðu. Sá sem rekur þjóninn gerir aðgang að umsjónarmanni með „escapade moderators --add NOTANDANAFN“.
reports-open = Opnar tilkynningar
reports-closed = Afgreiddar tilkynningar
reports-none = Engar tilkynningar.
report-times = { $times ->
        [one] Tilkynnt af { $times } leikmanni, { $when }
       *[other] Tilkynnt af { $times } leikmönnum, síðast { $when }
    }
muted-until = Lokað á spjall til { $when }
mute-for = Loka á spjall í
mute-hours = { $hours ->
        [1] klukkustund
        [24] einn dag
        [168] viku
        [720] mánuð
       *[other] { $hours } klst.
    }
mute-and-close = Loka á spjall og afgreiða
report-close = Afgreiða
mute-lift = Leyfa spjall aftur
