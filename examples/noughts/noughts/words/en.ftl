noughts-ask-mark = Which cell do you mark?
noughts-answer-mark = Cell { $cell }
