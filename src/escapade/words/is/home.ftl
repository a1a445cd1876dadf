# Leikirnir á forsíðunni.
against-bots = Við botta
with-friends = Við vini
learn-to-play = Læra að spila
