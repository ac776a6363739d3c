# The page's sentences; the games and the engine have their own.

site-title = Escales, travel games to play here

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
forced = Moves that leave no choice
forced-on = played at once
forced-off = by hand
speed = Speed of play
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = No movement
sound = Sound
sound-off = off
sound-volume = { $volume }%
thought = Thinking time of the level “Captain”, also for hints
thought-300 = 0.3 s
thought-1000 = 1 s
thought-3000 = 3 s
thought-10000 = 10 s

# The shelf
shelf-title = Travel games that you can no longer find. Play them here, right now.
shelf-provenance = The original boards are lost or cannot be found. These are redrawn from the rules; “About” says what is documented and what is ours.
shelf-broken = The shelf could not be loaded
box-players = { $min } to { $max } players
box-minutes = { $minutes } min
box-play = New game
    .aria-label = New game: { $game }
box-first = A short first game: { first-against }
    .aria-label = A short first game: { first-against }: { $game }
# Against how many bots it is, and how long it takes
first-against =
    { $bots ->
        [one] one cabin boy
       *[other] { $bots } cabin boys
    }, { $low } to { $high } { $unit ->
        [hours] hours
       *[minutes] min
    }
box-alone = Play against the computer
    .aria-label = Play against the computer, two sailors: { $game }
box-rules = Rules
    .aria-label = Rules: { $game }
continue-title = Continue
saved-turn = To play: { $name }
finished-title =
    { $lessons ->
        [0] Finished games: { $games }
       *[other]
            { $games ->
                [0] Finished lessons: { $lessons }
               *[other] Finished games: { $games }, lessons: { $lessons }
            }
    }
saved-over = Finished
saved-ahead = ahead: { $name }
saved-won = Finished, won by { $name }
saved-lesson-over = Finished
saved-more =
    .aria-label = Rename, save or delete the game { $name }
    .title = Rename, save, delete
saved-rename = Rename
saved-delete = Delete
saved-deleted = “{ $name }” is deleted.
saved-undelete = Undo the deletion
saved-export-all = Save all as one file
saved-all-name = escales games
files-reading =
    { $count ->
        [one] Reading a game…
       *[other] Reading { $count } games…
    }
files-kept =
    { $count ->
        [one] One game is on the shelf now.
       *[other] { $count } games are on the shelf now.
    }
files-left =
    { $count ->
        [one] One game was not read, because you left the shelf. Open the file again to add it.
       *[other] { $count } games were not read, because you left the shelf. Open the files again to add them.
    }
file-read-only = this game does not replay to its end. Open it alone to look at it.
broken-save = A game saved here cannot be read ({ $id }). It is set aside; the others are untouched.
broken-export = Save the data
broken-delete = Delete
open-file = Open a file
open-link = Open a link
open-receive = Receive a game
open-results = Your results
results-title = Your results in this browser
results-none = No game has ended here yet. Once you have finished one, its result stands here.
results-what = The level is that of the strongest opponent. Nothing of this leaves your browser.
results-game = Game
results-level = Against
results-played = Played
results-won = Won
results-best = Best
results-people = People
results-export = Save as a file
results-file = escales results
results-erase = Erase all
results-erased = Your results are erased.
results-restore = Undo the erasure

open-evening = An evening
evening-title = The evening
evening-none = An evening counts the games that end in this browser from now on. Nothing leaves your browser.
evening-broken = The saved evening cannot be read. The results of the games are still there. You can begin a new evening.
evening-empty = No game has ended since the evening began. The next one will be counted here.
evening-points = A game brings one point, and one more for each opponent with a lower place, robots included.
evening-begin = Begin an evening
evening-end = End the evening
evening-people = Who plays tonight?
evening-people-help = These people take seats by themselves when you set up a game. You can change them for each game.
evening-add = Add
evening-remove =
    .aria-label = Remove { $name }
    .title = Remove
