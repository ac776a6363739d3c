# Le Magot : ce que disent la page et le terminal.
# Les noms des joueurs sont des variables : rien ne s’accorde avec eux.

game-about = Un dé qui avance ou recule, un damier de soixante-dix cases, et un bas de laine à rafler.
game-board-note = Le plateau et le dé imprimés sont perdus. La règle d’origine atteste des cases numérotées (6, 40, 43, 50 et 63), des cases de bordure, et les faces +10, +7 et −3. Les soixante-dix cases en rangées de dix et les faces +4, −8 et −10 sont notre reconstitution.

# Le but, auprès de la question, pour qui découvre le jeu
game-goal =
    { $rounds ->
        [one] Tombez pile sur votre Arrivée pour gagner le magot, et soyez le plus riche à la fin de la manche : vous avez { $wealth } points.
       *[other] Tombez pile sur votre Arrivée pour gagner le magot, et soyez le plus riche après { $rounds } manches : vous avez { $wealth } points.
    }
game-goal-brief =
    { $rounds ->
        [one] Le but : être le plus riche à la fin de la manche (vous : { $wealth } points).
       *[other] Le but : être le plus riche après { $rounds } manches (vous : { $wealth } points).
    }

face =
    { $face ->
        [10] +10
        [7] +7
        [4] +4
        [-3] −3
        [-8] −8
        [-10] −10
       *[other] { $face }
    }

party-pot = le magot

# Compteurs
counter-points =
    { $number ->
        [one] point
       *[other] points
    }
counter-pot =
    { $number ->
        [one] point au magot
       *[other] points au magot
    }
counter-round = Manche
counter-round-of =
    { $round ->
        [0] Avant la première manche
       *[other] Manche { $round } sur { $rounds }
    }

# Pièces
piece-pawn = Pion ({ $seat }) : case { $place }
piece-depart = Départ ({ $seat }) : case { $place }
piece-arrivee = Arrivée ({ $seat }) : case { $place }

# Dans une case du tableau, qui dit déjà laquelle
piece-pawn-here = Pion ({ $seat })
piece-depart-here = Départ ({ $seat })
piece-arrivee-here = Arrivée ({ $seat })
tag-border = bordure
tag-penalty = pénalité

# Options
option-stake = Mise par manche
option-stake-help = Ce que chaque joueur verse au magot au début de chaque manche, en points.
option-rounds = Nombre de manches
option-rounds-help = Une manche finit dès qu’un pion atteint son Arrivée ; les comptes se font après la dernière. À trois, chacun lance le dé une trentaine de fois par manche, parfois plus de cent ; la page lance pour vous si vous le voulez.
option-short = Partie courte
option-short-help = Les Arrivées se placent dans les rangées intérieures seulement (cases 10 à 59) : une manche dure environ moitié moins.

# Ce qui est demandé
question-draw = { $seat } : lancez le dé pour savoir qui commence.
question-depart =
    { $rounds ->
        [one] { $seat } : choisissez la case de votre Départ.
       *[other] { $seat }, manche { $round } sur { $rounds } : choisissez la case de votre Départ.
    }
question-arrivee = { $seat } : choisissez la case de l’Arrivée pour { $owner } (Départ en { $from }), de { $low } à { $high }.
question-roll = { $seat } : lancez le dé. Votre Arrivée : { $to }.
question-send = { $seat } : où envoyer le pion de { $owner }, dont l’Arrivée est en { $to } ?

setup-real-dice-help = Vous lancez le dé à découper, qui est dans les pages à imprimer du livret de règles, et indiquez ce qu’il montre.

# Les jets qui disent qui commence
drawn-title = Qui commence ?
drawn-line =
    { $face ->
        [0] { $seat } : doit lancer
       *[other] { $seat } : { face }
    }

# Ce qui peut être fait
group-depart = Votre Départ
group-arrivee = L’Arrivée de cet adversaire
group-send = Envoyer ce pion
action-depart = Départ en { $place }
action-arrivee = Arrivée en { $place }
action-send = Sur la case { $place }
action-roll = { face }

# Ce que montre la table
next-round = Manche suivante
overlay-throws = Où mènent les lancers
overlay-throws-word = Lancers
throws-title = Où mènent les lancers de { $seat }
about-square = Case { $number }
about-penalty = On y envoie des pions ; ni Départ ni Arrivée ne s’y place.
about-depart = Départ : { $seat }
about-arrivee = Arrivée : { $seat }
about-pawn = Pion : { $seat }
throws-line =
    { $blocked ->
        [true] { face } : hors du plateau, rester en { $place }
       *[false] { face } : case { $place }
    }
