# Les lettres qu'un serveur envoie quand son hôte a dit par quel serveur de courrier.

code-subject = Votre code pour Meadhall : { $code }
code-text =
    Quelqu'un, vous sans doute, souhaite être prévenu à cette adresse quand vient son tour à { $game }.

    Le code est { $code }. Saisissez-le à la table, sous « Quand c'est mon tour ».

    Si ce n'était pas vous, ne faites rien : aucune autre lettre ne sera envoyée.
turn-subject = À vous de jouer : { $game }
turn-text =
    { $game } vous attend :
    { $link }

    Vous ne recevez qu'une lettre comme celle-ci, et la suivante seulement si vous êtes revenu à la table entre-temps, ou après un jour.

    Ne plus recevoir de lettres de cette table :
    { $stop }
