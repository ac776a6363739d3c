# First countries
lesson-first = First countries
lesson-first-about = Throw, load, sail, land, develop, and be paid.
lesson-first-goal = The world is to be developed, country by country. Each country has an income. The goal: be the first with an income of more than 100 M in all. M stands for Magellans, the money of the game.
lesson-first-base = The map is divided into cells, named after its edges. Your island is in the Azores: row 4N, column 34, hence 4N34. You have 1,200 M (with three players, each begins with 800 M), three ships and five jeeps, each with a crew of engineers.
lesson-first-throw = Throw the die: it says how many points you have this turn.
lesson-first-six = A 6: you throw again, and the points add up.
lesson-first-card = A 4: 10 points in all. Each 4 and each 5 also brings a card. Draw it.
lesson-first-country = Switzerland can be had: it costs 55 M and has an income of 10 M. It goes to the first player with a jeep ashore in the cell of its capital, Berne (5N1), who pays.
lesson-first-trip = A jeep needs a ship to cross the sea, and a ship carries one jeep. Going aboard costs 1 point, sailing 1 point for each line between cells, going ashore 1 point: 6 points to Berne. Choose Berne (5N1) to go all the way.
lesson-first-develop = Your jeep is there before anybody else. Develop Switzerland: pay 55 M.
lesson-first-drive = Your income: 10 M. You have 4 points left. A jeep spends 2 on each line. Choose Bonn (6N1): Brussels lies in the same cell, and the jeep will wait there for the cards of both countries. It reserves nothing: whoever else has a jeep there may pay first.
lesson-first-lost = Switzerland stays yours even without a jeep, as long as there is no war. The 2 points left lead nowhere now, and cannot be kept. End the turn.
lesson-first-dividends = Your opponent has drawn “The Rhine”, a DIVIDENDS card: only such cards pay the incomes. You receive 10 M for Switzerland, and another 10 M that this card gives to its owner.
lesson-first-turn-2 = Your opponent has put a jeep ashore in Morocco, at Rabat (4N36), and waits for the card of that country. Your turn: throw the die.
lesson-first-six-2 = Another 6: throw again.
lesson-first-draw-2 = A 4: 10 points and a card. Draw it.
lesson-first-prize = “Hastings” promises a prize: 40 M to the first player who puts a jeep ashore from a ship in London (6N36). From your island the voyage costs 6 points. Choose London.
lesson-first-jeep = The prize is yours: 40 M. Three jeeps are left on your island. Without a jeep there you would be out: always keep some. Buy one, for 10 M.
lesson-first-cash = Keep some money, too: without any, you must sell countries at half price, and with nothing left to sell you are out. End the turn.
lesson-first-germany-out = Your opponent has drawn West Germany: 570 M, for an income of 80 M. Its capital is Bonn (6N1), where your jeep is waiting!
lesson-first-turn-3 = Your opponent has driven on to Algeria. Your turn: throw the die.
lesson-first-draw-3 = A 5: draw a card.
lesson-first-belgium = Belgium: 90 M, for an income of 11 M, also in 6N1. One jeep will do for all the countries of its cell, and paying costs no points. Develop Belgium.
lesson-first-germany = Your income: 21 M. You have 1,105 M left. West Germany costs 570 M and takes you to the goal: develop it.
lesson-first-won = An income of 101 M: you have won! Income decides; money only serves to buy it.
lesson-first-end = You know what matters. A real game takes 200 M, and voyages of several turns. Your first game will be shorter: 100 M are enough, and you throw two dice. A card may bring war in any game: the next lesson shows it, and planes.

