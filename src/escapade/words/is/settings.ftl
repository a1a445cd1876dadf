# Stillingasíðan.
theme = Útlit
theme-auto = Eins og kerfið
theme-light = Ljóst
theme-dark = Dökkt
sound = Hljóð
confirm-moves = Staðfesta aðgerðir
notices = Láta mig vita þegar ég á leik
notices-forbidden = Vafrinn lokar á tilkynningar frá þessari síðu. Þú getur leyft þær í stillingum vafrans.
settings-here = Vistað í þessum vafra. Með aðgangi gilda stillingarnar í öllum tækjunum þínum.
settings-everywhere = Vistað með aðganginum þínum og gildir í öllum tækjunum þínum.
