# Marco Polo : ce que disent la page et le terminal.
# Les noms des joueurs sont des variables : rien ne s’accorde avec eux.
# Les sommes sont en besants (b).

game-about = De Venise à la cour du Grand Khan et retour, par les caravanes et par les mers : une mission secrète, et une fortune à rapporter.
game-board-note = Le plateau imprimé et la roulette sont perdus. Les cartes, les sommes, Venise, Khanbalik, les quatre villes de mission et trois villes des cartes Hasard viennent de la règle d’origine ; les autres étapes, les lignes, les couleurs des comptoirs et les nombres de la roulette sont notre reconstitution.

# Le but, auprès de la question, pour qui découvre le jeu
game-goal =
    Soyez le premier à rentrer à Venise avec { $seats ->
        [2] { 1100 }
        [3] { 900 }
       *[other] { 700 }
    } b, des vivres, des étoffes et des animaux, la mission du Khan accomplie{ $rounds ->
        [0] { "" }
       *[other] , ou le plus riche après { $rounds } tours de table si personne n’est rentré
    } : vous avez { $wealth } b en tout.
game-goal-brief =
    Le but : rentrer à Venise, mission accomplie, avec { $seats ->
        [2] { 1100 }
        [3] { 900 }
       *[other] { 700 }
    } b (vous : { $wealth } b).

party-bank = la Banque
party-loot = la case butin

# Lieux
place-acre = Saint-Jean-d’Acre
place-aden = Aden
place-aidab = Aïdhab
place-alep = Alep
place-alexandrie = Alexandrie
place-almaliq = Almaliq
place-andrinople = Andrinople
place-badakhchan = Badakhchan
place-bagdad = Bagdad
place-balkh = Balkh
place-bassora = Bassora
place-bechbalik = Bechbalik
place-belgrade = Belgrade
place-bengale = Bengale
place-bintan = Bintan
place-boukhara = Boukhara
place-calicut = Calicut
place-cambay = Cambay
place-camul = Camoul
place-candie = Candie
place-ceylan = Ceylan
place-cha_tcheou = Cha-tchéou
place-champa = Champa
place-chang_tou = Chang-tou
place-constantinople = Constantinople
place-corfou = Corfou
place-coromandel = Coromandel
place-gobi = Désert de Gobi
place-java = Java
place-kachgar = Kachgar
place-kan_tcheou = Kan-tchéou
place-karakorum = Karakorum
place-kerman = Kerman
place-khanbalik = Khanbalik
place-khotan = Khotan
place-kyoto = Kyoto
place-laias = Laïas
place-le_caire = Le Caire
place-lhassa = Lhassa
place-lop = Lop
place-maldives = Maldives
place-mandalay = Mandalay
place-manille = Manille
place-mer_jaune = Mer Jaune
place-mer_noire = Mer Noire
place-mer_rouge = Mer Rouge
place-mogadiscio = Mogadiscio
place-nepal = Népal
place-nichapour = Nichapour
place-nicobar = Nicobar
place-ning_hia = Ning-hia
place-ormuz = Ormuz
place-ourguentch = Ourguentch
place-pagan = Pagan
place-pamir = Pamir
place-quinsay = Quinsay
place-samarcande = Samarcande
place-sarai = Saraï
place-sava = Sava
place-si_ngan = Si-ngan-fou
place-sivas = Sivas
place-socotra = Socotra
place-soldaia = Soldaïa
place-sou_tcheou = Sou-tchéou
place-sumatra = Sumatra
place-tabriz = Tauris
place-tchi_kou = Tchi-kou
place-tching_tou = Tching-tou
place-tibet = Marches du Tibet
place-trebizonde = Trébizonde
place-venise = Venise
place-yang_tcheou = Yang-tchéou-fou
place-yunnan = Yunnan-fou
place-zaitun = Zaïton
place-zanzibar = Zanzibar

# Où l’on est : ce qui ne se dit pas avec « à »
at-bengale = au Bengale
at-coromandel = au Coromandel
at-gobi = dans le désert de Gobi
at-le_caire = au Caire
at-maldives = aux Maldives
at-mer_jaune = en mer Jaune
at-mer_noire = en mer Noire
at-mer_rouge = en mer Rouge
at-nepal = au Népal
at-nicobar = aux îles Nicobar
at-pamir = au Pamir
at-tibet = aux marches du Tibet

# Couleurs et leurs marchandises
colour-blue = Vivres et épices
colour-green = Étoffes et tapis
colour-purple = Bijoux et gemmes
colour-yellow = Animaux rares

# Cartes; les marchandises avec leur valeur, que montrent aussi leurs dessins
card-yellow_porcupines = Porcs-épics (30)
card-yellow_monkeys = Singes (30)
card-yellow_yaks = Yacks (50)
card-yellow_camels = Chameaux (50)
card-yellow_elephants = Éléphants (50)
card-yellow_tigers = Tigres (50)
card-yellow_falcons = Faucons (80)
card-yellow_peacocks = Paons (80)
card-yellow_giraffes = Girafes (80)
card-purple_topaz = Topaze (30)
card-purple_lapis = Lapis-lazuli (30)
card-purple_silver = Bijoux en argent (50)
card-purple_pearls = Perles (50)
card-purple_sapphires = Saphirs (50)
card-purple_diamonds = Diamants (50)
card-purple_rubies = Rubis géants (80)
card-purple_amethysts = Améthystes (80)
card-purple_gold = Bijoux en or (80)
card-blue_almonds = Amandes (30)
card-blue_dates = Dattes (30)
card-blue_coconuts = Noix de coco (50)
card-blue_bananas = Bananes (50)
card-blue_perfumes = Parfums (50)
card-blue_herbs = Plantes médicinales (50)
card-blue_spices = Épices rares (80)
card-blue_tea = Thé (80)
card-blue_rhubarb = Rhubarbe (80)
card-green_woollens = Vêtements de laine (30)
card-green_rugs = Petits tapis (30)
card-green_tapestries = Tapisseries (50)
card-green_hides = Peaux de bêtes (50)
card-green_silks = Soieries (50)
card-green_furs = Zibeline et hermine (50)
card-green_gold_robes = Habits d’or (80)
card-green_carpets = Tapis (80)
card-green_cottons = Cotonnades brodées (80)

