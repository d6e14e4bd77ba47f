# The handbook: rules one can read, pages for cards, sheets for the table.

handbook = Handbook
handbook-about = The rules in our own words, with a page for every card, examples that the program is tested with, and sheets for the table.
handbook-titles = Titles
handbook-contents = Contents
handbook-search = Search the rules
handbook-search-example = Ask in your own words
handbook-found = { $count ->
    [0] Nothing found. Try other words, or fewer.
    [one] 1 page found
   *[other] { $count } pages found
}
handbook-searching = Searching …
handbook-clear = Back to the contents
handbook-cards = Pages for each card
handbook-aids = Sheets for the table
handbook-start-about = Ask a question in your own words, open a chapter, or look up a card. Each rule has a paragraph, its place in the printed rulebook, and examples.
handbook-whole = Read the chapter
handbook-unread = This page cannot be loaded now.
handbook-unknown = There is no such page.
handbook-beside = Before and after
handbook-try = Try it
handbook-trying = The position is being set up …
handbook-position = The position as text
handbook-nobody = No question is open here any more.
handbook-reset = Start over
handbook-more-options = { $count ->
    [one] 1 more answer is possible.
   *[other] { $count } more answers are possible.
}
handbook-print = Print
handbook-link = Copy link
handbook-here = You are here
handbook-named = Cards in this rule
handbook-rule = Rule { $id }
handbook-words = In our own words, not those of the rulebook.
handbook-held = { $count ->
    [0] No example shows this rule.
    [one] One example tests the program on this rule.
   *[other] { $count } examples test the program on this rule.
}
handbook-with = With other cards
handbook-described = Described in
handbook-mentioned = Also named in
handbook-cases = { $count ->
    [one] 1 example with this card
   *[other] { $count } examples with this card
}
handbook-more-cases = and { $count } more
handbook-guess = reconstructed
handbook-guess-about = We do not know the whole printed card. What is marked is our reconstruction.
handbook-count = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
