# Les phrases de la page ; les jeux et le moteur ont les leurs.

site-title = Escales, jeux de voyage à jouer ici

language = Langue
language-fr = FR
    .title = Français
    .aria-label = FR, français
language-en = EN
    .title = English
    .aria-label = EN, English
light = Lumière
light-light = Jour
light-dark = Nuit
forced = Coups sans autre choix
forced-on = joués d’office
forced-off = à la main
speed = Vitesse du jeu
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Sans mouvement
sound = Son
sound-off = coupé
sound-volume = { $volume } %
thought = Réflexion du niveau « Capitaine », conseils compris
thought-300 = 0,3 s
thought-1000 = 1 s
thought-3000 = 3 s
thought-10000 = 10 s

# L’étagère
shelf-title = Des jeux de voyage qu’on ne trouve plus. À jouer ici, tout de suite.
shelf-provenance = Les plateaux d’origine sont perdus ou introuvables. Ceux-ci sont redessinés d’après les règles ; « À propos » indique ce qui est documenté et ce qui vient de nous.
shelf-broken = L’étagère n’a pas pu être chargée
box-players = { $min } à { $max } joueurs
box-minutes = { $minutes } min
box-play = Nouvelle partie
    .aria-label = Nouvelle partie : { $game }
box-first = Une première partie, courte : { first-against }
    .aria-label = Une première partie, courte : { first-against } : { $game }
# Contre combien de mousses elle se joue, et le temps qu’elle prend
first-against =
    { $bots ->
        [one] un mousse
       *[other] { $bots } mousses
    }, { $low } à { $high } { $unit ->
        [hours] heures
       *[minutes] min
    }
box-alone = Jouer contre l’ordinateur
    .aria-label = Jouer contre l’ordinateur, deux matelots : { $game }
box-rules = Règles
    .aria-label = Règles : { $game }
continue-title = Continuer
saved-turn = Au tour de : { $name }
finished-title =
    { $lessons ->
        [0] Parties finies : { $games }
       *[other]
            { $games ->
                [0] Leçons finies : { $lessons }
               *[other] Parties finies : { $games }, leçons : { $lessons }
            }
    }
saved-over = Partie finie
saved-ahead = en tête : { $name }
saved-won = Partie finie, gagnée par { $name }
saved-lesson-over = Leçon finie
saved-more =
    .aria-label = Nommer, enregistrer ou supprimer la partie { $name }
    .title = Nommer, enregistrer, supprimer
saved-rename = Renommer
saved-delete = Supprimer
saved-deleted = « { $name } » est supprimée.
saved-undelete = Annuler la suppression
saved-export-all = Tout enregistrer dans un fichier
saved-all-name = parties escales
files-reading =
    { $count ->
        [one] Lecture d’une partie…
       *[other] Lecture de { $count } parties…
    }
files-kept =
    { $count ->
        [one] Une partie est maintenant sur l’étagère.
       *[other] { $count } parties sont maintenant sur l’étagère.
    }
files-left =
    { $count ->
        [one] Une partie n’a pas été lue, car vous avez quitté l’étagère. Rouvrez le fichier pour l’ajouter.
       *[other] { $count } parties n’ont pas été lues, car vous avez quitté l’étagère. Rouvrez les fichiers pour les ajouter.
    }
file-read-only = cette partie ne se rejoue pas jusqu’au bout. Ouvrez-la seule pour la regarder.
broken-save = Une partie gardée ici est illisible ({ $id }). Elle est mise de côté ; les autres sont intactes.
broken-export = Enregistrer les données
broken-delete = Supprimer
open-file = Ouvrir un fichier
open-link = Ouvrir un lien
open-receive = Recevoir une partie
open-results = Vos résultats
results-title = Vos résultats dans ce navigateur
results-none = Aucune partie ne s’est encore terminée ici. Dès que vous en finirez une, son résultat s’affichera là.
results-what = Le niveau est celui du meilleur adversaire. Rien de tout cela ne quitte votre navigateur.
results-game = Jeu
results-level = Contre
results-played = Jouées
results-won = Gagnées
results-best = Record
results-people = Des personnes
results-export = Enregistrer dans un fichier
results-file = résultats escales
results-erase = Tout effacer
results-erased = Vos résultats sont effacés.
results-restore = Annuler l’effacement

open-evening = Une soirée
evening-title = La soirée
evening-none = Une soirée compte les parties qui se terminent dans ce navigateur, à partir de maintenant. Rien ne quitte votre navigateur.
evening-broken = La soirée enregistrée ne se lit plus. Les résultats des parties sont toujours là. Vous pouvez commencer une nouvelle soirée.
evening-empty = Aucune partie ne s’est terminée depuis le début de la soirée. La prochaine sera comptée ici.
evening-points = Une partie donne un point, et un point de plus par adversaire moins bien classé, robots compris.
evening-begin = Commencer une soirée
evening-end = Terminer la soirée
evening-people = Qui joue ce soir ?
evening-people-help = Ces personnes prennent place d’elles-mêmes quand vous préparez une partie. Vous pouvez en changer à chaque partie.
evening-add = Ajouter
evening-remove =
    .aria-label = Retirer { $name }
    .title = Retirer