card-yellow_zanzibar = Cap sur Zanzibar
card-yellow_birthday = Votre anniversaire
card-yellow_hunt = Chasse impériale
card-yellow_astrologer = L’astrologue
card-yellow_pope = L’ennui du pape
card-purple_insult = Un dignitaire offensé
card-purple_chief = La faveur d’un chef
card-purple_danger = Seul et menacé
card-purple_bath = Le bain
card-purple_join = Rattraper un marchand
card-blue_new_year = Nouvel An chinois
card-blue_wind = Vent portant
card-blue_typhoon = Typhon
card-blue_khan = Sous l’aile du Khan
card-blue_join = Une voile amie
card-green_volcano = Le volcan gronde
card-green_join = Halte au caravansérail
card-green_karakorum = Ordre du Khan
card-green_language = Leçons de tartare
card-green_machines = Machines de guerre

text-yellow_zanzibar = Le Khan l’ordonne : vous partez tout droit pour Zanzibar.
text-yellow_birthday = On fête votre naissance : chacun des autres marchands vous donne 40 besants.
text-yellow_hunt = Le Khan vous emmène à la chasse, et la prise est bonne : tirez encore une carte de cette pile, sans payer.
text-yellow_astrologer = Avant de repartir, vous faites lire les astres. Il en coûte 20 besants.
text-yellow_pope = Le pape cherche de la compagnie. Si cela vous plaît, envoyez à Saint-Jean-d’Acre un marchand, ou allez-y vous-même.
text-purple_insult = Un mot de travers devant un notable du pays : 30 besants pour l’apaiser.
text-purple_chief = Un chef de tribu vous prend sous sa garde : tirez encore deux cartes de cette pile, sans payer.
text-purple_danger = Le péril est proche. Faites venir auprès de vous le marchand que vous voulez.
text-purple_bath = La poussière de la route s’en va, 20 besants avec elle.
text-purple_join = Si cela vous plaît, rejoignez un marchand : il vous cède au hasard une de ses marchandises contre 30 besants.
text-blue_new_year = Pétards et lanternes ! Chacun des autres marchands vous donne 30 besants.
text-blue_wind = Les voiles se gonflent : après ce tour, vous en jouez deux autres de suite.
text-blue_typhoon = Votre bateau est au fond. Un autre vous coûte 30 besants.
text-blue_khan = Le Khan veille sur vous : tirez encore une carte de cette pile, sans payer.
text-blue_join = Si cela vous plaît, rejoignez un marchand : il vous cède au hasard une de ses marchandises contre 30 besants.
text-green_volcano = La montagne crache du feu. Une offrande de 20 besants calmera son dieu.
text-green_join = Si cela vous plaît, rejoignez un marchand : il vous cède au hasard une de ses marchandises contre 30 besants.
text-green_karakorum = Le Khan réclame un messager : envoyez à Karakorum le marchand que vous voulez, sauf vous.
text-green_language = Un maître vous apprend à parler tartare, pour 20 besants.
text-green_machines = Vos catapultes ont fait tomber une ville, et le Khan vous récompense : tirez encore une carte de cette pile, sans payer.

card-table_kyoto = Table d’Or (Kyoto)
card-table_lhassa = Table d’Or (Lhassa)
card-table_mandalay = Table d’Or (Mandalay)
card-table_manille = Table d’Or (Manille)
card-secret_fireworks = les feux d’artifice
card-secret_helicopter = l’hélicoptère miniature
card-secret_kite = le cerf-volant qui emporte un homme
card-secret_paper = le papier et l’imprimerie

own-hand = Votre main : { $hand }

# Compteurs
counter-cash =
    { $number ->
        [one] besant
       *[other] besants
    }
counter-cards =
    { $number ->
        [one] marchandise
       *[other] marchandises
    }
counter-round = Tour de table
counter-round-last = Dernier tour de table
counter-round-of =
    { $round ->
        [0] Tirage au sort
       *[other]
            { $rounds ->
                [0] Tour de table { $round }
               *[other] Tour de table { $round } sur { $rounds }
            }
    }

# Pièces
piece-pawn = Marchand ({ $seat }) : { $place }

# Options
option-lot = Tirer au sort qui commence
option-lot-help = Sinon, c’est la première place qui commence : mettez-y le plus jeune.
setup-real-dice = Avec de vrais dés et une vraie roulette
setup-real-dice-help = Vous lancez vous-mêmes et indiquez ce qui sort.
option-gifts = Présents que le Khan attend
option-gifts-help = Une option de nous : avec deux au lieu de trois, la mission est plus proche, et la partie plus courte.
option-gifts-word =
    { $value ->
        [2] deux
       *[3] trois
    }
option-rounds = Nombre de tours de table
option-rounds-help = Après le dernier, la plus grande fortune l’emporte. Avec 0, on joue jusqu’au retour d’un marchand, fortune faite.

# Ce qui est demandé
question-lot = On tire au sort qui commence.
question-ruin = { $seat } : rendre le peu qui reste et repartir de Venise ?
question-announce =
    { $modes ->
        [one]
            { $khan ->
                [closed] { $seat } : d’ici, { $mode ->
                    [land] par terre
                   *[sea] par mer
                } seulement : Khanbalik vous reste fermée.
               *[open] { $seat } : d’ici on ne part que { $mode ->
                    [land] par terre
                   *[sea] par mer
                }.
            }
       *[other]
            { $again ->
                [yes] { $seat } rejoue : annoncez Terre ou Mer.
               *[no] { $seat } : annoncez Terre ou Mer.
            }
    }
question-spin =
    { $modes ->
        [one]
            { $khan ->
                [closed] { $seat } : d’ici, { $mode ->
                    [land] par terre
                   *[sea] par mer
                } seulement : Khanbalik vous reste fermée. Lancez la roulette.
               *[open] { $seat } : d’ici on ne part que { $mode ->
                    [land] par terre
                   *[sea] par mer
                }. Lancez la roulette.
            }
       *[other]
            { $mode ->
                [land] { $seat } : Terre. Lancez la roulette.
               *[sea] { $seat } : Mer. Lancez la roulette.
            }
    }
