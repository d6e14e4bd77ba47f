# The handbook: rules one can read, pages for cards, sheets for the table.

handbook = Handbook
handbook-about = The rules in our own words, with a page for every card, examples that the program is held to, and sheets for the table.
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
handbook-cards = Pages for each
handbook-aids = Sheets for the table
handbook-start = Where to begin
handbook-start-about = Ask a question in your own words, open a chapter, or look up a card. Each rule has a paragraph, its place in the printed book, and examples.
handbook-whole = Read the chapter
handbook-unread = This page cannot be read now.
handbook-unknown = There is no such page.
handbook-beside = Before and after
handbook-try = Try it
handbook-trying = The position is being laid out …
handbook-position = The position as text
handbook-nobody = Nobody is asked anything here any more.
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
handbook-words = Our own words, not those of the book.
handbook-held = { $count ->
    [0] No case shows this rule.
    [one] One case holds the program to it.
   *[other] { $count } cases hold the program to it.
}
handbook-does = What it does
handbook-facts = Numbers
handbook-with = With other cards
handbook-described = Described in
handbook-mentioned = Also named in
handbook-cases = { $count ->
    [one] 1 case with this card
   *[other] { $count } cases with this card
}
handbook-more-cases = and { $count } more
handbook-guess = reconstructed
handbook-guess-about = The printed card is not known here as a whole. What is marked is our reconstruction.
handbook-all = All of these
handbook-count = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
