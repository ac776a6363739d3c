# Marco Polo: what the page and the terminal say.
# Sums are in besants (b).

game-about = From Venice to the court of the Great Khan and back, by caravan and by sea: a secret mission, and a fortune to bring home.
game-board-note = The printed board and the roulette are lost. The cards, the sums, Venice, Khanbalik, the four towns of the missions and three towns of the Chance cards come from the original rules; the other places, the lines, the colours of the trading posts and the numbers of the roulette are our reconstruction.

# The goal, beside the question, for people new to the game
game-goal =
    Be the first to come home to Venice with { $seats ->
        [2] { 1100 }
        [3] { 900 }
       *[other] { 700 }
    } b, food, cloth and animals, the Khan’s mission done{ $rounds ->
        [0] { "" }
       *[other] , or the richest after { $rounds } rounds if nobody has come home
    }: you have { $wealth } b in all.
game-goal-brief =
    The goal: home to Venice, the mission done, with { $seats ->
        [2] { 1100 }
        [3] { 900 }
       *[other] { 700 }
    } b (you: { $wealth } b).

party-bank = the bank
party-loot = the loot space

# Places
place-acre = Acre
place-aden = Aden
place-aidab = Aydhab
place-alep = Aleppo
place-alexandrie = Alexandria
place-almaliq = Almaliq
place-andrinople = Adrianople
place-badakhchan = Badakhshan
place-bagdad = Baghdad
place-balkh = Balkh
place-bassora = Basra
place-bechbalik = Beshbalik
place-belgrade = Belgrade
place-bengale = Bengal
place-bintan = Bintan
place-boukhara = Bukhara
place-calicut = Calicut
place-cambay = Cambay
place-camul = Camul
place-candie = Candia
place-ceylan = Ceylon
place-cha_tcheou = Shachow
place-champa = Champa
place-chang_tou = Xanadu
place-constantinople = Constantinople
place-corfou = Corfu
place-coromandel = Coromandel
place-gobi = Gobi Desert
place-java = Java
place-kachgar = Kashgar
place-kan_tcheou = Kanchow
place-karakorum = Karakorum
place-kerman = Kerman
place-khanbalik = Khanbalik
place-khotan = Khotan
place-kyoto = Kyoto
place-laias = Layas
place-le_caire = Cairo
place-lhassa = Lhasa
place-lop = Lop
place-maldives = Maldives
place-mandalay = Mandalay
place-manille = Manila
place-mer_jaune = Yellow Sea
place-mer_noire = Black Sea
place-mer_rouge = Red Sea
place-mogadiscio = Mogadishu
place-nepal = Nepal
place-nichapour = Nishapur
place-nicobar = Nicobar
place-ning_hia = Ningsia
place-ormuz = Hormuz
place-ourguentch = Urgench
place-pagan = Pagan
place-pamir = Pamir
place-quinsay = Quinsay
place-samarcande = Samarkand
place-sarai = Sarai
place-sava = Saveh
place-si_ngan = Sianfu
place-sivas = Sivas
place-socotra = Socotra
place-soldaia = Soldaia
place-sou_tcheou = Suchow
place-sumatra = Sumatra
place-tabriz = Tabriz
place-tchi_kou = Chihku
place-tching_tou = Chengtu
place-tibet = Marches of Tibet
place-trebizonde = Trebizond
place-venise = Venice
place-yang_tcheou = Yangchow
place-yunnan = Yunnanfu
place-zaitun = Zaitun
place-zanzibar = Zanzibar

# Where one is: what is not said with “at”
at-bengale = in Bengal
at-coromandel = on the Coromandel coast
at-gobi = in the Gobi Desert
at-le_caire = in Cairo
at-maldives = in the Maldives
at-mer_jaune = on the Yellow Sea
at-mer_noire = on the Black Sea
at-mer_rouge = on the Red Sea
at-nepal = in Nepal
at-nicobar = in the Nicobar Islands
at-pamir = in the Pamirs
at-tibet = in the Tibetan Marches

# Colours and their goods
colour-blue = Food and spices
colour-green = Cloth and carpets
colour-purple = Jewels and gems
colour-yellow = Rare animals

# Cards; goods with their value, which their drawings show as well
card-yellow_porcupines = Porcupines (30)
card-yellow_monkeys = Monkeys (30)
card-yellow_yaks = Yaks (50)
card-yellow_camels = Camels (50)
card-yellow_elephants = Elephants (50)
card-yellow_tigers = Tigers (50)
card-yellow_falcons = Falcons (80)
card-yellow_peacocks = Peacocks (80)
card-yellow_giraffes = Giraffes (80)
card-purple_topaz = Topaz (30)
card-purple_lapis = Lapis lazuli (30)
card-purple_silver = Silver jewellery (50)
card-purple_pearls = Pearls (50)
card-purple_sapphires = Sapphires (50)
card-purple_diamonds = Diamonds (50)
card-purple_rubies = Giant rubies (80)
card-purple_amethysts = Amethysts (80)
card-purple_gold = Gold jewellery (80)
card-blue_almonds = Almonds (30)
card-blue_dates = Dates (30)
card-blue_coconuts = Coconuts (50)
card-blue_bananas = Bananas (50)
card-blue_perfumes = Perfumes (50)
card-blue_herbs = Medicinal herbs (50)
card-blue_spices = Rare spices (80)
card-blue_tea = Tea (80)
card-blue_rhubarb = Rhubarb (80)
card-green_woollens = Woollen clothes (30)
card-green_rugs = Small rugs (30)
card-green_tapestries = Tapestries (50)
card-green_hides = Hides (50)
card-green_silks = Silks (50)
card-green_furs = Sable and ermine (50)
card-green_gold_robes = Robes of gold (80)
card-green_carpets = Carpets (80)
card-green_cottons = Embroidered cottons (80)