question-attack =
    { $mode ->
        [land] { $seat } : des bandits attaquent. Combattre, ou montrer la Table d’Or et rejouer ?
       *[sea] { $seat } : des corsaires attaquent. Combattre, ou montrer la Table d’Or et rejouer ?
    }
question-black =
    { $mode ->
        [land] { $seat } : lancez le dé noir, celui des bandits.
       *[sea] { $seat } : lancez le dé noir, celui des corsaires.
    }
question-white =
    { $mode ->
        [land] { $seat } : lancez votre dé, le blanc. { $black ->
            [1] Tout nombre bat les bandits.
           *[other] Il faut au moins { $black } pour battre les bandits.
        }
       *[sea] { $seat } : lancez votre dé, le blanc. { $black ->
            [1] Tout nombre bat les corsaires.
           *[other] Il faut au moins { $black } pour battre les corsaires.
        }
    }
question-ransom =
    { $mode ->
        [land] { $seat } : donnez une marchandise aux bandits, ou payez { $amount } b.
       *[sea] { $seat } : donnez une marchandise aux corsaires, ou payez { $amount } b.
    }
question-move =
    { $number ->
        [one] { $seat } : avancez d’une étape.
       *[other] { $seat } : avancez de { $number } étapes, ou arrêtez-vous avant, à un comptoir ou un port.
    }
question-gifts =
    { $number ->
        [one] { $seat } : choisissez le dernier présent pour le Khan.
       *[other] { $seat } : choisissez vos présents pour le Khan, encore { $number }.
    }
question-table = Le Khan remet une Table d’Or.
question-secret = La mission est accomplie : un Secret de l’Orient.
question-trade =
    { $may ->
        [sell] { $seat } : vous pouvez vendre, puis acheter.
        [raise] { $seat } : pour acheter ({ $amount } b la carte), vendez d’abord.
        [buy] { $seat } : achetez, ou finissez le tour.
        [poor] { $seat } : une carte coûte { $amount } b, et vous avez moins. Finissez le tour.
       *[end] { $seat } : plus rien à faire ici, finissez le tour.
    }
question-draw = On tire la carte du dessus.
question-take = On tire une carte dans l’éventail.
question-debt = { $seat } : vous devez { $due } b et en avez { $cash }. Vendez à la Banque de quoi payer.
question-send = { $seat } : « { $card } ». Qui part en voyage ?
question-call = { $seat } : « { $card } ». Qui doit vous rejoindre ?
question-join =
    { $may ->
        [pay] { $seat } : quel marchand rejoindre ? Partir d’ici met fin à vos achats.
       *[travel] { $seat } : « { $card } ». Qui rejoindre ? Sans 30 b, pas d’achat.
    }

# Ce qui peut être fait
group-announce = Terre ou Mer
group-move = Aller
group-stay = Rester
group-give = Donner une marchandise en rançon
group-pay = Payer
group-sell = Vendre
group-buy = Acheter à la pile
group-demand = Acheter à un marchand
group-send = Envoyer
group-call = Appeler
group-join = Rejoindre
group-decline = Renoncer
group-gift = Présent pour le Khan
group-venice = Venise
group-fight = Combattre
group-refuse = Refuser
group-done = Finir
action-first = { $seat }
action-announce =
    { $mode ->
        [land] Terre
       *[sea] Mer
    }
action-spin =
    { $face ->
        [bandit] Bandit
        [corsaire] Corsaire
       *[other] { $face }
    }
action-move = Aller : { $place }
action-stay = Rester sur place
action-fight = Combattre
action-refuse = Refuser le combat et rejouer
action-black = { $face }
action-white = { $face }
action-give = Donner : { $card }
action-pay = Payer la rançon (50 b)
action-sell = Vendre : { $card }
action-buy = Acheter la carte du dessus (20 b)
action-draw = { $card }
action-demand = Prendre une carte à { $seat } (30 b)
action-take = { $card }
action-send = Envoyer { $seat }
action-call = Appeler { $seat }
action-join = Rejoindre { $seat }
action-decline = Ne rien faire
action-gift = Offrir : { $card }
action-table = { $card }
action-secret = { $card }
action-venice = Repartir de Venise (240 b)
action-done = Finir le tour

# Ce que montre la table
verb-announce = Annoncer
verb-sell = Vendre
verb-buy = Acheter
verb-demand = Acheter à un marchand
verb-give = Donner
turning-throw = La roulette : { $seat } passe de { $before } à { $after } de chances de gagner.
roll-spin = Lancer la roulette
roll-black = Lancer le dé noir, celui de l’ennemi
roll-white = Lancer votre dé, le blanc
enter-spin = Que montre votre roulette ?
enter-black = Que montre le dé noir, celui de l’ennemi ?
enter-white = Que montre votre dé, le blanc ?
announce-spins = puis la roulette tourne
short-move = { $place }
short-sell = { $card }
short-give = { $card }
short-gift = { $card }
short-demand = Acheter à { $seat }
short-send = { $seat }
short-call = { $seat }
short-join = { $seat }

# Ce que le terminal montre
seen-mission = Mission accomplie : { $card }
seen-extra-turns =
    { $number ->
        [one] Encore un tour de suite
       *[other] Encore { $number } tours de suite
    }
seen-fortune = Votre fortune : { $wealth } b, et il en faut { $target }
seen-loot =
    { $cards ->
        [0] Sur la case butin : { $amount } b
       *[other]
            { $amount ->
                [0] Sur la case butin : { $hand }
               *[other] Sur la case butin : { $amount } b et { $hand }
            }
    }

# Ce qui arrive
event-opener = { $seat } ouvre le jeu.
event-round =
    { $rounds ->
        [0] Tour de table { $number }.
       *[other] Tour de table { $number } sur { $rounds }.
    }
