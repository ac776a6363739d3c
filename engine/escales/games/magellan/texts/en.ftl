# Magellan: what the page and the terminal say.
# The players’ names are variables: nothing agrees with them.
# Sums are in Magellans (M).

game-about = Jeeps, ships and planes on the map of the world, fifty countries to develop, fifty cards of history, and sometimes war.
game-board-note = The original rules give the cells, the starting islands and one single country, Belgium. The outline of the lands comes from free maps; the choice of the countries and their figures, from statistics of 1962; the texts of the history cards are ours.

# The goal, beside the question, for people new to the game
game-goal =
    Be the first whose income exceeds { $target } M (yours is { $income } M): a country that a card opens brings income to the first who pays, with a jeep at its capital.{ $rounds ->
        [0] { "" }
       *[other] { " " }Otherwise, after { $rounds } rounds, the highest income wins.
    }
game-goal-brief = The goal: more than { $target } M of income (you: { $income } M).

party-bank = the bank

# Starting islands
place-5S6 = 5S6, Crozet Islands
place-6N18 = 6N18, Attu Island
place-3S17 = 3S17, New Caledonia
place-6S33 = 6S33, South Georgia
place-1S27 = 1S27, Galapagos Islands
place-8N15 = 8N15, New Siberian Islands
place-6S1 = 6S1, Bouvet Island
place-5S4 = 5S4, Prince Edward Islands
place-4S8 = 4S8, Amsterdam Island
place-3S6 = 3S6, Réunion
place-1S8 = 1S8, Chagos Islands
place-4N34 = 4N34, Azores
place-3N35 = 3N35, Canary Islands
place-4N30 = 4N30, Bermuda
place-3N29 = 3N29, Bahamas
place-5N31 = 5N31, Saint Pierre and Miquelon
place-7N36 = 7N36, Faroe Islands
place-2S17 = 2S17, New Hebrides
place-2S18 = 2S18, Fiji
place-1S18 = 1S18, Ellice Islands
place-2S19 = 2S19, Samoa
place-1S19 = 1S19, Phoenix Islands

# Counters
counter-cash = M in cash
counter-income = M of income
counter-jeeps =
    { $number ->
        [one] jeep
       *[other] jeeps
    }
counter-ships =
    { $number ->
        [one] ship
       *[other] ships
    }
counter-planes =
    { $number ->
        [one] plane
       *[other] planes
    }
counter-points-of =
    { $points ->
        [one] { $points } point to spend
       *[other] { $points } points to spend
    }
counter-pack-of =
    { $pack ->
        [one] { $pack } card in the pack
       *[other] { $pack } cards in the pack
    }
counter-pack-brief =
    { $pack ->
        [one] { $pack } card left
       *[other] { $pack } cards left
    }
counter-target = M to exceed
counter-round = Round
counter-round-last = Last round
counter-round-of =
    { $round ->
        [0] Drawing the islands
       *[other]
            { $rounds ->
                [0] Round { $round }
               *[other] Round { $round } of { $rounds }
            }
    }

# Pieces
piece-jeep = Jeep ({ $seat }): { $place }
piece-ship = Ship ({ $seat }): { $place }
piece-plane = Plane ({ $seat }): { $place }
piece-closed = Closed to ships: { $place }
name-jeep = jeep { $number }
name-ship = ship { $number }
name-plane = plane { $number }
kind-jeep = jeep
kind-ship = ship
kind-plane = plane

# Options
option-ruleset = Rules
option-ruleset-help =
    { $value ->
        [variant1] Adds planes for 40 M: they carry a jeep over land and sea, and in a war they drop bombs.
        [variant2] Adds to the first variant planes that land on ships and, in a war, alliances: allies share gains and losses.
        [variant3] Adds to the second variant all countries from the first turn on, and a game that ends only when all others are out: for two people with time.
       *[other] No planes: these are the rules to begin with. Each of the three variants adds something, and the last one is long.
    }
option-ruleset-simple = Simple rules
option-ruleset-variant1 = First variant: planes
option-ruleset-variant2 = Second variant: planes on ships, alliances
option-ruleset-variant3 = Third variant: the long duel
option-bases = List of starting islands
option-bases-help = In lists 3 and 4 the islands are close to each other: people soon compete for the same countries. Our first game takes list 3, close to Europe, against one cabin boy.
option-target = Income to exceed
option-target-help =
    { $seats ->
        [2] 200 M in the original rules.
        [3] 200 M in the original rules.
        [4] 200 M in the original rules.
       *[other] With five or six, rather take 150 M: without a war, the 200 M of the original rules are often out of reach.
    }
option-two_dice = Two dice a turn
option-two_dice-help = House rule: the points are added up, and each die may draw a card. The game goes faster.
option-rounds = Number of rounds
option-rounds-help = After the last one the highest income wins. With 0, play goes on until somebody wins.
option-play_on = Play for the next places
option-play_on-help = When a player has won, they retire and the others go on; otherwise the game ends.

# What is asked
question-bases = Lots are drawn for the island of { $seat }.
question-lot = Lots are drawn for who begins.
question-throw =
    { $chain ->
        [0]
            { $dice ->
                [0] { $seat }: throw the extra die.
               *[other]
                    { $thrown ->
                        [0]
                            { $dice ->
                                [one] { $seat }: throw the die.
                               *[other] { $seat }: throw the first of two dice.
                            }
                       *[other] { $seat }: throw the next die, the points add up.
                    }
            }
       *[other] { $seat }: a six! Throw again, the points add up.
    }
question-draw =
    { $number ->
        [one] { $seat }: draw a card.
       *[other] { $seat }: draw a card ({ $number } to draw).
    }
question-reveal = A country is looked for in the pack ({ $card }).
question-sale =
    { $amount ->
        [0] { $seat }: no money left! Sell a country to the bank, at half price.
       *[other] { $seat }: { $amount } M to pay and { $cash } in cash. Sell a country to the bank, at half price.
    }
question-turn =
    { $flying ->
        [0]
            { $points ->
                [0] { $seat }: no points left. Buy, or end the turn.
                [one] { $seat }: one more point.
               *[other] { $seat }: { $points } points. Where to?
            }
       *[other]
            { $points ->
                [0] { $seat }: a plane is in flight. Land it, then end the turn.
                [one] { $seat }: one more point; a plane is in flight and must land before the turn ends.
               *[other] { $seat }: { $points } more points; a plane is in flight and must land before the turn ends.
            }
    }{ $last ->
        [turn] { " " }This is the last turn of the game.
        [round] { " " }Last round.
       *[no] { "" }
    }
question-agreement = { $seat }: { $other } proposes to end the game and rank everybody by income. Do you agree?
question-vote =
    { $motion ->
        [card] { $seat }: a war card. War, or a truce?
       *[offer] { $seat }: do you accept the truce with { $other }?
    }
