# The page that shows a translation beside English.
translate-title = Translations
translate-says = Every message beside the English one, and the files that use it. To change one, edit its file; the guide to translating is in the documentation.
translate-language = Language
translate-search = Search
translate-found = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
translate-missing = Not translated yet
translate-used = Used in { $files }
translate-none = No message contains this.
