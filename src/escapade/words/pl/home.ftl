# Gry na stronie głównej.
against-bots = Z botami
with-friends = Ze znajomymi
