# Long Cours : ce que disent la page et le terminal.
# Les noms des joueurs sont des variables : rien ne s’accorde avec eux.
# Les sommes et les marchandises sont en millions (M).

game-about = Six cargos, vingt-quatre escales, des tempêtes, des bagarres de marins, et un Corsaire noir que tout le monde voudra acheter.
game-board-note = Le plateau imprimé est perdu. Les six zones, leurs lieux d’échouage et quelques ports viennent de la règle d’origine ; les autres ports, les lignes pointillées, quatre numéros de produits et dix noms de cartes de Bagarre sont notre reconstitution.

# Le but, auprès de la question, pour qui découvre le jeu
game-goal =
    { $rounds ->
        [0] Restez le dernier capitaine en jeu : faites fortune (vous avez { $wealth } M), achetez le Corsaire et coulez les autres.
       *[other] Soyez le plus riche après { $rounds } tours de table, ou le dernier capitaine avant : vos billets, et trois fois votre cargaison, font { $wealth } M (millions) à présent.
    }
game-goal-brief =
    { $rounds ->
        [0] Le but : rester le dernier capitaine en jeu (vous : { $wealth } M).
       *[other] Le but : être le plus riche après { $rounds } tours de table (vous : { $wealth } M).
    }

party-bank = la Caisse

# Escales
place-aleoutiennes = les îles Aléoutiennes
place-alexandrie = Alexandrie
place-arkhangelsk = Arkhangelsk
place-buenos_ayres = Buenos-Ayres
place-cap_horn = le cap Horn
place-cap_nord = le cap Nord
place-casablanca = Casablanca
place-colombo = Colombo
place-gibraltar = Gibraltar
place-hambourg = Hambourg
place-honolulu = Honolulu
place-le_cap = Le Cap
place-londres = Londres
place-malaisie = la Malaisie
place-marseille = Marseille
place-new_york = New-York
place-nouvelle_orleans = La Nouvelle-Orléans
place-panama = Panama
place-perth = Perth
place-san_francisco = San Francisco
place-sydney = Sydney
place-tamatave = Tamatave
place-valparaiso = Valparaiso
place-vladivostok = Vladivostok

# Où l’on est : ce qui ne se dit pas avec « à »
at-aleoutiennes = aux îles Aléoutiennes
at-cap_horn = au cap Horn
at-cap_nord = au cap Nord
at-le_cap = au Cap
at-malaisie = en Malaisie

# Zones
zone-11 = Méditerranée et Maroc
zone-22 = Mers du Nord
zone-33 = Océan Pacifique
zone-44 = Atlantique Sud et cap Horn
zone-55 = Océan Indien
zone-66 = Les deux côtés de Panama

# Produits, dans l’ordre du dé
product-cereals = céréales
product-fruit = fruits
product-wool = laine
product-gold = or
product-cloth = tissus
product-wood = bois

# Cartes ; une Bagarre avec sa force
card-storm = Tempête
card-direct = Déplacement direct
card-fight-01 = un regard mauvais (1)
card-fight-02 = un regard terrible (2)
card-fight-03 = un juron de matelot (3)
card-fight-04 = une bourrade (4)
card-fight-05 = une gifle (5)
card-fight-06 = un croc-en-jambe (6)
card-fight-07 = un coup de pied au derrière (7)
card-fight-08 = un coup de poing (8)
card-fight-09 = un direct à la mâchoire (9)
card-fight-10 = un coup de tête (10)
card-fight-11 = un coup de tabouret (11)
card-fight-12 = un coup d’aviron (12)
about-storm = Tempête : tous les cargos d’une zone s’échouent, et ce qu’ils portent attend sur place le premier qui passe.
about-direct = Déplacement direct : votre cargo va tout droit dans n’importe quel port du monde.
about-fight = Bagarre, « { $card } » : contre un capitaine au même port ; il faut plus fort pour riposter, et qui renonce donne tous ses billets.
# Ce qu’on lit en s’arrêtant sur la carte
about-port = { $place } vend : { $product }, le { $face } du dé des ventes
about-stranding = { $place } : ici rien ne se vend ; les épaves de la zone { $zone } y laissent leurs marchandises
about-zone = Zone { $zone } : une tempête frappe la zone entière ; le { $face } du dé la désigne
about-ship = Cargo : { $seat }
about-corsaire = Le Corsaire ; propriétaire : { $seat }
about-danger = Le Corsaire peut venir ici au prochain tour de { $seat }
own-hand = Votre main : { $hand }
hand-cards = Votre main

