var e=`# Konflikte, Durchgang für Durchgang noch einmal erzählt.

empires-conflict-pill = { $count ->
    [one] 1 Konflikt
   *[other] { $count } Konflikte
}{ $mine ->
    [0] {""}
   *[other] , { $mine } mit dir
}
empires-conflict-title = Konflikte der Runde { $turn }
empires-conflict-in = { $area }
empires-conflict-count = { $at } von { $count }
empires-conflict-previous = Voriger Konflikt
empires-conflict-next = Nächster Konflikt
empires-conflict-limit = Bevölkerungsgrenze { $limit }
empires-conflict-left = { $left } von { $before }
empires-conflict-round = Durchgang { $round }
empires-conflict-begin = Von vorn
empires-conflict-step = Nächster Verlust, { $step } von { $last }
empires-conflict-end = Zum Ende
empires-conflict-none = In dieser Runde gab es keinen Konflikt.
empires-conflict-replay = Die Konflikte noch einmal ansehen
`;export{e as default};