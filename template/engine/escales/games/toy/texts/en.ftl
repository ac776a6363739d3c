# Toy: what the page and the terminal say.
# `python -m escales messages toy` lists the messages that the game needs.

# The shelf
game-about = A hidden number, a stake, an answer: the highest number takes the pot.
game-board-note = The rules describe the numbers. The table is our drawing.

# Names: who pays besides the seats, counters, pieces, cards
party-pot = the pot
counter-chips = Chips
counter-pot = Pot
piece-stack = Chips of { $seat }: { $count }
piece-pot = Pot: { $count }
card-n1 = Number 1
card-n2 = Number 2
card-n3 = Number 3
card-n4 = Number 4
card-n5 = Number 5
card-n6 = Number 6
card-n7 = Number 7
card-n8 = Number 8
card-n9 = Number 9

# What only the seat itself sees
own-card = Your number
card-cards = Your number

# Options
option-chips = Chips at the start
option-chips-help = You can stake no more than these.

# What is asked, one message for each phase
question-deal = { $seat }: turn your number over.
question-turn = { $seat }: swap your number, or stake.
question-answer = { $seat }: call or fold.

# What can be done: the title of a group, then the action itself
roll-deal = Turn my number over
group-swap = Swap
group-stake = Stake
group-call = Call
group-fold = Fold
action-deal = { $card }
action-swap = Swap my number
action-stake = Stake { $amount }
action-call = Call
action-fold = Fold

# What happens; `-hidden` is for seats that may not see all of it
event-deal = { $seat } receives: { $card }.
event-deal-hidden = { $seat } receives a number.
event-swap = { $seat } puts under the pile: { $card }.
event-stake = { $payer } stakes { $amount }.
event-call = { $seat } calls.
event-fold = { $seat } folds.
event-show = All show their number: { $hands }.
event-end = The game is over.
reason-shown = The numbers have been shown.

# What is refused
refuse-deal = This number is not in the pile any more.
refuse-swapped = You can swap your number only once.
refuse-stake = You can stake from 0 to { $most }.
refuse-answer = You can only call or fold.