evening-place = Place
evening-name = Name
evening-total = Points
evening-games = Games
evening-wins = Won
evening-wealth = Wealth
evening-ended = End
evening-unnamed = Player { $seat }
evening-person = { $rank }. { $name } ({ $wealth })
evening-end-sure = The points of this evening will be forgotten; the results of the games stay. End it?
evening-keep = No, go on
evening-print = Print
evening-take-out-game = Take out { $game } ({ $people })
evening-put-back-game = Put back { $game } ({ $people })
evening-counted = This game counts in the evening: its table is on the shelf.
evening-take-out = Take out
evening-put-back = Put back
evening-export = Save for a spreadsheet
evening-file = escales evening
open-about = About
link-title = Open a link to a game
link-label = The link you were given
link-open = Open
link-none = There is no game in this text: a link to a game contains “#v1.” followed by letters and digits.
about-title = About Escales
about-what = Escales brings board games of travel and trade back to the table, in French and English; they have long been out of print. The rules engine runs in this page; there is no server.
about-private = No account, no cookies, no tracking. Games stay in this browser unless you share them.
about-kept = This browser keeps the whole site: you can also play without a connection. The browser’s menu can install it like an app.
about-not-kept = This browser does not keep the site yet, or cannot keep it: you need a connection to open it.
about-licence = Free software, Apache 2.0 licence. Boards and drawings are ours.

# Setting up
setup-seats = Around the table, in playing order
setup-name = Name, seat { $number }
setup-name-own = Your name, or { $unnamed }
setup-colour = Colour, seat { $number }
setup-player = Who plays, seat { $number }
setup-add-seat = Add a seat
setup-people = How many people play, here or by link
setup-remove-seat =
    .aria-label = Remove seat { $number }
    .title = Remove
setup-house-rule = With { $seats }, this is a house rule: the original rules do not provide for it.
setup-start = Start the game
setup-length =
    { $unit ->
        [hours] Length: about { $low } to { $high } hours.
       *[minutes] Length: about { $low } to { $high } minutes.
    }
setup-options = Options of the game
setup-options-usual = Usual
setup-options-first = For a first game
setup-options-own = Your own choice
setup-table = The table
setup-real-dice = With real dice
setup-real-dice-help = You roll your own dice and say what they show.
setup-practice = Practice game
setup-practice-help = You can undo anything, even a throw of the die.
player-human = Person
player-random = At random
player-mousse = Cabin boy
player-matelot = Sailor
player-capitaine = Captain
player-mousse-about = The cabin boy, the easiest, follows a simple rule and does not look ahead.
player-matelot-about = The sailor, of medium strength, reckons what chance may bring, and what the others may do next.
player-capitaine-about = The captain, the strongest, looks for the best move as long as you allow, at every decision:
seat-red = Red ●
seat-blue = Blue ■
seat-yellow = Yellow ▲
seat-green = Green ◆
seat-mauve = Mauve ✚
seat-black = Black ★
elsewhere-red = Rouge ●
elsewhere-blue = Bleu ■
elsewhere-yellow = Jaune ▲
elsewhere-green = Vert ◆
elsewhere-mauve = Mauve ✚
elsewhere-black = Noir ★
seat-number = Seat { $number }
amount-less =
    .aria-label = Less
amount-more =
    .aria-label = More
amount-range = From { $min } to { $max }.
amount-range-step = From { $min } to { $max }, in steps of { $step }.
amount-range-least = { $min }, or from { $least } to { $max }.
amount-refused = { $typed } is not possible here: choose from { $min } to { $max }.
amount-refused-least = { $typed } is not possible here: choose { $min }, or from { $least } to { $max }.

# Lessons
learn-link = Learn to play, { $minutes } minutes
    .aria-label = Learn to play, { $minutes } minutes: { $game }
learn-new = First time?
learn-title = Learn to play
learn-lesson = { $name }, { $minutes } minutes
learn-first = Play a first game: { first-against }
learn-first-help = A short game, set up by us. It begins at once. For other opponents, seat them below and take the options of a first game.
goal-title = The goal
goal-rules = First game? The rules in two minutes
goal-rules-away =
    .aria-label = Stop offering the rules
goal-unfold = Read it all
goal-fold = Fold
goal-away = Got it
first-title = For beginners
first-away = Stop explaining
saved-lesson = Lesson: { $name }
lesson-step = Step { $number } of { $total }
lesson-done = The lesson is over.
lesson-read = Read on, then press “Next”.
lesson-next = Next
lesson-point = Show me
lesson-do = Do it for me
lesson-leave = Leave the lesson
lesson-others = The others play: watch.
lesson-waits = You are looking at an earlier move: the lesson waits.
lesson-back = Back to the lesson
lesson-task = Your turn: { $action }
lesson-play = Play a first game
lesson-following = Next lesson: { $name }
lesson-again = Do the lesson again
lesson-go-on = Play on from here
lesson-rules = The rules
lesson-shelf = Back to the shelf