event-turn = À { $seat } de jouer.
event-extra-turn =
    { $left ->
        [0] Le vent souffle toujours : { $seat } rejoue, une dernière fois.
        [one] Le vent souffle toujours : { $seat } rejoue, et rejouera encore.
       *[other] Le vent souffle toujours : { $seat } rejoue, et encore { $left } fois ensuite.
    }
event-announce =
    { $mode ->
        [land] { $seat } annonce « Terre ».
       *[sea] { $seat } annonce « Mer ».
    }
event-spin = La roulette dit { $face }.
event-attack =
    { $face ->
        [bandit] La roulette dit « Bandit » : { $seat } n’avance pas, on l’attaque !
       *[corsaire] La roulette dit « Corsaire » : { $seat } n’avance pas, on l’attaque !
    }
event-accept =
    { $mode ->
        [land] { $seat } relève le défi des bandits.
       *[sea] { $seat } relève le défi des corsaires.
    }
event-safe-conduct =
    { $mode ->
        [land] { $seat } montre la Table d’Or : les bandits s’inclinent, et la roulette repart.
       *[sea] { $seat } montre la Table d’Or : les corsaires s’inclinent, et la roulette repart.
    }
event-black =
    { $mode ->
        [land] Le dé noir des bandits : { $face }.
       *[sea] Le dé noir des corsaires : { $face }.
    }
event-white = Le dé blanc de { $seat } : { $face }, contre { $black }.
event-lost =
    { $mode ->
        [land] Les bandits l’emportent : { $seat } doit une rançon.
       *[sea] Les corsaires l’emportent : { $seat } doit une rançon.
    }
event-prefer = { $seat } préfère payer la rançon, { $amount } b.
event-give = { $seat } laisse une marchandise en rançon : { $card }.
event-prize =
    { $mode ->
        [land]
            { $cards ->
                [0] Les bandits fuient : { $seat } prend le butin, { $amount } b.
               *[other]
                    { $amount ->
                        [0] Les bandits fuient : { $seat } prend le butin, { $hand }.
                       *[other] Les bandits fuient : { $seat } prend le butin, { $amount } b et { $hand }.
                    }
            }
       *[sea]
            { $cards ->
                [0] Les corsaires fuient : { $seat } prend le butin, { $amount } b.
               *[other]
                    { $amount ->
                        [0] Les corsaires fuient : { $seat } prend le butin, { $hand }.
                       *[other] Les corsaires fuient : { $seat } prend le butin, { $amount } b et { $hand }.
                    }
            }
    }
# Qui achète des marchandises ne perd rien.
news-won = { $seat } reçoit { $amount } b en tout : { $parts }.
news-even = { $seat } reçoit et paie autant : { $parts }.
news-lost = { $seat } dépense { $amount } b en tout : { $parts }.
news-won-own = Vous recevez { $amount } b en tout : { $parts }.
news-even-own = Vous recevez et payez autant : { $parts }.
news-lost-own = Vous dépensez { $amount } b en tout : { $parts }.
event-no-prize =
    { $mode ->
        [land] Les bandits fuient, mais la case butin est vide : il n’y a rien à prendre.
       *[sea] Les corsaires fuient, mais la case butin est vide : il n’y a rien à prendre.
    }
event-pay =
    { $why ->
        [ransom] { $payer } dépose { $amount } b sur la case butin.
        [each] { $payer } donne { $amount } b à { $payee }.
        [transaction] { $payer } donne { $amount } b à { $payee }.
        [card] { $payer } paie { $amount } b pour une carte.
       *[fine] { $payer } paie { $amount } b à la Banque.
    }
event-forgiven = { $seat } n’a plus rien : une dette de { $amount } b est oubliée.
event-move = { $seat } fait étape { $to-at }.
event-stay = { $seat } ne peut aller nulle part et reste { $at-at }.
event-sale = { $seat } vend à la Banque : { $card }.
event-table-sold = { $seat } vend sa « { $card } » pour { $amount } b, et n’a donc plus de Table d’Or.
event-secret-sold = { $seat } vend un Secret de l’Orient ({ $card }) pour { $amount } b.
event-draw =
    { $colour ->
        [blue] { $seat } tire une carte de vivres : { $card }.
        [green] { $seat } tire une carte d’étoffes : { $card }.
        [purple] { $seat } tire une carte de bijoux : { $card }.
       *[yellow] { $seat } tire une carte d’animaux : { $card }.
    }
event-draw-hidden =
    { $colour ->
        [blue] { $seat } tire une carte de vivres.
        [green] { $seat } tire une carte d’étoffes.
        [purple] { $seat } tire une carte de bijoux.
       *[yellow] { $seat } tire une carte d’animaux.
    }
event-hasard = Hasard ! { $seat } retourne « { $card } ».
event-empty =
    { $colour ->
        [blue] La pile des vivres est vide.
        [green] La pile des étoffes est vide.
        [purple] La pile des bijoux est vide.
       *[yellow] La pile des animaux est vide.
    }
event-demand = { $seat } veut une marchandise de { $other }.
event-take = { $seat } tire une carte de { $other } : { $card }.
event-take-hidden = { $seat } tire une carte de { $other }.
event-no-transaction =
    { $lack ->
        [cash] Pas de transaction avec { $other } : { $seat } n’a pas les 30 b.
        [goods] Pas de transaction avec { $seat } : { $other } n’a pas de marchandises.
       *[both] Pas de transaction : { $seat } n’a pas les 30 b, ni { $other } de marchandises.
    }
event-wind =
    { $number ->
        [one] { $seat } aura encore un tour.
       *[other] { $seat } aura encore { $number } tours de suite.
    }
event-fly =
    { $effect ->
        [send] « { $card } » : { $other } envoie { $seat } tout droit { $to-at }.
        [call_merchant] « { $card } » : { $other } appelle { $seat }, qui se rend tout droit { $to-at }.
       *[other] « { $card } » : { $seat } se rend tout droit { $to-at }.
    }
