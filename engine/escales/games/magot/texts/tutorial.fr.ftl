# Une manche du Magot
lesson-first = Une manche, de la mise au magot
lesson-first-about = Choisir son Départ, gêner l’adversaire, compter, et toucher le magot.
lesson-first-goal = Chacun mise 50 points : ensemble, c’est le magot. Le premier pion qui tombe pile sur son Arrivée l’emporte. Une partie compte plusieurs manches ; à la fin, le plus riche gagne.
lesson-first-open = Lancez d’abord le dé : le plus grand résultat commence.
lesson-first-start = Un +10 contre un +4 : à vous de commencer. Votre pion part de la case que vous voulez : c’est votre Départ, marqué D. De la première et de la dernière rangée, certains lancers sont perdus, mais un pion y retombe moins souvent sur son Départ : le Conseil les préfère. Pour apprendre, choisissez la case 27.
lesson-first-yours = Bleu part de 32, et c’est lui qui a choisi votre Arrivée, marquée A : la case 49. Le dé porte +10, +7, +4, −3, −8 et −10. De 27 à 49, il y a 22 pas : quatre lancers au moins.
lesson-first-nasty = À vous de choisir l’Arrivée de Bleu. Rendez-la difficile ! La case 23 est à 9 pas en arrière de son Départ, mais aucune face ne fait −9 : il lui faudra au moins trois lancers. Choisissez 23.
lesson-first-throw = Au dé, un plus s’ajoute et un moins se retire. Lancez.
lesson-first-moved = 27 et 4 font 31 : votre pion y est. Il vous reste 18 pas. À Bleu de lancer.
lesson-first-again = Bleu fait +4 aussi : il passe de 32 à 36. Lancez à votre tour.
lesson-first-finish = 31 moins 8 font 23 : l’Arrivée de Bleu ! Qui tombe sur l’Arrivée d’un autre lui paie 20 points et revient d’où il venait. Vous voilà de nouveau en 31. À Bleu.
lesson-first-near = Bleu a fait −8 : il est en 28, trois cases derrière vous. Un −3 vous mènerait sur lui. Lancez.
lesson-first-send = Un −3 ! Bleu vous paie 10 points, et vous renvoyez son pion en 6 ou en 63, marquées d’un moins. De 6, deux lancers peuvent le mener en 23 ; de 63, il lui en faut quatre. Choisissez 63.
lesson-first-edge = Près du bord, bien des lancers sont perdus : un pion ne sort jamais du plateau. De 63, un +7 ou un +10 en sortirait. À Bleu de lancer.
lesson-first-stuck = Un +10 : il n’y a rien après la case 69, Bleu attend. Vous êtes en 28. Un +4 vous mènerait sur son Départ, en 32 : ce serait une bonne affaire. Lancez.
lesson-first-second = Vous êtes sur le Départ de Bleu : il vous paie 30 points, et vous relancez aussitôt.
lesson-first-count = 32 et 10 font 42. Plus que 7 pas jusqu’à 49 : la prochaine fois, un +7 suffira. À Bleu.
lesson-first-last = Bleu est en 55, loin du compte. Votre tour : il vous faut un +7. Lancez.
lesson-first-won = 42 et 7 font 49, votre Arrivée : les 100 points du magot sont à vous ! Il faut tomber pile dessus ; la dépasser ne compte pas.
lesson-first-own = Un accident vous a été épargné. Si le dé vous ramène sur votre propre Départ, vous payez 50 points à chaque adversaire, puis vous relancez.
lesson-first-end = Vous savez tout ce qu’il faut. Une partie entière compte plusieurs manches, avec de nouvelles places à chaque fois ; votre première partie n’en a qu’une. À trois ou quatre, chacun fixe l’Arrivée du joueur qui le précède, et l’on se croise davantage.

# Les premiers tours
first-draw = Lancer ne coûte rien : le plus grand nombre commence la manche, et +10 est le meilleur. Vos points sont votre part des billets de la boîte : chacun en a autant.
first-depart = Choisir ne coûte rien. Des cases 10 à 59, tous les lancers se jouent ; de la première et de la dernière rangée, certains sont perdus, mais le pion y retombe moins souvent sur son Départ. Un adversaire qui tombe sur votre Départ vous prend 30 points ; si vous y retombez, vous payez 50 points à chacun.
first-arrivee = C’est la case que cet adversaire doit toucher : mettez-la où aucun lancer ne mène d’un coup. Les faces sont +10, +7, +4, −3, −8 et −10. Si vous tombez dessus, vous lui payez 20 points et vous revenez d’où vous venez.
first-roll = Le coup est obligatoire. Pile sur votre Arrivée (A), le magot de { $pot } points est à vous. Un pion adverse vous rapporte 10 points, un Départ (D) adverse 30 ; une Arrivée adverse vous en coûte 20. « Lancer pour moi jusqu’au prochain choix » joue jusqu’à ce qu’il y ait à décider, ou qu’on gagne.
first-send = Son propriétaire vous a payé 10 points. Comptez d’où il aura le plus de lancers à faire jusqu’à son Arrivée (A) ; de 6 comme de 63, certains lancers ne se jouent pas.

# Les signes du plateau
sign-pawn = Un pion, à la couleur de son joueur
sign-depart = Un Départ : la case d’où part le pion de cette couleur
sign-arrivee = Une Arrivée : la case que le pion de cette couleur doit toucher
sign-penalty = Les cases 6 et 63 : on y envoie les pions, et l’on n’y met ni Départ ni Arrivée
sign-win = Où mène un lancer, si vous le demandez : ici, un +7 gagne le magot
sign-gain = Ce lancer vous rapporte des points : un pion ou un Départ adverse est là
sign-loss = Ce lancer vous coûte des points : votre propre Départ est là
sign-back = Ce lancer vous coûte des points et vous ramène en arrière : une Arrivée adverse est là
