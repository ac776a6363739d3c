# Trade and bandits
lesson-first = Trade and bandits
lesson-first-about = The first stretch of a journey: announce, move, sell and buy, fight.
lesson-first-goal = You are a merchant of Venice. The goal: do a mission for the Great Khan, far away, and be the first to come home with a fortune of at least 700 besants.
lesson-first-khan = The Khan lives in Khanbalik. His door opens only to those who bring him three goods worth 80 besants each. You set out with 240 besants to find them.
lesson-first-announce = First you announce Land or Sea, and the roulette spins at once. The numbers on the map say where each one leads; those on blue are by sea. There a 3, a 4 or a 5 leads to the framed trading posts, where you sell and buy. Announce Sea.
lesson-first-short = A 4 would take you to the Black Sea. But you may always stop short on a trading post, one of the large coloured circles. Choose Constantinople.
lesson-first-buy = At a trading post you sell first and buy afterwards; you have nothing to sell yet. This one sells cloth and carpets, at 20 besants a card, taken unseen; it is worth 30, 50 or 80. The risk, told on the button: a Chance card, a good or a bad surprise. Buy a card.
lesson-first-carpets = Carpets, worth 80: a first gift for the Khan! You may buy up to three cards a visit. Buy the second.
lesson-first-rugs = Small rugs, worth 30: the Khan will not want them. It is too late to sell them here: after a purchase you sell nothing more this turn. Keep your money for the next trading post: end the turn.
lesson-first-reach = Your turn again. Read the map: “2–5” at Acre means that a 2, a 3, a 4 or a 5 leads there by sea. It is a blue trading post, which sells food and spices. Announce Sea.
lesson-first-acre = A 2 is just right. Choose Acre.
lesson-first-sell = Sell before you buy: afterwards it is too late. The Khan does not want the small rugs, and the Bank gives you 30 besants for them, more than a card costs. Sell them.
lesson-first-blue = You now have 230 besants. The carpets are for the Khan: keep them. Now buy.
lesson-first-tea = Tea, worth 80: a second gift! You need a third: buy another card.
lesson-first-hasard = A Chance card: you do what it says, and it goes under its pile. A following wind gives you two more turns. Others cost money, or send you far away. Buy the third card.
lesson-first-dates = Dates, worth 30: they may serve as a ransom. The Chance card counts, too: three cards are all you may buy on this visit. End the turn.
lesson-first-wind = The wind gives you another turn. Baghdad, two stops away by land, takes you closer to China. Announce Land.
lesson-first-bandits = Bandits! There is no travelling this turn: you must fight. Throw the black die, the bandits’ own.
lesson-first-white = A 5. You need 5 or more: throw your white die.
lesson-first-ransom = A 2: you lose. The ransom is one of your goods, or 50 besants. Give the dates: they are worth only 30.
lesson-first-loot = Your dates become loot: whoever next beats bandits, or corsairs at sea, takes it. The wind still blows: set out for Baghdad again. Announce Land.
lesson-first-bagdad = A 2. Choose Baghdad, a green trading post.
lesson-first-green = Sell first? No: the tea and the carpets are for the Khan. Buy a card.
lesson-first-hides = Hides, worth 50: no gift, but keep them. To win you must bring home to Venice one or two blue cards, one or two green and one or two yellow. End the turn.
lesson-first-order = An opponent has drawn a Chance card, “By order of the Khan”, and must send somebody to Karakorum. You are the one.
lesson-first-half = You can travel, trade and fight. The card was meant to hold you up, and it has brought you close to the Khan! The second lesson goes on from here.

