# Comment composer une position à la main, sur le plateau d’analyse.
outrun-setup = Pour chaque joueur : la salle, @ et la place sur le plateau Monstre, puis, après des deux-points, les cartes posées devant et les cartes en main, par exemple 3@6:reverse:boost.
