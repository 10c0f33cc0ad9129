## Les mots de la page. Chaque clé se trouve aussi dans page.en.ftl ; un test y veille.

page-name = Meadhall
page-motto = Cinq tables venues du Nord. Prenez place.

## Le cadre

bar-home = Vers la halle
menu = Menu
nav-home = La halle
nav-tables = Mes tables
nav-rules = Règles
nav-ratings = Classements
nav-settings = Réglages
nav-account = Se connecter
close = Fermer
try-again = Réessayer
skip-decision = Vers la décision
skip-board = Vers le plateau
connected = connecté
connecting = connexion
carving = On grave le plateau
trouble-something_went_wrong = Quelque chose s'est mal passé sur cette page. Rechargez-la et continuez : votre partie est en sécurité sur le serveur.
trouble-reload = Recharger
rowing-back = { $seconds ->
    [0] On rame vers la table. Votre dernière décision est sauve.
    [one] On rame vers la table. Connexion perdue depuis une seconde ; votre dernière décision est sauve.
   *[other] On rame vers la table. Connexion perdue depuis { $seconds } secondes ; votre dernière décision est sauve.
}
decision-kept = Votre choix est gardé et partira dès votre retour.
back-again = De retour à la table.
bots-hurried = La halle est comble : pour l'instant, les robots réfléchissent plus vite que d'habitude.
server-away = La halle ne répond pas. Elle s'éveille peut-être ; rien n'est perdu.
table-unknown = Il n'y a pas de table ici. Elle a peut-être été fermée.
stranded-running = Cette partie a commencé avec les règles d'une version antérieure de ce serveur et ne peut pas continuer ici. Son récit est conservé. L'hôte peut fermer la table ; tous ceux qui y étaient assis peuvent alors enregistrer la partie, pour la poursuivre avec cette version.
stranded-over = Cette partie a été jouée avec les règles d'une version antérieure. Son récit est conservé.
stranded-save = Enregistrer la partie
stranded-close = Fermer la table
watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
other-language = English
theme-dark = Thème sombre
theme-light = Thème clair
resign = Abandonner la partie
resign-sure = Vraiment ? Un robot jouera pour vous
leave = Partir ; un robot joue jusqu'à mon retour
panel-title = Pouvoirs de l'hôte
panel-nobody = Personne d'autre ne joue ici.
panel-here = à la table
panel-bot = Faire jouer un robot pour l'instant
panel-host = Nommer hôte
panel-sure = Vraiment ?
panel-out = Exclure
panel-out-sure = Vraiment ? Pour de bon
panel-close = Fermer la table
panel-close-sure = Vraiment ? Personne ne gagne
table-closed = L'hôte a fermé cette table. Personne n'a gagné.

## Les places

seat-you = vous
your-turn = C'est à vous de jouer.
guest = Invité
seat-open = libre
seat-bot = robot, { $level }
bot-name = { $number ->
    [1] Hallgerd
    [2] Ketil
    [3] Signy
    [4] Thorir
    [5] Yrsa
   *[other] Bersi
}
seat-number = Place { $number }
seat-away = absent
seat-gone-left = parti : un robot joue
seat-gone-away = absent : un robot joue
seat-gone-time = temps écoulé : un robot joue
seat-gone-host = un robot joue pour l'instant
seat-gone-removed = exclu : un robot joue
seat-gone-resigned = abandon : un robot joue
note-left = { $who } a quitté la table ; un robot continue.
    .you = Vous avez quitté la table ; un robot a continué.
note-away = { $who } était absent depuis trop longtemps ; un robot continue.
    .you = Vous étiez absent depuis trop longtemps ; un robot a continué.
note-time = { $who } n'a plus de temps ; un robot continue.
    .you = Vous n'aviez plus de temps ; un robot a continué.
note-host = L'hôte a fait jouer un robot pour { $who }.
    .you = L'hôte a fait jouer un robot pour vous.
note-removed = L'hôte a exclu { $who } ; un robot joue jusqu'à la fin.
    .you = L'hôte vous a retiré votre place ; un robot joue jusqu'à la fin.
note-resigned = { $who } a abandonné ; un robot joue jusqu'à la fin.
    .you = Vous avez abandonné ; un robot joue jusqu'à la fin.
note-back = { $who } est de retour et joue de nouveau.
    .you = Vous êtes de retour et jouez de nouveau.
spectator = Spectateur
level-novice = novice
level-warrior = guerrier
level-jarl = jarl
level-god = dieu
level-about-novice = Joue comme un débutant, erreurs comprises.
level-about-warrior = Joue comme quelqu'un qui joue de temps en temps.
level-about-jarl = Joue fort.
level-about-god = Réfléchit jusqu'à une seconde et demie ; le plus fort que nous ayons.
level-about-any = Un guerrier : joue comme quelqu'un qui joue de temps en temps.
level-random = hasard
level-greedy = glouton

## L'écran de jeu

game-seats = Places
game-decision = Décision et saga
game-tray = Vos biens
game-table = La table
game-tabs = Ce que montre le volet
tab-decide = Décider
tab-replay = Revoir
tab-tray = Mes biens
tab-table = Table
tab-saga = Saga
sheet-size = Changer la taille du volet
board-of = Le plateau de { $game }
board-more = { $count ->
    [one] { $count } autre chose rougeoie hors de vue
   *[other] { $count } autres choses rougeoient hors de vue
}
describe = Décrire le plateau
board-whole = Tout le plateau
board-windows = Parties du plateau
saga = La saga
saga-empty = Il ne s'est encore rien passé.
saga-none = Rien de tel n'est arrivé.
saga-filter = Montrer de la saga
saga-all = tout
saga-since = depuis mon tour
saga-last-battle = { $count ->
    [one] Le dernier combat
   *[other] Les { $count } derniers combats
}
saga-battle-seen = Vu
saga-mine = les miens
saga-battles = combats
saga-scores = points
teller-skip = un clic ou une touche pour passer à la suite
here-more = { $count ->
    [one] et un autre choix
   *[other] et { $count } autres choix
}
here-key = I : en savoir plus, et les règles
clock = temps restant
clock-hours = { $hours } h
sources = D'où ils viennent
talk = Parler
talk-say = Dites quelque chose
talk-send = Dire
talk-empty = Personne n'a encore parlé.
talk-unread = { $count ->
    [one] Parler, une nouvelle ligne
   *[other] Parler, { $count } nouvelles lignes
}
talk-players-only = À cette table, seuls les joueurs parlent.
rules = Règles