question-attack = { $seat }: war! Which fight comes first?
question-fight =
    { $stake ->
        [own] { $seat }: the last jeep on your island is at stake! Throw the die against { $other }.
        [other] { $seat }: the last jeep on the island of { $other } is at stake! Throw the die.
       *[no] { $seat }: throw the die of the fight against { $other } ({ $at }).
    }
question-strike = { $seat }: your plane may bomb the enemy ship ({ $other }, { $at }) before the ships fight.
question-bomb = { $seat }: throw the special die ({ $at }).
question-remove =
    { $kind ->
        [ship] { $seat }: choose the enemy ship that is lost ({ $at }).
        [plane] { $seat }: choose the enemy plane that is lost ({ $at }).
       *[jeep] { $seat }: choose the enemy jeep that is lost ({ $at }).
    }
question-sacrifice =
    { $kind ->
        [ship] { $seat }: your ally loses a ship. Which of yours goes with it?
        [plane] { $seat }: your ally loses a plane. Which of yours goes with it?
       *[jeep] { $seat }: your ally loses a jeep. Which of yours goes with it?
    }
question-conquest = { $seat }: do you take { $card } ({ $other })? Each of your allies will get { $amount } M.

# What can be done
group-move = Move: { $piece }
group-fly = Fly: { $piece }
group-alight = Land: { $piece }
group-embark = Go aboard (1 point): { $piece }
group-land = Go ashore (1 point): { $piece }
group-buy = Buy a piece
group-develop = Develop
group-sell = Sell to the bank
group-propose = Propose to end the game
group-agree = Agree
group-decline = Decline
group-war = It begins on the next player’s turn
group-truce = If everybody agrees, the card is laid aside
group-offer = Propose a truce
group-warn = Announce war
group-attack = Fight: { $place }
group-bomb = Bomb
group-strike = Bomb from the ship
group-hold = Do not bomb
group-remove = Choose the lost piece
group-take = Take the country
group-leave = Leave the country
group-done = Finish
action-base = { $place }
action-first = { $seat }
action-roll = { $face }
action-draw = { $card }
action-reveal = { $card }
action-move = { $piece }: go here: { $place }
action-fly = { $piece }: fly over { $place }
action-alight = { $piece }: land here: { $place }
action-embark = { $piece }: go aboard { $carrier }
action-land = { $piece }: go ashore here: { $place }
action-buy =
    { $kind ->
        [ship] Buy a ship (20 M)
        [plane] Buy a plane (40 M)
       *[jeep] Buy a jeep (10 M)
    }
action-develop = Develop: { $card }
action-sell = Sell to the bank: { $card }
action-propose = Propose to end the game
action-agree = Agreed, let us stop here
action-decline = No, we go on
action-war = War!
action-truce = Truce
action-offer = Propose a truce
action-warn = Announce war, two rounds ahead
action-attack =
    { $kind ->
        [ship] Fight of ships ({ $place })
        [plane] Fight of planes ({ $place })
       *[jeep] Fight of jeeps ({ $place })
    }
action-bomb = Bomb: { $piece }
action-special =
    { $face ->
        [parachute] Parachute: the plane is shot down
        [jeep] One jeep
        [jeeps] Two jeeps
        [ship] One ship
        [both] A jeep and a ship
       *[miss] Miss
    }
action-strike = Bomb: { $piece }
action-hold = Let the ships fight
action-remove = { $piece }
action-take = Take { $card }
action-leave = Leave { $card }
action-done = End the turn

# What the table shows
verb-move = Move
verb-fly = Fly
verb-alight = Land
verb-embark = Go aboard
verb-land = Go ashore
verb-buy = Buy
verb-develop = Develop
verb-sell = Sell
verb-propose = End the game
verb-offer = Truce
verb-warn = Announce war
verb-bomb = Bomb
about-open = { $card }: { $amount } M → { $income } M of income, to be developed
about-in-pack = { $card }: { $amount } M → { $income } M of income, but its card is still in the pack
about-owned = { $card }: { $income } M of income for { $seat }
about-bare = It is war, and this country has no jeep: a jeep that enters takes it at once, for nothing ({ $card }).
about-prize = A prize of { $amount } M, card “{ $card }”.
about-prize-left = A jeep that was already there must leave the cell first.
about-prize-route =
    { $way ->
        [start] The route begins here, also for whoever is here already; the prize is won on arrival at { $cells }.
        [end] The route ends here; it begins, also for whoever is there already, at { $cells }.
       *[either] The route goes from here to { $cells }, or the other way. Whoever is at one end already has begun it.
    }
about-prize-via = To pass through one cell of row { $row } is enough.
about-distance = { $piece }, { $piece-place }: { $points ->
        [0] already there
        [one] 1 point
       *[other] { $points } points
    }
about-base = Base of { $seat }
about-here = Here: { $pieces }
about-here-of = { $pieces } ({ $seat })
about-jeep =
    { $number ->
        [one] 1 jeep
       *[other] { $number } jeeps
    }
about-ship =
    { $number ->
        [one] 1 ship
       *[other] { $number } ships
    }
about-plane =
    { $number ->
        [one] 1 plane
       *[other] { $number } planes
    }
about-others =
    { $number ->
        [one] another piece
       *[other] { $number } other pieces
    }
done-in-flight = A plane is in flight: land it before you end the turn.
deal-develop = Develop
deal-sum = { $amount } M → { $income } M of income
deal-left = You will have { $amount } M left.
deal-dear = You are { $amount } M short.
deal-waits = You can still develop this country: { $card }, { $amount } M → { $income } M of income.
short-move = { $place }
short-fly = { $place }
short-alight = { $place }
short-embark = Go aboard { $carrier }
short-land = { $place }
short-buy =
    { $kind ->
        [ship] +1 ship, 20 M
        [plane] +1 plane, 40 M
       *[jeep] +1 jeep, 10 M
    }
short-develop = { $card }
short-sell = { $card }
short-attack =
    { $kind ->
        [ship] Ships
        [plane] Planes
       *[jeep] Jeeps
    }
short-bomb = { $piece }
short-strike = { $piece }
short-remove = { $piece }, { $piece-place }
short-take = { $card }
short-leave = { $card }
idle-until = A card, a war… Points until then are lost.
note-attack = Each throws a die: the lower one loses a piece; if they are equal, your opponent does. You go on until one of you has no such piece left there.
note-bomb = Bombing costs no points: the special die is thrown. A parachute brings the plane down.
note-strike = Two bombs at most before the fight. A ship on the die sinks the enemy, a parachute brings your plane down.
roll-throw = Throw the die
roll-fight = Throw the die of the fight
roll-bomb = Throw the special die
roll-draw = Draw a card

# What the war shows
war-title =
    { $standing ->
        [war] War
        [declared] War is declared
        [truce] Truce
       *[peace] Peace
    }
