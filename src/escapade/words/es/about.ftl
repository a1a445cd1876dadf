# La página Acerca de: qué es Escapade, créditos, fidelidad a las cajas y juego con teclado.
about-title = Acerca de Escapade
about-says = Escapade es una mesa abierta para juegos de fuga: en el navegador, en Python y para bots. Es software libre con licencia MIT.
about-games = Créditos
about-credits = Iconos
about-icons = Los iconos proceden de
about-icons-by = Los colores y la disposición son nuestros. El sombrero, el garfio, la palmera y el resto de las imágenes son obra nuestra.
about-keys = Teclado
about-keys-says = Con Tab se pasa de una carta o un pirata a otro, con las flechas se recorre el camino y con Intro se elige o se juega. 1–9 eligen una carta de tu mano, «.» termina el turno, «u» deshace, «h» da una pista y Esc cancela.
about-languages = Idiomas
about-languages-says = ¿Hay algo mal dicho o falta tu idioma?
about-translate = Ver todos los mensajes junto al inglés