## Décider

decide-something = Que fait { $seat } ?
choice-times = { $times } sur { $most } au plus à la fois : { $what }
decide-path = Étapes parcourues
decide-back-here = Revenir avant cette étape
decide-now = maintenant
decide-which = lequel
decide-waiting = fait
decide-confirm = { $what } ?
decide-confirm-more = On ne pourra pas revenir en arrière.
decide-back = Retour
decide-undo = Reprendre
decide-undo-all = Tout reprendre
decide-ask-undo = Demander aux autres de reprendre votre dernière décision
decide-undo-shown = Reprendre votre dernière décision, bien que quelque chose ait été révélé
decide-hint = Conseil
decide-rules = Les règles à ce sujet
decide-told = Le récit continue
decide-told-you = Le récit continue, puis c'est à vous
decide-on-its-way = En route vers la table
decide-other = { $who } choisit
decide-others = { $count ->
    [0] On dresse la table
    [one] Une personne choisit encore
   *[other] { $count } personnes choisissent encore
}
hint-says = Un robot choisirait : { $what }
hint-reasons = Ce qui suit probablement
hint-thinking = Et pourquoi ? Un instant...
undo-asked = { $count ->
    [one] { $who } demande à reprendre la dernière décision.
   *[other] { $who } demande à reprendre les { $count } dernières décisions.
}
undo-waits = { $count ->
    [one] Vous avez demandé à reprendre la dernière décision. Réponse attendue : { $who }.
   *[other] Vous avez demandé à reprendre les { $count } dernières décisions. Réponse attendue : { $who }.
}
undo-grant = Accepter
undo-refuse = Refuser
refused-bad-message = Cela n'a pas été compris.
refused-illegal = Ce n'est pas possible maintenant. Voici où en est la table.
refused-stale = La table a avancé. Voici où elle en est.
refused-wrong-seat = Ce n'est pas votre tour.
refused-not-allowed = Ce n'est pas permis à cette table.
refused-not-found = Cela n'existe pas ici.
refused-too-fast = Trop vite. Respirez et réessayez.
refused-too-large = C'était trop long.
refused-taken = Quelqu'un a été plus rapide.
refused-wrong-state = La partie n'en est pas là.
refused-out-of-time = Votre temps est écoulé. Un robot décide pour vous.
refused-unconfirmed = Il faut d'abord confirmer.
refused-busy = La halle est occupée. Réessayez.
refused-internal = Quelque chose s'est mal passé dans la halle. Réessayez.
refused-away = La halle ne répond pas. Réessayez.
key-enter = Entrée
key-escape = Échap
about-nothing = Rien de plus n'est écrit à ce sujet.
about-rules = Dans les règles

## Touches

keys-title = Touches
keys-option = choisir cette option
keys-target = vers la chose voisine qui rougeoie
keys-take = prendre, ou confirmer
keys-back = une étape en arrière
keys-undo = reprendre la dernière décision
keys-undo-turn = reprendre tout ce qui peut l'être
keys-hint = conseil d'un robot
keys-about = qu'est-ce que c'est ?
keys-board = vers le plateau
keys-saga = vers la saga
keys-tray = vers vos biens
keys-seats = vers les places
keys-talk = parler à la table
keys-sound = son ou silence
keys-zoom-in = plus près
keys-zoom-out = plus loin
keys-zoom-all = tout le plateau
keys-next = vers ce qui rougeoie hors de vue
keys-keys = cette liste
keys-finish = toute touche : à la fin de ce qui est montré

## La fin

end-told = Les derniers exploits se racontent
end-won = { $count ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné
}
end-won-you = Vous avez gagné
end-you = Vous
end-won-you-too = Vous et { $who } avez gagné
end-won-together = Vous avez gagné ensemble
end-lost-together = La partie est perdue
end-again = Revanche
end-join = Prendre place pour la revanche
end-watch = Regarder la revanche
end-asked = On vous propose une revanche : votre place vous attend.
end-replay = Revoir
end-turned = Voir où tout a basculé
end-look = Regarder le plateau
end-scores = Comment elle a fini
chart-label = L'allure de la partie, de perdue (en bas) à gagnée (en haut)

## Accueil

home-play = Jouer
quick-players = Joueurs
quick-level = Les robots sont
quick-seat = Votre place
quick-begin = Commencer
quick-close = Pas maintenant
home-playing = On dresse la table
home-host = Ouvrir une table
home-learn = Apprendre
home-rules = Règles
home-continue = Continuer
home-continue-title = Des tables vous attendent
home-open-title = Tables ouvertes
home-open-none = Aucune table ouverte. Ouvrez-en une, ou jouez contre des robots.
home-players = { $low ->
    [0] pour tout nombre
   *[other] de { $low } à { $high } joueurs
}
home-together = ensemble contre le jeu
home-against = chacun pour soi
home-join = Rejoindre

## Ouvrir une table

