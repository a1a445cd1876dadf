"""How databases of earlier versions become today's."""
