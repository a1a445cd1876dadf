# Fyrsta spil með leiðsögn.
dig-first-goal = Þú situr í Blackgate-fangelsinu og vilt komast út. Grafðu 12 stiga göng með verkfærum á undan héranum: Skeið gefur 1, Haki 2 og Skófla 3.
dig-first-turn = Þú ert í Klefaálmunni, þar sem grafið er. En þú átt ekkert verkfæri enn. Í hverri umferð hefurðu tvær aðgerðir.
dig-first-search = Leitaðu: í Klefaálmunni dregurðu eitt spil. Kannski passar það við Kústskaftið þitt.
dig-first-move = Skæri! Með Kústskaftinu verða þau að Haka, en ekki hér: verðirnir fylgjast með Klefaálmunni. Veldu að færa þig og kastaðu teningnum.
dig-first-cafeteria = 4 leiðir í Setustofuna eða Mötuneytið. Veldu Mötuneytið: þar geturðu smíðað og þar má stela Skeiðum.
dig-first-end = Báðar aðgerðirnar eru búnar. Ljúktu umferðinni.
dig-first-spoon = Hérinn hefur leitað. Steldu nú Skeið: það kostar eina aðgerð og þarf enga heppni.
dig-first-craft = Smíðaðu Hakann: Kústskaft og Skæri eru lögð til hliðar og Haki gefur 2 stig.
dig-first-rest = Tvö verkfæri með tveimur aðgerðum! Ljúktu umferðinni.
dig-first-home = Hérinn laumaðist í Sturturnar, þar sem þrjú spil eru dregin í leit. Þú ferð aftur til að grafa. Varleg ferð kemur þér hvert sem er án tenings en kostar báðar aðgerðirnar: farðu í Klefaálmuna.
dig-first-wait = Hér er hægt að grafa. Ljúktu umferðinni.
dig-first-dig = Grafðu með Skeiðinni: hún verður eftir í göngunum og þú færð fyrsta gangastigið þitt.
dig-first-more = Önnur aðgerðin: grafðu með Hakanum. Hann gefur 2 stig í viðbót.
dig-first-done = 3 stig af 12! Þú getur líka selt Tímaritið í Setustofunni og keypt verkfæri þar, gengið í gengi með þremur fylgihlutum þess eða kúgað út verkfæri með Vopni. Varaðu þig: með tvo áverka geturðu ekki grafið.