# The table
waiting-bytes = { $come } of { $all } MB
waiting-moves = { $replayed } of { $entries } moves replayed
prompt-starting = The game is getting ready…
prompt-bot = { $name } is playing…
actions-title = To do
pinned-title = The main action
side-grip = What you can do, the players and the journal
prompt-wait = One moment…
prompt-over = The game is over.
prompt-read-only = You can only look at this game.
board-targets = Choices on the board. The arrow keys move from one to the next.
board-notes = Notes on the board. The arrow keys move from one to the next.
board-note = { $place }: { $text }
pieces-title = Where the pieces are
seats-label = Players
zoom-tools = Zoom of the board
zoom-in =
    .aria-label = Zoom in
    .title = Zoom in
zoom-out =
    .aria-label = Zoom out
    .title = Zoom out
zoom-fit =
    .aria-label = Whole board
    .title = Whole board
keys-zoom = Zoom the board in or out
keys-pan = Move the board when zoomed in
die-last = The last throw
die-hold = or hold to keep rolling
ahead = Roll for me until the next choice
ahead-stop = Stop here
bots-skip = Skip to my turn
bots-ahead = Skip to the next highlight
idle = Pass until something happens
idle-passed =
    { $turns ->
        [one] One turn has passed.
       *[other] { $turns } turns have passed.
    }
idle-decide = Now you have something to decide.
ponder-now = Make it play now
pondering-share = { $share } to win
hint-ask =
    .aria-label = Hint: what would a captain do?
    .title = Hint: what would a captain do? (press C)
hint-word = Hint
hint-title = What would a captain do?
hint-towards = Go towards { $place }: { $piece }
hint-forced = The captain has tried only this: at first sight, no other choice promises more.
hint-ahead = This choice came out clearly ahead of the others.
hint-sure = The first choice is clearly the best.
hint-likely = The first choice is probably the best.
hint-open = The search was too short to say for certain which is best.
hint-even = These choices are about equally good; the captain would take the first.
hint-shares = The percentages are your chances of winning, as the captain sees them now; they change with every move.
hint-shared = All for the same reason. { $reason }
hint-thumb = A beginner (the level Cabin boy) would do the same, by this rule of thumb: { $rule }
hint-failed = No captain can answer at the moment. You can play on.
choices-title = Your choice
choices-verbs = What would you like to do?
choices-foreseen = What would happen
choices-left = You have not confirmed “{ $action }”.
choices-ask = Choose the same card again, or:
choices-meant = { $action }? Touch the same spot again, or:
choices-again = OK?

# Choosing a piece, and where it goes
movers-title = Choose a piece
movers-other = Another piece
deals-title = What you can pay for
routes-title = Where to?
routes-none = { $place }: no place of this name is within reach.
routes-way = { $place }: { $cost ->
    [0] free
    [one] 1 point
   *[other] { $cost } points
  }
routes-later =
    { $now ->
        [one] 1 point now. Next turn, choose this destination again to go on.
       *[other] { $now } points now. Next turn, choose this destination again to go on.
    }
routes-no-way = { $place }: none of your pieces can go there.
routes-not-this = { $place }: { $piece } cannot go there.
routes-there = { $place }: you are there already ({ $piece }).
routes-plan = { $place } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }: { $piece } ({ $from }){ $now ->
    [all] ; { $left } left.
   *[part] .
  }
routes-plan-by = { $place } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }: { $piece } ({ $from }) and { $by }{ $now ->
    [all] ; { $left } left.
   *[part] .
  }
routes-drop = No
routes-close = Close
routes-touch = or touch the map
routes-go = Go there
turn-west =
    .aria-label = Turn the map westward
    .title = Turn the map westward
turn-east =
    .aria-label = Turn the map eastward
    .title = Turn the map eastward