card-yellow_zanzibar = Off to Zanzibar
card-yellow_birthday = Your birthday
card-yellow_hunt = The imperial hunt
card-yellow_astrologer = The astrologer
card-yellow_pope = The bored pope
card-purple_insult = An offended dignitary
card-purple_chief = The favour of a chief
card-purple_danger = Alone and in danger
card-purple_bath = The bath
card-purple_join = Catching up with a merchant
card-blue_new_year = Chinese New Year
card-blue_wind = A following wind
card-blue_typhoon = Typhoon
card-blue_khan = Under the Khan’s wing
card-blue_join = A friendly sail
card-green_volcano = The rumbling volcano
card-green_join = A halt at the caravanserai
card-green_karakorum = By order of the Khan
card-green_language = Lessons in Tartar
card-green_machines = Engines of war

text-yellow_zanzibar = By order of the Khan you find yourself all the way down in Zanzibar.
text-yellow_birthday = Your birth is celebrated: each of the other merchants gives you 40 besants.
text-yellow_hunt = The Khan takes you hunting, and the bag is good: draw another card from this pile, free.
text-yellow_astrologer = Before going on you have the stars read. It costs 20 besants.
text-yellow_pope = The pope longs for company. If you like, send a merchant to Acre, or go there yourself.
text-purple_insult = A wrong word before a man of rank: 30 besants to soothe him.
text-purple_chief = The chief of a tribe takes you under his guard: draw two more cards from this pile, free.
text-purple_danger = Danger is near. Call the merchant of your choice to your side.
text-purple_bath = The dust of the road goes, and 20 besants go with it.
text-purple_join = If you like, catch up with a merchant, who hands over one of their goods at random for 30 besants.
text-blue_new_year = Crackers and lanterns! Each of the other merchants gives you 30 besants.
text-blue_wind = The sails fill: after this turn you play two more in a row.
text-blue_typhoon = Your ship has gone down. Another one costs you 30 besants.
text-blue_khan = The Khan watches over you: draw another card from this pile, free.
text-blue_join = If you like, catch up with a merchant, who hands over one of their goods at random for 30 besants.
text-green_volcano = The mountain spits fire. An offering of 20 besants will calm its god.
text-green_join = If you like, catch up with a merchant, who hands over one of their goods at random for 30 besants.
text-green_karakorum = The Khan wants a messenger: send the merchant of your choice, but not yourself, to Karakorum.
text-green_language = A master teaches you to speak Tartar, for 20 besants.
text-green_machines = Your catapults have brought down a city, and the Khan rewards you: draw another card from this pile, free.

card-table_kyoto = Table d’Or (Kyoto)
card-table_lhassa = Table d’Or (Lhasa)
card-table_mandalay = Table d’Or (Mandalay)
card-table_manille = Table d’Or (Manila)
card-secret_fireworks = fireworks
card-secret_helicopter = the miniature helicopter
card-secret_kite = the kite that carries a man
card-secret_paper = paper and printing

own-hand = Your hand: { $hand }

# Counters
counter-cash =
    { $number ->
        [one] besant
       *[other] besants
    }
counter-cards =
    { $number ->
        [one] card of goods
       *[other] cards of goods
    }
counter-round = Round
counter-round-last = Last round
counter-round-of =
    { $round ->
        [0] Drawing lots
       *[other]
            { $rounds ->
                [0] Round { $round }
               *[other] Round { $round } of { $rounds }
            }
    }

# Pieces
piece-pawn = Merchant ({ $seat }): { $place }

# Options
option-lot = Draw lots for who begins
option-lot-help = If not, the first seat begins: put the youngest there.
setup-real-dice = With real dice and a real roulette
setup-real-dice-help = You throw and spin yourselves and say what came up.
option-gifts = Gifts that the Khan expects
option-gifts-help = Our option: with two instead of three, the mission is nearer, and the game shorter.
option-gifts-word =
    { $value ->
        [2] two
       *[3] three
    }
option-rounds = Number of rounds
option-rounds-help = After the last one the greatest fortune wins. With 0 the game goes on until a merchant comes home with a fortune made.

# What is asked
question-lot = Lots are drawn for who begins.
question-ruin = { $seat }: hand in the little that is left, and set out from Venice again?
question-announce =
    { $modes ->
        [one]
            { $khan ->
                [closed] { $seat }: { $mode ->
                    [land] only by land from here
                   *[sea] only by sea from here
                }, for Khanbalik is closed to you.
               *[open] { $seat }: { $mode ->
                    [land] one can only leave by land from here
                   *[sea] one can only leave by sea from here
                }.
            }
       *[other]
            { $again ->
                [yes] { $seat } plays again: announce land or sea.
               *[no] { $seat }: announce land or sea.
            }
    }
