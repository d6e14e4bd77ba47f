# Was auf Katastrophen und Fortschritten steht, gebildet aus dem, was der Inhalt festlegt (text/cards.py). Alle Zahlen sind
# Argumente: Kein Satz hier nennt eine eigene.

## Was eine Katastrophe bewirkt, nach ihrer Wirkung

lineage-does-minor_damage = { $damage ->
    [0] Du verlierst { $treasury } Plättchen aus dem Schatz.
   *[other] { $damage } Schaden{ $coastal ->
        [yes] {" "}an deinen Küsten
       *[no] {""}
    }{ $treasury ->
        [0] .
       *[other] {" "}und { $treasury } Plättchen aus dem Schatz.
    }
}
lineage-does-one_city = { $coastal ->
    [yes] Eine Küstenstadt
   *[no] Eine Stadt
} wird { $fate ->
    [reduced] reduziert
   *[destroyed] zerstört
}{ $ransom ->
    [0] {""}
   *[other] , wenn du nicht { $ransom } Plättchen aus dem Schatz zahlst
}{ $treasury ->
    [0] .
   *[other] , und du verlierst { $treasury } Plättchen aus dem Schatz.
}
lineage-does-discarding = Du legst { $cards ->
    [one] { $cards } Warenkarte
   *[other] { $cards } Warenkarten
} ab; für { $ransom } Plättchen aus dem Schatz kannst du eine Karte behalten.
lineage-does-eruption = Steht eine Stadt von dir an einem Vulkan, werden alle Einheiten in seinen Gebieten zerstört. Sonst wird eine Stadt von dir zerstört und eine Stadt daneben reduziert.
lineage-does-treachery = Der Begünstigte übernimmt { $cities ->
    [one] { $cities } Stadt von dir.
   *[other] { $cities } Städte von dir.
}
lineage-does-slave_revolt = Die Versorgung wird geprüft; jede Stadt braucht { $support } Plättchen mehr.
lineage-does-superstition = { $cities ->
    [one] { $cities } Stadt wird reduziert.
   *[other] { $cities } Städte werden reduziert.
}
lineage-does-civil_disorder = Alle deine Städte bis auf { $spared } werden reduziert.
lineage-does-civil_war = Der Begünstigte übernimmt, was du über { $loyal } Einheitenpunkte hinaus hast; du wählst es aus.
lineage-does-tyranny = Der Begünstigte wählt und übernimmt { $units } Einheitenpunkte von dir.
lineage-does-barbarian_hordes = { $barbarians } Barbaren greifen deine Städte an, geführt vom Begünstigten.
lineage-does-corruption = Du legst Warenkarten im Nennwert von { $face_value } Punkten ab.
lineage-does-regression = Dein Marker fällt { $steps ->
    [one] { $steps } Feld zurück.
   *[other] { $steps } Felder zurück.
}
lineage-does-flood = { $damage } Schaden in einer Schwemmebene, { $damage_of_others } für andere, die dort sind; { $coast_damage } an deinen Küsten, wenn du in keiner bist.
lineage-does-cyclone = { $selected } deiner Städte an einem offenen Meer werden reduziert, und { $selected_of_others } von allen anderen dort.
lineage-does-scourge = { $damage } Schaden, und { $secondary_damage } für { $secondary_victims ->
    [one] eine Zivilisation
   *[other] jede von { $secondary_victims } Zivilisationen
} deiner Wahl.
lineage-does-iconoclasm = { $cities ->
    [one] { $cities } Stadt wird reduziert
   *[other] { $cities } Städte werden reduziert
}, und { $secondary_cities } von { $secondary_victims ->
    [one] einer Zivilisation
   *[other] jeder von { $secondary_victims } Zivilisationen
} deiner Wahl.
lineage-does-piracy = { $cities ->
    [one] { $cities } Küstenstadt von dir, vom Begünstigten gewählt, fällt
   *[other] { $cities } Küstenstädte von dir, vom Begünstigten gewählt, fallen
} an Piraten, und eine Küstenstadt von { $secondary_victims ->
    [one] einer Zivilisation
   *[other] jeder von { $secondary_victims } Zivilisationen
} deiner Wahl.

## Was ein Fortschritt an Katastrophen ändert

