# Gry na stronie głównej.
against-bots = Z botami
with-friends = Ze znajomymi
how-to-play = Jak grać
learn-to-play = Naucz się grać
