hint-tabs = What do you want to know?
hint-tab-what = What can I do?
hint-tab-why = Why this?
hint-tab-steady = What would a steady player do?
hint-none = You are not asked for anything now.
hint-coming = One moment …
hint-ways = These are the kinds of answers:
hint-more = { $count ->
    [one] and one more like it
   *[other] and { $count } more like it
}
hint-not-all = Other answers are possible too, if the rules allow them.
hint-led = What happened last
hint-then = What comes after it
hint-steady-about = A steady player sees what you see, and says what it would answer and why. This is help: when the game is over, everybody is told how many hints were used, and a seat that used one earns no achievements in this game.
hint-steady-ask = Give me a hint
hint-off = The host has switched off hints at this table.
hint-would = A steady player would answer
hint-because = Because
hint-used = { $count ->
    [one] One hint used in this game.
   *[other] { $count } hints used in this game.
}
hint-show = Show me
hint-do = Do it for me
