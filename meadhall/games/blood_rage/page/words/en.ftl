game = Blood Rage
    .tagline = Draft, pillage and die for Glory before Ragnarök
    .length = 60 to 90 min
    .difficulty = medium

option-first_game = First game
    .about = No draft in the first Age: everybody plays with the {{ draft.dealt }} cards dealt.

ending-worlds_end = The world has ended

do-draft = Keep { $card }
do-invade = Invade { $place } with { $figure_one }
do-march = March from { $source } to { $target }
do-take = Take { $figure_one } along
do-upgrade = Upgrade: { $card }
do-put = Use the { $slot }
do-commit = Commit to { $card }
do-pillage = Pillage { $province }
do-repillage = Pillage { $province } again
do-recall = Recall { $figure_one } from Valhalla
do-sacrifice = Sacrifice {{ cards.friggas_sacrifice.effect.figures | one figure | # figures }}
do-offer = Offer { $figure_one } in { $place }
do-pass = Pass
do-join = Send { $figure_one } from { $source }
do-play = Play { $card }
do-wield = Use the quest as a weapon ({ $card })
do-stand = Keep { $figure_one }
do-save = Save { $figure_one } for {{ cards.friggas_protection.effect.rage }} Rage
do-raise = Raise { $stat }
do-lead = Lead on to { $province }
do-keep = Keep { $card }
do-accept = Do it
    .succor = Let a Warrior come along
    .thors_domain = Pay {{ cards.thors_domain.effect.rage }} Rage and pillage
    .flight = Flee to Yggdrasil
    .blessing = Invade with a Warrior
do-decline = Do without
    .free_invasion = Do not invade now
    .succor = Bring no Warrior along
    .thors_domain = Do not pillage now
    .call = Do not join the battle
    .weapon = Do not use it as a weapon
    .late_card = Add no card
    .flight = Do not flee
    .hammers = Do not move the Leader
    .blessing = Do not invade
    .keep = Keep no card
do-done = Done
    .march = Nobody else marches
    .prowess = Take no other card back
    .protection = Save nobody else
verb-invade = Invade
verb-march = March
verb-upgrade = Upgrade your clan
verb-commit = Commit to a quest
verb-pillage = Pillage

ask-draft = Which card does { $seat } keep?
    .more = The rest of the pack goes on to the left; everybody keeps {{ draft.kept }} in all.
    .you = Which card do you keep?
ask-action = What does { $seat } do?
    .more = { $rage } Rage to spend in this Age. One action, then the next clan acts; passing gives up all Rage.
    .you = What do you do?
ask-march = Who marches from { $source } to { $target } for { $seat }?
    .more = At least one figure, as many as find room; the Rage is paid already.
    .you = Who marches from { $source } to { $target } for you?
ask-slot = Which slot does { $seat } use for { $card }?
    .more = A card already there is discarded, and a monster leaves with its card.
    .you = Which slot do you use for { $card }?
ask-free_invasion = Where does { $seat } invade with { $figure_one }, for nothing?
    .more = { $card } is new, so one figure of its kind may invade at once; later it would have to be paid for.
    .you = Where do you invade with { $figure_one }, for nothing?
ask-return = Where does { $seat } invade with { $figure_one }?
    .more = { card-friggas_domain } has brought it back from Valhalla and is paid for.
    .you = Where do you invade with { $figure_one }?
ask-offering = Which figure does { $seat } offer to Frigga?
    .more = { card-friggas_sacrifice } asks for { $figures ->
        [one] one more
       *[other] { $figures }
    }; then one stat rises.
    .you = Which figure do you offer to Frigga?
ask-succor = Does a Warrior of { $seat } come along to { $province }?
    .more = { card-friggas_succor } lets one invade from the reserve for nothing.
    .you = Does a Warrior of yours come along to { $province }?
ask-thors_domain = Does { $seat } pay {{ cards.thors_domain.effect.rage }} Rage to pillage { $province } at once?
    .more = { card-thors_domain } offers it after an invasion; a battle follows if others stand here.
    .you = Do you pay {{ cards.thors_domain.effect.rage }} Rage to pillage { $province } at once?
ask-call = Does { $seat } join the battle for { $province }?
    .more = { $pillager } wants to pillage it for { $token }. One figure from an adjacent province, for nothing. Then the others are asked, and perhaps you again.
    .you = Do you join the battle for { $province }?
ask-battle_card = Which card does { $seat } play in the battle for { $province }?
    .more = All cards are revealed together; only battle cards add strength. Losers take theirs back, the winner's is spent.
    .you = Which card do you play in the battle for { $province }?
ask-weapon = Does the quest revealed by { $seat } count as a weapon?
    .more = It still goes back to the hand after a defeat, and is discarded after a victory.
    .you = Does the quest you revealed count as a weapon?
ask-tide = Which figure of { $seat } stands in { $province }?
    .more = { card-odins_tide }: all your others in this battle are destroyed before strength is compared.
    .you = Which of your figures stands in { $province }?
ask-late_card = Does { $seat } add a late card?
    .more = Everybody who might hold one is asked, so the question gives nothing away.
    .you = Do you add a late card?
ask-prowess = Which card does { $seat } take back for {{ cards.tyrs_prowess.effect.rage }} Rage?
    .more = { card-tyrs_prowess } saves cards from the discard after a victory; whatever is left is discarded.
    .you = Which card do you take back for {{ cards.tyrs_prowess.effect.rage }} Rage?
ask-flight = Does the Volur Witch of { $seat } flee from { $province } to Yggdrasil?
    .more = She would die here otherwise, and go to Valhalla.
    .you = Does your Volur Witch flee from { $province } to Yggdrasil?
ask-protection = Which figure in { $province } does { $seat } save for {{ cards.friggas_protection.effect.rage }} Rage?
    .more = { card-friggas_protection } keeps it where it stands; whoever is not saved goes to Valhalla.
    .you = Which figure in { $province } do you save for {{ cards.friggas_protection.effect.rage }} Rage?
ask-stat = Which stat does { $seat } raise?
    .more = Rage is what you spend in an Age, Axes the Glory of a battle won, Horns the figures you may have on the board.
    .you = Which stat do you raise?
ask-hammers = Where does the Leader of { $seat } go on to from { $province }?
    .more = { card-lord_of_hammers } lets him move to an adjacent province after a pillage.
    .you = Where does your Leader go on to from { $province }?
ask-blessing = Does a Warrior of { $seat } invade { $province }, just lost?
    .more = { card-lokis_blessing } sends one from the reserve for nothing.
    .you = Does a Warrior of yours invade { $province }, just lost?
ask-keep = Which card does { $seat } keep for the next Age?
    .more = One card or none; the rest is discarded face down.
    .you = Which card do you keep for the next Age?

event-waste_at_start = { $province } lay waste before the first Age.
event-age_begins = Age { $age } begins; { $seat } goes first.
    .you = Age { $age } begins; you go first.
event-doom_hangs = Ragnarök will swallow { $province } at the end of this Age.
event-cards_dealt = The gods send their gifts: { $cards } cards to each clan.
event-card_drafted = Kept from the pack: { $card }.
event-packs_passed = The packs go on to the left.
event-phase_begins = Now: { $phase }.
event-rage_set = { $seat } begins with { $rage } Rage.
    .you = You begin with { $rage } Rage.
event-rage_paid =
    { $left ->
        [0] { $seat } pays { $rage } Rage, the last of it.
       *[other] { $seat } pays { $rage } Rage and has { $left } left.
    }
    .you =
        { $left ->
            [0] You pay { $rage } Rage, the last of it.
           *[other] You pay { $rage } Rage and have { $left } left.
        }
event-rage_spared = { $card } saves { $seat } { $rage } Rage.
    .you = { $card } saves you { $rage } Rage.
event-rage_lost = { $seat } loses { $rage } Rage left unspent.
    .you = You lose { $rage } Rage left unspent.
event-all_pillaged = Every province has been pillaged: nobody acts any more in this Age.
event-all_rage_spent = Nobody who could act has Rage left: the actions of this Age are over.
event-invaded = { $seat } invades { $place } with { $figure_one }.
    .you = You invade { $place } with { $figure_one }.
event-invaded_by_card = { $card }: { $seat } invades { $place } with { $figure_one } for nothing.
    .you = { $card }: you invade { $place } with { $figure_one } for nothing.
event-recalled = { card-friggas_domain }: { $seat } calls { $figure_one } back from Valhalla.
    .you = { card-friggas_domain }: you call { $figure_one } back from Valhalla.
event-marched = { $seat } marches from { $source } to { $target } with { $figure_one }.
    .you = You march from { $source } to { $target } with { $figure_one }.
event-upgraded = { $seat } plays the upgrade { $card }.
    .you = You play the upgrade { $card }.
event-replaced = { $seat } discards { $card } to make room for it.
    .you = You discard { $card } to make room for it.
event-monster_leaves = { $figure_one } leaves { $seat } along with its card.
    .you = { $figure_one } leaves you along with its card.
event-quest_committed =
    { $quests ->
        [one] { $seat } commits to a quest in secret.
       *[other] { $seat } commits to a quest in secret and has { $quests } quests face down.
    }
    .you =
        { $quests ->
            [one] You commit to a quest in secret.
           *[other] You commit to a quest in secret and have { $quests } quests face down.
        }
event-own_quest_committed =
    { $quests ->
        [one] Committed to in secret: { $card }.
       *[other] Committed to in secret: { $card }. That makes { $quests } quests face down.
    }
event-passed =
    { $rage ->
        [0] { $seat } passes.
       *[other] { $seat } passes and gives up { $rage } Rage.
    }
    .you =
        { $rage ->
            [0] You pass.
           *[other] You pass and give up { $rage } Rage.
        }
event-pillage_declared = { $seat } sets out to pillage { $province } for { $token }.
    .you = You set out to pillage { $province } for { $token }.
event-pillage_bought = { card-thors_domain }: { $seat } pays to pillage { $province } at once.
    .you = { card-thors_domain }: you pay to pillage { $province } at once.
event-repillage_declared = { card-tyrs_challenge }: { $seat } pays to pillage { $province } once more.
    .you = { card-tyrs_challenge }: you pay to pillage { $province } once more.
event-joined = { $seat } sends { $figure_one } from { $source } to the battle in { $target }.
    .you = You send { $figure_one } from { $source } to the battle in { $target }.
event-unopposed = Nobody stands against { $seat } in { $province }: no battle, and no Glory for one.
    .you = Nobody stands against you in { $province }: no battle, and no Glory for one.
event-battle_begins = Battle for { $province }! Every clan there lays a card face down.
event-card_chosen = Laid face down for the battle: { $card }.
event-card_revealed =
    { $bonus ->
        [0] { $seat } reveals { $card }, which has no bonus of its own.
       *[other] { $seat } reveals { $card }: +{ $bonus }.
    }
    .you =
        { $bonus ->
            [0] You reveal { $card }, which has no bonus of its own.
           *[other] You reveal { $card }: +{ $bonus }.
        }
event-no_card_played = { $seat } has no card to play.
    .you = You have no card to play.
event-quest_wielded = { $card }: the quest of { $seat } counts as a weapon, +{ $bonus }.
    .you = { $card }: your quest counts as a weapon, +{ $bonus }.
event-texts_void = { card-thors_primacy }, played by { $seat }: the texts of the opponents' cards are void, their bonuses stay.
    .you = { card-thors_primacy }, played by you: the texts of the opponents' cards are void, their bonuses stay.
event-watch_answered = { card-heimdalls_watch }, played by { $seat }: the cards on show are discarded, and everybody chooses another.
    .you = { card-heimdalls_watch }, played by you: the cards on show are discarded, and everybody chooses another.
event-smitten = { card-odins_smite }, played by { $seat }: every opponent loses a Warrior in the province.
    .you = { card-odins_smite }, played by you: every opponent loses a Warrior in the province.
event-tide_rises = { card-odins_tide }, played by { $seat }: every clan keeps a single figure in this battle.
    .you = { card-odins_tide }, played by you: every clan keeps a single figure in this battle.
event-late_card = { $seat } adds { $card }: +{ $bonus }.
    .you = You add { $card }: +{ $bonus }.
event-sight_copies = { card-heimdalls_sight }, played by { $seat }, is as good as the best enemy card: +{ $bonus }.
    .you = { card-heimdalls_sight }, played by you, is as good as the best enemy card: +{ $bonus }.
event-strength_counted = { $seat }: { $figures } from figures and { $cards } from cards make { $total }.
    .you = You: { $figures } from figures and { $cards } from cards make { $total }.
event-battle_won = { $seat } wins the battle for { $province }, { $total } to { $next }.
    .you = You win the battle for { $province }, { $total } to { $next }.
event-battle_tied = The battle for { $province } is tied at { $total }: everybody loses.
event-battle_glory = { $seat } gains { $glory } Glory for the battle, by Axes ({ $total } in all).
    .you = You gain { $glory } Glory for the battle, by Axes ({ $total } in all).
event-card_glory = { $card }: { $seat } gains { $glory } Glory ({ $total } in all).
    .you = { $card }: you gain { $glory } Glory ({ $total } in all).
event-card_multiplies = { $card } multiplies the Glory of { $seat } by { $factor } here.
    .you = { $card } multiplies your Glory by { $factor } here.
event-rage_gained = { $card }: { $seat } gains { $rage } Rage and has { $total }.
    .you = { $card }: you gain { $rage } Rage and have { $total }.
event-rage_stolen = { $card }: { $seat } takes { $rage } Rage from { $victim }.
    .you = { $card }: you take { $rage } Rage from { $victim }.
    .you_victim = { $card }: { $seat } takes { $rage } Rage from you.
event-rage_after_theft = Rage now: { $seat } has { $rage }, { $victim } { $left }.
    .you = Rage now: you have { $rage }, { $victim } { $left }.
    .you_victim = Rage now: { $seat } has { $rage }, you { $left }.
event-nothing_to_steal = { $card } brings { $seat } nothing: { $victim } has nothing to take.
    .you = { $card } brings you nothing: { $victim } has nothing to take.
    .you_victim = { $card } brings { $seat } nothing: you have nothing to take.
event-glory_stolen = { $card }: { $seat } takes { $glory } Glory from { $victim }.
    .you = { $card }: you take { $glory } Glory from { $victim }.
    .you_victim = { $card }: { $seat } takes { $glory } Glory from you.
event-glory_after_theft = Glory now: { $seat } has { $glory }, { $victim } { $left }.
    .you = Glory now: you have { $glory }, { $victim } { $left }.
    .you_victim = Glory now: { $seat } has { $glory }, you { $left }.
event-card_stolen = { card-lokis_poison }: { $seat } takes { $card } from { $victim }.
    .you = { card-lokis_poison }: you take { $card } from { $victim }.
    .you_victim = { card-lokis_poison }: { $seat } takes { $card } from you.
event-card_taken_back = { $seat } has lost and takes { $card } back.
    .you = You have lost and take { $card } back.
event-card_discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-card_regained = { card-tyrs_prowess }: { $seat } takes { $card } back after the victory.
    .you = { card-tyrs_prowess }: you take { $card } back after the victory.
event-fell = { $figure_one } of { $seat } falls { $cause } ({ $place }).
    .you = { $figure_one } of yours falls { $cause } ({ $place }).
event-fled = { $figure_one } of { $seat } flees to Yggdrasil instead of dying.
    .you = { $figure_one } of yours flees to Yggdrasil instead of dying.
event-saved = { card-friggas_protection }: { $figure_one } of { $seat } stays alive.
    .you = { card-friggas_protection }: { $figure_one } of yours stays alive.
event-pillaged = { $seat } pillages { $province } and takes { $token }.
    .you = You pillage { $province } and take { $token }.
event-pillage_failed = { $seat } has not won the battle: { $province } is not pillaged, and its token stays.
    .you = You have not won the battle: { $province } is not pillaged, and its token stays.
event-pillage_glory = { $seat } gains { $glory } Glory for the pillage ({ $total } in all).
    .you = You gain { $glory } Glory for the pillage ({ $total } in all).
event-giant_takes_again = { $seat } has the Frost Giant there, and takes the reward a second time.
    .you = You have the Frost Giant there, and take the reward a second time.
event-card_raises = { $card } lets { $seat } raise a stat.
    .you = { $card } lets you raise a stat.
event-card_raises_all = { $card } lets { $seat } raise all three stats.
    .you = { $card } lets you raise all three stats.
event-stat_raised = { $seat } raises { $stat } to step { $step }: { $value }.
    .you = You raise { $stat } to step { $step }: { $value }.
event-stat_at_top = { $seat } has { $stat } at the top already ({ $value }): the step is lost.
    .you = You have { $stat } at the top already ({ $value }): the step is lost.
event-step_lost = { $seat } has no stat that could rise: the step is lost.
    .you = You have no stat that could rise: the step is lost.
event-leader_moves = { card-lord_of_hammers }: the Leader of { $seat } goes on to { $province }.
    .you = { card-lord_of_hammers }: your Leader goes on to { $province }.
event-hand_discarded =
    { $kept ->
        [0] { $discarded ->
            [one] { $seat } discards the last card in hand.
           *[other] { $seat } discards all { $discarded } cards in hand.
        }
       *[other] { $discarded ->
            [0] { $seat } keeps the last card in hand.
            [one] { $seat } keeps a card and discards the other.
           *[other] { $seat } keeps a card and discards the other { $discarded } cards.
        }
    }
    .you =
        { $kept ->
            [0] { $discarded ->
                [one] You discard the last card in hand.
               *[other] You discard all { $discarded } cards in hand.
            }
           *[other] { $discarded ->
                [0] You keep the last card in hand.
                [one] You keep a card and discard the other.
               *[other] You keep a card and discard the other { $discarded } cards.
            }
        }
event-card_kept = Kept for the next Age: { $card }.
event-quest_strength =
    { $next ->
        [0] { $seat } has strength { $strength } in { $province }, where nobody else has any.
       *[other] { $seat } has strength { $strength } in { $province }, the best of the others { $next }.
    }
    .you =
        { $next ->
            [0] You have strength { $strength } in { $province }, where nobody else has any.
           *[other] You have strength { $strength } in { $province }, the best of the others { $next }.
        }
event-quest_strengthless = { $seat } has no strength anywhere that counts for { $card }.
    .you = You have no strength anywhere that counts for { $card }.
event-quest_deaths =
    { $figures ->
        [one] { $seat } has one figure in Valhalla; the quest needs { $needed }.
       *[other] { $seat } has { $figures } figures in Valhalla; the quest needs { $needed }.
    }
    .you =
        { $figures ->
            [one] You have one figure in Valhalla; the quest needs { $needed }.
           *[other] You have { $figures } figures in Valhalla; the quest needs { $needed }.
        }
event-quest_done = { $seat } has fulfilled { $card }: { $glory } Glory ({ $total } in all) and a step of a stat.
    .you = You have fulfilled { $card }: { $glory } Glory ({ $total } in all) and a step of a stat.
event-quest_failed = { $seat } has not fulfilled { $card }.
    .you = You have not fulfilled { $card }.
event-province_destroyed = Ragnarök swallows { $province } and everybody in it.
event-ragnarok_glory =
    { $figures ->
        [one] { $seat } gains { $glory } Glory for a figure lost in Ragnarök ({ $total } in all).
       *[other] { $seat } gains { $glory } Glory for { $figures } figures lost in Ragnarök ({ $total } in all).
    }
    .you =
        { $figures ->
            [one] You gain { $glory } Glory for a figure lost in Ragnarök ({ $total } in all).
           *[other] You gain { $glory } Glory for { $figures } figures lost in Ragnarök ({ $total } in all).
        }
event-released =
    { $figures ->
        [one] { $seat } gets a figure back from Valhalla.
       *[other] { $seat } gets { $figures } figures back from Valhalla.
    }
    .you =
        { $figures ->
            [one] You get a figure back from Valhalla.
           *[other] You get { $figures } figures back from Valhalla.
        }
event-legend_glory = { $seat } gains { $glory } Glory for legendary { $stat } ({ $total } in all).
    .you = You gain { $glory } Glory for legendary { $stat } ({ $total } in all).
event-world_ends = The world ends; only Glory remains.
event-final_glory = { $seat } ends with { $glory } Glory.
    .you = You end with { $glory } Glory.
event-victory = { $seat } wins, { $glory } Glory to { $next }.
    .you = You win, { $glory } Glory to { $next }.
event-victory_shared = { $seat } shares the victory with { $glory } Glory.
    .you = You share the victory with { $glory } Glory.

clan-wolf = Wolf
clan-raven = Raven
clan-serpent = Serpent
clan-bear = Bear
province-yggdrasil = Yggdrasil
    .about = The world tree in the middle: next to every province, no villages and no limit. You get there by marching, by a call to battle or with the Dark Elf, not by invading. Its token raises all three stats.
province-myrkulor = Myrkulor
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-elvagar = Elvagar
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-angerboda = Angerboda
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-muspelheim = Muspelheim
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-horgr = Horgr
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-utgard = Utgard
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-andlang = Andlang
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
province-gimle = Gimle
    .about = A province of { region-{{ .region }} } with {{ .villages | # village | # villages }}, supported by { place-{{ .fjord }} }.
place-yggdrasil = { province-yggdrasil }
    .about = { province-yggdrasil.about }
place-myrkulor = { province-myrkulor }
    .about = { province-myrkulor.about }
place-elvagar = { province-elvagar }
    .about = { province-elvagar.about }
place-angerboda = { province-angerboda }
    .about = { province-angerboda.about }
place-muspelheim = { province-muspelheim }
    .about = { province-muspelheim.about }
place-horgr = { province-horgr }
    .about = { province-horgr.about }
place-utgard = { province-utgard }
    .about = { province-utgard.about }
place-andlang = { province-andlang }
    .about = { province-andlang.about }
place-gimle = { province-gimle }
    .about = { province-gimle.about }
place-ne = the north-eastern fjord
    .short = Northeast fjord
    .about = Ships here fight and count in both Elvagar and Angerboda, and die with either.
place-se = the south-eastern fjord
    .short = Southeast fjord
    .about = Ships here fight and count in both Muspelheim and Horgr, and die with either.
place-sw = the south-western fjord
    .short = Southwest fjord
    .about = Ships here fight and count in both Utgard and Andlang, and die with either.
place-nw = the north-western fjord
    .short = Northwest fjord
    .about = Ships here fight and count in both Myrkulor and Gimle, and die with either.
place-valhalla = Valhalla
    .about = The dead wait here until the end of the Age.
place-reserve = the reserve
    .about = Figures not on the board, ready to invade.
stat-rage = Rage
    .the = Rage
    .about = How much Rage the clan has at the start of each action phase.
stat-axes = Axes
    .the = Axes
    .about = How much Glory a battle won brings.
stat-horns = Horns
    .the = Horns
    .about = How many figures the clan may have on the board when it invades.
token-rage = one step of Rage
token-axes = one step of Axes
token-horns = one step of Horns
token-fame = {{ tokens.glory }} Glory
token-all = one step of every stat
phase-gifts = the gods' gifts
phase-action = actions
phase-discard = discard
phase-quest = quests
phase-ragnarok = Ragnarök
phase-release = the release of Valhalla
cause-battle = in battle
cause-invasion = to an invader
cause-sacrifice = as an offering to Frigga
cause-ragnarok = in Ragnarök
source-battle = battles won
source-pillage = pillage
source-quest = quests
source-ragnarok = death in Ragnarök
source-valhalla = the dead released
source-cards = cards
source-legend = legendary stats
slot-warrior = Warrior slot
slot-leader = Leader slot
slot-ship = Ship slot
slot-monster_1 = first monster slot
slot-monster_2 = second monster slot
slot-clan_1 = first clan slot
slot-clan_2 = second clan slot
slot-clan_3 = third clan slot
region-alfheim = Alfheim
region-jotunheim = Jotunheim
region-manheim = Manheim
figure-warrior = Warrior
    .many = Warriors
    .one = a Warrior
    .about = Strength {{ figures.warrior_strength }}; costs its strength in Rage to invade.
figure-leader = Leader
    .one = the Leader
    .about = Strength {{ figures.leader_strength }}; invades for nothing.
figure-ship = Ship
    .one = the Ship
    .about = Strength {{ figures.ship_strength }}; stands in a fjord, counts on both shores, never moves.
figure-troll = Troll
    .one = the Troll
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. When it invades a province, all enemy Warriors there are destroyed.
figure-dwarf_chieftain = Dwarf Chieftain
    .one = the Dwarf Chieftain
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage.
figure-sea_serpent = Sea Serpent
    .one = the Sea Serpent
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. A ship as well as a monster: it lives in fjords, never moves, and upgrades that pay for lost ships pay for it.
figure-valkyrie = Valkyrie
    .one = the Valkyrie
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. {{ .effect.per_fallen_enemy }} Glory for each enemy figure destroyed in a battle she takes part in.
figure-dark_elf = Dark Elf
    .one = the Dark Elf
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. May invade Yggdrasil, and has strength {{ .effect.strength_in_yggdrasil }} there.
figure-fire_giant = Fire Giant
    .one = the Fire Giant
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. When it invades a province, all enemies there and in its fjord are destroyed, monsters excepted.
figure-frost_giant = Frost Giant
    .one = the Frost Giant
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. A successful pillage where it stands brings the token's reward twice.
figure-soldier_of_hel = Soldier of Hel
    .one = the Soldier of Hel
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage.
figure-volur_witch = Volur Witch
    .one = the Volur Witch
    .about = Strength {{ .strength }}, invades for {{ .invade }} Rage. Instead of dying in an outer province she may go to Yggdrasil.
card-lord_of_hammers = Lord of Hammers
    .about = Leader, cost {{ .cost }}. After a successful pillage with your Leader there, he may move to an adjacent province.
card-lord_of_axes = Lord of Axes
    .about = Leader, cost {{ .cost }}. After a successful pillage with your Leader there, raise one stat.
card-lord_of_spears = Lord of Spears
    .about = Leader, cost {{ .cost }}. After a successful pillage with your Leader there, raise all stats.
card-brothers_in_arms = Brothers in Arms
    .about = Warriors, cost {{ .cost }}. Every two Warriors in one province have strength {{ .effect.pair }} together.
card-experts_in_arms = Experts in Arms
    .about = Warriors, cost {{ .cost }}. Each Warrior has strength {{ .strength }}.
card-masters_in_arms = Masters in Arms
    .about = Warriors, cost {{ .cost }}. Each Warrior has strength {{ .strength }}, every two in one province {{ .effect.pair }} together.
card-lokis_dragons = Loki's Dragons
    .about = Ship, cost {{ .cost }}. {{ .effect.ship_glory }} Glory whenever a ship of yours is destroyed.
card-fire_dragons = Fire Dragons
    .about = Ship, cost {{ .cost }}. {{ .effect.ship_glory }} Glory whenever a ship of yours is destroyed.
card-eternal_dragons = Eternal Dragons
    .about = Ship, cost {{ .cost }}. {{ .effect.ship_glory }} Glory whenever a ship of yours is destroyed.
card-troll = { figure-troll }
    .about = Monster, cost {{ .cost }}. { figure-troll.about }
card-dwarf_chieftain = { figure-dwarf_chieftain }
    .about = Monster, cost {{ .cost }}. { figure-dwarf_chieftain.about }
card-sea_serpent = { figure-sea_serpent }
    .about = Monster, cost {{ .cost }}. { figure-sea_serpent.about }
card-valkyrie = { figure-valkyrie }
    .about = Monster, cost {{ .cost }}. { figure-valkyrie.about }
card-dark_elf = { figure-dark_elf }
    .about = Monster, cost {{ .cost }}. { figure-dark_elf.about }
card-fire_giant = { figure-fire_giant }
    .about = Monster, cost {{ .cost }}. { figure-fire_giant.about }
card-frost_giant = { figure-frost_giant }
    .about = Monster, cost {{ .cost }}. { figure-frost_giant.about }
card-soldier_of_hel = { figure-soldier_of_hel }
    .about = Monster, cost {{ .cost }}. { figure-soldier_of_hel.about }
card-volur_witch = { figure-volur_witch }
    .about = Monster, cost {{ .cost }}. { figure-volur_witch.about }
card-lokis_domain = Loki's Domain
    .about = Clan, cost {{ .cost }}. {{ .effect.release_glory }} Glory for each of your dead released from Valhalla.
card-friggas_charm = Frigga's Charm
    .about = Clan, cost {{ .cost }}. Your other upgrades cost {{ .effect.discount }} Rage less.
card-thors_glory = Thor's Glory
    .about = Clan, cost {{ .cost }}. {{ .effect.fallen_glory }} Glory after a battle of yours in which {{ .effect.fallen_needed | at least one enemy was | at least # enemies were }} destroyed.
card-friggas_succor = Frigga's Succor
    .about = Clan, cost {{ .cost }}. Whenever you invade a province, one more Warrior from your reserve may invade it for nothing.
card-tyrs_domain = Tyr's Domain
    .about = Clan, cost {{ .cost }}. A quest you play in a battle may count as +{{ .effect.weapon }}.
card-lokis_blessing = Loki's Blessing
    .about = Clan, cost {{ .cost }}. After you lose a battle, one Warrior from your reserve may invade that province for nothing.
card-odins_inspiration = Odin's Inspiration
    .about = Clan, cost {{ .cost }}. Your Glory for deaths in Ragnarök is multiplied by {{ .effect.factor }}.
card-tyrs_challenge = Tyr's Challenge
    .about = Clan, cost {{ .cost }}. As an action, for {{ .effect.rage }} Rage, you may pillage a province that has already been pillaged in this Age.
card-friggas_protection = Frigga's Protection
    .about = Clan, cost {{ .cost }}. Your figures about to be destroyed may stay where they are, for {{ .effect.rage }} Rage each.
card-lokis_eminence = Loki's Eminence
    .about = Clan, cost {{ .cost }}. {{ .effect.release_glory }} Glory for each of your dead released from Valhalla.
card-tyrs_prowess = Tyr's Prowess
    .about = Clan, cost {{ .cost }}. When you win a battle, you may take the cards you played back to your hand, for {{ .effect.rage }} Rage each.
card-thors_domain = Thor's Domain
    .about = Clan, cost {{ .cost }}. After invading a province you may pay {{ .effect.rage }} Rage to pillage it at once.
card-friggas_domain = Frigga's Domain
    .about = Clan, cost {{ .cost }}. As an action, for {{ .effect.rage }} Rage in all, one of your figures may invade from Valhalla.
card-odins_throne = Odin's Throne
    .about = Clan, cost {{ .cost }}. The Glory of your quests is multiplied by {{ .effect.factor }}.
card-thors_conquest = Thor's Conquest
    .about = Clan, cost {{ .cost }}. At the end of the game, {{ .effect.end_glory }} Glory for each of your figures on the board.
card-friggas_sacrifice = Frigga's Sacrifice
    .about = Clan, cost {{ .cost }}. As an action, destroy {{ .effect.figures | one | # }} of your figures to raise one stat.
card-tyrs_wrath = Tyr's Wrath
    .about = Clan, cost {{ .cost }}. A quest you play in a battle may count as +{{ .effect.weapon }}.
card-lokis_wrath = Loki's Wrath
    .about = Clan, cost {{ .cost }}. {{ .effect.release_glory }} Glory for each of your dead released from Valhalla.
card-tyrs_bash = Tyr's Bash
    .about = Battle +{{ .bonus }}.
card-tyrs_smash = Tyr's Smash
    .about = Battle +{{ .bonus }}.
card-tyrs_crush = Tyr's Crush
    .about = Battle +{{ .bonus }}.
card-tyrs_smite = Tyr's Smite
    .about = Battle +{{ .bonus }}.
card-tyrs_rage = Tyr's Rage
    .about = Battle +{{ .bonus }}.
card-odins_smite = Odin's Smite
    .about = Battle +{{ .bonus }}. Before strength is compared, every opponent with Warriors in the province loses one.
card-heimdalls_sight = Heimdall's Sight
    .about = Battle +X, where X is the highest bonus of any one enemy card.
card-friggas_grace = Frigga's Grace
    .about = Battle +{{ .bonus }}. If your pillage succeeds, also raise a stat other than the one on the token.
card-lokis_trickery = Loki's Trickery
    .about = Battle +{{ .bonus }}. If you lose, take {{ .effect.steal_rage }} Rage from the winner.
card-thors_hammer = Thor's Hammer
    .about = Battle +{{ .bonus }}. If you win, gain {{ .effect.win_glory }} Glory.
card-heimdalls_eye = Heimdall's Eye
    .about = Battle +{{ .bonus }}. May also be added to your card after all are revealed.
card-odins_tide = Odin's Tide
    .about = Battle +{{ .bonus }}. Before strength is compared, everybody, you too, keeps one figure in the battle; all the others are destroyed.
card-lokis_backstab = Loki's Backstab
    .about = Battle +{{ .bonus }}. If you lose, take {{ .effect.steal_glory }} Glory from the winner.
card-heimdalls_watch = Heimdall's Watch
    .about = Battle +{{ .bonus }}. Gain as much Glory as all bonuses revealed add up to; then all those cards are discarded and everybody plays another.
card-thors_oath = Thor's Oath
    .about = Battle +{{ .bonus }}. If you win, {{ .effect.win_stats | raise one stat | raise stats # times }}.
card-heimdalls_gaze = Heimdall's Gaze
    .about = Battle +{{ .bonus }}. May also be added to your card after all are revealed.
card-thors_primacy = Thor's Primacy
    .about = Battle +{{ .bonus }}. The texts of the cards your opponents revealed are void; their bonuses stay.
card-thors_ascension = Thor's Ascension
    .about = Battle +{{ .bonus }}. If you win, gain {{ .effect.win_rage }} Rage and {{ .effect.win_glory }} Glory.
card-odins_judgement = Odin's Judgement
    .about = Battle +{{ .bonus }}. Win or lose, {{ .effect.per_fallen }} Glory for each figure destroyed in this battle, yours included.
card-lokis_poison = Loki's Poison
    .about = Battle +{{ .bonus }}. If you lose, the cards the winner played go to your hand.
card-quest_alfheim = Alfheim!
card-alfheim_1 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.1 }})
    .about = Quest of Age 1: most strength in a province of Alfheim when quests are judged. {{ cards.quest_alfheim.glory.1 }} Glory and one step of a stat.
card-alfheim_2 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.2 }})
    .about = Quest of Age 2: most strength in a province of Alfheim when quests are judged. {{ cards.quest_alfheim.glory.2 }} Glory and one step of a stat.
card-alfheim_3 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.3 }})
    .about = Quest of Age 3: most strength in a province of Alfheim when quests are judged. {{ cards.quest_alfheim.glory.3 }} Glory and one step of a stat.
card-quest_jotunheim = Jotunheim!
card-jotunheim_1 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.1 }})
    .about = Quest of Age 1: most strength in a province of Jotunheim when quests are judged. {{ cards.quest_jotunheim.glory.1 }} Glory and one step of a stat.