question-spin =
    { $modes ->
        [one]
            { $khan ->
                [closed] { $seat }: { $mode ->
                    [land] only by land from here
                   *[sea] only by sea from here
                }, for Khanbalik is closed to you. Spin the roulette.
               *[open] { $seat }: { $mode ->
                    [land] one can only leave by land from here
                   *[sea] one can only leave by sea from here
                }. Spin the roulette.
            }
       *[other]
            { $mode ->
                [land] { $seat }: land. Spin the roulette.
               *[sea] { $seat }: sea. Spin the roulette.
            }
    }
question-attack =
    { $mode ->
        [land] { $seat }: bandits attack. Fight, or show the Table d’Or and spin again?
       *[sea] { $seat }: corsairs attack. Fight, or show the Table d’Or and spin again?
    }
question-black =
    { $mode ->
        [land] { $seat }: roll the black die for the bandits.
       *[sea] { $seat }: roll the black die for the corsairs.
    }
question-white =
    { $mode ->
        [land] { $seat }: roll your own die, the white one. { $black ->
            [1] Any number beats the bandits.
           *[other] You need { $black } or more to beat the bandits.
        }
       *[sea] { $seat }: roll your own die, the white one. { $black ->
            [1] Any number beats the corsairs.
           *[other] You need { $black } or more to beat the corsairs.
        }
    }
question-ransom =
    { $mode ->
        [land] { $seat }: give the bandits one of your goods, or pay { $amount } b.
       *[sea] { $seat }: give the corsairs one of your goods, or pay { $amount } b.
    }
question-move =
    { $number ->
        [one] { $seat }: move 1 step.
       *[other] { $seat }: move { $number } steps, or stop short at a trading post or in a port.
    }
question-gifts =
    { $number ->
        [one] { $seat }: choose the last gift for the Khan.
       *[other] { $seat }: choose your gifts for the Khan, { $number } to go.
    }
question-table = The Khan hands over a Table d’Or, his golden tablet.
question-secret = The mission is done: a Secret de l’Orient.
question-trade =
    { $may ->
        [sell] { $seat }: you may sell, then buy.
        [raise] { $seat }: to buy (a card costs { $amount } b), sell first.
        [buy] { $seat }: buy, or end your turn.
        [poor] { $seat }: a card costs { $amount } b, and you have less. End your turn.
       *[end] { $seat }: nothing more to do here, end your turn.
    }
question-draw = The top card is drawn.
question-take = A card is drawn from the fan.
question-debt = { $seat }: you owe { $due } b and have { $cash } b. Sell the bank what you like until you can pay.
question-send = { $seat }: “{ $card }”. Who is to travel?
question-call = { $seat }: “{ $card }”. Who has to join you?
question-join =
    { $may ->
        [pay] { $seat }: which merchant will you join? Leaving here ends your buying.
       *[travel] { $seat }: “{ $card }”. Which merchant will you join? Without 30 b you would only travel.
    }

# What can be done
group-announce = Land or sea
group-move = Go
group-stay = Stay
group-give = Give one of your goods as ransom
group-pay = Pay
group-sell = Sell
group-buy = Buy from the pile
group-demand = Buy from a merchant
group-send = Send
group-call = Call
group-join = Join
group-decline = Do without
group-gift = A gift for the Khan
group-venice = Venice
group-fight = Fight
group-refuse = Refuse
group-done = Finish
action-first = { $seat }
action-announce =
    { $mode ->
        [land] Land
       *[sea] Sea
    }
action-spin =
    { $face ->
        [bandit] Bandit
        [corsaire] Corsair
       *[other] { $face }
    }
action-move = Go to { $place }
action-stay = Stay here
action-fight = Fight
action-refuse = Refuse to fight and spin again
action-black = { $face }
action-white = { $face }
action-give = Give: { $card }
action-pay = Pay the ransom (50 b)
action-sell = Sell: { $card }
action-buy = Buy the top card (20 b)
action-draw = { $card }
action-demand = Take a card from { $seat } (30 b)
action-take = { $card }
action-send = Send { $seat }
action-call = Call { $seat }
action-join = Join { $seat }
action-decline = Do nothing
action-gift = Offer: { $card }
action-table = { $card }
action-secret = { $card }
action-venice = Set out from Venice again (240 b)
action-done = End the turn

# What the table shows
verb-announce = Announce
verb-sell = Sell
verb-buy = Buy
verb-demand = Buy from a merchant
verb-give = Give
turning-throw = The roulette: chances of winning for { $seat }, from { $before } to { $after }.
roll-spin = Spin the roulette
roll-black = Roll the enemy’s black die
roll-white = Roll your own white die
enter-spin = What does your roulette show?
enter-black = What does the enemy’s black die show?
enter-white = What does your own white die show?
announce-spins = then the roulette spins
short-move = { $place }
short-sell = { $card }
short-give = { $card }
short-gift = { $card }
short-demand = Buy from { $seat }
short-send = { $seat }
short-call = { $seat }
short-join = { $seat }

# What the terminal shows
seen-mission = Mission accomplished: { $card }
seen-extra-turns =
    { $number ->
        [one] One more turn in a row
       *[other] { $number } more turns in a row
    }
seen-fortune = Your fortune: { $wealth } b, and it takes { $target }
seen-loot =
    { $cards ->
        [0] On the loot space: { $amount } b
       *[other]
            { $amount ->
                [0] On the loot space: { $hand }
               *[other] On the loot space: { $amount } b and { $hand }
            }
    }

