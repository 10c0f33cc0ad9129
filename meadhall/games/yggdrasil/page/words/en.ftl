game = Yggdrasil
    .tagline = Gods together against the end of the world
    .length = 90 min
    .difficulty = medium

## Names

enemy-hel = Hel
    .about = Rolls the die and takes Vikings out of that island's bag, as many as her power, to Helheim.
enemy-surt = Surt
    .about = Rolls the die and puts Fire Giants from Muspellheim into that island's bag, as many as his power.
enemy-jormungand = Jörmungand
    .about = Rolls the die: that island goes under water, and the Valkyries fly back to the rainbow.
enemy-loki = Loki
    .about = Turns up frost giants, as many as his power. Each one hinders the gods until it is beaten.
enemy-nidhogg = Nidhögg
    .about = Pulls the enemy furthest back one square on, without its effect. It may be Nidhögg himself.
enemy-fenrir = Fenrir
    .about = Rages until a god calms him. While he rages, every action must be an attempt to calm him.

god-odin = Odin
    .about = Draws two enemy cards, resolves one and puts the other on top of the deck or under it.
god-thor = Thor
    .about = +{{ gods.thor_bonus }} in every fight, against enemies and giants.
god-frey = Frey
    .about = {{ gods.frey_actions }} actions a turn instead of {{ gods.actions }}, all on different worlds.
god-heimdall = Heimdall
    .about = Draws {{ gods.heimdall_souls }} tokens instead of {{ worlds.souls_sought }} when seeking souls.
god-tyr = Tyr
    .about = Rolls the die twice, whatever the roll is for, and keeps the result he likes.
god-freyja = Freyja
    .about = May use one world twice in a turn.

world-asgard = Asgard
    .about = Fight an enemy. If you win it goes back one square.
    .does = fight an enemy
