# Zadania zagadek.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Zdobądź w tej turze { $goal } punkt Tunelu.
        [few] Zdobądź w tej turze { $goal } punkty Tunelu.
        [many] Zdobądź w tej turze { $goal } punktów Tunelu.
       *[other] Zdobądź w tej turze { $goal } punktu Tunelu.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] To daje { $goal } punkt. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [few] To daje { $goal } punkty. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [many] To daje { $goal } punktów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
       *[other] To daje { $goal } punktu. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Po tym ruchu żaden punkt nie jest pewny w tej turze; możliwych było { $goal }.
        [one] Po tym ruchu w tej turze pewny jest tylko { $best } punkt; możliwych było { $goal }.
        [few] Po tym ruchu w tej turze pewne są tylko { $best } punkty; możliwych było { $goal }.
        [many] Po tym ruchu w tej turze pewnych jest tylko { $best } punktów; możliwych było { $goal }.
       *[other] Po tym ruchu w tej turze pewne jest tylko { $best } punktu; możliwych było { $goal }.
    }
