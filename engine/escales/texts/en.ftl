# What all games say, in the page and in the terminal.

# What is refused, in every game
refuse-not-now = That cannot be done at this point.
refuse-extra = This action is written with nothing after it.
refuse-over = The game is over.
refuse-roll-first = { $seat } has to roll first.
refuse-not-your-turn = It is for { $seat } to decide.
refuse-nothing-to-roll = There is no die to roll now.
refuse-real-dice = At this table people roll their own dice: enter what they show.
refuse-table-dice = At this table the program rolls the dice.
refuse-other-than-guide = The rules allow that, but this lesson goes another way: do what it suggests.
refuse-too-long = This game has { $most } moves and cannot go any further. Export it.
refuse-undo = A move cannot be taken back past a roll, a card that was seen, or another player’s move.
refuse-read-only = This game can be looked at and exported, but not played on.
refuse-not-a-bot = It is not a bot’s turn.

# What cannot be used: a game, an option, a name
unusable-game = There is no game called “{ $game }” here.
unusable-option = This game has no option “{ $option }”.
unusable-option-bool = The option “{ $option }” is either on or off.
unusable-option-int = The option “{ $option }” goes from { $low } to { $high } in steps of { $step }.
unusable-option-limit = The option “{ $option }” goes from { $low } to { $high }; { $low } means no limit.
unusable-option-choice = The option “{ $option }” must be one of: { $values }.
unusable-seats = This game is for { $low } to { $high } players, not { $given }.
unusable-seat = There is no seat { $given }.
unusable-name = A name must have 1 to { $most } characters, not all blank, and no control characters.
unusable-colour = “{ $colour }” is no colour of a seat.
unusable-colour-twice = Two seats cannot have the same colour.
unusable-bot = There is no bot called “{ $bot }” here.
unusable-bots = There are { $seats } seats, but { $given } players are named.
unusable-move = There is no move { $move }: the game has { $length } so far.
unusable-action = “{ $action }” is no action of this game.
unusable-request = The page asked the engine for something incomplete ({ $field }). Reload it.
unusable-no-table = No game is open.
unusable-no-sentences = Sentences in the terminal need the extra: pip install 'escales[terminal]'.

# Saved games that cannot be read, or can be looked at only
unusable-records-missing = The part that reads saves and links could not be loaded. Check the connection and reload the page.
unusable-too-large = This is too large for a saved game: { $most } characters are the most.
unusable-too-deep = This is no saved game: lists and objects lie too deep in one another.
unusable-not-text = This is no saved game: the file is no text in UTF-8.
unusable-not-json = This is no saved game: JSON was expected, and it goes wrong in line { $line }, column { $column }.
unusable-not-save = This is no saved game of Escales.
unusable-field = This game cannot be read: the field “{ $field }” is missing or not as it should be.
unusable-field-twice = This saved game is damaged: a field stands in it twice.
unusable-number = This saved game is damaged: it holds a number that no game has.
unusable-newer = This game was saved by a newer Escales: reload the page, or update the program.
unusable-old-rules = This game was begun under older rules: { $kept } of its { $length } moves can be replayed. It can be looked at and exported, not played on.
unusable-entry = This saved game is damaged: move { $entry } of { $length } is not possible. It can be looked at up to there and exported, not played on.
unusable-digest = This saved game has been changed: its moves do not lead to the position that was saved. It can be looked at and exported, not played on.

# Links
unusable-link = This is no link to a game: such a link has #v1. and many letters after it.
link-truncated = This link is incomplete: its end is missing. Copy the whole link, or ask for the game as a file.
link-damaged = This link is damaged: some of its characters have changed. Copy it again, or ask for the game as a file.
link-newer = This link was made by a newer Escales: reload the page, or update the program.
link-old-rules = This link was made under older rules of the game: ask for the game as a file.
link-too-long = This game is too long for a link of { $budget } characters: share it as a file instead.

# The colours of seats
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-mauve = Mauve
colour-black = Black

# A seat whose player is out
seat-out = out of the game

# What the player rolls, unless the game says it otherwise
die-roll = Roll the die
die-enter = What does your die show?

# Where one is, unless the game says it otherwise
at-place = at { $name }

# In the terminal
terminal-house-rule = With { $seats }, this is a house rule: the original rules do not provide for it.
terminal-help = Enter: roll the die, spin the roulette, or draw a card. A move is written as it is offered (“send 63”, or “63” where there is no doubt). undo: take back; log: all that happened; help: this; quit: stop.
terminal-roll = [Enter] { $what }
terminal-choose = Write one of the moves offered.
terminal-seat = { $seat }: { $counters }
terminal-counter = { $number } { $counter }
terminal-aboard = { $stands }, aboard ({ $carrier })
terminal-rank = { $rank }. { $seat }: { $amount }
terminal-hand-over = { $seat }, take the keyboard, then press Enter.
terminal-left = Game interrupted.

# A fault of the program
fault = Something broke in the engine ({ $error }). Nothing is lost: the game is as it was before this move.
