empires-map-title = Map