host-title = Ouvrir une table de { $game }
host-lead = Dites qui joue ; les places libres attendent vos amis.
host-seats = Qui joue
host-seat-me = moi
host-seat-friend = un ami
host-seat-bot = un robot
host-level = Sa force
host-level-any = au gré de la halle
host-add = Une place de plus
host-remove = Enlever la place { $number }
host-options = Options
host-pace = Pendules
host-pace-about = Quand le temps d'un joueur est écoulé, un robot joue pour lui.
host-pace-none = autant qu'il vous plaira
host-pace-minutes = { $minutes } minutes par joueur
host-pace-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
host-vacation = Vacances
host-vacation-about = Pendant ce nombre de jours en tout, chacun peut arrêter sa pendule.
host-takeover = Un robot joue pour les absents
host-takeover-about = Le temps compte tant que la table les attend ; ils reprennent leur place en revenant.
host-takeover-never = jamais
host-takeover-after = { $minutes ->
    [1440] après un jour
    [60] après une heure
   *[other] après { $minutes } minutes
}
days = { $days ->
    [0] aucun
    [one] un jour
   *[other] { $days } jours
}
stand-in-left = Vous avez quitté la table ; un robot joue pour vous.
stand-in-away = Vous étiez absent : un robot joue pour vous.
stand-in-time = Votre temps était écoulé : un robot joue pour vous.
stand-in-host = L'hôte a fait jouer un robot pour vous.
stand-in-resigned = Vous avez abandonné. Un robot joue votre place jusqu'à la fin ; vous pouvez regarder.
stand-in-removed = L'hôte vous a retiré votre place ; un robot la joue jusqu'à la fin. Vous pouvez regarder.
stand-in-soon = Le robot prend la décision en cours ; à partir de la suivante, la place est à vous.
stand-in-refused-time = Votre temps pour toute la partie est écoulé : le robot joue jusqu'à la fin.
stand-in-refused-other = Votre place ne peut plus être reprise.
stand-in-return = Reprendre ma place
vacation = Partir en vacances
vacation-until = Vous êtes en vacances jusqu'au { $date } ; votre pendule est arrêtée.
vacation-back = Me revoilà
vacation-days = Jours, { $most } au plus :
vacation-go = Arrêter ma pendule
vacation-not = Pas maintenant
host-more = Encore
host-public = Montrer la table à tous
host-public-about = Des inconnus peuvent prendre les places libres et regarder.
host-hints = Conseils permis
host-hints-about = On peut demander à un robot ce qu'il ferait.
host-learner = Table d'apprentissage
host-learner-about = L'entraîneur vous signale aussitôt une gaffe, et vous pouvez la reprendre. Pour une personne seule avec des robots.
blunder-told = Cela vous a peut-être coûté { $loss } de vos chances de gagner. { $what } semble mieux.
blunder-back = Reprendre
blunder-keep = Continuer
host-guests_talk = Les spectateurs peuvent parler
host-guests_talk-about = Ceux qui ne font que regarder peuvent dire un mot à la table.
host-rated = Partie classée
host-rated-about = Compte pour le classement. Pour qui a un compte : connectez-vous d'abord. Ni conseils, ni retour au-delà de ce qui a été montré.
host-bots_wait = Les robots consultent la table
host-bots_wait-about = Avant de décider, un robot attend une proposition, ou « comme vous voulez ».
host-campaign = Six sagas et un bonus avec les mêmes dieux, qui apprennent de partie en partie : c'est la campagne.
host-to-campaign = Vers la campagne
host-name = Votre nom
host-make = Dresser la table
host-yes = oui
host-no = non
lobby-title = Une table de { $game }
lobby-lead = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
lobby-invite = Inviter des amis
lobby-invite-about = Qui a ce lien peut prendre une place libre.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-only-here = Cette adresse n'est connue que de cet ordinateur. Pour des amis de votre réseau, ouvrez la halle ainsi :
copy-address = Le lien
copy-by-hand = Le navigateur ne laisse pas cette page copier. Le lien est sélectionné : copiez-le vous-même.
lobby-qr = Le lien en code QR
lobby-sit = M'asseoir ici
lobby-bot = Laisser jouer un robot
lobby-start = Commencer
lobby-waiting = On attend que l'hôte commence.
lobby-seed-chosen = L'hôte a choisi le hasard de cette partie et peut le connaître : la graine est { $seed }.
lobby-your-name = Votre nom
lobby-name-first = Dites d'abord votre nom.
lobby-rename = Prendre ce nom
lobby-host = hôte
lobby-ready = Je suis prêt
lobby-not-ready = Finalement pas prêt
lobby-is-ready = prêt
lobby-free = Libérer cette place
lobby-leave = Partir
lobby-thrown-out = L'hôte a libéré votre place.

## Revoir

replay-of = Revoir : { $game }
replay-position = Décision { $at } sur { $of }
replay-slider = Décision
replay-first = Au début
replay-back = Une décision en arrière
replay-next = Une décision en avant
replay-last = À la fin
replay-turn = Tour suivant
replay-turn-back = Tour d'avant
replay-open = toutes les mains ouvertes
replay-hand = Devant { $who }
replay-play = Lire
replay-pause = Pause
replay-seen-by = Vu par
replay-not-over = Cette partie n'est pas finie : on ne peut pas encore la revoir.
replay-link = Copier le lien vers ce moment
replay-start = La table est dressée.
replay-decision = { $who } a choisi
replay-did = { $who } : { $what }
from-here = Jouer à partir d'ici
from-here-about = Une nouvelle table reprend à la décision { $at } de cette partie. La partie elle-même reste telle quelle.
from-here-hidden = Ce qui était caché
from-here-anew = redistribué : cartes, dés et projets que votre place ne pouvait pas connaître
from-here-as-it-was = tel quel : qui a vu cette partie peut savoir ce qui vient
from-here-begin = Dresser la table
replay-film = Image animée de ce tour
begun-anew = Cette table reprend à la décision { $at } d'une autre partie ; ce qui était caché a été redistribué.
begun-as-it-was = Cette table reprend à la décision { $at } d'une autre partie, et tout y est resté tel quel : qui a vu cette partie peut savoir ce qui vient.

## L'entraîneur

coach-who-did = { $who } : { $what }
coach-title = L'entraîneur
coach-ask = Analyser cette partie
coach-ask-about = L'entraîneur juge chaque décision d'après ce que son joueur savait, et la distingue de la chance. Cela prend une minute ou deux.
coach-looks = L'entraîneur étudie cette partie
coach-waits = L'entraîneur étudiera bientôt cette partie
coach-off = Cette halle n'a pas d'entraîneur.
coach-failed-long = Cette partie compte trop de décisions pour l'entraîneur.
coach-failed-broken = L'entraîneur n'a pas pu comprendre cette partie.
coach-seat = Place
coach-accuracy = Précision
coach-accuracy-about = À quel point les décisions approchaient des meilleures, 100 au plus
coach-decisions = Décisions
coach-decisions-about = Ce que ses propres décisions ont coûté en chances de gagner
coach-others = Autres
coach-others-about = Ce que les erreurs des autres ont donné ou pris
coach-luck = Chance
coach-luck-about = Ce que dés, pioches et secrets ont donné ou pris
coach-mistakes = { $count ->
    [0] Erreurs
    [one] Une erreur
   *[other] { $count } erreurs
}
coach-all = de tous
coach-none = Aucune erreur dont l'entraîneur soit sûr.
coach-inaccuracy = Imprécision
coach-mistake = Erreur
coach-blunder = Gaffe
coach-better = Mieux : { $what } ({ $gain } de gagner)
coach-line = Suite probable
coach-again = Réessayer
again-first = Cette partie n'a pas encore été analysée : la page pour la revoir le propose.
again-of = Erreur { $at } sur { $of }.
again-did = Dans la partie : { $what }. Qu'est-ce qui est mieux ?
again-best = { $what } : c'est ça !
again-good = { $what } : aussi bon que le meilleur choix.
again-better = { $what } : mieux que dans la partie, mais il y a encore mieux.
again-no = { $what } : pas mieux que dans la partie.
again-more = Choisir de nouveau
again-show = Voir la réponse
again-next = Erreur suivante
again-done = C'était la dernière.
again-replay = À ce moment de la partie

