# Magellan : ce que disent la page et le terminal.
# Les noms des joueurs sont des variables : rien ne s’accorde avec eux.
# Les sommes sont en Magellans (M).

game-about = Des jeeps, des bateaux et des avions sur la carte du monde, cinquante pays à mettre en valeur, cinquante cartes d’histoire, et parfois la guerre.
game-board-note = La règle d’origine donne les cases, les îles de départ et un seul pays, la Belgique. Le tracé des terres vient de cartes libres ; le choix des pays et leurs chiffres, de statistiques de 1962 ; le texte des cartes d’histoire est de nous.

# Le but, auprès de la question, pour qui découvre le jeu
game-goal =
    Soyez le premier dont les revenus dépassent { $target } M (vous en êtes à { $income } M) : le pays qu’une carte ouvre rapporte à qui paie le premier, avec une jeep dans sa capitale.{ $rounds ->
        [0] { "" }
       *[other] { " " }Sinon, après { $rounds } tours de table, le plus gros revenu l’emporte.
    }
game-goal-brief = Le but : plus de { $target } M de revenus (vous : { $income } M).

party-bank = la banque

# Îles de départ
place-5S6 = 5S6, îles Crozet
place-6N18 = 6N18, île Attu
place-3S17 = 3S17, Nouvelle-Calédonie
place-6S33 = 6S33, Géorgie du Sud
place-1S27 = 1S27, îles Galapagos
place-8N15 = 8N15, Nouvelle-Sibérie
place-6S1 = 6S1, île Bouvet
place-5S4 = 5S4, îles du Prince-Édouard
place-4S8 = 4S8, île Nouvelle-Amsterdam
place-3S6 = 3S6, La Réunion
place-1S8 = 1S8, îles Tchagos
place-4N34 = 4N34, Açores
place-3N35 = 3N35, îles Canaries
place-4N30 = 4N30, îles Bermudes
place-3N29 = 3N29, îles Bahamas
place-5N31 = 5N31, Saint-Pierre-et-Miquelon
place-7N36 = 7N36, îles Féroé
place-2S17 = 2S17, Nouvelles-Hébrides
place-2S18 = 2S18, îles Fidji
place-1S18 = 1S18, îles Ellice
place-2S19 = 2S19, îles Samoa
place-1S19 = 1S19, îles Phoenix

# Compteurs
counter-cash = M en caisse
counter-income = M de revenus
counter-jeeps =
    { $number ->
        [one] jeep
       *[other] jeeps
    }
counter-ships =
    { $number ->
        [one] bateau
       *[other] bateaux
    }
counter-planes =
    { $number ->
        [one] avion
       *[other] avions
    }
counter-points-of =
    { $points ->
        [one] { $points } point à dépenser
       *[other] { $points } points à dépenser
    }
counter-pack-of =
    { $pack ->
        [one] { $pack } carte au paquet
       *[other] { $pack } cartes au paquet
    }
counter-pack-brief =
    { $pack ->
        [one] { $pack } carte
       *[other] { $pack } cartes
    }
counter-target = M à dépasser
counter-round = Tour de table
counter-round-last = Dernier tour de table
counter-round-of =
    { $round ->
        [0] Tirage des îles
       *[other]
            { $rounds ->
                [0] Tour de table { $round }
               *[other] Tour de table { $round } sur { $rounds }
            }
    }

# Pièces
piece-jeep = Jeep ({ $seat }) : { $place }
piece-ship = Bateau ({ $seat }) : { $place }
piece-plane = Avion ({ $seat }) : { $place }
piece-closed = Fermé à la navigation : { $place }
name-jeep = jeep { $number }
name-ship = bateau { $number }
name-plane = avion { $number }
kind-jeep = jeep
kind-ship = bateau
kind-plane = avion

# Options
option-ruleset = Règle
option-ruleset-help =
    { $value ->
        [variant1] Ajoute des avions à 40 M, qui portent une jeep par-dessus terres et mers, et qui bombardent en temps de guerre.
        [variant2] Ajoute à la première variante des avions qui se posent sur les bateaux et, en temps de guerre, des alliances : les alliés se partagent les gains et les pertes.
        [variant3] Ajoute à la deuxième variante tous les pays dès le premier tour, et une partie qui ne finit que par élimination : pour deux joueurs qui ont du temps.
       *[other] Se joue sans avions : c’est par elle qu’on commence. Les trois variantes ajoutent chacune quelque chose, et la dernière est longue.
    }
option-ruleset-simple = Règle simple
option-ruleset-variant1 = Première variante : les avions
option-ruleset-variant2 = Deuxième variante : avions sur les bateaux, alliances
option-ruleset-variant3 = Troisième variante : le long duel
option-bases = Liste des îles de départ
option-bases-help = Dans les listes 3 et 4, les îles sont proches les unes des autres : on se dispute vite les mêmes pays. Notre première partie prend la liste 3, proche de l’Europe, contre un seul mousse.
option-target = Revenus à dépasser
option-target-help =
    { $seats ->
        [2] 200 M dans la règle d’origine.
        [3] 200 M dans la règle d’origine.
        [4] 200 M dans la règle d’origine.
       *[other] À cinq ou six, prenez plutôt 150 M : sans guerre, les 200 M de la règle d’origine sont souvent hors d’atteinte.
    }
option-two_dice = Deux dés par tour
option-two_dice-help = Règle maison : les points s’ajoutent, et chaque dé peut faire tirer une carte. La partie va plus vite.
option-rounds = Nombre de tours de table
option-rounds-help = Après le dernier, le plus gros revenu gagne. Avec 0, on joue jusqu’à une victoire.
option-play_on = Jouer les places suivantes
option-play_on-help = Quand un joueur a gagné, il se retire et les autres continuent ; sinon la partie s’arrête.

# Ce qui est demandé
question-bases = On tire au sort l’île de { $seat }.
question-lot = On tire au sort qui commence.
question-throw =
    { $chain ->
        [0]
            { $dice ->
                [0] { $seat } : lancez le dé supplémentaire.
               *[other]
                    { $thrown ->
                        [0]
                            { $dice ->
                                [one] { $seat } : lancez le dé.
                               *[other] { $seat } : lancez le premier des deux dés.
                            }
                       *[other] { $seat } : lancez le dé suivant, les points s’ajoutent.
                    }
            }
       *[other] { $seat } : un six ! Relancez le dé, les points s’ajoutent.
    }
question-draw =
    { $number ->
        [one] { $seat } : tirez une carte.
       *[other] { $seat } : tirez une carte ({ $number } à tirer).
    }
question-reveal = On cherche un pays dans le paquet ({ $card }).
question-sale =
    { $amount ->
        [0] { $seat } : plus un sou ! Vendez un pays à la banque, à moitié prix.
       *[other] { $seat } : il faut payer { $amount } M et il y en a { $cash } en caisse. Vendez un pays à la banque, à moitié prix.
    }
question-turn =
    { $flying ->
        [0]
            { $points ->
                [0] { $seat } : plus aucun point. Achetez, ou finissez le tour.
                [one] { $seat } : encore 1 point.
               *[other] { $seat } : { $points } points. Où aller ?
            }
       *[other]
            { $points ->
                [0] { $seat } : un avion est en vol. Faites-le atterrir, puis finissez le tour.
                [one] { $seat } : encore un point ; un avion est en vol, il doit se poser avant la fin du tour.
               *[other] { $seat } : encore { $points } points ; un avion est en vol, il doit se poser avant la fin du tour.
            }
    }{ $last ->
        [turn] { " " }C’est le dernier tour de la partie.
        [round] { " " }Dernier tour de table.
       *[no] { "" }
    }
question-agreement = { $seat } : { $other } propose d’arrêter la partie et de classer tout le monde selon les revenus. D’accord ?
question-vote =
    { $motion ->
        [card] { $seat } : une carte de guerre. Guerre, ou trêve ?
       *[offer] { $seat } : acceptez-vous la trêve de { $other } ?
    }