# What happens
event-opener = { $seat } begins.
event-round =
    { $rounds ->
        [0] Round { $number }.
       *[other] Round { $number } of { $rounds }.
    }
event-turn = { $seat }’s turn.
event-extra-turn =
    { $left ->
        [0] The wind still blows: { $seat } plays again, for the last time.
        [one] The wind still blows: { $seat } plays again, and once more after that.
       *[other] The wind still blows: { $seat } plays again, and { $left } times more after that.
    }
event-announce =
    { $mode ->
        [land] { $seat } announces land.
       *[sea] { $seat } announces sea.
    }
event-spin = The roulette says { $face }.
event-attack =
    { $face ->
        [bandit] The roulette says Bandit: { $seat } is attacked instead of moving!
       *[corsaire] The roulette says Corsair: { $seat } is attacked instead of moving!
    }
event-accept =
    { $mode ->
        [land] { $seat } takes up the bandits’ challenge.
       *[sea] { $seat } takes up the corsairs’ challenge.
    }
event-safe-conduct =
    { $mode ->
        [land] { $seat } shows the Table d’Or: the bandits bow, and the roulette is spun again.
       *[sea] { $seat } shows the Table d’Or: the corsairs bow, and the roulette is spun again.
    }
event-black =
    { $mode ->
        [land] The bandits’ black die: { $face }.
       *[sea] The corsairs’ black die: { $face }.
    }
event-white = The white die of { $seat }: { $face }, against { $black }.
event-lost =
    { $mode ->
        [land] The bandits win: { $seat } owes a ransom.
       *[sea] The corsairs win: { $seat } owes a ransom.
    }
event-prefer = { $seat } prefers to pay the ransom, { $amount } b.
event-give = { $seat } gives as ransom: { $card }.
event-prize =
    { $mode ->
        [land]
            { $cards ->
                [0] The bandits flee: { $seat } takes the loot, { $amount } b.
               *[other]
                    { $amount ->
                        [0] The bandits flee: { $seat } takes the loot, { $hand }.
                       *[other] The bandits flee: { $seat } takes the loot, { $amount } b and { $hand }.
                    }
            }
       *[sea]
            { $cards ->
                [0] The corsairs flee: { $seat } takes the loot, { $amount } b.
               *[other]
                    { $amount ->
                        [0] The corsairs flee: { $seat } takes the loot, { $hand }.
                       *[other] The corsairs flee: { $seat } takes the loot, { $amount } b and { $hand }.
                    }
            }
    }
# Whoever buys goods loses nothing.
news-won = { $seat } receives { $amount } b in all: { $parts }.
news-even = { $seat } receives as much as is paid: { $parts }.
news-lost = { $seat } spends { $amount } b in all: { $parts }.
news-won-own = You receive { $amount } b in all: { $parts }.
news-even-own = You receive as much as you pay: { $parts }.
news-lost-own = You spend { $amount } b in all: { $parts }.
event-no-prize =
    { $mode ->
        [land] The bandits flee, but the loot space is empty: there is nothing to take.
       *[sea] The corsairs flee, but the loot space is empty: there is nothing to take.
    }
event-pay =
    { $why ->
        [ransom] { $payer } puts { $amount } b on the loot space.
        [each] { $payer } gives { $payee } { $amount } b.
        [transaction] { $payer } gives { $payee } { $amount } b.
        [card] { $payer } pays { $amount } b for a card.
       *[fine] { $payer } pays { $amount } b to the bank.
    }
event-forgiven = { $seat } has nothing left: a debt of { $amount } b is forgotten.
event-move = { $seat } halts { $to-at }.
event-stay = { $seat } cannot move and stays { $at-at }.
event-sale = { $seat } sells to the bank: { $card }.
event-table-sold = { $seat } sells the { $card } for { $amount } b, and has no Table d’Or any more.
event-secret-sold = { $seat } sells a Secret de l’Orient ({ $card }) for { $amount } b.
event-draw =
    { $colour ->
        [blue] { $seat } draws a food card: { $card }.
        [green] { $seat } draws a cloth card: { $card }.
        [purple] { $seat } draws a jewel card: { $card }.
       *[yellow] { $seat } draws an animal card: { $card }.
    }
event-draw-hidden =
    { $colour ->
        [blue] { $seat } draws a food card.
        [green] { $seat } draws a cloth card.
        [purple] { $seat } draws a jewel card.
       *[yellow] { $seat } draws an animal card.
    }
event-hasard = Chance card! { $seat } turns up “{ $card }”.
event-empty =
    { $colour ->
        [blue] The food pile is empty.
        [green] The cloth pile is empty.
        [purple] The jewel pile is empty.
       *[yellow] The animal pile is empty.
    }
event-demand = { $seat } demands one of the goods of { $other }.
event-take = { $seat } draws a card from the hand of { $other }: { $card }.
event-take-hidden = { $seat } draws a card from the hand of { $other }.
event-no-transaction =
    { $lack ->
        [cash] No deal with { $other }: { $seat } does not have the 30 b.
        [goods] No deal with { $seat }: { $other } has no goods.
       *[both] No deal: { $seat } does not have the 30 b, nor { $other } any goods.
    }
event-wind =
    { $number ->
        [one] { $seat } will have one more turn.
       *[other] { $seat } will have { $number } more turns in a row.
    }