evening-place = Place
evening-name = Nom
evening-total = Points
evening-games = Parties
evening-wins = Gagnées
evening-wealth = Fortune
evening-ended = Fin
evening-unnamed = Joueur { $seat }
evening-person = { $rank }. { $name } ({ $wealth })
evening-end-sure = Les points de cette soirée seront oubliés ; les résultats des parties restent. La terminer ?
evening-keep = Non, continuer
evening-print = Imprimer
evening-take-out-game = Retirer { $game } ({ $people })
evening-put-back-game = Remettre { $game } ({ $people })
evening-counted = Cette partie compte pour la soirée : son tableau est sur l’étagère.
evening-take-out = Retirer
evening-put-back = Remettre
evening-export = Enregistrer pour un tableur
evening-file = soirée escales
open-about = À propos
link-title = Ouvrir un lien de partie
link-label = Le lien reçu
link-open = Ouvrir
link-none = Aucune partie dans ce texte : un lien de partie contient « #v1. » suivi de lettres et de chiffres.
about-title = À propos d’Escales
about-what = Escales remet en jeu, en français et en anglais, des jeux de société de voyage et de négoce épuisés depuis longtemps. Le moteur de règles tourne dans cette page ; il n’y a pas de serveur.
about-private = Pas de compte, pas de cookie, pas de mesure d’audience. Les parties restent dans ce navigateur, sauf si vous les partagez.
about-kept = Ce navigateur garde le site tout entier : vous pouvez aussi jouer sans connexion. Le menu du navigateur permet de l’installer comme une application.
about-not-kept = Ce navigateur ne garde pas encore le site, ou ne peut pas le garder : il faut une connexion pour l’ouvrir.
about-licence = Logiciel libre, licence Apache 2.0. Les plateaux et les dessins sont les nôtres.

# Préparer la partie
setup-seats = Autour de la table, dans l’ordre du jeu
setup-name = Nom, place { $number }
setup-name-own = Votre nom, sinon { $unnamed }
setup-colour = Couleur, place { $number }
setup-player = Qui joue, place { $number }
setup-add-seat = Ajouter une place
setup-people = Combien de personnes jouent ici ou par lien
setup-remove-seat =
    .aria-label = Retirer la place { $number }
    .title = Retirer
setup-house-rule = À { $seats }, c’est une règle maison : la règle d’origine ne le prévoit pas.
setup-start = Commencer la partie
setup-length =
    { $unit ->
        [hours] Durée : environ { $low } à { $high } heures.
       *[minutes] Durée : environ { $low } à { $high } minutes.
    }
setup-options = Options du jeu
setup-options-usual = Habituelles
setup-options-first = Pour une première partie
setup-options-own = À votre façon
setup-table = La table
setup-real-dice = Avec de vrais dés
setup-real-dice-help = Vous lancez vos propres dés et indiquez ce qu’ils montrent.
setup-practice = Partie d’essai
setup-practice-help = Vous pouvez tout annuler, même un lancer de dé.
player-human = Une personne
player-random = Au hasard
player-mousse = Mousse
player-matelot = Matelot
player-capitaine = Capitaine
player-mousse-about = Le mousse, le plus facile, joue d’après une règle simple, sans calculer.
player-matelot-about = Le matelot, de force moyenne, calcule ce que le hasard peut apporter et ce que les autres peuvent répondre.
player-capitaine-about = Le capitaine, le plus fort, cherche le meilleur coup aussi longtemps que vous le lui permettez, à chaque décision :
seat-red = Rouge ●
seat-blue = Bleu ■
seat-yellow = Jaune ▲
seat-green = Vert ◆
seat-mauve = Mauve ✚
seat-black = Noir ★
elsewhere-red = Red ●
elsewhere-blue = Blue ■
elsewhere-yellow = Yellow ▲
elsewhere-green = Green ◆
elsewhere-mauve = Mauve ✚
elsewhere-black = Black ★
seat-number = Place { $number }
amount-less =
    .aria-label = Moins
amount-more =
    .aria-label = Plus
amount-range = De { $min } à { $max }.
amount-range-step = De { $min } à { $max }, de { $step } en { $step }.
amount-range-least = { $min }, ou de { $least } à { $max }.
amount-refused = { $typed } n’est pas possible ici : choisissez de { $min } à { $max }.
amount-refused-least = { $typed } n’est pas possible ici : choisissez { $min }, ou de { $least } à { $max }.

