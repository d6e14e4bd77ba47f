# Calamities: the sheet that explains them.

empires-calamity-title = Calamities
empires-calamity-major = Stack { $stack }, major calamity,
empires-calamity-minor = Stack { $stack }, minor calamity,
empires-calamity-tradeable = tradeable.
empires-calamity-kept = not tradeable.
empires-calamity-deputy = It lies on the market: { $name } is the deputy and chooses the victim
empires-calamity-deputy-you = It lies on the market: you are the deputy and choose the victim
empires-calamity-strikes-you = You are the primary victim.
empires-calamity-strikes = { $name } is the primary victim.
empires-calamity-victims-about = The primary victim is the player whom the calamity strikes first, as a rule whoever holds its card. Whoever suffers from it beside them is a secondary victim.
empires-calamity-primary = Primary victim
empires-calamity-secondary = Secondary victim
empires-calamity-held = you hold it
empires-calamity-no-effect = No advance of yours changes it
empires-calamity-result = Result
empires-calamity-there = There are only { $there } to lose: all of them are lost.
empires-calamity-has = has { $there }
empires-calamity-may = { $count ->
    [one] Choose one of these
   *[other] Choose { $count } of these
}
empires-calamity-others = What others lose
empires-calamity-not = cannot be chosen
empires-calamity-barred = { $count ->
    [one] One cannot be chosen
   *[other] { $count } cannot be chosen
}
empires-calamity-passed = Beneficiary
empires-calamity-beneficiary = { $name } benefits from it and cannot suffer from it.
empires-calamity-beside = Resolved at the same time
empires-calamity-to-come = Still to come
empires-calamity-named = { $named } of { $total } calamities revealed
empires-calamity-holds = { $count ->
    [one] { $name } holds one calamity.
   *[other] { $name } holds { $count } calamities.
}
empires-calamity-last = Nobody holds another calamity.
empires-calamity-yours = In your own hand
empires-calamity-secret = Only you see this until it is revealed.
empires-calamity-explain = How this is calculated

## What is counted

empires-calamity-what-damage = Unit points to lose
empires-calamity-what-coast_damage = Unit points on coasts
empires-calamity-what-plain_damage = Unit points on the flood plain
empires-calamity-what-treasury = Treasury to lose
empires-calamity-what-cards = Cards to discard
empires-calamity-what-face_value = Face value to discard
empires-calamity-what-steps = Steps back on the A.S.T.
empires-calamity-what-reduced = Cities to reduce
empires-calamity-what-destroyed = Cities destroyed
empires-calamity-what-annexed = Cities annexed
empires-calamity-what-pirates = Cities lost to pirates
empires-calamity-what-selected = Cities selected
empires-calamity-what-next_city = A city next to it
empires-calamity-what-eruption = Unit points at the volcano
empires-calamity-what-support = Tokens for each city
empires-calamity-what-units = Unit points that change sides
empires-calamity-what-barbarians = Barbarians
empires-calamity-what-ships = Ships to lose
empires-calamity-what-tribes = Tokens of two areas, at most
empires-calamity-what-given = Cards to give
empires-calamity-what-provinces = Unit points of areas, at most
empires-calamity-what-collapse = Tokens next door
empires-calamity-what-starves = Tokens beyond the limits
empires-calamity-what-damage_most = Unit points, at most
empires-calamity-what-plain_damage_most = Unit points on the flood plain, at most
empires-calamity-what-reduced_most = Cities to reduce, at most
empires-calamity-what-idle = Tokens that support no city
empires-calamity-what-no_war = No Civil War
empires-calamity-what-first_faction = First faction
empires-calamity-what-ruled_faction = First faction, of the beneficiary’s choice
empires-calamity-what-second_faction = Second faction
empires-calamity-what-strife = Lost by each faction
empires-calamity-what-inherits = May take a faction over