event-already-there = { $owner } est déjà { $at-at }.
event-join = { $seat } rejoint { $other }.
event-decline = { $seat } renonce à « { $card } ».
event-nobody = « { $card } » : personne ne peut venir.
event-turned-away = { $seat } appelle { $other } au palais, mais la porte du Khan reste fermée.
event-gift = { $seat } offre au Khan : { $card }.
event-table = Le Khan remercie { $seat } de ses présents : { $card }, la ville de la mission secrète.
event-table-hidden = Le Khan donne à { $seat } une Table d’Or, et une ville où se rendre en secret.
event-mission = Mission accomplie pour { $seat } : { $card }.
event-secret = { $seat } apprend un Secret de l’Orient : { $card }.
event-restart = { $seat } repart de Venise avec { $amount } b.
event-go-on = { $seat } continue, les poches vides.
event-not-yet = { $seat } passe à Venise, sans fortune faite.
event-win = { $seat } rentre à Venise, fortune faite : { $amount } b ! Saluez Messer Million.
event-unfinished = { $seat } montre sa Table d’Or : { $card }. La mission n’était pas accomplie.
event-hand =
    { $cards ->
        [0] { $seat } n’a pas de marchandises. Fortune : { $amount } b.
       *[other] { $seat } montre son jeu : { $hand }. Fortune : { $amount } b.
    }
event-end =
    { $reason ->
        [limit] Le dernier tour de table est joué : voici les comptes.
       *[home] La partie est finie.
    }

# À la fin
curve-title = La fortune de chacun, en besants (b)
end-unit = b
reason-home = Le premier qui rentre à Venise fortune faite est Messer Million, et gagne.
reason-limit = Les tours de table convenus sont joués : la plus grande fortune l’emporte.

# Ce qui s’est passé depuis le dernier tour : ce que l’on y perd ou gagne, puis les autres, place par place
since-paid =
    { $why ->
        [each] Vous payez { $amount } b à { $payee } : une carte Hasard le demande à chacun.
       *[other] Vous payez { $amount } b à { $payee }.
    }
since-received =
    { $why ->
        [table-sold] Votre Table d’Or est vendue pour payer une dette : vous recevez { $amount } b ({ $payer }).
        [secret-sold] Un Secret de l’Orient est vendu pour payer une dette : vous recevez { $amount } b ({ $payer }).
        [sale]
            { $cards ->
                [one] Pour payer, il a fallu vendre { $card } : la Banque vous en donne { $amount } b.
               *[other] Pour payer, il a fallu vendre { $cards } marchandises : la Banque vous en donne { $amount } b.
            }
        [transaction] Vous recevez { $amount } b ({ $payer }), le prix d’une marchandise.
       *[other] Vous recevez { $amount } b ({ $payer }).
    }
since-near-home =
    { $seat } peut bientôt gagner : mission accomplie, Secret appris, Venise à { $number ->
        [one] un tour
       *[other] { $number } tours
    } environ{ $luck ->
        [one] , un seul avec de la chance
       *[none] { "" }
    }. On lui voit { $amount } b sur { $target }, Table d’Or et Secret compris, et { $cards } marchandises.
since-missed-hasard = Vous avez retourné la carte Hasard « { $card } ».
since-missed-fly = Elle vous envoie tout droit { $to-at }, et votre tour finit là.
since-missed-table = Le Khan vous a donné une { $card } : c’est la ville de votre mission secrète.
since-missed-pay =
    { $why ->
        [ransom] Vous avez perdu le combat et n’aviez pas de marchandise : la rançon vous a coûté { $amount } b.
        [each] Vous donnez { $amount } b à { $payee }.
        [transaction] Vous donnez { $amount } b à { $payee }.
        [card] Vous payez { $amount } b pour une carte.
       *[fine] Elle vous a fait payer { $amount } b à la Banque.
    }
since-missed-pay-received = { $payer } vous donne { $amount } b.
since-missed-announce =
    { $mode ->
        [land] Vous annoncez « Terre ».
       *[sea] Vous annoncez « Mer ».
    }
since-missed-attack =
    { $face ->
        [bandit] La roulette dit « Bandit » : vous n’avancez pas, on vous attaque !
       *[corsaire] La roulette dit « Corsaire » : vous n’avancez pas, on vous attaque !
    }
since-missed-prefer = Vous préférez payer la rançon, { $amount } b.
since-missed-give = Vous laissez une marchandise en rançon : { $card }.
since-missed-move = Vous faites étape { $to-at }.
since-missed-sale = Vous vendez à la Banque : { $card }.
since-missed-gift = Vous offrez au Khan : { $card }.
since-missed-mission = Votre mission est accomplie : { $card }.
since-missed-white = Votre dé blanc : { $face }, contre { $black }.
since-missed-lost =
    { $mode ->
        [land] Les bandits l’emportent.
       *[sea] Les corsaires l’emportent.
    }
since-missed-draw =
    { $colour ->
        [blue] Vous tirez une carte de vivres : { $card }.
        [green] Vous tirez une carte d’étoffes : { $card }.
        [purple] Vous tirez une carte de bijoux : { $card }.
       *[yellow] Vous tirez une carte d’animaux : { $card }.
    }
since-missed-take = Vous tirez une carte de { $other } : { $card }.
since-missed-wind =
    { $number ->
        [one] Vous aurez encore un tour.
       *[other] Vous aurez encore { $number } tours de suite.
    }
since-missed-secret = Vous apprenez un Secret de l’Orient : { $card }.
since-missed-prize =
    { $cards ->
        [0] Vous avez gagné le combat et pris le butin : { $amount } b.
       *[other]
            { $amount ->
                [0] Vous avez gagné le combat et pris le butin : { $hand }.
               *[other] Vous avez gagné le combat et pris le butin : { $amount } b et { $hand }.
            }
    }
since-missed-no-prize = Vous avez gagné le combat, mais il n’y avait pas de butin.
since-you-take = { $seat } vous prend une marchandise : { $card }.
since-you-fly = { $other } tire « { $card } » : vous voilà { $to-at }, sans y commercer.
since-win = rentre à Venise, fortune faite
since-secret = apprend un Secret de l’Orient, { $card }
since-mission = accomplit sa mission, { $card }
since-table = reçoit une Table d’Or
since-restart = repart de Venise avec { $amount } b
since-prize =
    gagne un combat et le butin, { $cards ->
        [0] { $amount } b
       *[other]
            { $amount ->
                [0] { $hand }
               *[other] { $amount } b et { $hand }
            }
    }
