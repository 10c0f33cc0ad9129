## The page's own words. Every key here is in page.fr.ftl too, and every key the page uses is here: tests look.

page-name = Meadhall
page-motto = Five tables from the North. Pull up a bench.

## The frame

bar-home = To the hall
menu = Menu
nav-home = The hall
nav-tables = My tables
nav-rules = Rules
nav-ratings = Ratings
nav-settings = Settings
nav-account = Sign in
close = Close
try-again = Try again
skip-decision = To the decision
skip-board = To the board
connected = connected
connecting = connecting
carving = Carving the board
trouble-something_went_wrong = Something went wrong on this page. Reload it and go on: your game is safe on the server.
trouble-reload = Reload
rowing-back = { $seconds ->
    [0] Rowing back to the table. Your last decision is safe.
    [one] Rowing back to the table. Connection lost one second ago; your last decision is safe.
   *[other] Rowing back to the table. Connection lost { $seconds } seconds ago; your last decision is safe.
}
decision-kept = Your choice is kept, and sent as soon as you are back.
back-again = Back at the table.
bots-hurried = The hall is crowded: for now the bots think more quickly than usual.
server-away = The hall does not answer. It may be starting; nothing is lost.
table-unknown = There is no table here. It may have been closed.
stranded-running = This game was begun with the rules of an earlier release of this server and cannot be played on. The story is kept. The host can close the table; then everybody who sat here can save the game, to go on with that release.
stranded-over = This game was played by the rules of an earlier release. The story is kept.
stranded-save = Save the game
stranded-close = Close the table
watching = { $count ->
    [one] one watching
   *[other] { $count } watching
}
other-language = Français
theme-dark = Dark theme
theme-light = Light theme
resign = Give up the game
resign-sure = Really? A bot plays on for you
leave = Leave; a bot plays until I am back
panel-title = The host's powers
panel-nobody = Nobody else plays here.
panel-here = at the table
panel-bot = Let a bot play for now
panel-host = Make host
panel-sure = Really?
panel-out = Throw out
panel-out-sure = Really? For good
panel-close = Close the table
panel-close-sure = Really? Nobody wins
table-closed = The host has closed this table. Nobody has won.

## Seats

seat-you = you
your-turn = It is your turn.
guest = Guest
seat-open = open
seat-bot = bot, { $level }
bot-name = { $number ->
    [1] Hallgerd
    [2] Ketil
    [3] Signy
    [4] Thorir
    [5] Yrsa
   *[other] Bersi
}
seat-number = Seat { $number }
seat-away = away
seat-gone-left = left: a bot plays
seat-gone-away = away: a bot plays
seat-gone-time = out of time: a bot plays
seat-gone-host = a bot plays for now
seat-gone-removed = thrown out: a bot plays
seat-gone-resigned = gave up: a bot plays
note-left = { $who } has left the table; a bot plays on.
    .you = You left the table; a bot played on.
note-away = { $who } was away for too long; a bot plays on.
    .you = You were away for too long; a bot played on.
note-time = { $who } ran out of time; a bot plays on.
    .you = You ran out of time; a bot played on.
note-host = The host let a bot play for { $who }.
    .you = The host let a bot play for you.
note-removed = The host has thrown { $who } out; a bot plays to the end.
    .you = The host has taken your seat away; a bot plays to the end.
note-resigned = { $who } has given up; a bot plays to the end.
    .you = You have given up; a bot plays to the end.
note-back = { $who } is back and plays again.
    .you = You are back and play again.
spectator = Spectator
level-novice = novice
level-warrior = warrior
level-jarl = jarl
level-god = god
level-about-novice = Plays like a beginner, and errs like one.
level-about-warrior = Plays like somebody who plays now and then.
level-about-jarl = Plays strongly.
level-about-god = Thinks for up to a second and a half; the strongest we have.
level-about-any = A warrior: plays like somebody who plays now and then.
level-random = random
level-greedy = greedy

## The game screen

game-seats = Seats
game-decision = Decision and saga
game-tray = Your things
game-table = The table
game-tabs = What the sheet shows
tab-decide = Decide
tab-replay = Replay
tab-tray = My things
tab-table = Table
tab-saga = Saga
sheet-size = Change the size of the sheet
board-of = The board of { $game }
board-more = { $count ->
    [one] { $count } more thing glows out of sight
   *[other] { $count } more things glow out of sight
}
describe = Describe the board
board-whole = Whole board
board-windows = Parts of the board
saga = The saga
saga-empty = Nothing has happened yet.
saga-none = Nothing of the kind has happened.
saga-filter = Show of the saga
saga-all = all
saga-since = since my turn
saga-last-battle = { $count ->
    [one] The last battle
   *[other] The last { $count } battles
}
saga-battle-seen = Seen
saga-mine = mine
saga-battles = battles
saga-scores = points
teller-skip = a tap, a click or a key goes on
here-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
here-key = I: more, and the rules
clock = time left
clock-hours = { $hours } h
sources = Where from
talk = Talk
talk-say = Say something
talk-send = Say
talk-empty = Nobody has spoken yet.
talk-unread = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
talk-players-only = At this table only players talk.
rules = Rules

## Deciding

