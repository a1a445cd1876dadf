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
