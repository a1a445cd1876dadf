# Dig Your Way Out: zonas, fichas y mazos, en una frase.
dig-explain-cell-block = Aquí se cava: juega una herramienta para apuntarte sus puntos.
dig-explain-cafeteria = Aquí puedes birlar una Cuchara.
dig-explain-recreation = Aquí puedes vender cartas por cigarrillos y comprar Cuchillos y herramientas.
dig-explain-infirmary = Aquí puedes curar una Paliza.
dig-explain-showers = Aquí no hay nada especial, pero una búsqueda encuentra más cartas.
dig-explain-solitary = De aquí solo puedes salir; son las cartas las que te envían aquí.
dig-explain-beating = Palizas: con 1 no puedes fabricar; con 2 no puedes fabricar ni cavar.
dig-explain-cigarettes = Los cigarrillos son dinero: con ellos se compran Cuchillos y herramientas en la Sala de recreo.
dig-explain-held = Las cartas en la mano de este jugador. Las que has visto están descubiertas.
dig-explain-tunnel = El túnel: quien llega primero a { $goal } puntos se escapa y gana.
dig-explain-deck = Cartas de Búsqueda: materiales, armas, accesorios, cartas de Acción y cosas para vender.
dig-explain-michel-deck = Cartas que dicen si Michel o Michelle pelea: la mitad están en blanco.
dig-explain-michel-card = Una carta de Michel ({ $shown }): con un Cuchillo la pelea sigue; sin él, se acaba.
dig-explain-roll = El dado dice a qué dos zonas puede llevar un movimiento.
dig-explain-figure = La figura está en la zona donde se encuentra este jugador. Con un Arma puedes extorsionar a un jugador de tu zona.
dig-explain-discards = Los descartes: cuando se agotan las cartas de Búsqueda, estas se barajan para formar un mazo nuevo.