decide-something = What does { $seat } do?
choice-times = { $times } of at most { $most } at once: { $what }
decide-path = Steps so far
decide-back-here = Back to before this step
decide-now = now
decide-which = which of these
decide-waiting = done
decide-confirm = { $what }?
decide-confirm-more = This cannot be taken back.
decide-back = Back
decide-undo = Take back
decide-undo-all = Take back all
decide-ask-undo = Ask the others to take back your last decision
decide-undo-shown = Take back your last decision, though something was shown
decide-hint = Hint
decide-rules = The rules about this
decide-told = The tale goes on
decide-told-you = The tale goes on, then it is your turn
decide-on-its-way = On its way to the table
decide-other = { $who } is choosing
decide-others = { $count ->
    [0] The table is being set
    [one] One is still choosing
   *[other] { $count } are still choosing
}
hint-says = A bot would choose: { $what }
hint-reasons = What is likely to follow
hint-thinking = And why? One moment...
undo-asked = { $count ->
    [one] { $who } asks to take the last decision back.
   *[other] { $who } asks to take the last { $count } decisions back.
}
undo-waits = { $count ->
    [one] You asked to take the last decision back. Not yet answered: { $who }.
   *[other] You asked to take the last { $count } decisions back. Not yet answered: { $who }.
}
undo-grant = Agree
undo-refuse = Refuse
refused-bad-message = That was not understood.
refused-illegal = That is not possible now. Here is how the table stands.
refused-stale = The table moved on. Here is how it stands now.
refused-wrong-seat = It is not your turn.
refused-not-allowed = That is not allowed at this table.
refused-not-found = That does not exist here.
refused-too-fast = Too fast. Take a breath and try again.
refused-too-large = That was too long.
refused-taken = Somebody was quicker.
refused-wrong-state = The game is not at that point.
refused-out-of-time = Your time is up. A bot decides for you.
refused-unconfirmed = That must be confirmed first.
refused-busy = The hall is busy. Try again.
refused-internal = Something went wrong in the hall. Try again.
refused-away = The hall does not answer. Try again.
key-enter = Enter
key-escape = Esc
about-nothing = Nothing more is written about this.
about-rules = In the rules

## Keys

keys-title = Keys
keys-option = choose this option
keys-target = to the next thing on the board that glows
keys-take = take it, or confirm
keys-back = back one step
keys-undo = take back the last decision
keys-undo-turn = take back all that can be taken back
keys-hint = hint from a bot
keys-about = what is this?
keys-board = to the board
keys-saga = to the saga
keys-tray = to your own things
keys-seats = to the seats
keys-talk = talk at the table
keys-sound = sound on or off
keys-zoom-in = closer
keys-zoom-out = further
keys-zoom-all = the whole board
keys-next = to something that glows out of sight
keys-keys = this list
keys-finish = any key: to the end of what is being shown

## The end

end-told = The last deeds are told
end-won = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}
end-won-you = You have won
end-you = You
end-won-you-too = You and { $who } have won
end-won-together = You have won together
end-lost-together = The game is lost
end-again = Rematch
end-join = Sit down for the rematch
end-watch = Watch the rematch
end-asked = You are asked to a rematch: your seat is kept.
end-replay = Replay
end-turned = See where it turned
end-look = Look at the board
end-scores = How it ended
chart-label = How the game looked, from lost (below) to won (above)

## Home

home-play = Play now
quick-players = Players
quick-level = The bots are
quick-seat = Your seat
quick-begin = Begin
quick-close = Not now
home-playing = Setting the table
home-host = Host a table
home-learn = Learn it
home-rules = Rules
home-continue = Go on
home-continue-title = Tables waiting for you
home-open-title = Open tables
home-open-none = No open tables. Host one, or play now with bots.
home-players = { $low ->
    [0] for any number
   *[other] { $low } to { $high } players
}
home-together = together against the game
home-against = each for themselves
home-join = Join

## Hosting and the lobby