event-fly =
    { $effect ->
        [send] “{ $card }”: { $other } sends { $seat } straight to { $to }.
        [call_merchant] “{ $card }”: { $other } calls { $seat }, who goes straight to { $to }.
       *[other] “{ $card }”: { $seat } goes straight to { $to }.
    }
event-already-there = { $owner } is already { $at-at }.
event-join = { $seat } joins { $other }.
event-decline = { $seat } does without “{ $card }”.
event-nobody = “{ $card }”: there is nobody who can come.
event-turned-away = { $seat } calls { $other } to the palace, but the Khan’s gate stays shut.
event-gift = { $seat } offers the Khan: { $card }.
event-table = The Khan thanks { $seat } for the gifts: { $card }, the town of the secret mission.
event-table-hidden = The Khan gives { $seat } a Table d’Or, his golden tablet, and a town to go to in secret.
event-mission = Mission done for { $seat }: { $card }.
event-secret = { $seat } learns a Secret de l’Orient: { $card }.
event-restart = { $seat } sets out from Venice again with { $amount } b.
event-go-on = { $seat } goes on with empty pockets.
event-not-yet = { $seat } calls at Venice, but with no fortune made.
event-win = { $seat } comes home to Venice with a fortune made: { $amount } b! Hail Messer Million.
event-unfinished = { $seat } shows a Table d’Or: { $card }. Its mission was not done.
event-hand =
    { $cards ->
        [0] { $seat } has no goods. Fortune: { $amount } b.
       *[other] { $seat } shows their hand: { $hand }. Fortune: { $amount } b.
    }
event-end =
    { $reason ->
        [limit] The last round has been played: here are the accounts.
       *[home] The game is over.
    }

# At the end
curve-title = Everyone’s fortune, in besants (b)
end-unit = b
reason-home = Whoever comes home to Venice first with a fortune made is Messer Million, and wins.
reason-limit = The number of rounds agreed on has been played: the greatest fortune wins.

# What has happened since the last turn: one’s own losses and gains, then the others, seat by seat
since-paid =
    { $why ->
        [each] You pay { $amount } b to { $payee }: a Chance card asks it of everybody.
       *[other] You pay { $amount } b to { $payee }.
    }
since-received =
    { $why ->
        [table-sold] Your Table d’Or is sold to pay a debt: you receive { $amount } b from { $payer }.
        [secret-sold] A Secret de l’Orient is sold to pay a debt: you receive { $amount } b from { $payer }.
        [sale]
            { $cards ->
                [one] You had to sell { $card } to pay: the Bank gives you { $amount } b for it.
               *[other] You had to sell { $cards } goods to pay: the Bank gives you { $amount } b for them.
            }
        [transaction] You receive { $amount } b from { $payer }, the price of a good.
       *[other] You receive { $amount } b from { $payer }.
    }
since-near-home =
    { $seat } may soon win: mission done, Secret learnt, Venice about { $number ->
        [one] one turn
       *[other] { $number } turns
    } away{ $luck ->
        [one] , or one with luck
       *[none] { "" }
    }. In sight: { $amount } of { $target } b, with Table d’Or and Secret, and { $cards } cards of goods.
since-missed-hasard = You turned up the Chance card “{ $card }”.
since-missed-fly = It sends you straight to { $to }, and your turn ends there.
since-missed-table = The Khan has given you a { $card }: this is the town of your secret mission.
since-missed-pay =
    { $why ->
        [ransom] You lost the fight and had no goods: the ransom was { $amount } b.
        [each] You give { $payee } { $amount } b.
        [transaction] You give { $payee } { $amount } b.
        [card] You pay { $amount } b for a card.
       *[fine] It made you pay { $amount } b to the bank.
    }
since-missed-pay-received = { $payer } gives you { $amount } b.
since-missed-announce =
    { $mode ->
        [land] You announce land.
       *[sea] You announce sea.
    }
since-missed-attack =
    { $face ->
        [bandit] The roulette says Bandit: you are attacked instead of moving!
       *[corsaire] The roulette says Corsair: you are attacked instead of moving!
    }
since-missed-prefer = You prefer to pay the ransom, { $amount } b.
since-missed-give = You give as ransom: { $card }.
since-missed-move = You halt { $to-at }.
since-missed-sale = You sell to the bank: { $card }.
since-missed-gift = You offer the Khan: { $card }.
since-missed-mission = Mission done: { $card }.
since-missed-white = Your white die: { $face }, against { $black }.
since-missed-lost =
    { $mode ->
        [land] The bandits win.
       *[sea] The corsairs win.
    }
since-missed-draw =
    { $colour ->
        [blue] You draw a food card: { $card }.
        [green] You draw a cloth card: { $card }.
        [purple] You draw a jewel card: { $card }.
       *[yellow] You draw an animal card: { $card }.
    }
since-missed-take = You draw a card from the hand of { $other }: { $card }.
since-missed-wind =
    { $number ->
        [one] You will have one more turn.
       *[other] You will have { $number } more turns in a row.
    }
since-missed-secret = You learn a Secret de l’Orient: { $card }.
since-missed-prize =
    { $cards ->
        [0] You won the fight and took the loot: { $amount } b.
       *[other]
            { $amount ->
                [0] You won the fight and took the loot: { $hand }.
               *[other] You won the fight and took the loot: { $amount } b and { $hand }.
            }
    }
