# La pagina Informazioni: che cos’è Escapade, autori, fedeltà, uso da tastiera.
about-title = Informazioni su Escapade
about-says = Escapade è un tavolo aperto per giochi di fuga: nel browser, in Python e per i bot. È software libero con licenza MIT.
about-games = Autori
about-credits = Icone
about-icons = Le icone vengono da
about-icons-by = Le abbiamo colorate e disposte noi. Il cappello, l’uncino, la palma e tutte le altre immagini sono opera nostra.
about-keys = Tastiera
about-keys-says = Tab passa da una carta o da un pirata all’altro, le frecce portano da una casella all’altra del percorso, Invio seleziona o gioca. 1–9 scelgono una carta della tua mano, «.» termina il turno, «u» annulla la mossa, «h» dà un suggerimento, Esc annulla la scelta.
about-languages = Lingue
about-languages-says = C’è una parola sbagliata, o manca la tua lingua?
about-translate = Vedi tutti i testi accanto all’inglese