# Compteurs
counter-cash = M en billets
counter-cargo = M à bord
counter-cards =
    { $number ->
        [one] carte
       *[other] cartes
    }
counter-round = Tour de table
counter-round-last = Dernier tour de table
seat-total =
    { $count ->
        [0] { $amount } M en tout
       *[other] { $amount } M en tout, cargaison × 3
    }
    .title = Ce qui compte après le dernier tour : les billets, et la cargaison trois fois
counter-round-of =
    { $round ->
        [0] Distribution
       *[other]
            { $rounds ->
                [0] Tour de table { $round }
               *[other] Tour de table { $round } sur { $rounds }
            }
    }

# Pièces
piece-ship = Cargo ({ $seat }) : { $place }
piece-heap = { $count } M de marchandises échouées : { $place }
piece-corsaire = Corsaire ({ $seat }) : { $place }

# Options
option-short = Partie courte
option-short-help = Moins de cartes : plusieurs Tempête, Déplacement direct et Bagarre restent dans la boîte.
option-rounds = Nombre de tours de table
option-rounds-help = Après le dernier, le plus riche gagne. Avec 0, on joue jusqu’au dernier capitaine.

# Ce qui est demandé
question-deal = On distribue les cartes.
question-lot = On tire au sort qui commence.
question-launch = { $seat } : choisissez votre port de départ, en zone { $zone }.
question-purchase = { $seat } : achetez de quoi débuter, puis finissez le tour.
question-entry-roll = { $seat } : lancez le dé pour savoir où entre votre nouveau cargo.
question-entry = { $seat } : choisissez le port d’entrée, en zone { $zone }.
question-turn =
    { $last ->
        [1] { $seat } : votre dernier tour. Compteront vos billets, et votre cargaison × 3.
       *[0] { $seat } : à vous de jouer, dans l’ordre qui vous plaît.
    }
question-turn-done =
    { $last ->
        [1] { $seat } : plus rien à faire, finissez votre dernier tour.
       *[0] { $seat } : plus rien à faire, finissez votre tour.
    }
question-resale = { $seat } : lancez le dé pour savoir quel produit se revend.
question-fight = { $seat } : répondez à « { $card } » ({ $other }), ou renoncez.
question-auction = { $seat } : { $other } offre { $amount } M pour le Corsaire. Offrez plus, ou passez.
question-voyage =
    { $legs ->
        [1] { $seat } : le Corsaire doit encore avancer.
       *[other] { $seat } : encore une escale, ou la fin du tour ?
    }
question-arrival = { $seat } : lancez le dé pour savoir où entre le Corsaire.

# Ce qui peut être fait
group-launch = Port de départ
group-enter = Port d’entrée
group-buy = Acheter
group-resell = Revendre
group-sail = Se déplacer
group-direct = Déplacement direct
group-storm = Tempête
group-fight = Bagarre avec { $seat }
group-answer = Riposter
group-yield = Renoncer
group-auction = Mettre le Corsaire aux enchères
group-bid = Surenchérir
group-pass = Passer
group-corsaire = Le Corsaire
group-done = Finir
action-deal = { $card }
action-first = { $seat }
action-roll = { $face }
action-launch = { $place }
action-enter = { $place }
action-buy = Acheter pour { $amount } M
action-resell = Tenter de revendre
action-sail = Faire route vers { $place }
action-direct = Droit sur { $place }
action-storm = Tempête en zone { $zone }
action-fight = Bagarre avec { $seat } : { $card }
action-answer = Riposter : { $card }
action-yield = Renoncer
action-auction = Demander l’enchère, et offrir { $amount } M
action-bid = Offrir { $amount } M
action-pass = Passer
action-corsaire = Corsaire : faire route vers { $place }
action-done = Finir le tour