album-open = Cards
album-title = The cards
album-empty = Nothing yet.
pick-go = Choose
pick-name = Such as { $name }
pick-number = A number
pick-hint = … or touch the square on the board.
pick-hand = Touch a card of your hand.
log-title = Journal
log-only = The lines of
log-all = Everybody
log-mine = For you:
log-more = Show the whole journal
log-moment = See the game after move { $move }
past-enter = Look back
past-banner = Move { $move } of { $length }
past-slider = Move to look at
past-first =
    .aria-label = To the beginning of the game
    .title = To the beginning of the game
past-back =
    .aria-label = One move back
    .title = One move back
past-forward =
    .aria-label = One move forward
    .title = One move forward
past-last =
    .aria-label = To the end, where the game is now
    .title = To the end, where the game is now
past-play = Play it
past-play-all = Play it from the beginning
past-pause = Pause
past-landmark = To the next big event
past-now = Back to the game
past-left = Back to the game as it is now.
past-coming = Next: { $what }
past-play-on = Play on from here
past-name = { $name } · move { $move }
past-copied = You are now playing a copy, “{ $name }”. The original game stays on the shelf as it was.
undone = The last choice is undone.
bar-shelf =
    .aria-label = Back to the shelf
    .title = Back to the shelf
bar-undo =
    .aria-label = Undo the last choice
    .title = Undo the last choice
# Greyed: why
bar-undo-none =
    .aria-label = Undo the last choice: nothing to undo, for a throw, a card drawn or shown, or a choice that others have followed stands
    .title = Nothing to undo: a throw, a card drawn or shown, or a choice that others have followed stands
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
menu-screen = Show on a second screen
screen-waiting = Waiting for the table: it stays open in the other window.
screen-closed = The table is closed. Open the game again in the other window, then the second screen from its menu.
screen-failed = The board could not be loaded. Reload this window.
screen-blocked = The browser did not open the window. Allow windows of this site, then try again.
screen-full = Full screen (F)
menu-export = Save as a file
menu-signs = The signs of the board
legend-title = The signs of the board
legend-around = Around the board
legend-moves = What the others have done since your last turn, in order
legend-mine = A line of the journal where another player has done something that concerns you
legend-since = Read again what the others have done since your last turn
legend-hint = Ask what a captain would do
legend-share = Your chance of winning with this choice, as the captain sees it; a star marks the one that stands out
legend-meant = This choice waits for you to confirm it
legend-rule = Read the rule that applies
menu-saved = The game is saved in this browser after every move.
rules-title = Rules
rules-missing = The rule book could not be loaded.
rule-link = Rule { $rule }
end-title =
    { $count ->
        [one] { $winners } wins!
       *[other] Tied in the lead: { $winners }
    }
end-won = You win!
curve-title = What everyone had during the game
curve-rounds = Round
curve-flags = Highlights
curve-letters = Turning points
curve-after =
    { $move ->
        [0] At the start
        [one] After one move
       *[other] After { $move } moves
    }
landmarks-round = { $name } { $round }
landmarks-all =
    { $count ->
        [one] One highlight
       *[other] The { $count } highlights
    }
account-title = Who received and paid what
account-group-received = Received
account-group-paid = Paid
account-balance = Balance
account-other = Other payments
account-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
account-made = { $figure } = { $parts }
turning-title = The turning points
turning-seeking = Looking for the turning points, the moves that changed most who would win: about a minute…
turning-none = No single move clearly changed the chances of winning.
turning-throw = The throw: chances of winning for { $seat }, from { $before } to { $after }.
turning-draw = The draw: chances of winning for { $seat }, from { $before } to { $after }.
turning-choice = The choice: chances of winning for { $seat }, from { $before } to { $after }.
turning-lingering = The choice and what came of it: chances of winning for { $seat }, from { $before } to { $after } a round later.
turning-last = The last move. Chances of winning for { $seat } just before it: { $before }.
turning-moment = See the table just before move { $move }, and play it again if you like
turning-note = These chances are estimates: the game was played on several times from before the move and from after it. Those that the captain gives during the game look less far ahead: they may differ.
end-own =
    { $rank ->
        [2] You come 2nd of { $seats }.
        [3] You come 3rd of { $seats }.
       *[other] You come { $rank }th of { $seats }.
    }
end-own-equal =
    { $rank ->
        [2] You come equal 2nd of { $seats }.
        [3] You come equal 3rd of { $seats }.
       *[other] You come equal { $rank }th of { $seats }.
    }
