# Trade and storms
lesson-first = Trade and storms
lesson-first-about = The beginning of a small game: buy, sail, sell at three times the price, wreck others.
lesson-first-goal = You are the captain of a cargo ship. The goal: to be the last one left in the game. For that you must buy the Corsaire, a black ship that sinks the other cargo ships.
lesson-first-money = The Corsaire costs at least 6 million: 6 M. You set out with 3 M. So first you trade, and then you play a few nasty tricks on the others.
lesson-first-cards = You now hold ten cards, which the others cannot see: Storm, Direct move and Brawl. You may use them from the second round on.
lesson-first-launch = The yellow captain starts from Alexandria, in zone 11. Your zone is 22, in the north. Each port sells one product; Hamburg sells cloth. Choose Hamburg.
lesson-first-buy = The others have set out too. Buy cloth for 2 M: you will sell it for three times as much. Keep 1 M for another product.
lesson-first-first-done = The cloth is on board. The first round is for this purchase only: end the turn.
lesson-first-sail = Each turn your ship may follow a dotted line to the next port. London sells wool. Sail to London.
lesson-first-wool = Buy wool for 1 M. A die chooses the product that you sell: with two products on board you have two chances in six.
lesson-first-resell = You may throw that die once a turn, wherever you are. A 3 sells wool, a 5 cloth. Any other number costs you nothing. Try to sell.
lesson-first-sold = A 5: your cloth, bought for 2 M, is sold for 6 M, three times as much! You have 6 M in cash, and still the wool. That would buy the Corsaire at the auction, but leave you nothing, and everybody still has Storm cards that can sink it. Keep your cash for now: end the turn.
lesson-first-storm = Blue has sold gold and has 7 M: at the auction of the Corsaire you would be outbid, so wait. Yellow is in Marseille, in zone 11, with goods worth 3 M. Play a Storm on zone 11: you are not there, so it strikes only Yellow.
lesson-first-wreck = Wrecked! Yellow will get a new ship, but the cargo is washed up at Gibraltar, the white rectangle of zone 11. The first to call there takes it. Sail to Gibraltar, next to London.
lesson-first-salvage = You take it all and pay nothing: 2 M of cereals and 1 M of cloth. A storm may strike you as well, so one often tries to sell at once. Here the second lesson goes on with this cargo: end the turn.
lesson-first-half = You can buy, sail, sell and wreck. What is left is to take the others’ money and to buy the Corsaire: the second lesson goes on from here.

# Brawls and the Corsaire
lesson-corsaire = Brawls and the Corsaire
lesson-corsaire-about = The end of the small game: brawl in a port, buy the Corsaire and sail it.
lesson-corsaire-goal = You are at Gibraltar, with 6 M in notes and wool, cereals and cloth aboard. The goal is still the Corsaire: 6 M at least, and nobody must offer more than you.
lesson-corsaire-entry = The yellow captain has no ship, but is still in the game. The die is thrown: the number gives the zone where the new ship comes in.
lesson-corsaire-direct = Yellow starts again from Sydney, in zone 33. Blue is in Honolulu with 5 M in cash: go and take it. A Direct move card takes you to any port you like. Go straight to Honolulu.
lesson-corsaire-fight = In the same port you can start a brawl. Whoever gives up hands over all their cash. Play a Brawl card, and begin with a weak one: a shove, strength 4.
lesson-corsaire-answer = Blue hits back with a punch, strength 8. You need a stronger card. Hit back with the blow with an oar, strength 12: nothing beats it.
lesson-corsaire-auction = Blue gives up: the 5 M are yours, and you have 11. The Corsaire is sold by auction, and the others have no cash left. Ask for the auction, and bid 6 M.
lesson-corsaire-bought = Nobody can bid more: the Corsaire is yours. It puts to sea at the end of your next turn. End this one without trying to sell, so that the lesson moves on.
lesson-corsaire-due = Blue could sell nothing, and Yellow could buy nothing. Stay in Honolulu and end the turn: the Corsaire will come in.
lesson-corsaire-arrival = The die gives the zone: the Corsaire is put on its white rectangle. Throw the die.
lesson-corsaire-panama = A 6: the Corsaire is at Panama, one stop from Honolulu. It stays there until your next turn. So Blue has one turn to flee.
lesson-corsaire-quarrel = Blue has sold fruit for 6 M and fled to Sydney. Yellow is there and could flee too, but that cash is tempting.
lesson-corsaire-hunt = Yellow has taken Blue’s 6 M, and both are in Sydney. Your Corsaire goes two or three stops a turn. Take it to Honolulu first.
lesson-corsaire-own = Your own ship is here: your Corsaire never sinks it. But it sinks all others where it passes. Take it to Sydney.
lesson-corsaire-won = It sinks them both! A captain who is sunk is out of the game, and the cash goes to the owner of the Corsaire. You are the last in the game: you win.
lesson-corsaire-end = You know what matters. A real game is longer: the others bid too, and a storm can sink the Corsaire, which is then for sale again. If it is someone else’s, stay more than three stops away. Your first game has a last round: your cargo then counts three times its price.

