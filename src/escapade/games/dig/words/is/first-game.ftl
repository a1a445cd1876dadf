# Fyrsti leikur með leiðsögn.
dig-first-goal = Þú situr í Blackgate-fangelsinu og vilt komast út. Grafðu 12 stiga göng með verkfærum á undan héranum: skeið gefur 1, haki 2 og skófla 3.
dig-first-turn = Þú ert í klefaálmunni, þar sem grafið er. En þú átt ekkert verkfæri enn. Í hverri umferð hefurðu tvær aðgerðir.
dig-first-search = Leitaðu: í klefaálmunni dregurðu eitt spil. Kannski passar það við kústskaftið þitt.
dig-first-move = Skæri! Með kústskaftinu verða þau að haka, en ekki hér: verðirnir fylgjast með klefaálmunni. Ýttu á „Kasta teningi og fara“.
dig-first-cafeteria = Með 4 kemstu í setustofuna eða mötuneytið. Veldu mötuneytið: þar geturðu smíðað og þar má stela skeiðum.
dig-first-end = Báðar aðgerðirnar eru búnar. Ljúktu umferðinni.
dig-first-spoon = Hérinn hefur leitað. Steldu nú skeið: það kostar eina aðgerð og þarf enga heppni.
dig-first-craft = Smíðaðu hakann: kústskaft og skæri fara í afgangsstokkinn og haki gefur 2 stig.
dig-first-rest = Tvö verkfæri með tveimur aðgerðum! Ljúktu umferðinni.
dig-first-home = Aftur í klefaálmuna til að grafa! Varleg ferð kemur þér þangað án tenings en kostar báðar aðgerðirnar. Ýttu á klefaálmuna á uppdrættinum eða á „Varleg ferð…“ og svo á hnappinn sem birtist.
dig-first-wait = Hér er hægt að grafa. Ljúktu umferðinni.
dig-first-dig = Grafðu með skeiðinni: hún verður eftir í göngunum og þú færð fyrsta gangastigið þitt.
dig-first-more = Önnur aðgerðin: grafðu með hakanum. Hann gefur 2 stig í viðbót.
dig-first-ways = 3 stig af 12! Það eru fleiri leiðir til að ná í verkfæri: seldu spil eins og tímaritið þitt í setustofunni og kauptu verkfæri þar, eða taktu verkfæri af öðrum leikmanni með vopni.
dig-first-done = Tvennt í viðbót: með þremur fylgihlutum gengis geturðu gengið í það, og með tvo áverka geturðu ekki grafið. Nú kanntu nóg til að spila!