# Ce que montre la table
verb-buy = Acheter
verb-sail = Naviguer
verb-direct = Déplacement direct
verb-storm = Tempête
verb-answer = Riposter
verb-fight = Bagarre
verb-auction = Enchère du Corsaire
verb-corsaire = Corsaire
idle-until = Un naufrage, des nouvelles du Corsaire, ou la fin toute proche.
roll-resale = Lancer le dé de la revente
roll-entry-roll = Lancer le dé pour reprendre la mer
roll-arrival = Lancer le dé du Corsaire
short-sail = { $place }
short-corsaire = { $place }
short-storm = Zone { $zone }
short-fight = { $card }
short-answer = { $card }
pick-hint = … ou touchez le port sur le plateau.
overlay-danger = Portée du Corsaire
overlay-danger-word = Corsaire
hold-empty = Cale vide
hold-chip = { $product } { $amount } M
owns-corsaire = Maître du Corsaire
owns-corsaire-now = Le Corsaire est acheté : il entre à la fin de ce tour
owns-corsaire-due = Le Corsaire est acheté : il entre à la fin du prochain tour de son maître
shipless = Naufrage : cargo neuf à son prochain tour
shipless-now = Naufrage : le dé dit où entre le nouveau cargo
blow = { $card }
fight-title = Bagarre ({ $at }) : { $seat } contre { $other }
fight-due = À { $seat } de répondre plus fort que « { $card } », ou de renoncer.
fight-result = Bagarre finie : { $other } l’emporte sur { $seat }
fight-no-stake = { $seat } n’avait aucun billet : rien ne change de main.
fight-stake = Qui renonce donne tous ses billets : { $seat } risque { $amount } M, { $other } { $gain } M.
auction-title = Enchère du Corsaire
auction-bid = { $amount } M
bidder-leads = mène
bidder-asked = doit répondre
bidder-in = encore en lice
bidder-out = ne suit plus
bidder-cash = { $amount } M en billets
resell-vain = Le cargo est vide : ce lancer ne rapporterait rien.
resell-odds = { $number ->
    [0] rien à bord
    [one] { $number } chance sur { $faces } : { $amounts } (trois fois le prix)
   *[other] { $number } chances sur { $faces } : { $amounts } (trois fois le prix)
  }
note-buy = À vendre ici ({ $at }) : { $product }.
note-buy-last = À vendre ici : { $product }. Au dernier tour de table, le dé n’y fait rien : chaque million à bord à la fin compte pour trois.
note-buy-first = À vendre ici : { $product }. 1 ou 2 M suffisent.
note-direct = Tout droit vers n’importe quel port du monde. La carte jouée quitte la partie, et remplace le déplacement ordinaire de ce tour.
call-stranded = { $amount } M échoués
call-danger = à portée du Corsaire
fight-purse =
    { $amount ->
        [0] aucun billet à prendre
       *[other] { $amount } M à prendre
    }
broke-salvage = Ni billets ni marchandises. Un rectangle blanc en a d’échouées : le premier cargo qui y passe les prend.
broke-fight = Ni billets ni marchandises. Une bagarre gagnée dans un port donne tous les billets de l’autre.
broke-storm = Ni billets ni marchandises. Une tempête fait échouer celles des autres : le premier cargo qui passe au rectangle blanc les prend.
broke-wait = Ni billets ni marchandises. Attendez un naufrage : le premier cargo qui passe au rectangle blanc prend tout.
fight-not-here = Pas de bagarre ici : il faut un port, et c’est un rectangle blanc.
answer-too-weak = Aucune de vos cartes n’est plus forte que la sienne.
note-fight = L’autre doit riposter plus fort ou renoncer ; qui renonce donne tous ses billets.
note-auction =
    { $end ->
        [never] Le Corsaire coule les cargos des autres. Votre offre ouvre l’enchère, la plus haute l’emporte. Il entre à la fin du prochain tour de son maître ; dès lors, une tempête dans sa zone le coule.
        [now] Au dernier tour de table, le Corsaire n’entre plus en mer, et il ne compte pas à la fin : ce qu’il coûte est perdu.
       *[later] Le Corsaire coule les cargos des autres, mais il ne compte pas à la fin : ce qu’il coûte sort de votre fortune. Votre offre ouvre l’enchère, la plus haute l’emporte. Il entre à la fin du prochain tour de son maître ; dès lors, une tempête dans sa zone le coule.
    }
