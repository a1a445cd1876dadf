# La página que muestra una traducción junto al inglés.
translate-title = Traducciones
translate-says = Cada mensaje junto al inglés, con los archivos que lo usan. Para cambiar uno, edita su archivo; la guía de traducción está en la documentación.
translate-language = Idioma
translate-search = Buscar
translate-found = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
translate-missing = Sin traducir todavía
translate-used = Se usa en { $files }
translate-none = Ningún mensaje contiene eso.