## Énigmes

riddles-title = Énigmes
riddles-lead = Des positions de parties de maîtres où une décision est nettement la meilleure. Chaque jour une nouvelle pour chaque jeu.
riddles-none = Il n'y a pas encore d'énigmes ici.
riddles-count = { $count ->
    [one] une énigme
   *[other] { $count } énigmes
}
riddles-record = { $solved } sur { $tried } résolues
riddles-all = Toutes les énigmes
riddles-of = Toutes les énigmes : { $game }
riddles-about = { $players } joueurs, { $steps ->
    [one] une décision
   *[other] { $steps } décisions
}
riddle-title = Énigme
riddle-today = Énigme du jour
riddle-unknown = Il n'y a pas de telle énigme ici.
riddle-rating = cote { $rating }
riddle-step = décision { $at } sur { $of }
riddle-ask = Qu'est-ce qui est le mieux pour { $who } ?
riddle-go-on = Juste ! Et maintenant ?
riddle-right = Juste !
riddle-wrong = Pas cette fois.
riddle-rated = Votre cote à ces énigmes : { $rating } ({ $change })
riddle-answer = La réponse
riddle-chances = Chances de gagner
riddle-thinking = L'entraîneur cherche pourquoi
riddle-more = D'autres énigmes
riddle-again = Encore une fois
riddle-solved = résolue
riddle-failed = non résolue

## Progrès

progress-title = Mes progrès
progress-lead = Vos parties finies, vos rôles, et ce qu'en dit l'entraîneur.
progress-sign-in = Connectez-vous pour voir ce que donnent vos parties.
progress-none = Vous n'avez pas encore fini de partie avec ce compte.
progress-game = Jeu
progress-all = tous les jeux
progress-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
progress-won = { $won } gagnées ({ $share })
progress-rating = Cote après chaque partie classée
progress-accuracy = Précision après chaque partie vue par l'entraîneur
progress-now = { $value } à présent, { $mean } en moyenne
progress-by-role = Par rôle
progress-by-seat = Par place
progress-seat = Place { $number }
progress-role = Rôle
progress-played = Parties
progress-wins = Gagnées
progress-phases = Phases fortes et faibles
progress-phase-0 = Début
progress-phase-1 = Milieu
progress-phase-2 = Fin
progress-strongest = la plus forte
progress-weakest = la plus faible
progress-last = Dernières parties
progress-did-win = gagnée
progress-did-lose = perdue
progress-export = Le tout dans un fichier

## Règles

rules-of = { $game } : les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un passage.
   *[other] { $count } passages.
}
rules-contents = Sommaire
rules-none = Les règles de ce jeu ne sont pas encore écrites.
rules-games = Quel jeu ?

## Apprendre

learn-title = Apprendre { $game }
learn-lead = Une première partie guidée : prenez place, jouez, chaque étape est expliquée.
learn-step = Étape { $at } sur { $of }
learn-next = Suivant
learn-back = Précédent
learn-play = Jouer cette première partie
learn-tips-title = Une fois à la table
learn-tip-ember = Ce qui rougeoie est ce que vous pouvez faire. Si rien ne rougeoie, quelqu'un d'autre choisit.
learn-tip-list = La liste à côté du plateau tient les mêmes choix. Tapez le numéro ou cliquez.
learn-tip-undo = Retour reprend une décision, tant que rien de secret ni d'aléatoire n'a été montré.
learn-tip-hint = Conseil demande à un robot ce qu'il ferait. Rien ne bouge.
learn-tip-about = Cliquez sur ce qui ne rougeoie pas pour lire ce que c'est.

## Classements, tables, réglages

ratings-title = Classements
ratings-lead = Personnes et robots, jeu par jeu. Seules les tables classées comptent. Chacun commence à 0 ; perdre tôt peut mener plus bas.
ratings-none = Personne n'a encore joué de partie classée. Ouvrez-en une et soyez le premier.
ratings-place = Rang
ratings-name = Nom
ratings-shown = Cote
ratings-games = Parties
ratings-wins = Gagnées
ratings-kind-game = le jeu lui-même
tables-title = Mes tables
tables-lead = Les tables où ce navigateur tient une place.
tables-none = Vous n'êtes à aucune table. Jouez contre des robots, ou ouvrez-en une.
tables-open = les places se prennent
tables-playing = en cours
tables-over = finie
tables-closed = fermée
tables-your-turn = À vous de jouer
tables-stage-age = Âge { $number }
tables-stage-round = Manche { $number }
tables-stage-turn = Tour { $number }
tables-turn-of = On attend { $who }
tables-with = avec { $who }
tables-won = Vous avez gagné
tables-lost = Vous avez perdu
tables-all-lost = Perdu
tables-score = { $score } points, le meilleur en a { $best }
tables-decisions = { $count ->
    [0] pas commencée
    [one] une décision
   *[other] { $count } décisions
}
tables-left-days = { $days ->
    [one] encore un jour
   *[other] encore { $days } jours
}
tables-left-hours = encore { $hours } heures
tables-left-minutes = { $minutes ->
    [one] encore une minute
   *[other] encore { $minutes } minutes
}
tables-filter = Quelles tables
tables-show-all = Toutes
tables-show-turn = Mon tour
tables-show-playing = En cours
tables-show-over = Finies
tables-none-such = Aucune table de ce genre.
tables-forget = Oublier
settings-title = Réglages
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-theme = Thème
settings-theme-auto = comme l'appareil
settings-theme-dark = sombre
settings-theme-light = clair
settings-text = Taille du texte
settings-text-normal = normale
settings-text-large = grande
settings-text-larger = très grande
settings-pace = Mouvement
settings-pace-slow = lent
settings-pace-normal = normal
settings-pace-fast = rapide
settings-pace-none = aucun
settings-sound = Son
settings-shapes = Places
settings-shapes-colours = couleurs et formes
settings-shapes-strong = formes fortes, pour toutes les vues
settings-keys = Touches d'une seule lettre
settings-name = Votre nom à la table
settings-on = oui
settings-off = non

## Comptes

