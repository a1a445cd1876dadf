# La página de una caja: los datos impresos de un juego, corregidos por alguien que lo tiene.
box-title = Mi caja: { $game }
box-says = No sabemos todo lo que está impreso en la caja. Si la tienes, corrige lo que sea distinto: en las listas o en el archivo de al lado. Después guarda la caja, compártela y juega con ella.
box-lists = Listas
box-reconstructed = ≈ reconstruido
box-corrected = corregido
box-reset = Deshacer la corrección
box-add = Añadir
box-remove-entry = Quitar { $entry }
box-file = El archivo (TOML)
box-fine = Todo encaja.
box-save = Guardar
box-saved = Guardada. Cualquiera con este enlace puede ver y usar la caja.
box-link = Enlace a esta caja
box-download = Descargar
box-upload = Subir
box-play = Crear partida con esta caja
box-mine = Mis cajas

# Qué está mal en una caja, un archivo de datos corregidos. $line es la línea; las claves y las palabras entre comillas se escriben como en el archivo.
refusal-box-empty = Línea { $line }: aquí no se corrige nada
refusal-box-long = Línea { $line }: una caja tiene como máximo { $most } caracteres
refusal-box-deep = Línea { $line }: hay listas y tablas anidadas a demasiada profundidad
refusal-box-toml = Línea { $line }: esto no es TOML ({ $fault })
refusal-box-game = Línea { $line }: { $fault }
refusal-box-not-correctable = Línea { $line }: «{ $key }» no se puede corregir. Se pueden corregir: { $known }
refusal-box-not-in-table = Línea { $line }: «{ $key }» no está en [{ $table }], que contiene: { $known }
refusal-box-table = Línea { $line }: «{ $key }» debe ser una tabla, [{ $key }] con líneas debajo
refusal-box-list = Línea { $line }: «{ $key }» debe ser una lista entre corchetes, no { $found }
refusal-box-text = Línea { $line }: en «{ $key }» debe haber textos entre comillas, no { $found }
refusal-box-number = Línea { $line }: «{ $key }» debe ser un número de { $least } a { $most }, no { $found }
refusal-box-true-or-false = Línea { $line }: «{ $key }» debe ser true o false, no { $found }
refusal-box-form = Línea { $line }: «{ $key }» se escribe así: { $usual }
refusal-box-tile-list = Línea { $line }: «{ $side }» debe ser una lista de losetas, cada una un texto de seis símbolos
refusal-box-tiles = Línea { $line }: «{ $side }» debe tener { $right } losetas, no { $found }
refusal-box-tile = Línea { $line }: la loseta «{ $found }» debe mostrar una vez cada uno de estos símbolos: { $known }
refusal-box-tokens = Línea { $line }: debe haber { $right } fichas de cofre, no { $found }
refusal-box-token = Línea { $line }: «{ $key } = { $found }» no es un número de fichas de cofre. Tipos: { $known }
refusal-box-rooms = Línea { $line }: un tablero de salas debe tener al menos 1 sala, no { $found }
refusal-box-symbols = Línea { $line }: debe haber { $right } símbolos, no { $found }
refusal-box-path = Línea { $line }: el camino «{ $found }» debe estar hecho de los símbolos A a H
refusal-box-path-twice = Línea { $line }: el camino «{ $found }» muestra un símbolo dos veces, pero cada jugador tiene una sola carta de cada uno
refusal-box-paths = Línea { $line }: debe haber { $right } cartas de camino diferentes, no { $found }
refusal-box-copies = Línea { $line }: «{ $key } = { $found }» debe decir cuántas cartas hay y luego cuántas de ellas tienen el icono del vampiro y el del zombi
refusal-box-card = Línea { $line }: «{ $found }» no es una carta. Cartas: { $known }
refusal-box-cards = Línea { $line }: debe haber { $right } cartas de interferencia, no { $found }
refusal-box-places = Línea { $line }: [{ $monster }] debe tener 6 números, de 0 en adelante, no { $found }
refusal-box-sign = Línea { $line }: [{ $monster }] no tiene un puesto { $found } para «{ $sign }»: escribe de 1 a 6, o 0 para +0
refusal-box-not-on-board = Línea { $line }: «{ $key }» no está en [{ $monster }], que contiene: { $known }
refusal-box-open = Línea { $line }: para { $players } jugadores, [{ $monster }] debe tener al menos { $players } puestos sin tapar de 1 a 6
refusal-box-die = Línea { $line }: el número { $side } del dado debe llevar a dos de estas zonas: { $known }
refusal-box-gangs = Línea { $line }: las bandas de «{ $key }» deben ser algunas de estas, entre corchetes: { $known }
refusal-box-entries = Línea { $line }: debe haber de 1 a { $most } entradas «{ $key }»; cada una empieza con [[{ $key }]]
refusal-box-recipe = Línea { $line }: una receta debe tener de 1 a { $most } materiales diferentes, no { $found }
refusal-box-from-stack = Línea { $line }: el resultado debe ser uno de estos: { $known }; no «{ $found }»
refusal-box-michel = Línea { $line }: «{ $key }» no es una carta de Michel: escribe blank, knife+spoon, knife+pick+shovel, etcétera
refusal-box-michels = Línea { $line }: debe haber cartas de Michel, como máximo { $most } de cada tipo
refusal-box-search = Línea { $line }: debe haber { $right } cartas de Búsqueda, no { $found }