# Planes and war
lesson-planes = Planes and war
lesson-planes-about = Fly and land, declare war, bomb, fight, make peace.
lesson-planes-goal = This lesson is for those who know the simple rules. It adds planes, as variant 1 does, and war. The goal is the same: an income of more than 200 M.
lesson-planes-throw = You set out from the Azores, in 4N34. Throw the die.
lesson-planes-six = A 6: throw again.
lesson-planes-card = A 5: 11 points in all, and a card. Draw it.
lesson-planes-trip = Switzerland comes out of the pack. Choose Berne (5N1): a jeep goes there by ship, for 6 points.
lesson-planes-develop = Develop Switzerland, for 55 M.
lesson-planes-plane = A plane crosses two lines for a point, over land or sea, and can carry a jeep. Buy one, for 40 M: it arrives on your island.
lesson-planes-fly = At the end of the turn a plane must be on the ground, in a country of yours or where you have a jeep ashore. Choose the plane and land it in Berne (5N1): four lines, 2 points.
lesson-planes-landed = The plane stands in Switzerland, beside your jeep. End the turn.
lesson-planes-spain = Your opponent has developed Spain, right beside you, with a jeep in Madrid (5N36). Its income is 14 M. Your turn: throw the die.
lesson-planes-draw = A 4: draw a card.
lesson-planes-war = “Sarajevo” is a war card. Each player says war or truce; it takes only one to make war. A single jeep defends Spain: say war.
lesson-planes-wait = The war begins on the next player’s turn: you cannot attack yet. End the turn.
lesson-planes-reinforced = Your opponent has prepared: two jeeps now defend Spain. Now attack: throw the die.
lesson-planes-again = A 6: throw again.
lesson-planes-over = 7 points. In war a plane may bomb the enemy jeeps and ships below it. Choose the plane, then Madrid (5N36).
lesson-planes-bomb = Bombing costs no points, but can be done only once before landing. Bomb Spain.
lesson-planes-special = The special die decides: jeeps or ships destroyed, a miss, or a parachute, which brings your plane down. Throw it.
lesson-planes-back = One enemy jeep is destroyed; one is left. The plane can neither land in Spain nor stay in the air. Land it in Berne (5N1) again.
lesson-planes-attack = You have 5 points left. Jeeps of enemies fight as soon as they are in one cell. Choose your jeep in Berne, then Madrid (5N36).
lesson-planes-fight = A fight! Each throws a die; the lower loses a jeep. If they are equal, whoever’s turn it is wins: you. Throw the die.
lesson-planes-captured = 5 against 2: nobody defends Spain any more. It is yours for nothing, and your income rises to 24 M. Switzerland, without a jeep, could go the same way. End the turn.
lesson-planes-peace = Your opponent draws “The Congress of Vienna”: the war is over, and each player receives 10 M. A truce that all accept ends it, too.
lesson-planes-end = You can fly and fight. Two things more: a ship that loses a fight goes down with its jeep, and if the enemy destroys the last jeep on your island you are out. Guard it well!

# The first turns
first-throw = The die gives your points for this turn; they cannot be kept. A 6 is thrown again and added, a 4 also makes you draw a card, and so does a 5.
first-draw = The card is a country, for the first who is there and pays, or an event for everybody. Drawing it is compulsory and costs nothing.
first-develop = Paying costs no points. The country adds its income to yours, and every DIVIDENDS card pays it to you. Do not wait: a jeep reserves nothing, and another player with a jeep there may pay first. In a war a country without a jeep can be taken without paying.
first-move = Choose a destination: the way is shown with its price. A ship pays 1 point a line, a jeep 2; boarding or landing costs 1 point. Without a jeep ashore on your island you would be out of the game.
first-buy = The piece arrives on your island and costs no points: 10 M for a jeep, 20 M for a ship. Keep some money: at 0 M you have to sell your countries at half price, and with none you are out.
first-fly = A plane crosses two lines for a point, and can carry a jeep. At the end of the turn it has to be down in a country of yours, or where you have a jeep ashore.
first-vote = A single “war” is enough to start it, on the next player’s turn. Then countries without a jeep can be taken without paying, yours too.
first-fight = Each throws a die: the lower one loses a piece. If they are equal, the player whose turn it is wins.
first-sale = The bank takes a country back for half its price, and its income is lost to you. With neither money nor countries you are out of the game.

# The signs of the board
sign-jeep = A jeep and its engineers; a figure says how many
sign-ship = A ship, which carries one jeep
sign-plane = A plane, from the first variant on; it carries one jeep
sign-base = A base: the island from which a player starts. A jeep has to stay there
sign-flag = A developed country, in its owner’s colour
sign-tender = A country for the taking: for the first who has a jeep ashore there and pays
sign-deal = A country that you can pay for now
sign-prize = A prize waits here for the first who does what its card says
sign-closed = A closed canal
sign-canal = An open canal: a ship passes for 1 point
