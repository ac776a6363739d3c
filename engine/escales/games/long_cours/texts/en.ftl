# Long Cours: what the page and the terminal say.
# Sums and goods are in millions (M).

game-about = Six cargo ships, twenty-four ports of call, storms, sailors’ brawls, and a black Corsaire that everybody will want to buy.
game-board-note = The printed board is lost. The six zones, their stranding places and a few ports come from the original rules; the other ports, the dotted lines, four numbers of products and ten names of Brawl cards are our reconstruction.

# The goal, beside the question, for people new to the game
game-goal =
    { $rounds ->
        [0] Be the last captain left in the game: make a fortune (you have { $wealth } M), buy the Corsaire and sink the others.
       *[other] Be the richest after { $rounds } rounds, or the last captain left before that. What counts is your notes, plus three times your cargo: { $wealth } M (million) now.
    }
game-goal-brief =
    { $rounds ->
        [0] The goal: to be the last captain left in the game (you: { $wealth } M).
       *[other] The goal: to be the richest after { $rounds } rounds (you: { $wealth } M).
    }

party-bank = the bank

# Points of call
place-aleoutiennes = the Aleutian Islands
place-alexandrie = Alexandria
place-arkhangelsk = Arkhangelsk
place-buenos_ayres = Buenos Aires
place-cap_horn = Cape Horn
place-cap_nord = the North Cape
place-casablanca = Casablanca
place-colombo = Colombo
place-gibraltar = Gibraltar
place-hambourg = Hamburg
place-honolulu = Honolulu
place-le_cap = Cape Town
place-londres = London
place-malaisie = Malaya
place-marseille = Marseille
place-new_york = New York
place-nouvelle_orleans = New Orleans
place-panama = Panama
place-perth = Perth
place-san_francisco = San Francisco
place-sydney = Sydney
place-tamatave = Tamatave
place-valparaiso = Valparaíso
place-vladivostok = Vladivostok

# Where one is: what is not said with “at”
at-aleoutiennes = in the Aleutian Islands
at-cap_horn = at Cape Horn
at-cap_nord = at the North Cape
at-le_cap = in Cape Town
at-malaisie = in Malaya

# Zones
zone-11 = Mediterranean and Morocco
zone-22 = Northern Seas
zone-33 = Pacific Ocean
zone-44 = South Atlantic and Cape Horn
zone-55 = Indian Ocean
zone-66 = Both Sides of Panama

# Products, in the order of the die
product-cereals = cereals
product-fruit = fruit
product-wool = wool
product-gold = gold
product-cloth = cloth
product-wood = wood

# Cards
card-storm = Storm
card-direct = Direct move
card-fight-01 = a nasty look (1)
card-fight-02 = a terrible look (2)
card-fight-03 = a sailor’s curse (3)
card-fight-04 = a shove (4)
card-fight-05 = a slap (5)
card-fight-06 = a trip-up (6)
card-fight-07 = a kick in the behind (7)
card-fight-08 = a punch (8)
card-fight-09 = a straight to the jaw (9)
card-fight-10 = a head-butt (10)
card-fight-11 = a blow with a stool (11)
card-fight-12 = a blow with an oar (12)
about-storm = Storm: all the ships of one zone are wrecked, and what they carry waits there for the first to come by.
about-direct = Direct move: your ship goes straight to any port in the world.
about-fight = Brawl, “{ $card }”: against a captain in the same port; it takes a stronger card to answer, and whoever gives up hands over all their notes.
# What one reads when resting on the map
about-port = { $place } sells: { $product }, { $face } on the die of sales
about-stranding = { $place }: nothing is sold here; the wrecks of zone { $zone } leave their goods here
about-zone = Zone { $zone }: a storm strikes the whole zone; { $face } on the die means this zone
about-ship = Cargo ship: { $seat }
about-corsaire = The Corsaire; owner: { $seat }
about-danger = The Corsaire may come here on { $seat }’s next turn
own-hand = Your hand: { $hand }
hand-cards = Your hand