card-jotunheim_2 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.2 }})
    .about = Quest of Age 2: most strength in a province of Jotunheim when quests are judged. {{ cards.quest_jotunheim.glory.2 }} Glory and one step of a stat.
card-jotunheim_3 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.3 }})
    .about = Quest of Age 3: most strength in a province of Jotunheim when quests are judged. {{ cards.quest_jotunheim.glory.3 }} Glory and one step of a stat.
card-quest_manheim = Manheim!
card-manheim_1 = { card-quest_manheim } ({{ cards.quest_manheim.glory.1 }})
    .about = Quest of Age 1: most strength in a province of Manheim when quests are judged. {{ cards.quest_manheim.glory.1 }} Glory and one step of a stat.
card-manheim_2 = { card-quest_manheim } ({{ cards.quest_manheim.glory.2 }})
    .about = Quest of Age 2: most strength in a province of Manheim when quests are judged. {{ cards.quest_manheim.glory.2 }} Glory and one step of a stat.
card-manheim_3 = { card-quest_manheim } ({{ cards.quest_manheim.glory.3 }})
    .about = Quest of Age 3: most strength in a province of Manheim when quests are judged. {{ cards.quest_manheim.glory.3 }} Glory and one step of a stat.
card-quest_yggdrasil = Yggdrasil!
card-yggdrasil_1 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.1 }})
    .about = Quest of Age 1: most strength in Yggdrasil when quests are judged. {{ cards.quest_yggdrasil.glory.1 }} Glory and one step of a stat.
