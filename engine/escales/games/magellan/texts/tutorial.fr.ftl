# Premiers pays
lesson-first = Premiers pays
lesson-first-about = Lancer, embarquer, naviguer, débarquer, mettre en valeur, et toucher ses revenus.
lesson-first-goal = Le monde est à mettre en valeur, pays par pays. Chaque pays a un revenu. Le but : avoir le premier plus de 100 M de revenus en tout. M veut dire Magellans, la monnaie du jeu.
lesson-first-base = La carte est partagée en cases, nommées d’après les bords. Votre île est aux Açores : rangée 4N, colonne 34, donc 4N34. Vous avez 1 200 M (à trois joueurs, chacun commence avec 800 M), trois bateaux et cinq jeeps, chacune avec une équipe de techniciens.
lesson-first-throw = Lancez le dé : il dit combien de points vous avez pour ce tour.
lesson-first-six = Un 6 : on relance, et les points s’ajoutent.
lesson-first-card = Un 4 : 10 points en tout. Chaque 4 et chaque 5 fait aussi tirer une carte. Tirez-la.
lesson-first-country = La Suisse est à prendre : elle coûte 55 M et a 10 M de revenu. Elle ira au premier qui a une jeep à terre dans la case de sa capitale, Berne (5N1), et qui paie.
lesson-first-trip = Une jeep ne passe pas la mer sans bateau, et un bateau porte une seule jeep. Embarquer coûte 1 point, naviguer 1 point par ligne entre deux cases, débarquer 1 point : 6 points jusqu’à Berne. Choisissez Berne (5N1) : la jeep fera tout le chemin.
lesson-first-develop = Votre jeep est là avant tout le monde. Mettez la Suisse en valeur : payez 55 M.
lesson-first-drive = Vos revenus : 10 M. Il vous reste 4 points. Une jeep en dépense 2 par ligne. Choisissez Bonn (6N1) : Bruxelles est dans la même case, et la jeep y attendra les cartes de ces deux pays. Elle ne réserve rien : un autre qui a une jeep là peut payer avant vous.
lesson-first-lost = La Suisse reste à vous, même sans jeep, tant qu’il n’y a pas de guerre. Les 2 points qui restent ne mènent nulle part, et ne se gardent pas. Finissez le tour.
lesson-first-dividends = L’adversaire a tiré « Le Rhin », une carte DIVIDENDES : seules ces cartes paient les revenus. Vous recevez 10 M pour la Suisse, et 10 M de plus que la carte lui donne.
lesson-first-turn-2 = L’adversaire a débarqué une jeep au Maroc, à Rabat (4N36), et attend la carte de ce pays. À vous : lancez le dé.
lesson-first-six-2 = Encore un 6 : relancez.
lesson-first-draw-2 = Un 4 : 10 points et une carte. Tirez-la.
lesson-first-prize = « Hastings » promet une prime : 40 M au premier qui débarque d’un bateau une jeep à Londres (6N36). De votre île, le voyage coûte 6 points. Choisissez Londres.
lesson-first-jeep = La prime est à vous : 40 M. Sur votre île, il reste trois jeeps. Sans jeep sur l’île, on est éliminé : gardez-en toujours. Achetez-en une, pour 10 M.
lesson-first-cash = Gardez aussi de l’argent : qui n’en a plus doit vendre ses pays à moitié prix, et qui n’a plus rien à vendre est éliminé. Finissez le tour.
lesson-first-germany-out = L’adversaire a tiré l’Allemagne : 570 M, pour 80 M de revenu. Sa capitale est Bonn (6N1), où votre jeep attend déjà !
lesson-first-turn-3 = L’adversaire a roulé jusqu’en Algérie. À vous : lancez le dé.
lesson-first-draw-3 = Un 5 : tirez une carte.
lesson-first-belgium = La Belgique : 90 M, pour 11 M de revenu, en 6N1 elle aussi. Une jeep suffit pour tous les pays de sa case, et payer ne coûte pas de points. Mettez la Belgique en valeur.
lesson-first-germany = Vos revenus : 21 M. Il vous reste 1 105 M. L’Allemagne en coûte 570 et vous mène au but : mettez-la en valeur.
lesson-first-won = 101 M de revenus : vous avez gagné ! Les revenus décident ; l’argent n’est là que pour les acquérir.
lesson-first-end = Vous savez l’essentiel. Une vraie partie demande 200 M et des voyages de plusieurs tours. Votre première partie sera plus courte : 100 M suffisent, et l’on lance deux dés. Une carte peut amener la guerre dans toute partie : la leçon suivante la montre, et les avions avec.