account-title = Votre compte
account-lead = Personne n'en a besoin pour jouer. Avec un compte, vous avez des cotes, et vos tables sur tous vos appareils.
account-signIn = Se connecter
account-signUp = Créer un compte
account-name = Nom
account-password = Mot de passe
account-password-about = Au moins huit caractères.
account-in = Vous êtes connecté.
account-out = Se déconnecter
account-ratings = Vos cotes
account-unrated = Vous n'avez pas encore fini de partie classée. Ouvrez une table et cochez « Partie classée ».
account-record = { $games ->
    [one] une partie, { $wins } gagnée
   *[other] { $games } parties, { $wins } gagnées
}
account-signIn-not-allowed = Le nom ou le mot de passe est faux.
account-signUp-taken = Quelqu'un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
account-signUp-bad-message = Un nom a de 1 à 24 caractères d'un même alphabet. Un mot de passe en a au moins 8, et n'est ni votre nom ni un de ceux que tout le monde essaie d'abord.
account-change = Changer de mot de passe
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-changed = Votre mot de passe est changé. Partout ailleurs, vous êtes déconnecté.
account-everywhere = Se déconnecter partout
account-everywhere-about = Sur cet appareil et sur tous les autres. Vos parties continuent.
account-data = Vos données
account-data-about = Tout ce que ce serveur garde de vous, dans un fichier.
account-data-fetch = Télécharger
account-delete = Supprimer le compte
account-delete-about = Votre nom, vos cotes et ce que vous avez dit aux tables sont supprimés pour de bon. Des robots finissent vos parties en cours.
account-delete-sure = Tout supprimer
account-care-not-allowed = Le mot de passe est faux.
account-care-bad-message = Un mot de passe a au moins 8 caractères, et n'est ni votre nom ni un de ceux que tout le monde essaie d'abord.

## Quand c'est votre tour

notify-open = Quand c'est mon tour
notify-about = Quand vous n'êtes pas à la table, on peut vous dire qu'elle vous attend.
notify-push = Me prévenir sur cet appareil
notify-on = On vous préviendra.
notify-off = On ne vous préviendra plus.
notify-webhook = Ou appeler cette adresse web
notify-email = Ou écrire à cette adresse e-mail
notify-keep = La garder
notify-stop = Ne plus me prévenir
notify-title = À vous de jouer
notify-body = { $game } vous attend.
notify-no-keys = Ce serveur n'a pas de clés pour prévenir les appareils.
notify-no-https = Les notifications sur un appareil demandent https, et cette page est venue sans.
notify-no-browser = Ce navigateur ne sait pas montrer de notifications.
notify-not-permitted = Le navigateur a ordre de ne pas montrer de notifications. Ses réglages peuvent le changer.
notify-no-service = Le service de notifications du navigateur ne répond pas.
notify-bad-message = Ce n'est pas une adresse que ce serveur peut appeler.
notify-code = Code
notify-unconfirmed = Un code a été envoyé à cette adresse. Saisissez-le ici.
quiet-title = Les lettres d'une table
quiet-about = Une lettre vous a été envoyée parce qu'une table vous attend. Si vous n'en voulez plus, dites-le ici ; vous gardez votre place.
quiet-stop = Ne plus recevoir de lettres de cette table

## Signaler quelqu'un

report-open = Signaler un joueur
report-about = Dites à ceux qui tiennent ce serveur ce qui s'est passé. Ils verront aussi les derniers messages de ce joueur. Personne à la table n'en saura rien.
report-whom = Qui
report-seat = Place { $number }
report-what = Ce qui s'est passé
report-send = Envoyer le signalement
report-done = Merci. Ceux qui tiennent ce serveur le verront.

## La campagne

book-title = La campagne
book-lead = Les mêmes dieux de la première saga à la dernière. Ils apprennent entre les parties. Gardez le fichier de la campagne : il sert aussi dans le terminal.
book-next = Ensuite : { $saga }
book-finished = Toutes les sagas sont gagnées. L'Arbre tient.
book-gods = Quels dieux se mettent en route ?
book-gods-about = Un dieu par place, dans l'ordre. À un ou deux, d'autres les soutiennent.
book-add = Un autre dieu
book-begin = Commencer une campagne
book-open = Ou ouvrir le fichier d'une campagne
book-log = Le journal
book-log-none = Rien n'est encore écrit ici.
book-gained = Expérience :
book-party = Les dieux
book-experience = expérience : { $experience }
book-saving_roll = jet de sauvegarde { $level }
book-start_elves = elfes { $level }
book-start_vane_dice = dés Vane { $level }
book-related = relations : { $gods }
book-support = En soutien : { $gods }
book-buy-saving_roll = Jet de sauvegarde, { $level ->
    [1] un dé Dieu raté peut être relancé une fois
    [2] une face vide du dé Dieu réussit aussi
   *[other] le dé Dieu réussit toujours
} ({ $price })
book-buy-start_elves = Un elfe au départ ({ $price })
book-buy-start_vane_dice = Un dé Vane au départ ({ $price })
book-buy-relation = { $partner }, { $kind } ({ $price })
book-play = Jouer : { $saga }
book-go-on = Reprendre la partie
book-enter = La partie est finie : l'inscrire dans la campagne
book-save = Enregistrer dans un fichier
book-put-away = Ranger la campagne
book-put-away-sure = Vraiment ? Enregistrez-la d'abord
book-bad-message = Ce fichier n'est pas une campagne, ou il est abîmé.
book-illegal = Cela ne s'achète pas maintenant.

## Le guide d'une leçon

guide = Guide
guide-on = Continuer
guide-leave = Quitter la leçon
guide-do = À vous : cliquez sur ce qui rougeoie.
guide-watch = Regardez.
guide-now-you = La suite est à vous.
guide-play-on = Jouer la suite
guide-companion = Compagnon

## Décisions communes

counsel = Propositions
counsel-proposes = { $who } propose : { $what }
counsel-as-you-like = { $who } : comme vous voulez.
counsel-take = D'accord
counsel-propose = Proposer quelque chose
counsel-other = Proposer autre chose
counsel-asked = { $who } attend un mot de vous.
counsel-let = Comme vous voulez

## Yggdrasil

