# Le commerce et les tempêtes
lesson-first = Le commerce et les tempêtes
lesson-first-about = Le début d’une petite partie : acheter, naviguer, revendre le triple, faire naufrager.
lesson-first-goal = Vous êtes capitaine d’un cargo. Le but : rester le dernier en jeu. Il faut pour cela acheter le Corsaire, un navire noir qui coule les autres cargos.
lesson-first-money = Le Corsaire coûte au moins 6 M, six millions. Vous partez avec 3 M. Vous allez donc faire du commerce, puis jouer quelques mauvais tours aux autres.
lesson-first-cards = Vous voici avec dix cartes, que les autres ne voient pas : Tempête, Déplacement direct et Bagarre. Elles serviront dès le deuxième tour de table.
lesson-first-launch = Le capitaine jaune part d’Alexandrie, en zone 11. Votre zone est la 22, au nord. Chaque port vend un seul produit ; Hambourg vend des tissus. Choisissez Hambourg.
lesson-first-buy = Les autres sont partis aussi. Achetez des tissus pour 2 M : vous les revendrez le triple. Gardez 1 M pour un autre produit.
lesson-first-first-done = Les tissus sont à bord. Le premier tour de table ne sert qu’à cet achat : finissez le tour.
lesson-first-sail = À chaque tour, votre cargo peut suivre une ligne pointillée jusqu’à l’escale voisine. Londres vend de la laine. Faites route vers Londres.
lesson-first-wool = Achetez de la laine pour 1 M. C’est un dé qui choisit le produit que l’on revend : avec deux produits à bord, vous aurez deux chances sur six.
lesson-first-resell = Vous pouvez lancer ce dé une fois par tour, où que vous soyez. Un 3 vend la laine, un 5 les tissus. Un autre nombre ne vous coûte rien. Tentez de revendre.
lesson-first-sold = Un 5 : vos tissus, achetés 2 M, sont revendus 6 M, le triple ! Vous avez 6 M en billets, et encore la laine. De quoi enlever le Corsaire aux enchères, mais il ne vous resterait rien, et chacun a encore des Tempêtes pour le couler. Gardez vos billets : finissez le tour.
lesson-first-storm = Le bleu a revendu son or et a 7 M : aux enchères du Corsaire, il l’emporterait. Attendez donc. Le jaune est à Marseille, en zone 11, avec 3 M de marchandises. Jouez une Tempête sur la zone 11 : vous n’y êtes pas, elle ne frappera que lui.
lesson-first-wreck = Naufrage ! Le jaune aura un autre cargo, mais sa cargaison s’échoue à Gibraltar, le rectangle blanc de la zone 11. Elle est au premier qui y passe. Faites route vers Gibraltar, tout près de Londres.
lesson-first-salvage = Vous prenez tout, sans rien payer : 2 M de céréales et 1 M de tissus. Une tempête peut aussi vous frapper : on tente souvent de revendre aussitôt. Ici, la deuxième leçon reprend avec cette cargaison : finissez le tour.
lesson-first-half = Vous savez acheter, naviguer, revendre et faire naufrager. Il reste à prendre l’argent des autres et à acheter le Corsaire : la deuxième leçon reprend ici.

# Les bagarres et le Corsaire
lesson-corsaire = Les bagarres et le Corsaire
lesson-corsaire-about = La fin de la petite partie : se battre dans un port, acheter et mener le Corsaire.
lesson-corsaire-goal = Vous êtes à Gibraltar, avec 6 M en billets et, à bord, de la laine, des céréales et des tissus. Le but reste le Corsaire : 6 M au moins, et personne ne doit offrir plus que vous.
lesson-corsaire-entry = Le capitaine jaune n’a plus de cargo, mais il reste en jeu. Il lance le dé : le nombre donne la zone où entre son nouveau cargo.
lesson-corsaire-direct = Le jaune repart de Sydney, en zone 33. Le bleu est à Honolulu, avec 5 M en billets : allez les lui prendre. Une carte Déplacement direct vous mène dans le port de votre choix. Allez droit sur Honolulu.
lesson-corsaire-fight = Dans le même port, on peut se battre. Qui renonce donne tous ses billets. Jouez une carte Bagarre, et commencez par une faible : une bourrade, de force 4.
lesson-corsaire-answer = Le bleu riposte : un coup de poing, de force 8. Il vous faut une carte plus forte. Ripostez par le coup d’aviron, de force 12 : rien ne le bat.
lesson-corsaire-auction = Le bleu renonce : ses 5 M sont à vous, et vous en avez 11. Le Corsaire se vend aux enchères, et les autres n’ont plus un billet. Demandez l’enchère, et offrez 6 M.
lesson-corsaire-bought = Personne ne peut offrir plus : le Corsaire est à vous. Il entrera en mer à la fin de votre prochain tour. Finissez celui-ci sans tenter de revendre, pour que la leçon avance.
lesson-corsaire-due = Le bleu n’a rien pu revendre, le jaune n’a rien pu acheter. Restez à Honolulu et finissez le tour : le Corsaire va entrer.
lesson-corsaire-arrival = Le dé donne la zone : le Corsaire se place sur son rectangle blanc. Lancez le dé.
lesson-corsaire-panama = Un 6 : le Corsaire est à Panama, à une escale de Honolulu. Il y reste jusqu’à votre prochain tour. Le bleu a donc un tour pour fuir.
lesson-corsaire-quarrel = Le bleu a revendu ses fruits 6 M, et s’est sauvé à Sydney. Le jaune s’y trouve : il pourrait fuir, mais ces billets le tentent.
lesson-corsaire-hunt = Le jaune a pris les 6 M du bleu, et les voici tous deux à Sydney. Votre Corsaire avance de deux ou trois escales par tour. Menez-le d’abord à Honolulu.
lesson-corsaire-own = Votre cargo est ici : votre Corsaire ne le coule jamais. Mais il coule tous les autres, là où il passe. Menez-le à Sydney.
lesson-corsaire-won = Il les coule tous les deux ! Qui est coulé quitte la partie, et ses billets vont au maître du Corsaire. Vous êtes le dernier en jeu : vous gagnez.
lesson-corsaire-end = Vous savez l’essentiel. Une vraie partie est plus longue : les autres enchérissent aussi, et une tempête peut couler le Corsaire, qui est alors de nouveau à vendre. S’il est à un autre, restez à plus de trois escales de lui. Votre première partie a un dernier tour : la cargaison y compte trois fois son prix.