# Les leçons
learn-link = Apprendre à jouer, { $minutes } minutes
    .aria-label = Apprendre à jouer, { $minutes } minutes : { $game }
learn-new = Première fois ?
learn-title = Apprendre à jouer
learn-lesson = { $name }, { $minutes } minutes
learn-first = Jouer une première partie : { first-against }
learn-first-help = Une partie courte, réglée par nos soins. Elle commence tout de suite. Pour d’autres adversaires, placez-les ci-dessous et prenez les options d’une première partie.
goal-title = Le but
goal-rules = Première partie ? Les règles en deux minutes
goal-rules-away =
    .aria-label = Ne plus proposer les règles
goal-unfold = Tout lire
goal-fold = Replier
goal-away = Compris
first-title = Pour débuter
first-away = Ne plus expliquer
saved-lesson = Leçon : { $name }
lesson-step = Étape { $number } sur { $total }
lesson-done = La leçon est finie.
lesson-read = Lisez, puis touchez « Suite ».
lesson-next = Suite
lesson-point = Montrez-moi
lesson-do = Faites-le pour moi
lesson-leave = Quitter la leçon
lesson-others = Les autres jouent : regardez.
lesson-waits = Vous regardez un coup passé : la leçon vous attend.
lesson-back = Reprendre la leçon
lesson-task = À vous : { $action }
lesson-play = Jouer une première partie
lesson-following = Leçon suivante : { $name }
lesson-again = Refaire la leçon
lesson-go-on = Continuer cette partie
lesson-rules = La règle
lesson-shelf = Retour à l’étagère

# La table
waiting-bytes = { $come } sur { $all } Mo
waiting-moves = { $replayed } coups rejoués sur { $entries }
prompt-starting = Le jeu se prépare…
prompt-bot = { $name } joue…
actions-title = À faire
pinned-title = L’action principale
side-grip = Ce que vous pouvez faire, les joueurs et le journal
prompt-wait = Un instant…
prompt-over = La partie est finie.
prompt-read-only = Vous pouvez seulement regarder cette partie.
board-targets = Choix sur le plateau. Les flèches passent de l’un à l’autre.
board-notes = Notes sur le plateau. Les flèches passent de l’une à l’autre.
board-note = { $place } : { $text }
pieces-title = Où sont les pièces
seats-label = Joueurs
zoom-tools = Zoom du plateau
zoom-in =
    .aria-label = Agrandir
    .title = Agrandir
zoom-out =
    .aria-label = Réduire
    .title = Réduire
zoom-fit =
    .aria-label = Tout le plateau
    .title = Tout le plateau
keys-zoom = Agrandir ou réduire le plateau
keys-pan = Déplacer le plateau agrandi
die-last = Le dernier lancer
die-hold = ou maintenir pour enchaîner
ahead = Lancer pour moi jusqu’au prochain choix
ahead-stop = Arrêter là
bots-skip = Avancer jusqu’à mon tour
bots-ahead = Avancer jusqu’au prochain temps fort
idle = Passer jusqu’au prochain événement
idle-passed =
    { $turns ->
        [one] Un tour a passé.
       *[other] { $turns } tours ont passé.
    }
idle-decide = À présent, c’est à vous de décider.
ponder-now = Le faire jouer
pondering-share = { $share } de chances
hint-ask =
    .aria-label = Conseil : que ferait un capitaine ?
    .title = Conseil : que ferait un capitaine ? (touche C)
hint-word = Conseil
hint-title = Que ferait un capitaine ?
hint-towards = Aller vers { $place } : { $piece }
hint-forced = Il n’a essayé que ce choix : à première vue, aucun autre ne promet davantage.
hint-ahead = Ce choix l’emporte nettement sur les autres.
hint-sure = Le premier choix est nettement le meilleur.
hint-likely = Le premier choix est sans doute le meilleur.
hint-open = La recherche a été trop courte pour dire avec certitude lequel est le meilleur.
hint-even = Ces choix sont à peu près aussi bons ; il prendrait le premier.
hint-shares = Les pourcentages sont vos chances de gagner, d’après lui, à cet instant ; ils changent à chaque coup.
hint-shared = Tous pour la même raison. { $reason }
hint-thumb = Un débutant (le niveau Mousse) ferait de même, selon cette règle simple : { $rule }
hint-failed = Aucun capitaine ne peut répondre pour le moment. Vous pouvez continuer à jouer.
choices-title = Votre choix
choices-verbs = Que faire ?
choices-foreseen = Ce qui se passerait
choices-left = Vous n’avez pas confirmé « { $action } ».
choices-ask = Choisissez encore la même carte, ou :
choices-meant = { $action } ? Touchez encore au même endroit, ou :
choices-again = OK ?

# Pièces que l'on choisit, et leurs chemins.
movers-title = Choisir une pièce
movers-other = Une autre pièce
deals-title = Ce que vous pouvez payer
routes-title = Où aller ?
routes-none = { $place } : aucun lieu de ce nom n’est à portée.
routes-way = { $place } : { $cost ->
    [0] rien à payer
    [one] 1 point
   *[other] { $cost } points
  }
