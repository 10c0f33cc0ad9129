game = Ale
    .tagline = Misez vos cornes, videz le tonneau
    .length = 3 min
do-bid = { $horns ->
    [0] Ne rien miser
    [one] Miser une corne
   *[other] Miser { $horns } cornes
}
ask-bid = Combien de cornes mise { $seat } ?
event-barrel = Manche { $round } : un tonneau de { $ale } bières.
event-bids = { $seat } a misé { $horns }.
event-wins = { $seat } boit { $ale } bières.
event-spilt = Personne n'a misé seul : la bière est renversée.
ending-barrels_empty = Les tonneaux sont vides
option-rounds = Manches
    .about = Combien de tonneaux sont ouverts.