card-yggdrasil_2 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.2 }})
    .about = Quest of Age 2: most strength in Yggdrasil when quests are judged. {{ cards.quest_yggdrasil.glory.2 }} Glory and one step of a stat.
card-yggdrasil_3 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.3 }})
    .about = Quest of Age 3: most strength in Yggdrasil when quests are judged. {{ cards.quest_yggdrasil.glory.3 }} Glory and one step of a stat.
card-quest_glorious_death = Glorious Death!
card-glorious_death_1 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.1 }})
    .about = Quest of Age 1: at least {{ cards.quest_glorious_death.effect.valhalla }} of your figures in Valhalla when quests are judged. {{ cards.quest_glorious_death.glory.1 }} Glory and one step of a stat.
card-glorious_death_2 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.2 }})
    .about = Quest of Age 2: at least {{ cards.quest_glorious_death.effect.valhalla }} of your figures in Valhalla when quests are judged. {{ cards.quest_glorious_death.glory.2 }} Glory and one step of a stat.
card-glorious_death_3 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.3 }})
    .about = Quest of Age 3: at least {{ cards.quest_glorious_death.effect.valhalla }} of your figures in Valhalla when quests are judged. {{ cards.quest_glorious_death.glory.3 }} Glory and one step of a stat.

view-passed_on = cards you passed on
view-axes = Axes
view-horns = Horns
view-age = Age
view-phase = phase
view-active = turn of seat
view-first = first player
view-doom = doomed, by Age
view-provinces = provinces
view-fjords = fjords
view-clans = clans
view-pack = your pack
view-battle = battle
view-pending = now
view-id = place
view-villages = villages
view-figures = figures
view-token = token
view-pillaged = pillaged
view-destroyed = destroyed
view-doomed = doomed in Age
view-fjord = fjord
view-strength = strength
view-shores = shores
view-open = open
view-clan = clan
view-glory = Glory
view-earned = Glory by source
view-rage = Rage
view-passed = passed
view-stats = stats
view-on_board = on the board
view-reserve = reserve
view-valhalla = Valhalla
view-upgrades = upgrades
view-hand = hand
view-quests = quests
view-size = cards
view-backs = backs
view-cards = cards
view-known = known to all
view-count = count
view-step = step
view-value = value
view-cost = cost
view-seat = seat
view-figure = figure
view-province = province
view-pillager = pillager
view-fighters = fighters
view-bonus = bonus
view-played = cards played
view-chosen = your choice
view-fallen = fallen
view-source = from
view-target = to
view-marched = marched
view-offered = offered
view-card = card
view-faces = printed on the cards
view-kind = kind
view-costs = cost of upgrades
view-next = next
view-prices = what actions cost in Rage
view-march = march
view-repillage = pillage again
view-recall = recall from Valhalla
kind-battle = battle
kind-clan = clan upgrade
kind-leader = Leader upgrade
kind-warrior = Warrior upgrade
kind-ship = Ship upgrade
kind-monster = monster
kind-quest = quest