# Les premiers tours
first-launch = Chaque capitaine part de sa zone : 11 pour le premier, 22 pour le suivant, et ainsi de suite. Choisir ne coûte rien. Chaque port ne vend qu’un produit. Regardez les escales voisines : un deuxième produit à bord double vos chances de revendre.
first-first = Ce que vous payez ici vous en rapportera le triple, quand le dé désignera ce produit : une chance sur six, une fois par tour. 1 ou 2 M suffisent ; le reste achètera un autre produit.
first-resell = Une fois par tour, sans risque : le dé désigne un produit, et tout ce que vous en avez à bord part au triple de son prix. S’il n’y est pas, vous ne perdez rien. Une tempête prend la cargaison, jamais les billets.
first-buy = Chaque million en rapporte trois à la revente. Le risque : une tempête jette votre cargaison à la côte. Qui perd une bagarre, lui, perd ses billets et garde sa cargaison.
first-sail = Une escale par tour, gratuitement. Un port coloré vend son produit ; un rectangle blanc ne vend rien, mais la marchandise qui y est échouée est à vous si vous y passez le premier.
first-storm = Une carte Tempête jouée est perdue. Tous les cargos de la zone choisie font naufrage, le vôtre aussi s’il y est. Leurs marchandises vont au premier qui passe au rectangle blanc.
first-fight = La carte Bagarre que vous jouez est perdue, et l’autre doit jouer plus fort ou renoncer. Qui renonce donne tous ses billets : regardez d’abord ce qu’il a, et ce que vous risquez.
first-direct = Une carte Déplacement direct ne mène que dans un port, jamais sur un rectangle blanc. Gardez-en une pour fuir le Corsaire.
first-auction = Le Corsaire coûte 6 M au moins, et les autres peuvent offrir plus que vous. Il coule les cargos des autres, et qui est coulé quitte la partie. Une tempête peut le couler aussi, et son prix est perdu : à la fin, il ne vaut rien.
first-bid = L’offre se paie aussitôt en billets, et passer est définitif. Le maître du Corsaire coule les autres ; qui n’a plus un billet ne peut rien acheter. À la fin, il ne vaut rien.
first-answer = Il faut une carte plus forte que la sienne. Renoncer garde vos cartes, mais donne tous vos billets à l’autre ; votre cargaison vous reste.
first-entry-roll = Vous n’avez perdu que votre cargaison. Le dé donne la zone où entre votre nouveau cargo, qui ne coûte rien ; vous jouez ensuite un tour normal.
first-entry = Choisir ne coûte rien, et vous jouez aussitôt un tour normal dans ce port. Regardez ce qu’il vend, et ce qui est échoué tout près.
first-arrival = Le dé donne la zone où entre votre Corsaire. Il n’y coule personne ce tour-ci ; au prochain, il partira en chasse.
first-voyage = Votre Corsaire avance de deux ou trois escales, ou reste. Il coule tous les cargos des autres là où il passe, et prend les billets de leurs capitaines ; il épargne le vôtre.

# Les signes du plateau
sign-ship = Un cargo, à la couleur de son capitaine
sign-heap = De la marchandise échouée : au premier cargo qui y fait escale
sign-corsaire = Le Corsaire : il coule les cargos des autres
sign-rectangle = Un rectangle blanc : une escale où rien ne se vend, et où va la cargaison des naufragés
sign-cereals = Un port qui vend des céréales : 1 sur le dé de la revente
sign-fruit = Un port qui vend des fruits : 2 sur le dé
sign-wool = Un port qui vend de la laine : 3 sur le dé
sign-gold = Un port qui vend de l’or : 4 sur le dé
sign-cloth = Un port qui vend des tissus : 5 sur le dé
sign-wood = Un port qui vend du bois : 6 sur le dé
sign-zone = Le numéro d’une zone : une tempête frappe toute la zone, et 2 sur le dé donne la zone 22