since-missed-no-prize = You won the fight, but there was no loot.
since-you-take = { $seat } takes one of your goods: { $card }.
since-you-fly = { $other } draws “{ $card }”: you are sent to { $to }, and do not trade there.
since-win = comes home to Venice with a fortune made
since-secret = learns a Secret de l’Orient, { $card }
since-mission = has done the mission, { $card }
since-table = receives a Table d’Or
since-restart = sets out from Venice again with { $amount } b
since-prize =
    wins a fight and the loot, { $cards ->
        [0] { $amount } b
       *[other]
            { $amount ->
                [0] { $hand }
               *[other] { $amount } b and { $hand }
            }
    }
since-no-prize = wins a fight, but there is no loot
since-lost = loses a fight
since-give = gives as ransom { $card }
since-prefer = pays the ransom, { $amount } b
since-table-sold = sells the Table d’Or, { $amount } b
since-secret-sold = sells a Secret de l’Orient, { $amount } b
since-take = takes a card of goods from { $other }
since-gift = offers the Khan { $card }
since-hasard =
    { $effect ->
        [pay_bank] draws the Chance card “{ $card }” and pays { $number } b
        [collect_from_each] draws the Chance card “{ $card }”: { $number } b from each of the others
        [extra_turns] draws the Chance card “{ $card }”: { $number } more turns
       *[other] draws the Chance card “{ $card }”
    }
since-fly = goes straight to { $to }
since-move = halts { $to-at }
since-sale = sells { $card }
since-draw =
    { $colour ->
        [blue] draws a food card
        [green] draws a cloth card
        [purple] draws a jewel card
       *[yellow] draws an animal card
    }
since-stay = stays { $at-at }

# What is refused
refuse-lot = The lot can only fall on somebody at the table.
refuse-no-mode = You can announce land or sea.
refuse-mode =
    { $mode ->
        [land] No open land line leads away from here ({ $at }).
       *[sea] No sea line leads away from here ({ $at }).
    }
refuse-spin =
    { $mode ->
        [land] The land part of the roulette goes from 1 to 4, or says Bandit.
       *[sea] The sea part of the roulette goes from 1 to 5, or says Corsair.
    }
refuse-face = The die goes from { $low } to { $high }.
refuse-no-place = There is no such place on the board.
refuse-back = A pawn does not come back to where it started this turn.
refuse-taken = Another merchant is on that place ({ $place }): you can pass it, but not stop there.
refuse-khan = To enter Khanbalik you need { $number } goods worth 80 b, and no Table d’Or.
refuse-reach = You cannot stop there with a { $number }: { $place }.
refuse-nowhere = No place is free at that distance: your merchant stays.
refuse-must-move = Your merchant can move, and so must.
refuse-ransom = You could not raise { $amount } b even by selling everything: give one of your goods.
refuse-not-in-hand = That card is not in your hand.
refuse-not-yours = You can sell what you have: goods, the Table d’Or or the Secret.
refuse-gift = The Khan accepts only goods worth 80 b.
refuse-draw = That card cannot be drawn now.
refuse-sell-first = Sell first, buy afterwards: once you have bought, you can sell no more this turn.
refuse-not-both = In one turn you buy from the pile or from a merchant, not from both.
refuse-enough = No more than { $number } cards a turn at a trading post.
refuse-too-poor = You need { $amount } b in notes.
refuse-empty =
    { $colour ->
        [blue] The food pile is empty: nothing to buy here.
        [green] The cloth pile is empty: nothing to buy here.
        [purple] The jewel pile is empty: nothing to buy here.
       *[yellow] The animal pile is empty: nothing to buy here.
    }
refuse-one-demand = Only one card from another merchant a turn.
refuse-nobody-here = There is no merchant with goods here ({ $at }).
refuse-not-here = You can only trade with a merchant who is here ({ $at }) and has goods.
refuse-yourself = This card is for a merchant other than you.
refuse-nobody = Choose a merchant at the table.
refuse-call-khan = That merchant cannot enter Khanbalik, which takes { $number } goods, and no Table d’Or.
refuse-join-khan = That merchant is in Khanbalik, which you may not enter.
refuse-must = This card must be obeyed.

# What the table says besides
hand-cards = Your hand
hand-empty = You have no goods.
table-card = { $card }
ledger-title = The way to a fortune
ledger-ready = Fortune made: go home to Venice!
ledger-missing = { $wealth } b of { $target }: { $missing } b to go
ledger-enough = { $wealth } b of { $target }: enough
ledger-gifts =
    { $left ->
        [0] { $expected } gifts of 80 b: Khanbalik is open
       *[other] Gifts of 80 b: { $number ->
            [0] none
            [1] one
           *[other] two
        } of { $expected }
    }
ledger-mission =
    { $town ->
        [kyoto] Your mission: go to Kyoto
        [lhassa] Your mission: go to Lhasa
        [mandalay] Your mission: go to Mandalay
       *[manille] Your mission: go to Manila
    }
ledger-secret =
    { $town ->
        [kyoto] You lack the Secret: go back to Kyoto
        [lhassa] You lack the Secret: go back to Lhasa
        [mandalay] You lack the Secret: go back to Mandalay
       *[manille] You lack the Secret: go back to Manila
    }
