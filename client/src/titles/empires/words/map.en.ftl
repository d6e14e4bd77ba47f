empires-map-title = Map
empires-map-of =
    { $board ->
        [east] Map of the East
        [west] Map of the West
       *[both] Map of the West and the East
    }
empires-map-zoom = Zoom
empires-map-nearer = Zoom in
empires-map-further = Zoom out
empires-map-home = Your own land (Home)
empires-map-whole = Whole board (0)
empires-map-go = Go to area
empires-map-none = No area has this name.
empires-map-places = Areas and seas
empires-map-may-be-chosen = What may be chosen now

# What is printed in a place
empires-map-in = in { $region }
empires-map-limit =
    { $limit ->
        [0] No token can live here
        [one] One token can live here
       *[other] { $limit } tokens can live here
    }
empires-map-start = { $civilization } begins here
empires-map-site = City site
empires-map-site-off-plain = City site above the flood plain
empires-map-flood-plain = Flood plain
empires-map-volcano = Volcano
empires-map-coastal = Coast
empires-map-inland = Inland
empires-map-open-sea = Open sea
empires-map-out-of-play = Not in play
empires-map-by-land = Borders by land
empires-map-by-water = Borders by water

# What stands there
empires-map-tokens =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }{ $moved ->
        [0] { "" }
       *[other] , { $moved } moved
    }
empires-map-ships =
    { $count ->
        [one] ship
       *[other] { $count } ships
    }{ $cargo ->
        [0] { "" }
       *[other] , { $cargo } on board
    }
empires-map-city = city
empires-map-new-city = city built this turn
empires-map-barbarians =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }
empires-map-barbarians-name = Barbarians
empires-map-pirates = pirate city
empires-map-pirates-name = Pirates

# What a choice makes of a place
empires-map-is-selected = Selected
empires-map-is-legal = May be chosen
empires-map-is-goal = Destination

# An area with two coasts
empires-map-which-coast = Which coast of { $area }?

# What only some games have
empires-map-two-coasts = Two separate coasts: { $coasts }. A ship lies at one of them.
empires-map-frontier = Frontier: Barbarian Hordes may break in here.

# The legend
empires-map-legend = Legend
empires-map-legend-pieces = Pieces
empires-map-legend-marks = Marks
empires-map-legend-lights = Highlights
empires-map-legend-regions = Regions
empires-map-legend-tints = Tints separate regions that lie side by side. The colour and the sign of a piece show who owns it.
empires-map-legend-limit = How many tokens can live in the area
empires-map-legend-black = City site
empires-map-legend-white = City site on the flood plain
empires-map-legend-flood = Flood plain
empires-map-legend-coastal = Coastal water
empires-map-legend-open = Open sea
empires-map-legend-off = Not in play
empires-map-legend-frontier = Frontier, at the map’s edge, at land out of play and at land where nobody can live (limit 0): Barbarian Hordes come from beyond it
empires-map-legend-coast = One of two separate coasts: a ship lies at one of them and sails from there
empires-map-legend-selected = Selected
empires-map-legend-legal = May be chosen
empires-map-legend-goal = Destination of the plan
empires-map-legend-marked = Something happened here
empires-map-one-token = One token
empires-map-stack = Stack with its number
empires-map-moved = Tokens in this stack have moved
empires-map-city-sign = City
empires-map-ship-sign = Ship with its load
empires-map-plan = Planned, not yet done
empires-map-overview = Small map
empires-map-show-lost = Show on the map
empires-map-show-ast = Show the A.S.T.