routes-later =
    { $now ->
        [one] 1 point maintenant. Au prochain tour, touchez de nouveau cette destination pour la suite.
       *[other] { $now } points maintenant. Au prochain tour, touchez de nouveau cette destination pour la suite.
    }
routes-no-way = { $place } : aucune de vos pièces ne peut y aller.
routes-not-this = { $place } : { $piece } ne peut pas y aller.
routes-there = { $place } : vous y êtes déjà ({ $piece }).
routes-plan = { $place } en { $cost ->
    [one] 1 point
   *[other] { $cost } points
  } : { $piece } ({ $from }){ $now ->
    [all] {" "}; il en restera { $left }.
   *[part] .
  }
routes-plan-by = { $place } en { $cost ->
    [one] 1 point
   *[other] { $cost } points
  } : { $piece } ({ $from }) et { $by }{ $now ->
    [all] {" "}; il en restera { $left }.
   *[part] .
  }
routes-drop = Non
routes-close = Fermer
routes-touch = ou touchez la carte
routes-go = Y aller
turn-west =
    .aria-label = Tourner la carte vers l’ouest
    .title = Tourner la carte vers l’ouest
turn-east =
    .aria-label = Tourner la carte vers l’est
    .title = Tourner la carte vers l’est
album-open = Cartes
album-title = Les cartes
album-empty = Rien encore.
pick-go = Choisir
pick-name = Comme { $name }
pick-number = Un numéro
pick-hint = … ou touchez la case sur le plateau.
pick-hand = Touchez une carte de votre main.
log-title = Journal
log-only = Les lignes de
log-all = Tout le monde
log-mine = Pour vous :
log-more = Montrer tout le journal
log-moment = Revoir la partie après le coup { $move }
past-enter = Revoir la partie
past-banner = Coup { $move } sur { $length }
past-slider = Coup à revoir
past-first =
    .aria-label = Au début de la partie
    .title = Au début de la partie
past-back =
    .aria-label = Un coup plus tôt
    .title = Un coup plus tôt
past-forward =
    .aria-label = Un coup plus tard
    .title = Un coup plus tard
past-last =
    .aria-label = À la fin, là où en est la partie
    .title = À la fin, là où en est la partie
past-play = Revoir la suite
past-play-all = Revoir depuis le début
past-pause = Pause
past-landmark = Au prochain grand moment
past-now = Revenir à la partie
past-left = Retour à la partie telle qu’elle est maintenant.
past-coming = À suivre : { $what }
past-play-on = Jouer à partir d’ici
past-name = { $name } · coup { $move }
past-copied = Vous jouez maintenant une copie, « { $name } ». La partie d’origine reste sur l’étagère, telle quelle.
undone = Le dernier choix est annulé.
bar-shelf =
    .aria-label = Retour à l’étagère
    .title = Retour à l’étagère
bar-undo =
    .aria-label = Annuler le dernier choix
    .title = Annuler le dernier choix
# Grisé : pourquoi
bar-undo-none =
    .aria-label = Annuler le dernier choix : rien à annuler, car un lancer, une carte tirée ou montrée, ou un choix que d’autres ont suivi reste
    .title = Rien à annuler : un lancer, une carte tirée ou montrée, ou un choix que d’autres ont suivi reste
bar-rules =
    .aria-label = Règles
    .title = Règles
bar-share =
    .aria-label = Partager
    .title = Partager
bar-menu =
    .aria-label = Menu
    .title = Menu
menu-title = Cette partie
menu-name = Nom de la partie
menu-screen = Montrer sur un second écran
screen-waiting = On attend la table : elle reste ouverte dans l’autre fenêtre.
screen-closed = La table est fermée. Rouvrez la partie dans l’autre fenêtre, puis le second écran dans son menu.
screen-failed = Le plateau n’a pas pu être chargé. Rechargez cette fenêtre.
screen-blocked = Le navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres de ce site, puis réessayez.
screen-full = Plein écran (F)
menu-export = Enregistrer dans un fichier
menu-signs = Les signes du plateau
legend-title = Les signes du plateau
legend-around = Autour du plateau
legend-moves = Ce que les autres ont fait depuis votre dernier tour, dans l’ordre
legend-mine = Une ligne du journal où un autre a fait quelque chose qui vous concerne
legend-since = Relire ce que les autres ont fait depuis votre dernier tour
legend-hint = Demander ce que ferait un capitaine
legend-share = Votre chance de gagner par ce choix, d’après le capitaine ; une étoile marque celui qui s’impose
legend-meant = Ce choix attend votre accord
legend-rule = Lire la règle qui s’applique
menu-saved = La partie est gardée dans ce navigateur après chaque coup.
rules-title = Règles
rules-missing = Le livret de règles n’a pas pu être chargé.
rule-link = Règle { $rule }
end-title =
    { $count ->
        [one] { $winners } l’emporte !
       *[other] À égalité en tête : { $winners }
    }