question-attack = { $seat } : la guerre ! Quel combat d’abord ?
question-fight =
    { $stake ->
        [own] { $seat } : la dernière jeep de votre île est en jeu ! Lancez le dé contre { $other }.
        [other] { $seat } : la dernière jeep sur l’île de { $other } est en jeu ! Lancez le dé.
       *[no] { $seat } : lancez le dé du combat contre { $other } ({ $at }).
    }
question-strike = { $seat } : votre avion peut bombarder le bateau ennemi ({ $other }, { $at }) avant que les bateaux se battent.
question-bomb = { $seat } : lancez le dé spécial ({ $at }).
question-remove =
    { $kind ->
        [ship] { $seat } : choisissez le bateau ennemi qui est perdu ({ $at }).
        [plane] { $seat } : choisissez l’avion ennemi qui est perdu ({ $at }).
       *[jeep] { $seat } : choisissez la jeep ennemie qui est perdue ({ $at }).
    }
question-sacrifice =
    { $kind ->
        [ship] { $seat } : votre allié perd un bateau. Lequel des vôtres part avec lui ?
        [plane] { $seat } : votre allié perd un avion. Lequel des vôtres part avec lui ?
       *[jeep] { $seat } : votre allié perd une jeep. Laquelle des vôtres part avec elle ?
    }
question-conquest = { $seat } : prenez-vous ce pays à { $other } ({ $card }) ? Chacun de vos alliés recevra { $amount } M.

# Ce qui peut être fait
group-move = Se déplacer : { $piece }
group-fly = Voler : { $piece }
group-alight = Se poser : { $piece }
group-embark = Embarquer (1 point) : { $piece }
group-land = Débarquer (1 point) : { $piece }
group-buy = Acheter une pièce
group-develop = Mettre en valeur
group-sell = Vendre à la banque
group-propose = Proposer d’arrêter la partie
group-agree = Accepter
group-decline = Refuser
group-war = Elle commence au tour du joueur suivant
group-truce = Si tout le monde est d’accord, la carte attend
group-offer = Proposer une trêve
group-warn = Annoncer la guerre
group-attack = Se battre : { $place }
group-bomb = Bombarder
group-strike = Bombarder depuis le bateau
group-hold = Ne pas bombarder
group-remove = Choisir la pièce perdue
group-take = Prendre le pays
group-leave = Laisser le pays
group-done = Finir
action-base = { $place }
action-first = { $seat }
action-roll = { $face }
action-draw = { $card }
action-reveal = { $card }
action-move = { $piece } : aller ici : { $place }
action-fly = { $piece } : survoler { $place }
action-alight = { $piece } : se poser ici : { $place }
action-embark = { $piece } : monter à bord de { $carrier }
action-land = { $piece } : débarquer ici : { $place }
action-buy =
    { $kind ->
        [ship] Acheter un bateau (20 M)
        [plane] Acheter un avion (40 M)
       *[jeep] Acheter une jeep (10 M)
    }
action-develop = Mettre en valeur : { $card }
action-sell = Vendre à la banque : { $card }
action-propose = Proposer d’arrêter la partie
action-agree = D’accord, restons-en là
action-decline = Non, on continue
action-war = Guerre !
action-truce = Trêve
action-offer = Proposer une trêve
action-warn = Annoncer la guerre, deux tours de table à l’avance
action-attack =
    { $kind ->
        [ship] Combat de bateaux ({ $place })
        [plane] Combat d’avions ({ $place })
       *[jeep] Combat de jeeps ({ $place })
    }
action-bomb = Bombarder : { $piece }
action-special =
    { $face ->
        [parachute] Parachute : l’avion est abattu
        [jeep] Une jeep
        [jeeps] Deux jeeps
        [ship] Un bateau
        [both] Une jeep et un bateau
       *[miss] Raté
    }
action-strike = Bombarder : { $piece }
action-hold = Laisser les bateaux se battre
action-remove = { $piece }
action-take = Prendre : { $card }
action-leave = Laisser : { $card }
action-done = Finir le tour

# Ce que montre la table
verb-move = Se déplacer
verb-fly = Voler
verb-alight = Se poser
verb-embark = Embarquer
verb-land = Débarquer
verb-buy = Acheter
verb-develop = Mettre en valeur
verb-sell = Vendre
verb-propose = Arrêter la partie
verb-offer = Trêve
verb-warn = Annoncer la guerre
verb-bomb = Bombarder
about-open = { $card } : { $amount } M → { $income } M de revenu, à mettre en valeur
about-in-pack = { $card } : { $amount } M → { $income } M de revenu, mais sa carte est encore au paquet
about-owned = { $card } : { $income } M de revenu pour { $seat }
about-bare = C’est la guerre, et ce pays est sans jeep : une jeep qui y entre le prend aussitôt, sans rien payer ({ $card }).
about-prize = Prime de { $amount } M, carte « { $card } ».
about-prize-left = Une jeep qui s’y trouvait déjà doit d’abord quitter la case.
about-prize-route =
    { $way ->
        [start] Le trajet part d’ici, même pour qui y est déjà ; la prime se gagne en arrivant là : { $cells }.
        [end] Le trajet finit ici ; il part de là, même pour qui y est déjà : { $cells }.
       *[either] Le trajet va d’ici à { $cells }, ou dans l’autre sens. Qui est déjà à un bout en est parti.
    }
about-prize-via = Il suffit de passer par une case de la rangée { $row }.
about-distance = { $piece }, { $piece-place } : { $points ->
        [0] déjà là
        [one] 1 point
       *[other] { $points } points
    }
about-base = Base de { $seat }
about-here = Sur place : { $pieces }
about-here-of = { $pieces } ({ $seat })
about-jeep =
    { $number ->
        [one] 1 jeep
       *[other] { $number } jeeps
    }
about-ship =
    { $number ->
        [one] 1 bateau
       *[other] { $number } bateaux
    }
about-plane =
    { $number ->
        [one] 1 avion
       *[other] { $number } avions
    }
about-others =
    { $number ->
        [one] une autre pièce
       *[other] { $number } autres pièces
    }
done-in-flight = Un avion est en vol : posez-le avant de finir le tour.
deal-develop = Mettre en valeur
deal-sum = { $amount } M → { $income } M de revenu
deal-left = Il vous restera { $amount } M.
deal-dear = Il vous manque { $amount } M.
deal-waits = Ce pays peut encore être mis en valeur : { $card }, { $amount } M → { $income } M de revenu.
short-move = { $place }
short-fly = { $place }
short-alight = { $place }
short-embark = Embarquer : { $carrier }
short-land = { $place }
short-buy =
    { $kind ->
        [ship] +1 bateau, 20 M
        [plane] +1 avion, 40 M
       *[jeep] +1 jeep, 10 M
    }
short-develop = { $card }
short-sell = { $card }
short-attack =
    { $kind ->
        [ship] Bateaux
        [plane] Avions
       *[jeep] Jeeps
    }
short-bomb = { $piece }
short-strike = { $piece }
short-remove = { $piece }, { $piece-place }
short-take = { $card }
short-leave = { $card }
idle-until = Une carte, une guerre… Les points jusque-là se perdent.
note-attack = Chacun lance un dé : le plus petit perd une pièce, à égalité l’adversaire. On recommence jusqu’à ce qu’un des deux n’ait plus de pièce là.
note-bomb = Le bombardement ne coûte pas de points : on lance le dé spécial. Un parachute abat l’avion.
note-strike = Deux bombes au plus avant le combat. Un bateau sur le dé coule l’ennemi, un parachute abat votre avion.
roll-throw = Lancer le dé
roll-fight = Lancer le dé du combat
roll-bomb = Lancer le dé spécial
roll-draw = Tirer une carte

# Ce que montre la guerre
war-title =
    { $standing ->
        [war] La guerre
        [declared] La guerre est déclarée
        [truce] Trêve
       *[peace] Paix
    }
war-begins-next = Elle commence au tour du joueur suivant.
war-everywhere = On se bat partout.
war-cells = On se bat seulement dans ces cases : { $cells }.
war-each = Chacun se bat contre tous les autres.
war-card = La carte qui a ouvert cette guerre : { $card }.
war-until = Elle finit par une carte de paix, ou quand tous acceptent une trêve.
war-enemies = { $seat } contre { $other }
war-allies = { $seat } avec { $other }
war-alone = { $seat }, sans alliés
war-warning =
    { $rounds ->
        [one] { $seat } a annoncé la guerre : elle commence au prochain tour de { $seat }.
       *[other] { $seat } a annoncé la guerre : elle commence au bout de { $rounds } tours de table.
    }{ $number ->
        [0] { "" }
       *[other] { " " }On ne se battra que dans ces cases : { $cells }.
    }
