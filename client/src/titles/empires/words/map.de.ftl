empires-map-title = Karte
empires-map-of =
    { $board ->
        [east] Karte des Ostens
        [west] Karte des Westens
       *[both] Karte von West und Ost
    }
empires-map-zoom = Zoom
empires-map-nearer = Vergrößern
empires-map-further = Verkleinern
empires-map-home = Dein eigenes Land (Pos1)
empires-map-whole = Ganzer Plan (0)
empires-map-go = Zu einem Gebiet gehen
empires-map-none = Kein Gebiet heißt so.
empires-map-places = Gebiete und Meere
empires-map-may-be-chosen = Was jetzt gewählt werden kann

# What is printed in a place
empires-map-in = in { $region }
empires-map-limit =
    { $limit ->
        [0] Hier kann kein Plättchen leben
        [one] Hier kann ein Plättchen leben
       *[other] Hier können { $limit } Plättchen leben
    }
empires-map-start = { $civilization } beginnt hier
empires-map-site = Bauplatz
empires-map-site-off-plain = Bauplatz oberhalb der Schwemmebene
empires-map-flood-plain = Schwemmebene
empires-map-volcano = Vulkan
empires-map-coastal = Küste
empires-map-inland = Binnenland
empires-map-open-sea = Offenes Meer
empires-map-out-of-play = Nicht im Spiel
empires-map-by-land = Grenzt über Land an
empires-map-by-water = Grenzt über Wasser an

# What stands there
empires-map-tokens =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }{ $moved ->
        [0] { "" }
       *[other] , { $moved } gezogen
    }
empires-map-ships =
    { $count ->
        [one] Schiff
       *[other] { $count } Schiffe
    }{ $cargo ->
        [0] { "" }
       *[other] , { $cargo } an Bord
    }
empires-map-city = Stadt
empires-map-new-city = Stadt, in dieser Runde gebaut
empires-map-barbarians =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
empires-map-barbarians-name = Barbaren
empires-map-pirates = Piratenstadt
empires-map-pirates-name = Piraten

# What a choice makes of a place
empires-map-is-selected = Ausgewählt
empires-map-is-legal = Kann gewählt werden
empires-map-is-goal = Ziel

# An area with two coasts
empires-map-which-coast = Welche Küste von { $area }?

# What only some games have
empires-map-two-coasts = Zwei getrennte Küsten: { $coasts }. Ein Schiff liegt an einer von ihnen.
empires-map-frontier = Außengrenze: Hier können Barbarenhorden einfallen.

# The legend
empires-map-legend = Legende
empires-map-legend-pieces = Spielsteine
empires-map-legend-marks = Zeichen
empires-map-legend-lights = Hervorhebungen
empires-map-legend-regions = Regionen
empires-map-legend-tints = Die Tönung unterscheidet Regionen, die nebeneinanderliegen. Wem ein Stein gehört, zeigen Farbe und Zeichen.
empires-map-legend-limit = So viele Plättchen können im Gebiet leben
empires-map-legend-black = Bauplatz
empires-map-legend-white = Bauplatz in der Schwemmebene
empires-map-legend-flood = Schwemmebene
empires-map-legend-coastal = Küstengewässer
empires-map-legend-open = Offenes Meer
empires-map-legend-frontier = Außengrenze, am Kartenrand, neben Land außerhalb des Spiels und neben Land, in dem niemand leben kann (Grenze 0): Von dort kommen Barbarenhorden
empires-map-legend-coast = Eine von zwei getrennten Küsten: Ein Schiff liegt an einer davon und fährt von dort ab
empires-map-legend-off = Nicht im Spiel
empires-map-legend-selected = Ausgewählt
empires-map-legend-legal = Kann gewählt werden
empires-map-legend-goal = Ziel des Plans
empires-map-legend-marked = Hier ist etwas geschehen
empires-map-one-token = Ein Plättchen
empires-map-stack = Stapel mit seiner Zahl
empires-map-moved = Plättchen aus diesem Stapel sind gezogen
empires-map-city-sign = Stadt
empires-map-ship-sign = Schiff mit Ladung
empires-map-plan = Geplant, noch nicht getan
empires-map-overview = Kleine Karte
empires-map-show-lost = Auf der Karte zeigen
empires-map-show-ast = A.S.T. zeigen