yggdrasil-turn = Tour
yggdrasil-cards-left = Cartes ennemi
yggdrasil-past-wall = Passé le mur
yggdrasil-past-gate = Passé la porte
yggdrasil-tray = Mon dieu
yggdrasil-window-asgard = Bifröst
yggdrasil-window-midgard = Midgard
yggdrasil-window-bags = Sacs
yggdrasil-window-west = Forge
yggdrasil-window-east = Géants
yggdrasil-wall = le mur
yggdrasil-gate = la porte
yggdrasil-past = { $past } sur { $of } passés
yggdrasil-odins-hall = chez Odin
yggdrasil-out-of-reach = hors d'atteinte
yggdrasil-pawn = { $strength ->
    [0] { $enemy }, case { $square }, hors d'atteinte
   *[other] { $enemy }, case { $square }, force { $strength }
}
yggdrasil-island = { $island }. Sac : { $vikings } Vikings, { $giants } Géants de Feu
yggdrasil-island-sunk = { $island }, sous les eaux. Sac : { $vikings } Vikings, { $giants } Géants de Feu
yggdrasil-under-water = sous les eaux
yggdrasil-valkyries = Les Valkyries sont sur { $island }
yggdrasil-used = utilisé
yggdrasil-blocked = { $world } : bloqué par { $giant }
yggdrasil-elves = { $elves ->
    [one] { $elves } elfe
   *[other] { $elves } elfes
}
yggdrasil-vikings = { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
}
yggdrasil-giants = { $giants ->
    [one] { $giants } Géant de Feu
   *[other] { $giants } Géants de Feu
}
yggdrasil-trade = échange
yggdrasil-to-a-bag = vers un sac
yggdrasil-from-a-bag = hors d'un sac
yggdrasil-levels = niveaux I–III
yggdrasil-level = niveau { $level }
yggdrasil-forge = { $weapon }, contre { $enemy }
yggdrasil-weapon = { $weapon }, niveau { $level }, contre { $enemy }
yggdrasil-bonus = +{ $level } vs { $enemy }
yggdrasil-against = contre { $enemy }
yggdrasil-pile = { $giants ->
    [one] { $giants } géant caché dans la pile
   *[other] { $giants } géants cachés dans la pile
}
yggdrasil-no-giant = aucun géant éveillé
yggdrasil-hidden-giant = géant caché
yggdrasil-rune = Rune { $rune } : { $beaten } géants vaincus sur 4
yggdrasil-giant-angerboda = Hel +1
yggdrasil-giant-hrungnir = pas d'Alfheim
yggdrasil-giant-utgardloki = nul pouvoir
yggdrasil-giant-hrym = pas d'Helheim
yggdrasil-giant-greip = Surt +1
yggdrasil-giant-gialp = sans Muspell
yggdrasil-giant-geirroed = pas de forge
yggdrasil-giant-skrymir = Fenrir +1
yggdrasil-giant-thrym = Jörmun. +1
yggdrasil-giant-thokk = Nidhögg +1
yggdrasil-giant-hymir = tourbillon
yggdrasil-giant-bergelmir = géants +1
yggdrasil-giant-suttung = Loki +1
yggdrasil-giant-gymir = sans Vanaheim
yggdrasil-giant-fafner = sans Niflheim
yggdrasil-giant-thiazy = pas de dé
yggdrasil-fight = Combat contre { $foe }, force { $strength }
yggdrasil-total = jusqu'ici
yggdrasil-powerless = Le dieu perd son pouvoir tant qu'Utgardloki est éveillé
yggdrasil-my-vikings = Vikings
yggdrasil-my-elves = Elfes
yggdrasil-last-card = Dernière carte ennemi
yggdrasil-next-cards = Cartes connues à venir
yggdrasil-known = { $place }. { $card }
yggdrasil-to-come = Cartes à venir, par ennemi
yggdrasil-die = Le dé : { $island }, { $hammers } marteaux
yggdrasil-daeg = { $turns ->
    [one] encore un tour sans carte
   *[other] encore { $turns } tours sans carte
}
yggdrasil-square = case { $square }
yggdrasil-square-weapon = case { $square }, { $weapon } donne +{ $level }
yggdrasil-bag = { $vikings } Vikings, { $giants } Géants de Feu dans le sac
yggdrasil-best = victoire { $win } % avec tout ce que vous avez
yggdrasil-chance = victoire { $alone } %{ $more ->
        [yes] , { $elves } % avec tous les elfes
       *[no] {""}
    }
yggdrasil-short = { $count ->
        [0] victoire
       *[other] il manque { $count }
    }
yggdrasil-found = { $count } Vikings en moyenne
yggdrasil-purged = { $count } Géants de Feu en moyenne
yggdrasil-bag-sunk = sous les eaux : aucune âme à chercher ici
yggdrasil-holds = a { $vikings } Vikings, { $elves } elfes

## Le dessin de Blood Rage

blood-rage-age = Âge
blood-rage-phase = Phase
blood-rage-doom = Tombe à cet Âge
blood-rage-tray = Mon clan
blood-rage-falls-now = tombe à cet Âge
blood-rage-falls = tombe à l'Âge { $age }
blood-rage-destroyed = détruite
blood-rage-province = { $province } : { $free } villages libres sur { $villages }, { $pillaged ->
        [true] pillée
       *[other] récompense : { $token }
    }
blood-rage-province-destroyed = { $province }, détruite
blood-rage-yggdrasil = { $province }, place pour tous, { $pillaged ->
        [true] pillée
       *[other] récompense : les trois caractéristiques
    }
blood-rage-strength-of = { $seat } a une force de { $strength }
    .you = vous avez une force de { $strength }
blood-rage-figure = { $figure } de { $seat }, lieu : { $place }, force { $strength }
    .you = À vous : { $figure }, lieu : { $place }, force { $strength }
blood-rage-fjord = { $fjord }, entre { $shores }. Navires : { $ships }
blood-rage-reserve = Prêts à envahir : { $seat }
    .you = Prêts à envahir : vos figurines
blood-rage-in-reserve = { $count } { $figure } en réserve, force { $strength }, { $cost } Rage pour envahir
blood-rage-none = personne
blood-rage-dead = { $seat } : { $count } { $figure } au Valhalla
    .you = À vous : { $count } { $figure } au Valhalla