war-begins-next = It begins with the next player’s turn.
war-everywhere = There is fighting everywhere.
war-cells = There is fighting in these cells only: { $cells }.
war-each = Everybody fights against all others.
war-card = The card that opened this war: { $card }.
war-until = It ends with a card of peace, or when everybody accepts a truce.
war-enemies = { $seat } against { $other }
war-allies = { $seat } with { $other }
war-alone = { $seat }, without allies
war-warning =
    { $rounds ->
        [one] { $seat } has announced war: it begins with the next turn of { $seat }.
       *[other] { $seat } has announced war: it begins in { $rounds } rounds.
    }{ $number ->
        [0] { "" }
       *[other] { " " }There will be fighting in these cells only: { $cells }.
    }
war-too-late = The game ends before the war that { $seat } has announced.
war-vote = War or truce?
war-stakes =
    { $motion ->
        [card]
            { $number ->
                [0] The card declares war, but there is a vote: one voice for war is enough. Then, from the next player’s turn on, there is fighting everywhere, and any country without a jeep can be taken without paying, yours too. If everybody says truce, the card waits, and nothing changes.
               *[other] The card declares war, but there is a vote: one voice for war is enough. Then, from the next player’s turn on, there is fighting in the cells { $cells }, and a country there without a jeep can be taken without paying, yours too. Nothing changes elsewhere. If everybody says truce, the card waits.
            }
       *[offer] If everybody accepts, the war ends here. One refusal is enough for it to go on.
    }
war-clash =
    { $number ->
        [0] No piece stands beside an enemy of its kind: nothing would fight at once.
       *[other] There would be fighting at once in these cells, until only one side is left there. { $other }, who plays next, would strike first; with equal dice whoever’s turn it is wins (21 chances in 36).
    }
war-clash-at =
    { $kind ->
        [ship] Ships: { $cells }
        [plane] Planes: { $cells }
       *[jeep] Jeeps: { $cells }
    }
war-said-truce = truce
war-to-say = has to answer
war-fight = { $seat } against { $other }
war-due =
    { $kind ->
        [ship] Fight of ships to come: { $at }
        [plane] Fight of planes to come: { $at }
       *[jeep] Fight of jeeps to come: { $at }
    }
war-last-jeep = The last jeep on this base: if it is lost, { $seat } is out of the game.
war-mourns =
    { $kind ->
        [ship] { $seat } has to lose a ship
        [plane] { $seat } has to lose a plane
       *[jeep] { $seat } has to lose a jeep
    }
war-faces = The six faces of the special die
special-parachute = plane shot down
special-jeep = one jeep
special-jeeps = two jeeps
special-ship = one ship
special-both = a jeep and a ship
special-miss = miss

# What the terminal shows
seen-countries = Countries: { $hand }
seen-open = To be developed: { $card } ({ $at }), { $amount } M to pay, { $income } M of income
seen-running =
    { $rounds ->
        [0] Card in force: { $card }
        [one] Card in force: { $card }, for one more round
       *[other] Card in force: { $card }, for { $rounds } more rounds
    }
seen-war =
    { $standing ->
        [war] It is war.
        [declared] War begins with the next player’s turn.
       *[truce] There is a truce.
    }

# What happens
event-base = { $seat } will start from here: { $at }.
event-set-up =
    { $kind ->
        [ship] { $seat } receives a ship.
        [plane] { $seat } receives a plane.
       *[jeep] { $seat } receives a jeep.
    }
# The island and all that is put there at the start, in one sentence.
event-base-set-up-all = { $seat } will start from here: { $at }. The first jeeps and ships stand there.
event-opener = The lot falls on { $seat } to begin: number 1.
event-round =
    { $rounds ->
        [0] Round { $number }.
       *[other] Round { $number } of { $rounds }.
    }
event-turn = { $seat }’s turn.
event-roll =
    { $face ->
        [6] { $seat } throws the die: 6, and throws again. { $points } points so far.
       *[other]
            { $points ->
                [one] { $seat } throws the die: { $face }. One point to spend.
               *[other] { $seat } throws the die: { $face }. Points in all: { $points }.
            }
    }
event-country = A country comes out of the pack: { $card }, { $cost } M to pay, { $income } M of income (capital in { $cell }).
event-history =
    { $vain ->
        [yes] { $seat } draws a history card: { $card }. It concerns nobody.
       *[no] { $seat } draws a history card: { $card }.
    }
event-dividends = { $payee } receives dividends: { $amount } M.
event-paid = “{ $card }”: { $payer } pays { $amount } M to { $payee }.
event-promised = The card “{ $card }” promises { $amount } M to the first who does what it asks for.
event-prize = { $seat } wins the prize ({ $card }): { $amount } M!
event-sunk = The sea swallows a ship of { $seat } ({ $cell }).
event-begins-income-factor = “{ $card }”: the next dividends will pay { $percent }% of the incomes.
event-begins-cost-modifier = “{ $card }”: for { $rounds } rounds, developing a country of these series costs { $percent }% of its price: { $series }.
event-begins-extra-dice = “{ $card }”: everybody throws one more die.
event-begins-blockade = “{ $card }”: for { $rounds } rounds no ship enters or leaves these cells: { $cells }.
event-ends = The effect of this card is over: { $card }.
event-canal-opens =
    { $canal ->
        [panama] The Panama Canal is open.
       *[suez] The Suez Canal is open.
    }
event-canal-closes =
    { $canal ->
        [panama] The Panama Canal is closed.
       *[suez] The Suez Canal is closed.
    }
event-move =
    { $kind ->
        [ship] { $seat } sails a ship: { $to }.
       *[jeep] { $seat } drives a jeep: { $to }.
    }
event-fly = { $seat } flies a plane: { $to }.
event-alight = { $seat } lands a plane: { $to }.
event-alight-ship = { $seat } lands a plane on a ship: { $to }.
event-embark = { $seat } takes a jeep aboard: { $to }.
event-land = { $seat } puts a jeep ashore: { $to }.
event-buy =
    { $kind ->
        [ship] { $seat } buys a ship for { $amount } M.
        [plane] { $seat } buys a plane for { $amount } M.
       *[jeep] { $seat } buys a jeep for { $amount } M.
    }
event-developed = { $seat } develops this country: { $card }, for { $amount } M ({ $income } M of income).
event-sold = { $seat } sells this country to the bank: { $card }, for { $amount } M.
event-done =
    { $points ->
        [0] { $seat } has ended the turn.
       *[other] { $seat } has ended the turn; points lost: { $points }.
    }
event-enough = { $seat } has thrown { $points } points with one die: the bank pays dividends.
event-stuck = Without a war nobody can exceed an income of { $target } M any more. You may decide together to end the game.
event-propose = { $seat } proposes to end the game.
event-agree = { $seat } agrees.
event-decline = { $seat } wants to go on.
event-vote =
    { $answer ->
        [war] { $seat } says: war!
       *[truce] { $seat } says: truce.
    }
