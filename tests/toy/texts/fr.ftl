# Le jeu d’essai : un numéro caché, des jetons, une réponse hors de son tour.

game-about = Un numéro caché, une mise, une réponse : le plus grand numéro emporte le pot.
game-board-note = Ce jeu ne sert qu’à essayer la page.

party-pot = le pot
counter-chips = Jetons
counter-pot = Pot

card-n1 = Numéro 1
card-n2 = Numéro 2
card-n3 = Numéro 3
card-n4 = Numéro 4
card-n5 = Numéro 5
card-n6 = Numéro 6
card-n7 = Numéro 7
card-n8 = Numéro 8
card-n9 = Numéro 9
own-card = Votre numéro

option-chips = Jetons au départ
option-chips-help = Ce que chacun peut miser en tout.

question-deal = { $seat } : retournez votre numéro.
question-turn = { $seat } : échangez votre numéro ou misez.
question-answer = { $seat } : suivez ou passez.

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

event-deal = { $seat } reçoit : { $card }.
event-deal-hidden = { $seat } reçoit un numéro.
event-swap = { $seat } met sous la pile : { $card }.
event-stake = { $payer } mise { $amount }.
event-call = { $seat } suit.
event-fold = { $seat } passe.
event-show = Tous montrent leur numéro : { $hands }.
event-end = La partie est terminée.
reason-shown = Les numéros sont montrés.

refuse-deal = Ce numéro n’est plus dans la pile.
refuse-turn = On échange une fois, et l’on mise ce que l’on a.
refuse-answer = On suit ou l’on passe.