note-corsaire = De deux ou trois escales, ou pas du tout. Il coule les autres cargos là où il passe ; ensuite, votre tour finit.
storm-hits = La tempête en zone { $zone } frapperait :
storm-nobody = Il n’y a personne en zone { $zone } : la tempête soufflerait pour rien.
storm-own = (votre propre cargo !)
storm-goods = { $amount ->
    [0] Aucune marchandise ne s’échouerait.
   *[other] { $amount } M de marchandises s’échoueraient { $at-at }. Un dé dira où revient un cargo touché.
  }
storm-corsaire = Le Corsaire coulerait.
done-in-danger = Le Corsaire ({ $owner }) peut venir couler votre cargo { $at-at } à son prochain tour. { $way ->
    [sail] Vous pouvez encore faire route hors de sa portée.
    [direct] Il atteint aussi toutes les escales voisines ; un Déplacement direct vous mènerait plus loin.
   *[none] Il atteint aussi toutes les escales voisines.
  }
storm-brief = { $count ->
    [one] un cargo touché
   *[other] { $count } cargos touchés
  }
storm-brief-nobody = personne

# Ce que le terminal montre
seen-hold = À bord : { $product }, { $amount } M
seen-stranded = Marchandises échouées { $at-at } : { $product }, { $amount } M

# Ce qui arrive
events-deal = { $count } cartes sont distribuées.
event-deal = { $seat } reçoit « { $card } ».
event-deal-hidden = { $seat } reçoit une carte.
event-opener = Le sort désigne { $seat } pour commencer.
event-round =
    { $rounds ->
        [0] Tour de table { $number }.
       *[other]
            { $left ->
                [0] Tour de table { $number } sur { $rounds }, le dernier.
                [1] Tour de table { $number } sur { $rounds }, l’avant-dernier.
               *[other] Tour de table { $number } sur { $rounds }.
            }
    }
event-turn = À { $seat } de jouer.
event-launch = { $seat } part d’ici : { $to }.
event-buy = { $seat } achète pour { $amount } M ({ $product }, { $at }).
event-resell = { $seat } tente de revendre.
event-roll = Le dé dit { $face } : { $product }.
event-sale = { $seat } revend sa marchandise ({ $product }) et reçoit { $amount } M.
event-no-sale = Rien de ce produit à bord : { $seat } ne revend rien.
event-roll-sale = Le dé dit { $face } ({ $product }) : { $seat } revend tout ce qui en est à bord et reçoit { $amount } M, trois fois le prix.
event-roll-no-sale = Le dé dit { $face } ({ $product }) : { $seat } n’en a pas à bord et ne revend rien.
event-move = { $seat } fait route vers { $to }.
event-direct = { $seat } joue « { $card } » et file droit sur { $to }.
event-salvage = { $seat } rafle les marchandises échouées { $at-at } : { $amount } M ({ $goods }).
event-storm = { $seat } déclenche une tempête en zone { $zone } !
event-calm = Il n’y a personne en zone { $zone } : la tempête souffle pour rien.
event-wreck =
    { $amount ->
        [0] Naufrage pour { $owner }, cale vide.
       *[other] Naufrage pour { $owner } : { $amount } M de marchandises ({ $goods }) s’échouent { $to-at }.
    }
