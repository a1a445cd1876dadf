# Gry na stronie głównej.
against-bots = Z botami
with-friends = Ze znajomymi
learn-to-play = Naucz się grać