# The first turns
first-launch = Each captain starts in a zone of their own: 11 for the first, 22 for the next, and so on. Choosing costs nothing. Each port sells one product only. Look at the stops next to it: a second product on board doubles your chances of a sale.
first-first = What you pay here comes back threefold, once the die names this product: one chance in six, once a turn. 1 or 2 M are enough; the rest buys another product.
first-resell = Once a turn, without risk: the die names a product, and all you have of it on board is sold for three times its price. If you have none, you lose nothing. Storms take cargo, never notes.
first-buy = Each million brings three when it is sold. The risk: a storm casts your cargo ashore. Whoever loses a brawl loses their notes, and keeps the cargo.
first-sail = One stop a turn, free of charge. A coloured port sells its product; a white rectangle sells nothing, but goods stranded there are yours if you call there first.
first-storm = A Storm card is used up when you play it. All cargo ships of the zone that you choose are wrecked, yours too if it is there. Their goods go to the first who calls at the white rectangle.
first-fight = The Brawl card that you play is used up, and the other must play a stronger one or give up. Whoever gives up hands over all their notes: look first at what the other has, and at what you risk.
first-direct = A Direct move card leads to a port only, never to a white rectangle. Keep one to escape from the Corsaire.
first-auction = The Corsaire costs at least 6 M, and the others may bid more than you. It sinks the others’ ships, and whoever is sunk is out of the game. A storm can sink it, too, and what it costs is gone: at the end it is worth nothing.
first-bid = The bid is paid at once in notes, and passing is final. The Corsaire’s master sinks the others; whoever has no notes left can buy nothing. At the end the Corsaire is worth nothing.
first-answer = You need a stronger card than theirs. Giving up keeps your cards, but hands all your notes to the other; your cargo stays yours.
first-entry-roll = You have lost your cargo only. The die gives the zone where your new ship comes in, free of charge; then you play a normal turn.
first-entry = Choosing costs nothing, and you play a normal turn in this port at once. Look at what it sells, and at what lies stranded nearby.
first-arrival = The die gives the zone where your Corsaire comes in. It sinks nobody there this turn; on your next one it goes hunting.
first-voyage = Your Corsaire moves two or three stops, or stays. It sinks all the others’ ships where it passes, and takes their captains’ notes; it spares yours.

# The signs of the board
sign-ship = A cargo ship, in its captain’s colour
sign-heap = Stranded goods: for the first ship that calls there
sign-corsaire = The Corsaire: it sinks the others’ ships
sign-rectangle = A white rectangle: a stop where nothing is sold, and where the cargo of wrecks goes
sign-cereals = A port that sells cereals: 1 on the die of sales
sign-fruit = A port that sells fruit: 2 on the die
sign-wool = A port that sells wool: 3 on the die
sign-gold = A port that sells gold: 4 on the die
sign-cloth = A port that sells cloth: 5 on the die
sign-wood = A port that sells wood: 6 on the die
sign-zone = The number of a zone: a storm strikes the whole zone, and 2 on the die gives zone 22
