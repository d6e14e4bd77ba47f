var e=`empires-map-title = Karte
empires-map-of = Karte: { $board }
empires-map-zoom = Zoom
empires-map-nearer = Vergrößern
empires-map-further = Verkleinern
empires-map-whole = Ganzer Spielplan
`;export{e as default};