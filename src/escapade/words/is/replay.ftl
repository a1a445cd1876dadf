# Endursýning leiks sem er lokið.
replay-title = { $game }: endursýning
replay-where = { $step } / { $steps }
replay-steps = Skref leiksins
replay-step = Skref
replay-first = Fyrsta skref
replay-back = Fyrra skref
replay-forward = Næsta skref
replay-last = Síðasta skref
replay-run = Spila
replay-stop = Hlé
replay-none = Engin endursýning fannst
replay-to-table = Aftur að borðinu
replay-hint = Örvalyklar: fyrra og næsta skref; með Shift heil umferð. Home og End: byrjun og endir. Bilslá: spila eða gera hlé.
analyse-step = Greina héðan
