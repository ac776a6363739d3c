# Le Magot: what the page and the terminal say.

game-about = A die of plus and minus, seventy numbered squares, and a sock full of savings to grab.
game-board-note = The printed board and die are lost. The original rules vouch for numbered squares (6, 40, 43, 50 and 63), for squares on the border, and for the faces +10, +7 and −3. The seventy squares in rows of ten and the faces +4, −8 and −10 are our reconstruction.

# The goal, beside the question, for people new to the game
game-goal =
    { $rounds ->
        [one] Land exactly on your Finish to win the magot, and be the richest at the end of the round: you have { $wealth } points.
       *[other] Land exactly on your Finish to win the magot, and be the richest after { $rounds } rounds: you have { $wealth } points.
    }
game-goal-brief =
    { $rounds ->
        [one] The goal: to be the richest at the end of the round (you: { $wealth } points).
       *[other] The goal: to be the richest after { $rounds } rounds (you: { $wealth } points).
    }

face =
    { $face ->
        [10] +10
        [7] +7
        [4] +4
        [-3] −3
        [-8] −8
        [-10] −10
       *[other] { $face }
    }

party-pot = the magot

# Counters
counter-points =
    { $number ->
        [one] point
       *[other] points
    }
counter-pot =
    { $number ->
        [one] point in the magot
       *[other] points in the magot
    }
counter-round = Round
counter-round-of =
    { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds }
    }

# Pieces
piece-pawn = Pawn ({ $seat }): square { $place }
piece-depart = Start, S ({ $seat }): square { $place }
piece-arrivee = Finish, F ({ $seat }): square { $place }

# In a row that names the square already
piece-pawn-here = Pawn ({ $seat })
piece-depart-here = Start, S ({ $seat })
piece-arrivee-here = Finish, F ({ $seat })
tag-border = border
tag-penalty = penalty

# Options
option-stake = Stake per round
option-stake-help = What each player pays into the magot at the start of every round, in points.
option-rounds = Number of rounds
option-rounds-help = A round ends as soon as a pawn reaches its Finish; accounts are made after the last one. With three players, each rolls about thirty times in a round, sometimes more than a hundred; the page rolls for you if you like.
option-short = Short game
option-short-help = A Finish may stand in the inner rows only (squares 10 to 59): a round takes about half as long.

# What is asked
question-draw = { $seat }: roll to see who starts.
question-depart =
    { $rounds ->
        [one] { $seat }: choose the square of your Start (S).
       *[other] { $seat }, round { $round } of { $rounds }: choose the square of your Start (S).
    }
question-arrivee = { $seat }: choose the square of the Finish (F) for { $owner } (Start on { $from }), from { $low } to { $high }.
question-roll = { $seat }: roll the die. Your Finish: { $to }.
question-send = { $seat }: where do you send the pawn you landed on ({ $owner }, Finish on { $to })?

setup-real-dice-help = You roll the die to cut out, which is in the pages to print of the rule book, and say what it shows.

# The throws to see who starts
drawn-title = Who starts?
drawn-line =
    { $face ->
        [0] { $seat }: still to roll
       *[other] { $seat }: { face }
    }

# What can be done
group-depart = Your Start (S)
group-arrivee = This opponent’s Finish (F)
group-send = Send this pawn
action-depart = Start on { $place }
action-arrivee = Finish on { $place }
action-send = To square { $place }
action-roll = { face }

# What the table shows
next-round = Next round
overlay-throws = Where the throws lead
overlay-throws-word = Throws
throws-title = Where the throws of { $seat } lead
about-square = Square { $number }
about-penalty = Pawns are sent here; no Start or Finish goes here.
about-depart = Start (S): { $seat }
about-arrivee = Finish (F): { $seat }
about-pawn = Pawn: { $seat }
throws-line =
    { $blocked ->
        [true] { face }: off the board, stay on { $place }
       *[false] { face }: square { $place }
    }
throws-there = { ", " }
throws-met =
    { $what ->
        [pawn]
            { $amount ->
                [0] the pawn of { $owner }, who has nothing left to give: send it to 6 or 63
               *[other] the pawn of { $owner }: receive { $amount } points, and send it to 6 or 63
            }
        [pawn-stays] the pawn of { $owner }: receive { $amount } points
        [own-depart]
            { $capped ->
                [true] one’s own Start: pay all that is left ({ $amount } points) and roll again
               *[false] one’s own Start: pay everybody 50 points and roll again
            }
        [depart]
            { $amount ->
                [0] the Start of { $owner }, who has nothing left to give: roll again
               *[other] the Start of { $owner }: receive { $amount } points and roll again
            }
        [back]
            { $amount ->
                [0] the Finish of { $owner }: go back
               *[other] the Finish of { $owner }: pay { $amount } points and go back
            }
       *[win] the Finish aimed at: the magot is won!
    }
throws-then = { "; then " }
throws-sum = { $told } ({ $sum } points in all)

# What happens
event-draw = { $seat } rolls { face } to see who starts.
event-tie = A tie at { face }: those players roll again.
event-opener = { $seat } has the best roll and starts.
event-round =
    { $number ->
        [1] Round { $number } of { $rounds }.
       *[other] Round { $number } of { $rounds }: it is the turn of { $seat } to start.
    }
event-stake = { $payer } stakes { $amount } points.
event-depart = { $seat } puts their Start on { $to }.
event-arrivee = { $seat } fixes the Finish for { $owner } on { $to }.
event-roll = { $seat } rolls { face }.
event-blocked = { face } cannot be played from square { $at }: { $seat } waits for the next turn.
event-move = { $seat } moves from { $from } to { $to }.
event-roll-move = { $seat }: { face }, from { $from } to { $to }.
event-roll-blocked = { $seat }: { face } cannot be played from { $at }.
event-back = The Finish on { $from } belongs to { $owner }: { $seat } goes back to { $to }.
event-pay =
    { $why ->
        [pawn] { $payee } lands on the pawn of { $payer } and receives { $amount } points.
        [own-depart] Back on their own Start: { $payer } pays { $amount } points to { $payee }.
        [depart] { $payee } lands on the Start of { $payer } and receives { $amount } points.
       *[other] { $payer } pays { $amount } points to { $payee }.
    }