host-title = Host a table of { $game }
host-lead = Say who plays; open seats wait for friends.
host-seats = Who plays
host-seat-me = me
host-seat-friend = a friend
host-seat-bot = a bot
host-level = How good
host-level-any = as the hall sees fit
host-add = Another seat
host-remove = Remove seat { $number }
host-options = Options
host-pace = Clocks
host-pace-about = When a player's time is up, a bot plays for them.
host-pace-none = as long as you like
host-pace-minutes = { $minutes } minutes a player
host-pace-days = { $days ->
    [one] one day a decision
   *[other] { $days } days a decision
}
host-vacation = Vacation
host-vacation-about = For so many days in all each player may stop their clock.
host-takeover = A bot plays for who is away
host-takeover-about = Counted while the table waits for them; they take their seat back by returning.
host-takeover-never = never
host-takeover-after = { $minutes ->
    [1440] after a day
    [60] after an hour
   *[other] after { $minutes } minutes
}
days = { $days ->
    [0] none
    [one] one day
   *[other] { $days } days
}
stand-in-left = You left the table; a bot plays for you.
stand-in-away = You were away, so a bot plays for you.
stand-in-time = Your time was up, so a bot plays for you.
stand-in-host = The host let a bot play for you.
stand-in-resigned = You have given up. A bot plays your seat to the end; you can watch.
stand-in-removed = The host has taken your seat away; a bot plays it to the end. You can watch.
stand-in-soon = The bot takes the decision that waits; from the next one on the seat is yours.
stand-in-refused-time = Your time for the whole game is up: the bot plays to the end.
stand-in-refused-other = Your seat cannot be taken back any more.
stand-in-return = Take my seat back
vacation = Go on vacation
vacation-until = You are on vacation until { $date }; your clock stands still.
vacation-back = I am back
vacation-days = Days, at most { $most }:
vacation-go = Stop my clock
vacation-not = Not now
host-more = More
host-public = List the table for everybody
host-public-about = Strangers may take the open seats and watch.
host-hints = Hints allowed
host-hints-about = A bot may be asked what it would do.
host-learner = Learner's table
host-learner-about = The coach tells you of a blunder at once, and you may take it back. For one person among bots.
blunder-told = That may have given away { $loss } of your chance to win. { $what } looks better.
blunder-back = Take it back
blunder-keep = Play on
host-guests_talk = Spectators may talk
host-guests_talk-about = Those who only watch can say something to the table.
host-rated = Rated game
host-rated-about = Counts for the ratings. For people with an account: sign in first. No hints, no way back past what was shown.
host-bots_wait = Bots ask the table
host-bots_wait-about = Before a bot decides, it waits for a proposal, or for “as you like”.
host-campaign = Six sagas and a bonus with the same gods, who learn from game to game: that is the campaign.
host-to-campaign = To the campaign
host-name = Your name
host-make = Set the table
host-yes = yes
host-no = no
lobby-title = A table of { $game }
lobby-lead = { $free ->
    [0] All seats are taken.
    [one] One seat is open.
   *[other] { $free } seats are open.
}
lobby-invite = Invite friends
lobby-invite-about = Whoever has this link can take an open seat.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-only-here = This address is known to this computer only. For friends in your network, start the hall like this:
copy-address = The link
copy-by-hand = The browser does not let this page copy. The link is selected: copy it yourself.
lobby-qr = The link as a QR code
lobby-sit = Sit down here
lobby-bot = Let a bot play
lobby-start = Start
lobby-waiting = Waiting for the host to start.
lobby-seed-chosen = The host has chosen what chance brings in this game, and may know it: the seed is { $seed }.
lobby-your-name = Your name
lobby-name-first = Say your name first.
lobby-rename = Take this name
lobby-host = host
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-is-ready = ready
lobby-free = Free this seat
lobby-leave = Leave
lobby-thrown-out = The host has freed your seat.

## Replay

replay-of = Replay: { $game }
replay-position = Decision { $at } of { $of }
replay-slider = Decision
replay-first = To the start
replay-back = One decision back
replay-next = One decision on
replay-last = To the end
replay-turn = Next turn
replay-turn-back = Turn before
replay-open = all hands open
replay-hand = In front of { $who }
replay-play = Play
replay-pause = Pause
replay-seen-by = Seen by
replay-not-over = This game is not over: there is no replay yet.
replay-link = Copy the link to this moment
replay-start = The table is set.
replay-decision = { $who } has chosen
replay-did = { $who }: { $what }
from-here = Play from here
from-here-about = A new table goes on from decision { $at } of this game. The game itself stays as it was.
from-here-hidden = What was hidden
from-here-anew = dealt anew: cards, dice and plans that your seat could not know
from-here-as-it-was = as it was: whoever saw this game may know what comes
from-here-begin = Set the table
replay-film = Moving picture of this turn
begun-anew = This table goes on from decision { $at } of another game; what was hidden has been dealt anew.
begun-as-it-was = This table goes on from decision { $at } of another game, and all is as it was there: whoever saw that game may know what comes.

## The coach

coach-who-did = { $who }: { $what }
coach-title = The coach
coach-ask = Analyse this game
coach-ask-about = The coach judges each decision by what its player knew, and tells it from luck. It takes a minute or two.
coach-looks = The coach is looking at this game
coach-waits = The coach will look at this game soon
coach-off = This hall has no coach.
coach-failed-long = This game has too many decisions for the coach.
coach-failed-broken = The coach could not make sense of this game.
coach-seat = Seat
coach-accuracy = Accuracy
coach-accuracy-about = How near the decisions came to the best, 100 at most
coach-decisions = Decisions
coach-decisions-about = What the own decisions gave away of the chance to win
coach-others = Others
coach-others-about = What the others' mistakes gave or took
coach-luck = Luck
coach-luck-about = What dice, draws and secrets gave or took
coach-mistakes = { $count ->
    [0] Mistakes
    [one] One mistake
   *[other] { $count } mistakes
}
coach-all = everybody's
coach-none = No mistake that the coach is sure of.
coach-inaccuracy = Inaccuracy
coach-mistake = Mistake
coach-blunder = Blunder
coach-better = Better: { $what } ({ $gain } to win)
coach-line = Likely to follow
coach-again = Try again
again-first = This game has not been analysed yet: the replay offers it.
again-of = Mistake { $at } of { $of }.
again-did = In the game: { $what }. What is better?
again-best = { $what }: that is it!
again-good = { $what }: as good as the best.
again-better = { $what }: better than in the game, but there is something better still.
again-no = { $what }: no better than in the game.
again-more = Choose again
again-show = Show the answer
again-next = Next mistake
again-done = That was the last of them.
again-replay = To this moment in the replay

## Riddles