end-won = Vous gagnez !
curve-title = Ce que chacun avait au fil de la partie
curve-rounds = Tour de table
curve-flags = Temps forts
curve-letters = Tournants
curve-after =
    { $move ->
        [0] Au début
        [one] Après un coup
       *[other] Après { $move } coups
    }
landmarks-round = { $name } { $round }
landmarks-all =
    { $count ->
        [one] Un temps fort
       *[other] Les { $count } temps forts
    }
account-title = Qui a reçu et payé quoi
account-group-received = Reçu
account-group-paid = Payé
account-balance = Solde
account-other = Autres paiements
account-times = { $times } fois
account-made = { $figure } = { $parts }
turning-title = Les tournants de la partie
turning-seeking = Recherche des tournants, les coups qui ont le plus changé qui gagnerait : une minute environ…
turning-none = Aucun coup n’a nettement changé les chances de gagner.
turning-throw = Le lancer : { $seat } passe de { $before } à { $after } de chances de gagner.
turning-draw = Le tirage : { $seat } passe de { $before } à { $after } de chances de gagner.
turning-choice = Le choix : { $seat } passe de { $before } à { $after } de chances de gagner.
turning-lingering = Le choix et ce qui l’a suivi : { $seat } passe de { $before } à { $after } de chances de gagner, un tour plus tard.
turning-last = Le dernier coup. Juste avant, { $seat } avait { $before } de chances de gagner.
turning-moment = Revoir la table juste avant le coup { $move }, et le rejouer si vous voulez
turning-note = Ces chances sont des estimations : la suite a été jouée plusieurs fois, avant le coup et après. Celles que donne le capitaine en cours de partie sont calculées moins loin : elles peuvent différer.
end-own = Vous finissez { $rank }ᵉ sur { $seats }.
end-own-equal = Vous finissez { $rank }ᵉ ex æquo sur { $seats }.
end-again = Revanche, mêmes options
end-other = Autre partie
end-share = Partager

# Partager
share-title = Partager la partie
share-moment = Ce lien ouvre la partie au coup { $move }.
share-address = Lien vers la partie telle qu’elle est maintenant
share-copy = Copier le lien
share-copied = Lien copié.
share-copy-by-hand = Le lien est sélectionné : copiez-le.
share-system = Envoyer…
share-code = Envoyer sur un téléphone
share-code-label = Code QR : le lien vers la partie
share-code-help = Visez ce code avec l’appareil photo d’un téléphone pour y ouvrir la partie. Sur un ordinateur qui a une caméra, ouvrez « Recevoir une partie » depuis l’étagère.
share-codes-number = Code { $number } sur { $count }
share-codes-label = Code QR { $number } sur { $count }
share-codes-help =
    { $count ->
        [one] La partie tient dans ce code. Visez-le avec l’appareil photo du téléphone.
       *[other] La partie tient en { $count } codes. Visez-les avec l’appareil photo du téléphone : le premier code lu y ouvre Escales. Touchez alors « Lire avec la caméra » et gardez le téléphone devant cet écran. Un ordinateur qui a une caméra les lit avec « Recevoir une partie », sur l’étagère.
    }
share-codes-pause = Pause
share-codes-go = Faire défiler
share-codes-back =
    .aria-label = Code précédent
    .title = Code précédent
share-codes-next =
    .aria-label = Code suivant
    .title = Code suivant
share-codes-too-many = La partie est trop longue pour des codes : enregistrez-la dans un fichier.
share-file = Enregistrer dans un fichier
share-send-file = Envoyer le fichier…
share-holds = Le lien et le fichier contiennent toute la partie jusqu’ici : les noms, les options et chaque coup. Ils ne contiennent rien de ce qui n’est pas encore arrivé. Rien n’est envoyé à un serveur. Chaque personne qui ouvre la partie en joue sa propre copie.
share-holds-secrets = Le lien et le fichier contiennent toute la partie jusqu’ici, y compris ce qui est caché aux joueurs. On peut donc tricher : les déchiffrer, ou les rouvrir pour retenter sa chance. Ils ne contiennent rien de ce qui n’est pas encore arrivé. Rien n’est envoyé à un serveur. Chaque personne qui ouvre la partie en joue sa propre copie.

# Recevoir une partie d’un autre écran
receive-title = Recevoir une partie
receive-what = Sur l’autre écran, ouvrez « Partager », puis « Envoyer sur un téléphone ». Lisez ensuite ses codes ici, dans n’importe quel ordre.
receive-camera = Lire avec la caméra
receive-stop = Arrêter la caméra
receive-looking = Gardez la caméra devant les codes.
receive-held =
    { $held ->
        [one] Un code lu sur { $count }.
       *[other] { $held } codes lus sur { $count }.
    } Il manque : { $missing }.
