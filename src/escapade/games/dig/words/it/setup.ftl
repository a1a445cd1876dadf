# Come si prepara una posizione a mano, sul tavolo di analisi.
dig-setup = Per ogni giocatore: l’area, i due punti, le carte in mano separate da virgole, i due punti e tutto il resto, per esempio showers:knife*2,spoon:cigarettes=4,points=3.
