# La pagina «La mia scatola»: correggere i dati di un gioco, salvarli e condividerli.
box-title = La mia scatola: { $game }
box-says = Non conosciamo tutto ciò che è stampato nella scatola. Se ce l’hai, correggi quello che è diverso: nelle liste, o nel file accanto. Poi salva la tua scatola, condividila e usala per giocare.
box-lists = Liste
box-reconstructed = ≈ ricostruito
box-corrected = corretto
box-reset = Annulla correzione
box-add = Aggiungi
box-remove-entry = Rimuovi { $entry }
box-file = Il file (TOML)
box-fine = È tutto a posto.
box-save = Salva
box-saved = Salvata. Chi ha questo link può vedere e usare la scatola.
box-link = Link a questa scatola
box-download = Scarica
box-upload = Carica
box-play = Crea partita con questa scatola
box-mine = Le mie scatole
