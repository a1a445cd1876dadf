# Frá Cartagena til Tortuga: skútan milli strandanna og skipstjóri hennar.
cartagena-refusal-back-from-boat = Sjóræningi í skútunni getur ekki fært sig aftur
cartagena-refusal-nobody-behind-on-shore = Enginn reitur fyrir aftan { $place-acc } á þessari strönd er með 1 eða 2 sjóræningja
cartagena-refusal-boat-at-cartagena = Sjóræningjar komast aðeins úr skútunni við Tortuga, og hún er við Cartagena
cartagena-refusal-boat-at-tortuga = Þessi leið liggur í skútuna, en hún er við Tortuga
cartagena-refusal-boat-full = Í skútunni er pláss fyrir mest 3 sjóræningja hvers leikmanns
cartagena-refusal-nobody-aboard = Þú þarft sjóræningja í skútunni til að sigla til Tortuga
cartagena-refusal-nobody-waits = Þú þarft sjóræningja í Cartagena til að sigla skútunni til baka
cartagena-refusal-no-boat = Í þessum leik siglir skútan ekki
cartagena-refusal-captain-late = Forréttindi skipstjóra gilda aðeins á undan fyrstu aðgerðinni
cartagena-refusal-captain-twice = Forréttindi skipstjóra gilda aðeins einu sinni í umferð
cartagena-refusal-not-captain = Skipstjóri er sá leikmaður sem á fleiri sjóræningja í skútunni en hver hinna
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } siglir skútunni til Tortuga.
       *[cartagena] { $name } siglir skútunni aftur til Cartagena.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } siglir skútunni til Tortuga sem skipstjóri.
       *[cartagena] { $name } siglir skútunni aftur til Cartagena sem skipstjóri.
    }
cartagena-group-sail = sigla
cartagena-group-captainssail = forréttindi skipstjóra
cartagena-action-sail =
    { $shore ->
        [tortuga] Sigla til Tortuga (1 aðgerð)
       *[cartagena] Sigla aftur til Cartagena (1 aðgerð)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Forréttindi skipstjóra: sigla til Tortuga (engin aðgerð)
       *[cartagena] Forréttindi skipstjóra: sigla aftur til Cartagena (engin aðgerð)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