lineage-change-damage = { $number } Schaden { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-cities = { $number ->
    [one] { $number } Stadt
   *[other] { $number } Städte
} { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-units = { $number ->
    [one] { $number } Einheitenpunkt
   *[other] { $number } Einheitenpunkte
} { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-barbarians = { $number } Plättchen { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-support = Versorgungssatz { $number } { $sign ->
    [more] höher
   *[less] niedriger
}
lineage-change-face_value = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-steps = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
} { $sign ->
    [more] mehr
   *[less] weniger
}
lineage-change-role = { $change } { $role ->
    [primary] als Hauptopfer
   *[secondary] als Nebenopfer
}
lineage-eased = { $card }: { $change }.
lineage-worsened = { $card }, { $change }
lineage-exempt = { $card }: nie Nebenopfer.
lineage-softened = { $card }: Deine Stadt wird nur reduziert.
lineage-saved = { $card }: { $cards ->
    [one] { $cards } Warenkarte rettet deine Städte.
   *[other] { $cards } Warenkarten retten deine Städte.
}
lineage-spared = { $card }: Für jedes Feld { $cities ->
    [one] darf { $cities } Stadt gegeben werden.
   *[other] dürfen { $cities } Städte gegeben werden.
}
lineage-drawbacks = Nachteil: { $drawbacks }.

## Was ein Fortschritt sonst bewirkt

lineage-nothing-else = Keine eigene Wirkung.
lineage-purchase = Karten von Stapel { $stack } für { $cost } Plättchen aus dem Schatz kaufen.
lineage-tax-choice = { $lower ->
    [0] Steuersatz nach Wunsch { $higher } höher.
   *[other] Steuersatz nach Wunsch { $higher } höher oder { $lower } niedriger.
}
lineage-free-advance = Beim Kauf bekommst du umsonst einen Fortschritt der Gruppe { $group } dazu, der weniger als { $below } kostet.
lineage-free-credits = { $points } Punkte Gutschrift in Farben deiner Wahl.
lineage-discount = Ein anderer Fortschritt, der zusammen damit gekauft wird, kostet { $points } weniger.
lineage-raises-land_steps = Plättchen ziehen über Land { $now } Gebiete weit.
lineage-raises-ship_steps = Schiffe fahren { $now } Schritte weit.
lineage-raises-ship_capacity = Schiffe tragen { $now } Plättchen.
lineage-raises-siege = Ein Angriff auf deine Stadt braucht { $needed } Plättchen, und { $left } treten an ihre Stelle; dein Angriff auf eine fremde Stadt braucht { $storming }, und { $found } treten an ihre Stelle.
lineage-raises-city_tokens = eine Stadt auf einem Bauplatz kostet { $now } Plättchen
lineage-raises-wilderness_city_tokens = eine Stadt in der Wildnis { $now }
lineage-raises-treasury_share = Einmal je Runde kannst du bis zu { $now } % einer Stadt aus dem Schatz zahlen.
lineage-raises-neighbour_tokens = Einmal je Runde helfen bis zu { $now } Plättchen aus Nachbargebieten beim Bau einer Stadt in der Wildnis.
lineage-raises-small_area_tokens = Gebiete mit Grenze { $limit } oder weniger ernähren { $more } Plättchen mehr, wo du allein bist.
lineage-raises-city_support = jede Stadt braucht { $more } Plättchen mehr zur Versorgung
lineage-raises-treasury_value = Jedes Plättchen aus dem Schatz zahlt { $now } für Fortschritte.
lineage-raises-hand_limit = Handlimit { $more } höher.
lineage-allows-open_sea = Schiffe dürfen das offene Meer befahren.
lineage-allows-later_moves = Du ziehst nach allen, die diesen Fortschritt nicht haben.
lineage-allows-last_moves = Du ziehst als Letzter von allen.
lineage-allows-later_losses = Im Konflikt verlieren andere ihre Plättchen vor dir.
lineage-allows-reserves = Verluste im Konflikt dürfen aus Gebieten kommen, die über Land angrenzen, und Konflikte zwischen Plättchen dürfen warten.
lineage-allows-ships_as_losses = Schiffe dürfen im Konflikt statt Plättchen verloren gehen.
lineage-allows-sinks_landings = Wer bei einer Stadt von dir landet, an der du ein Schiff hast, verliert von diesen Plättchen jedes andere, außer mit diesem Fortschritt.
lineage-allows-keeps_cards = Wer eine Stadt von dir zerstört, zieht keine Handelskarte.
lineage-allows-takes_cards = Für eine Stadt ziehst du eine Handelskarte trotz Diplomatie.
lineage-allows-token_beside_city = Neben jeder deiner Städte darf ein eigenes Plättchen bleiben.
lineage-allows-free_card = Du bekommst eine freie Karte von einem Stapel über der Zahl deiner Städte.
lineage-allows-counts_as_city = Zählt auf der A.S.T. als Stadt.
lineage-allows-substitute = Einmal je Runde kann eine Karte mit gleichem oder höherem Nennwert für eine Karte stehen, die einem Satz von mindestens { $least } Karten fehlt.
lineage-allows-no_revolts = Keine Steueraufstände.
lineage-guard-cities = Nur wer diesen Fortschritt { $lets_in ->
    [none] hat,
   *[other] oder { $lets_in } hat,
} darf Gebiete mit deinen Städten betreten.
lineage-guard-units = Nur wer diesen Fortschritt { $lets_in ->
    [none] hat,
   *[other] oder { $lets_in } hat,
} darf Konflikt mit dir auslösen.
lineage-passes-cities = { $advance } hält dich nicht von Städten fern.
lineage-passes-units = { $advance } hindert dich nicht, Konflikt auszulösen.
lineage-safe = Sicher vor { $advance }.

## Sonderfähigkeiten

lineage-ability-strike_area = Sonderfähigkeit: { $gain ->
    [0] {""}
   *[other] bis zu { $gain } Plättchen in den Schatz nehmen oder{" "}
}alle Einheiten in einem Gebiet { $fate ->
    [destroyed] zerstören
   *[annexed] übernehmen
}, das über Land angrenzt{ $price ->
    [0] .
   *[other] , für { $price } Plättchen aus dem Schatz je Einheitenpunkt.
}
lineage-ability-resettle = Sonderfähigkeit: bis zu { $tokens } Plättchen irgendwohin umsiedeln.
lineage-ability-tribute = Sonderfähigkeit: Bis zu { $players } Nachbarn geben dir je eine Ware mit Nennwert { $least } oder mehr.
lineage-ability-sale = Sonderfähigkeit: Waren ablegen; für jeden Punkt ihres Nennwerts kommen { $worth } Plättchen in den Schatz.
lineage-ability-conversion = Sonderfähigkeit: eine Piratenstadt oder bis zu { $tokens } Barbaren irgendwo übernehmen.
lineage-at-snow-flood = Hier zählen { $area } und die Gebiete daneben dafür als Küste: eine Lawine.
lineage-at-snow-cyclone = Hier zählt { $area } dafür als offenes Meer: ein Schneesturm.
lineage-at-snow-piracy = Hier zählen Städte neben { $area } dafür als Küstenstädte: ein Überfall.
