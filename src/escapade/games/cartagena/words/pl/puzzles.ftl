# Zadania zagadek.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Wprowadź w tej turze { $goal } pirata do łodzi.
        [few] Wprowadź w tej turze { $goal } piratów do łodzi.
        [many] Wprowadź w tej turze { $goal } piratów do łodzi.
       *[other] Wprowadź w tej turze { $goal } pirata do łodzi.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Do łodzi wchodzi { $goal } pirat. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [few] Do łodzi wchodzi { $goal } piratów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [many] Do łodzi wchodzi { $goal } piratów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
       *[other] Do łodzi wchodzi { $goal } pirata. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Po tym ruchu żaden pirat nie dotrze na pewno do łodzi w tej turze; możliwych było { $goal }.
        [one] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } pirat; możliwych było { $goal }.
        [few] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } piratów; możliwych było { $goal }.
        [many] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } piratów; możliwych było { $goal }.
       *[other] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } pirata; możliwych było { $goal }.
    }
cartagena-puzzle-task-spaces =
    { $goal ->
        [one] Przesuń w tej turze swoich piratów łącznie o { $goal } pole do przodu.
        [few] Przesuń w tej turze swoich piratów łącznie o { $goal } pola do przodu.
        [many] Przesuń w tej turze swoich piratów łącznie o { $goal } pól do przodu.
       *[other] Przesuń w tej turze swoich piratów łącznie o { $goal } pola do przodu.
    }
cartagena-puzzle-reason-spaces =
    { $goal ->
        [one] Tak twoi piraci przechodzą łącznie { $goal } pole. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [few] Tak twoi piraci przechodzą łącznie { $goal } pola. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [many] Tak twoi piraci przechodzą łącznie { $goal } pól. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
       *[other] Tak twoi piraci przechodzą łącznie { $goal } pola. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
    }
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Po tym ruchu żadne pole nie jest pewne w tej turze; możliwych było { $goal }.
        [one] Po tym ruchu pewne jest w tej turze tylko { $best } pole; możliwych było { $goal }.
        [few] Po tym ruchu pewne są w tej turze tylko { $best } pola; możliwych było { $goal }.
        [many] Po tym ruchu pewnych jest w tej turze tylko { $best } pól; możliwych było { $goal }.
       *[other] Po tym ruchu pewne jest w tej turze tylko { $best } pola; możliwych było { $goal }.
    }
cartagena-puzzle-task-prevent = Następny gracz jest o krok od wygranej. Rozegraj turę tak, żeby nie mógł wygrać w swojej najbliższej turze.
cartagena-puzzle-reason-prevent = Po tej turze następny gracz nie może wygrać, cokolwiek zagra. Sprawdzono każdą możliwą turę i każdą odpowiedź na nią: żadna inna tura tego nie zapewnia.
cartagena-puzzle-wrong-prevent = Po tym ruchu nie masz już pewności, że następny gracz nie wygra.
