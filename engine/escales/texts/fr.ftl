# Ce que disent tous les jeux, dans la page et dans le terminal.

# Ce qui est refusé, dans tous les jeux
refuse-not-now = Ce n’est pas le moment de faire cela.
refuse-extra = Cette action s’écrit sans rien d’autre.
refuse-over = La partie est terminée.
refuse-roll-first = { $seat } doit d’abord lancer le dé.
refuse-not-your-turn = C’est à { $seat } de décider.
refuse-nothing-to-roll = Il n’y a pas de dé à lancer maintenant.
refuse-real-dice = À cette table, on lance de vrais dés : indiquez le résultat.
refuse-table-dice = À cette table, c’est le programme qui lance les dés.
refuse-other-than-guide = La règle le permet, mais cette leçon suit un autre chemin : faites ce qu’elle vous propose.
refuse-too-long = Cette partie compte { $most } coups : elle ne peut pas aller plus loin. Exportez-la.
refuse-undo = On ne reprend pas un coup au-delà d’un dé lancé, d’une carte vue ou du coup d’un autre joueur.
refuse-read-only = Cette partie peut être regardée et exportée, pas continuée.
refuse-not-a-bot = Ce n’est pas à un robot de jouer.

# Ce qui est inutilisable : un jeu, une option, un nom
unusable-game = Il n’y a pas ici de jeu appelé « { $game } ».
unusable-option = Ce jeu n’a pas d’option « { $option } ».
unusable-option-bool = L’option « { $option } » est à choisir : oui ou non.
unusable-option-int = L’option « { $option } » va de { $low } à { $high }, par pas de { $step }.
unusable-option-limit = L’option « { $option } » va de { $low } à { $high } ; { $low } veut dire : sans limite.
unusable-option-choice = L’option « { $option } » est à choisir parmi : { $values }.
unusable-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $given }.
unusable-seat = Il n’y a pas de place { $given }.
unusable-name = Un nom compte de 1 à { $most } caractères, pas tous blancs, sans caractère de contrôle.
unusable-colour = « { $colour } » n’est pas une couleur de joueur.
unusable-colour-twice = Deux joueurs ne peuvent pas avoir la même couleur.
unusable-bot = Il n’y a pas ici d’adversaire appelé « { $bot } ».
unusable-bots = Il y a { $seats } places, mais { $given } joueurs sont nommés.
unusable-move = Il n’y a pas de coup { $move } : la partie en compte { $length } jusqu’ici.
unusable-action = « { $action } » n’est pas une action de ce jeu.
unusable-request = La page a demandé au moteur quelque chose d’incomplet ({ $field }). Rechargez-la.
unusable-no-table = Aucune partie n’est ouverte.
unusable-no-sentences = Les phrases du terminal demandent le complément : pip install 'escales[terminal]'.

# Parties enregistrées illisibles, ou à regarder seulement
unusable-records-missing = La partie du programme qui lit les sauvegardes et les liens n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
unusable-too-large = C’est trop grand pour une partie enregistrée : { $most } caractères au plus.
unusable-too-deep = Ce n’est pas une partie enregistrée : trop de listes et d’objets y sont emboîtés.
unusable-not-text = Ce n’est pas une partie enregistrée : le fichier n’est pas un texte en UTF-8.
unusable-not-json = Ce n’est pas une partie enregistrée : le fichier devrait être en JSON, et ne l’est plus à la ligne { $line }, colonne { $column }.
unusable-not-save = Ce n’est pas une partie d’Escales.
unusable-field = Cette partie est illisible : le champ « { $field } » manque ou n’est pas comme il devrait.
unusable-field-twice = Cette partie enregistrée est abîmée : un champ s’y trouve deux fois.
unusable-number = Cette partie enregistrée est abîmée : elle contient un nombre impossible.
unusable-newer = Cette partie vient d’une version plus récente d’Escales : rechargez la page, ou mettez le programme à jour.
unusable-old-rules = Cette partie a commencé sous d’anciennes règles : { $kept } de ses { $length } coups peuvent être rejoués. Elle peut être regardée et exportée, pas continuée.
unusable-entry = Cette partie enregistrée est abîmée : le coup { $entry } sur { $length } est impossible. Elle peut être regardée jusque-là et exportée, pas continuée.
unusable-digest = Cette partie enregistrée a été modifiée : ses coups ne mènent pas à la position enregistrée. Elle peut être regardée et exportée, pas continuée.

# Liens
unusable-link = Ce n’est pas un lien vers une partie : un tel lien contient #v1. suivi de nombreuses lettres.
link-truncated = Ce lien est incomplet : il en manque la fin. Copiez le lien entier, ou demandez la partie sous forme de fichier.
link-damaged = Ce lien est abîmé : certains de ses caractères ont changé. Copiez-le de nouveau, ou demandez la partie sous forme de fichier.
link-newer = Ce lien vient d’une version plus récente d’Escales : rechargez la page, ou mettez le programme à jour.
link-old-rules = Ce lien a été fait sous d’anciennes règles du jeu : demandez la partie sous forme de fichier.
link-too-long = Cette partie est trop longue pour un lien de { $budget } caractères : partagez-la plutôt sous forme de fichier.

# Les couleurs des places
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-mauve = Mauve
colour-black = Noir

# Une place dont le joueur est éliminé
seat-out = hors du jeu

# Ce que lance celui qui joue, si le jeu ne le dit pas autrement
die-roll = Lancer le dé
die-enter = Que montre votre dé ?

# Où l’on est, si le jeu ne le dit pas autrement
at-place = à { $name }

# Dans le terminal
terminal-house-rule = À { $seats }, c’est une règle maison : la règle d’origine ne le prévoit pas.
terminal-help = Entrée : lancer le dé ou la roulette, tirer une carte. Un coup s’écrit comme il est proposé (« send 63 », ou « 63 » quand il n’y a pas de doute). undo : reprendre ; log : tout ce qui s’est passé ; help : ce rappel ; quit : arrêter.
terminal-roll = [Entrée] { $what }
terminal-choose = Écrivez un des coups proposés.
terminal-seat = { $seat } : { $counters }
terminal-counter = { $number } { $counter }
terminal-aboard = { $stands }, à bord ({ $carrier })
terminal-rank = { $rank }. { $seat } : { $amount }
terminal-hand-over = À { $seat } : prenez le clavier, puis Entrée.
terminal-left = Partie interrompue.

# Une faute du programme
fault = Quelque chose s’est cassé dans le moteur du jeu ({ $error }). Rien n’est perdu : la partie est comme avant ce coup.
