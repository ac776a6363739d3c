# Le commerce et les bandits
lesson-first = Le commerce et les bandits
lesson-first-about = La première partie d’un voyage : annoncer, avancer, vendre et acheter, se battre.
lesson-first-goal = Vous êtes marchand à Venise. Le but : accomplir au loin une mission du Grand Khan, puis rentrer avant les autres, avec une fortune d’au moins 700 besants.
lesson-first-khan = Le Khan vit à Khanbalik. Il n’ouvre sa porte qu’à qui lui apporte trois marchandises de 80 besants. Vous partez avec 240 besants pour en trouver.
lesson-first-announce = D’abord, on annonce Terre ou Mer, et la roulette tourne aussitôt. Les nombres de la carte disent où chacun mène ; sur fond bleu, c’est par mer. Un 3, un 4 ou un 5 mène ainsi aux comptoirs encadrés, où l’on vend et achète. Annoncez Mer.
lesson-first-short = Un 4 : vous iriez jusqu’à la mer Noire. Mais on peut toujours s’arrêter plus tôt sur un comptoir, un grand cercle de couleur. Choisissez Constantinople.
lesson-first-buy = Sur un comptoir, on vend d’abord, on achète ensuite ; vous n’avez encore rien à vendre. Celui-ci vend des étoffes, à 20 besants la carte, prise sans la voir ; elle en vaut 30, 50 ou 80. Le risque, dit sur le bouton : une carte Hasard, bonne ou mauvaise surprise. Achetez une carte.
lesson-first-carpets = Des tapis : 80 besants, un premier présent pour le Khan ! On achète jusqu’à trois cartes par visite. Achetez la deuxième.
lesson-first-rugs = De petits tapis, 30 besants : le Khan n’en voudra pas. Trop tard pour les vendre ici : qui a acheté ne vend plus de tout le tour. Gardez votre argent pour le prochain comptoir : finissez le tour.
lesson-first-reach = À vous de nouveau. Lisez la carte : « 2–5 », à Saint-Jean-d’Acre, veut dire que par mer un 2, un 3, un 4 ou un 5 y mène. C’est un comptoir bleu, qui vend des vivres. Annoncez Mer.
lesson-first-acre = Un 2 : juste ce qu’il faut. Choisissez Saint-Jean-d’Acre.
lesson-first-sell = Avant d’acheter, vendez : après, il sera trop tard. Le Khan ne veut pas des petits tapis, et la Banque en donne 30 besants, plus que le prix d’une carte. Vendez-les.
lesson-first-blue = Vous voilà à 230 besants. Les tapis, eux, restent pour le Khan. Maintenant, achetez.
lesson-first-tea = Du thé : 80 besants, un deuxième présent ! Il en faut un troisième : achetez encore une carte.
lesson-first-hasard = Une carte Hasard : on fait ce qu’elle dit, puis elle va sous sa pile. « Vent portant » vous donne deux tours de plus. D’autres coûtent de l’argent ou vous envoient au loin. Achetez la troisième carte.
lesson-first-dates = Des dattes, 30 besants : elles serviront peut-être de rançon. La carte Hasard compte aussi : trois cartes, c’est tout pour cette visite. Finissez le tour.
lesson-first-wind = Le vent vous fait rejouer. Bagdad, à deux étapes par la terre, vous rapproche de la Chine. Annoncez Terre.
lesson-first-bandits = Des bandits ! À ce tour, pas de voyage : il faut se battre. Lancez le dé noir, celui des bandits.
lesson-first-white = Un 5. À vous de faire 5 ou plus : lancez votre dé blanc.
lesson-first-ransom = Un 2 : vous perdez. La rançon est une marchandise, ou 50 besants. Donnez les dattes : elles n’en valent que 30.
lesson-first-loot = Vos dattes deviennent le butin : il ira au prochain qui battra des bandits, ou des corsaires en mer. Le vent souffle encore : reprenez la route de Bagdad. Annoncez Terre.
lesson-first-bagdad = Un 2. Choisissez Bagdad, un comptoir vert.
lesson-first-green = Vendre d’abord ? Non : le thé et les tapis sont pour le Khan. Achetez une carte.
lesson-first-hides = Des peaux, 50 besants : ce n’est pas un présent, mais gardez-les. Pour gagner, on rapporte à Venise une ou deux cartes bleues, une ou deux vertes et une ou deux jaunes. Finissez le tour.
lesson-first-order = Un adversaire a tiré une carte Hasard, « Ordre du Khan » : il doit envoyer quelqu’un à Karakorum. Il vous choisit.
lesson-first-half = Vous savez voyager, commercer et vous battre. Cette carte devait vous retarder, et vous voici tout près du Khan ! La deuxième leçon reprend ici.