# Counters
counter-cash = M in notes
counter-cargo = M aboard
counter-cards =
    { $number ->
        [one] card
       *[other] cards
    }
counter-round = Round
counter-round-last = Last round
seat-total =
    { $count ->
        [0] { $amount } M in all
       *[other] { $amount } M in all, cargo × 3
    }
    .title = What counts after the last round: the notes, and the cargo at three times its price
counter-round-of =
    { $round ->
        [0] Dealing
       *[other]
            { $rounds ->
                [0] Round { $round }
               *[other] Round { $round } of { $rounds }
            }
    }

# Pieces
piece-ship = Ship ({ $seat }): { $place }
piece-heap = { $count } M of stranded goods: { $place }
piece-corsaire = Corsaire ({ $seat }): { $place }

# Options
option-short = Short game
option-short-help = Fewer cards: several Storm, Direct move and Brawl cards stay in the box.
option-rounds = Number of rounds
option-rounds-help = After the last one the richest wins. With 0, play goes on to the last captain.

# What is asked
question-deal = The cards are dealt.
question-lot = Lots are drawn for who starts.
question-launch = { $seat }: choose the port you start from, in zone { $zone }.
question-purchase = { $seat }: buy something to begin with, then end the turn.
question-entry-roll = { $seat }: roll for where your new ship comes in.
question-entry = { $seat }: choose the port you enter by, in zone { $zone }.
question-turn =
    { $last ->
        [1] { $seat }: your last turn. Your notes will count, and your cargo × 3.
       *[0] { $seat }: your turn, in any order you like.
    }
question-turn-done =
    { $last ->
        [1] { $seat }: nothing left to do; end your last turn.
       *[0] { $seat }: nothing left to do; end your turn.
    }
question-resale = { $seat }: roll for the product that can be sold.
question-fight = { $seat }: answer “{ $card }” ({ $other }), or give up.
question-auction = { $seat }: { $other } bids { $amount } M for the Corsaire. Bid more, or pass.
question-voyage =
    { $legs ->
        [1] { $seat }: the Corsaire must sail on.
       *[other] { $seat }: one more move, or the end of the turn?
    }
question-arrival = { $seat }: roll for where the Corsaire comes in.

# What can be done
group-launch = Port to start from
group-enter = Port to enter by
group-buy = Buy
group-resell = Sell
group-sail = Sail
group-direct = Direct move
group-storm = Storm
group-fight = Brawl with { $seat }
group-answer = Hit back
group-yield = Give up
group-auction = Put the Corsaire up for auction
group-bid = Bid more
group-pass = Pass
group-corsaire = The Corsaire
group-done = Finish
action-deal = { $card }
action-first = { $seat }
action-roll = { $face }
action-launch = { $place }
action-enter = { $place }
action-buy = Buy for { $amount } M
action-resell = Try to sell
action-sail = Sail to { $place }
action-direct = Straight to { $place }
action-storm = Storm in zone { $zone }
action-fight = Brawl with { $seat }: { $card }
action-answer = Hit back: { $card }
action-yield = Give up
action-auction = Ask for the auction, and bid { $amount } M
action-bid = Bid { $amount } M
action-pass = Pass
action-corsaire = Corsaire: sail to { $place }
action-done = End the turn