## What reports of studies call it

study-battle_begins = a battle
study-pillaged = provinces pillaged
study-invaded = figures that invade
study-upgraded = an upgrade played
study-quest_done = a quest done
study-card_revealed = a card revealed in battle
study-joined = a figure that joins a battle
study-fell = a figure that falls
study-rage_stolen = Rage stolen
study-glory_stolen = Glory stolen
study-card_stolen = a card stolen

## The lesson

lesson-goal = You lead the Wolf clan against the Raven. The world ends in three Ages, and only Glory counts: for battles won, provinces pillaged, quests fulfilled, and for dying well.
lesson-rage = Everything is paid with Rage; you have 6 in this Age. Axes are the Glory of a battle won, Horns the number of figures you may have on the board.
lesson-cards = These are the gods' gifts: battle cards, upgrades and quests. Usually they are drafted, one card at a time. For a first game they were simply dealt.
lesson-quest = Begin with a quest; that costs nothing and nobody sees which. Alfheim! pays 5 Glory if you are the strongest in a province of Alfheim at the end of the Age.
lesson-raven = Clans take one action each in turn. The Raven sends its Leader to Gimle, in Alfheim of all places. A Leader invades for nothing.
lesson-leader = You do the same. Gimle has five villages and each holds one figure, so there is room for both. Your Leader has strength 3.
lesson-answer = The Raven adds a Warrior for one Rage: 4 against your 3.
lesson-upgrade = Play an upgrade. Brothers in Arms costs 1 Rage and goes into the Warriors' slot of your clan sheet: from now on two Warriors in one province fight with strength 3.
lesson-free = A new upgrade of a figure lets one of that kind invade at once, free. Send a Warrior to Gimle: 4 against 4.
lesson-secret = The Raven commits to a quest as well. You see that it did, not to which one.
lesson-pillage = Now pillage Gimle: free too, and each province only once in an Age. The reward is one step of Horns. Whoever has figures next door could now join the battle; nobody has.
lesson-battle = Everybody in the province chooses a card in secret. Tyr's Smash adds 3. Only battle cards count, but any card may be laid down as a bluff.
lesson-reveal = Your card lies there. Now the Raven chooses, and both are turned up together.
lesson-won = 7 against 6: the battle is yours. The losers go to Valhalla and take their card back, your card is spent. You gain 3 Glory for your Axes, and your Horns rise.
lesson-death = To die is not to lose: all return at the end of the Age, and some quests and cards reward dying. When the Age ends, one province is destroyed with everybody in it, and each of your dead there is worth Glory.
lesson-ages = When nobody has Rage left, or all is pillaged, the Age ends: keep one card, show the quests, then Ragnarök. Now keep Gimle strong for your quest.