event-corsaire-sunk = La tempête coule le Corsaire ({ $owner }) ! Il est de nouveau à vendre.
event-entry-roll = { $seat } lance le dé : { $face }. Le nouveau cargo entre en zone { $zone }.
event-enter = { $seat } reprend la mer { $to-at }.
event-fight = Bagarre ! { $seat } s’en prend à { $other } : { $card }.
event-answer = { $seat } riposte : { $card }.
event-yield = { $seat } renonce : { $other } a le dessus.
event-pay =
    { $why ->
        [fight] { $payer } donne tous ses billets à { $payee } : { $amount } M.
        [sunk] Les billets de l’équipage coulé ({ $payer }) vont à { $payee } : { $amount } M.
       *[other] { $payer } verse { $amount } M à { $payee }.
    }
event-auction = { $seat } demande la mise aux enchères du Corsaire et offre { $amount } M.
event-bid = { $seat } offre { $amount } M.
event-outbid = { $seat } n’a pas de quoi dépasser { $amount } M.
event-highest = { $seat } ne peut plus enchérir : aucune offre ne dépasse { $amount } M.
event-pass = { $seat } passe.
event-sold = Adjugé ! { $seat } achète le Corsaire pour { $amount } M : il entre à la fin de son prochain tour.
event-due = { $seat } fait entrer le Corsaire.
event-arrival-roll = { $seat } lance le dé : { $face }. Le Corsaire entre en zone { $zone }.
event-arrival = Le Corsaire ({ $seat }) jette l’ancre { $to-at }.
event-corsaire-move = Le Corsaire ({ $seat }) fait route vers { $to }.
event-sunk = Le Corsaire coule le cargo adverse ({ $owner }, { $at }) : { $owner } quitte la partie.
event-shown = { $seat } étale une carte : { $card }.
event-shown-each = { $seat } étale { $count } cartes : { $card }.
event-relief = Plus personne n’a rien : la Caisse remet { $amount } M à { $payee }.
event-end =
    { $reason ->
        [limit] Le dernier tour de table est joué : voici les comptes.
       *[last] Il ne reste qu’un capitaine !
    }

# À la fin
curve-title = La fortune de chacun, en M (les billets, et la cargaison trois fois)
end-unit = M
reason-last = Un seul capitaine est resté en jeu, maître du Corsaire.
reason-limit = Les tours de table convenus sont joués : le plus riche gagne.

# Ce qui s’est passé depuis le dernier tour : ce que l’on y perd ou gagne, puis les autres, place par place
since-paid =
    { $why ->
        [fight]
            { $cards ->
                [1] Vous donnez { $amount } M ({ $payee }) : la bagarre est perdue contre « { $card } ».
               *[other] Vous donnez { $amount } M ({ $payee }) : les bagarres sont perdues.
            }
       *[other] Vous donnez { $amount } M ({ $payee }).
    }
since-received =
    { $why ->
        [fight]
            { $cards ->
                [1] Vous recevez { $amount } M ({ $payer }) : la bagarre est gagnée avec « { $card } ».
               *[other] Vous recevez { $amount } M ({ $payer }) : les bagarres sont gagnées.
            }
       *[other] Vous recevez { $amount } M ({ $payer }).
    }
since-corsaire-due = Attention : le Corsaire ({ $seat }) entre à la fin du prochain tour de son maître.
since-corsaire-near = Attention : le Corsaire ({ $seat }) peut couler votre cargo à son prochain tour.
since-missed-roll-sale = Le dé dit { $face } ({ $product }) : vous revendez tout ce que vous en avez à bord et recevez { $amount } M, trois fois le prix.
since-missed-roll-no-sale = Le dé dit { $face } ({ $product }) : vous n’en avez pas à bord et ne revendez rien.
since-missed-arrival-roll = Vous lancez le dé : { $face }. Votre Corsaire entre en zone { $zone }.
since-missed-arrival = Votre Corsaire jette l’ancre { $to-at }.
since-you-sunk = Le Corsaire ({ $seat }) coule votre cargo { $at-at } : vous quittez la partie.
since-you-wreck =
    { $amount ->
        [0] La tempête ({ $seat }) coule votre cargo, cale vide.
       *[other] La tempête ({ $seat }) coule votre cargo : { $amount } M de marchandises ({ $goods }) s’échouent { $to-at }.
    }