# Le Khan et le retour
lesson-khan = Le Khan et le retour
lesson-khan-about = La suite du voyage : les présents au Khan, sa mission, le Secret, le retour à Venise.
lesson-khan-goal = Vous voici à Karakorum, avec trois marchandises : du thé et des tapis, à 80 besants chacun, pour le Khan ; des peaux, pour Venise.
lesson-khan-karakorum = Le Khan habite à deux pas. Mais sans un troisième présent, sa porte reste fermée. Chang-tou est à deux étapes. Annoncez Terre.
lesson-khan-chang-tou = Un 2. Choisissez Chang-tou, le comptoir jaune voisin de Khanbalik.
lesson-khan-yellow = Ici, on vend des animaux rares. Il vous manque un présent : achetez une carte.
lesson-khan-falcons = Des faucons, 80 besants : votre troisième présent. Avec un quatrième, vous pourriez garder le thé, votre seule carte bleue. Achetez encore.
lesson-khan-giraffes = Des girafes, 80 besants ! Vous avez ce qu’il faut. Finissez le tour.
lesson-khan-palace = Les autres sont encore loin à l’ouest. Avec vos présents, Khanbalik vous est ouverte, à une étape par la terre. Annoncez Terre.
lesson-khan-enter = Un 3 : qui entre à Khanbalik s’y arrête, même s’il lui reste des points. Choisissez Khanbalik.
lesson-khan-gifts = Le Khan attend trois présents. Vos peaux suffiront comme carte verte : offrez les tapis.
lesson-khan-gift-falcons = Offrez aussi les faucons.
lesson-khan-gift-giraffes = Offrez les girafes, et gardez le thé pour Venise. Vous retrouverez une carte jaune en chemin.
lesson-khan-mission = Le Khan vous donne une Table d’Or, qui vaut 240 besants. Elle nomme la ville de votre mission : Lhassa. Les autres ne voient pas ce nom. À eux de jouer.
lesson-khan-even = Un adversaire a rencontré des bandits : 3 contre 3. À égalité, le marchand gagne ; il a donc pris vos dattes sur la case butin.
lesson-khan-to-lhassa = Lhassa est à quatre étapes par la terre. Annoncez Terre.
lesson-khan-refuse = Encore des bandits. Pendant la mission, la Table d’Or vous protège. La case butin est vide, il n’y a rien à gagner : refusez le combat.
lesson-khan-again = Les bandits vous laissent passer, et vous relancez aussitôt. Annoncez Terre.
lesson-khan-lhassa = Un 4 : vous y êtes d’un trait. Choisissez Lhassa.
lesson-khan-secret = Mission accomplie : vous apprenez un Secret de l’Orient, qui vaut lui aussi 240 besants. Lhassa est un comptoir jaune, et cette couleur vous manque. Achetez une carte.
lesson-khan-yaks = Des yacks : vous avez les trois couleurs. Votre fortune : 90 besants, 180 de marchandises, 480 pour la Table et le Secret, en tout 750. Achetez encore : une marchandise vaut plus que ses 20 besants. Mais gardez de quoi payer une carte Hasard.
lesson-khan-pope = Une carte Hasard : « L’ennui du pape » envoie le marchand de votre choix à Saint-Jean-d’Acre, tout près de Venise. Partez-y vous-même.
lesson-khan-home = À Saint-Jean-d’Acre, vous êtes à trois étapes de Venise par mer : un 3, un 4 ou un 5 vous y ramène. Annoncez Mer.
lesson-khan-venice = Un 3 ! Rentrez à Venise.
lesson-khan-won = Fortune faite : 730 besants, votre mission accomplie, et une carte de chaque couleur demandée. Vous gagnez : vous voilà « Messer Million ». Sans fortune faite, il aurait fallu repartir au tour suivant.
lesson-khan-merchants = Une chose encore : en arrivant sur un comptoir où d’autres se trouvent, vous pouvez, au lieu d’acheter à la pile, prendre à l’un d’eux une carte au hasard pour 30 besants.
lesson-khan-end = Vous savez l’essentiel. Une vraie partie est plus longue, mais à la première, deux présents suffiront. À deux joueurs il faut 1 100 besants, à trois 900. Les bijoux, les cartes violettes, valent autant que les autres, mais Venise n’en demande pas. Le panneau « Le chemin de la fortune » dit ce qu’il vous manque.