event-pay-each =
    { $why ->
        [own-depart] Back on their own Start: { $payer } pays { $amount } points to each.
       *[other] { $payer } pays { $amount } points to each.
    }
event-capped =
    { $paid ->
        [0] { $payer } owed { $due } points, but has nothing left to give.
       *[other] { $payer } owed { $due } points and gives all that is left.
    }
event-send = { $seat } sends the opposing pawn ({ $owner }) to { $to }.
event-again = { $seat } rolls again.
event-magot = { $seat } reaches their Finish and takes the magot: { $amount } points!
event-end =
    { $reason ->
        [stake] A stake can no longer be paid: the game stops here.
       *[rounds] All rounds are played: here are the accounts.
    }

# At the end
curve-title = Everyone’s points, round by round
end-unit = points
reason-rounds = All rounds are played: the richest player wins.
reason-stake = A stake could no longer be paid: the richest player wins.

# What has happened since the last turn: one’s own losses and gains, then the others, seat by seat
since-missed-draw = You roll { face } to see who starts.
since-missed-blocked = Your { face } could not be played: you stay on { $at }.
since-missed-roll = You roll { face }.
since-missed-roll-move = { face }, from { $from } to { $to }.
since-missed-roll-blocked = Your { face } cannot be played: you stay on { $at }.
since-missed-back = The Finish on { $from } belongs to { $owner }: you go back to { $to }.
since-missed-pay =
    { $why ->
        [pawn] { $payee } lands on your pawn and receives { $amount } points.
        [own-depart] Back on your own Start: you pay { $amount } points to { $payee }.
        [depart] { $payee } lands on your Start and receives { $amount } points.
       *[other] You pay { $amount } points to { $payee }.
    }
since-missed-pay-each =
    { $why ->
        [own-depart] Back on your own Start: you pay { $amount } points to each.
       *[other] You pay { $amount } points to each.
    }
since-missed-pay-received =
    { $why ->
        [pawn] You land on the pawn of { $payer } and receive { $amount } points.
        [own-depart] { $payer } is back on their own Start and pays you { $amount } points.
        [depart] You land on the Start of { $payer } and receive { $amount } points.
       *[other] { $payer } pays you { $amount } points.
    }
since-missed-again = You play again.
since-missed-magot = You reach your Finish and take the magot: { $amount } points!
since-paid =
    { $why ->
        [pawn] You pay { $amount } points ({ $payee }): their pawn landed on yours.
        [depart] You pay { $amount } points ({ $payee }): their pawn landed on your Start.
       *[other] You pay { $amount } points ({ $payee }).
    }
since-received =
    { $why ->
        [arrivee] You receive { $amount } points ({ $payer }): their pawn landed on your Finish.
        [own-depart] You receive { $amount } points ({ $payer }): their pawn came back to its own Start.
       *[other] You receive { $amount } points ({ $payer }).
    }
since-you-send = { $seat } sends your pawn to { $to }.
since-round =
    { $number ->
        [1] has the best roll and starts
       *[other] starts round { $number }
    }
since-pay =
    { $why ->
        [pawn] lands on the pawn of { $payer } and receives { $amount } points
        [own-depart] lands on their own Start and pays { $amount } points to { $payee }
        [depart] lands on the Start of { $payer } and receives { $amount } points
        [arrivee] lands on the Finish of { $payee } and pays { $amount } points
       *[other] pays { $amount } points to { $payee }
    }
since-magot = takes the magot, { $amount } points
since-send = sends the pawn of { $owner } to { $to }
since-back = goes back to { $to }
since-capped = gives all that is left
since-move = goes from { $from } to { $to } ({ face })
since-arrivee = fixes the Finish for { $owner } on { $to }
since-depart = puts their Start on { $to }
since-blocked = stays on { $at } ({ face } would leave the board)
since-draw = rolls { face }
since-tie = leaves the best tied: they roll again

# What is refused
refuse-no-cell = Squares run from { $low } to { $high }.
refuse-penalty-cell = Square { $place } is a penalty square: no token may stand there.
refuse-taken = Square { $place } already holds a token.
refuse-outer-row = In a short game the Finish stands between { $low } and { $high }.
refuse-send = This pawn can only go to { $low } or to { $high }.
refuse-face = The die has no such face; it has { $faces }.

# The robots
mousse-rule = He starts anywhere inside, puts the others’ Finishes far away, and sends their pawns far from their goal.
hint-returns = A pawn that sets out there falls back on its Start { $often } times a round on average, and pays each time; in the middle of the board, on { $at }, it would { $usual } times.
hint-hard = From its Start, the pawn of { $seat } comes to this Finish about { $percent } times in 100 rounds.
hint-far = From there, the pawn of { $seat } comes to its Finish about { $percent } times in 100 rounds; from the other square, more often.

# What each seat received and paid
account-stake = Stakes
account-depart =
    { $way ->
        [paid] Others on own Start
       *[received] On others’ Starts
    }
account-arrivee =
    { $way ->
        [paid] On others’ Finishes
       *[received] Others on own Finish
    }
account-own-depart =
    { $way ->
        [paid] Back on own Start
       *[received] Others back on their Start
    }
account-pawn =
    { $way ->
        [paid] Own pawn sent away
       *[received] Others’ pawns sent away
    }
account-magot = Magots