throws-there = { ", " }
throws-met =
    { $what ->
        [pawn]
            { $amount ->
                [0] le pion de { $owner }, qui n’a plus rien à donner : l’envoyer en 6 ou en 63
               *[other] le pion de { $owner } : recevoir { $amount } points, et l’envoyer en 6 ou en 63
            }
        [pawn-stays] le pion de { $owner } : recevoir { $amount } points
        [own-depart]
            { $capped ->
                [true] son propre Départ : verser tout ce qui reste ({ $amount } points) et relancer
               *[false] son propre Départ : payer 50 points à chacun et relancer
            }
        [depart]
            { $amount ->
                [0] le Départ de { $owner }, qui n’a plus rien à donner : relancer
               *[other] le Départ de { $owner } : recevoir { $amount } points et relancer
            }
        [back]
            { $amount ->
                [0] l’Arrivée de { $owner } : revenir en arrière
               *[other] l’Arrivée de { $owner } : payer { $amount } points et revenir en arrière
            }
       *[win] l’Arrivée visée : le magot est gagné !
    }
throws-then = { " ; puis " }
throws-sum = { $told } (en tout { $sum } points)

# Ce qui arrive
event-draw = { $seat } fait { face } pour savoir qui commence.
event-tie = Égalité à { face } : les ex æquo relancent.
event-opener = { $seat } a le meilleur lancer et commence.
event-round =
    { $number ->
        [1] Manche { $number } sur { $rounds }.
       *[other] Manche { $number } sur { $rounds } : c’est au tour de { $seat } de commencer.
    }
event-stake = { $payer } mise { $amount } points.
event-depart = { $seat } place son Départ en { $to }.
event-arrivee = { $seat } fixe en { $to } l’Arrivée pour { $owner }.
event-roll = { $seat } lance le dé : { face }.
event-blocked = { face } ne peut pas se jouer depuis la case { $at } : { $seat } attend son prochain tour.
event-move = { $seat } passe de { $from } à { $to }.
event-roll-move = { $seat } : { face }, de { $from } à { $to }.
event-roll-blocked = { $seat } : { face } ne peut pas se jouer depuis { $at }.
event-back = L’Arrivée en { $from } est à { $owner } : { $seat } revient en { $to }.
event-pay =
    { $why ->
        [pawn] { $payee } rejoint le pion de { $payer } et reçoit { $amount } points.
        [own-depart] Retour au Départ : { $payer } verse { $amount } points à { $payee }.
        [depart] { $payee } tombe sur le Départ de { $payer } et reçoit { $amount } points.
       *[other] { $payer } verse { $amount } points à { $payee }.
    }
event-pay-each =
    { $why ->
        [own-depart] Retour au Départ : { $payer } verse { $amount } points à chacun.
       *[other] { $payer } verse { $amount } points à chacun.
    }
event-capped =
    { $paid ->
        [0] { $payer } devait { $due } points, mais n’a plus rien à donner.
       *[other] { $payer } devait { $due } points et donne tout ce qui lui reste.
    }
event-send = { $seat } envoie le pion adverse ({ $owner }) en { $to }.
event-again = { $seat } rejoue.
event-magot = { $seat } atteint son Arrivée et rafle le magot : { $amount } points !
event-end =
    { $reason ->
        [stake] Une mise ne peut plus être payée : la partie s’arrête là.
       *[rounds] Toutes les manches sont jouées : voici les comptes.
    }

# À la fin
curve-title = Les points de chacun, manche après manche
end-unit = points
reason-rounds = Toutes les manches sont jouées : le plus riche l’emporte.
reason-stake = Une mise ne pouvait plus être payée : le plus riche l’emporte.

# Ce qui s’est passé depuis le dernier tour : ce que l’on y perd ou gagne, puis les autres, place par place
since-missed-draw = Vous faites { face } pour savoir qui commence.
since-missed-blocked = Votre { face } ne pouvait pas se jouer : vous restez en { $at }.
since-missed-roll = Vous lancez le dé : { face }.
since-missed-roll-move = { face }, de { $from } à { $to }.
since-missed-roll-blocked = Votre { face } ne peut pas se jouer : vous restez en { $at }.
since-missed-back = L’Arrivée en { $from } est à { $owner } : vous revenez en { $to }.
since-missed-pay =
    { $why ->
        [pawn] { $payee } rejoint votre pion et reçoit { $amount } points.
        [own-depart] Retour à votre Départ : vous versez { $amount } points à { $payee }.
        [depart] { $payee } tombe sur votre Départ et reçoit { $amount } points.
       *[other] Vous versez { $amount } points à { $payee }.
    }
