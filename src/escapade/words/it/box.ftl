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

# Che cosa non va in una scatola, un file di dati corretti. $line è la sua riga; chiavi e parole tra virgolette sono scritte come nel file.
refusal-box-empty = Riga { $line }: qui non viene corretto nulla
refusal-box-long = Riga { $line }: una scatola ha al massimo { $most } caratteri
refusal-box-deep = Riga { $line }: liste e tabelle sono annidate troppo in profondità
refusal-box-toml = Riga { $line }: questo non è TOML ({ $fault })
refusal-box-game = Riga { $line }: { $fault }
refusal-box-not-correctable = Riga { $line }: «{ $key }» non si può correggere. Si può correggere: { $known }
refusal-box-not-in-table = Riga { $line }: «{ $key }» non c’è in [{ $table }]. Ci sono: { $known }
refusal-box-table = Riga { $line }: «{ $key }» deve essere una tabella, [{ $key }] seguito da righe
refusal-box-list = Riga { $line }: «{ $key }» deve essere una lista tra parentesi quadre, non { $found }
refusal-box-text = Riga { $line }: in «{ $key }» ci devono essere testi tra virgolette, non { $found }
refusal-box-number = Riga { $line }: «{ $key }» deve essere un numero da { $least } a { $most }, non { $found }
refusal-box-true-or-false = Riga { $line }: «{ $key }» deve essere true o false, non { $found }
refusal-box-form = Riga { $line }: «{ $key }» si scrive così: { $usual }
refusal-box-tile-list = Riga { $line }: «{ $side }» deve essere una lista di tessere, ognuna un testo di sei simboli
refusal-box-tiles = Riga { $line }: «{ $side }» deve avere { $right } tessere, non { $found }
refusal-box-tile = Riga { $line }: la tessera «{ $found }» deve mostrare una volta ciascuno di questi simboli: { $known }
refusal-box-tokens = Riga { $line }: i segnalini forziere devono essere { $right }, non { $found }
refusal-box-token = Riga { $line }: «{ $key } = { $found }» non è un numero di segnalini forziere. Tipi: { $known }
refusal-box-rooms = Riga { $line }: una plancia delle stanze deve avere almeno 1 stanza, non { $found }
refusal-box-symbols = Riga { $line }: i simboli devono essere { $right }, non { $found }
refusal-box-path = Riga { $line }: il percorso «{ $found }» deve essere fatto dei simboli da A a H
refusal-box-path-twice = Riga { $line }: il percorso «{ $found }» mostra due volte un simbolo, ma ogni giocatore ha una sola carta di ciascuno
refusal-box-paths = Riga { $line }: le carte percorso diverse devono essere { $right }, non { $found }
refusal-box-copies = Riga { $line }: «{ $key } = { $found }» deve dire quante sono le carte, poi quante hanno il segno del vampiro e quante quello dello zombie
refusal-box-card = Riga { $line }: «{ $found }» non è una carta. Carte: { $known }
refusal-box-cards = Riga { $line }: le carte interferenza devono essere { $right }, non { $found }
refusal-box-places = Riga { $line }: [{ $monster }] deve avere 6 numeri da 0 in su, non { $found }
refusal-box-sign = Riga { $line }: [{ $monster }] non ha una posizione { $found } per «{ $sign }»: scrivi da 1 a 6, o 0 per +0
refusal-box-not-on-board = Riga { $line }: «{ $key }» non c’è in [{ $monster }]. Ci sono: { $known }
refusal-box-open = Riga { $line }: per { $players } giocatori [{ $monster }] deve avere almeno { $players } posizioni libere da 1 a 6
refusal-box-die = Riga { $line }: il numero { $side } del dado deve portare a due di queste aree: { $known }
refusal-box-gangs = Riga { $line }: le gang di «{ $key }» vanno scelte tra queste, tra parentesi quadre: { $known }
refusal-box-entries = Riga { $line }: «{ $key }» deve comparire da 1 a { $most } volte, ogni volta a partire da [[{ $key }]]
refusal-box-recipe = Riga { $line }: una ricetta deve avere da 1 a { $most } materiali diversi, non { $found }
refusal-box-from-stack = Riga { $line }: deve dare una carta tra { $known }, non «{ $found }»
refusal-box-michel = Riga { $line }: «{ $key }» non è una carta Michel: scrivi blank, knife+spoon, knife+pick+shovel e così via
refusal-box-michels = Riga { $line }: ci devono essere carte Michel, al massimo { $most } di un tipo
refusal-box-search = Riga { $line }: le carte Ricerca devono essere { $right }, non { $found }