riddles-title = Riddles
riddles-lead = Positions from games of masters in which one decision is clearly the best. A new one every day for each game.
riddles-none = There are no riddles here yet.
riddles-count = { $count ->
    [one] one riddle
   *[other] { $count } riddles
}
riddles-record = { $solved } of { $tried } solved
riddles-all = All riddles
riddles-of = All riddles: { $game }
riddles-about = { $players } players, { $steps ->
    [one] one decision
   *[other] { $steps } decisions
}
riddle-title = Riddle
riddle-today = Riddle of the day
riddle-unknown = There is no such riddle here.
riddle-rating = rating { $rating }
riddle-step = decision { $at } of { $of }
riddle-ask = What is best for { $who }?
riddle-go-on = Right! And now?
riddle-right = Right!
riddle-wrong = Not this time.
riddle-rated = Your rating at these riddles: { $rating } ({ $change })
riddle-answer = The answer
riddle-chances = Chances to win
riddle-thinking = The coach thinks about why
riddle-more = More riddles
riddle-again = Once more
riddle-solved = solved
riddle-failed = not solved

## Progress

progress-title = My progress
progress-lead = Your finished games, what you were in them, and what the coach says.
progress-sign-in = Sign in to see what your games come to.
progress-none = You have not finished a game with this account yet.
progress-game = Game
progress-all = all games
progress-games = { $count ->
    [one] one game
   *[other] { $count } games
}
progress-won = { $won } won ({ $share })
progress-rating = Rating after each rated game
progress-accuracy = Accuracy after each game the coach has seen
progress-now = { $value } now, { $mean } on average
progress-by-role = By role
progress-by-seat = By seat
progress-seat = Seat { $number }
progress-role = Role
progress-played = Games
progress-wins = Won
progress-phases = Strong and weak phases
progress-phase-0 = Opening
progress-phase-1 = Middle
progress-phase-2 = End
progress-strongest = strongest
progress-weakest = weakest
progress-last = Latest games
progress-did-win = won
progress-did-lose = lost
progress-export = Everything as a file

## Rules

rules-of = { $game }: the rules
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One place.
   *[other] { $count } places.
}
rules-contents = Contents
rules-none = The rules of this game are not written yet.
rules-games = Which game?

## Learn

learn-title = Learn { $game }
learn-lead = A guided first game: sit down and play along, each step is explained.
learn-step = Step { $at } of { $of }
learn-next = Next
learn-back = Back
learn-play = Play this first game
learn-tips-title = When you sit at the table
learn-tip-ember = What glows is what you can do now. If nothing glows, somebody else is choosing.
learn-tip-list = The list beside the board holds the same choices. Press its number or click it.
learn-tip-undo = Back takes a decision back, as long as nothing secret or random has been shown.
learn-tip-hint = Hint asks a bot what it would do. It never moves anything.
learn-tip-about = Click anything that does not glow to read what it is.

## Ratings, tables, settings

ratings-title = Ratings
ratings-lead = People and bots, game by game. Only rated tables count. Everybody begins at 0; who loses early can fall below it.
ratings-none = Nobody has played a rated game yet. Host one and be the first.
ratings-place = Place
ratings-name = Name
ratings-shown = Rating
ratings-games = Games
ratings-wins = Won
ratings-kind-game = the game itself
tables-title = My tables
tables-lead = The tables at which this browser holds a seat.
tables-none = You sit at no table. Play now with bots, or host one.
tables-open = seats are being taken
tables-playing = being played
tables-over = over
tables-closed = closed
tables-your-turn = Your turn
tables-stage-age = Age { $number }
tables-stage-round = Round { $number }
tables-stage-turn = Turn { $number }
tables-turn-of = Waits for { $who }
tables-with = with { $who }
tables-won = You won
tables-lost = You lost
tables-all-lost = Lost
tables-score = { $score } points, the best had { $best }
tables-decisions = { $count ->
    [0] not begun
    [one] one decision
   *[other] { $count } decisions
}
tables-left-days = { $days ->
    [one] one day left
   *[other] { $days } days left
}
tables-left-hours = { $hours } hours left
tables-left-minutes = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
tables-filter = Which tables
tables-show-all = All
tables-show-turn = My turn
tables-show-playing = Going on
tables-show-over = Ended
tables-none-such = No table of that kind.
tables-forget = Forget
settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-theme = Theme
settings-theme-auto = as the device
settings-theme-dark = dark
settings-theme-light = light
settings-text = Size of text
settings-text-normal = normal
settings-text-large = large
settings-text-larger = larger
settings-pace = Movement
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-none = none
settings-sound = Sound
settings-shapes = Seats
settings-shapes-colours = colours and shapes
settings-shapes-strong = strong shapes, for every kind of sight
settings-keys = Keys of single letters
settings-name = Your name at the table
settings-on = on
settings-off = off

## Accounts

account-title = Your account
account-lead = Nobody needs one to play. With one you have ratings, and your tables on every device.
account-signIn = Sign in
account-signUp = Make an account
account-name = Name
account-password = Password
account-password-about = At least eight characters.
account-in = You are signed in.
account-out = Sign out
account-ratings = Your ratings
account-unrated = You have not finished a rated game yet. Host one and tick “Rated game”.
account-record = { $games ->
    [one] one game, { $wins } won
   *[other] { $games } games, { $wins } won
}
account-signIn-not-allowed = The name or the password is wrong.
account-signUp-taken = Somebody has that name already, or one that looks like it. Choose another.
account-signUp-bad-message = A name has 1 to 24 characters of one alphabet. A password has at least 8, and is neither your name nor one of those that everybody tries first.
account-change = Change the password
account-old = Password so far
account-new = New password
account-changed = Your password is changed. You are signed out everywhere else.
account-everywhere = Sign out everywhere
account-everywhere-about = On this device and all others. Your games go on.
account-data = Your data
account-data-about = Everything this server keeps of you, as a file.
account-data-fetch = Download
account-delete = Delete the account
account-delete-about = Your name, your ratings and what you said at tables are deleted for good. Bots finish the games you are in.
account-delete-sure = Delete everything
account-care-not-allowed = The password is wrong.
account-care-bad-message = A password has at least 8 characters, and is neither your name nor one of those that everybody tries first.