war-too-late = La partie finit avant la guerre que { $seat } a annoncée.
war-vote = Guerre ou trêve ?
war-stakes =
    { $motion ->
        [card]
            { $number ->
                [0] La carte déclare la guerre, mais on vote : une seule voix pour la guerre suffit. Dès le tour du joueur suivant, on se bat alors partout, et tout pays sans jeep se prend sans payer, les vôtres aussi. Si tous disent trêve, la carte attend, et rien ne change.
               *[other] La carte déclare la guerre, mais on vote : une seule voix pour la guerre suffit. Dès le tour du joueur suivant, on se bat alors dans les cases { $cells }, et un pays sans jeep s’y prend sans payer, les vôtres aussi. Ailleurs, rien ne change. Si tous disent trêve, la carte attend.
            }
       *[offer] Si tous acceptent, la guerre s’arrête là. Un seul refus suffit pour qu’elle continue.
    }
war-clash =
    { $number ->
        [0] Aucune pièce n’en côtoie une ennemie de même sorte : rien ne se battrait tout de suite.
       *[other] On se battrait tout de suite dans ces cases, jusqu’à ce qu’un seul camp y reste. { $other }, qui joue ensuite, frapperait en premier ; à égalité de dés, celui dont c’est le tour gagne (21 chances sur 36).
    }
war-clash-at =
    { $kind ->
        [ship] Bateaux : { $cells }
        [plane] Avions : { $cells }
       *[jeep] Jeeps : { $cells }
    }
war-said-truce = trêve
war-to-say = doit répondre
war-fight = { $seat } contre { $other }
war-due =
    { $kind ->
        [ship] Combat de bateaux à venir : { $at }
        [plane] Combat d’avions à venir : { $at }
       *[jeep] Combat de jeeps à venir : { $at }
    }
war-last-jeep = C’est la dernière jeep de cette base : si elle est perdue, la partie finit pour { $seat }.
war-mourns =
    { $kind ->
        [ship] { $seat } doit perdre un bateau
        [plane] { $seat } doit perdre un avion
       *[jeep] { $seat } doit perdre une jeep
    }
war-faces = Les six faces du dé spécial
special-parachute = avion abattu
special-jeep = une jeep
special-jeeps = deux jeeps
special-ship = un bateau
special-both = une jeep et un bateau
special-miss = raté

# Ce que le terminal montre
seen-countries = Pays : { $hand }
seen-open = À mettre en valeur : { $card } ({ $at }), { $amount } M à payer, { $income } M de revenu
seen-running =
    { $rounds ->
        [0] Carte en cours : { $card }
        [one] Carte en cours : { $card }, encore un tour de table
       *[other] Carte en cours : { $card }, encore { $rounds } tours de table
    }
seen-war =
    { $standing ->
        [war] C’est la guerre.
        [declared] La guerre commence au tour du joueur suivant.
       *[truce] C’est la trêve.
    }

# Ce qui arrive
event-base = { $seat } partira d’ici : { $at }.
event-set-up =
    { $kind ->
        [ship] { $seat } reçoit un bateau.
        [plane] { $seat } reçoit un avion.
       *[jeep] { $seat } reçoit une jeep.
    }
# L’île et tout ce qui y est posé au début, en une phrase.
event-base-set-up-all = { $seat } partira d’ici : { $at }. Ses jeeps et ses bateaux y sont.
event-opener = Le sort désigne { $seat } pour commencer : c’est le numéro 1.
event-round =
    { $rounds ->
        [0] Tour de table { $number }.
       *[other] Tour de table { $number } sur { $rounds }.
    }
event-turn = À { $seat } de jouer.
event-roll =
    { $face ->
        [6] { $seat } lance le dé : 6, et relance. Déjà { $points } points.
       *[other]
            { $points ->
                [one] { $seat } lance le dé : { $face }. Un point à dépenser.
               *[other] { $seat } lance le dé : { $face }. Points en tout : { $points }.
            }
    }
event-country = Un pays sort du paquet : { $card }, { $cost } M à payer, { $income } M de revenu (capitale en { $cell }).
event-history =
    { $vain ->
        [yes] { $seat } tire une carte d’histoire : { $card }. Elle ne concerne personne.
       *[no] { $seat } tire une carte d’histoire : { $card }.
    }
event-dividends = { $payee } reçoit ses dividendes : { $amount } M.
event-paid = « { $card } » : { $payer } verse { $amount } M à { $payee }.
event-promised = La carte « { $card } » promet { $amount } M au premier qui fera ce qu’elle demande.
event-prize = { $seat } gagne la prime ({ $card }) : { $amount } M !
event-sunk = La mer engloutit un bateau de { $seat } ({ $cell }).
event-begins-income-factor = « { $card } » : les prochains dividendes paieront { $percent } % des revenus.
event-begins-cost-modifier = « { $card } » : pendant { $rounds } tours de table, mettre un pays en valeur coûte { $percent } % du prix dans ces séries : { $series }.
event-begins-extra-dice = « { $card } » : chacun lance un dé de plus.
event-begins-blockade = « { $card } » : pendant { $rounds } tours de table, aucun bateau n’entre dans ces cases ni n’en sort : { $cells }.
event-ends = L’effet de cette carte est fini : { $card }.
event-canal-opens =
    { $canal ->
        [panama] Le canal de Panama est ouvert.
       *[suez] Le canal de Suez est ouvert.
    }
event-canal-closes =
    { $canal ->
        [panama] Le canal de Panama est fermé.
       *[suez] Le canal de Suez est fermé.
    }
event-move =
    { $kind ->
        [ship] { $seat } fait naviguer un bateau : { $to }.
       *[jeep] { $seat } fait rouler une jeep : { $to }.
    }
event-fly = { $seat } fait voler un avion : { $to }.
event-alight = { $seat } pose un avion : { $to }.
event-alight-ship = { $seat } pose un avion sur un bateau : { $to }.
event-embark = { $seat } embarque une jeep : { $to }.
event-land = { $seat } débarque une jeep : { $to }.
event-buy =
    { $kind ->
        [ship] { $seat } achète un bateau pour { $amount } M.
        [plane] { $seat } achète un avion pour { $amount } M.
       *[jeep] { $seat } achète une jeep pour { $amount } M.
    }
event-developed = { $seat } met en valeur ce pays : { $card }, pour { $amount } M ({ $income } M de revenu).
event-sold = { $seat } vend ce pays à la banque : { $card }, pour { $amount } M.
event-done =
    { $points ->
        [0] { $seat } a fini son tour.
       *[other] { $seat } a fini son tour ; points perdus : { $points }.
    }
event-enough = { $seat } a lancé { $points } points d’un seul dé : la banque verse les dividendes.
event-stuck = Sans guerre, plus personne ne peut dépasser { $target } M de revenus. Vous pouvez décider ensemble d’arrêter la partie.
event-propose = { $seat } propose d’arrêter la partie.
event-agree = { $seat } est d’accord.
event-decline = { $seat } veut continuer.
event-vote =
    { $answer ->
        [war] { $seat } dit : guerre !
       *[truce] { $seat } dit : trêve.
    }
event-refused = { $seat } refuse la trêve : la guerre continue.
event-declared = La guerre est déclarée, par la volonté de { $seat } : elle commence au tour du joueur suivant.
event-truce = Tout le monde est d’accord : trêve.
event-offer = { $seat } propose une trêve.
event-warn = { $seat } annonce la guerre : elle commencera quand son tour reviendra pour la deuxième fois.
event-warning =
    { $rounds ->
        [one] La guerre annoncée par { $seat } commence au prochain tour de { $seat }.
       *[other] La guerre annoncée par { $seat } commence au bout de { $rounds } tours de table.
    }
