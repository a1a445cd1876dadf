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