ledger-accomplished = Mission accomplished; your Secret de l’Orient is worth 240 b
ledger-colour =
    { $colour ->
        [blue] Food: { $number }
        [green] Cloth: { $number }
       *[yellow] Animals: { $number }
    }
ledger-later = To bring home to Venice: { $least } or { $most } of each
ledger-few = { $more } more to find
ledger-fine = just right
ledger-many = { $more } too many
holds-table = Table d’Or
holds-unfinished = Mission not accomplished: { $card }
holds-mission = Mission accomplished
holds-secret = Secret: { $card }
extra-turns =
    { $number ->
        [one] one more turn
       *[other] { $number } more turns
    }
about-post =
    { $colour }: { $number ->
        [0] the pile is empty
        [one] one card in the pile
       *[other] { $number } cards in the pile
    }
about-next = The next, seen before: { $card }
about-yellow = { $card }: a rare animal. A trading post that you reach by your own move buys it for this number of b. At home you need one animal or two.
about-green = { $card }: cloth. A trading post that you reach by your own move buys it for this number of b. At home you need one card of cloth or two.
about-blue = { $card }: food. A trading post that you reach by your own move buys it for this number of b. At home you need one card of food or two.
about-purple = { $card }: a jewel. A trading post that you reach by your own move buys it for this number of b. You may bring home as many as you like.
about-table = { $card }, 240 b: go to this town. Until then, show it to refuse bandits and corsairs. There you learn a Secret de l’Orient; then come home.
about-start = You set out from here, and come back here to win.
about-capital =
    The Khan’s palace: you enter with { $gifts ->
        [2] two goods of 80 b
        [3] three goods of 80 b
       *[other] three goods of 80 b, or with two if that was agreed
    }.
about-shut =
    { $number ->
        [0] You have none: for you its door stays shut.
        [one] You have only one: for you its door stays shut.
       *[other] You have only { $number }: for you its door stays shut.
    }
about-stop = A stop: one merchant at a time may halt here; nothing is sold.
about-port = A port: you may stop short here; next turn, go on by land or by sea.
about-merchant = Here: { $seat }
about-numbers =
    { $mode ->
        [land] Numbers that lead here by land
       *[sea] Numbers that lead here by sea
    }: { $numbers }
reach-title =
    { $mode ->
        [land] Land: where each number leads
       *[sea] Sea: where each number leads
    }
reach-key =
    { $mode ->
        [land] leads there by land: a 2, a 3 or a 4
       *[sea] leads there by sea: a 1 or a 3
    }
reach-list = Read it all, number by number
reach-places = { $place }
reach-none = nowhere
loot-cash = On the loot space: { $amount } b
loot-cards =
    { $cards ->
        [one] On the loot space: one card
       *[other] On the loot space: { $cards } cards
    }
loot-both =
    { $cards ->
        [one] On the loot space: { $amount } b and one card
       *[other] On the loot space: { $amount } b and { $cards } cards
    }
loot-empty = The loot space, where ransoms go, is empty.
fight-corsairs = { $seat } against the corsairs
fight-bandits = { $seat } against the bandits
fight-terms = If the merchant’s die is equal or higher{ $face ->
        [0] { " " }(7 chances in 12)
       *[other] { "" }
    }, the merchant wins the loot. Otherwise there is a ransom to pay: a card of goods or 50 b.
fight-lost =
    { $mode ->
        [land] The bandits have won: the ransom goes to the loot space.
       *[sea] The corsairs have won: the ransom goes to the loot space.
    }
die-black =
    { $face ->
        [0] enemy, black die
       *[other] enemy, black die: { $face }
    }
die-white =
    { $face ->
        [0] merchant, white die
       *[other] merchant, white die: { $face }
    }
debt-title = { $payer } owes { $payee } { $amount } b
debt-cash = Cash: { $amount } b; { $missing } b short. Each card brings its value; as soon as there is enough, the change and the other cards are kept.
debt-treasure =
    { $must ->
        [no] You need not sell { $kind ->
            [table] the Table d’Or
            [secret] the Secret
           *[both] the Table d’Or or the Secret
        }.
       *[yes] { $must ->
            [only] You have no goods
           *[yes] Your goods are not enough
        }: you have to sell { $kind ->
            [table] the Table d’Or. The bank gives
            [secret] the Secret. The bank gives
           *[both] the Table d’Or or the Secret. For each the bank gives
        } 240 b, and you keep the change.
    }
barred-join = { $seat } is in Khanbalik, which you may not enter.
hasard-title = Chance card: { $card }
hasard-before =
    { $left ->
        [0] “{ $card }” turned it up, and has no more effect.
        [one] This one first. Then “{ $card }”, drawn just before, gives one more card.
       *[other] This one first. Then “{ $card }”, drawn just before, gives { $left } more cards.
    }
trade-title =
    { $at }: { $colour ->
        [blue] food and spices
        [green] cloth and carpets
        [purple] jewels and gems
       *[yellow] rare animals
    }