event-war =
    { $number ->
        [0] C’est la guerre, partout !
       *[other] C’est la guerre, dans ces cases : { $cells } !
    }
event-widened = Une carte de plus étend la guerre : { $card }.
event-peace = La paix est revenue ; les cartes de guerre retournent sous le paquet.
event-alone = Cette fois, chacun se bat pour soi.
event-allies = { $seat } et { $other } sont du même camp.
event-fight =
    { $kind ->
        [ship] Combat naval ({ $at }) : { $seat } contre { $other } !
        [plane] Combat aérien ({ $at }) : { $seat } contre { $other } !
       *[jeep] Combat de jeeps ({ $at }) : { $seat } contre { $other } !
    }
event-fight-roll = { $seat } lance { $face }.
event-fight-won =
    { $tie ->
        [yes] Égalité, { $face } contre { $against } : c’est le tour de { $seat }, qui l’emporte sur { $other }.
       *[no] { $seat } l’emporte sur { $other }, { $face } contre { $against }.
    }
event-destroyed =
    { $kind ->
        [ship]
            { $why ->
                [ally] { $owner } doit perdre un bateau comme son allié ({ $at }).
               *[hit] { $owner } perd un bateau ({ $at }).
            }
        [plane]
            { $why ->
                [ally] { $owner } doit perdre un avion comme son allié ({ $at }).
               *[hit] { $owner } perd un avion ({ $at }).
            }
       *[jeep]
            { $why ->
                [ally] { $owner } doit perdre une jeep comme son allié ({ $at }).
               *[hit] { $owner } perd une jeep ({ $at }).
            }
    }
event-unscathed =
    { $kind ->
        [ship] { $seat } n’a pas de bateau à perdre avec son allié.
        [plane] { $seat } n’a pas d’avion à perdre avec son allié.
       *[jeep] { $seat } n’a pas de jeep à perdre avec son allié.
    }
event-bomb = { $seat } bombarde ({ $at }) !
event-special =
    { $face ->
        [parachute] Parachute ! L’avion de { $seat } est abattu.
        [jeep] Le dé montre une jeep.
        [jeeps] Le dé montre deux jeeps.
        [ship] Le dé montre un bateau.
        [both] Le dé montre une jeep et un bateau.
       *[miss] Raté !
    }
event-hold = { $seat } ne bombarde pas : les bateaux se battent.
event-captured = { $seat } prend ce pays à { $other } : { $card }.
event-share = { $payer } verse sa part à { $payee } : { $amount } M.
event-too-dear = { $seat } n’a pas de quoi payer la part de ses alliés : ce pays reste à { $other } ({ $card }).
event-spared = { $seat } laisse ce pays à { $other } : { $card }.
event-out-base = { $seat } n’a plus de jeep sur sa base et quitte la partie.
event-out-money = { $seat } n’a plus d’argent et quitte la partie.
event-won = Les revenus de { $seat } atteignent { $income } M : c’est gagné !
event-shared = { $payer } se retire : { $amount } M pour { $payee }.
event-end =
    { $reason ->
        [income] La partie est gagnée.
        [limit] Le dernier tour de table est joué : voici les comptes.
        [agreed] Tout le monde est d’accord pour s’arrêter : voici les comptes.
       *[last] Il ne reste qu’un joueur !
    }

# À la fin
curve-title = Les revenus de chacun, en M
end-unit = M de revenus
reason-income = Le but est dépassé : les revenus décident.
reason-last = Tous les autres sont hors du jeu : plus de jeep sur leur base, ou plus d’argent.
reason-limit = Les tours de table convenus sont joués : le plus gros revenu gagne.
reason-agreed = Les joueurs ont décidé d’en rester là : le plus gros revenu gagne.

# Ce que le capitaine conseille
plan-fight = Combat en chemin : un ennemi est ici, { $place }.
obstacle-points =
    { $points ->
        [0] Il ne vous reste aucun point : ce sera pour un autre tour.
        [one] Il ne vous reste que 1 point, trop peu pour commencer : ce sera pour un autre tour.
       *[other] Il ne vous reste que { $points } points, trop peu pour commencer : ce sera pour un autre tour.
    }
obstacle-no-load = Un bateau reste sur l’eau : il n’y mènerait qu’une jeep, et aucune ne peut monter à son bord.
obstacle-waters = Aucun passage par mer n’y mène depuis vos bateaux.
obstacle-sea = Un avion ne se pose en mer que sur un de vos bateaux.
obstacle-sea-jeep = Il n’y a là que la mer : une jeep n’y va qu’à bord d’un bateau.
obstacle-no-jeep = Il y faut une jeep, et aucune ne peut partir : la dernière de votre base y reste, et une autre n’a ni route ni bateau libre.
obstacle-no-ship = Aucune route n’y mène depuis { $cell }, et aucun bateau libre ne peut y porter cette jeep.
brief-buy =
    { $kind ->
        [ship] 20 M
        [plane] 40 M
       *[jeep] 10 M
    }
brief-force =
    { $kind ->
        [ship] { $number ->
            [one] { $seat } : { $number } bateau
           *[other] { $seat } : { $number } bateaux
        }
        [plane] { $number ->
            [one] { $seat } : { $number } avion
           *[other] { $seat } : { $number } avions
        }
       *[jeep] { $number ->
            [one] { $seat } : { $number } jeep
           *[other] { $seat } : { $number } jeeps
        }
    }
brief-odds = { $odds } % de chances de l’emporter
brief-no-prize = sans la prime de { $amount } M : cette jeep était déjà dans la case, elle doit d’abord la quitter
brief-leaves = { $card } reste sans jeep
brief-contested = combat aussitôt
brief-last-jeep = la dernière jeep de votre île : sans elle, vous quittez la partie
brief-their-last-jeep = la dernière jeep de cette île : si elle est perdue, la partie finit pour { $seat }
brief-warn =
    { $number ->
        [0] On se battra partout
       *[other] On ne se battra que dans ces cases : { $cells }
    }
brief-unspent = { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
}
plan-over = L’avion ne peut pas rester là : il devra se poser avant la fin du tour.
plan-beside = L’arrivée est ici : { $place }. Toute terre de la case convient pour { $card }.
plan-prize = En chemin, cela rapporte la prime de { $amount } M (carte « { $card } »).
plan-waits = Cette jeep quitterait une capitale où elle attend une carte du paquet : { $hand }.
plan-leaves = { $card } reste sans jeep : en guerre, ce pays peut vous être pris.
hint-fetch =
    { $fetch ->
        [yes] { " " }Ce bateau va d’abord chercher une jeep : { $piece } ({ $at }).
       *[no] { "" }
    }
hint-goal =
    { $known ->
        [true] Objectif : { $card }, { $amount } M, +{ $income } de revenus.
       *[other] Objectif, avant que sa carte ne sorte : { $card }, { $amount } M, +{ $income } de revenus.
    }{ $missing ->
        [0] { "" }
       *[other] { " " }Il vous manque encore { $missing } M.
    }{ hint-fetch }
hint-goal-prize = Objectif : la prime de { $amount } M pour qui y mène une jeep ({ $place }).{ hint-fetch }
hint-goal-base = Objectif : l’île de { $seat } ({ $place }), pour l’éliminer.{ hint-fetch }
hint-goal-place = Vers { $place }.{ hint-fetch }
hint-buy-jeep =
    { $war ->
        [yes] Dans cette guerre, qui perd la dernière jeep de son île quitte la partie : celle-ci garde la vôtre (jeeps sur place : { $home }).
       *[no]
            { $home ->
                [one] Il ne reste qu’une jeep sur votre île, et elle doit y rester : avec celle-ci, une jeep peut partir.
               *[other] Une jeep doit toujours rester sur votre île (sur place : { $home }) : avec celle-ci, une de plus peut partir.
            }
    }
