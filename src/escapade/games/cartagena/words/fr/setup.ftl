# Comment composer une position à la main, sur le plateau d’analyse.
cartagena-setup = Pour chaque joueur : les cases des pirates séparées par des points (0 est le départ), deux-points, puis les cartes en main par leurs lettres, par exemple 0.0.3.3.5.7:b2kh.