# The Khan and the way home
lesson-khan = The Khan and the way home
lesson-khan-about = The second stretch: gifts for the Khan, his mission, the Secret, home to Venice.
lesson-khan-goal = You have come as far as Karakorum, with three goods: tea and carpets, worth 80 besants each, are gifts for the Khan; the hides are for Venice.
lesson-khan-karakorum = The Khan lives next door. But without a third gift his door stays shut. Xanadu is two stops away. Announce Land.
lesson-khan-chang-tou = A 2. Choose Xanadu, the yellow trading post next to Khanbalik.
lesson-khan-yellow = Rare animals are sold here. You still need a gift: buy a card.
lesson-khan-falcons = Falcons, worth 80: your third gift. With a fourth you could keep the tea, your only blue card. Buy again.
lesson-khan-giraffes = Giraffes, worth 80! You have what you need. End the turn.
lesson-khan-palace = The others are still far in the west. With your gifts, Khanbalik is open to you, one stop away by land. Announce Land.
lesson-khan-enter = A 3: whoever enters Khanbalik stops there, even with some of the number left. Choose Khanbalik.
lesson-khan-gifts = The Khan expects three gifts. Your hides will do as a green card: offer the carpets.
lesson-khan-gift-falcons = Offer the falcons, too.
lesson-khan-gift-giraffes = Offer the giraffes, and keep the tea for Venice. You will find another yellow card on the way.
lesson-khan-mission = The Khan gives you a Table d’Or, a golden tablet worth 240 besants. It names the town of your mission: Lhasa. The others cannot see that name. It is their turn.
lesson-khan-even = An opponent met bandits: 3 against 3. When the dice are equal the merchant wins, and so takes the loot: your dates.
lesson-khan-to-lhassa = Lhasa is four stops away by land. Announce Land.
lesson-khan-refuse = Bandits again. During your mission the Table d’Or protects you. There is no loot, so there is nothing to win: refuse to fight.
lesson-khan-again = The bandits let you pass, and you spin again at once. Announce Land.
lesson-khan-lhassa = A 4 takes you all the way. Choose Lhasa.
lesson-khan-secret = Mission done: you learn a Secret de l’Orient, also worth 240 besants. Lhasa is a yellow trading post, and yellow is the colour you lack. Buy a card.
lesson-khan-yaks = Yaks: you have all three colours. Your fortune: 90 besants, goods worth 180, and 480 for the Table and the Secret, 750 in all. Buy again: goods are worth more than the 20 besants they cost. But keep enough to pay for a Chance card.
lesson-khan-pope = A Chance card: “The bored pope” sends a merchant of your choice to Acre, close to Venice. Send yourself.
lesson-khan-home = From Acre, Venice is three stops away by sea: a 3, a 4 or a 5 takes you home. Announce Sea.
lesson-khan-venice = A 3! Go home to Venice.
lesson-khan-won = Your fortune is made: 730 besants, your mission done, and a card of each colour required. You win: you are “Messer Million”. Without all this you would have had to set out again.
lesson-khan-merchants = One thing more: on arriving at a trading post where others stand, you may, instead of buying from the pile, take a card at random from one of them for 30 besants.
lesson-khan-end = You know what matters. A real game is longer, but in your first one two gifts will do. Two players need 1,100 besants, three 900. Jewels, the purple cards, are worth as much as the others, but Venice does not ask for them. The panel “The way to a fortune” says what you still lack.

# The first turns
first-announce = Announcing costs nothing, but the whole move will follow lines of this kind. The numbers on the map say where each one leads. Aim for a trading post, a large coloured circle: only there can you buy.
first-spin = A number moves you on. “Bandit” or “Corsair” stops you: you have to fight, and losing costs one of your goods or 50 b.
first-move = Moving is compulsory and costs nothing. You may stop short at a trading post, a large coloured circle, to sell and buy; or in a port, an anchor, to go on by land or by sea next turn.
first-buy = 20 b a card, taken unseen. Goods are worth 30, 50 or 80 b: keep those of 80, the Khan wants { $gifts ->
        [2] two
       *[other] three
    }. The risk: a Chance card, which may cost money; then it goes under the pile, known to all. Three cards a visit at most.
first-sell = The Bank pays the card’s value. Sell before you buy: after the first purchase you cannot sell this turn. Keep your cards of 80 b for the Khan.
first-demand = 30 b for a card drawn at random from a merchant who is here; they cannot refuse. This turn it replaces buying from the pile.
first-black = This is the attacker’s die. Yours, the white one, comes next: it has to show as much or more. Losing costs one of your goods or 50 b; winning brings all that lies on the loot space.
first-ransom = You give one of your goods, or 50 b. A card of 30 b costs you least; it all goes to the loot space, for the next winner.
first-debt = The Bank pays each card at its value. Before Khanbalik, keep those of 80 b for the Khan. Afterwards, sell first what Venice does not ask for.
first-gifts =
    { $gifts ->
        [2] Two
       *[other] Three
    } cards of 80 b, for a Table d’Or worth 240. To win you must bring home to Venice one or two blue cards, one or two green and one or two yellow: keep what will be scarce.
first-attack = The Table d’Or protects you. Refusing costs nothing and you spin again; fighting may cost one of your goods or 50 b, and may bring all the loot.
first-send = Sending costs nothing, and may hold an opponent up. But Karakorum is next door to Khanbalik, and Acre is close to Venice: do not send those who wanted to go there. If the card takes you there yourself, your buying of this turn is over.
first-call = Calling costs nothing; the merchant cannot refuse. They lose the way between them and you: choose the one whom that holds up most. The risk: if you are where they wanted to go, you bring them there.
first-join = You go where they are. If they have goods, and you 30 b, you take one at random and give them 30 b. Look where that takes you: if your pawn moves, your buying of this turn is over. Declining costs nothing.
first-ruin = Setting out again takes you to Venice with 240 b. It costs the way you have come and the few notes you have left. Declining leaves you where you are, but without the price of a card.

# The signs of the board
sign-pawn = A merchant, in their player’s colour
sign-blue = A blue trading post: it sells food and spices
sign-green = A green trading post: it sells cloth and rugs
sign-yellow = A yellow trading post: it sells rare animals
sign-purple = A purple trading post: it sells jewels
sign-step = A stop: you may halt there, but not trade; one merchant at a time
sign-port = A port: here you change from land to sea, or back, by halting
sign-land = A road: it counts when you announce Land
sign-sea = A sea line: it counts when you announce Sea
sign-by-land = On cream: the numbers of the roulette that lead there if you announce Land. 2–4 means 2, 3 or 4
sign-by-sea = On blue: the numbers that lead there if you announce Sea. 1·3 means 1 or 3
sign-lion = Venice: you set out from it, and return to it to win
sign-palace = Khanbalik, the Khan’s palace: you enter with the gifts of 80 b that the Khan expects
