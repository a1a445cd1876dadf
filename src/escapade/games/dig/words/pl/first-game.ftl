# Pierwsza gra z przewodnikiem.
dig-first-goal = Siedzisz w więzieniu Blackgate i chcesz się wydostać. Wykop Narzędziami tunel wart 12 punktów, zanim zrobi to zając: Łyżka daje 1, Kilof 2, Łopata 3.
dig-first-turn = Jesteś w Bloku więziennym i tu możesz kopać. Nie masz jednak jeszcze Narzędzia. W każdej turze masz dwie akcje.
dig-first-search = Przeszukaj obszar: w Bloku więziennym dobierasz jedną kartę. Może przyda się do Kija od miotły.
dig-first-move = Nożyczki! Z Kijem od miotły dają Kilof, ale nie tutaj: Bloku więziennego pilnują strażnicy. Naciśnij „Rzuć kostką i idź”.
dig-first-cafeteria = Czwórka prowadzi do Pomieszczenia rekreacyjnego albo do Stołówki. Wybierz Stołówkę: tam można majstrować i są Łyżki do ukradzenia.
dig-first-end = Obie akcje wykorzystane. Zakończ turę.
dig-first-spoon = Zając przeszukał swój obszar. Teraz ukradnij Łyżkę: to kosztuje jedną akcję i nie wymaga szczęścia.
dig-first-craft = Zmajstruj Kilof: odrzucasz Kij od miotły i Nożyczki, a Kilof daje 2 punkty.
dig-first-rest = Dwa Narzędzia w dwie akcje! Zakończ turę.
dig-first-home = Wracaj do Bloku więziennego kopać! Ostrożny ruch zaprowadzi cię tam bez kostki, ale kosztuje obie akcje. Naciśnij Blok więzienny na planie albo „Ostrożny ruch…”, a potem przycisk, który się pojawi.
dig-first-wait = Jesteś tam, gdzie można kopać. Zakończ turę.
dig-first-dig = Kop Łyżką: zostaje w tunelu na zawsze, a ty zdobywasz pierwszy punkt Tunelu.
dig-first-more = Druga akcja: kop Kilofem. Daje jeszcze 2 punkty.
dig-first-ways = 3 z 12 punktów! Narzędzia można zdobyć też inaczej: sprzedaj w Pomieszczeniu rekreacyjnym karty, na przykład Czasopismo, i kup tam Narzędzia albo wymuś je Bronią na innym graczu.
dig-first-done = Jeszcze dwie rzeczy: trzy Akcesoria jednego Gangu pozwalają do niego dołączyć, a z dwoma Łomotami nie można kopać. Umiesz już dość, żeby grać!