hint-buy-ship = Aucun bateau n’est libre à votre île : celui-ci emmène une jeep vers un pays.
hint-buy-plane = Un de vos pays, ou une de vos jeeps à terre, est assez près pour qu’un avion s’y pose : celui-ci y emmène une jeep, par-dessus terres et mers.
hint-war =
    Une guerre permet de prendre les pays sans jeep : vous en avez { $own }, les autres { $others }.{ $shared ->
        [0] { "" }
       *[other] { " " }{ $first ->
            [own] Où vos pièces en côtoient d’ennemies (cases : { $shared }), vous frapperez en premier, et gagnerez à égalité.
           *[other] Mais où vos pièces en côtoient d’ennemies (cases : { $shared }), { $other } frappera en premier, et gagnera à égalité.
        }
    }

# Ce qui s’est passé depuis le dernier tour : ce que l’on y perd ou gagne, puis les autres, place par place
since-paid =
    { $why ->
        [paid]
            { $cards ->
                [1] Carte « { $card } » : vous payez { $amount } M ({ $payee }).
               *[other] { $cards } cartes d’histoire : vous payez { $amount } M ({ $payee }).
            }
       *[other] Vous payez { $amount } M ({ $payee }).
    }
since-received =
    { $why ->
        [dividends] Vous recevez { $amount } M de dividendes.
        [paid]
            { $cards ->
                [1] Carte « { $card } » : vous recevez { $amount } M ({ $payer }).
               *[other] { $cards } cartes d’histoire : vous recevez { $amount } M ({ $payer }).
            }
        [share] Vous recevez { $amount } M ({ $payer }) : votre part d’un pays pris.
        [shared] Vous recevez { $amount } M ({ $payer }), qui quitte la partie.
       *[other] Vous recevez { $amount } M ({ $payer }).
    }
since-missed-roll =
    { $face ->
        [6] Vous lancez le dé : 6, et relancez. Déjà { $points } points.
       *[other]
            { $points ->
                [one] Vous lancez le dé : { $face }. Un point à dépenser.
               *[other] Vous lancez le dé : { $face }. Points en tout : { $points }.
            }
    }
since-missed-history =
    { $vain ->
        [yes] Vous tirez une carte d’histoire : { $card }. Elle ne concerne personne.
       *[no] Vous tirez une carte d’histoire : { $card }.
    }
since-you-captured = { $seat } vous prend ce pays : { $card }.
since-you-destroyed =
    { $kind ->
        [ship] Vous perdez un bateau ({ $at }).
        [plane] Vous perdez un avion ({ $at }).
       *[jeep] Vous perdez une jeep ({ $at }).
    }
since-you-sunk = La mer engloutit un de vos bateaux ({ $cell }).
since-you-out-base = Vous n’avez plus de jeep sur votre base : la partie est finie pour vous.
since-you-out-money = Vous n’avez plus d’argent : la partie est finie pour vous.
since-last-jeep = Il ne reste qu’une jeep sur votre île ({ $at }) : si la guerre la prend, la partie finit pour vous.
since-won = gagne, avec { $income } M de revenus
since-out-base = n’a plus de jeep sur sa base et quitte la partie
since-out-money = n’a plus d’argent et quitte la partie
since-declared = déclare la guerre
since-war = voit la guerre commencer
since-truce = obtient la trêve de tous
since-peace = voit revenir la paix
since-captured = prend ce pays à { $other }, { $card }
since-developed = met en valeur : { $card }, { $amount } M, +{ $income } de revenus
since-destroyed =
    { $kind ->
        [ship] livre combat : un bateau coulé ({ $owner })
        [plane] livre combat : un avion abattu ({ $owner })
       *[jeep] livre combat : une jeep détruite ({ $owner })
    }
since-sunk = perd un bateau en mer ({ $cell })
since-bomb = bombarde ({ $at })
since-prize = gagne une prime de { $amount } M ({ $card })
since-warn = annonce la guerre
since-offer = propose une trêve
since-refused = refuse une trêve
since-propose = propose d’arrêter la partie
since-sold = vend : { $card }, { $amount } M
since-country = tire un pays, { $card }
since-history =
    { $vain ->
        [yes] tire « { $card } », qui ne concerne personne
       *[no] tire « { $card } »
    }
since-dividends = touche { $amount } M de dividendes
since-roll =
    { $points ->
        [one] fait 1 point
       *[other] fait { $points } points
    }
since-buy =
    { $count ->
        [one] achète une pièce, { $amount } M
       *[other] achète { $count } pièces, { $amount } M
    }
since-land =
    { $count ->
        [one] débarque une jeep ({ $to })
       *[other] débarque { $count } jeeps
    }
since-alight =
    { $count ->
        [one] pose un avion ({ $to })
       *[other] pose { $count } avions
    }
since-alight-ship =
    { $count ->
        [one] pose un avion sur un bateau
       *[other] pose { $count } avions sur des bateaux
    }
since-fly =
    { $count ->
        [one] fait voler un avion ({ $to })
       *[other] fait voler { $count } avions
    }
since-move =
    { $count ->
        [one]
            { $kind ->
                [ship] fait naviguer un bateau ({ $to })
               *[jeep] fait rouler une jeep ({ $to })
            }
       *[other] déplace { $count } pièces
    }
since-embark =
    { $count ->
        [one] embarque une jeep
       *[other] embarque { $count } jeeps
    }

# Ce qui est refusé
refuse-island = Cette île n’est pas à tirer, ou elle est déjà prise.
refuse-lot = Le sort ne peut désigner que quelqu’un de la table.
refuse-face = Le dé va de { $low } à { $high }.
refuse-card = Cette carte n’est pas à tirer maintenant.
refuse-piece = Ce n’est pas une de vos pièces, ou elle ne peut pas faire cela.
refuse-off-board = Cette pièce n’est pas sur la carte ({ $piece }).
refuse-points =
    { $cost ->
        [one] Il faut 1 point : il n’en reste pas assez.
       *[other] Il faut { $cost } points : il n’en reste pas assez.
    }
refuse-aboard = Cette jeep est à bord ({ $piece }) : elle doit d’abord débarquer.
refuse-no-road = Aucune terre ne mène là depuis { $cell }. Une jeep ne franchit pas la mer sans bateau.
refuse-no-passage = Aucun passage ne mène là par mer depuis { $cell }.
refuse-canal =
    { $canal ->
        [panama] Le canal de Panama est fermé.
       *[suez] Le canal de Suez est fermé.
    }
refuse-blockade = Un blocus ferme la case { $cell }.
refuse-last-jeep = C’est la dernière jeep de votre base : si elle partait, vous seriez éliminé.
refuse-strands = Un avion en vol ne pourrait plus se poser.
refuse-carrier = On ne monte que sur un de ses propres bateaux ou avions.
refuse-full = Il y a déjà un chargement à bord ({ $piece }).
refuse-plane-on-ship = Tant que l’avion est sur le bateau, aucune jeep ne monte ni ne descend.
refuse-not-beside = La jeep doit être sur une terre qui touche la mer où est le bateau, ou sur celle où l’avion est posé ({ $piece }).
refuse-not-aboard = Cette jeep n’est pas à bord ({ $piece }).
refuse-no-shore = On débarque sur une terre qui touche cette mer, dans la même case ({ $cell }).
refuse-no-planes = La règle simple se joue sans avions.
refuse-hop = Un point mène un avion à une ou deux lignes d’ici ({ $cell }).
refuse-no-haven = Avec les points qui restent, l’avion ne pourrait pas se poser après { $cell }.
refuse-none-in-flight = Aucun avion n’est en vol.
refuse-alight = On se pose dans un de ses pays, ou là où l’on a une jeep à terre.
refuse-deck = Un avion ne se pose que sur un de vos bateaux, et seulement s’il est vide ({ $piece }).
refuse-in-flight = Un avion est encore en vol : posez-le d’abord.
refuse-kind = On achète une jeep, un bateau ou un avion.
refuse-none-left =
    { $kind ->
        [ship] Vos { $number } bateaux sont tous en jeu.
        [plane] Vos { $number } avions sont tous en jeu.
       *[jeep] Vos { $number } jeeps sont toutes en jeu.
    }