# What the table shows
verb-buy = Buy
verb-sail = Sail
verb-direct = Direct move
verb-storm = Storm
verb-answer = Hit back
verb-fight = Brawl
verb-auction = Auction of the Corsaire
verb-corsaire = Corsaire
idle-until = A wreck, news of the Corsaire, or the end close at hand.
roll-resale = Roll to sell
roll-entry-roll = Roll for the zone of entry
roll-arrival = Roll for the Corsaire
short-sail = { $place }
short-corsaire = { $place }
short-storm = Zone { $zone }
short-fight = { $card }
short-answer = { $card }
pick-hint = … or touch the port on the board.
overlay-danger = Reach of the Corsaire
overlay-danger-word = Corsaire
hold-empty = Empty hold
hold-chip = { $product } { $amount } M
owns-corsaire = Master of the Corsaire
owns-corsaire-now = Has bought the Corsaire: it comes in at the end of this turn
owns-corsaire-due = Has bought the Corsaire: it comes in at the end of the owner’s next turn
shipless = Wrecked: new ship when the next turn begins
shipless-now = Wrecked: the die says where the new ship comes in
blow = { $card }
fight-title = Brawl ({ $at }): { $seat } against { $other }
fight-due = { $seat } must answer with more than “{ $card }”, or give up.
fight-result = The brawl is over: { $other } beats { $seat }
fight-no-stake = { $seat } had no notes: nothing changes hands.
fight-stake = Whoever gives up hands over all their notes: { $seat } has { $amount } M to lose, { $other } { $gain } M.
auction-title = Auction of the Corsaire
auction-bid = { $amount } M
bidder-leads = leads
bidder-asked = has to answer
bidder-in = still in
bidder-out = out of it
bidder-cash = { $amount } M in notes
resell-vain = The ship is empty: this throw would bring nothing.
resell-odds = { $number ->
    [0] nothing aboard
   *[other] { $number } in { $faces }: { $amounts } (at three times the price)
  }
note-buy = For sale here ({ $at }): { $product }.
note-buy-last = For sale here: { $product }. In the last round the die is not needed: each million aboard at the end counts as three.
note-buy-first = For sale here: { $product }. 1 or 2 M are enough.
note-direct = Straight to any port in the world. The card leaves the game, and replaces this turn’s ordinary move.
call-stranded = { $amount } M stranded
call-danger = within the Corsaire’s reach
fight-purse =
    { $amount ->
        [0] no notes to take
       *[other] { $amount } M to take
    }
broke-salvage = No notes, no goods. Some lie stranded on a white rectangle: the first ship that calls there takes them.
broke-fight = No notes, no goods. A brawl won in a port brings all the notes of the other.
broke-storm = No notes, no goods. A storm strands those of the others: the first ship that calls at the white rectangle takes them.
broke-wait = No notes, no goods. Wait for a wreck: the first ship that calls at the white rectangle takes everything.
fight-not-here = No brawl here: it takes a port, and this is a white rectangle.
answer-too-weak = None of your cards beats theirs.
note-fight = The other must answer with more, or give up; whoever gives up hands over all their notes.
note-auction =
    { $end ->
        [never] The Corsaire sinks the ships of others. Your bid opens the auction, the highest wins. It comes in at the end of its owner’s next turn; from then on, a storm in its zone sinks it.
        [now] In the last round the Corsaire no longer comes in, and it counts for nothing at the end: what it costs is lost.
       *[later] The Corsaire sinks the ships of others, but counts for nothing at the end: what it costs is gone from your fortune. Your bid opens the auction, the highest wins. It comes in at the end of its owner’s next turn; from then on, a storm in its zone sinks it.
    }
note-corsaire = Two or three moves, or none. It sinks the ships of others where it passes; then your turn is over.
storm-hits = A storm in zone { $zone } would hit:
storm-nobody = Nobody is in zone { $zone }: the storm would blow for nothing.
storm-own = (your own ship!)
storm-goods = { $amount ->
    [0] No goods would be stranded.
   *[other] { $amount } M of goods would be stranded { $at-at }. A die will say where a ship that is hit comes back.
  }
storm-corsaire = The Corsaire would go down.
done-in-danger = The Corsaire ({ $owner }) can come and sink your ship { $at-at } on its next turn. { $way ->
    [sail] You can still sail out of its reach.
    [direct] It also reaches every stop next to yours; a Direct move would take you farther.
   *[none] It also reaches every stop next to yours.
  }
storm-brief = { $count ->
    [one] one ship hit
   *[other] { $count } ships hit
  }
storm-brief-nobody = nobody

# What the terminal shows
seen-hold = Aboard: { $product }, { $amount } M
seen-stranded = Goods stranded { $at-at }: { $product }, { $amount } M

