game = Ale
    .tagline = Bid your horns, drink the barrel
    .length = 3 min
do-bid = { $horns ->
    [0] Bid nothing
    [one] Bid one horn
   *[other] Bid { $horns } horns
}
ask-bid = How many horns does { $seat } bid?
event-barrel = Round { $round }: a barrel with { $ale } ale.
event-bids = { $seat } bid { $horns }.
event-wins = { $seat } drinks { $ale } ale.
event-spilt = Nobody bid alone: the ale is spilt.
ending-barrels_empty = The barrels are empty
option-rounds = Rounds
    .about = How many barrels are opened.