refuse-cash = Il faut { $amount } M.
refuse-no-country = Il n’y a pas de pays de ce nom.
refuse-unseen = Cette carte n’est pas encore sortie : { $card }.
refuse-developed = Ce pays est à { $owner } : { $card }.
refuse-no-jeep = Il faut une jeep à terre dans la case de la capitale ({ $card }, { $cell }).
refuse-not-owned = Vous ne pouvez vendre qu’un pays à vous.
refuse-proposed = Vous avez déjà proposé d’arrêter la partie à ce tour.
refuse-propose = On propose d’arrêter la partie avant d’avoir rien fait d’autre à son tour.
refuse-attack = Ce combat ne vous attend pas.
refuse-no-war = Il n’y a pas de guerre.
refuse-no-war-here = On ne se bat pas ici ({ $at }).
refuse-offered = Une trêve a déjà été proposée à ce tour.
refuse-warned = { $seat } a déjà annoncé la guerre.
refuse-no-truce = Il n’y a pas de trêve à rompre.
refuse-at-war = C’est déjà la guerre partout.
refuse-not-flying = Il faut un avion à vous, en vol au-dessus de la case.
refuse-bombed = Cet avion a déjà bombardé ; il doit d’abord se poser.
refuse-enemy-plane = Un avion ennemi est là ({ $at }) : il faut d’abord le battre.
refuse-no-target = Il n’y a ici ni jeep ni bateau ennemi ({ $at }).
refuse-special = Le dé spécial montre un parachute, une jeep, deux jeeps, un bateau, une jeep et un bateau, ou rien.
refuse-strike = Cet avion ne peut pas bombarder d’ici : { $number } bombes au plus, depuis un bateau de ce combat.
refuse-remove = Cette pièce n’est pas de celles qui peuvent être perdues.
refuse-conquest = Ce n’est pas de ce pays qu’il s’agit maintenant.

