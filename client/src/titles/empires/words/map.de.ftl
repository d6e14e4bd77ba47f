empires-map-title = Karte