receive-whole = Tous les codes sont lus : la partie s’ouvre.
receive-foreign = Ce n’est pas le code d’une partie d’Escales.
receive-newer = Ce code vient d’une version plus récente d’Escales. Rechargez cette page, puis lisez-le de nouveau.
receive-damaged = Les codes lus ne vont pas ensemble. Lisez-les tous de nouveau.
receive-camera-insecure = Le navigateur ne donne pas de caméra à cette page, car son adresse ne commence pas par « https ». Choisissez des photos des codes, ou demandez le lien ou le fichier de la partie.
receive-camera-forbidden = Le navigateur ne permet pas à cette page d’utiliser la caméra. Changez ce réglage, ou choisissez des photos des codes.
receive-camera-busy = La caméra ne répond pas : une autre application s’en sert peut-être. Fermez-la, puis réessayez.
receive-camera-absent = Aucune caméra n’a été trouvée. Choisissez des photos des codes, ou demandez le lien ou le fichier de la partie.
receive-without = Sans caméra
receive-files = Choisir des photos des codes, ou un fichier
receive-picture-none = Aucun code n’a été lu sur la photo { $name }.
receive-text = Le lien vers la partie
receive-take = Ouvrir

# Une partie reçue
received-title = Une partie de { $game }
received-moves =
    { $count ->
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }
received-who = Qui êtes-vous ?
received-i-am = Je suis { $name }
received-here = Nous jouons tous ici
received-watch = Je regarde seulement
received-go = Voir le plateau
received-copy = C’est votre propre copie : ce que vous y jouez ne change rien pour la personne qui vous l’a envoyée.
received-secrets = Vous verrez ce que le joueur choisi peut voir. C’est votre propre copie : ce que vous y jouez ne change rien pour la personne qui vous l’a envoyée.

dialog-close =
    .aria-label = Fermer
    .title = Fermer
notice-close = Compris
retry = Réessayer
reload = Recharger
go-shelf = Retour à l’étagère

# Ce qui ne va pas
engine-broken = Le moteur du jeu n’a pas démarré
engine-broken-detail = Le moteur du jeu ne répond pas. Vos parties gardées sont intactes. ({ $detail })
network-broken = Une partie du site n’a pas pu être chargée. Vérifiez la connexion, puis réessayez. ({ $detail })
host-status = Il manque un fichier du site : son hébergeur répond « { $detail } » pour { $file }.
host-page = Il manque un fichier du site : son hébergeur envoie une page web à la place de { $file }.
cannot-open-new = Cette partie ne peut pas commencer
cannot-open-save = Cette partie ne peut pas être relue
cannot-open-file = Ce fichier ne peut pas être ouvert
cannot-open-link = Ce lien ne peut pas être ouvert
unknown-game = Ce jeu n’est pas sur l’étagère
unknown-game-detail = Aucun jeu ne s’appelle « { $game } » ici.
unknown-save = Cette partie n’est pas dans ce navigateur
unknown-save-detail = Elle a été supprimée, ou gardée dans un autre navigateur ou dans une fenêtre privée.
file-unusable = { $name } : { $reason }
file-too-large = Ce fichier est bien trop gros pour une partie.
file-not-json = Ce fichier ne contient pas une partie d’Escales.
storage-forbidden = Ce navigateur ne permet pas de garder la partie : elle continue, mais elle sera perdue quand vous fermerez la page. Pour la garder, enregistrez-la dans un fichier.
storage-full = La mémoire de ce navigateur est pleine : la partie continue, mais elle n’est plus gardée. Pour la garder, enregistrez-la dans un fichier.
saved-copy = Cette partie a changé dans un autre onglet. Celle de cet onglet est maintenant gardée à part ; rien n’est écrasé.
saved-elsewhere = Cette partie vient de changer dans un autre onglet. Cet onglet en est resté au même point.
follow-other-tab = Prendre la version de l’autre onglet
copy-here = Garder celle-ci comme copie
copy-name = { $name } (copie)
another-name = { $name } ({ $number })
saved-gone = Cette partie vient d’être supprimée de ce navigateur. Elle continue ici, et le prochain coup la gardera de nouveau. Pour la mettre à l’abri, enregistrez-la dans un fichier.
saved-again = Cette partie avait été supprimée de ce navigateur : elle vient d’y être gardée de nouveau. Pour la mettre à l’abri, enregistrez-la dans un fichier.
page-fault = Quelque chose s’est cassé dans la page ({ $error }). Rien n’est perdu : la partie est gardée.
page-fault-bare = Quelque chose s’est cassé dans la page ({ $error }). Vos parties gardées sont intactes.
fault-report = Enregistrer le rapport
fault-set-back = Revenir un coup en arrière
fault-go-on = Continuer