end-again = Rematch, same options
end-other = Another game
end-share = Share

# Sharing
share-title = Share the game
share-moment = This link opens the game at move { $move }.
share-address = Link to the game as it is now
share-copy = Copy the link
share-copied = Link copied.
share-copy-by-hand = The link is selected: copy it.
share-system = Send…
share-code = Send to a phone
share-code-label = QR code: the link to the game
share-code-help = Point a phone’s camera at this code to open the game there. On a computer with a camera, open “Receive a game” from the shelf.
share-codes-number = Code { $number } of { $count }
share-codes-label = QR code { $number } of { $count }
share-codes-help =
    { $count ->
        [one] The game fits into this code. Point the phone’s camera at it.
       *[other] The game takes { $count } codes. Point the phone’s camera at them: the first code it reads opens Escales there. Then tap “Read with the camera” and hold the phone in front of this screen. A computer with a camera reads them with “Receive a game”, on the shelf.
    }
share-codes-pause = Pause
share-codes-go = Show in turn
share-codes-back =
    .aria-label = Previous code
    .title = Previous code
share-codes-next =
    .aria-label = Next code
    .title = Next code
share-codes-too-many = The game is too long for codes: save it as a file.
share-file = Save as a file
share-send-file = Send the file…
share-holds = The link and the file contain the whole game so far: names, options and every move. They contain nothing that has not happened yet. Nothing is sent to a server. Each person who opens the game plays their own copy of it.
share-holds-secrets = The link and the file contain the whole game so far, even what is hidden from the players. So people can cheat: decode them, or open them again to try their luck once more. They contain nothing that has not happened yet. Nothing is sent to a server. Each person who opens the game plays their own copy of it.

# Receiving a game from another screen
receive-title = Receive a game
receive-what = On the other screen, open “Share”, then “Send to a phone”. Then read its codes here, in any order.
receive-camera = Read with the camera
receive-stop = Stop the camera
receive-looking = Hold the camera in front of the codes.
receive-held =
    { $held ->
        [one] One code of { $count } is read.
       *[other] { $held } codes of { $count } are read.
    } Missing: { $missing }.
receive-whole = All codes are read: the game opens.
receive-foreign = This is not the code of an Escales game.
receive-newer = This code comes from a newer version of Escales. Reload this page, then read it again.
receive-damaged = The codes read do not belong together. Read them all again.
receive-camera-insecure = The browser gives this page no camera, because its address does not begin with “https”. Choose photos of the codes, or ask for the link or the file of the game.
receive-camera-forbidden = The browser does not let this page use the camera. Change that setting, or choose photos of the codes.
receive-camera-busy = The camera does not answer: another application may be using it. Close that one, then try again.
receive-camera-absent = No camera was found. Choose photos of the codes, or ask for the link or the file of the game.
receive-without = Without a camera
receive-files = Choose photos of the codes, or a file
receive-picture-none = No code was read on the photo { $name }.
receive-text = The link to the game
receive-take = Open

# A game received
received-title = A game of { $game }
received-moves =
    { $count ->
        [one] { $moves } move played
       *[other] { $moves } moves played
    }
received-who = Who are you?
received-i-am = I am { $name }
received-here = We all play here
received-watch = I only watch
received-go = See the board
received-copy = This is your own copy: what you play here changes nothing for the person who sent it.
received-secrets = You will see what the chosen player may see. This is your own copy: what you play here changes nothing for the person who sent it.

dialog-close =
    .aria-label = Close
    .title = Close
notice-close = Understood
retry = Try again
reload = Reload
go-shelf = Back to the shelf

