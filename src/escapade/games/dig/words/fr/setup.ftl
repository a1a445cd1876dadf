# Comment composer une position à la main, sur le plateau d’analyse.
dig-setup = Pour chaque joueur : la zone, deux-points, les cartes en main séparées par des virgules, deux-points, puis tout le reste, par exemple showers:knife*2,spoon:cigarettes=4,points=3.