# Le plateau en mots
words-title = Le plateau en mots
words-place = Case
words-stands = Ce qui s’y trouve
words-ways = Ce que vous pouvez y faire
narrator-before =
    { $count ->
        [one] Un autre événement auparavant.
       *[other] { $count } autres événements auparavant.
    }

# Aide
help-open =
    .aria-label = Aide
    .title = Aide (touche ?)
help-title = Aide
help-rules = Toutes les règles
help-keys = Au clavier
help-single-keys = Raccourcis d’une seule touche : « ? », « C », « + », « − » et les chiffres
help-words = Montrer le plateau en mots, à la place du dessin
help-words-what = La liste des cases, avec ce qui s’y trouve et ce que vous pouvez y faire. Les lecteurs d’écran la trouvent toujours, après le journal.
keys-tab = Passer d’un bouton à l’autre
keys-enter = Actionner le bouton ; sur le dé, maintenir la touche pour enchaîner les lancers
keys-arrows = Sur le plateau : passer à la case voisine
keys-ends = Sur le plateau : aller à la première ou à la dernière case possible
keys-digits = Sur le plateau : aller à la case qui porte ce numéro
keys-captain = Demander l’avis d’un capitaine ; s’il réfléchit, le faire jouer tout de suite
keys-signs = Les signes du plateau
keys-help = Cette aide
key-Enter = Entrée
key-Shift = Maj
key-Home = Début
key-End = Fin
key-Escape = Échap

# Passer l’écran
hand-title = Pour les yeux de { $name } seulement
hand-alone = Votre jeu
handover-title = Passez l’écran à { $name }
handover-help = La page montrera ensuite ce qui est réservé à { $name }.
handover-take = C’est moi, { $name }
handover-send = Partager la partie à la place
handover-seen = Regardez bien avant de passer l’écran.
handover-pass = C’est vu : au tour de { $name }
handover-over = La partie est finie pour vous. Les autres la jouent jusqu’au bout.
handover-step = Les regarder jouer
handover-end = Aller à la fin

cards-away = J’ai lu
cards-read = J’ai lu, la suite
card-fly = Voir sur la carte
news-own = Votre dernier coup
news-then = Depuis
news-passed = { $count } coups joués d’affilée.
news-won = { $seat } gagne { $amount } : { $parts }.
news-even = { $seat } ne gagne ni ne perd rien en tout : { $parts }.
news-lost = { $seat } perd { $amount } : { $parts }.
news-won-own = Vous gagnez { $amount } : { $parts }.
news-even-own = Vous ne gagnez ni ne perdez rien en tout : { $parts }.
news-lost-own = Vous perdez { $amount } : { $parts }.
hand-ask = Touchez une carte pour la lire ici.
hand-ask-use = Touchez une carte claire pour l’utiliser, une autre pour la lire ici.

# Ce qui s’est passé depuis le dernier tour de la personne
since-over = { $name } : la partie est finie pour vous
since-first = Ce que les autres ont fait
since-title = Depuis votre dernier tour
since-word = Résumé
since-again = Revoir
since-all = Tout lire
since-close = Ranger
since-letter =
    .aria-label = { $letter } : voir sur le plateau
    .title = { $letter } : voir sur le plateau
since-seat = { $name } { $deeds }.
standing-round = manche
standing-all = en tout
since-nothing = { $name } : rien.
course-seat = { $name } : { $deeds }.
since-and = {" ; "}
since-times = { $deed } ({ $count } fois)
since-more =
    { $count ->
        [one] et une autre chose
       *[other] et { $count } autres choses
    }
since-paid-any = Vous payez { $amount } ({ $payee }).
since-received-any = Vous recevez { $amount } ({ $payer }).

# Une nouvelle version du site
update-ready = Une nouvelle version d’Escales est disponible. Vos parties gardées restent comme elles sont.
update-take = Passer à la nouvelle version
update-busy = Une partie est ouverte dans un autre onglet. La nouvelle version attend que vous fermiez cet onglet ou que vous y reveniez à l’étagère.