# When something fails
engine-broken = The game engine did not start
engine-broken-detail = The game engine does not answer. Your saved games are untouched. ({ $detail })
network-broken = A part of the site could not be loaded. Check the connection and try again. ({ $detail })
host-status = A file of the site is missing: its host answers “{ $detail }” for { $file }.
host-page = A file of the site is missing: its host sends a web page instead of { $file }.
cannot-open-new = This game cannot begin
cannot-open-save = This game cannot be read
cannot-open-file = This file cannot be opened
cannot-open-link = This link cannot be opened
unknown-game = This game is not on the shelf
unknown-game-detail = There is no game called “{ $game }” here.
unknown-save = This game is not in this browser
unknown-save-detail = It was deleted, or saved in another browser or in a private window.
file-unusable = { $name }: { $reason }
file-too-large = This file is far too large for a game.
file-not-json = This file does not hold a game of Escales.
storage-forbidden = This browser does not allow the game to be saved: it goes on, but will be lost when you close the page. To keep it, save it as a file.
storage-full = This browser’s storage is full: the game goes on, but is no longer saved. To keep it, save it as a file.
saved-copy = This game has changed in another tab. The one in this tab is now saved separately; nothing is overwritten.
saved-elsewhere = This game has just changed in another tab. This tab is still where it was.
follow-other-tab = Use the version of the other tab
copy-here = Keep this one as a copy
copy-name = { $name } (copy)
another-name = { $name } ({ $number })
saved-gone = This game has just been deleted from this browser. It goes on here, and the next move will save it again. To keep it safe, save it as a file.
saved-again = This game had been deleted from this browser: it has just been saved there again. To keep it safe, save it as a file.
page-fault = Something broke in the page ({ $error }). Nothing is lost: the game is saved.
page-fault-bare = Something broke in the page ({ $error }). Your saved games are untouched.
fault-report = Save the report
fault-set-back = Go back one move
fault-go-on = Go on

# The board in words
words-title = The board in words
words-place = Place
words-stands = What stands there
words-ways = What you can do there
narrator-before =
    { $count ->
        [one] One more event before that.
       *[other] { $count } more events before that.
    }

# Help
help-open =
    .aria-label = Help
    .title = Help (press ?)
help-title = Help
help-rules = All the rules
help-keys = By keyboard
help-single-keys = Single-key shortcuts: “?”, “C”, “+”, “−” and digits
help-words = Show the board in words instead of the drawing
help-words-what = The list of places, with what stands there and what you can do there. Screen readers always find it, after the journal.
keys-tab = Go from button to button
keys-enter = Press the button; on the die, hold the key to throw again and again
keys-arrows = On the board: go to the neighbouring place
keys-ends = On the board: go to the first or the last possible place
keys-digits = On the board: go to the place with that number
keys-captain = Ask a captain for advice; if one is thinking, let them play now
keys-signs = The signs of the board
keys-help = This help
key-Enter = Enter
key-Shift = Shift
key-Home = Home
key-End = End
key-Escape = Esc

# Passing the screen on
hand-title = For the eyes of { $name } only
hand-alone = Your cards
handover-title = Pass the screen to { $name }
handover-help = The page will then show what is for { $name } only.
handover-take = It’s me, { $name }
handover-send = Share the game instead
handover-seen = Have a good look before you pass the screen on.
handover-pass = Seen: { $name } is next
handover-over = The game is over for you. The others play it to its end.
handover-step = Watch them play
handover-end = Go to the end

cards-away = I have read it
cards-read = I have read it, go on
card-fly = Show on the map
news-own = Your last move
news-then = Since then
news-passed = { $count } moves played in a row.
news-won = { $seat } gains { $amount }: { $parts }.
news-even = { $seat } neither gains nor loses in all: { $parts }.
news-lost = { $seat } loses { $amount }: { $parts }.
news-won-own = You gain { $amount }: { $parts }.
news-even-own = You neither gain nor lose in all: { $parts }.
news-lost-own = You lose { $amount }: { $parts }.
hand-ask = Touch a card to read it here.
hand-ask-use = Touch a bright card to use it, another to read it here.

# What has happened since the person’s last turn
since-over = { $name }: the game is over for you
since-first = What the others did
since-title = Since your last turn
since-word = Recap
since-again = See it again
since-all = Read all
since-close = Put away
since-letter =
    .aria-label = { $letter }: show on the board
    .title = { $letter }: show on the board
since-seat = { $name } { $deeds }.
standing-round = round
standing-all = in all
since-nothing = { $name }: nothing.
course-seat = { $name }: { $deeds }.
since-and = {"; "}
since-times = { $deed } ({ $count } times)
since-more =
    { $count ->
        [one] and one more thing
       *[other] and { $count } more things
    }
since-paid-any = You pay { $amount } ({ $payee }).
since-received-any = You receive { $amount } ({ $payer }).