## When it is your turn

notify-open = When it is my turn
notify-about = While you are away from the table you can be told that it waits for you.
notify-push = Notify me on this device
notify-on = You will be told.
notify-off = You will not be told any more.
notify-webhook = Or call this web address
notify-email = Or write to this e-mail address
notify-keep = Keep it
notify-stop = Do not tell me
notify-title = Your turn
notify-body = { $game } waits for you.
notify-no-keys = This server has no keys for notifications on devices.
notify-no-https = Notifications on devices need https, and this page came without it.
notify-no-browser = This browser cannot show notifications.
notify-not-permitted = The browser was told not to show notifications. Its settings can change that.
notify-no-service = The browser's notification service does not answer.
notify-bad-message = That is not an address this server can call.
notify-code = Code
notify-unconfirmed = The address was sent a code. Enter it here.
quiet-title = Letters about a table
quiet-about = You were sent a letter because a table waits for you. If you want no more of them, say so here; you stay at the table.
quiet-stop = No more letters about this table

## Reporting somebody

report-open = Report a player
report-about = Tell those who run this server what happened. They also see what that player said last. Nobody at the table is told.
report-whom = Who
report-seat = Seat { $number }
report-what = What happened
report-send = Send the report
report-done = Thank you. Those who run this server will see it.

## The campaign

book-title = The campaign
book-lead = The same gods from the first saga to the last. They learn between the games. Keep the campaign's file: it works in the terminal, too.
book-next = Next: { $saga }
book-finished = Every saga is won. The tree stands.
book-gods = Which gods set out?
book-gods-about = One god for each seat, in order. With one or two, others stand by them.
book-add = Another god
book-begin = Begin a campaign
book-open = Or open a campaign's file
book-log = The log
book-log-none = Nothing is written here yet.
book-gained = Experience:
book-party = The gods
book-experience = { $experience } experience
book-saving_roll = saving roll { $level }
book-start_elves = elves { $level }
book-start_vane_dice = Vane dice { $level }
book-related = relations: { $gods }
book-support = Standing by: { $gods }
book-buy-saving_roll = Saving roll, { $level ->
    [1] a failed God die may be rolled again once
    [2] a blank on the God die succeeds too
   *[other] the God die always succeeds
} ({ $price })
book-buy-start_elves = An elf at the start ({ $price })
book-buy-start_vane_dice = A Vane die at the start ({ $price })
book-buy-relation = { $partner }, { $kind } ({ $price })
book-play = Play: { $saga }
book-go-on = Go on with the game
book-enter = The game is over: write it into the campaign
book-save = Save as a file
book-put-away = Put the campaign away
book-put-away-sure = Really? Save it as a file first
book-bad-message = That file is no campaign, or it is damaged.
book-illegal = That cannot be bought now.

## The guide of a lesson

guide = Guide
guide-on = Go on
guide-leave = Leave the lesson
guide-do = Now do it: click what glows.
guide-watch = Watch.
guide-now-you = Now you play on.
guide-play-on = Play on
guide-companion = Companion

## Group decisions

counsel = Proposals
counsel-proposes = { $who } proposes: { $what }
counsel-as-you-like = { $who }: as you like.
counsel-take = Do it
counsel-propose = Propose something
counsel-other = Propose something else
counsel-asked = { $who } waits for a word from you.
counsel-let = As you like

## Yggdrasil

