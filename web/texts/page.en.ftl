# The page's sentences, but for those of the games and of the engine.

site-title = Escales, games of travel to play here

language = Language
language-fr = FR
    .title = Français
    .aria-label = FR, français
language-en = EN
    .title = English
    .aria-label = EN, English
light = Light
light-light = Day
light-dark = Night
speed = Movements
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None

# The shelf
shelf-title = Games of travel that can no longer be found. To be played here, right now.
shelf-provenance = The original boards are lost or nowhere to be had. These are drawn anew from the rules; “About” says what is documented and what is ours.
shelf-broken = The shelf could not be loaded
box-players = { $min } to { $max } players
box-minutes = { $minutes } min
box-play = New game
box-rules = Rules
continue-title = Continue
saved-turn = To play: { $name }
saved-over = Finished
saved-delete =
    .aria-label = Delete the game { $name }
    .title = Delete
delete-title = Delete this game?
delete-question = “{ $name }” will be erased from this browser. A file keeps it elsewhere.
delete-yes = Delete
delete-file = Save as a file
delete-no = Keep it
broken-save = A game kept here cannot be read ({ $id }). It is set aside; the others are untouched.
broken-export = Save what is there
broken-delete = Delete
open-file = Open a file
open-link = Open a link
open-about = About
link-title = Open a link to a game
link-label = The link you were given
link-open = Open
link-none = There is no game in this text: a link to a game holds “#v1.” followed by letters and digits.
about-title = About Escales
about-what = Escales brings long out-of-print board games of travel and trade back to the table, in French and English. The rules are kept by an engine that runs in this page; there is no server.
about-private = No account, no cookies, no tracking. Games stay in this browser unless you share them.
about-licence = Free software, Apache 2.0 licence. Boards and drawings are ours.

# Setting up
setup-seats = Around the table, in playing order
setup-name = Name, seat { $number }
setup-colour = Colour, seat { $number }
setup-player = Who plays, seat { $number }
setup-add-seat = Add a seat
setup-remove-seat =
    .aria-label = Remove seat { $number }
    .title = Remove
setup-start = Start the game
setup-options = Options of the game
setup-table = The table
setup-real-dice = With real dice
setup-real-dice-help = You roll your own dice and say what they show.
setup-practice = Practice game
setup-practice-help = Anything can be taken back, even a throw of the die.
player-human = Person
player-random = Chance
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-mauve = Mauve
colour-black = Black
seat-number = Seat { $number }
amount-less =
    .aria-label = Less
amount-more =
    .aria-label = More

# The table
prompt-starting = The game is getting ready…
prompt-bot = { $name } is playing…
prompt-wait = One moment…
prompt-over = The game is over.
prompt-read-only = This game can only be looked at.
board-targets = Possible squares. The arrow keys lead from one to the next.
pieces-title = Where the pieces are
seats-label = Players
die-roll = Roll the die
die-enter = What does your die show?
die-hold = or hold to keep rolling
ahead = On to the next choice
ahead-stop = Stop here
bots-skip = Skip to my turn
bots-ahead = On to the next highlight
choices-title = Your choice
pick-go = Choose
pick-hint = … or touch the square on the board.
log-title = Journal
log-more = Show the whole journal
undone = The last choice is taken back.
bar-shelf =
    .aria-label = Back to the shelf
    .title = Back to the shelf
bar-undo =
    .aria-label = Take the last choice back
    .title = Take the last choice back
bar-rules =
    .aria-label = Rules
    .title = Rules
bar-share =
    .aria-label = Share
    .title = Share
bar-menu =
    .aria-label = Menu
    .title = Menu
menu-title = This game
menu-name = Name of the game
menu-export = Save as a file
menu-saved = The game is kept in this browser after every move.
rules-title = Rules
rules-missing = The rule book could not be loaded.
rule-link = Rule { $rule }
end-title =
    { $count ->
        [one] { $winners } wins!
       *[other] Tied in the lead: { $winners }
    }
end-again = Play again
end-share = Share

# Sharing
share-title = Share the game
share-address = Link to the game as it stands now
share-copy = Copy the link
share-copied = Link copied.
share-copy-by-hand = The link is selected: copy it.
share-system = Send…
share-file = Save as a file
share-holds = The link holds the whole game so far: names, options and every move. Nothing is sent to a server. Whoever opens it goes on from there on their own.
share-holds-secrets = The link holds the whole game so far, even what players may not see: who decodes it, or reopens it to try their luck again, can cheat. Nothing is sent to a server.
share-no-link = This game does not fit into a link. A file always holds it.

dialog-close =
    .aria-label = Close
    .title = Close
notice-close = Understood
retry = Try again
reload = Reload
go-shelf = Back to the shelf

# When something is amiss
engine-broken = The game engine did not start
engine-broken-detail = The game engine does not answer. Your saved games are untouched. ({ $detail })
network-broken = A part of the site could not be loaded. Check the connection and try again. ({ $detail })
cannot-open-new = This game cannot begin
cannot-open-save = This game cannot be read
cannot-open-file = This file cannot be opened
cannot-open-link = This link cannot be opened
unknown-game = This game is not on the shelf
unknown-game-detail = No game is called “{ $game }” here.
unknown-save = This game is not in this browser
unknown-save-detail = It was deleted, or it was kept by another browser or a private window.
file-unusable = { $name }: { $reason }
file-too-large = This file is far too large for a game.
file-not-json = This file does not hold a game of Escales.
storage-forbidden = This browser lets nothing be kept here: the game goes on, but will be lost when the page is closed. A file keeps it.
storage-full = This browser's storage is full: the game goes on, but is no longer kept. A file keeps it.
saved-copy = This game went on in another tab: this one becomes a game of its own.
saved-elsewhere = This game has just gone on in another tab.