since-you-corsaire-sunk = La tempête ({ $seat }) coule votre Corsaire.
since-sunk = coule le cargo adverse ({ $owner }, { $at })
since-corsaire-sunk = coule le Corsaire ({ $owner })
since-wreck =
    { $own ->
        [1] fait naufrager son propre navire
       *[other] fait naufrager { $owner }
    }
since-storm = déclenche une tempête en zone { $zone }
since-pay = reçoit tous les billets de { $payer }, { $amount } M
since-sold = achète le Corsaire, { $amount } M
since-auction = met le Corsaire aux enchères, { $amount } M
since-yield = renonce à la bagarre, { $other } a le dessus
since-fight = se bagarre avec { $other } (« { $card } »)
since-arrival = amène le Corsaire { $to-at }
since-corsaire-move = mène le Corsaire { $to-at }
since-sale = revend sa marchandise ({ $product }), { $amount } M
since-salvage = rafle { $amount } M de marchandises ({ $goods }) { $at-at }
since-buy = achète pour { $amount } M ({ $product })
since-direct = file droit sur { $to }
since-enter = reprend la mer { $to-at }
since-move = fait route vers { $to }
since-launch = prend la mer { $to-at }
since-no-sale = tente de vendre, sans succès

# Ce qui est refusé
refuse-deal = Cette carte n’est plus à distribuer.
refuse-lot = Le sort ne peut désigner que quelqu’un de la table.
refuse-first-round = Aucune carte ne se joue pendant le premier tour de table.
refuse-no-port = Ce n’est pas un port de la zone { $zone }.
refuse-zone = Ce port n’est pas en zone { $zone } ({ $place }).
refuse-rectangle = Ce lieu d’échouage n’est pas un port ({ $place }).
refuse-wrecked = Votre cargo a fait naufrage : le prochain entrera au début de votre prochain tour.
refuse-nothing-for-sale = Rien n’est à vendre { $at-at }.
refuse-no-cash = Vous n’avez plus de billets.
refuse-amount = On achète par millions entiers, pour { $high } M au plus.
refuse-rolled = Vous avez déjà lancé le dé pour revendre à ce tour.
refuse-face = Le dé va de { $low } à { $high }.
refuse-second-move = Votre cargo s’est déjà déplacé à ce tour.
refuse-move-after-direct = Après un Déplacement direct, pas de déplacement ordinaire dans le même tour.
refuse-direct-after-move = Après un déplacement ordinaire, pas de Déplacement direct dans le même tour.
refuse-no-line = Aucune ligne pointillée n’y mène depuis cette escale ({ $at }).
refuse-no-line-direct = Aucune ligne pointillée n’y mène depuis cette escale ({ $at }) : il faut un Déplacement direct.
refuse-already-there = Votre cargo est déjà { $at-at }.
refuse-no-other-port = Un Déplacement direct mène dans l’un des autres ports.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-no-zone = Une tempête frappe une de ces zones : { $zones }.
refuse-fight-on-rectangle = On ne se bat que dans un port ; ceci est un lieu d’échouage ({ $at }).
refuse-nobody-here = Aucun autre capitaine n’est { $at-at }.
refuse-not-here = On ne se bat qu’avec un capitaine qui est ici ({ $at }).
refuse-weaker = Il faut une carte plus forte que la précédente ; « { $card } » ne suffit pas.
refuse-only-answer = Pendant une bagarre, on riposte ou on renonce ; aucune autre carte ne se joue.
refuse-owned = Le Corsaire appartient à { $owner } : il n’est pas à vendre.
refuse-asked = Une seule demande d’enchère par tour.
refuse-too-poor = Pour demander l’enchère, il faut { $low } M en billets.
refuse-bid = Votre offre doit être de { $low } M au moins et de { $high } M au plus.
refuse-only-bids = Pendant une enchère, on offre plus ou on passe ; aucune carte ne se joue.
refuse-not-owner = Le Corsaire n’est pas à vous.
refuse-not-at-sea = Le Corsaire n’est pas encore en mer.
refuse-one-leg = Le Corsaire avance de { $low } ou de { $high } escales, ou pas du tout ; jamais d’une seule.