since-missed-pay-each =
    { $why ->
        [own-depart] Retour à votre Départ : vous versez { $amount } points à chacun.
       *[other] Vous versez { $amount } points à chacun.
    }
since-missed-pay-received =
    { $why ->
        [pawn] Vous rejoignez le pion de { $payer } et recevez { $amount } points.
        [own-depart] { $payer } revient à son Départ et vous verse { $amount } points.
        [depart] Vous tombez sur le Départ de { $payer } et recevez { $amount } points.
       *[other] { $payer } vous verse { $amount } points.
    }
since-missed-again = Vous rejouez.
since-missed-magot = Vous atteignez votre Arrivée et raflez le magot : { $amount } points !
since-paid =
    { $why ->
        [pawn] Vous versez { $amount } points à { $payee } : son pion a rejoint le vôtre.
        [depart] Vous versez { $amount } points à { $payee } : son pion est tombé sur votre Départ.
       *[other] Vous versez { $amount } points ({ $payee }).
    }
since-received =
    { $why ->
        [arrivee] Vous recevez { $amount } points de { $payer } : son pion est tombé sur votre Arrivée.
        [own-depart] Vous recevez { $amount } points de { $payer } : son pion est revenu sur son Départ.
       *[other] Vous recevez { $amount } points ({ $payer }).
    }
since-you-send = { $seat } envoie votre pion en { $to }.
since-round =
    { $number ->
        [1] a le meilleur lancer et commence
       *[other] commence la manche { $number }
    }
since-pay =
    { $why ->
        [pawn] rejoint le pion de { $payer } et reçoit { $amount } points
        [own-depart] retombe sur son Départ et verse { $amount } points à { $payee }
        [depart] tombe sur le Départ de { $payer } et reçoit { $amount } points
        [arrivee] tombe sur l’Arrivée de { $payee } et verse { $amount } points
       *[other] verse { $amount } points à { $payee }
    }
since-magot = rafle le magot, { $amount } points
since-send = envoie le pion de { $owner } en { $to }
since-back = revient en { $to }
since-capped = donne tout ce qui lui reste
since-move = va de { $from } à { $to } ({ face })
since-arrivee = fixe en { $to } l’Arrivée pour { $owner }
since-depart = place son Départ en { $to }
since-blocked = reste en { $at } ({ face } sortirait du plateau)
since-draw = fait { face }
since-tie = laisse les meilleurs à égalité : ils relancent

# Ce qui est refusé
refuse-no-cell = Les cases vont de { $low } à { $high }.
refuse-penalty-cell = La case { $place } est une case de pénalité : aucun jeton ne s’y pose.
refuse-taken = La case { $place } porte déjà un jeton.
refuse-outer-row = En partie courte, l’Arrivée se place entre { $low } et { $high }.
refuse-send = Ce pion ne peut aller qu’en { $low } ou en { $high }.
refuse-face = Le dé n’a pas cette face ; il a { $faces }.

# Les robots
mousse-rule = Il place son Départ n’importe où à l’intérieur, éloigne les Arrivées des autres, et envoie leurs pions loin du but.
hint-returns = Parti de là, un pion retombe sur son Départ { $often } fois par manche en moyenne, et paie chaque fois ; au milieu du plateau, en { $at }, ce serait { $usual } fois.
hint-hard = De son Départ, le pion de { $seat } atteint cette Arrivée environ { $percent } fois en 100 manches.
hint-far = De là, le pion de { $seat } atteint son Arrivée environ { $percent } fois en 100 manches ; de l’autre case, plus souvent.

# Ce que chacun a reçu et payé
account-stake = Mises
account-depart =
    { $way ->
        [paid] D’autres sur son Départ
       *[received] Sur le Départ d’un autre
    }
account-arrivee =
    { $way ->
        [paid] Sur l’Arrivée d’un autre
       *[received] D’autres sur son Arrivée
    }
account-own-depart =
    { $way ->
        [paid] Retours sur son propre Départ
       *[received] Retours des autres sur leur Départ
    }
account-pawn =
    { $way ->
        [paid] Son pion envoyé ailleurs
       *[received] Pions des autres envoyés ailleurs
    }
account-magot = Magots