world-midgard = Midgard
    .about = Move the Valkyries to a neighbouring island if you wish, then seek souls there: draw {{ worlds.souls_sought | one token | # tokens }} and keep the Vikings.
    .does = move the Valkyries, seek souls
world-nidavellir = Nidavellir
    .about = Take a weapon of the first level, or exchange one for the next level against the same enemy.
    .does = take or better a weapon
world-alfheim = Alfheim
    .about = Take an elf. An elf adds 1 in a fight, after the roll.
    .does = take an elf
world-niflheim = Niflheim
    .about = Give Vikings and elves to one other god, take them from it, or exchange them.
    .does = trade with a god
world-helheim = Helheim
    .about = Put {{ worlds.vikings_returned }} Vikings from Helheim back into one bag.
    .does = {{ worlds.vikings_returned }} Vikings back to a bag
world-muspellheim = Muspellheim
    .about = Draw {{ worlds.tokens_purged | one token | # tokens }} from one bag: the Fire Giants go to Muspellheim, the Vikings back into the bag.
    .does = drive Fire Giants from a bag
world-jotunheim = Jötunheim
    .about = Fight a frost giant: one that is awake, or the hidden one on top of the pile.
    .does = fight a frost giant
world-vanaheim = Vanaheim
    .about = Lead the Vanir one square on, or call on one of their reinforcements.
    .does = lead or call the Vanir

island-rainbow = the rainbow island
    .short = Bifröst
    .about = Where the Valkyries start. Nobody to seek here.
island-white = the white island
    .short = White
    .about = The island next to the rainbow.
island-blue = the blue island
    .short = Blue
    .about = The second island.
island-green = the green island
    .short = Green
    .about = The third island. One face of the die shows it.
island-black = the black island
    .short = Black
    .about = The furthest island, rich in Vikings, under water at the start. One face of the die shows it.

rune-sigel = Sigel
    .about = Up to {{ runes.sigel_vikings | one Viking | # Vikings }} from Helheim go to the gods, as the active god decides.
rune-daeg = Dæg
    .about = {{ runes.daeg_turns | The next turn begins | The next # turns begin }} without an enemy card.
rune-mann = Mann
    .about = One enemy goes back {{ runes.mann_squares | one square | # squares }}.
rune-tiwaz = Tiwaz
    .about = {{ runes.tiwaz_enemies | One enemy goes | # enemies go }} back one square each.

giant-angerboda = Angerboda
    .about = Hel is {{ giants.strengthening }} stronger. Rune Sigel.
giant-hrungnir = Hrungnir
    .about = Nobody may act in Alfheim. Rune Sigel.
giant-utgardloki = Utgardloki
    .about = No god has a power. Rune Sigel.
giant-hrym = Hrym
    .about = Nobody may act in Helheim. Rune Sigel.
giant-greip = Greip
    .about = Surt is {{ giants.strengthening }} stronger. Rune Dæg.
giant-gialp = Gialp
    .about = Nobody may act in Muspellheim. Rune Dæg.
giant-geirroed = Geirroed
    .about = Nobody may act in Nidavellir. Rune Dæg.
giant-skrymir = Skrymir
    .about = Fenrir is {{ giants.strengthening }} stronger. Rune Dæg.
giant-thrym = Thrym
    .about = Jörmungand is {{ giants.strengthening }} stronger. Rune Mann.
giant-thokk = Thokk
    .about = Nidhögg is {{ giants.strengthening }} stronger. Rune Mann.
giant-hymir = Hymir
    .about = A whirlpool: the Valkyries cannot be moved onto the island under water. Rune Mann.
giant-bergelmir = Bergelmir
    .about = All frost giants are {{ giants.strengthening }} stronger. Rune Mann.
giant-suttung = Suttung
    .about = Loki is {{ giants.strengthening }} stronger. Rune Tiwaz.
giant-gymir = Gymir
    .about = Nobody may act in Vanaheim. Rune Tiwaz.
giant-fafner = Fafner
    .about = Nobody may act in Niflheim. Rune Tiwaz.
giant-thiazy = Thiazy
    .about = No die is rolled in fights. Rune Tiwaz.

effect-block = blocks a world
effect-strengthen = makes an enemy stronger
effect-strengthen_giants = makes all giants stronger
effect-cancel_powers = cancels powers
effect-whirlpool = whirlpool
effect-no_die = no die in fights

weapon-hel = Draupnir
    .about = Adds its level in fights against Hel.
weapon-surt = Mimming
    .about = Adds its level in fights against Surt.
weapon-jormungand = Mjöllnir
    .about = Adds its level in fights against Jörmungand.
weapon-loki = Hofund
    .about = Adds its level in fights against Loki.
weapon-nidhogg = Gungnir
    .about = Adds its level in fights against Nidhögg.
weapon-fenrir = Gleipnir
    .about = Adds its level in fights against Fenrir.

reinforcement-nothing = no help yet
    .about = The start of the track.
reinforcement-valkyries = the Valkyries
    .about = Move the Valkyries one island, without seeking souls.
reinforcement-vikings = {{ vanir.vikings | one Viking | # Vikings }}
    .about = Take {{ vanir.vikings | one Viking | # Vikings }} from Helheim.
reinforcement-order = foresight
    .about = Look at the next {{ vanir.cards_ordered }} enemy cards and put them back in any order.
reinforcement-push = a push
    .about = One enemy goes back one square.
reinforcement-giant = a giant's fall
    .about = Choose a giant from the pile: it counts as beaten.

card-hel = Hel
    .about = Hel advances {{ enemy_cards.advance | one square | # squares }}, then has her effect.
card-surt = Surt
    .about = Surt advances {{ enemy_cards.advance | one square | # squares }}, then has his effect.
card-jormungand = Jörmungand
    .about = Jörmungand advances {{ enemy_cards.advance | one square | # squares }}, then has his effect.
card-loki = Loki
    .about = Loki advances {{ enemy_cards.advance | one square | # squares }}, then has his effect.
card-nidhogg = Nidhögg
    .about = Nidhögg advances {{ enemy_cards.advance | one square | # squares }}, then has his effect.
card-fenrir = Fenrir
    .about = Fenrir advances {{ enemy_cards.advance | one square | # squares }}, then rages.
card-angry_hel = angry Hel
    .about = Hel advances {{ enemy_cards.angry_advance | one square | # squares }}, then has her effect once.
card-angry_surt = angry Surt
    .about = Surt advances {{ enemy_cards.angry_advance | one square | # squares }}, then has his effect once.
card-angry_jormungand = angry Jörmungand
    .about = Jörmungand advances {{ enemy_cards.angry_advance | one square | # squares }}, then has his effect once.
card-angry_loki = angry Loki
    .about = Loki advances {{ enemy_cards.angry_advance | one square | # squares }}, then has his effect once.
card-angry_nidhogg = angry Nidhögg
    .about = Nidhögg advances {{ enemy_cards.angry_advance | one square | # squares }}, then has his effect once.
card-angry_fenrir = angry Fenrir
    .about = Fenrir advances {{ enemy_cards.angry_advance | one square | # squares }}, then rages.
card-ragnarok_1 = Ragnarök of Hel, Loki and Nidhögg
    .about = All advance {{ enemy_cards.advance | one square | # squares }}; then each has its effect, in the order you choose.
card-ragnarok_2 = Ragnarök of Surt, Fenrir and Jörmungand
    .about = All advance {{ enemy_cards.advance | one square | # squares }}; then each has its effect, in the order you choose.
card-ragnarok_3 = Ragnarök of Hel, Surt and Fenrir
    .about = All advance {{ enemy_cards.advance | one square | # squares }}; then each has its effect, in the order you choose.
card-ragnarok_4 = Ragnarök of Loki, Jörmungand and Nidhögg
    .about = All advance {{ enemy_cards.advance | one square | # squares }}; then each has its effect, in the order you choose.

which-first = first
which-second = second
where-top = on top of
where-bottom = under

## What can be done

do-begin = Begin
do-choose = Play { $god }
do-resolve = Resolve the { $which } card, the other goes { $where } the deck
do-effect = { $enemy } next
do-keep = Keep the { $which } roll
do-lag = Pull { $enemy }
do-act = { $world }
do-pass = End the turn here
do-fight = Fight { $enemy }
do-fight_giant = Fight { $giant }
do-fight_hidden = Fight the hidden giant
do-send = { $vikings ->
    [0] Send no Viking
    [one] Send one Viking
   *[other] Send { $vikings } Vikings
}
do-spend = { $elves ->
    [0] No elf
    [one] Spend one elf
   *[other] Spend { $elves } elves
}
do-fly = Valkyries to { $island }
do-search = Seek souls
do-leave = Seek no souls
do-forge = Weapon against { $enemy }
do-meet = Meet { $partner }
do-give_vikings = { $vikings ->
    [0] Leave the Vikings
    [one] Give one Viking
   *[other] Give { $vikings } Vikings
}
do-take_vikings = { $vikings ->
    [one] Take one Viking
   *[other] Take { $vikings } Vikings
}
do-give_elves = { $elves ->
    [0] Leave the elves
    [one] Give one elf
   *[other] Give { $elves } elves
}
do-take_elves = { $elves ->
    [one] Take one elf
   *[other] Take { $elves } elves
}
verb-give_vikings = Give
verb-take_vikings = Take
verb-give_elves = Give
verb-take_elves = Take
do-fill = Into the bag of { $island }
do-purge = Purge the bag of { $island }
do-advance_vanir = Lead the Vanir on
do-vanir = Call for { $reinforcement }
do-stack = { $card } next
do-push = Push { $enemy } back
do-discard = Set { $giant } aside
do-share = { $vikings ->
    [0] Give no Viking
    [one] Give one Viking
   *[other] Give { $vikings } Vikings
}

## What is asked

ask-begin = Shall we begin?
ask-god = Which god does { $seat } play?
    .more = Every god has a power of its own; no two seats play the same.
    .you = Which god do you play?
ask-which_card = { $first } or { $second }: which card does { $seat } resolve?
    .more = { $first } was drawn first. The card resolved moves its enemies now; the other goes back on top of the deck, where it comes next, or under it.
    .you = { $first } or { $second }: which card do you resolve?
ask-which_effect = Whose effect comes next?
    .more = Several enemies on this card still have their effects to come. Each effect counts with the enemy's power where it stands at that moment.
ask-which_roll = Which roll does { $seat } keep?
    .more = { $purpose ->
        [0] It says which island { $enemy } strikes.
        [1] The island decides whether Fenrir is calmed.
       *[other] The hammers count in the fight.
    } First roll: { $first }, { $first_hammers ->
        [0] no hammer
        [one] one hammer
       *[other] { $first_hammers } hammers
    }. Second roll: { $second }, { $second_hammers ->
        [0] no hammer
        [one] one hammer
       *[other] { $second_hammers } hammers
    }. Tyr's power.
    .you = Which roll do you keep?
ask-who_lags = Whom does Nidhögg pull along?
    .more = These enemies are equally far behind. The one pulled moves one square on, without its effect.
ask-action = Where does { $seat } act?
    .more = { $actions ->
        [one] One action left
       *[other] { $actions } actions left
    }. { $again ->
        [0] One action per world
       *[other] One action per world; Freyja may use one of them twice
    }. The turn ends when they are used up, or when you end it.
    .you = Where do you act?
ask-enemy = Whom does { $seat } fight?
    .more = If you win, the enemy goes back one square.
    .you = Whom do you fight?
ask-giant = Which giant does { $seat } fight?
    .more = A beaten giant's effect ends. The fourth of a rune lets you use the rune.
    .you = Which giant do you fight?
ask-vikings = How many Vikings does { $seat } send against { $against ->
        [0] { $enemy }
        [1] { $giant }
       *[other] the hidden giant
    }?
    .more = Strength { $strength } must be reached. Weapon and power add { $bonus }; { $dice ->
        [0] no die is rolled while Thiazy is awake
       *[other] the die adds its hammers
    }, and elves may help after that. The Vikings fall to Helheim whatever happens.
    .you = How many Vikings do you send against { $against ->
            [0] { $enemy }
            [1] { $giant }
           *[other] the hidden giant
        }?
ask-elves = How many elves help { $seat } against { $against ->
        [0] { $enemy }
        [1] { $giant }
       *[other] the hidden giant
    }?
    .more = { $total } against { $strength } so far. Each elf adds one and goes back to Alfheim whatever happens.
    .you = How many elves help you against { $against ->
            [0] { $enemy }
            [1] { $giant }
           *[other] the hidden giant
        }?
ask-valkyries = Where do the Valkyries fly?
    .more = Staying means seeking souls where they are.
ask-search = Does { $seat } seek souls on { $island }?
    .more = { $drawn ->
        [one] One token is
       *[other] { $drawn } tokens are
    } drawn from its bag, which holds { $vikings ->
        [0] no Viking
        [one] one Viking
       *[other] { $vikings } Vikings
    } and { $giants ->
        [0] no Fire Giant
        [one] one Fire Giant
       *[other] { $giants } Fire Giants
    }. The Vikings drawn are yours, the Fire Giants go back.
    .you = Do you seek souls on { $island }?
ask-weapon = Which weapon does { $seat } take?
    .more = Its level is added in every fight against that enemy.
    .you = Which weapon do you take?
ask-partner = Whom does { $seat } meet?
    .more = Vikings and elves may change hands, weapons never.
    .you = Whom do you meet?
ask-trade_vikings = How many Vikings change hands with { $partner }?
    .more = { $seat } has { $own ->
        [0] none
       *[other] { $own }
    }, { $partner } has { $theirs ->
        [0] none
       *[other] { $theirs }
    }. You may give or take; elves come next.
    .more_you = You have { $own ->
            [0] none
           *[other] { $own }
        }, { $partner } has { $theirs ->
            [0] none
           *[other] { $theirs }
        }. You may give or take; elves come next.
ask-trade_elves = How many elves change hands with { $partner }?
    .more = { $seat } has { $own ->
        [0] none
       *[other] { $own }
    }, { $partner } has { $theirs ->
        [0] none
       *[other] { $theirs }
    }. You may give or take.
    .more_you = You have { $own ->
            [0] none
           *[other] { $own }
        }, { $partner } has { $theirs ->
            [0] none
           *[other] { $theirs }
        }. You may give or take.
ask-fill = Into which bag do the Vikings from Helheim go?
    .more = { $vikings ->
        [one] One Viking leaves
       *[other] { $vikings } Vikings leave
    } Helheim and can be found again by whoever seeks souls there.
ask-purge = Which bag does { $seat } purge?
    .more = {{ worlds.tokens_purged | One token is | # tokens are }} drawn; Fire Giants leave, Vikings go back.
    .you = Which bag do you purge?
ask-vanir = What do the Vanir do?
    .more = Calling for help sends them back to the start of their track.
ask-vanir_valkyries = Where do the Valkyries fly?
    .more = No souls are sought this time.
ask-next_card = Which card comes next?
    .more = From the top of the deck down. Everybody has seen these cards.
ask-push = Which enemy goes back?
    .more = { $squares ->
        [one] One square
       *[other] { $squares } squares
    } back, without its effect. { $enemies ->
        [one] No other follows.
       *[other] { $enemies } different enemies go.
    }
ask-giant_from_pile = Which giant is set aside?
    .more = It counts as beaten and may complete its rune.
ask-sigel = How many Vikings does { $receiver } receive?
    .more = Sigel still has { $vikings ->
        [one] one Viking
       *[other] { $vikings } Vikings
    } from Helheim to give. The active god is served first, then the others clockwise.

## What happened

event-god_chosen = { $god } takes a place at the table. { $god_about }
event-turn_begins = Turn { $turn }: { $seat }.
    .you = Turn { $turn } is yours.
event-no_card = { $turns ->
    [0] Dæg holds: no enemy card. It was the last turn of the rune.
    [one] Dæg holds: no enemy card. One more turn to come.
   *[other] Dæg holds: no enemy card. { $turns } more turns to come.
}
event-card_drawn = The enemy card drawn is { $card }; { $left ->
    [0] it was the last one
    [one] one card is left
   *[other] { $left } cards are left
} in the deck.
event-two_cards_drawn = Odin's power: he sees { $first } and { $second }.
event-card_put_back = The other card, { $card }, goes back { $where } the deck.
event-enemy_advances = { $square ->
    [{{ asgard.odins_hall }}] { $enemy } stands in Odin's hall.
   *[other] { $enemy } comes to square { $square }.
}
event-wall_passed = { $enemies ->
    [one] { $enemy } is the first enemy past the wall of Asgard
   *[other] { $enemy } is past the wall of Asgard: { $enemies } enemies are
}; {{ asgard.lost_past_the_wall }} of them at the end of a turn lose the game.
event-gate_passed = { $enemies ->
    [one] { $enemy } is the first enemy past the gate of Valhalla
   *[other] { $enemy } is past the gate of Valhalla: { $enemies } enemies are
}; {{ asgard.lost_past_the_gate }} of them at the end of a turn lose the game.
event-nidhogg_pulls = Nidhögg pulls the enemy furthest back one square on, without its effect: { $enemy }.
event-no_effect_in_the_hall = { $enemy } stands in Odin's hall and has no effect.
event-no_ragnarok_effects = At this table the enemies on a Ragnarök card only advance: no effects.
event-enemy_falls_back = { $enemy } falls back to square { $square }.
event-back_before_gate = { $enemy } is before the gate of Valhalla again; { $enemies ->
    [0] no enemy is
    [one] one enemy is still
   *[other] { $enemies } enemies are still
} past it.
event-back_before_wall = { $enemy } is before the wall of Asgard again; { $enemies ->
    [0] no enemy is
    [one] one enemy is still
   *[other] { $enemies } enemies are still
} past it.
event-hel_takes = { $vikings ->
    [0] Hel finds no Viking in the bag of { $island }.
    [one] Hel takes one Viking from the bag of { $island } to Helheim: { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    } in the bag; Vikings in Helheim now: { $dead }.
   *[other] Hel takes { $vikings } Vikings from the bag of { $island } to Helheim: { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    } in the bag; Vikings in Helheim now: { $dead }.
}
event-surt_sends = { $giants ->
    [0] Surt has no Fire Giant left to send to { $island }.
    [one] Surt sends one Fire Giant into the bag of { $island }: { $there } there now, { $left ->
        [0] none
       *[other] { $left }
    } left in Muspellheim.
   *[other] Surt sends { $giants } Fire Giants into the bag of { $island }: { $there } there now, { $left ->
        [0] none
       *[other] { $left }
    } left in Muspellheim.
}
event-island_rises = { $island } rises out of the water.
event-island_sinks = { $island } goes under water: nobody can seek souls there. The Valkyries fly home to the rainbow.
event-island_stays_under = Nothing rises: { $island } stays under water. The Valkyries fly home to the rainbow.
event-giant_wakes = Loki wakes { $giant }. { $giant_about }
event-no_giant_left = Loki calls, but no giant is left to wake.
event-fenrir_rages = Fenrir rages with power { $power }: until { $colours ->
    [2] a roll of white
    [6] a roll of white or blue
    [14] a roll of white, blue or green
   *[other] a roll of the colours that go with his power
} calms him, every action must be an attempt.
event-calming_begins = { $seat } must use an action to calm Fenrir, power { $power }: { $colours ->
    [2] white
    [6] white or blue
    [14] white, blue or green
   *[other] the colours that go with his power
} will do.
    .you = You must use an action to calm Fenrir, power { $power }: { $colours ->
        [2] white
        [6] white or blue
        [14] white, blue or green
       *[other] the colours that go with his power
    } will do.
event-fenrir_calmed = Fenrir is calm again. { $seat } has { $actions ->
    [0] no action
    [one] one action
   *[other] { $actions } actions
} left.
    .you = Fenrir is calm again. You have { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    } left.
event-fenrir_not_calmed = Fenrir will not be calmed. { $seat } has { $actions ->
    [0] no action
    [one] one action
   *[other] { $actions } actions
} left.
    .you = Fenrir will not be calmed. You have { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    } left.
event-rolled = The die shows { $island }, { $hammers ->
    [0] no hammer
    [one] one hammer
   *[other] { $hammers } hammers
}.
event-rolled_twice = Tyr's power: he rolls { $first }, { $first_hammers ->
    [0] no hammer
    [one] one hammer
   *[other] { $first_hammers } hammers
}, and { $second }, { $second_hammers ->
    [0] no hammer
    [one] one hammer
   *[other] { $second_hammers } hammers
}, and keeps one of them.
event-fight_begins = { $seat } fights { $enemy }: strength { $strength }.
    .you = You fight { $enemy }: strength { $strength }.
event-giant_fight_begins = { $seat } fights { $giant }: strength { $strength }.
    .you = You fight { $giant }: strength { $strength }.
event-hidden_fight_begins = { $seat } fights the hidden giant on top of the pile: strength { $strength }.
    .you = You fight the hidden giant on top of the pile: strength { $strength }.
event-foe_strengthened = {{ giants.strengthening | One point of it comes | # points of it come }} from { $giant }, who is awake.
event-vikings_sent = { $vikings ->
    [0] { $left ->
        [0] { $seat } has no Viking to send.
       *[other] { $seat } sends no Viking and keeps { $left }.
    }
    [one] { $seat } sends one Viking, who falls to Helheim, and has { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $seat } sends { $vikings } Vikings, who fall to Helheim, and has { $left ->
        [0] none
       *[other] { $left }
    } left.
}
    .you = { $vikings ->
        [0] { $left ->
            [0] You have no Viking to send.
           *[other] You send no Viking and keep { $left }.
        }
        [one] You send one Viking, who falls to Helheim, and have { $left ->
            [0] none
           *[other] { $left }
        } left.
       *[other] You send { $vikings } Vikings, who fall to Helheim, and have { $left ->
            [0] none
           *[other] { $left }
        } left.
    }
event-no_die = { $giant } is awake: no die is rolled.
event-hammers_added = { $hammers ->
    [0] The die adds nothing: { $total } so far.
    [one] The hammer adds { $hammers }: { $total } so far.
   *[other] The hammers add { $hammers }: { $total } so far.
}
event-weapon_added = The weapon against { $enemy } adds { $level }: { $total } so far.
event-thor_added = Thor's strength adds { $bonus }: { $total } so far.
event-elves_spent = { $elves ->
    [one] One elf helps { $seat } and adds { $elves }: { $total }
   *[other] { $elves } elves help { $seat } and add { $elves }: { $total }
}. { $left ->
    [0] No elf is left.
    [one] One elf is left.
   *[other] { $left } elves are left.
}
    .you = { $elves ->
        [one] One elf helps you and adds { $elves }: { $total }
       *[other] { $elves } elves help you and add { $elves }: { $total }
    }. { $left ->
        [0] No elf is left.
        [one] One elf is left.
       *[other] { $left } elves are left.
    }
event-fight_won = { $total } against { $strength }: the fight is won.
event-fight_lost = { $total } against { $strength }: the fight is lost, and the foe stays where it is.
event-giant_beaten = { $awake ->
    [0] { $giant } is set aside from the pile, and its effect never strikes
   *[other] { $giant } is beaten, and its effect over
}: { $beaten ->
    [1] the first
    [2] the second
    [3] the third
   *[other] the last
} of the {{ runes.giants_each }} giants of the rune { $rune }.
event-valkyries_fly = The Valkyries fly to { $island }.
event-souls_sought = { $seat } draws { $drawn ->
    [one] the only token
   *[other] { $drawn } tokens
} from the bag of { $island }.
    .you = You draw { $drawn ->
        [one] the only token
       *[other] { $drawn } tokens
    } from the bag of { $island }.
event-souls_found = { $vikings ->
    [0] No Viking was found; { $seat } still has { $total ->
        [0] none
       *[other] { $total }
    }.
    [one] One Viking joins { $seat }, who now has { $total }.
   *[other] { $vikings } Vikings join { $seat }, who now has { $total }.
}
    .you = { $vikings ->
        [0] No Viking was found; you still have { $total ->
            [0] none
           *[other] { $total }
        }.
        [one] One Viking joins you: { $total } now.
       *[other] { $vikings } Vikings join you: { $total } now.
    }
event-weapon_forged = { $level ->
    [1] The dwarves hand { $seat } the weapon against { $enemy }, level { $level }
   *[other] The dwarves take the weapon against { $enemy } back and hand { $seat } level { $level }
}: +{ $level } in every fight against this enemy.
    .you = { $level ->
        [1] The dwarves hand you the weapon against { $enemy }, level { $level }
       *[other] The dwarves take the weapon against { $enemy } back and hand you level { $level }
    }: +{ $level } in every fight against this enemy.
event-elf_taken = { $elves ->
    [one] An elf joins { $seat }: the first.
   *[other] An elf joins { $seat }, who now has { $elves }.
}
    .you = { $elves ->
        [one] An elf joins you: the first.
       *[other] An elf joins you: { $elves } now.
    }
event-vikings_given = { $vikings ->
    [one] { $giver } gives { $receiver } one Viking
   *[other] { $giver } gives { $receiver } { $vikings } Vikings
}, and { $receiver } now has { $total }.
    .you_giver = { $vikings ->
        [one] You give { $receiver } one Viking
       *[other] You give { $receiver } { $vikings } Vikings
    }, and { $receiver } now has { $total }.
    .you_receiver = { $vikings ->
        [one] { $giver } gives you one Viking
       *[other] { $giver } gives you { $vikings } Vikings
    }, and you now have { $total }.
event-elves_given = { $elves ->
    [one] { $giver } gives { $receiver } one elf
   *[other] { $giver } gives { $receiver } { $elves } elves
}, and { $receiver } now has { $total }.
    .you_giver = { $elves ->
        [one] You give { $receiver } one elf
       *[other] You give { $receiver } { $elves } elves
    }, and { $receiver } now has { $total }.
    .you_receiver = { $elves ->
        [one] { $giver } gives you one elf
       *[other] { $giver } gives you { $elves } elves
    }, and you now have { $total }.
event-bag_filled = { $vikings ->
    [one] One Viking returns
   *[other] { $vikings } Vikings return
} from Helheim to the bag of { $island }: { $there } there now, { $left ->
    [0] none
   *[other] { $left }
} left in Helheim.
event-bag_purged = { $giants ->
    [0] No Fire Giant among { $drawn ->
        [one] the one token
       *[other] the { $drawn } tokens
    } drawn from the bag of { $island }; Fire Giants left there: { $left }.
    [one] One Fire Giant among { $drawn ->
        [one] the one token
       *[other] the { $drawn } tokens
    } drawn from the bag of { $island } is driven out; Fire Giants left there: { $left }.
   *[other] { $giants } Fire Giants among the { $drawn } tokens drawn from the bag of { $island } are driven out; Fire Giants left there: { $left }.
}
event-vanir_advance = { $seat } leads the Vanir one square on: they could now grant { $reinforcement }.
    .you = You lead the Vanir one square on: they could now grant { $reinforcement }.
event-vanir_help = { $seat } calls on the Vanir for { $reinforcement }; they go back to the start of their track.
    .you = You call on the Vanir for { $reinforcement }; they go back to the start of their track.
event-vikings_taken = { $vikings ->
    [one] One Viking from Helheim joins { $seat }
   *[other] { $vikings } Vikings from Helheim join { $seat }
}, who now has { $total }.
    .you = { $vikings ->
        [one] One Viking from Helheim joins you
       *[other] { $vikings } Vikings from Helheim join you
    }: { $total } now.
event-cards_ordered = { $cards ->
    [one] The next card is seen by all.
   *[other] The next { $cards } cards are seen by all and put in a new order.
}
event-card_to_come = { $number ->
    [1] The next card will be { $card }.
   *[other] Card { $number } will be { $card }.
}
event-rune_complete = The rune { $rune } is complete. { $rune_about }
event-sigel_gives = { $vikings ->
    [0] Sigel gives { $seat } no Viking
    [one] Sigel gives { $seat } one Viking
   *[other] Sigel gives { $seat } { $vikings } Vikings
}, who now has { $total }; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left to give.
    .you = { $vikings ->
        [0] Sigel gives you no Viking
        [one] Sigel gives you one Viking
       *[other] Sigel gives you { $vikings } Vikings
    }: { $total } now; { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left to give.
event-helheim_empty = No effect: Helheim is empty, there is no Viking to give.
event-no_enemy_to_push = No effect: every enemy stands on its first square.
event-passed = { $seat } ends the turn here; { $actions ->
    [one] one action stays
   *[other] { $actions } actions stay
} unused.
    .you = You end the turn here; { $actions ->
        [one] one action stays
       *[other] { $actions } actions stay
    } unused.
event-enemy_stands = { $square ->
    [{{ asgard.odins_hall }}] { $enemy } stands in Odin's hall.
   *[other] { $enemy } stands on square { $square }.
}
event-victory = The last card is played out. Yggdrasil stands: the gods have won.
event-defeat = { $ending ->
    [2] {{ asgard.lost_in_odins_hall | An enemy sits | # enemies sit }} in Odin's hall. The gods have lost.
    [3] {{ asgard.lost_past_the_gate | An enemy is | # enemies are }} past the gate of Valhalla. The gods have lost.
   *[other] {{ asgard.lost_past_the_wall | An enemy is | # enemies are }} past the wall of Asgard. The gods have lost.
}

## Odds, for hints

odds-fight = Wins the fight in { $times } of 100.
odds-fight_with_elves = Wins the fight in { $times } of 100, with elves if need be.

## Endings and options

ending-victory = Yggdrasil stands
ending-odin = An enemy reached Odin's hall
ending-gate = {{ asgard.lost_past_the_gate | An enemy | # enemies }} past the gate
ending-wall = {{ asgard.lost_past_the_wall | An enemy | # enemies }} past the wall

option-difficulty = Difficulty
    .about = How many angry and Ragnarök cards are in the deck.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-very_hard = very hard
option-difficulty-heroic = heroic
option-difficulty-ragnarok = Ragnarök
option-angry = Angry cards
    .about = How many. An angry enemy advances {{ enemy_cards.angry_advance | one square | # squares }}. Those not chosen below are drawn by lot. -1 leaves the number to the difficulty.
option-ragnarok = Ragnarök cards
    .about = How many. A Ragnarök card moves several enemies at once. Those not chosen below are drawn by lot. -1 leaves the number to the difficulty.
option-ragnarok_effects = Ragnarök effects
    .about = Whether the enemies moved by a Ragnarök card have their effects too.
option-gods = Gods
    .about = Dealt at random, or chosen seat by seat.
option-gods-random = dealt at random
option-gods-chosen = chosen in turn
option-angry_hel = Angry Hel
    .about = This card is in the deck for certain, in place of one of Hel's.
option-angry_surt = Angry Surt
    .about = This card is in the deck for certain, in place of one of Surt's.
option-angry_jormungand = Angry Jörmungand
    .about = This card is in the deck for certain, in place of one of Jörmungand's.
option-angry_loki = Angry Loki
    .about = This card is in the deck for certain, in place of one of Loki's.
option-angry_nidhogg = Angry Nidhögg
    .about = This card is in the deck for certain, in place of one of Nidhögg's.
option-angry_fenrir = Angry Fenrir
    .about = This card is in the deck for certain, in place of one of Fenrir's.
option-ragnarok_1 = Ragnarök of Hel, Loki and Nidhögg
    .about = This card is in the deck for certain.
option-ragnarok_2 = Ragnarök of Surt, Fenrir and Jörmungand
    .about = This card is in the deck for certain.
option-ragnarok_3 = Ragnarök of Hel, Surt and Fenrir
    .about = This card is in the deck for certain.
option-ragnarok_4 = Ragnarök of Loki, Jörmungand and Nidhögg
    .about = This card is in the deck for certain.

## Parts of the table

view-turn = turn
view-active = seat to act
view-actions = actions
view-done = done
view-allowed = allowed
view-worlds_used = worlds used
view-enemies = enemies
view-id = name
view-square = square
view-power = power
view-strength = strength
view-stronger = stronger by
view-in_odins_hall = in Odin's hall
view-fenrir_angry = Fenrir rages
view-past_wall = past the wall
view-past_gate = past the gate
view-valkyries = Valkyries
view-submerged = under water
view-bags = bags
view-vikings = Vikings
view-fire_giants = Fire Giants
view-helheim = fallen in Helheim
view-muspellheim = Fire Giants in Muspellheim
view-alfheim = elves in Alfheim
view-deck = enemy cards
view-left = left
view-by_card = by enemy
view-next = next
view-card = last card
view-giants = frost giants
view-pile = pile
view-awake = awake
view-beaten = beaten
view-runes = runes
view-vanir = Vanir
view-turns_without_card = turns without a card
view-gods = gods
view-god = god
view-elves = elves
view-weapons = weapons
view-power_effective = power
view-fight = fight
view-enemy = against
view-giant = giant
view-total = total
view-lost_past = lost with
view-wall = past the wall
view-gate = past the gate
view-squares = squares
view-cards = cards
view-rune = rune
view-effect = effect
view-target = on
view-alone = alone
view-chance = chance to win with all you have
view-chances = chance to win, by Vikings sent
view-found = Vikings found on average
view-missing = still missing
view-purged = Fire Giants driven out on average
view-with_elves = with all elves

## What reports of studies call it

study-enemy_advances = enemies that advance
study-souls_found = souls found
study-island_sinks = islands that sink
study-god_chosen = a god
study-weapon_forged = a weapon forged
study-vanir_help = help of the Vanir
study-vikings_given = Vikings given to another god
study-elves_given = elves given to another god

## The lesson

lesson-goal = You are Thor, and Frey is with you. Six enemies climb the rainbow towards Odin's hall. Hold them back until the last enemy card is drawn, and you have won together.
lesson-losing = At the end of each god's turn the table is judged. You lose if one enemy stands in Odin's hall, if three are past the gate, or if five are past the wall. These counters keep watch.
lesson-card = Every turn begins with an enemy card. Yours was Hel: she came one square closer, and the die sent her to the blue island, where she took a Viking out of the bag.
lesson-actions = Now you act: three actions, each on a different world. Fights are won with Vikings, and you have none. Go to Midgard.
lesson-souls = The Valkyries have flown from the rainbow to the white island next to it. Seek souls there: three tokens come out of the bag. Vikings stay with you, Fire Giants go back.
lesson-forge = One Viking; the further islands hold more of them. Your second action: visit the dwarves of Nidavellir.
lesson-weapon = A weapon helps in every fight against one enemy, for the rest of the game. Hel is on her way, so take the one against her.
lesson-elf = Your third action, on a third world: Alfheim lends you an elf. An elf adds 1 to a fight after the die is rolled, when you know what is missing.
lesson-frey = Frey's turn. His card is Surt, who sends a Fire Giant into a bag. Frey's own power is a fourth action: he seeks souls, takes a weapon against Surt, an elf, and leads the Vanir on. Watch him.
lesson-again = Your turn again, and Hel again. She stands on the third square, the last one before the wall. Drive her back.
lesson-bags = First more Vikings: Midgard once more. In a new turn every world is open to you again.
lesson-green = The Valkyries may fly to a neighbouring island before you seek. The green bag still holds twelve Vikings and only six Fire Giants.
lesson-fight = Three Vikings at once: now you have four. Go to Asgard and fight.
lesson-shield = The number beside the shield is the strength to reach: 5 for Hel on her third square.
lesson-vikings = Count: your weapon gives 1, Thor's own strength 1. Two Vikings make 4, the die adds none to three hammers, and your elf could add 1. With two Vikings you cannot lose. They fall either way, so send no more than that.
lesson-spend = White, no hammer: 4 against 5. Now the elf earns its keep. Spend it.
lesson-won = Won: Hel falls back a square, and a step back never triggers her effect. One action is left in this turn.
lesson-runes = There is more to find. Frost giants that Loki wakes hinder you until they are beaten here, and every fourth of one rune brings a great help. Niflheim trades with Frey, Vanaheim brings reinforcements.

## The table in sentences

tell = It is turn { $turn }: { $active } acts and has taken { $actions_done } of { $actions_allowed } actions. { $past_wall } enemies are past the wall; with { $lost_past_wall } the game is lost. { $past_gate } are past the gate; with { $lost_past_gate } it is lost too. { $fenrir_angry ->
    [yes] Fenrir rages and must be calmed first.
   *[no] {""}
} The Valkyries are on { $valkyries }. { $submerged ->
    [none] {""}
   *[other] Under water: { $submerged }.
} In Helheim lie { $helheim ->
    [one] one Viking
   *[other] { $helheim } Vikings
}, in Muspellheim wait { $muspellheim ->
    [one] one Fire Giant
   *[other] { $muspellheim } Fire Giants
}, in Alfheim { $alfheim ->
    [one] one elf
   *[other] { $alfheim } elves
}. The Vanir: { $vanir }.
tell-left-out = actions lost_past squares
tell-enemies = { $in_odins_hall ->
    [yes] { $id } has reached Odin's hall.
   *[no] { $id } stands on square { $square } with strength { $strength }{ $stronger ->
        [0] {""}
       *[other] , { $stronger } of it by giants
    }.
}
tell-bags = The bag of { $key } holds { $vikings ->
    [one] one Viking
   *[other] { $vikings } Vikings
} and { $fire_giants ->
    [one] one Fire Giant
   *[other] { $fire_giants } Fire Giants
}.
tell-deck = { $left } enemy cards are left: { $by_card }.
tell-giants = { $pile } frost giants lie in the pile. Awake: { $awake }. Beaten: { $beaten }. Runes won: { $runes }.
tell-gods = { $god } has { $vikings ->
    [one] one Viking
   *[other] { $vikings } Vikings
} and { $elves ->
    [one] one elf
   *[other] { $elves } elves
}. Weapons and their levels: { $weapons }.
    .you = You are { $god } and have { $vikings ->
        [one] one Viking
       *[other] { $vikings } Vikings
    } and { $elves ->
        [one] one elf
       *[other] { $elves } elves
    }. Your weapons and their levels: { $weapons }.

## The table in a few figures

status = Turn { $turn } · { $active }, actions done: { $actions_done } of { $actions_allowed } · past the wall { $past_wall } of { $lost_past_wall }, past the gate { $past_gate } of { $lost_past_gate } · { $deck_left } enemy cards left{ $fenrir_angry ->
        [yes] {" · Fenrir rages"}
       *[no] {""}
    }
    Enemies, square (strength): { $enemies }
    { $gods }
status-enemies = { $strength ->
        [none] { $id } { $square }
       *[other] { $id } { $square } ({ $strength })
    }
status-gods = { $god }: Vikings { $vikings }, elves { $elves }{ $weapons ->
        [none] {""}
       *[other] , weapons against { $weapons }
    }
    .you = You, { $god }: Vikings { $vikings }, elves { $elves }{ $weapons ->
        [none] {""}
       *[other] , weapons against { $weapons }
    }