# Les robots
mousse-rule = Il achète, vend et repart ; il prend le Corsaire dès qu’il peut le payer, et s’en sert pour poursuivre les autres.
hint-salvage = Des marchandises échouées y attendent : { $amount } M.
hint-escape = Le Corsaire ne vous y atteint pas.
hint-danger = Le Corsaire peut vous y couler.
hint-product = Un produit de plus à bord ({ $product }) : le dé de la revente tombe plus souvent juste.
hint-storm = Les autres y perdent des marchandises : { $amount } M.
hint-storm-corsaire = Elle coule le Corsaire.
hint-saves = Il reste de quoi acheter le Corsaire : { $amount } M en billets.
hint-top = Personne d’autre ne peut offrir autant.
hint-purse =
    { $risk ->
        [0] { $seat } a des billets à perdre : { $amount } M. Vous n’en avez pas.
       *[other] { $seat } a { $amount } M en billets à perdre, et vous { $risk } M.
    }
hint-nearby = À une escale : { $number } { $number ->
    [one] port qui vend autre chose.
   *[other] ports qui vendent autre chose.
  }
hint-refuge = Sur un rectangle blanc, personne ne peut se battre pour vos billets.
hint-keeps = Vos billets vous restent : { $amount } M.
hint-rests = Vos cartes restent en main pour plus tard.
hint-odds = { $number } { $number ->
    [one] chance
   *[other] chances
  } sur { $faces }, et lancer ne coûte rien.
hint-aboard = Chaque million à bord peut se revendre trois ; une tempête peut l’échouer.
hint-counts = Chaque million à bord compte pour trois à la fin.
hint-rivals = Le Corsaire coule les autres ; ils peuvent en offrir { $amount } M au plus.
hint-spared = Vous laissez le Corsaire, et vos billets vous restent : { $amount } M.
hint-blow = Elle est plus forte. Vous risquez { $amount } M, l’autre { $gain } M.
hint-costs = Il vous en coûte vos billets, { $amount } M ; vos cartes restent en main.
hint-plight-corsaire = Les pourcentages sont vos chances de gagner. Elles sont minces : le Corsaire ({ $seat }) est en mer, et vous n’avez aucune tempête pour le couler.
hint-plight-poor = Les pourcentages sont vos chances de gagner. Elles sont minces : un autre capitaine ({ $seat }) a { $amount } M en tout, et vous { $total } M.
hint-plight-storms =
    { $number ->
        [0] Les pourcentages sont vos chances de gagner. Elles sont minces : vous n’avez aucune tempête en main.
        [one] Les pourcentages sont vos chances de gagner. Elles sont minces : vous n’avez qu’une tempête en main.
       *[other] Les pourcentages sont vos chances de gagner. Elles sont minces : vous n’avez que { $number } tempêtes en main.
    }
hint-sinks = Il coule le cargo de { $seat }.

# Ce que chacun a reçu et payé, et ce que vaut un capitaine à la fin
account-balance = Solde, en billets
account-buy = Achats de marchandises
account-sale = Ventes de marchandises
account-sold = Achat du Corsaire
account-fight = Bagarres
account-sunk = Navires coulés
account-relief = Secours de la banque
account-goods = En outre : marchandises, à leur prix
account-goods-salvage = Marchandises échouées recueillies
account-goods-wreck = Marchandises perdues dans les tempêtes
account-goods-sunk = Marchandises perdues avec le navire
account-rest =
    { $way ->
        [paid] Marchandises qui ne sont plus à bord
       *[received] Marchandises à bord, comptées trois fois
    }
worth-cash = { $amount } M en billets
worth-cargo = trois fois { $number } M ({ $product })
