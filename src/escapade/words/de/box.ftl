# Die Seite einer Schachtel: gedruckte Daten eines Spiels, von jemandem korrigiert, der es besitzt.
box-title = Meine Schachtel: { $game }
box-says = Wir wissen nicht alles, was auf dem Material in der Schachtel steht. Wenn du sie besitzt, korrigiere, was abweicht: in den Listen oder in der Datei daneben. Dann speichere die Schachtel, teile sie und spiel damit.
box-lists = Listen
box-reconstructed = ≈ rekonstruiert
box-corrected = korrigiert
box-reset = Korrektur zurücknehmen
box-add = Hinzufügen
box-remove-entry = { $entry } entfernen
box-file = Die Datei (TOML)
box-fine = Alles passt.
box-save = Speichern
box-saved = Gespeichert. Wer diesen Link hat, kann die Schachtel sehen und verwenden.
box-link = Link zu dieser Schachtel
box-download = Herunterladen
box-upload = Hochladen
box-play = Partie mit dieser Schachtel erstellen
box-mine = Meine Schachteln
