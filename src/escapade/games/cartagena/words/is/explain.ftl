# Cartagena: til hvers spil og staðir eru, ein setning hver.
cartagena-explain-card = Spilaðu þessu spili út til að færa sjóræningja þinn á næsta lausa reit með þessu tákni.
cartagena-explain-pistol = Færðu sjóræningja á næstu lausu skammbyssu, eða skoðaðu spil annars leikmanns og taktu eitt.
cartagena-explain-parrot = Færðu sjóræningja á næsta lausa páfagauk, eða dragðu spil, haltu 2 og gefðu hverjum hinna eitt.
cartagena-explain-hook = Færðu sjóræningja á næsta lausa krók, eða dragðu 4 spil og haltu 1.
cartagena-explain-sabre = Færðu sjóræningja á næsta lausa sverð; tvö sverð saman gilda sem hvaða spil sem er.
cartagena-explain-bomb = Færðu sjóræningja á næstu lausu sprengju, eða spilaðu henni út með öðru spili og færðu tvo sjóræningja af sama reit í einu.
cartagena-explain-chest = Færðu sjóræningja á næstu lausu kistu, eða opnaðu kistu í stað allrar umferðarinnar.
cartagena-explain-grey = Grátt spil: þegar þú spilar því út henda öll hin sem eru með fleiri en 7 spil þar til 7 eru eftir, og þú tekur eitt spil af hverju þeirra.
cartagena-explain-space = Sjóræningi nemur hér staðar með spili með þessu tákni ef enginn stendur hér. Sá sem fer aftur til 1 eða 2 sjóræningja dregur jafn mörg spil.
cartagena-explain-cell = Upphafsreitur: héðan leggja allir sjóræningjar af stað og enginn fer aftur þangað.
cartagena-explain-boat = Skútan: leikmaðurinn sem kemur fyrst öllum sjóræningjum sínum hingað vinnur.
cartagena-explain-ferry = Skútan siglir milli Cartagena og Tortuga og tekur allt að 3 sjóræningja hvers leikmanns.
cartagena-explain-hideout = Felustaðurinn: leikmaðurinn sem kemur fyrst öllum sjóræningjum sínum hingað vinnur.
cartagena-explain-token = Lokuð kista: í henni eru allt að 3 spil, ekkert eða snákur. Sjóræningi sem stendur hér í upphafi umferðar má opna hana.
cartagena-explain-deck = Stokkurinn: héðan eru spil dregin þegar sjóræningi fer aftur á bak.
cartagena-explain-row = Opna röðin: sá sem dregur tekur næsta spil, talið frá örinni.