event-refused = { $seat } refuses the truce: the war goes on.
event-declared = War is declared, as { $seat } wants it: it begins with the next player’s turn.
event-truce = Everybody agrees: truce.
event-offer = { $seat } proposes a truce.
event-warn = { $seat } announces war: it will begin when that turn comes round for the second time.
event-warning =
    { $rounds ->
        [one] The war announced by { $seat } begins with the next turn of { $seat }.
       *[other] The war announced by { $seat } begins in { $rounds } rounds.
    }
event-war =
    { $number ->
        [0] It is war, everywhere!
       *[other] It is war, in these cells: { $cells }!
    }
event-widened = One more card widens the war: { $card }.
event-peace = Peace has come back; the war cards go back under the pack.
event-alone = This time everybody fights for themselves.
event-allies = { $seat } and { $other } are in the same camp.
event-fight =
    { $kind ->
        [ship] Fight at sea ({ $at }): { $seat } against { $other }!
        [plane] Fight in the air ({ $at }): { $seat } against { $other }!
       *[jeep] Fight of jeeps ({ $at }): { $seat } against { $other }!
    }
event-fight-roll = { $seat } throws { $face }.
event-fight-won =
    { $tie ->
        [yes] A tie, { $face } against { $against }: it is the turn of { $seat }, who wins against { $other }.
       *[no] { $seat } wins against { $other }, { $face } against { $against }.
    }
event-destroyed =
    { $kind ->
        [ship]
            { $why ->
                [ally] { $owner } has to lose a ship as the ally did ({ $at }).
               *[hit] { $owner } loses a ship ({ $at }).
            }
        [plane]
            { $why ->
                [ally] { $owner } has to lose a plane as the ally did ({ $at }).
               *[hit] { $owner } loses a plane ({ $at }).
            }
       *[jeep]
            { $why ->
                [ally] { $owner } has to lose a jeep as the ally did ({ $at }).
               *[hit] { $owner } loses a jeep ({ $at }).
            }
    }
event-unscathed =
    { $kind ->
        [ship] { $seat } has no ship to lose with the ally.
        [plane] { $seat } has no plane to lose with the ally.
       *[jeep] { $seat } has no jeep to lose with the ally.
    }
event-bomb = { $seat } drops a bomb ({ $at })!
event-special =
    { $face ->
        [parachute] Parachute! The plane of { $seat } is shot down.
        [jeep] The die shows a jeep.
        [jeeps] The die shows two jeeps.
        [ship] The die shows a ship.
        [both] The die shows a jeep and a ship.
       *[miss] A miss!
    }
event-hold = { $seat } does not bomb: the ships fight.
event-captured = { $seat } takes this country from { $other }: { $card }.
event-share = { $payer } pays the share of { $payee }: { $amount } M.
event-too-dear = { $seat } cannot pay the allies their shares: { $card } stays with { $other }.
event-spared = { $seat } leaves { $card } to { $other }.
event-out-base = { $seat } has no jeep left on the base and leaves the game.
event-out-money = { $seat } has no money left and leaves the game.
event-won = The income of { $seat } reaches { $income } M: that wins!
event-shared = { $payer } retires: { $amount } M for { $payee }.
event-end =
    { $reason ->
        [income] The game is won.
        [limit] The last round has been played: here are the figures.
        [agreed] Everybody agrees to stop: here are the figures.
       *[last] Only one player is left!
    }

# At the end
curve-title = Everyone’s income, in M
end-unit = M of income
reason-income = The target is exceeded: income decides.
reason-last = All others are out of the game: no jeep on their base, or no money.
reason-limit = The agreed number of rounds has been played: the highest income wins.
reason-agreed = The players have decided to stop: the highest income wins.

# What the captain advises
plan-fight = A fight on the way: an enemy is at { $place }.
obstacle-points =
    { $points ->
        [0] You have no points left: this is for another turn.
        [one] You have only 1 point left, too little to begin: this is for another turn.
       *[other] You have only { $points } points left, too little to begin: this is for another turn.
    }
obstacle-no-load = A ship stays on the water: it could only take a jeep there, and none can go aboard it.
obstacle-waters = No passage by sea leads there from your ships.
obstacle-sea = A plane lands at sea only on one of your ships.
obstacle-sea-jeep = There is only sea: a jeep goes there aboard a ship.
obstacle-no-jeep = This takes a jeep, and none can leave: the last one of your base stays there, and another one has neither a road nor a free ship.
obstacle-no-ship = No road leads there from { $cell }, and no free ship can take this jeep there.
brief-buy =
    { $kind ->
        [ship] 20 M
        [plane] 40 M
       *[jeep] 10 M
    }
brief-force =
    { $kind ->
        [ship] { $number ->
            [one] { $seat }: { $number } ship
           *[other] { $seat }: { $number } ships
        }
        [plane] { $number ->
            [one] { $seat }: { $number } plane
           *[other] { $seat }: { $number } planes
        }
       *[jeep] { $number ->
            [one] { $seat }: { $number } jeep
           *[other] { $seat }: { $number } jeeps
        }
    }
brief-odds = { $odds }% chance to win it all
brief-no-prize = without the prize of { $amount } M: this jeep was in the cell already, it must leave it first
brief-leaves = leaves { $card } without a jeep
brief-contested = fights at once
brief-last-jeep = your island’s last jeep: without it, you are out
brief-their-last-jeep = the last jeep there: if it is lost, { $seat } is out
brief-warn =
    { $number ->
        [0] There will be fighting everywhere
       *[other] There will be fighting in these cells only: { $cells }
    }
brief-unspent = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
plan-over = The plane cannot stay there: it has to land before the turn ends.
plan-beside = It stops at { $place }: any land of the cell will do for { $card }.
plan-prize = On the way, this wins the prize of { $amount } M (card “{ $card }”).
plan-waits = This jeep would leave a capital where it waits for a card of the pack: { $hand }.
plan-leaves = This leaves { $card } without a jeep: in a war, others can take it.
hint-fetch =
    { $fetch ->
        [yes] { " " }This ship is to fetch a jeep first: { $piece } ({ $at }).
       *[no] { "" }
    }
hint-goal =
    { $known ->
        [true] Goal: { $card }, { $amount } M, +{ $income } of income.
       *[other] Goal, before its card comes out: { $card }, { $amount } M, +{ $income } of income.
    }{ $missing ->
        [0] { "" }
       *[other] { " " }You still lack { $missing } M.
    }{ hint-fetch }
hint-goal-prize = Goal: the prize of { $amount } M for whoever brings a jeep there ({ $place }).{ hint-fetch }
hint-goal-base = Goal: the island of { $seat } ({ $place }), to put them out of the game.{ hint-fetch }
hint-goal-place = Towards { $place }.{ hint-fetch }
hint-buy-jeep =
    { $war ->
        [yes] In this war, who loses the last jeep on their island is out: this one guards yours (jeeps there now: { $home }).
       *[no]
            { $home ->
                [one] Only one jeep is on your island, and it has to stay there: with this one, one can set out.
               *[other] One jeep always has to stay on your island (there now: { $home }): with this one, one more can set out.
            }
    }
