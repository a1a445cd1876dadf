# Names of the lists of printed data on the page of a box.
outrun-box-symbols = Symbols of the movement cards
outrun-box-rooms = Rooms on a room board
outrun-box-paths = Path cards
outrun-box-cards = Interference cards
outrun-box-board = Monster board: { $monster }
outrun-box-numbers = Numbers of the places, slowest first
outrun-box-open = Open places
outrun-box-sign = Places (0: the +0 area) with the sign: { $sign }
outrun-box-players = Players: { $number }
outrun-box-copies = Copies
outrun-box-vampires = With the vampire sign
outrun-box-zombies = With the zombie sign
outrun-box-trace = Trace the path: drag from symbol to symbol, click them in order, or type their letters. Backspace takes the last one back.
outrun-box-path = Path { $number }
outrun-box-again = Start again
