# Lo que solo dice el servidor: los nombres de invitados, la vista previa de un enlace en otros sitios y lo que dice la página cuando su script no funciona.
guest-name = Invitado { $number }
preview = Escapade – juega en línea a juegos de fuga
preview-says = Juega a Cartagena, Outrun y Dig Your Way Out con amigos o contra bots, directamente en tu navegador. No hace falta cuenta.
preview-table = Únete a una partida de { $game }
preview-table-says = { $count ->
    [one] Para { $count } jugador.
   *[other] Para { $count } jugadores.
} No hace falta cuenta.
preview-replay = Repetición de una partida de { $game }
page-not-loaded = No se ha podido cargar Escapade.
page-load-again = Intentarlo de nuevo
page-needs-script = Escapade necesita JavaScript.