hint-buy-ship = No ship is free at your island: this one takes a jeep to a country.
hint-buy-plane = A country of yours, or a jeep ashore, is near enough for a plane to land: this one takes a jeep there, over land and sea.
hint-war =
    In a war, countries without a jeep can be taken: you have { $own }, the others { $others }.{ $shared ->
        [0] { "" }
       *[other] { " " }{ $first ->
            [own] Where your pieces stand beside enemies (cells: { $shared }), you strike first, and win ties.
           *[other] But where your pieces stand beside enemies (cells: { $shared }), { $other } strikes first, and wins ties.
        }
    }

# What has happened since the last turn: one’s own losses and gains, then the others, seat by seat
since-paid =
    { $why ->
        [paid]
            { $cards ->
                [1] The card “{ $card }”: you pay { $amount } M ({ $payee }).
               *[other] { $cards } historical cards: you pay { $amount } M ({ $payee }).
            }
       *[other] You pay { $amount } M ({ $payee }).
    }
since-received =
    { $why ->
        [dividends] You receive { $amount } M of dividends.
        [paid]
            { $cards ->
                [1] The card “{ $card }”: you receive { $amount } M ({ $payer }).
               *[other] { $cards } historical cards: you receive { $amount } M ({ $payer }).
            }
        [share] You receive { $amount } M ({ $payer }): your share of a country.
        [shared] You receive { $amount } M ({ $payer }), who leaves the game.
       *[other] You receive { $amount } M ({ $payer }).
    }
since-missed-roll =
    { $face ->
        [6] You throw the die: 6, and throw again. { $points } points so far.
       *[other]
            { $points ->
                [one] You throw the die: { $face }. One point to spend.
               *[other] You throw the die: { $face }. Points in all: { $points }.
            }
    }
since-missed-history =
    { $vain ->
        [yes] You draw a history card: { $card }. It concerns nobody.
       *[no] You draw a history card: { $card }.
    }
since-you-captured = { $seat } takes this country from you: { $card }.
since-you-destroyed =
    { $kind ->
        [ship] You lose a ship ({ $at }).
        [plane] You lose a plane ({ $at }).
       *[jeep] You lose a jeep ({ $at }).
    }
since-you-sunk = The sea swallows one of your ships ({ $cell }).
since-you-out-base = You have no jeep left on your base: the game is over for you.
since-you-out-money = You have no money left: the game is over for you.
since-last-jeep = Your island has one jeep left ({ $at }): if it is lost in the war, the game is over for you.
since-won = wins, with { $income } M of income
since-out-base = has no jeep left on the base and leaves the game
since-out-money = has no money left and leaves the game
since-declared = declares war
since-war = sees the war begin
since-truce = gets a truce from everybody
since-peace = sees peace return
since-captured = takes this country from { $other }, { $card }
since-developed = develops: { $card }, { $amount } M, +{ $income } of income
since-destroyed =
    { $kind ->
        [ship] fights, a ship is sunk ({ $owner })
        [plane] fights, a plane is shot down ({ $owner })
       *[jeep] fights, a jeep is destroyed ({ $owner })
    }
since-sunk = loses a ship at sea ({ $cell })
since-bomb = drops a bomb ({ $at })
since-prize = wins a prize of { $amount } M ({ $card })
since-warn = announces war
since-offer = proposes a truce
since-refused = refuses a truce
since-propose = proposes to end the game
since-sold = sells: { $card }, { $amount } M
since-country = draws a country, { $card }
since-history =
    { $vain ->
        [yes] draws “{ $card }”, which concerns nobody
       *[no] draws “{ $card }”
    }
since-dividends = gets { $amount } M of dividends
since-roll =
    { $points ->
        [one] rolls 1 point
       *[other] rolls { $points } points
    }
since-buy =
    { $count ->
        [one] buys one piece, { $amount } M
       *[other] buys { $count } pieces, { $amount } M
    }
since-land =
    { $count ->
        [one] puts a jeep ashore ({ $to })
       *[other] puts { $count } jeeps ashore
    }
since-alight =
    { $count ->
        [one] lands a plane ({ $to })
       *[other] lands { $count } planes
    }
since-alight-ship =
    { $count ->
        [one] lands a plane on a ship
       *[other] lands { $count } planes on ships
    }
since-fly =
    { $count ->
        [one] flies a plane ({ $to })
       *[other] flies { $count } planes
    }
since-move =
    { $count ->
        [one]
            { $kind ->
                [ship] sails a ship ({ $to })
               *[jeep] drives a jeep ({ $to })
            }
       *[other] moves { $count } pieces
    }
since-embark =
    { $count ->
        [one] takes a jeep aboard
       *[other] takes { $count } jeeps aboard
    }

# What is refused
refuse-island = This island is not to be drawn, or it is taken already.
refuse-lot = The lot can only fall on somebody at the table.
refuse-face = The die shows { $low } to { $high }.
refuse-card = This card is not to be drawn now.
refuse-piece = This is none of your pieces, or it cannot do that.
refuse-off-board = This piece is not on the map ({ $piece }).
refuse-points =
    { $cost ->
        [one] It takes 1 point: not enough are left.
       *[other] It takes { $cost } points: not enough are left.
    }
refuse-aboard = This jeep is aboard ({ $piece }): it has to go ashore first.
refuse-no-road = No land leads there from { $cell }. A jeep does not cross the sea without a ship.
refuse-no-passage = No passage by sea leads there from { $cell }.
refuse-canal =
    { $canal ->
        [panama] The Panama Canal is closed.
       *[suez] The Suez Canal is closed.
    }
refuse-blockade = A blockade closes cell { $cell }.
refuse-last-jeep = This is the last jeep of your base: if it left, you would be out.
refuse-strands = A plane in flight could no longer land.
refuse-carrier = One goes aboard one’s own ships or planes only.
refuse-full = There is a load aboard already ({ $piece }).
refuse-plane-on-ship = While the plane is on the ship, no jeep goes aboard or ashore.
refuse-not-beside = The jeep has to be on a land that touches the sea where the ship is, or on the one where the plane has landed ({ $piece }).
refuse-not-aboard = This jeep is not aboard ({ $piece }).
refuse-no-shore = One goes ashore on a land that touches this sea, in the same cell ({ $cell }).
refuse-no-planes = The simple rules have no planes.
refuse-hop = One point takes a plane one or two lines from here ({ $cell }).
refuse-no-haven = With the points that are left the plane could not land after { $cell }.
refuse-none-in-flight = No plane is in flight.
refuse-alight = One lands in a country of one’s own, or where one has a jeep on land.
refuse-deck = A plane can only land on a ship of yours, and only if that ship is empty ({ $piece }).
refuse-in-flight = A plane is still in flight: land it first.
refuse-kind = One buys a jeep, a ship or a plane.
refuse-none-left =
    { $kind ->
        [ship] Your { $number } ships are all in play.
        [plane] Your { $number } planes are all in play.
       *[jeep] Your { $number } jeeps are all in play.
    }