since-no-prize = gagne un combat, sans butin
since-lost = perd un combat
since-give = laisse en rançon { $card }
since-prefer = paie la rançon, { $amount } b
since-table-sold = vend sa Table d’Or, { $amount } b
since-secret-sold = vend un Secret de l’Orient, { $amount } b
since-take = prend une marchandise à { $other }
since-gift = offre au Khan, { $card }
since-hasard =
    { $effect ->
        [pay_bank] tire la carte Hasard « { $card } » et paie { $number } b
        [collect_from_each] tire la carte Hasard « { $card } » : { $number } b de chacun des autres
        [extra_turns] tire la carte Hasard « { $card } » : { $number } tours de plus
       *[other] tire la carte Hasard « { $card } »
    }
since-fly = se rend tout droit { $to-at }
since-move = fait étape { $to-at }
since-sale = vend { $card }
since-draw =
    { $colour ->
        [blue] tire une carte de vivres
        [green] tire une carte d’étoffes
        [purple] tire une carte de bijoux
       *[yellow] tire une carte d’animaux
    }
since-stay = reste { $at-at }

# Ce qui est refusé
refuse-lot = Le sort ne peut désigner que quelqu’un de la table.
refuse-no-mode = On annonce Terre (land) ou Mer (sea).
refuse-mode =
    { $mode ->
        [land] Aucune ligne de terre ouverte ne part d’ici ({ $at }).
       *[sea] Aucune ligne de mer ne part d’ici ({ $at }).
    }
refuse-spin =
    { $mode ->
        [land] La partie terre de la roulette va de 1 à 4, ou dit « Bandit ».
       *[sea] La partie mer de la roulette va de 1 à 5, ou dit « Corsaire ».
    }
refuse-face = Le dé va de { $low } à { $high }.
refuse-no-place = Ce n’est pas une étape du plateau.
refuse-back = On ne revient pas au point de départ de ce tour.
refuse-taken = Un autre marchand occupe cette étape ({ $place }) : on peut la dépasser, pas s’y arrêter.
refuse-khan = On n’entre à Khanbalik qu’avec { $number } marchandises de 80 b, et sans Table d’Or.
refuse-reach = On ne peut pas s’arrêter là avec un { $number } : { $place }.
refuse-nowhere = Aucune étape n’est libre à cette distance : votre marchand reste sur place.
refuse-must-move = Votre marchand peut avancer : il le doit.
refuse-ransom = Vous n’avez pas de quoi réunir { $amount } b, même en vendant tout : donnez une marchandise.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-not-yours = On ne vend que ce que l’on a : une marchandise, la Table d’Or ou le Secret.
refuse-gift = Le Khan n’accepte que des marchandises de 80 b.
refuse-draw = Cette carte ne peut pas être tirée maintenant.
refuse-sell-first = On vend d’abord, on achète ensuite : après un achat, on ne vend plus dans le même tour.
refuse-not-both = Dans un même tour, on achète à la pile ou à un marchand, pas aux deux.
refuse-enough = Pas plus de { $number } cartes par tour à un comptoir.
refuse-too-poor = Il vous faut { $amount } b en billets.
refuse-empty =
    { $colour ->
        [blue] La pile des vivres est vide : rien à acheter ici.
        [green] La pile des étoffes est vide : rien à acheter ici.
        [purple] La pile des bijoux est vide : rien à acheter ici.
       *[yellow] La pile des animaux est vide : rien à acheter ici.
    }
refuse-one-demand = Une seule carte d’un marchand par tour.
refuse-nobody-here = Aucun marchand qui ait des marchandises n’est ici ({ $at }).
refuse-not-here = On ne commerce qu’avec un marchand qui est ici ({ $at }) et qui a des marchandises.
refuse-yourself = Cette carte est pour un autre marchand que vous.
refuse-nobody = Il faut choisir un marchand de la table.
refuse-call-khan = Ce marchand ne peut pas entrer à Khanbalik : il y faut { $number } marchandises, et pas de Table d’Or.
refuse-join-khan = Ce marchand est à Khanbalik, où vous ne pouvez pas entrer.
refuse-must = Cette carte doit être suivie.

# Ce que montre la table
hand-cards = Votre main
hand-empty = Vous n’avez aucune marchandise.
table-card = { $card }
ledger-title = Le chemin de la fortune
ledger-ready = Fortune faite : rentrez à Venise !
ledger-missing = { $wealth } b sur { $target } : il manque { $missing } b
ledger-enough = { $wealth } b sur { $target } : c’est assez
ledger-gifts =
    { $left ->
        [0] { $expected } présents de 80 b : Khanbalik est ouverte
       *[other] Présents de 80 b : { $number ->
            [0] aucun
            [1] un
           *[other] deux
        } sur { $expected }
    }
ledger-mission =
    { $town ->
        [kyoto] Votre mission : allez à Kyoto
        [lhassa] Votre mission : allez à Lhassa
        [mandalay] Votre mission : allez à Mandalay
       *[manille] Votre mission : allez à Manille
    }
ledger-secret =
    { $town ->
        [kyoto] Le Secret vous manque : retournez à Kyoto
        [lhassa] Le Secret vous manque : retournez à Lhassa
        [mandalay] Le Secret vous manque : retournez à Mandalay
       *[manille] Le Secret vous manque : retournez à Manille
    }
ledger-accomplished = Mission accomplie ; votre Secret de l’Orient vaut 240 b
ledger-colour =
    { $colour ->
        [blue] Vivres : { $number }
        [green] Étoffes : { $number }
       *[yellow] Animaux : { $number }
    }
ledger-later = À rapporter à Venise : { $least } ou { $most } de chaque
ledger-few = encore { $more } à trouver
ledger-fine = c’est bien
ledger-many = { $more } de trop
holds-table = Table d’Or
holds-unfinished = Mission non accomplie : { $card }
holds-mission = Mission accomplie
holds-secret = Secret : { $card }
extra-turns =
    { $number ->
        [one] encore un tour
       *[other] encore { $number } tours
    }
