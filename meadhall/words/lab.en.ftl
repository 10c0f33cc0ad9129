# Reports of studies.

lab-title = { $game }: { $games } games
lab-about = { $players ->
    [one] 1 player
   *[other] { $players } players
  } ({ $bots }), seed { $seed }, { $options }. Intervals are 95 %.
lab-usual-options = the usual options
lab-own-content = { $options }, own content
lab-in-short = In short
lab-contents = Contents
lab-figures = The figures
lab-interval = { $value } % ({ $low } to { $high })

## Short answers

lab-habit-weak = { $count ->
    [one] May be a habit of these players: { $bots } is no master. `meadhall study` asks masters.
   *[other] May be a habit of these players: { $bots } are no masters. `meadhall study` asks masters.
  }
lab-habit-search = May be a habit of these players: no network was trained for this content, so a search plays.
lab-how-hard = How hard is it?
lab-won = { $rate } of all games are won.
lab-none-won = No game is won.
lab-frequent-loss = The most frequent loss, { $share } % of them: { $cause }.
lab-try-harder = So little can be seen here: try a harder one, `--option { $option }=…`.
lab-try-easier = So little can be seen here: try an easier one, `--option { $option }=…`.
lab-skill = Skill or luck?
lab-skill-decides = Skill decides: { $sides }
lab-skill-both = Skill and luck: { $sides }
lab-skill-luck = Mostly luck: { $sides }
lab-skill-sides = at the same table a seat played by { $strong } wins { $strong_rate } of its games, one played by { $weak } { $weak_rate }; { $even } % would be even, { $most } % is the most possible.
lab-skill-together = With the same deals, { $strong } wins { $strong_rate } and { $weak } { $weak_rate }.
lab-begin = Is it better to begin?
lab-seat-matters = Does the seat matter?
lab-even = No advantage found. { $who } wins { $rate }; { $even } % would be even.
lab-advantage = An advantage. { $who } wins { $rate }; { $even } % would be even.
lab-disadvantage = A disadvantage. { $who } wins { $rate }; { $even } % would be even.
lab-first-player = The first player
lab-furthest-seat = Seat { $seat }, the furthest from even,
lab-decided = When is it decided?
lab-runaway = A leader runs away: { $course }
lab-contested = Contested: { $course }
lab-open = Open until late: { $course }
lab-lead = the lead changes hands { $changes } times (± { $changes_margin }). Whoever leads half-way wins { $half }, after nine tenths { $late }. In { $share } % of the games the winner is never behind from half-way on.
lab-how-long = How long is it?
lab-length = { $decisions } decisions (± { $margin }), { $options } options each.
lab-more-late = The last turns have more decisions than the first.
lab-fewer-late = The last turns have fewer decisions than the first.
lab-as-many-late = The last turns have about as many decisions as the first.
lab-meet = Do players meet?
lab-meet-hardly = Hardly: { $times } times a game; most often { $what }, { $most } (± { $margin }).
lab-meet-sometimes = Now and then: { $times } times a game; most often { $what }, { $most } (± { $margin }).
lab-meet-often = Often: { $times } times a game; most often { $what }, { $most } (± { $margin }).
lab-strong = Is anything too strong or too weak?
lab-wins-more = { $count ->
    [one] 1 of { $all } wins at least { $points } points more than an even share ({ $some })
   *[other] { $count } of { $all } win at least { $points } points more than an even share ({ $some })
  }
lab-wins-less = { $count ->
    [one] 1 of { $all } wins at least { $points } points less than an even share ({ $some })
   *[other] { $count } of { $all } win at least { $points } points less than an even share ({ $some })
  }
lab-nothing-stands-out = None of { $all } clearly stands out by { $points } points.
lab-because-winning = Winners may have a thing because they were winning; `meadhall effect` can tell.
lab-choices-none = Are there false choices?
lab-never-taken = Never taken: { $count } of { $all } ({ $some })
lab-always-taken = Always taken: { $count } of { $all } ({ $some })
lab-no-such-choice = None of { $all } choices is clearly always or never taken.

## Sections

lab-endings = How games end
lab-last-turns = When games are won and lost
lab-share-of-games = Share of all games.
lab-last-turn = last turn of the game
lab-scores = Scores
lab-share-of-seats = Share of all seats.
lab-points-at-the-end = points at the end
lab-winners-of-these = of these, winners
lab-seat = seat { $seat }
lab-even-sentence = Share of victories with its 95 % interval; the dotted line is an even share.
lab-who-begins = the first player
lab-the-others = the others
lab-winners = winners
lab-bots = Bots
lab-skill-sentence = How often the strong and the weak win: what is not luck.
lab-lead-sentence = How often whoever leads after this much of a game wins it. The dotted line is an even share.
lab-pacing = Pacing
lab-pacing-sentence = Decisions of all seats in a turn, averaged over the games that get that far.
lab-often-sentence = How often in a game.
lab-lengths = Length
lab-length-sentence = { $decisions } decisions a game on average (± { $margin }), with { $options } options each.
lab-decisions-in-a-game = decisions in a game
lab-points = Where points come from
lab-points-sentence = Mean of winning seats and of all others; the bars are 95 % intervals.
lab-points-a-game = points a game
lab-draft = The draft, Age { $age }
lab-draft-sentence = How often the seat that drafted a card wins, and how early it is taken on average.
lab-pick = pick (1: the first card taken)
lab-choices = Choices
lab-choices-sentence = How often a choice is taken when there are others: those taken most and least often.
lab-winning-with = Winning with: { $what }
lab-winning-sentence = How often a seat that did this wins, with its 95 % interval. It need not be the reason.
lab-best-and-worst = The { $count } best and the { $count } worst.
lab-on-the-board = On the board: { $what }
lab-heat-sentence = How often in a game. Places missing from this drawing are among the figures.
lab-heat-sure = At no place less sure than ± { $margin }; point at one to see its own interval.
lab-tracks = How enemies come nearer
lab-tracks-sentence = Where enemies arrive when they advance, mean over all games that are still going on, with its band.
lab-turn = turn
lab-square = square
lab-part = part of the game

## Columns of the figures

lab-column-ending = ending
lab-column-wins = wins
lab-column-games = games
lab-column-rate = rate
lab-column-low = low
lab-column-high = high
lab-column-turn = turn
lab-column-score = score
lab-column-score-margin = score ±
lab-column-seats = seats
lab-column-seat = seat
lab-column-spread = spread
lab-column-bot = bot
lab-column-first = who
lab-column-decisions = decisions
lab-column-options-a-decision = options a decision
lab-column-source = source
lab-column-points = points
lab-column-points-margin = points ±
lab-column-winners = winners
lab-column-winners-margin = winners ±
lab-column-others = others
lab-column-others-margin = others ±
lab-column-thing = thing
lab-column-pick = pick
lab-column-pick-margin = pick ±
lab-column-choice = choice
lab-column-offered = offered
lab-column-place = place
lab-column-times = times
lab-column-margin = ±
lab-column-what-happens = what happens
lab-column-mean = mean
lab-column-moves = moves
lab-column-square = square