refuse-cash = It takes { $amount } M.
refuse-no-country = There is no country of that name.
refuse-unseen = This card is not out yet: { $card }.
refuse-developed = This country belongs to { $owner }: { $card }.
refuse-no-jeep = It takes a jeep on land in the cell of the capital ({ $card }, { $cell }).
refuse-not-owned = You can only sell a country of yours.
refuse-proposed = You have already proposed to end the game, this turn.
refuse-propose = One proposes to end the game before doing anything else on one’s turn.
refuse-attack = This fight does not await you.
refuse-no-war = There is no war.
refuse-no-war-here = There is no fighting here ({ $at }).
refuse-offered = A truce has been proposed this turn already.
refuse-warned = { $seat } has announced war already.
refuse-no-truce = There is no truce to break.
refuse-at-war = It is war everywhere already.
refuse-not-flying = It takes a plane of yours, in flight over the cell.
refuse-bombed = This plane has bombed already; it has to land first.
refuse-enemy-plane = An enemy plane is there ({ $at }): it has to be beaten first.
refuse-no-target = There is neither an enemy jeep nor an enemy ship here ({ $at }).
refuse-special = The special die shows a parachute, a jeep, two jeeps, a ship, a jeep and a ship, or nothing.
refuse-strike = This plane cannot bomb from here: { $number } bombs at most, from a ship in this fight.
refuse-remove = This piece is not one of those that can be lost.
refuse-conquest = This is not the country in question now.

