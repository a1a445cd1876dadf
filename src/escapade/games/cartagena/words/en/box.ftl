# Names of the lists of printed data on the page of a box.
cartagena-box-tunnel = Tunnel tiles
cartagena-box-jungle = Jungle tiles
cartagena-box-tokens = Chest tokens
cartagena-box-tile = Tile { $number }
cartagena-box-one = 1 card
cartagena-box-two = 2 cards
cartagena-box-three = 3 cards
cartagena-box-empty = Empty
cartagena-box-snake = Snake
cartagena-ours-tunnel = Each of the eight tiles shows every symbol once. We chose their order on the tunnel sides.
cartagena-ours-jungle = Each of the eight tiles shows every symbol once. We chose their order on the jungle sides.
cartagena-ours-tokens = There are eight chest tokens of five kinds: 1, 2 or 3 cards, empty, and a snake. We chose how many of each.