blood-rage-tip-age = { $when ->
    [past] L'Âge { $age } est passé. Détruit à sa fin : { $province }.
    [now] L'Âge { $age } est en cours. Détruit à sa fin, avec tous ceux qui s'y trouvent : { $province }.
   *[later] L'Âge { $age } est à venir. Détruit à sa fin : { $province }.
}
blood-rage-no-dead = aucun mort
blood-rage-kind-leader = Chef
blood-rage-kind-warrior = Guerriers
blood-rage-kind-ship = Navire
blood-rage-kind-monster = Monstre
blood-rage-kind-clan = Clan
blood-rage-kind-battle = Bataille
blood-rage-kind-quest = Quête
blood-rage-pack = Votre paquet : gardez une carte sur { $cards }
blood-rage-battle-call = { $seat } pille { $province }. Qui rejoint la bataille ?
    .you = Vous pillez { $province }. Qui rejoint la bataille ?
blood-rage-battle-choose = Bataille, { $province } : chacun choisit une carte en secret
blood-rage-battle-shown = Bataille, { $province } : les cartes sont révélées
blood-rage-sum = { $figures } + { $bonus }
blood-rage-fallen = { $fallen ->
        [one] 1 meurt
       *[other] { $fallen } meurent
    }
blood-rage-stat = { $stat } { $value }, rang { $step } sur 6
blood-rage-of = { $rage } sur { $of }
blood-rage-committed = Quête engagée
blood-rage-only-you = vous seul
blood-rage-glory = Gloire
blood-rage-horns = { $figures } figurines sur le plateau, les Cornes en permettent { $horns }
blood-rage-hand = { $cards ->
        [one] 1 carte en main
       *[other] { $cards } cartes en main
    }
blood-rage-quests = { $quests ->
        [one] 1 quête
       *[other] { $quests } quêtes
    }
blood-rage-passed = a passé
blood-rage-sheet = Votre fiche de clan
blood-rage-slot = { $slot } : { $card }
blood-rage-empty = vide
blood-rage-upgrades = Améliorations des autres
blood-rage-passed-on = Cartes que vous avez passées ({ $cards })
blood-rage-note-figure = force { $strength }
blood-rage-note-stat = maintenant { $value }, ensuite { $next }
blood-rage-note-pillage = rapporte { $gain }
blood-rage-note-pass = renonce à { $rage ->
    [one] { $rage } point
   *[other] { $rage } points
} de Rage
blood-rage-note-place = force sur place { $own }, meilleur rival { $rivals }

## Le dessin de Champions of Midgard

champions-tray = Mon chef
champions-window-sea = Mer
champions-window-far = Large
champions-window-gate = Porte
champions-window-town = Village
champions-round = Manche
champions-most = Gloire la plus haute
champions-glory = Gloire
champions-workers = Ouvriers restants
champions-of = { $left } sur { $of }
champions-coins = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
champions-favor = Faveur : { $favor }
champions-blame = Blâme : { $blame }
champions-destinies = { $cards ->
        [one] 1 destin
       *[other] { $cards } destins
    }
champions-destiny-now = { $now } sur { $alone }
champions-short = { $now }/{ $alone }
champions-used = utilisée
champions-counted = { $count } × { $thing }
champions-closed = hors jeu : trop peu de joueurs
champions-far = loin : 1 nourriture par guerrier
champions-near = près : 1 nourriture pour deux
champions-small = 5 places, gratuit
champions-large = 10 places, 1 pièce
champions-holds = { $capacity } places
champions-no-ship = pas encore construit
champions-nothing = rien encore
champions-taken = Un ouvrier s'y trouve
champions-rune-deck = Piocher une rune sans la voir, il en reste { $runes }
champions-journey = En route : { $journey }
champions-sails = { $seat } navigue avec : { $ship }
    .you = Vous naviguez avec : { $ship }
champions-sent = { $count } × { $cargo } en route
champions-enemy = { $place } : { $foe }, Dégâts { $attack }, Défense { $defence }, { $glory } Gloire
champions-forbids = Interdit : { $warrior }
champions-reserved = { $seat } le combat
    .you = Vous le combattez
champions-odds = victoire { $win } %, pertes { $losses }
champions-odds-roll = Si ce jet est gardé : { $foe }, victoire { $win } %, pertes { $losses }
champions-percent = { $win } %
champions-order = { $place }. { $seat }
    .you = { $place }. vous
champions-hunts = { $seat } chasse
    .you = Vous chassez
champions-fights = { $seat } combat : { $foe }, tour { $round }
    .you = Vous combattez : { $foe }, tour { $round }
champions-damage = { $left ->
        [0] Dégâts { $damage } : { $foe } tombe
       *[other] Dégâts { $damage } : il en faut encore { $left }
    }
champions-losses = { $losses ->
        [one] Un guerrier doit encore tomber
       *[other] { $losses } guerriers doivent encore tomber
    }
champions-food = Nourriture { $food }
champions-rolled = Touches { $hits }, doubles { $doubles }, boucliers { $shields }, faces vides { $blanks }
champions-left = { $left } sur { $defence }
champions-reaction = boucliers = touches
champions-die = { $warrior } : { $face }{ $picked ->
        [true] , à relancer
        [fallen] , tombé au combat
       *[other] { "" }
    }