# Les premiers tours
first-announce = Annoncer ne coûte rien, mais tout le déplacement suivra les lignes de cette sorte. Les nombres sur la carte disent où chacun mène. Visez un comptoir, un grand cercle de couleur : on n’achète que là.
first-spin = Un nombre vous fait avancer. « Bandit » ou « Corsaire » vous arrête : il faut se battre, et perdre coûte une marchandise ou 50 b.
first-move = Avancer est obligatoire et ne coûte rien. On peut s’arrêter avant le compte : à un comptoir, un grand cercle de couleur, pour vendre et acheter ; dans un port, une ancre, pour repartir au tour suivant par terre ou par mer.
first-buy = 20 b la carte, prise sans la voir. Une marchandise vaut 30, 50 ou 80 b : gardez celles de 80, le Khan en veut { $gifts ->
        [2] deux
       *[other] trois
    }. Le risque : une carte Hasard, qui peut coûter de l’argent ; ensuite elle va sous la pile, connue de tous. Trois cartes au plus par visite.
first-sell = La Banque paie la valeur de la carte. Vendez avant d’acheter : dès le premier achat, on ne vend plus ce tour-ci. Gardez vos cartes de 80 b pour le Khan.
first-demand = 30 b pour une carte tirée au hasard dans le jeu d’un marchand présent ; il ne peut pas refuser. Ce tour-ci, cela remplace les achats à la pile.
first-black = Ce dé est celui de l’assaillant. Le vôtre, le blanc, vient ensuite : il doit faire autant ou plus. Perdre coûte une marchandise ou 50 b ; gagner donne tout ce qui est sur la case butin.
first-ransom = Vous donnez une marchandise, ou 50 b. Une carte de 30 b est ce qui vous coûte le moins ; tout va sur la case butin, au prochain vainqueur.
first-debt = La Banque paie chaque carte à sa valeur. Avant Khanbalik, gardez celles de 80 b pour le Khan. Ensuite, vendez d’abord ce que Venise ne demande pas.
first-gifts =
    { $gifts ->
        [2] Deux
       *[other] Trois
    } cartes de 80 b, contre une Table d’Or qui en vaut 240. Pour gagner, il faudra rapporter à Venise une ou deux cartes bleues, une ou deux vertes et une ou deux jaunes : gardez ce qui sera rare.
first-attack = La Table d’Or vous protège. Refuser ne coûte rien et l’on rejoue ; se battre peut coûter une marchandise ou 50 b, et rapporter tout le butin.
first-send = Envoyer ne coûte rien, et peut retarder un adversaire. Mais Karakorum est voisin de Khanbalik, et Saint-Jean-d’Acre proche de Venise : n’y envoyez pas qui voulait justement y aller. Si la carte vous emmène vous-même, vos achats de ce tour sont finis.
first-call = Appeler ne coûte rien ; le marchand ne peut pas refuser. Il perd le chemin qui le sépare de vous : choisissez celui que cela retarde le plus. Le risque : si vous êtes là où il voulait aller, vous l’y amenez.
first-join = Vous allez là où il est. S’il a des marchandises, et vous 30 b, vous lui en prenez une au hasard et lui donnez 30 b. Voyez où cela vous mène : si votre pion bouge, vos achats de ce tour sont finis. Décliner ne coûte rien.
first-ruin = Repartir vous ramène à Venise avec 240 b. Cela coûte le chemin parcouru et le peu de billets qui reste. Décliner vous laisse où vous êtes, mais sans de quoi acheter une carte.

# Les signes du plateau
sign-pawn = Un marchand, à la couleur de son joueur
sign-blue = Un comptoir bleu : il vend des vivres
sign-green = Un comptoir vert : il vend des étoffes et des tapis
sign-yellow = Un comptoir jaune : il vend des animaux rares
sign-purple = Un comptoir mauve : il vend des bijoux
sign-step = Une étape : on s’y arrête, mais on n’y commerce pas ; un seul marchand à la fois
sign-port = Un port : on y passe de la terre à la mer, ou l’inverse, en s’y arrêtant
sign-land = Une route : elle compte quand on annonce Terre
sign-sea = Une ligne de mer : elle compte quand on annonce Mer
sign-by-land = Sur fond crème : les nombres de la roulette qui mènent là, si l’on annonce Terre. 2–4 veut dire 2, 3 ou 4
sign-by-sea = Sur fond bleu : les nombres qui mènent là, si l’on annonce Mer. 1·3 veut dire 1 ou 3
sign-lion = Venise : on en part, et l’on y rentre pour gagner
sign-palace = Khanbalik, le palais du Khan : on y entre avec les présents de 80 b que le Khan attend
