# The About page: what Escapade is, credits, accuracy and keyboard play.
about-title = About Escapade
about-says = Escapade is an open table for escape games: in the browser, in Python and for bots. It is free software under the MIT license.
about-games = Credits
about-credits = Icons
about-icons = The icons are from
about-icons-by = We coloured and arranged them. The hat, the hook, the palm and all other pictures are our own.
about-keys = Keyboard
about-keys-says = Tab moves between cards and pirates, arrow keys move along the path, Enter selects or plays. 1–9 select a card in your hand, “.” ends the turn, “u” undoes, “h” gives a hint, Esc cancels.
about-languages = Languages
about-languages-says = Is a word wrong, or is your language missing?
about-translate = See all messages beside English