# What happens
events-deal = { $count } cards are dealt.
event-deal = { $seat } is dealt “{ $card }”.
event-deal-hidden = { $seat } is dealt a card.
event-opener = The lot falls on { $seat } to start.
event-round =
    { $rounds ->
        [0] Round { $number }.
       *[other]
            { $left ->
                [0] Round { $number } of { $rounds }, the last.
                [1] Round { $number } of { $rounds }, the last but one.
               *[other] Round { $number } of { $rounds }.
            }
    }
event-turn = { $seat }’s turn.
event-launch = { $seat } sets out from { $to }.
event-buy = { $seat } buys for { $amount } M ({ $product }, { $at }).
event-resell = { $seat } tries to sell.
event-roll = The die says { $face }: { $product }.
event-sale = { $seat } sells all of it ({ $product }) and receives { $amount } M.
event-no-sale = None of that aboard: { $seat } sells nothing.
event-roll-sale = The die says { $face } ({ $product }): { $seat } sells all of it and receives { $amount } M, three times the price.
event-roll-no-sale = The die says { $face } ({ $product }): { $seat } has none aboard and sells nothing.
event-move = { $seat } sails to { $to }.
event-direct = { $seat } plays “{ $card }” and makes straight for { $to }.
event-salvage = { $seat } takes the goods stranded { $at-at }: { $amount } M ({ $goods }).
event-storm = { $seat } lets loose a storm in zone { $zone }!
event-calm = There is nobody in zone { $zone }: the storm blows for nothing.
event-wreck =
    { $amount ->
        [0] { $owner } is wrecked, with nothing aboard.
       *[other] { $owner } is wrecked: { $amount } M of goods ({ $goods }) are stranded { $to-at }.
    }
event-corsaire-sunk = The storm sinks the Corsaire ({ $owner })! It is for sale again.
event-entry-roll = { $seat } rolls { $face }: the new ship enters in zone { $zone }.
event-enter = { $seat } is at sea again { $to-at }.
event-fight = A brawl! { $seat } goes for { $other }: { $card }.
event-answer = { $seat } hits back: { $card }.
event-yield = { $seat } gives up: { $other } has the upper hand.
event-pay =
    { $why ->
        [fight] { $payer } hands all their notes to { $payee }: { $amount } M.
        [sunk] The notes of the crew that was sunk ({ $payer }) go to { $payee }: { $amount } M.
       *[other] { $payer } pays { $amount } M to { $payee }.
    }
event-auction = { $seat } asks for the auction of the Corsaire and bids { $amount } M.
event-bid = { $seat } bids { $amount } M.
event-outbid = { $seat } cannot go above { $amount } M.
event-highest = { $seat } can bid no more: no bid goes above { $amount } M.
event-pass = { $seat } passes.
event-sold = Sold! { $seat } buys the Corsaire for { $amount } M: it comes in at the end of their next turn.
event-due = { $seat } brings the Corsaire in.
event-arrival-roll = { $seat } rolls { $face }: the Corsaire enters in zone { $zone }.
event-arrival = The Corsaire ({ $seat }) drops anchor { $to-at }.
event-corsaire-move = The Corsaire ({ $seat }) sails to { $to }.
event-sunk = The Corsaire sinks a ship ({ $owner }, { $at }): { $owner } is out of the game.
event-shown = { $seat } lays a card open: { $card }.
event-shown-each = { $seat } lays { $count } cards open: { $card }.
event-relief = Nobody has anything left: the bank gives { $payee } { $amount } M.
event-end =
    { $reason ->
        [limit] The last round has been played: here are the accounts.
       *[last] One captain is left!
    }

# At the end
curve-title = Everyone’s fortune, in M (notes, and the cargo at three times its price)
end-unit = M
reason-last = One captain is left in the game, master of the Corsaire.
reason-limit = The number of rounds agreed on has been played: the richest wins.