yggdrasil-turn = Turn
yggdrasil-cards-left = Enemy cards left
yggdrasil-past-wall = Past the wall
yggdrasil-past-gate = Past the gate
yggdrasil-tray = My god
yggdrasil-window-asgard = Bifröst
yggdrasil-window-midgard = Midgard
yggdrasil-window-bags = Bags
yggdrasil-window-west = Forge
yggdrasil-window-east = Giants
yggdrasil-wall = the wall
yggdrasil-gate = the gate
yggdrasil-past = { $past } of { $of } past
yggdrasil-odins-hall = Odin's hall
yggdrasil-out-of-reach = out of reach
yggdrasil-pawn = { $strength ->
    [0] { $enemy }, square { $square }, out of reach
   *[other] { $enemy }, square { $square }, strength { $strength }
}
yggdrasil-island = { $island }. Bag: { $vikings } Vikings, { $giants } Fire Giants
yggdrasil-island-sunk = { $island }, under water. Bag: { $vikings } Vikings, { $giants } Fire Giants
yggdrasil-under-water = under water
yggdrasil-valkyries = The Valkyries are at { $island }
yggdrasil-used = used
yggdrasil-blocked = { $world }: blocked by { $giant }
yggdrasil-elves = { $elves ->
    [one] one elf
   *[other] { $elves } elves
}
yggdrasil-vikings = { $vikings ->
    [one] one Viking
   *[other] { $vikings } Vikings
}
yggdrasil-giants = { $giants ->
    [one] one Fire Giant
   *[other] { $giants } Fire Giants
}
yggdrasil-trade = trade
yggdrasil-to-a-bag = to a bag
yggdrasil-from-a-bag = from a bag
yggdrasil-levels = levels I–III
yggdrasil-level = level { $level }
yggdrasil-forge = { $weapon }, against { $enemy }
yggdrasil-weapon = { $weapon }, level { $level }, against { $enemy }
yggdrasil-bonus = +{ $level } to { $enemy }
yggdrasil-against = against { $enemy }
yggdrasil-pile = { $giants ->
    [one] One hidden giant in the pile
   *[other] { $giants } hidden giants in the pile
}
yggdrasil-no-giant = no giant is awake
yggdrasil-hidden-giant = hidden giant
yggdrasil-rune = Rune { $rune }: { $beaten } of 4 giants beaten
yggdrasil-giant-angerboda = Hel +1
yggdrasil-giant-hrungnir = no Alfheim
yggdrasil-giant-utgardloki = no powers
yggdrasil-giant-hrym = no Helheim
yggdrasil-giant-greip = Surt +1
yggdrasil-giant-gialp = no Muspell
yggdrasil-giant-geirroed = no forge
yggdrasil-giant-skrymir = Fenrir +1
yggdrasil-giant-thrym = Jörmun. +1
yggdrasil-giant-thokk = Nidhögg +1
yggdrasil-giant-hymir = whirlpool
yggdrasil-giant-bergelmir = giants +1
yggdrasil-giant-suttung = Loki +1
yggdrasil-giant-gymir = no Vanaheim
yggdrasil-giant-fafner = no Niflheim
yggdrasil-giant-thiazy = no die
yggdrasil-fight = Fight against { $foe }, strength { $strength }
yggdrasil-total = so far
yggdrasil-powerless = The god's power is gone while Utgardloki is awake
yggdrasil-my-vikings = Vikings
yggdrasil-my-elves = Elves
yggdrasil-last-card = Last enemy card
yggdrasil-next-cards = Known to come next
yggdrasil-known = { $place }. { $card }
yggdrasil-to-come = Cards still to come, by enemy
yggdrasil-die = The die: { $island }, { $hammers } hammers
yggdrasil-daeg = { $turns ->
    [one] one more turn without a card
   *[other] { $turns } more turns without a card
}
yggdrasil-square = square { $square }
yggdrasil-square-weapon = square { $square }, { $weapon } gives +{ $level }
yggdrasil-bag = { $vikings } Vikings, { $giants } Fire Giants in the bag
yggdrasil-best = wins { $win }% with all you have
yggdrasil-chance = wins { $alone }%{ $more ->
        [yes] , { $elves }% with all elves
       *[no] {""}
    }
yggdrasil-short = { $count ->
        [0] wins
       *[other] { $count } short
    }
yggdrasil-found = { $count } Vikings on average
yggdrasil-purged = { $count } Fire Giants on average
yggdrasil-bag-sunk = under water: no souls to seek here
yggdrasil-holds = has { $vikings } Vikings, { $elves } elves

## Blood Rage's drawing

blood-rage-age = Age
blood-rage-phase = Phase
blood-rage-doom = Falls this Age
blood-rage-tray = My clan
blood-rage-falls-now = falls this Age
blood-rage-falls = falls in Age { $age }
blood-rage-destroyed = destroyed
blood-rage-province = { $province }: { $free } of { $villages } villages free, { $pillaged ->
        [true] pillaged
       *[other] reward { $token }
    }
blood-rage-province-destroyed = { $province }, destroyed
blood-rage-yggdrasil = { $province }, room for all, { $pillaged ->
        [true] pillaged
       *[other] reward all three stats
    }
blood-rage-strength-of = { $seat } has strength { $strength }
    .you = you have strength { $strength }
blood-rage-figure = { $figure } of { $seat } in { $place }, strength { $strength }
    .you = Your { $figure } in { $place }, strength { $strength }
blood-rage-fjord = { $fjord }, between { $shores }. Ships: { $ships }
blood-rage-reserve = Ready to invade: { $seat }
    .you = Ready to invade: your figures
blood-rage-in-reserve = { $count } { $figure } in reserve, strength { $strength }, { $cost } Rage to invade
blood-rage-none = nobody
blood-rage-dead = { $seat }: { $count } { $figure } in Valhalla
    .you = You have { $count } { $figure } in Valhalla
blood-rage-tip-age = { $when ->
    [past] Age { $age } is over. { $province } was destroyed at its end.
    [now] Age { $age } is being played. { $province } is destroyed at its end, with everybody in it.
   *[later] Age { $age } is still to come. { $province } is destroyed at its end.
}
blood-rage-no-dead = no dead
blood-rage-kind-leader = Leader
blood-rage-kind-warrior = Warriors
blood-rage-kind-ship = Ship
blood-rage-kind-monster = Monster
blood-rage-kind-clan = Clan
blood-rage-kind-battle = Battle
blood-rage-kind-quest = Quest
blood-rage-pack = Your pack: keep one of { $cards }
blood-rage-battle-call = { $seat } pillages { $province }. Who joins the battle?
    .you = You pillage { $province }. Who joins the battle?
blood-rage-battle-choose = Battle for { $province }: everybody chooses a card in secret
blood-rage-battle-shown = Battle for { $province }: the cards are shown
blood-rage-sum = { $figures } + { $bonus }
blood-rage-fallen = { $fallen ->
        [one] 1 dies
       *[other] { $fallen } die
    }
