# The toy game: a hidden number, chips, an answer out of turn.

game-about = A hidden number, a stake, an answer: the highest number takes the pot.
game-board-note = This game is there to try the page only.

party-pot = the pot
counter-chips = Chips
counter-pot = Pot

card-n1 = Number 1
card-n2 = Number 2
card-n3 = Number 3
card-n4 = Number 4
card-n5 = Number 5
card-n6 = Number 6
card-n7 = Number 7
card-n8 = Number 8
card-n9 = Number 9
own-card = Your number

option-chips = Chips to begin with
option-chips-help = What each may stake in all.

question-deal = { $seat }: turn your number over.
question-turn = { $seat }: swap your number, or stake.
question-answer = { $seat }: call or fold.

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

event-deal = { $seat } receives: { $card }.
event-deal-hidden = { $seat } receives a number.
event-swap = { $seat } puts under the pile: { $card }.
event-stake = { $payer } stakes { $amount }.
event-call = { $seat } calls.
event-fold = { $seat } folds.
event-show = All show their number: { $hands }.
event-end = The game is over.
reason-shown = The numbers have been shown.

refuse-deal = This number is not in the pile any more.
refuse-turn = One swaps once, and stakes what one has.
refuse-answer = One calls or folds.