# Historical cards
card-H1-01 = Marathon
card-H1-01-date = 490 BC
text-H1-01 = The Athenians throw back the Persian army on the plain of Marathon. Legend has it that a runner carried the news to Athens and dropped dead as he told it. The first player to bring a jeep into the cell of Athens (4N3) receives 30 M.
card-H1-02 = Hastings
card-H1-02-date = 1066
text-H1-02 = William of Normandy crosses the Channel, lands at Pevensey on 28 September and wins at Hastings on 14 October. The first player to land a jeep from a ship in the cell of London (6N36) receives 40 M.
card-H1-03 = Marco Polo leaves for China
card-H1-03-date = 1271
text-H1-03 = Leaving Venice at seventeen, Marco Polo reaches the court of Kublai Khan after some four years on the road. The first player whose one and the same jeep travels overland, without ever embarking, from Venice (5N2) to Peking (4N12) receives 100 M.
card-H1-04 = Christopher Columbus
card-H1-04-date = 12 October 1492
text-H1-04 = Three ships left Palos on 3 August; on 12 October they reach an island of the Bahamas. The first player whose one and the same ship sails from Andalusia (4N36) to the Bahamas (3N29) receives 60 M.
card-H1-05 = Magellan
card-H1-05-date = 20 September 1519
text-H1-05 = Five ships leave Spain; Magellan dies in the Philippines and only the Victoria, under Elcano, comes home on 6 September 1522 with eighteen men: the earth is round. The first player whose one and the same ship sails right round the world receives 150 M.
card-H1-06 = The storming of the Bastille
card-H1-06-date = 14 July 1789
text-H1-06 = Paris takes the old royal prison; three weeks later privileges are abolished. The player with the highest income pays 40 M to the player with the lowest (nothing if either place is tied).
card-H1-07 = The Congress of Vienna
card-H1-07-date = 9 June 1815
text-H1-07 = The diplomats sign the act that ends more than twenty years of war; nine days later Waterloo confirms it. Every war ends and each player receives 10 M.
card-H1-08 = The United Nations
card-H1-08-date = 24 October 1945
text-H1-08 = The charter of San Francisco, with fifty-one founding members, comes into force. Every war ends and the player with the lowest income receives 30 M of international aid.
card-H1-09 = The Year of Africa
card-H1-09-date = 1960
text-H1-09 = Seventeen African countries become independent in twelve months. The first African country card in the pack is laid on the table; each developed African country brings its owner 5 M.
card-H1-10 = Yuri Gagarin
card-H1-10-date = 12 April 1961
text-H1-10 = In 108 minutes a man circles the earth in space. For one full round, beginning with the player who drew the card, each player throws one extra die and adds its points.
card-H2-01 = The Suez Canal
card-H2-01-date = 17 November 1869
text-H2-01 = DIVIDENDS. Ten years of digging, more than a hundred miles without a lock: Lesseps opens the direct road to India. The canal (4N4-3N4) is open. The first ship to pass through it earns 40 M.
card-H2-02 = The Panama Canal
card-H2-02-date = 15 August 1914
text-H2-02 = DIVIDENDS. The steamer Ancon crosses the isthmus that cost thousands of workers their lives. The canal (1N29) is open. The first ship to pass through it earns 40 M.
card-H2-03 = The Strait of Gibraltar
text-H2-03 = DIVIDENDS. Nine miles part Europe from Africa: the ancients saw here the Pillars of Hercules, the bounds of the world. The first player whose one and the same ship passes from the ocean (4N35) into the Mediterranean (4N1) receives 30 M.
card-H2-04 = The Bosphorus and the Dardanelles
card-H2-04-date = 20 July 1936
text-H2-04 = DIVIDENDS. The Montreux Convention gives Turkey back the keeping of the Straits and lets merchant ships through. The first player to bring a ship into the Black Sea (5N4) receives 50 M.
card-H2-05 = The Strait of Magellan
card-H2-05-date = 28 November 1520
text-H2-05 = DIVIDENDS. After thirty-eight days in the maze three ships come out upon an ocean so calm that Magellan calls it Pacific. The first player whose one and the same ship passes from the Atlantic (6S30) to the Pacific (6S29) receives 40 M.
card-H2-06 = The Bering Strait
card-H2-06-date = August 1728
text-H2-06 = DIVIDENDS. Vitus Bering, a Dane in the Tsar’s service, sails between Asia and America without sighting the Alaskan coast in the fog. The first player to bring a ship into the strait (7N20) receives 50 M.
card-H2-07 = The Nile
card-H2-07-date = 28 July 1862
text-H2-07 = DIVIDENDS. Speke sees the river flow out of Lake Victoria: the riddle of the sources of the Nile, two thousand years old, is solved. The first player to bring a jeep to the sources (1N4) receives 60 M.
card-H2-08 = The Amazon
card-H2-08-date = 26 August 1542
text-H2-08 = DIVIDENDS. Sent from the Andes to look for food, Orellana lets the mightiest of rivers carry him to the Atlantic. The first player to bring a jeep to the heart of Amazonia (1S30) receives 60 M.
card-H2-09 = The Rhine
card-H2-09-date = 17 October 1868
text-H2-09 = DIVIDENDS. The Act of Mannheim confirms free navigation from Basel to the North Sea. Switzerland, France and Germany each bring their owner 10 M.
card-H2-10 = The St Lawrence Seaway
card-H2-10-date = 26 June 1959
text-H2-10 = DIVIDENDS. Elizabeth II and President Eisenhower open the waterway that takes ocean freighters to the Great Lakes. The owner of Canada receives 20 M; the first player to bring a ship into the cell of Ottawa (5N29) receives 30 M.
card-H3-01 = The North Pole
card-H3-01-date = 3 August 1958
text-H3-01 = Peary claimed to have reached it by sledge in 1909; the submarine Nautilus passes there under the ice on her way from the Pacific to the Atlantic. The first player whose one and the same ship goes from the Bering Strait (7N20) to the Greenland Sea (8N36), or the other way, by way of row 9N, receives 100 M.
card-H3-02 = The South Pole
card-H3-02-date = 14 December 1911
text-H3-02 = Amundsen and four companions reach the Pole by sledge, a month before Scott, who dies on the way back. The first player to bring a jeep into any cell of the polar row (9S) receives 80 M.
card-H3-03 = Mount Everest
card-H3-03-date = 29 May 1953
text-H3-03 = The New Zealander Hillary and the Sherpa Tenzing stand on the highest summit in the world, nearly 8,850 metres up. The first player to bring a jeep to the foot of Everest (3N9) receives 60 M.
card-H3-04 = Easter Island
card-H3-04-date = 5 April 1722
text-H3-04 = On Easter Day the Dutchman Roggeveen comes upon a lonely island where giants of stone stand watch. The first player to land a jeep on Easter Island (3S26) receives 70 M.
card-H3-05 = Timbuktu
card-H3-05-date = 20 April 1828
text-H3-05 = Passing himself off as an Arab from Egypt, René Caillié enters the forbidden city and comes back alive across the Sahara; the Geographical Society of Paris pays him the promised prize. The first player to bring a jeep to Timbuktu (2N36) receives 60 M.
card-H3-06 = Victoria Falls
card-H3-06-date = November 1855
text-H3-06 = Livingstone paddles down the Zambezi to “the smoke that thunders” and gives the falls the name of his queen. The first player to bring a jeep to the falls (2S3) receives 60 M.
card-H3-07 = The Hawaiian Islands
card-H3-07-date = January 1778
text-H3-07 = On his way north Captain Cook comes upon high, peopled islands in the middle of the Pacific; he will die there a year later. The first player to bring a ship to Hawaii (3N21 or 2N21) receives 40 M.
card-H3-08 = Spitsbergen
card-H3-08-date = June 1596
text-H3-08 = Looking for a northern passage to China, Barents sights pointed mountains rising from the ice. The first player to land a jeep on Spitsbergen (8N2) receives 50 M.
card-H3-09 = Machu Picchu
card-H3-09-date = 24 July 1911
text-H3-09 = A farm boy of the Andes leads the American Bingham to the terraces of an Inca city that the world had forgotten. The first player to bring a jeep into that cell (2S29) receives 50 M.
card-H3-10 = The Northwest Passage
card-H3-10-date = 1903–1906
text-H3-10 = After four centuries of failure Amundsen’s Gjøa, a sloop of forty-seven tons, links the Atlantic to the Pacific through the frozen islands of Canada. The first player whose one and the same ship goes from Baffin Bay (8N30) to the Beaufort Sea (8N22), or the other way, receives 120 M.
card-H4-01 = Black Thursday on Wall Street
card-H4-01-date = 24 October 1929
text-H4-01 = In one day nearly thirteen million shares are thrown on the New York market, and the slump spreads to the whole world. At the next payment of DIVIDENDS each player collects only half their income.
card-H4-02 = The Marshall Plan
card-H4-02-date = 5 June 1947
text-H4-02 = General Marshall offers ruined Europe American aid: some thirteen billion dollars in four years. Each developed European country brings its owner 15 M.
card-H4-03 = The Common Market
card-H4-03-date = 25 March 1957
text-H4-03 = Six countries sign in Rome the treaty that will do away with customs duties between them. Germany, Belgium, France and Italy each bring their owner 15 M.
card-H4-04 = OPEC
card-H4-04-date = 14 September 1960
text-H4-04 = Meeting in Baghdad, five great oil exporters join forces. Saudi Arabia, Iraq, Iran, Kuwait and Venezuela each bring their owner 15 M.
card-H4-05 = Bretton Woods
card-H4-05-date = July 1944
text-H4-05 = Forty-four nations set up the Monetary Fund and the World Bank. The Bank helps the neediest: the player with the least money receives 40 M.
card-H4-06 = The Gold Rush
card-H4-06-date = 24 January 1848
text-H4-06 = A carpenter finds a nugget in the race of a Californian sawmill; the next year tens of thousands of seekers come running. The first player to bring a jeep to California (4N24) receives 60 M.
card-H4-07 = The gold of the Witwatersrand
card-H4-07-date = 1886
text-H4-07 = On an empty plateau of the Transvaal the richest gold field in the world comes to the surface; Johannesburg is born there the same year. The owner of South Africa receives 40 M.
card-H4-08 = The rubber seeds
card-H4-08-date = 1876
text-H4-08 = Wickham brings seventy thousand rubber seeds out of Amazonia; sprouted in London, they will fill the plantations of Asia and ruin Brazil’s trade. Malaya brings its owner 20 M, Ceylon 10 M; the owner of Brazil pays 20 M.
card-H4-09 = The insurers of Lloyd’s
card-H4-09-date = 1688
text-H4-09 = In Edward Lloyd’s coffee house in London, shipowners and financiers wager on the return of ships: marine insurance takes shape. Each player pays a premium of 5 M per ship.
card-H4-10 = Point Four
card-H4-10-date = 20 January 1949
text-H4-10 = President Truman proposes to send technicians to the less developed countries. For three rounds the development costs of all countries outside Europe are cut by a quarter.
card-H5-01 = The Black Death
card-H5-01-date = 1347
text-H5-01 = Ships from the Black Sea bring the plague to Messina; in five years Europe loses about a third of its people. Each player pays 10 M for every European country they own.
card-H5-02 = The Seven Years’ War
card-H5-02-date = 1756
text-H5-02 = They fight in Silesia, in Canada, in India, in the West Indies and on every sea: it is already a world war. War is declared.
card-H5-02-asterisk = The first half of the players by number (rounded up) are allied against the others.
card-H5-03 = Sarajevo
card-H5-03-date = 28 June 1914
text-H5-03 = The heir to the Austrian throne is murdered; alliance by alliance, Europe catches fire in six weeks. War is declared.
card-H5-03-asterisk = The odd-numbered players are allied against the even-numbered players.
card-H5-04 = The Second World War
card-H5-04-date = 1 September 1939
text-H5-04 = Germany attacks Poland; six years of war on every continent will leave more than fifty million dead. War is declared.
card-H5-04-asterisk = The players are ranked by income: the first, fourth and fifth are allied against the second, third and sixth.
card-H5-05 = The Korean War
card-H5-05-date = 25 June 1950
text-H5-05 = The 38th parallel is crossed at dawn; the armistice of 1953 will bring the border back almost to where it started. War is declared, but only around Korea (cells 4N13, 4N14, 5N13 and 5N14).
card-H5-05-asterisk = All the other players are allied against the one who drew the card.
card-H5-06 = The Suez Crisis
card-H5-06-date = November 1956
text-H5-06 = Dozens of sunken wrecks block the canal; it will not be cleared until the next spring. The Suez Canal is closed for six rounds.
card-H5-07 = Krakatoa
card-H5-07-date = 27 August 1883
text-H5-07 = The volcanic island blows up between Java and Sumatra; the noise is heard more than 2,500 miles away and the sea carries off more than thirty-six thousand people. All ships in cell 1S11 are lost with their loads; the owner of Indonesia pays 20 M.
card-H5-08 = Agadir and Valdivia
card-H5-08-date = 1960
text-H5-08 = On 29 February Agadir is destroyed in fifteen seconds; on 22 May a giant earthquake shakes Chile and sends across the Pacific a wave that strikes Hawaii and Japan. The owners of Morocco and Chile pay 15 M each, the owner of Japan 10 M.
card-H5-09 = The desert locusts
card-H5-09-date = 1954
text-H5-09 = A swarm covers the Souss in Morocco and eats up the orange groves in a few weeks; others lay waste Africa from Senegal to Ethiopia. Each player pays 5 M for every African country they own.
card-H5-10 = The Cuban crisis
card-H5-10-date = October 1962
text-H5-10 = Missiles are found in Cuba; the American fleet puts the island in quarantine and for thirteen days the world holds its breath. For two rounds no ship may enter or leave cells 3N28, 3N29, 2N28 and 2N29.