blood-rage-stat = { $stat } { $value }, step { $step } of 6
blood-rage-of = { $rage } of { $of }
blood-rage-committed = Quest you committed to
blood-rage-only-you = only you
blood-rage-glory = Glory
blood-rage-horns = { $figures } figures on the board, Horns allow { $horns }
blood-rage-hand = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
blood-rage-quests = { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }
blood-rage-passed = passed
blood-rage-sheet = Your clan sheet
blood-rage-slot = { $slot }: { $card }
blood-rage-empty = empty
blood-rage-upgrades = Upgrades of the others
blood-rage-passed-on = Cards you passed on ({ $cards })
blood-rage-note-figure = strength { $strength }
blood-rage-note-stat = now { $value }, then { $next }
blood-rage-note-pillage = brings { $gain }
blood-rage-note-pass = gives up { $rage } Rage
blood-rage-note-place = strength there { $own }, best rival { $rivals }

## Champions of Midgard's drawing

champions-tray = My leader
champions-window-sea = Sea
champions-window-far = Far sea
champions-window-gate = Gate
champions-window-town = Village
champions-round = Round
champions-most = Most Glory
champions-glory = Glory
champions-workers = Workers left
champions-of = { $left } of { $of }
champions-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
champions-favor = Favor: { $favor }
champions-blame = Blame: { $blame }
champions-destinies = { $cards ->
        [one] 1 destiny
       *[other] { $cards } destinies
    }
champions-destiny-now = now { $now } of { $alone }
champions-short = { $now }/{ $alone }
champions-used = used
champions-counted = { $count } × { $thing }
champions-closed = not in play: too few players
champions-far = far: 1 food a warrior
champions-near = near: 1 food for two
champions-small = holds 5, free
champions-large = holds 10, for 1 coin
champions-holds = holds { $capacity }
champions-no-ship = not built yet
champions-nothing = nothing yet
champions-taken = A worker is there
champions-rune-deck = Draw a rune unseen, { $runes } left
champions-journey = On the way: { $journey }
champions-sails = { $seat } sails with the { $ship }
    .you = You sail with the { $ship }
champions-sent = { $count } × { $cargo } sent
champions-enemy = { $place }: { $foe }, attack { $attack }, defence { $defence }, { $glory } Glory
champions-forbids = No { $warrior } may fight it
champions-reserved = { $seat } fights it
    .you = You fight it
champions-odds = wins { $win }%, losses { $losses }
champions-odds-roll = If this roll stands: { $foe } beaten { $win }%, losses { $losses }
champions-percent = { $win }%
champions-order = { $place }. { $seat }
    .you = { $place }. you
champions-hunts = { $seat } hunts
    .you = You hunt
champions-fights = { $seat } fights the { $foe }, round { $round }
    .you = You fight the { $foe }, round { $round }
champions-damage = { $left ->
        [0] { $damage } damage: { $foe } falls
       *[other] { $damage } damage: { $left } more needed
    }
champions-losses = { $losses ->
        [one] One warrior must still fall
       *[other] { $losses } warriors must still fall
    }
champions-food = { $food } food
champions-rolled = Hits { $hits }, double hits { $doubles }, shields { $shields }, blanks { $blanks }
champions-left = { $left } of { $defence }
champions-reaction = shields hit too
champions-die = { $warrior }: { $face }{ $picked ->
        [true] , to be rolled again
        [fallen] , fallen
       *[other] { "" }
    }
champions-won = What they have won
champions-to-come = Still to come
champions-journeys = Journeys in the deck
champions-note-foe = { $foe }: attack { $attack }, defence { $defence }
## Yggdrasil Chronicles
chronicles-tray = My god
chronicles-window-top = Top
chronicles-window-mid = Middle
chronicles-window-bottom = Roots
chronicles-window-enemies = Enemies
chronicles-window-book = Book
chronicles-round = Round
chronicles-lowest-life = Lowest life
chronicles-worlds-ravaged = Worlds ravaged
chronicles-ravaged = ravaged
chronicles-blocked = blocked
chronicles-tip-bonus = Plus: an action here has a bonus. Another god beside the one who acts gives it, an Enemy there takes it away.
chronicles-tip-malus = Minus: an action here has a malus. An Enemy there gives it, another god beside the one who acts makes up for it.
chronicles-heals = heals a ravaged World
chronicles-creatures = creatures to call
chronicles-asleep = asleep
chronicles-empty = empty
chronicles-heroes = { $heroes ->
    [one] One Hero in Midgard
   *[other] { $heroes } Heroes in Midgard
}
chronicles-in-valhalla = { $heroes ->
    [one] One Hero in Valhalla
   *[other] { $heroes } Heroes in Valhalla
}
chronicles-valhalla = Valhalla
chronicles-cage = Cage, { $bars } bars
chronicles-bars = { $bars ->
    [one] The Cage: one bar is left
   *[other] The Cage: { $bars } bars are left
}
chronicles-caged = { $name }, in the Cage
chronicles-figure = { $name }, strength { $strength }
chronicles-turn-ring = { $steps ->
    [one] Turn the middle ring one step
   *[other] Turn the middle ring { $steps } steps
}
chronicles-steps = turn { $steps }
chronicles-wheel = Wheel
chronicles-on-wheel = { $enemy }: a card of { $god } lies face up
chronicles-not-on-wheel = { $enemy }: no card lies face up
chronicles-ladder = Ladder of { $enemy }: { $filled } of { $steps }
chronicles-book = Book of Sagas
chronicles-nidhogg = Nidhögg on space { $space } of { $length }
chronicles-goal-none = No goal
chronicles-goal-tokens_held = Tokens to gather: { $value }
chronicles-goal-heroes_in_valhalla = Heroes in Valhalla: { $value }
chronicles-goal-artefacts_owned = Artefacts to own: { $value }
chronicles-goal-wolves_gone = Both wolves bound
chronicles-goal-enemies_out = Enemies beaten: { $value }
chronicles-fighting = Fight against { $foe }
chronicles-taking-risks = Risks
chronicles-risks-left = to prevent
chronicles-prevented = prevented
chronicles-not-rolled = The dice still lie in the hand.
chronicles-no-roll = no die is rolled
chronicles-odds = all Risks prevented: { $safe }%, { $left } left on average
chronicles-left-after = { $risks ->
        [0] no Risk left
        [one] one Risk left
       *[other] { $risks } Risks left
    }