# A newer version of the site
update-ready = A new version of Escales is available. Your saved games stay as they are.
update-take = Switch to the new version
update-busy = A game is open in another tab. The new version waits until you close that tab or return to the shelf in it.

# On the page of another site
open-host = Show a game on your site
host-title = Show a game on your site
host-what = Choose a game, look at the preview, copy the code. The game runs in a frame on your page; it tracks nobody and sends nothing. This code will stay valid.
host-game = Game
host-language = Language
host-light = Light
host-visitor = The visitor’s
host-fr = Français
host-en = English
host-width = Width (pixels or %)
host-height = Height (pixels)
host-study = A position to study (optional): the link to a game
host-follows = The frame’s height follows the game (adds a small script)
host-check = The frame first says what your page lets it do (for a trial: untick it afterwards)
steps-title = Put the code on your page
steps-wordpress = With WordPress
steps-wix = With Wix
steps-plain = On an HTML page
steps-check = To know whether your page lets the game keep games, tick the trial above and open your page: the frame answers in words.
step-wordpress-block = In the editor, add a “Custom HTML” block.
step-paste = Copy the code above and paste it where the game should appear.
step-wordpress-publish = Save. If the frame has gone, your account may not write HTML: ask the administrator to paste the code.
step-wix-embed = In the editor, choose “Add”, then “Embed Code” and “Embed HTML”.
step-wix-code = Choose “Code” and paste the code above.
step-wix-size = Drag the frame to a height of 720 pixels or more, then publish.
step-plain-open = Open the HTML file of your page in a text editor.
step-plain-upload = Save the file and put it back on your host.
poster-title = A poster to print
poster-what = One A4 page with the box of the game, your address, and a code for phones.
poster-address = The address of your page (without it, that of the game here)
poster-no-address = This address cannot be read. Copy it from your browser’s address bar, for example https://library.example/games.
poster-make = Show the poster
poster-print = Print the poster
poster-save-code = Save the code alone
poster-file = code { $game }
poster-play = Play { $game }
poster-free = Free, no account, nothing to install.
poster-code = Code of the address { $address }
poster-point = Point a phone at this code.
check-title = What the page lets the game do
check-kept = Games are kept in this browser, for this page.
check-forbidden = This browser forbids the frame to keep games: they last while the page is open. Nothing is to be changed on your page; “Full page” keeps the game.
check-full = The storage of this browser is full: games are not kept. Delete data of sites in its settings.
check-insecure = The page is not sent by HTTPS: the game cannot work offline or copy a link. Ask your host for HTTPS.
check-copies = “Share” can copy a link.
check-no-copies = “Share” cannot copy the link: allow="clipboard-write; web-share" is missing from the code of the frame. Copy the whole code.
check-size = The frame is large enough: { $width } × { $height } pixels.
check-small = The frame is too small: { $width } × { $height } pixels. It needs at least { $leastWidth } × { $leastHeight }.
check-no-frame = This address is open without a frame. Open the page where you have pasted the code.
check-remove = These lines appear because the address of the frame contains “check”. Copy the code without the trial when all is well.
host-code = The code to copy into your page
host-copy = Copy the code
host-copied = Code copied.
host-live = Preview
embed-play = Play
embed-continue = Continue the game
embed-study = Open the game
embed-full =
    .aria-label = Full page, with the game
    .title = Full page, with the game
embed-full-words = Full page
embed-forbidden = This browser does not allow the game to be saved in this frame: it will be lost when you leave the page. To keep it, open it with “Full page”.
embed-no-tab = This page does not allow a new tab.

# Playing by link
post-title = { $name } plays next: send this link
post-title-file = { $name } plays next: send the game
post-here = { $name } plays here
received-newer =
    { $count ->
        [one] This game continues your game “{ $name }”: one more move.
       *[other] This game continues your game “{ $name }”: { $count } more moves.
    }
received-older =
    { $count ->
        [one] The received game is older than yours, “{ $name }”, which has one more move.
       *[other] The received game is older than yours, “{ $name }”, which has { $count } more moves.
    }
received-same = This is your game “{ $name }”, as it is saved here.
received-resume = Continue my game
received-as-copy = Or open it as another game
share-far = Who plays here?
share-all-here = Everybody plays here
share-i-am = Only { $name }
share-far-help = If the others play from far away, say who plays here: after your turn, the page offers you the link to send.
