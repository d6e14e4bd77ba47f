var e=`empires-map-title = Karte
`;export{e as default};