chronicles-loss = life points lost: { $life }
chronicles-drawn = Creatures drawn
chronicles-stack = Cards on top
chronicles-runes = Rune stones
chronicles-life = Life: { $life }
chronicles-my-life = Life
chronicles-tokens = Tokens: { $tokens }
chronicles-relic = Holds { $relic }
chronicles-page-does = What the page does
chronicles-page-won = How it is won
chronicles-page-lost = How it is lost
chronicles-page-laws = Rules of the page
chronicles-deck = { $cards ->
    [one] Enemy deck: one card
   *[other] Enemy deck: { $cards } cards
}
chronicles-revealed = Card just turned
chronicles-next-cards = What each deck may show next
chronicles-bonds = Relations: { $gods }

## Asgard
asgard-tray = My hoard
asgard-window-light = Light
asgard-window-tree = Tree
asgard-window-darkness = Darkness
asgard-window-stores = Stores
asgard-round = Round
asgard-phase = Phase
asgard-best = Most points
asgard-influence = Influence
asgard-column-strength = strength
asgard-column-battle = battle
asgard-column-won = won by
asgard-column-points = points
asgard-name-upper = power
asgard-name-lower = stones
asgard-name-temple = temple
asgard-tip-strength = { $name }'s next tile: strength { $value } in the battle for a world. { $left } tiles left.
asgard-tip-stones = Whoever asks { $name } takes { $stone }.
asgard-tip-seal = { $seal }: goes with the first disc that comes back from this god
asgard-tip-support = Support for { $name }: { $recruits } may come with the disc. { $holder }
asgard-tip-weapons = Weapons face down: { $left } left
asgard-tip-spells = Spells face down: { $left } left
asgard-free = free
asgard-used = used
asgard-burnt = burnt
asgard-wakes = wakes in round { $round }
asgard-slot = { $slot }: { $holder }
asgard-army = { $count } × { $recruit }
asgard-stands = { $name }, strength { $value }
asgard-world = { $world }, rewards { $first } and { $second }
asgard-rewards = rewards { $first } and { $second }
asgard-stones = { $count ->
        [one] one { $stone } stone
       *[other] { $count } { $stone } stones
    }
asgard-with-seal = { $camp ->
        [light] with the Light seal
       *[darkness] with the Darkness seal
    }
asgard-seals = { $count ->
        [one] one { $camp ->
            [light] Light seal
           *[darkness] Darkness seal
        }
       *[other] { $count } { $camp ->
            [light] Light seals
           *[darkness] Darkness seals
        }
    }
asgard-disc-free = free
asgard-brings = { $kind ->
        [weapon] brings a weapon
       *[spell] brings a spell
    }
asgard-battle-slot = Battle slot of { $camp }, { $world }: { $holder }
asgard-battle = Battle: { $light } for Light, { $darkness } for Darkness
asgard-not-in-play = not in play
asgard-lower = Lower world
asgard-track = Influence track: the discs still to be bought and the seal each costs
asgard-supply = Supply
asgard-order = Order
asgard-valhalla = Valhalla
asgard-rank = { $name }, place { $rank } in the order
    .you = You, place { $rank } in the order
asgard-battle-tiles = Battle tiles still to be won
asgard-rounds = Battles so far
asgard-round-of = Round { $round }
asgard-fought = { $world }: Light { $light }, Darkness { $darkness }.
asgard-fought-won = Won by { $winners }.
asgard-pile = { $pile }, { $value } points; stones: { $stones }; { $left } left
asgard-points = { $points ->
    [one] one point
   *[other] { $points } points
}
asgard-discs = { $discs ->
    [one] one disc in front
   *[other] { $discs } discs in front
}
asgard-on-track = { $discs ->
    [one] one on the track
   *[other] { $discs } on the track
}
asgard-recruits = { $recruits ->
    [one] one recruit
   *[other] { $recruits } recruits
}
asgard-temples = { $temples ->
    [one] one temple
   *[other] { $temples } temples
}
asgard-tiles = Hidden weapons and spells
asgard-chosen = Chosen god
asgard-ancestral = Ancestral weapons
asgard-foreseen = The next one, seen by you alone
asgard-slot-lower = a request without the power
asgard-slot-temple = a temple, and support for the god
asgard-slot-asgard = row tile, recruits, discs