# Countries, and their capitals
card-DE = West Germany
capital-DE = Bonn
card-BE = Belgium
capital-BE = Brussels
card-ES = Spain
capital-ES = Madrid
card-FI = Finland
capital-FI = Helsinki
card-FR = France
capital-FR = Paris
card-GR = Greece
capital-GR = Athens
card-IT = Italy
capital-IT = Rome
card-GB = United Kingdom
capital-GB = London
card-SE = Sweden
capital-SE = Stockholm
card-CH = Switzerland
capital-CH = Berne
card-ZA = South Africa
capital-ZA = Pretoria
card-DZ = Algeria
capital-DZ = Algiers
card-CD = Congo (Léopoldville)
capital-CD = Léopoldville
card-EG = Egypt (U.A.R.)
capital-EG = Cairo
card-ET = Ethiopia
capital-ET = Addis Ababa
card-MG = Madagascar
capital-MG = Tananarive
card-MA = Morocco
capital-MA = Rabat
card-NG = Nigeria
capital-NG = Lagos
card-ZW = Southern Rhodesia
capital-ZW = Salisbury
card-SN = Senegal
capital-SN = Dakar
card-SA = Saudi Arabia
capital-SA = Riyadh
card-LK = Ceylon
capital-LK = Colombo
card-KR = South Korea
capital-KR = Seoul
card-IQ = Iraq
capital-IQ = Baghdad
card-IR = Iran
capital-IR = Tehran
card-IL = Israel
capital-IL = Jerusalem
card-JP = Japan
capital-JP = Tokyo
card-KW = Kuwait
capital-KW = Kuwait City
card-PK = Pakistan
capital-PK = Rawalpindi
card-TR = Turkey
capital-TR = Ankara
card-AU = Australia
capital-AU = Canberra
card-MM = Burma
capital-MM = Rangoon
card-KH = Cambodia
capital-KH = Phnom Penh
card-HK = Hong Kong
capital-HK = Victoria
card-ID = Indonesia
capital-ID = Djakarta
card-MY = Malaya
capital-MY = Kuala Lumpur
card-NZ = New Zealand
capital-NZ = Wellington
card-PH = Philippines
capital-PH = Manila
card-SG = Singapore
capital-SG = Singapore
card-TH = Thailand
capital-TH = Bangkok
card-AR = Argentina
capital-AR = Buenos Aires
card-BR = Brazil
capital-BR = Brasília
card-CA = Canada
capital-CA = Ottawa
card-CL = Chile
capital-CL = Santiago
card-CO = Colombia
capital-CO = Bogotá
card-JM = Jamaica
capital-JM = Kingston
card-MX = Mexico
capital-MX = Mexico City
card-PE = Peru
capital-PE = Lima
card-UY = Uruguay
capital-UY = Montevideo
card-VE = Venezuela
capital-VE = Caracas

# Short names of countries, where the map has no room for more
map-DE = F.R.G.
map-CH = Switz.
map-GB = U.K.
map-IL = Isr.
map-KW = Kuw.

# Series
series-1 = Europe
series-2 = Africa
series-3 = Asia
series-4 = Oceania and South-East Asia
series-5 = America
series-H1 = Great dates of history
series-H2 = Rivers, canals and straits
series-H3 = Places to discover
series-H4 = World economy
series-H5 = Wars and scourges
canal-suez = the Suez Canal
canal-panama = the Panama Canal

# What the table draws
piece-base = Base of { $seat }: { $place }
piece-flag = { $place }: a country of { $seat }
piece-deal = { $place }: a country that you can develop
piece-prize = { $place }: a prize to win
piece-tender = { $place }: a country to develop
overlay-war = Cells at war
overlay-war-word = War
album-countries = Countries
album-history = History
country-open = To be developed
country-in-pack = Still in the pack
card-cost = Cost
card-instead = instead of { $amount } M
card-income = Income
card-yields = Income per cent of the cost
card-turn = Turn the card over
# The prizes that wait on the map, whose text unfolds, then those that have no place on it
open-prizes = Prizes to be won: { $sums }
open-H1-05 = Prize of { $amount } M: the first player with one ship that sails all the way round the world.
open-H3-02 = Prize of { $amount } M: the first player to bring a jeep into a cell of the South Pole (row 9S).
card-prize = { $amount } M to be won
card-runs =
    { $rounds ->
        [0] Running
        [one] One more round
       *[other] { $rounds } more rounds
    }
card-under = Back under the pack
race =
    { $left ->
        [0] More than { $target } M of income
       *[other] { $left } M more to win
    }
war-now =
    { $kind ->
        [ship] Ships fight: { $at }
        [plane] Planes fight: { $at }
       *[jeep] Jeeps fight: { $at }
    }

# The robots
mousse-rule = He goes for countries that are near and yield much, and never wants a war.

# What each seat received and paid, and what an income is made of
account-dividends = Dividends
account-prize = Prizes
account-paid = History cards
account-developed = Countries developed
account-buy = Pieces bought
account-sold = Countries sold to the bank
account-share = Shares paid to allies
account-shared = Money of those who retire
worth-country = { $card } ({ $amount } M)