# What has happened since the last turn: one’s own losses and gains, then the others, seat by seat
since-paid =
    { $why ->
        [fight]
            { $cards ->
                [1] You give { $amount } M ({ $payee }): the brawl is lost to “{ $card }”.
               *[other] You give { $amount } M ({ $payee }): the brawls are lost.
            }
       *[other] You give { $amount } M ({ $payee }).
    }
since-received =
    { $why ->
        [fight]
            { $cards ->
                [1] You receive { $amount } M ({ $payer }): the brawl is won with “{ $card }”.
               *[other] You receive { $amount } M ({ $payer }): the brawls are won.
            }
       *[other] You receive { $amount } M ({ $payer }).
    }
since-corsaire-due = Beware: the Corsaire ({ $seat }) comes in at the end of its owner’s next turn.
since-corsaire-near = Beware: the Corsaire ({ $seat }) can sink your ship on its next turn.
since-missed-roll-sale = The die says { $face } ({ $product }): you sell all of it and receive { $amount } M, three times the price.
since-missed-roll-no-sale = The die says { $face } ({ $product }): you have none aboard and sell nothing.
since-missed-arrival-roll = You roll { $face }: your Corsaire enters in zone { $zone }.
since-missed-arrival = Your Corsaire drops anchor { $to-at }.
since-you-sunk = The Corsaire ({ $seat }) sinks your ship { $at-at }: you are out of the game.
since-you-wreck =
    { $amount ->
        [0] The storm ({ $seat }) wrecks your ship, with nothing aboard.
       *[other] The storm ({ $seat }) wrecks your ship: { $amount } M of goods ({ $goods }) are stranded { $to-at }.
    }
since-you-corsaire-sunk = The storm ({ $seat }) sinks your Corsaire.
since-sunk = sinks a ship ({ $owner }, { $at })
since-corsaire-sunk = sinks the Corsaire ({ $owner })
since-wreck =
    { $own ->
        [1] wrecks its own ship
       *[other] wrecks the ship of { $owner }
    }
since-storm = lets loose a storm in zone { $zone }
since-pay = gets all the notes of { $payer }, { $amount } M
since-sold = buys the Corsaire, { $amount } M
since-auction = asks for the auction of the Corsaire, { $amount } M
since-yield = gives up a brawl, { $other } has the upper hand
since-fight = brawls with { $other } (“{ $card }”)
since-arrival = brings in the Corsaire { $to-at }
since-corsaire-move = sails the Corsaire to { $to }
since-sale = sells all of it ({ $product }), { $amount } M
since-salvage = takes { $amount } M of goods ({ $goods }) stranded { $at-at }
since-buy = buys for { $amount } M ({ $product })
since-direct = makes straight for { $to }
since-enter = is at sea again { $to-at }
since-move = sails to { $to }
since-launch = sets out from { $to }
since-no-sale = tries to sell, in vain

# What is refused
refuse-deal = That card is no longer there to be dealt.
refuse-lot = The lot can only fall on somebody at the table.
refuse-first-round = No card is played in the first round.
refuse-no-port = That is no port of zone { $zone }.
refuse-zone = That port is not in zone { $zone } ({ $place }).
refuse-rectangle = That stranding place is no port ({ $place }).
refuse-wrecked = Your ship has been wrecked: the next one comes in at the start of your next turn.
refuse-nothing-for-sale = Nothing is for sale { $at-at }.
refuse-no-cash = You have no notes left.
refuse-amount = Goods are bought in whole millions, for { $high } M at most.
refuse-rolled = You have already rolled to sell this turn.
refuse-face = The die goes from { $low } to { $high }.
refuse-second-move = Your ship has already moved this turn.
refuse-move-after-direct = After a Direct move there is no ordinary move in the same turn.
refuse-direct-after-move = After an ordinary move there is no Direct move in the same turn.
refuse-no-line = No dotted line leads there from here ({ $at }).
refuse-no-line-direct = No dotted line leads there from here ({ $at }): it takes a Direct move.
refuse-already-there = Your ship is { $at-at } already.
refuse-no-other-port = A Direct move leads to one of the other ports.
refuse-not-in-hand = That card is not in your hand.
refuse-no-zone = A storm strikes one of these zones: { $zones }.
refuse-fight-on-rectangle = Brawls are for ports; this is a stranding place ({ $at }).
refuse-nobody-here = No other captain is { $at-at }.
refuse-not-here = You can only brawl with a captain who is here ({ $at }).
refuse-weaker = It takes a stronger card than the last one; “{ $card }” is not enough.
refuse-only-answer = In a brawl one hits back or gives up; no other card is played.
refuse-owned = The Corsaire belongs to { $owner }: it is not for sale.
refuse-asked = The auction can be asked for once a turn.
refuse-too-poor = To ask for the auction you need { $low } M in notes.
refuse-bid = Your bid must be { $low } M at least and { $high } M at most.
refuse-only-bids = In an auction one bids more or passes; no card is played.
refuse-not-owner = The Corsaire is not yours.
refuse-not-at-sea = The Corsaire is not at sea yet.
refuse-one-leg = The Corsaire makes { $low } or { $high } moves, or none; never one.

