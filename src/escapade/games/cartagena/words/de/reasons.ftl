# Warum ein Zug schlechter ist als ein anderer.
cartagena-reason-cards =
    { $played ->
        [one] Beendet den Zug mit { $played } Karte statt { $better }.
       *[other] Beendet den Zug mit { $played } Karten statt { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Bringt einen Piraten weniger ans Ziel.
       *[other] Bringt { $count } Piraten weniger ans Ziel.
    }
cartagena-reason-way =
    { $count ->
        [one] Kommt { $count } Feld weniger weit.
       *[other] Kommt { $count } Felder weniger weit.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Danach kann { $name } { $to-to } zurückgehen und 1 Karte ziehen.
       *[other] Danach kann { $name } { $to-to } zurückgehen und { $count } Karten ziehen.
    }
cartagena-reason-symbols =
    { $played ->
        [one] Beendet den Zug mit nur { $played } Symbol auf der Hand statt { $better }.
       *[other] Beendet den Zug mit { $played } verschiedenen Symbolen auf der Hand statt { $better }.
    }
cartagena-reason-bridge = Lässt { $name } mit einer Karte bis zu { $played } Felder vorrücken statt { $better }.
