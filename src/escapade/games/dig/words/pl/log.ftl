# Dig Your Way Out: dziennik.
dig-log-searched =
    { $count ->
        [one] { $name } przeszukuje obszar i dobiera kartę.
        [few] { $name } przeszukuje obszar i dobiera { $count } karty.
       *[many] { $name } przeszukuje obszar i dobiera { $count } kart.
    }
dig-log-searched-known = { $name } przeszukuje obszar i dobiera { $cards-acc }.
dig-log-searched-nothing = { $name } przeszukuje obszar i nic nie znajduje.
dig-log-drew =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
dig-log-drew-known = { $name } dobiera { $cards-acc }.
dig-several = { $card-acc } ×{ $count }
dig-log-discarded = { $name } odrzuca { $cards-acc }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } majstruje { $card-acc } (z: { $parts }).
        [few] { $name } majstruje: { $card } ×{ $count } (z: { $parts }).
       *[many] { $name } majstruje: { $card } ×{ $count } (z: { $parts }).
    }
dig-log-crafted =
    { $count ->
        [one] { $name } majstruje { $card-acc }.
        [few] { $name } majstruje: { $card } ×{ $count }.
       *[many] { $name } majstruje: { $card } ×{ $count }.
    }
dig-log-stolen = { $name } kradnie { $card-acc }.
dig-log-bought =
    { $count ->
        [one] { $name } kupuje { $card-acc } (Szlugi: { $price }).
        [few] { $name } kupuje: { $card } ×{ $count } (Szlugi: { $price }).
       *[many] { $name } kupuje: { $card } ×{ $count } (Szlugi: { $price }).
    }
dig-log-fetched = { $name } bierze ze stosu { $card-acc }.
dig-log-played = { $name } zagrywa { $card-acc }.
dig-log-played-at = { $name } zagrywa { $card-acc } na gracza { $other }.
dig-log-played-to = { $name } zagrywa { $card-acc }, żeby pójść { $area-to }.
dig-log-claimed = { $name } bierze { $card-acc }.
dig-log-handedover = { $name } oddaje graczowi { $other } { $card-acc }.
dig-log-gave = { $name } daje graczowi { $other } { $card-acc }.
dig-log-took = { $name } zabiera graczowi { $other } { $card-acc }.
dig-log-looked = { $name } ogląda karty gracza { $other }.
dig-log-gathered = Karty z rąk są zebrane, potasowane i rozdane od nowa.
dig-log-reshuffled = Odrzucone karty po przetasowaniu tworzą nową talię.
dig-log-earned =
    { $count ->
        [one] { $name } dostaje Szluga.
        [few] { $name } dostaje { $count } Szlugi.
       *[many] { $name } dostaje { $count } Szlugów.
    }
dig-log-paid =
    { $count ->
        [one] { $name } płaci Szluga.
        [few] { $name } płaci { $count } Szlugi.
       *[many] { $name } płaci { $count } Szlugów.
    }
dig-log-toll =
    { $count ->
        [one] { $name } płaci Szluga graczowi { $other }.
        [few] { $name } płaci { $count } Szlugi graczowi { $other }.
       *[many] { $name } płaci { $count } Szlugów graczowi { $other }.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } daje Szluga graczowi { $other }.
        [few] { $name } daje { $count } Szlugi graczowi { $other }.
       *[many] { $name } daje { $count } Szlugów graczowi { $other }.
    }
dig-log-sold = { $name } sprzedaje { $cards-acc }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } dostaje Szluga za sprzedaż.
        [few] { $name } dostaje { $count } Szlugi za sprzedaż.
       *[many] { $name } dostaje { $count } Szlugów za sprzedaż.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } zgarnia Szluga ze sprzedaży.
        [few] { $name } zgarnia { $count } Szlugi ze sprzedaży.
       *[many] { $name } zgarnia { $count } Szlugów ze sprzedaży.
    }
dig-log-sale-unpaid = { $name } nic nie dostaje za sprzedaż.
dig-log-rolled = { $name } wyrzuca { $number }.
dig-log-rolled-went = { $name } wyrzuca { $number } i idzie { $area-to }.
dig-log-rolled-michel = { $name } wyrzuca { $number } za { $michel-acc }.
dig-log-went = { $name } idzie { $area-to }.
dig-log-went-cautiously = { $name } idzie ostrożnie { $area-to }.
dig-log-went-to-solitary = { $name } trafia { $area-to }.
dig-log-michelwent = { $michel } idzie { $area-to }.
dig-log-actiongained = { $name } dostaje dodatkową akcję.
dig-log-dug =
    { $points ->
        [one] { $name } kopie { $card-ins }: { $points } punkt.
        [few] { $name } kopie { $card-ins }: { $points } punkty.
       *[many] { $name } kopie { $card-ins }: { $points } punktów.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } ucieka: tunel gotowy!
        [few] { $names } uciekają: tunel gotowy!
       *[many] { $names } uciekają: tunel gotowy!
    }
dig-log-fightbegan = { $name } wymusza: od gracza { $other } żąda { $card-gen }.
dig-log-threatened = { $name } grozi { $card-ins }.
dig-log-laid = { $name } walczy { $card-ins }.
dig-log-fistsused = { $name } walczy gołymi pięściami.
dig-log-tookback = { $name } odzyskuje { $card-acc }.
dig-log-lost = { $name } przegrywa walkę z graczem { $other }.
dig-log-lost-michel = { $name } przegrywa walkę z { $michel-ins }.
dig-log-won-michel = { $name } wygrywa walkę z { $michel-ins }.
dig-log-michelturned = { $michel } wymusza Narzędzie od gracza { $other }, odkrywa Nóż i żąda: { $tools }.
dig-log-michelturned-again = { $michel } odkrywa następny Nóż.
dig-log-michelturned-blank = { $michel } odkrywa pustą kartę.
dig-log-michelturned-spared = { $michel } odkrywa pustą kartę i zostawia gracza { $name } w spokoju.
dig-log-michelreshuffled = Karty Michela po przetasowaniu tworzą nową talię.
dig-log-beaten = { $name } dostaje Łomot.
dig-log-shrugged = { $name } nie przejmuje się Łomotem.
dig-log-healed =
    { $count ->
        [one] { $name } leczy Łomot.
        [few] { $name } leczy { $count } Łomoty.
       *[many] { $name } leczy { $count } Łomotów.
    }
dig-log-joining = { $name } chce dołączyć do Gangu { $gang }.
dig-log-joined = { $name } dołącza do Gangu { $gang } ({ $badge }: { $says }).
dig-log-buried = { $name } oddaje kartę { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } ogląda kartę Gangu { $gang }.
        [few] { $name } ogląda { $count } karty Gangu { $gang }.
       *[many] { $name } ogląda { $count } kart Gangu { $gang }.
    }
dig-log-revealed = { $name } ujawnia Tło: { $background }.
dig-log-revealed-informant = { $name } ujawnia Tło: { $background }. Karta Akcji nie działa.
dig-log-revealed-enforcer = { $name } ujawnia Tło: { $background }. Łomot nie działa.
dig-log-revealed-street-fighter = { $name } ujawnia Tło: { $background }. Koniec wymuszenia.
dig-log-exchanged = { $name } wymienia się z graczem { $other }.
dig-log-too-many = { $name } ma za dużo kart.