about-post =
    { $colour } : { $number ->
        [0] la pile est vide
        [one] une carte dans la pile
       *[other] { $number } cartes dans la pile
    }
about-next = La prochaine, déjà vue : { $card }
about-yellow = { $card } : un animal rare. Un comptoir que vous atteignez par votre propre marche l’achète ce nombre de b. Au retour, il vous faut un ou deux animaux.
about-green = { $card } : des étoffes. Un comptoir que vous atteignez par votre propre marche les achète ce nombre de b. Au retour, il vous faut une ou deux cartes d’étoffes.
about-blue = { $card } : des vivres. Un comptoir que vous atteignez par votre propre marche les achète ce nombre de b. Au retour, il vous faut une ou deux cartes de vivres.
about-purple = { $card } : un bijou. Un comptoir que vous atteignez par votre propre marche l’achète ce nombre de b. Vous pouvez en rapporter autant qu’il vous plaît.
about-table = { $card }, 240 b : allez dans cette ville. D’ici là, montrez-la pour refuser brigands et corsaires. Là-bas, vous apprenez un Secret de l’Orient ; puis rentrez.
about-start = On en part, et l’on y revient pour gagner.
about-capital =
    Le palais du Khan : on y entre avec { $gifts ->
        [2] deux marchandises de 80 b
        [3] trois marchandises de 80 b
       *[other] trois marchandises de 80 b, ou deux si on l’a convenu
    }.
about-shut =
    { $number ->
        [0] Vous n’en avez pas : pour vous, sa porte reste fermée.
        [one] Vous n’en avez qu’une : pour vous, sa porte reste fermée.
       *[other] Vous n’en avez que { $number } : pour vous, sa porte reste fermée.
    }
about-stop = Étape : on peut s’y arrêter, un seul marchand à la fois ; rien ne s’y vend.
about-port = Port : on peut s’y arrêter avant le compte ; au tour suivant, on repart par terre ou par mer.
about-merchant = Ici : { $seat }
about-numbers =
    { $mode ->
        [land] Nombres qui mènent ici par terre
       *[sea] Nombres qui mènent ici par mer
    } : { $numbers }
reach-title =
    { $mode ->
        [land] Terre : où mène chaque nombre
       *[sea] Mer : où mène chaque nombre
    }
reach-key =
    { $mode ->
        [land] mène là par terre : un 2, un 3 ou un 4
       *[sea] mène là par mer : un 1 ou un 3
    }
reach-list = Tout lire, nombre par nombre
reach-places = { $place }
reach-none = nulle part
loot-cash = Sur la case butin : { $amount } b
loot-cards =
    { $cards ->
        [one] Sur la case butin : une carte
       *[other] Sur la case butin : { $cards } cartes
    }
loot-both =
    { $cards ->
        [one] Sur la case butin : { $amount } b et une carte
       *[other] Sur la case butin : { $amount } b et { $cards } cartes
    }
loot-empty = La case butin, où vont les rançons, est vide.
fight-corsairs = { $seat } contre les corsaires
fight-bandits = { $seat } contre les bandits
fight-terms = À égalité ou mieux{ $face ->
        [0] { " " }(7 chances sur 12)
       *[other] { "" }
    }, le marchand gagne le butin. Sinon, c’est la rançon : une marchandise ou 50 b.
fight-lost =
    { $mode ->
        [land] Les bandits ont gagné : la rançon va sur la case butin.
       *[sea] Les corsaires ont gagné : la rançon va sur la case butin.
    }
die-black =
    { $face ->
        [0] l’ennemi, dé noir
       *[other] l’ennemi, dé noir : { $face }
    }
die-white =
    { $face ->
        [0] le marchand, dé blanc
       *[other] le marchand, dé blanc : { $face }
    }
debt-title = { $payer } doit { $amount } b à { $payee }
debt-cash = En caisse : { $amount } b ; il manque { $missing } b. Chaque carte rapporte sa valeur ; dès que la somme y est, le surplus et les autres cartes se gardent.
debt-treasure =
    { $must ->
        [no] Rien n’oblige à vendre { $kind ->
            [table] la Table d’Or
            [secret] le Secret
           *[both] la Table d’Or ou le Secret
        }.
       *[yes] { $must ->
            [only] Vous n’avez pas de marchandises
           *[yes] Vos marchandises ne suffisent pas
        } : il faut vendre { $kind ->
            [table] la Table d’Or. La Banque en donne
            [secret] le Secret. La Banque en donne
           *[both] la Table d’Or ou le Secret. La Banque donne de chacun
        } 240 b, et le surplus vous reste.
    }
barred-join = { $seat } est à Khanbalik, où vous ne pouvez pas entrer.
hasard-before =
    { $left ->
        [0] C’est « { $card } » qui l’a fait tirer, et qui n’a plus d’effet.
        [one] Celle-ci d’abord. Ensuite, « { $card } », tirée juste avant, donne encore une carte.
       *[other] Celle-ci d’abord. Ensuite, « { $card } », tirée juste avant, donne encore { $left } cartes.
    }
hasard-title = Hasard : { $card }
trade-title =
    { $at } : { $colour ->
        [blue] vivres et épices
        [green] étoffes et tapis
        [purple] bijoux et gemmes
       *[yellow] animaux rares
    }
trade-pile =
    { $known ->
        [0]
            { $number ->
                [0] La pile est vide.
                [one] Une carte dans la pile ; { $bought } sur 3 achetées ce tour.
               *[other] { $number } cartes dans la pile ; { $bought } sur 3 achetées ce tour.
            }
        [one]
            { $shuffled ->
                [0] Une carte dans la pile, déjà vue ; { $bought } sur 3 achetées ce tour.
               *[other] { $number } cartes dans la pile, dont une déjà vue, sous les autres ; { $bought } sur 3 achetées ce tour.
            }
       *[other]
            { $shuffled ->
                [0] { $number } cartes dans la pile, toutes déjà vues ; { $bought } sur 3 achetées ce tour.
               *[other] { $number } cartes dans la pile, dont { $known } déjà vues, sous les autres ; { $bought } sur 3 achetées ce tour.
            }
    }