# Avions et guerre
lesson-planes = Avions et guerre
lesson-planes-about = Voler et se poser, déclarer la guerre, bombarder, se battre, faire la paix.
lesson-planes-goal = Cette leçon est pour qui connaît la règle simple. Elle ajoute les avions, comme la première variante, et la guerre. Le but ne change pas : plus de 200 M de revenus.
lesson-planes-throw = Vous partez des Açores, en 4N34. Lancez le dé.
lesson-planes-six = Un 6 : relancez.
lesson-planes-card = Un 5 : 11 points en tout, et une carte. Tirez-la.
lesson-planes-trip = La Suisse sort du paquet. Choisissez Berne (5N1) : une jeep y va en bateau, pour 6 points.
lesson-planes-develop = Mettez la Suisse en valeur, pour 55 M.
lesson-planes-plane = Un avion franchit deux lignes par point, sur terre comme sur mer, et peut porter une jeep. Achetez-en un, pour 40 M : il arrive sur votre île.
lesson-planes-fly = À la fin du tour, un avion doit être posé dans un de vos pays, ou là où vous avez une jeep à terre. Choisissez l’avion et posez-le à Berne (5N1) : quatre lignes, 2 points.
lesson-planes-landed = L’avion est posé en Suisse, à côté de votre jeep. Finissez le tour.
lesson-planes-spain = L’adversaire a mis l’Espagne en valeur, juste à côté de vous : une jeep est à Madrid (5N36). Ce pays a 14 M de revenu. À vous : lancez le dé.
lesson-planes-draw = Un 4 : tirez une carte.
lesson-planes-war = « Sarajevo » est une carte de guerre. Chacun dit « guerre » ou « trêve » ; il suffit d’un seul pour la guerre. Une seule jeep défend l’Espagne : dites « guerre ».
lesson-planes-wait = La guerre commence au tour du joueur suivant : vous ne pouvez pas encore attaquer. Finissez le tour.
lesson-planes-reinforced = L’adversaire s’est préparé : deux jeeps défendent maintenant l’Espagne. Attaquez quand même : lancez le dé.
lesson-planes-again = Un 6 : relancez.
lesson-planes-over = 7 points. En guerre, un avion peut bombarder les jeeps et les bateaux ennemis qu’il survole. Choisissez l’avion, puis Madrid (5N36).
lesson-planes-bomb = Bombarder ne coûte pas de points, mais ne se fait qu’une fois avant de se poser. Bombardez l’Espagne.
lesson-planes-special = Le dé spécial décide : jeeps ou bateaux détruits, coup manqué, ou un parachute, qui abat votre avion. Lancez-le.
lesson-planes-back = Une jeep ennemie est détruite ; il en reste une. L’avion ne peut pas se poser en Espagne, ni rester en l’air. Posez-le de nouveau à Berne (5N1).
lesson-planes-attack = Il vous reste 5 points. Des jeeps de camps ennemis se battent dès qu’elles sont dans la même case. Choisissez votre jeep de Berne, puis Madrid (5N36).
lesson-planes-fight = Combat ! Chacun lance un dé ; le plus petit perd une jeep. À égalité, celui dont c’est le tour gagne : vous. Lancez le dé.
lesson-planes-captured = 5 contre 2 : l’Espagne n’a plus de défenseur. Elle est à vous, sans rien payer, et vos revenus montent à 24 M. La Suisse, sans jeep, risque le même sort. Finissez le tour.
lesson-planes-peace = L’adversaire tire « Le congrès de Vienne » : la guerre est finie, et chacun reçoit 10 M. Une trêve que tous acceptent y met fin aussi.
lesson-planes-end = Vous savez voler et vous battre. Deux choses encore : un bateau qui perd un combat coule avec sa jeep, et si l’ennemi détruit la dernière jeep de votre île, vous êtes éliminé. Gardez-la bien !

# Les premiers tours
first-throw = Le dé donne vos points pour ce tour ; ils ne se gardent pas. Un 6 se relance et s’ajoute, un 4 fait aussi tirer une carte, un 5 également.
first-draw = La carte est un pays, à prendre par le premier qui y sera et paiera, ou un événement qui vaut pour tous. La tirer est obligatoire et ne coûte rien.
first-develop = Payer ne coûte pas de points. Le pays ajoute son revenu aux vôtres, et chaque carte DIVIDENDES vous le verse. N’attendez pas : une jeep ne réserve rien, et un autre joueur qui en a une là peut payer avant vous. En guerre, un pays sans jeep se prend sans payer.
first-move = Choisissez une destination : le trajet s’affiche avec son prix. Un bateau paie 1 point par ligne, une jeep 2 ; embarquer ou débarquer coûte 1 point. Sans jeep à terre sur votre île, vous seriez éliminé.
first-buy = La pièce arrive sur votre île et ne coûte pas de points : 10 M la jeep, 20 M le bateau. Gardez de l’argent : à 0 M, il faut vendre ses pays à moitié prix, et qui n’en a pas est éliminé.
first-fly = Un avion franchit deux lignes par point, et peut porter une jeep. À la fin du tour, il doit être posé dans un de vos pays, ou là où vous avez une jeep à terre.
first-vote = Un seul « guerre » suffit pour qu’elle commence, au tour du joueur suivant. On peut alors prendre sans payer les pays où il n’y a pas de jeep, les vôtres aussi.
first-fight = Chacun lance un dé : le plus petit perd une pièce. À égalité, celui dont c’est le tour gagne.
first-sale = La banque reprend un pays à la moitié de son prix, et son revenu est perdu pour vous. Qui n’a plus ni argent ni pays est éliminé.

# Les signes du plateau
sign-jeep = Une jeep et ses techniciens ; un chiffre dit combien
sign-ship = Un bateau, qui porte une jeep
sign-plane = Un avion, dès la première variante ; il porte une jeep
sign-base = Une base : l’île d’où part un joueur. Il doit y garder une jeep
sign-flag = Un pays mis en valeur, à la couleur de son propriétaire
sign-tender = Un pays à prendre : au premier qui y a une jeep à terre et qui paie
sign-deal = Un pays que vous pouvez payer maintenant
sign-prize = Une prime attend ici le premier qui fait ce que dit la carte
sign-closed = Un canal fermé
sign-canal = Un canal ouvert : un bateau y passe pour 1 point
