# Strona pudełka: wydrukowane dane gry, poprawione przez kogoś, kto je ma.
box-title = Moje pudełko: { $game }
box-says = Nie znamy wszystkiego, co jest wydrukowane w pudełku. Jeśli je masz, popraw to, co się różni: na listach albo w pliku obok. Potem zapisz pudełko, udostępnij je i zagraj z nim.
box-lists = Listy
box-reconstructed = ≈ zrekonstruowane
box-corrected = poprawione
box-reset = Cofnij poprawkę
box-add = Dodaj
box-remove-entry = Usuń: { $entry }
box-file = Plik (TOML)
box-fine = Wszystko się zgadza.
box-save = Zapisz
box-saved = Zapisano. Kto ma ten link, może obejrzeć pudełko i go użyć.
box-link = Link do tego pudełka
box-download = Pobierz
box-upload = Wgraj
box-play = Utwórz grę z tym pudełkiem
box-mine = Moje pudełka