# Cartes historiques
card-H1-01 = Marathon
card-H1-01-date = 490 av. J.-C.
text-H1-01 = Les Athéniens repoussent l’armée perse dans la plaine de Marathon. La légende veut qu’un coureur ait porté la nouvelle à Athènes et soit tombé mort en l’annonçant. Le premier joueur qui amène une jeep dans la case d’Athènes (4N3) reçoit 30 M.
card-H1-02 = Hastings
card-H1-02-date = 1066
text-H1-02 = Guillaume de Normandie traverse la Manche, débarque à Pevensey le 28 septembre et l’emporte à Hastings le 14 octobre. Le premier joueur qui débarque d’un bateau une jeep dans la case de Londres (6N36) reçoit 40 M.
card-H1-03 = Marco Polo part pour la Chine
card-H1-03-date = 1271
text-H1-03 = Parti de Venise à dix-sept ans, Marco Polo atteint la cour de Koubilaï Khan au bout d’environ quatre ans de route. Le premier joueur dont une même jeep se rend par terre, sans jamais embarquer, de Venise (5N2) à Pékin (4N12) reçoit 100 M.
card-H1-04 = Christophe Colomb
card-H1-04-date = 12 octobre 1492
text-H1-04 = Trois navires ont quitté Palos le 3 août ; le 12 octobre, ils touchent une île des Bahamas. Le premier joueur dont un même bateau va d’Andalousie (4N36) aux Bahamas (3N29) reçoit 60 M.
card-H1-05 = Magellan
card-H1-05-date = 20 septembre 1519
text-H1-05 = Cinq navires partent d’Espagne ; Magellan meurt aux Philippines et la seule Victoria, commandée par Elcano, rentre le 6 septembre 1522 avec dix-huit hommes : la terre est ronde. Le premier joueur dont un même bateau fait le tour complet du monde reçoit 150 M.
card-H1-06 = La prise de la Bastille
card-H1-06-date = 14 juillet 1789
text-H1-06 = Paris prend la vieille prison royale ; trois semaines plus tard, les privilèges sont abolis. Le joueur qui a le revenu le plus élevé verse 40 M à celui qui a le revenu le plus faible (rien en cas d’égalité).
card-H1-07 = Le congrès de Vienne
card-H1-07-date = 9 juin 1815
text-H1-07 = Les diplomates signent l’acte qui met fin à plus de vingt ans de guerres ; neuf jours plus tard, Waterloo le confirme. Toute guerre prend fin et chaque joueur reçoit 10 M.
card-H1-08 = L’Organisation des Nations unies
card-H1-08-date = 24 octobre 1945
text-H1-08 = La charte de San Francisco, signée par cinquante et un pays fondateurs, entre en vigueur. Toute guerre prend fin et le joueur qui a le revenu le plus faible reçoit 30 M d’aide internationale.
card-H1-09 = L’année de l’Afrique
card-H1-09-date = 1960
text-H1-09 = Dix-sept pays africains deviennent indépendants en douze mois. La première carte géographique d’Afrique du paquet est posée sur la table ; chaque pays d’Afrique mis en valeur rapporte 5 M à son propriétaire.
card-H1-10 = Youri Gagarine
card-H1-10-date = 12 avril 1961
text-H1-10 = En 108 minutes, un homme fait le tour de la terre dans l’espace. Pendant un tour de table complet, à commencer par celui qui a tiré la carte, chaque joueur lance un dé de plus et en ajoute les points.
card-H2-01 = Le canal de Suez
card-H2-01-date = 17 novembre 1869
text-H2-01 = DIVIDENDES. Dix ans de travaux, plus de cent soixante kilomètres sans écluse : Lesseps ouvre la route directe des Indes. Le canal (4N4-3N4) est ouvert. Le premier bateau qui l’emprunte rapporte 40 M.
card-H2-02 = Le canal de Panama
card-H2-02-date = 15 août 1914
text-H2-02 = DIVIDENDES. Le vapeur Ancon franchit l’isthme que des milliers d’ouvriers ont payé de leur vie. Le canal (1N29) est ouvert. Le premier bateau qui l’emprunte rapporte 40 M.
card-H2-03 = Le détroit de Gibraltar
text-H2-03 = DIVIDENDES. Quatorze kilomètres séparent l’Europe de l’Afrique : les Anciens y voyaient les colonnes d’Hercule, bornes du monde. Le premier joueur dont un même bateau passe de l’océan (4N35) à la Méditerranée (4N1) reçoit 30 M.
card-H2-04 = Le Bosphore et les Dardanelles
card-H2-04-date = 20 juillet 1936
text-H2-04 = DIVIDENDES. La convention de Montreux rend à la Turquie la garde des détroits et laisse passer les navires marchands. Le premier joueur qui amène un bateau en mer Noire (5N4) reçoit 50 M.
card-H2-05 = Le détroit de Magellan
card-H2-05-date = 28 novembre 1520
text-H2-05 = DIVIDENDES. Au bout de trente-huit jours de labyrinthe, trois navires débouchent dans un océan si calme que Magellan le nomme Pacifique. Le premier joueur dont un même bateau passe de l’Atlantique (6S30) au Pacifique (6S29) reçoit 40 M.
card-H2-06 = Le détroit de Béring
card-H2-06-date = août 1728
text-H2-06 = DIVIDENDES. Vitus Béring, Danois au service du tsar, passe entre l’Asie et l’Amérique sans apercevoir, dans la brume, la côte de l’Alaska. Le premier joueur qui amène un bateau dans le détroit (7N20) reçoit 50 M.
card-H2-07 = Le Nil
card-H2-07-date = 28 juillet 1862
text-H2-07 = DIVIDENDES. Speke voit le fleuve sortir du lac Victoria : l’énigme des sources du Nil, vieille de deux mille ans, est résolue. Le premier joueur qui amène une jeep aux sources (1N4) reçoit 60 M.
card-H2-08 = L’Amazone
card-H2-08-date = 26 août 1542
text-H2-08 = DIVIDENDES. Parti des Andes chercher des vivres, Orellana se laisse porter jusqu’à l’Atlantique par le plus puissant des fleuves. Le premier joueur qui amène une jeep au cœur de l’Amazonie (1S30) reçoit 60 M.
card-H2-09 = Le Rhin
card-H2-09-date = 17 octobre 1868
text-H2-09 = DIVIDENDES. L’acte de Mannheim confirme la libre navigation, de Bâle à la mer du Nord. La Suisse, la France et l’Allemagne rapportent chacune 10 M à leur propriétaire.
card-H2-10 = La voie maritime du Saint-Laurent
card-H2-10-date = 26 juin 1959
text-H2-10 = DIVIDENDES. Élisabeth II et le président Eisenhower inaugurent la voie qui mène les cargos de l’océan aux Grands Lacs. Le propriétaire du Canada reçoit 20 M ; le premier joueur qui amène un bateau dans la case d’Ottawa (5N29) reçoit 30 M.
card-H3-01 = Le pôle Nord
card-H3-01-date = 3 août 1958
text-H3-01 = Peary affirmait l’avoir atteint en traîneau en 1909 ; le sous-marin Nautilus y passe sous les glaces, en route du Pacifique vers l’Atlantique. Le premier joueur dont un même bateau va du détroit de Béring (7N20) à la mer du Groenland (8N36), ou en sens inverse, en passant par la rangée 9N, reçoit 100 M.
card-H3-02 = Le pôle Sud
card-H3-02-date = 14 décembre 1911
text-H3-02 = Amundsen et quatre compagnons atteignent le pôle en traîneau, un mois avant Scott qui mourra au retour. Le premier joueur qui amène une jeep dans l’une des cases du pôle Sud (rangée 9S) reçoit 80 M.
card-H3-03 = L’Everest
card-H3-03-date = 29 mai 1953
text-H3-03 = Le Néo-Zélandais Hillary et le Sherpa Tenzing foulent le plus haut sommet du monde, à près de 8 850 mètres. Le premier joueur qui amène une jeep au pied de l’Everest (3N9) reçoit 60 M.
card-H3-04 = L’île de Pâques
card-H3-04-date = 5 avril 1722
text-H3-04 = Le Hollandais Roggeveen aborde, le jour de Pâques, une île perdue où se dressent des géants de pierre. Le premier joueur qui débarque une jeep sur l’île de Pâques (3S26) reçoit 70 M.
card-H3-05 = Tombouctou
card-H3-05-date = 20 avril 1828
text-H3-05 = Se faisant passer pour un Arabe d’Égypte, René Caillié entre dans la ville interdite et en revient vivant par le Sahara : la Société de géographie lui remet le prix promis. Le premier joueur qui amène une jeep à Tombouctou (2N36) reçoit 60 M.
card-H3-06 = Les chutes Victoria
card-H3-06-date = novembre 1855
text-H3-06 = Livingstone descend le Zambèze en pirogue jusqu’à « la fumée qui gronde » et donne aux chutes le nom de sa reine. Le premier joueur qui amène une jeep aux chutes (2S3) reçoit 60 M.
card-H3-07 = Les îles Hawaï
card-H3-07-date = janvier 1778
text-H3-07 = En route vers le Nord, le capitaine Cook découvre des îles hautes et peuplées au milieu du Pacifique ; il y trouvera la mort un an plus tard. Le premier joueur qui amène un bateau à Hawaï (3N21 ou 2N21) reçoit 40 M.
card-H3-08 = Le Spitzberg
card-H3-08-date = juin 1596
text-H3-08 = Cherchant un passage vers la Chine par le Nord, Barents aperçoit des montagnes pointues sortant des glaces. Le premier joueur qui débarque une jeep au Spitzberg (8N2) reçoit 50 M.
card-H3-09 = Machu Picchu
card-H3-09-date = 24 juillet 1911
text-H3-09 = Un petit paysan des Andes conduit l’Américain Bingham jusqu’aux terrasses d’une ville inca dont le monde ne savait plus rien. Le premier joueur qui amène une jeep dans cette case (2S29) reçoit 50 M.
card-H3-10 = Le passage du Nord-Ouest
card-H3-10-date = 1903–1906
text-H3-10 = Après quatre siècles d’échecs, la Gjøa d’Amundsen, un sloop de quarante-sept tonneaux, relie l’Atlantique au Pacifique par les îles glacées du Canada. Le premier joueur dont un même bateau va de la baie de Baffin (8N30) à la mer de Beaufort (8N22), ou en sens inverse, reçoit 120 M.
card-H4-01 = Le jeudi noir de Wall Street
card-H4-01-date = 24 octobre 1929
text-H4-01 = En une journée, près de treize millions d’actions sont jetées sur le marché de New York : la crise gagne le monde entier. À la prochaine distribution de DIVIDENDES, chaque joueur ne touche que la moitié de ses revenus.
card-H4-02 = Le plan Marshall
card-H4-02-date = 5 juin 1947
text-H4-02 = Le général Marshall offre à l’Europe ruinée l’aide américaine : environ treize milliards de dollars en quatre ans. Chaque pays d’Europe mis en valeur rapporte 15 M à son propriétaire.
card-H4-03 = Le Marché commun
card-H4-03-date = 25 mars 1957
text-H4-03 = Six pays signent à Rome le traité qui abolira entre eux les droits de douane. L’Allemagne, la Belgique, la France et l’Italie rapportent chacune 15 M à leur propriétaire.
card-H4-04 = L’OPEP
card-H4-04-date = 14 septembre 1960
text-H4-04 = Réunis à Bagdad, cinq grands exportateurs de pétrole s’organisent. L’Arabie saoudite, l’Irak, l’Iran, le Koweït et le Venezuela rapportent chacun 15 M à leur propriétaire.
card-H4-05 = Bretton Woods
card-H4-05-date = juillet 1944
text-H4-05 = Quarante-quatre nations créent le Fonds monétaire et la Banque mondiale. La Banque vient en aide au plus démuni : le joueur qui a le moins d’argent reçoit 40 M.
card-H4-06 = La ruée vers l’or
card-H4-06-date = 24 janvier 1848
text-H4-06 = Un charpentier trouve une pépite dans le canal d’une scierie de Californie ; l’année suivante, des dizaines de milliers de chercheurs accourent. Le premier joueur qui amène une jeep en Californie (4N24) reçoit 60 M.
card-H4-07 = L’or du Witwatersrand
card-H4-07-date = 1886
text-H4-07 = Sur un plateau désert du Transvaal affleure le plus riche gisement d’or du monde ; Johannesburg y naît la même année. Le propriétaire de l’Afrique du Sud reçoit 40 M.
card-H4-08 = Les graines d’hévéa
card-H4-08-date = 1876
text-H4-08 = Wickham rapporte d’Amazonie soixante-dix mille graines d’hévéa ; germées à Londres, elles peupleront les plantations d’Asie et ruineront celles du Brésil. La Malaisie rapporte 20 M à son propriétaire, Ceylan 10 M ; le propriétaire du Brésil paie 20 M.
card-H4-09 = Les assureurs de la Lloyd’s
card-H4-09-date = 1688
text-H4-09 = Dans le café d’Edward Lloyd, à Londres, armateurs et financiers parient sur le retour des navires : l’assurance maritime prend forme. Chaque joueur paie une prime de 5 M par bateau.
card-H4-10 = Le Point Quatre
card-H4-10-date = 20 janvier 1949
text-H4-10 = Le président Truman propose d’envoyer des techniciens dans les pays moins développés. Pendant trois tours de table, les frais de mise en valeur des pays situés hors d’Europe sont réduits d’un quart.
card-H5-01 = La peste noire
card-H5-01-date = 1347
text-H5-01 = Des navires venus de la mer Noire apportent la peste à Messine ; en cinq ans, l’Europe perd environ un tiers de ses habitants. Chaque joueur paie 10 M par pays d’Europe qu’il possède.
card-H5-02 = La guerre de Sept Ans
card-H5-02-date = 1756
text-H5-02 = On se bat en Silésie, au Canada, en Inde, aux Antilles et sur toutes les mers : c’est déjà une guerre mondiale. La guerre est déclarée.
card-H5-02-asterisk = La première moitié des joueurs dans l’ordre des numéros (arrondie par excès) est alliée contre les autres.
card-H5-03 = Sarajevo
card-H5-03-date = 28 juin 1914
text-H5-03 = L’archiduc héritier d’Autriche est assassiné ; par le jeu des alliances, l’Europe prend feu en six semaines. La guerre est déclarée.
card-H5-03-asterisk = Les joueurs de numéro impair sont alliés contre les joueurs de numéro pair.
card-H5-04 = La Seconde Guerre mondiale
card-H5-04-date = 1er septembre 1939
text-H5-04 = L’Allemagne attaque la Pologne ; six ans de guerre sur tous les continents feront plus de cinquante millions de morts. La guerre est déclarée.
card-H5-04-asterisk = Les joueurs sont classés d’après leurs revenus : le premier, le quatrième et le cinquième sont alliés contre le deuxième, le troisième et le sixième.
card-H5-05 = La guerre de Corée
card-H5-05-date = 25 juin 1950
text-H5-05 = Le 38e parallèle est franchi à l’aube ; l’armistice de 1953 ramènera la frontière presque à son point de départ. La guerre est déclarée, mais seulement autour de la Corée (cases 4N13, 4N14, 5N13 et 5N14).
card-H5-05-asterisk = Tous les autres joueurs sont alliés contre celui qui a tiré la carte.
card-H5-06 = La crise de Suez
card-H5-06-date = novembre 1956
text-H5-06 = Des dizaines d’épaves coulées barrent le canal ; il ne sera dégagé qu’au printemps suivant. Le canal de Suez est fermé pendant six tours de table.
card-H5-07 = Le Krakatoa
card-H5-07-date = 27 août 1883
text-H5-07 = L’île volcanique explose entre Java et Sumatra ; le bruit s’entend à plus de quatre mille kilomètres et la mer emporte plus de trente-six mille personnes. Tous les bateaux qui se trouvent dans la case 1S11 sont perdus avec leur chargement ; le propriétaire de l’Indonésie paie 20 M.
card-H5-08 = Agadir et Valdivia
card-H5-08-date = 1960
text-H5-08 = Le 29 février, Agadir est détruite en quinze secondes ; le 22 mai, un séisme géant secoue le Chili et lance à travers le Pacifique une vague qui frappe Hawaï et le Japon. Les propriétaires du Maroc et du Chili paient chacun 15 M, celui du Japon 10 M.
card-H5-09 = Les criquets pèlerins
card-H5-09-date = 1954
text-H5-09 = Un essaim couvre le Sous marocain et dévore en quelques semaines les vergers d’orangers ; d’autres ravagent l’Afrique, du Sénégal à l’Éthiopie. Chaque joueur paie 5 M par pays d’Afrique qu’il possède.
card-H5-10 = La crise de Cuba
card-H5-10-date = octobre 1962
text-H5-10 = Des fusées sont découvertes à Cuba ; la flotte américaine met l’île en quarantaine et, pendant treize jours, le monde retient son souffle. Pendant deux tours de table, aucun bateau ne peut entrer dans les cases 3N28, 3N29, 2N28 et 2N29, ni en sortir.

