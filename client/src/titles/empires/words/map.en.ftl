empires-map-title = Map
empires-map-of = Map: { $board }
empires-map-zoom = Zoom
empires-map-nearer = Zoom in
empires-map-further = Zoom out
empires-map-whole = Whole board
