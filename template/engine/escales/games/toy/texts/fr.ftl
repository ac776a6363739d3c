# Toy : ce que disent la page et le terminal.
# `python -m escales messages toy` donne la liste des messages qu’il faut au jeu.

# L’étagère
game-about = Un numéro caché, une mise, une réponse : le plus grand numéro emporte le pot.
game-board-note = La règle décrit les numéros. La table est notre dessin.

# Les noms : qui paie en dehors des joueurs, compteurs, pièces, cartes
party-pot = le pot
counter-chips = Jetons
counter-pot = Pot
piece-stack = Jetons ({ $seat }) : { $count }
piece-pot = Pot : { $count }
card-n1 = Numéro 1
card-n2 = Numéro 2
card-n3 = Numéro 3
card-n4 = Numéro 4
card-n5 = Numéro 5
card-n6 = Numéro 6
card-n7 = Numéro 7
card-n8 = Numéro 8
card-n9 = Numéro 9

# Ce que chacun est seul à voir
own-card = Votre numéro
card-cards = Votre numéro

# Options
option-chips = Jetons au départ
option-chips-help = Vous ne pouvez pas miser plus que cela.

# Ce qui est demandé, un message par phase
question-deal = { $seat } : retournez votre numéro.
question-turn = { $seat } : échangez votre numéro ou misez.
question-answer = { $seat } : suivez ou passez.

# Ce qui peut être fait : le titre d’un groupe, puis l’action elle-même
roll-deal = Retourner mon numéro
group-swap = Échanger
group-stake = Miser
group-call = Suivre
group-fold = Passer
action-deal = { $card }
action-swap = Échanger mon numéro
action-stake = Miser { $amount }
action-call = Suivre
action-fold = Passer

# Ce qui arrive ; `-hidden` s’adresse à ceux qui n’en voient qu’une partie
event-deal = { $seat } reçoit : { $card }.
event-deal-hidden = { $seat } reçoit un numéro.
event-swap = { $seat } met sous la pile : { $card }.
event-stake = { $payer } mise { $amount }.
event-call = { $seat } suit.
event-fold = { $seat } passe.
event-show = Tous montrent leur numéro : { $hands }.
event-end = La partie est terminée.
reason-shown = Les numéros sont montrés.

# Ce qui est refusé
refuse-deal = Ce numéro n’est plus dans la pile.
refuse-swapped = Vous ne pouvez échanger votre numéro qu’une fois.
refuse-stake = Vous pouvez miser de 0 à { $most }.
refuse-answer = Vous ne pouvez que suivre ou passer.
