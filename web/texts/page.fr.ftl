# Les phrases de la page, sans celles des jeux ni du moteur.

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
speed = Mouvements
speed-slow = Lents
speed-normal = Normaux
speed-fast = Rapides
speed-instant = Aucun

# L’étagère
shelf-title = Des jeux de voyage qu’on ne trouve plus. À jouer ici, tout de suite.
shelf-provenance = Les plateaux d’origine sont perdus ou introuvables. Ceux-ci sont redessinés d’après les règles ; « À propos » dit ce qui est documenté et ce qui est de nous.
shelf-broken = L’étagère n’a pas pu être chargée
box-players = { $min } à { $max } joueurs
box-minutes = { $minutes } min
box-play = Nouvelle partie
box-rules = Règles
continue-title = Continuer
saved-turn = Au tour de : { $name }
saved-over = Partie finie
saved-delete =
    .aria-label = Supprimer la partie { $name }
    .title = Supprimer
delete-title = Supprimer cette partie ?
delete-question = « { $name } » sera effacée de ce navigateur. Un fichier permet de la garder ailleurs.
delete-yes = Supprimer
delete-file = Enregistrer le fichier
delete-no = La garder
broken-save = Une partie gardée ici ne peut pas être lue ({ $id }). Elle est mise de côté ; les autres ne sont pas touchées.
broken-export = Enregistrer ce qui reste
broken-delete = Supprimer
open-file = Ouvrir un fichier
open-link = Ouvrir un lien
open-about = À propos
link-title = Ouvrir un lien de partie
link-label = Le lien reçu
link-open = Ouvrir
link-none = Aucune partie dans ce texte : un lien de partie contient « #v1. » suivi de lettres et de chiffres.
about-title = À propos d’Escales
about-what = Escales fait rejouer, en français et en anglais, des jeux de société de voyage et de négoce épuisés depuis longtemps. Les règles sont appliquées par un moteur qui tourne dans cette page, sans serveur.
about-private = Pas de compte, pas de cookie, pas de mesure d’audience. Les parties restent dans ce navigateur, sauf si vous les partagez.
about-licence = Logiciel libre, licence Apache 2.0. Les plateaux et les dessins sont les nôtres.

# Préparer la partie
setup-seats = Autour de la table, dans l’ordre du jeu
setup-name = Nom, place { $number }
setup-colour = Couleur, place { $number }
setup-player = Qui joue, place { $number }
setup-add-seat = Ajouter une place
setup-remove-seat =
    .aria-label = Retirer la place { $number }
    .title = Retirer
setup-start = Commencer la partie
setup-options = Options du jeu
setup-table = La table
setup-real-dice = Avec de vrais dés
setup-real-dice-help = Vous lancez vos propres dés et indiquez ce qu’ils montrent.
setup-practice = Partie d’essai
setup-practice-help = Tout peut être repris, même un lancer de dé.
player-human = Humain
player-random = Hasard
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-mauve = Mauve
colour-black = Noir
seat-number = Place { $number }
amount-less =
    .aria-label = Moins
amount-more =
    .aria-label = Plus

# La table
prompt-starting = Le jeu se prépare…
prompt-bot = { $name } joue…
prompt-wait = Un instant…
prompt-over = La partie est finie.
prompt-read-only = Cette partie ne peut être que regardée.
board-targets = Cases possibles. Les flèches passent de l’une à l’autre.
pieces-title = Où sont les pièces
seats-label = Joueurs
die-roll = Lancer le dé
die-enter = Que montre votre dé ?
die-hold = ou maintenir pour enchaîner
ahead = Avancer jusqu’au prochain choix
ahead-stop = Arrêter là
bots-skip = Passer jusqu’à mon tour
bots-ahead = Avancer jusqu’au prochain temps fort
choices-title = Votre choix
pick-go = Choisir
pick-hint = … ou touchez la case sur le plateau.
log-title = Journal
log-more = Montrer tout le journal
undone = Le dernier choix est repris.
bar-shelf =
    .aria-label = Retour à l’étagère
    .title = Retour à l’étagère
bar-undo =
    .aria-label = Reprendre le dernier choix
    .title = Reprendre le dernier choix
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
menu-export = Enregistrer dans un fichier
menu-saved = La partie est gardée dans ce navigateur après chaque coup.
rules-title = Règles
rules-missing = Le livret de règles n’a pas pu être chargé.
rule-link = Règle { $rule }
end-title =
    { $count ->
        [one] { $winners } l’emporte !
       *[other] À égalité en tête : { $winners }
    }
end-again = Rejouer
end-share = Partager

# Partager
share-title = Partager la partie
share-address = Lien vers la partie telle qu’elle est maintenant
share-copy = Copier le lien
share-copied = Lien copié.
share-copy-by-hand = Le lien est sélectionné : copiez-le.
share-system = Envoyer…
share-file = Enregistrer dans un fichier
share-holds = Le lien contient toute la partie jusqu’ici : les noms, les options et chaque coup. Rien n’est envoyé à un serveur. Qui l’ouvre continue de son côté.
share-holds-secrets = Le lien contient toute la partie jusqu’ici, y compris ce qui est caché aux joueurs : qui le déchiffre, ou le rouvre pour rejouer un hasard, peut tricher. Rien n’est envoyé à un serveur.
share-no-link = Cette partie ne tient pas dans un lien. Un fichier la contient toujours.

dialog-close =
    .aria-label = Fermer
    .title = Fermer
notice-close = Compris
retry = Réessayer
reload = Recharger
go-shelf = Retour à l’étagère

# Ce qui ne va pas
engine-broken = Le moteur du jeu n’a pas démarré
engine-broken-detail = Le moteur du jeu ne répond pas. Vos parties gardées ne sont pas touchées. ({ $detail })
network-broken = Une partie du site n’a pas pu être chargée. Vérifiez la connexion, puis réessayez. ({ $detail })
cannot-open-new = Cette partie ne peut pas commencer
cannot-open-save = Cette partie ne peut pas être relue
cannot-open-file = Ce fichier ne peut pas être ouvert
cannot-open-link = Ce lien ne peut pas être ouvert
unknown-game = Ce jeu n’est pas sur l’étagère
unknown-game-detail = Aucun jeu ne s’appelle « { $game } » ici.
unknown-save = Cette partie n’est pas dans ce navigateur
unknown-save-detail = Elle a été supprimée, ou elle a été gardée dans un autre navigateur ou une fenêtre privée.
file-unusable = { $name } : { $reason }
file-too-large = Ce fichier est bien trop gros pour une partie.
file-not-json = Ce fichier ne contient pas une partie d’Escales.
storage-forbidden = Ce navigateur ne laisse rien garder ici : la partie continue, mais elle sera perdue en fermant la page. Un fichier permet de la garder.
storage-full = La mémoire de ce navigateur est pleine : la partie continue, mais ne sera plus gardée. Un fichier permet de la garder.
saved-copy = Cette partie a continué dans un autre onglet : celle-ci devient une partie à part.
saved-elsewhere = Cette partie vient de continuer dans un autre onglet.
