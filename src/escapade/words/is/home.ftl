# Leikirnir á forsíðunni.
against-bots = Við botta
with-friends = Við vini
how-to-play = Svona er spilað
learn-to-play = Læra að spila
