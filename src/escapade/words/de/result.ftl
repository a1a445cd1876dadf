# Das Ende einer Partie: was das Ergebnis sagt und was man als Nächstes spielt.
result-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
turning-point = Wendepunkt: { $name }, von { $before } auf { $after }
rating-change = Wertung { $before } → { $after }
ratings-unchanged = Keine Wertung ändert sich: Eine Partie zählt nur für Beteiligte, die ihre Wertung eingeschaltet und selbst gezogen haben.
rematch-go = Zur Revanche
same-deal = Mit denselben Karten
stronger-bots = Stärkere Bots: { $changes }