# Sur la page d’un autre site
open-host = Montrer un jeu sur votre site
host-title = Montrer un jeu sur votre site
host-what = Choisissez un jeu, regardez l’aperçu, copiez le code. Le jeu tient dans un cadre de votre page ; il ne piste personne et n’envoie rien. Ce code restera valable.
host-game = Jeu
host-language = Langue
host-light = Lumière
host-visitor = Celle du visiteur
host-fr = Français
host-en = English
host-width = Largeur (pixels ou %)
host-height = Hauteur (pixels)
host-study = Une position à étudier (facultatif) : le lien d’une partie
host-follows = La hauteur du cadre suit le jeu (ajoute un petit script)
host-check = Le cadre dit d’abord ce que votre page lui permet (pour un essai : décochez ensuite)
steps-title = Mettre le code sur votre page
steps-wordpress = Avec WordPress
steps-wix = Avec Wix
steps-plain = Sur une page HTML
steps-check = Pour savoir si votre page laisse le jeu garder les parties, cochez l’essai ci-dessus et ouvrez votre page : le cadre répond en toutes lettres.
step-wordpress-block = Dans l’éditeur, ajoutez un bloc « HTML personnalisé ».
step-paste = Copiez le code ci-dessus et collez-le là où le jeu doit apparaître.
step-wordpress-publish = Enregistrez. Si le cadre a disparu, votre compte n’a pas le droit d’écrire du HTML : demandez à l’administrateur de coller le code.
step-wix-embed = Dans l’éditeur, choisissez « Ajouter », puis « Code intégré » et « Intégrer HTML ».
step-wix-code = Choisissez « Code » et collez le code ci-dessus.
step-wix-size = Tirez le cadre jusqu’à 720 pixels de haut au moins, puis publiez.
step-plain-open = Ouvrez le fichier HTML de votre page dans un éditeur de texte.
step-plain-upload = Enregistrez le fichier et remettez-le chez votre hébergeur.
poster-title = Une affiche à imprimer
poster-what = Une page A4 avec la boîte du jeu, votre adresse et un code à viser avec un téléphone.
poster-address = L’adresse de votre page (sinon, celle du jeu ici)
poster-no-address = Cette adresse ne se lit pas. Copiez-la depuis la barre de votre navigateur, par exemple https://ludotheque.example/jeux.
poster-make = Voir l’affiche
poster-print = Imprimer l’affiche
poster-save-code = Enregistrer le code seul
poster-file = code { $game }
poster-play = Jouez à { $game }
poster-free = Gratuit, sans compte, sans rien installer.
poster-code = Code de l’adresse { $address }
poster-point = Visez ce code avec un téléphone.
check-title = Ce que la page permet au jeu
check-kept = Les parties sont gardées dans ce navigateur, pour cette page.
check-forbidden = Ce navigateur interdit au cadre de garder les parties : elles durent tant que la page est ouverte. Rien n’est à changer sur votre page ; « Pleine page » garde la partie.
check-full = La mémoire de ce navigateur est pleine : les parties ne sont pas gardées. Effacez des données de sites dans ses réglages.
check-insecure = La page n’est pas envoyée par HTTPS : le jeu ne peut pas servir hors ligne ni copier un lien. Demandez le HTTPS à votre hébergeur.
check-copies = « Partager » peut copier un lien.
check-no-copies = « Partager » ne peut pas copier le lien : il manque allow="clipboard-write; web-share" dans le code du cadre. Copiez le code entier.
check-size = Le cadre est assez grand : { $width } × { $height } pixels.
check-small = Le cadre est trop petit : { $width } × { $height } pixels. Il en faut au moins { $leastWidth } × { $leastHeight }.
check-no-frame = Cette adresse est ouverte sans cadre. Ouvrez la page où vous avez collé le code.
check-remove = Ces lignes apparaissent parce que l’adresse du cadre contient « check ». Copiez le code sans l’essai quand tout va bien.
host-code = Le code à copier dans votre page
host-copy = Copier le code
host-copied = Code copié.
host-live = Aperçu
embed-play = Jouer
embed-continue = Reprendre la partie
embed-study = Ouvrir la partie
embed-full =
    .aria-label = Pleine page, avec la partie
    .title = Pleine page, avec la partie
embed-full-words = Pleine page
embed-forbidden = Ce navigateur ne permet pas de garder la partie dans ce cadre : elle sera perdue quand vous quitterez la page. Pour la garder, ouvrez-la avec « Pleine page ».
embed-no-tab = Cette page ne permet pas d’ouvrir un onglet.

# Jouer par lien
post-title = À { $name } de jouer : envoyez ce lien
post-title-file = À { $name } de jouer : envoyez la partie
post-here = { $name } joue ici
received-newer =
    { $count ->
        [one] C’est la suite de votre partie « { $name } » : un coup de plus.
       *[other] C’est la suite de votre partie « { $name } » : { $count } coups de plus.
    }
received-older =
    { $count ->
        [one] La partie reçue est plus ancienne que la vôtre, « { $name } », qui a un coup de plus.
       *[other] La partie reçue est plus ancienne que la vôtre, « { $name } », qui a { $count } coups de plus.
    }
received-same = C’est votre partie « { $name } », telle qu’elle est gardée ici.
received-resume = Continuer ma partie
received-as-copy = Ou l’ouvrir comme une autre partie
share-far = Qui joue ici ?
share-all-here = Tout le monde joue ici
share-i-am = Seulement { $name }
share-far-help = Si les autres jouent à distance, indiquez qui joue ici : après votre tour, la page vous proposera le lien à envoyer.