## The table in sentences

tell = It is Age { $age }, and the phase is { $phase }. { $active ->
    [none] {""}
   *[other] { $active } is to act.
} { $first } plays first. These provinces fall, Age by Age: { $doom }.
tell-left-out = doom faces prices
tell-figures = { $figure } of { $seat }
tell-provinces = { $destroyed ->
    [yes] { $id } is destroyed.
   *[no] { $id } has { $villages ->
        [none] room for all
       *[other] { $villages } villages
    } and offers { $token }{ $pillaged ->
        [yes] , but is pillaged already
       *[no] {""}
    }. Figures there: { $figures }. { $doomed ->
        [none] {""}
       *[other] It falls in Age { $doomed }.
    }
}
tell-fjords = { $id } touches { $shores } { $open ->
    [yes] {""}
   *[no] and is closed
}. Ships there: { $figures }.
tell-clans = { $clan } has { $glory } Glory and { $rage } Rage; Rage { $stats_rage_value }, Axes { $stats_axes_value } and Horns { $stats_horns_value } on its sheet, { $hand_size } cards in hand and { $quests_count } quests face down. Ready to invade: { $reserve }. In Valhalla: { $valhalla }. Upgrades: { $upgrades }.
    .you = You lead { $clan }, with { $glory } Glory and { $rage } Rage; Rage { $stats_rage_value }, Axes { $stats_axes_value } and Horns { $stats_horns_value } on your sheet. Your hand: { $hand_cards }. Your quests: { $quests_cards }. Ready to invade: { $reserve }. In Valhalla: { $valhalla }. Upgrades: { $upgrades }.

## The table in a few figures

status = Age { $age } · { $phase } · falling, Age by Age: { $doom }
    { $provinces ->
        [none] {""}
       *[other] Strengths, in the order of the clans below: { $provinces }
    }
    { $clans }
status-figures = { $figure }
status-provinces = { $figures ->
        [none] {""}
       *[other] { $id } ({ $strength })
    }
status-clans = { $clan }: Glory { $glory }, Rage { $rage }/{ $stats_rage_value }, Axes { $stats_axes_value }, Horns { $stats_horns_value }, on the board { $on_board }, cards { $hand_size }, quests { $quests_count }{ $passed ->
        [yes] , has passed
       *[no] {""}
    }
    .you = You, { $clan }: Glory { $glory }, Rage { $rage }/{ $stats_rage_value }, Axes { $stats_axes_value }, Horns { $stats_horns_value }, on the board { $on_board }{ $passed ->
        [yes] , have passed
       *[no] {""}
    }{ $hand_cards ->
        [none] {""}
       *[other] . Hand: { $hand_cards }
    }{ $quests_cards ->
        [none] {""}
       *[other] . Quests: { $quests_cards }
    }