champions-won = Ce qu'ils ont gagné
champions-to-come = Encore à venir
champions-journeys = Expéditions dans la pioche
champions-note-foe = { $foe } : Dégâts { $attack }, Défense { $defence }
## Yggdrasil Chronicles
chronicles-tray = Mon dieu
chronicles-window-top = Cime
chronicles-window-mid = Milieu
chronicles-window-bottom = Racines
chronicles-window-enemies = Ennemis
chronicles-window-book = Livre
chronicles-round = Manche
chronicles-lowest-life = Vie minimale
chronicles-worlds-ravaged = Mondes ravagés
chronicles-ravaged = ravagé
chronicles-blocked = bloqué
chronicles-tip-bonus = Plus : une action ici a un bonus. Un autre dieu auprès de celui qui agit le donne, un Ennemi présent l'enlève.
chronicles-tip-malus = Moins : une action ici a un malus. Un Ennemi présent le donne, un autre dieu auprès de celui qui agit le compense.
chronicles-heals = soigne un Monde ravagé
chronicles-creatures = créatures à appeler
chronicles-asleep = endormis
chronicles-empty = vide
chronicles-heroes = { $heroes ->
    [one] Un Héros à Midgard
   *[other] { $heroes } Héros à Midgard
}
chronicles-in-valhalla = { $heroes ->
    [one] Un Héros au Valhalla
   *[other] { $heroes } Héros au Valhalla
}
chronicles-valhalla = Valhalla
chronicles-cage = Geôle, { $bars } barreaux
chronicles-bars = { $bars ->
    [one] La Geôle : il reste un barreau
   *[other] La Geôle : il reste { $bars } barreaux
}
chronicles-caged = { $name }, dans la Geôle
chronicles-figure = { $name }, force { $strength }
chronicles-turn-ring = { $steps ->
    [one] Tourner l'anneau du milieu d'un cran
   *[other] Tourner l'anneau du milieu de { $steps } crans
}
chronicles-steps = cran { $steps }
chronicles-wheel = Roue
chronicles-on-wheel = { $enemy } : une carte de { $god } est visible
chronicles-not-on-wheel = { $enemy } : aucune carte visible
chronicles-ladder = Échelle de { $enemy } : { $filled } sur { $steps }
chronicles-book = Livre des Sagas
chronicles-nidhogg = Nidhögg sur la case { $space } de { $length }
chronicles-goal-none = Pas de but
chronicles-goal-tokens_held = Jetons à réunir : { $value }
chronicles-goal-heroes_in_valhalla = Héros au Valhalla : { $value }
chronicles-goal-artefacts_owned = Artefacts à posséder : { $value }
chronicles-goal-wolves_gone = Les deux loups liés
chronicles-goal-enemies_out = Ennemis battus : { $value }
chronicles-fighting = Combat contre { $foe }
chronicles-taking-risks = Risques
chronicles-risks-left = à éviter
chronicles-prevented = évités
chronicles-not-rolled = Les dés sont encore en main.
chronicles-no-roll = aucun dé n'est lancé
chronicles-odds = tous les Risques évités : { $safe } %, il en reste { $left } en moyenne
chronicles-left-after = { $risks ->
        [0] plus aucun Risque
        [one] un Risque restant
       *[other] { $risks } Risques restants
    }
chronicles-loss = points de vie perdus : { $life }
chronicles-drawn = Créatures piochées
chronicles-stack = Cartes du dessus
chronicles-runes = Pierres runiques
chronicles-life = Vie : { $life }
chronicles-my-life = Vie
chronicles-tokens = Jetons : { $tokens }
chronicles-relic = Porte { $relic }
chronicles-page-does = Ce que fait la page
chronicles-page-won = Comment la gagner
chronicles-page-lost = Comment la perdre
chronicles-page-laws = Règles de la page
chronicles-deck = { $cards ->
    [one] Paquet Ennemi : une carte
   *[other] Paquet Ennemi : { $cards } cartes
}
chronicles-revealed = Carte tout juste retournée
chronicles-next-cards = Prochaine carte possible de chaque paquet
chronicles-bonds = Relations : { $gods }

## Asgard
asgard-tray = Mon trésor
asgard-window-light = Lumière
asgard-window-tree = Arbre
asgard-window-darkness = Ténèbres
asgard-window-stores = Réserves
asgard-round = Tour
asgard-phase = Phase
asgard-best = Meilleur score
asgard-influence = Influence
asgard-column-strength = force
asgard-column-battle = bataille
asgard-column-won = gagné par
asgard-column-points = points
asgard-name-upper = pouvoir
asgard-name-lower = pierres
asgard-name-temple = temple
asgard-tip-strength = Prochaine tuile de { $name } : force { $value } dans la bataille pour un monde. Tuiles restantes : { $left }.
asgard-tip-stones = Qui s'adresse à { $name } prend : { $stone }.
asgard-tip-seal = { $seal } : suit le premier disque qui revient de ce dieu
asgard-tip-support = Soutien à { $name } : peuvent venir avec le disque { $recruits }. { $holder }
asgard-tip-weapons = Armes, face cachée : { $left } en tout
asgard-tip-spells = Sorts, face cachée : { $left } en tout
asgard-free = libre
asgard-used = utilisée
asgard-burnt = brûlé
asgard-wakes = s'éveille au tour { $round }
asgard-slot = { $slot } : { $holder }
asgard-army = { $count } × { $recruit }
asgard-stands = { $name }, force { $value }
asgard-world = { $world }, récompenses { $first } et { $second }
asgard-rewards = récompenses { $first } et { $second }
asgard-stones = { $count ->
        [one] une pierre { $stone }
       *[other] { $count } pierres { $stone }
    }
asgard-with-seal = { $camp ->
        [light] avec le sceau de la Lumière
       *[darkness] avec le sceau des Ténèbres
    }
asgard-seals = { $count ->
        [one] un sceau { $camp ->
            [light] de la Lumière
           *[darkness] des Ténèbres
        }
       *[other] { $count } sceaux { $camp ->
            [light] de la Lumière
           *[darkness] des Ténèbres
        }
    }
asgard-disc-free = gratuit
asgard-brings = { $kind ->
        [weapon] apporte une arme
       *[spell] apporte un sortilège
    }
asgard-battle-slot = Emplacement de bataille { $camp }, { $world } : { $holder }
asgard-battle = Bataille : { $light } pour la Lumière, { $darkness } pour les Ténèbres
asgard-not-in-play = hors jeu
asgard-lower = Monde inférieur
asgard-track = Piste d'influence : les disques encore à acheter et le sceau que chacun coûte
asgard-supply = Réserve
asgard-order = Ordre
asgard-valhalla = Walhalla
asgard-rank = { $name }, rang { $rank } dans l'ordre
    .you = Vous, rang { $rank } dans l'ordre
asgard-battle-tiles = Tuiles de bataille encore à gagner
asgard-rounds = Batailles livrées
asgard-round-of = Tour { $round }
asgard-fought = { $world } : Lumière { $light }, Ténèbres { $darkness }.
asgard-fought-won = Gagné par : { $winners }.
asgard-pile = { $pile }, { $value } points ; pierres : { $stones } ; il en reste { $left }
asgard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
asgard-discs = { $discs ->
    [one] { $discs } disque devant soi
   *[other] { $discs } disques devant soi
}
asgard-on-track = { $discs ->
    [one] { $discs } sur la piste
   *[other] { $discs } sur la piste
}
asgard-recruits = { $recruits ->
    [one] { $recruits } recrue
   *[other] { $recruits } recrues
}
asgard-temples = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
asgard-tiles = Armes et sortilèges cachés
asgard-chosen = Dieu choisi
asgard-ancestral = Armes ancestrales
asgard-foreseen = La prochaine, vue de vous seul
asgard-slot-lower = une requête, sans le pouvoir
asgard-slot-temple = un temple, et le soutien du dieu
asgard-slot-asgard = tuile de la rangée, recrues, disques