trade-pile =
    { $known ->
        [0]
            { $number ->
                [0] The pile is empty.
                [one] One card in the pile; { $bought } of 3 bought this turn.
               *[other] { $number } cards in the pile; { $bought } of 3 bought this turn.
            }
        [one]
            { $shuffled ->
                [0] One card in the pile, seen before; { $bought } of 3 bought this turn.
               *[other] { $number } cards in the pile, one of them seen before, below the others; { $bought } of 3 bought this turn.
            }
       *[other]
            { $shuffled ->
                [0] { $number } cards in the pile, all seen before; { $bought } of 3 bought this turn.
               *[other] { $number } cards in the pile, { $known } of them seen before, below the others; { $bought } of 3 bought this turn.
            }
    }
buy-chance =
    { $chance ->
        [0] it is goods
       *[other]
            { $rest ->
                [0] it is a Chance card: no other kind is left above
               *[other] a Chance card { $chance } times out of { $among }
            }
    }
# Below the shuffled cards everybody knows which one comes; what a Chance card does follows
buy-known = the next, seen before: { $card }
buy-known-chance = it is the Chance card “{ $card }”, seen before, then put under the pile.
trade-demanded = Bought from a merchant: nothing from the pile this turn.
trade-order = No more selling this turn: selling comes before buying.
merchant-at =
    { $cards ->
        [0] { $place }, no goods
        [one] { $place }, one card of goods
       *[other] { $place }, { $cards } cards of goods
    }
merchant-goods =
    { $cards ->
        [one] 30 b, their only card
       *[other] 30 b, a card at random of { $cards }
    }
treasure-table = the bank gives 240 b for it
treasure-secret = a Secret de l’Orient: the bank gives 240 b for it
treasure-lost-table = Without the Table d’Or the mission is gone: another one has to be earned in Khanbalik.
treasure-lost-secret = Without a Secret no fortune is made: another one has to be earned in the town of your mission.
pay-sells-first = you have { $amount } b: you would have to sell first
buy-ends-sales = after that, no selling this turn
fight-won = { $seat } wins the fight
fight-beaten = { $seat } loses the fight

# The robots
mousse-rule = He goes straight for his goal and stops at the trading posts that sell something useful.
hint-way =
    { $luck ->
        [now] { $place }: perhaps this very turn, on average { $number ->
            [one] the next one
           *[other] { $number } turns later
        }.
        [one] About { $number } turns from there to { $place }, or one with luck.
       *[none]
            About { $number ->
                [one] one turn
               *[other] { $number } turns
            } from there to { $place }.
    }{ $trade ->
        [0] { "" }
       *[other] { " " }Three cards there bring about { $trade } b more than they cost.
    }
hint-home =
    { $luck ->
        [now] Home: perhaps this very turn, on average { $number ->
            [one] the next one
           *[other] { $number } turns later
        }.
        [one] About { $number } turns home from there, or one with luck.
       *[none]
            About { $number ->
                [one] one turn
               *[other] { $number } turns
            } home from there{ $wants ->
                [true] , with what you still need
               *[false] { "" }
            }.
    }{ $trade ->
        [0] { "" }
       *[other] { " " }Three cards there bring about { $trade } b more than they cost.
    }
hint-missing =
    { $colour ->
        [blue] You have no food to bring home yet.
        [green] You have no cloth to bring home yet.
        [purple] You have no jewels to bring home yet.
       *[yellow] You have no animals to bring home yet.
    }
hint-surplus =
    { $colour ->
        [blue] Too much food: one comes home with { $number } cards of it at most.
        [green] Too much cloth: one comes home with { $number } cards of it at most.
        [purple] Too many jewels: one comes home with { $number } cards of them at most.
       *[yellow] Too many animals: one comes home with { $number } cards of them at most.
    }
hint-gifts =
    { $number ->
        [one] You need one more gift for the Khan.
       *[other] You need { $number } more gifts for the Khan.
    }
hint-plight-ahead =
    { $stage ->
        [home] The percentages are your chances of winning. They are small: { $seat } has accomplished the mission, and has only to come home with a fortune.
       *[town] The percentages are your chances of winning. They are small: { $seat } has been with the Khan already, and has a mission.
    }
hint-plight-far =
    { $stage ->
        [home] The percentages are your chances of winning. They are small: Venice is about { $total } turns away from you, and { $number } from { $seat }.
       *[other] The percentages are your chances of winning. They are small: the Khan is about { $total } turns away from you, and { $number } from { $seat }.
    }
hint-plight-gifts = The percentages are your chances of winning. They are small: you need { $number } more gifts for the Khan.
hint-lacking = Your fortune still lacks about { $amount } b.

# What each seat received and paid, and what a fortune is made of
account-balance = Balance, without goods
account-card = Goods bought
account-sale = Goods sold to the bank
account-transaction = Goods, between merchants
account-ransom = Ransoms for lost fights
account-prize = Loot of fights won
account-fine = Chance cards, to the bank
account-each = Chance cards, between merchants
account-table-sold = Sale of a Table d’Or
account-secret-sold = Sale of a Secret de l’Orient
account-restart = New purse in Venice, after ruin
account-rest =
    { $way ->
        [paid] Goods and treasures given up
       *[received] Goods and treasures received
    }
worth-cash = { $amount } b in notes
worth-goods =
    { $colour ->
        [blue] { $amount } b of food and spices
        [green] { $amount } b of cloth and carpets
        [purple] { $amount } b of jewels and gems
       *[yellow] { $amount } b of rare animals
    }
worth-table = { $amount } b for the Table d’Or
worth-secret = { $amount } b for the Secret de l’Orient
turned-by = { $seat } has drawn:
