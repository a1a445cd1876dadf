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
cartagena-puzzle-task-spaces = Przesuń w tej turze swoich piratów do przodu łącznie o tyle pól: { $goal }.
cartagena-puzzle-reason-spaces = To przesuwa twoich piratów łącznie o tyle pól: { $goal }. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
cartagena-puzzle-wrong-spaces = Po tym ruchu pewna liczba pól w tej turze to tylko { $best }; możliwe było { $goal }.