# The robots
mousse-rule = He buys, sells and sails on; he takes the Corsaire as soon as he can pay for it, and chases the others with it.
hint-salvage = Stranded goods wait there: { $amount } M.
hint-escape = The Corsaire does not reach you there.
hint-danger = The Corsaire can sink you there.
hint-product = Something new to carry ({ $product }): the die of sales finds you more often.
hint-storm = The others lose goods there: { $amount } M.
hint-storm-corsaire = It sinks the Corsaire.
hint-saves = The Corsaire may cost little: { $amount } M are kept for it.
hint-top = Nobody else can offer so much.
hint-purse =
    { $risk ->
        [0] { $seat } has notes to lose: { $amount } M. You have none.
       *[other] { $seat } has { $amount } M in notes to lose, and you { $risk } M.
    }
hint-nearby = One stop away: { $number } { $number ->
    [one] port that sells something else.
   *[other] ports that sell something else.
  }
hint-refuge = On a white rectangle nobody can brawl for your notes.
hint-keeps = Your notes stay with you: { $amount } M.
hint-rests = Your cards stay in your hand for later.
hint-odds = { $number } in { $faces }, and a throw costs nothing.
hint-aboard = Each million aboard can be sold for three; a storm can strand it.
hint-counts = Each million aboard counts as three at the end.
hint-rivals = The Corsaire sinks the others; they can offer up to { $amount } M for it.
hint-spared = You give up the Corsaire, and keep your notes: { $amount } M.
hint-blow = It is stronger. { $amount } M of yours are at stake, and { $gain } M of theirs.
hint-costs = It costs you your notes, { $amount } M; your cards stay in your hand.
hint-plight-corsaire = The percentages are your chances of winning. They are small: the Corsaire ({ $seat }) is at sea, and you have no storm to sink it.
hint-plight-poor = The percentages are your chances of winning. They are small: another captain ({ $seat }) has { $amount } M in all, and you have { $total } M.
hint-plight-storms =
    { $number ->
        [0] The percentages are your chances of winning. They are small: your hand has no storm.
        [one] The percentages are your chances of winning. They are small: your hand has only one storm.
       *[other] The percentages are your chances of winning. They are small: your hand has only { $number } storms.
    }
hint-sinks = It sinks the ship of { $seat }.

# What each seat received and paid, and what a captain is worth at the end
account-balance = Balance, in notes
account-buy = Goods bought
account-sale = Goods sold
account-sold = The Corsaire
account-fight = Brawls
account-sunk = Ships sunk
account-relief = Relief from the bank
account-goods = Besides: goods, at their price
account-goods-salvage = Stranded goods picked up
account-goods-wreck = Goods lost in storms
account-goods-sunk = Goods lost with the ship
account-rest =
    { $way ->
        [paid] Goods no longer aboard
       *[received] Goods aboard, at three times the price
    }
worth-cash = { $amount } M in cash
worth-cargo = { $number } M of { $product }, at three times the price
