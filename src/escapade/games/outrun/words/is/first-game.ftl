# Fyrsti leikur með leiðsögn.
outrun-first-goal = Þú ert á safni að nóttu til og vampíra er á hælum þér. Hlauptu á undan hinum gegnum öll níu herbergin og út. Hér hefurðu allan þann tíma sem þú vilt.
outrun-first-reveal = Í hverri umferð er sýnd leið úr spilum. Sýndu þá fyrstu.
outrun-first-run = Spilaðu út spilunum í sömu röð og á leiðinni: A, D, H, G, B. Ýttu svo á Mark. Næsta spil er merkt fyrir þig; Til baka skilar síðasta spilinu.
outrun-first-moved = Rétt, og fljótari en hérinn! Á skrímslaborðinu stendur sá fljótasti lengst til hægri: reitur 6 kemur þér 2 herbergi áfram, reitur hérans bara 1.
outrun-first-again = Vampíran setti spil í miðjuna: Öfugt. Það gildir fyrir öll. Fljótasti leikmaðurinn sýnir næstu leið: það ert þú.
outrun-first-reverse = Öfugt þýðir: frá enda til upphafs. Spilaðu út H, A, D, C, G og ýttu á Mark.
outrun-first-place = Hérinn gleymdi Öfugt og verður eftir í sínu herbergi. Á skrímslaborðinu gætirðu farið lengra til vinstri, en reiturinn lengst til hægri kemur þér lengst: ýttu á „Vera áfram á reit 6: 2 herbergi“.
outrun-first-vampire = Annað spil er komið í miðjuna: Röng leið C. Það liggur þar áfram með Öfugt og bæði gilda fyrir öll.
outrun-first-third = Sýndu næstu leið.
outrun-first-both = Fyrst öfugt, svo án C: spilaðu út H, B, A, F og ýttu á Mark.
outrun-first-done = Þetta er komið! Í alvöru leik gengur klukkan og næsta spil er ekki merkt. Björninn, uppvakningurinn og drekinn nota spilin öðruvísi; prófaðu vampíruna fyrst.