# Pays, et leurs capitales
card-DE = Allemagne fédérale
capital-DE = Bonn
card-BE = Belgique
capital-BE = Bruxelles
card-ES = Espagne
capital-ES = Madrid
card-FI = Finlande
capital-FI = Helsinki
card-FR = France
capital-FR = Paris
card-GR = Grèce
capital-GR = Athènes
card-IT = Italie
capital-IT = Rome
card-GB = Royaume-Uni
capital-GB = Londres
card-SE = Suède
capital-SE = Stockholm
card-CH = Suisse
capital-CH = Berne
card-ZA = Afrique du Sud
capital-ZA = Pretoria
card-DZ = Algérie
capital-DZ = Alger
card-CD = Congo (Léopoldville)
capital-CD = Léopoldville
card-EG = Égypte (R.A.U.)
capital-EG = Le Caire
card-ET = Éthiopie
capital-ET = Addis-Abeba
card-MG = Madagascar
capital-MG = Tananarive
card-MA = Maroc
capital-MA = Rabat
card-NG = Nigeria
capital-NG = Lagos
card-ZW = Rhodésie du Sud
capital-ZW = Salisbury
card-SN = Sénégal
capital-SN = Dakar
card-SA = Arabie saoudite
capital-SA = Riyad
card-LK = Ceylan
capital-LK = Colombo
card-KR = Corée du Sud
capital-KR = Séoul
card-IQ = Irak
capital-IQ = Bagdad
card-IR = Iran
capital-IR = Téhéran
card-IL = Israël
capital-IL = Jérusalem
card-JP = Japon
capital-JP = Tokyo
card-KW = Koweït
capital-KW = Koweït
card-PK = Pakistan
capital-PK = Rawalpindi
card-TR = Turquie
capital-TR = Ankara
card-AU = Australie
capital-AU = Canberra
card-MM = Birmanie
capital-MM = Rangoon
card-KH = Cambodge
capital-KH = Phnom Penh
card-HK = Hong Kong
capital-HK = Victoria
card-ID = Indonésie
capital-ID = Djakarta
card-MY = Malaisie
capital-MY = Kuala Lumpur
card-NZ = Nouvelle-Zélande
capital-NZ = Wellington
card-PH = Philippines
capital-PH = Manille
card-SG = Singapour
capital-SG = Singapour
card-TH = Thaïlande
capital-TH = Bangkok
card-AR = Argentine
capital-AR = Buenos Aires
card-BR = Brésil
capital-BR = Brasilia
card-CA = Canada
capital-CA = Ottawa
card-CL = Chili
capital-CL = Santiago
card-CO = Colombie
capital-CO = Bogota
card-JM = Jamaïque
capital-JM = Kingston
card-MX = Mexique
capital-MX = Mexico
card-PE = Pérou
capital-PE = Lima
card-UY = Uruguay
capital-UY = Montevideo
card-VE = Venezuela
capital-VE = Caracas

# Noms abrégés de pays, là où la carte n’a pas de place pour plus
map-DE = R.F.A.
map-CH = Suisse
map-GB = R.-Uni
map-IL = Isr.
map-KW = Kow.

# Séries
series-1 = Europe
series-2 = Afrique
series-3 = Asie
series-4 = Océanie et Asie du Sud-Est
series-5 = Amérique
series-H1 = Dates importantes de l’histoire
series-H2 = Fleuves, canaux et détroits
series-H3 = Lieux à découvrir
series-H4 = Économie mondiale
series-H5 = Guerres et fléaux
canal-suez = le canal de Suez
canal-panama = le canal de Panama

# Ce que dessine la table
piece-base = Base de { $seat } : { $place }
piece-flag = { $place } : pays de { $seat }
piece-deal = { $place } : un pays que vous pouvez mettre en valeur
piece-prize = { $place } : une prime à gagner
piece-tender = { $place } : pays à mettre en valeur
overlay-war = Cases en guerre
overlay-war-word = Guerre
album-countries = Pays
album-history = Histoire
country-open = À mettre en valeur
country-in-pack = Encore au paquet
card-cost = Coût
card-instead = au lieu de { $amount } M
card-income = Revenu
card-yields = Revenu pour cent du coût
card-turn = Retourner la carte
# Les primes qui attendent sur la carte, dont le texte se déplie, puis celles qui n’y ont pas de place
open-prizes = Primes à gagner : { $sums }
open-H1-05 = Prime de { $amount } M : le premier dont un même bateau fait le tour complet du monde.
open-H3-02 = Prime de { $amount } M : le premier qui amène une jeep dans une case du pôle Sud (rangée 9S).
card-prize = { $amount } M à gagner
card-runs =
    { $rounds ->
        [0] En cours
        [one] Encore un tour de table
       *[other] Encore { $rounds } tours de table
    }
card-under = Revenue sous le paquet
race =
    { $left ->
        [0] Plus de { $target } M de revenus
       *[other] encore { $left } M pour gagner
    }
war-now =
    { $kind ->
        [ship] Combat de bateaux : { $at }
        [plane] Combat d’avions : { $at }
       *[jeep] Combat de jeeps : { $at }
    }

# Les robots
mousse-rule = Il va vers les pays proches qui rapportent beaucoup, et ne cherche jamais la guerre.

# Ce que chacun a reçu et payé, et ce qui fait un revenu
account-dividends = Dividendes
account-prize = Primes
account-paid = Cartes historiques
account-developed = Pays mis en valeur
account-buy = Pièces achetées
account-sold = Pays vendus à la banque
account-share = Parts versées aux alliés
account-shared = Argent de ceux qui se retirent
worth-country = { $card } ({ $amount } M)