buy-chance =
    { $chance ->
        [0] c’est une marchandise
       *[other]
            { $rest ->
                [0] c’est une carte Hasard : il n’en reste pas d’autre sorte au-dessus
               *[other] une carte Hasard, { $chance } fois sur { $among }
            }
    }
# Sous les cartes mélangées, tous savent laquelle vient ; ce que fait une carte Hasard suit
buy-known = la prochaine, déjà vue : { $card }
buy-known-chance = c’est la carte Hasard « { $card } », déjà vue, puis remise sous la pile.
trade-demanded = Achat à un marchand : rien de la pile à ce tour.
trade-order = Plus de vente à ce tour : on vend avant d’acheter.
merchant-at =
    { $cards ->
        [0] { $place }, sans marchandises
        [one] { $place }, une marchandise
       *[other] { $place }, { $cards } marchandises
    }
merchant-goods =
    { $cards ->
        [one] 30 b, sa seule marchandise
       *[other] 30 b, une carte au hasard parmi { $cards }
    }
treasure-table = la Banque en donne 240 b
treasure-secret = un Secret de l’Orient : la Banque en donne 240 b
treasure-lost-table = Sans la Table d’Or, plus de mission : il faudra en regagner une à Khanbalik.
treasure-lost-secret = Sans Secret, pas de fortune faite : il faudra en regagner un dans la ville de votre mission.
pay-sells-first = vous avez { $amount } b : il faudrait d’abord vendre
buy-ends-sales = ensuite, plus de vente à ce tour
fight-won = { $seat } gagne le combat
fight-beaten = { $seat } perd le combat

# Les robots
mousse-rule = Il va tout droit au but et s’arrête aux comptoirs où il y a quelque chose d’utile à acheter.
hint-way =
    { $luck ->
        [now] { $place } : peut-être dès ce tour, en moyenne { $number ->
            [one] au suivant
           *[other] { $number } tours plus tard
        }.
        [one] De là, { $number } tours environ jusqu’à { $place }, un seul avec de la chance.
       *[none]
            De là, { $number ->
                [one] un tour
               *[other] { $number } tours
            } environ jusqu’à { $place }.
    }{ $trade ->
        [0] { "" }
       *[other] { " " }Trois cartes y rapportent environ { $trade } b de plus qu’elles ne coûtent.
    }
hint-home =
    { $luck ->
        [now] Le retour : peut-être dès ce tour, en moyenne { $number ->
            [one] au suivant
           *[other] { $number } tours plus tard
        }.
        [one] De là, { $number } tours environ pour rentrer, un seul avec de la chance.
       *[none]
            De là, { $number ->
                [one] un tour
               *[other] { $number } tours
            } environ pour rentrer{ $wants ->
                [true] , avec ce qui vous manque encore
               *[false] { "" }
            }.
    }{ $trade ->
        [0] { "" }
       *[other] { " " }Trois cartes y rapportent environ { $trade } b de plus qu’elles ne coûtent.
    }
hint-missing =
    { $colour ->
        [blue] Vous n’avez pas encore de vivres à rapporter.
        [green] Vous n’avez pas encore d’étoffes à rapporter.
        [purple] Vous n’avez pas encore de bijoux à rapporter.
       *[yellow] Vous n’avez pas encore d’animaux à rapporter.
    }
hint-surplus =
    { $colour ->
        [blue] Trop de vivres : on en rapporte { $number } cartes au plus.
        [green] Trop d’étoffes : on en rapporte { $number } cartes au plus.
        [purple] Trop de bijoux : on en rapporte { $number } cartes au plus.
       *[yellow] Trop d’animaux : on en rapporte { $number } cartes au plus.
    }
hint-gifts =
    { $number ->
        [one] Il vous manque un présent pour le Khan.
       *[other] Il vous manque { $number } présents pour le Khan.
    }
hint-plight-ahead =
    { $stage ->
        [home] Les pourcentages sont vos chances de gagner. Elles sont minces : mission accomplie, { $seat } n’a plus qu’à rentrer, fortune faite.
       *[town] Les pourcentages sont vos chances de gagner. Elles sont minces : { $seat } a déjà vu le Khan, et poursuit sa mission.
    }
hint-plight-far =
    { $stage ->
        [home] Les pourcentages sont vos chances de gagner. Elles sont minces : Venise est à { $total } tours environ de vous, et à { $number } de { $seat }.
       *[other] Les pourcentages sont vos chances de gagner. Elles sont minces : le Khan est à { $total } tours environ de vous, et à { $number } de { $seat }.
    }
hint-plight-gifts = Les pourcentages sont vos chances de gagner. Elles sont minces : il vous manque encore { $number } présents pour le Khan.
hint-lacking = Il manque environ { $amount } b à votre fortune.

# Ce que chacun a reçu et payé, et ce qui fait une fortune
account-balance = Solde, sans les marchandises
account-card = Achats de marchandises
account-sale = Ventes à la banque
account-transaction = Marchandises, entre marchands
account-ransom = Rançons des combats perdus
account-prize = Butin des combats gagnés
account-fine = Cartes Hasard, à la Banque
account-each = Cartes Hasard, entre marchands
account-table-sold = Vente d’une Table d’Or
account-secret-sold = Vente d’un Secret de l’Orient
account-restart = Bourse neuve à Venise, après une ruine
account-rest =
    { $way ->
        [paid] Marchandises et trésors cédés
       *[received] Marchandises et trésors reçus
    }
worth-cash = { $amount } b en billets
worth-goods =
    { $colour ->
        [blue] { $amount } b de vivres et d’épices
        [green] { $amount } b d’étoffes et de tapis
        [purple] { $amount } b de bijoux et de gemmes
       *[yellow] { $amount } b d’animaux rares
    }
worth-table = { $amount } b pour la Table d’Or
worth-secret = { $amount } b pour le Secret de l’Orient
turned-by = { $seat } a tiré :
