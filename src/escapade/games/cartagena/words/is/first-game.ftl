# Fyrsti leikur með leiðsögn.
cartagena-first-goal = Kringlóttu bláu sjóræningjarnir eru þínir. Komdu þeim öllum sex gegnum göngin í skútuna á undan héranum. Fimm eru enn á upphafsreitnum og einn er næstum kominn.
cartagena-first-hand = Spilin þín eru fyrir neðan borðið. Í hverri umferð máttu framkvæma allt að þrjár aðgerðir: færa sjóræningja áfram með spili eða aftur á bak til að draga spil.
cartagena-first-advance = Fyrsta aðgerð: veldu hattinn á hendi þinni og svo sjóræningja á upphafsreitnum. Hann hleypur á fyrsta lausa hattinn, á reit 3.
cartagena-first-taken = Nú er það lykillinn: veldu hann og svo annan sjóræningja á upphafsreitnum. Fyrsti lykillinn, á reit 6, er setinn og því hleypur sjóræninginn áfram á reit 9. Setnir reitir flýta fyrir þér.
cartagena-first-back = Þú átt eitt spil eftir, svo náðu þér í fleiri. Veldu sjóræningjann þinn á reit 9 og ýttu svo á „Aftur á 6, +2“: tveir sjóræningjar standa á reit 6, svo þú dregur tvö spil.
cartagena-first-bot = Þetta var þriðja aðgerðin þín og umferðinni lauk sjálfkrafa. Hérinn spilaði út hauskúpu og hætti eftir eina aðgerð. Nú átt þú aftur leik.
cartagena-first-own = Spilaðu út hattinum með sjóræningja af upphafsreitnum. Þinn eigin sjóræningi stendur á fyrsta hattinum: honum er líka sleppt og sá nýi lendir á reit 11.
cartagena-first-full = Þrír sjóræningjar fylla reit 6 og því er hlaupið fram hjá þeim á leiðinni til baka. Veldu sjóræningjann þinn á reit 11 og ýttu svo á „Aftur á 5, +1“: einn stendur á reit 5, svo þú dregur eitt spil.
cartagena-first-boat = Þriðja aðgerð: spilaðu út skammbyssunni með sjóræningjanum á reit 33. Engin skammbyssa er fram undan, svo hann hleypur beint í skútuna!
cartagena-first-leap = Nú stórt stökk. Spilaðu út rýtingnum með sjóræningjanum á reit 6: rýtingarnir á 7 og 15 eru setnir, svo eitt spil kemur honum á reit 24.
cartagena-first-stop = Þú þarft ekki að nota allar þrjár aðgerðirnar. Geymdu flöskuna þar til betur stendur á og ljúktu umferðinni.
cartagena-first-done = Nú veistu allt sem þarf: áfram með spilum, til baka til að sækja spil, og nýttu þér hvar hinir standa. Sá leikmaður sem fyrstur kemur öllum sex sjóræningjunum í skútuna vinnur.
