game = Yggdrasil Chronicles
    .tagline = Les dieux d'un arbre qui tourne, en sagas
    .length = 90 min
    .difficulty = exigeant

## Names

enemy-hel = Hel
    .about = Monte d'un Monde, fait tourner l'Arbre et coûte {{ enemies.hel_bite | un point | # points }} de vie au dieu actif. La partie est perdue si elle doit monter depuis le niveau supérieur. Force : Anonymes sur son échelle + {{ enemies.base_strength }}.
enemy-surt = Surt
    .about = Monte d'un Monde, fait tourner l'Arbre et appelle {{ enemies.surt_giants | un Géant | # Géants }} de feu sur son échelle. La partie est perdue s'il doit monter depuis le niveau supérieur ou s'il manque des géants. Force : Géants de feu + {{ enemies.base_strength }}.
enemy-iormungand = Iormungand
    .about = Nage d'une île vers la droite et amène à Hel autant d'Anonymes que l'île l'indique. La partie est perdue s'il doit dépasser la dernière île ou s'il manque des Anonymes. Force {{ enemies.iormungand_strength }}.
enemy-loki = Loki
    .about = Vient sur le Monde du dieu actif, fait tourner l'Arbre et réveille un Iotunn. La partie est perdue s'il n'en reste plus. Force : Iotunns actifs + {{ enemies.base_strength }}.
enemy-fenrir = Fenrir
    .about = Sort de la Geôle vers { world-{{ enemies.fenrir_released_to }} } ; s'il est déjà dehors, il mord le dieu actif pour {{ enemies.fenrir_bite | un point | # points }} de vie. Dans les deux cas, le dieu n'a pas d'action ce tour-ci. Force : Mondes ravagés + {{ enemies.base_strength }}.
enemy-nidhogg = Nidhögg
    .about = Avance d'un cran dans le Livre des Sagas. Là où sa piste finit par l'Arbre, il apporte la victoire.
god-odin = Odin
    .about = À chaque manche, avant de fixer l'ordre, il peut regarder une carte face cachée et l'annoncer à tous.
god-thor = Thor
    .about = {{ gods.thor_prevents | Un Risque est prévenu | # Risques sont prévenus }} dans chacun de ses combats.
god-tyr = Tyr
    .about = Dans chaque jet de sauvegarde, l'un de ses dés ratés devient une réussite.
god-heimdall = Heimdall
    .about = Se déplace de {{ gods.heimdall_steps }} pas au plus.
god-frigg = Frigg
    .about = Avant d'agir, elle peut déplacer un point de vie entre elle et le dieu d'un autre joueur sur son Monde.
god-freyja = Freyja
    .about = Le premier Héros qu'elle envoie contre une série de Risques en prévient {{ gods.freyja_first_hero }}.
god-freyr = Freyr
    .about = Chacun de ses elfes change en réussite jusqu'à {{ gods.freyr_dice_per_elf | un dé raté | # dés ratés }}.
world-asgard = Asgard
    .about = Soigner n'importe quel Monde ravagé, puis prendre {{ actions.heal_risks.1 }}, {{ actions.heal_risks.2 }} ou {{ actions.heal_risks.3 }} Risques.
world-alfheim = Alfheim
    .about = Prendre jusqu'à {{ actions.elves.1 }}, {{ actions.elves.2 }} ou {{ actions.elves.3 }} elfes.
world-vanaheim = Vanaheim
    .about = Prendre jusqu'à {{ actions.vane_dice.1 }}, {{ actions.vane_dice.2 }} ou {{ actions.vane_dice.3 }} dés Vane.
world-midgard = Midgard
    .about = Envoyer {{ actions.heroes.1 }} ou {{ actions.heroes.2 }} Héros au Valhalla ; {{ actions.heroes.3 }} avec Valshamr.
world-nidavellir = Nidavellir
    .about = Prendre l'artefact visible du distributeur de gauche, de l'un des deux de gauche ou de n'importe lequel.
world-svartalfheim = Svartalfheim
    .about = Piocher {{ actions.creatures.1 }}, {{ actions.creatures.2 }} ou {{ actions.creatures.3 }} créatures et en appeler une.
world-iotunheim = Iotunheim
    .about = Lancer {{ actions.stones.1 }}, {{ actions.stones.2 }} ou {{ actions.stones.3 }} pierres runiques. On y combat les Iotunns de l'Épée des Obstacles.
world-niflheim = Niflheim
    .about = Retirer jusqu'à {{ actions.removed }} Anonymes de l'échelle de Hel, puis prendre {{ actions.free_risks.1 }}, {{ actions.free_risks.2 }} ou {{ actions.free_risks.3 }} Risques.
world-muspellheim = Muspellheim
    .about = Retirer jusqu'à {{ actions.removed }} Géants de feu de l'échelle de Surt, puis prendre {{ actions.banish_risks.1 }}, {{ actions.banish_risks.2 }} ou {{ actions.banish_risks.3 }} Risques.
iotunn-suttung = Suttung
    .about = Aucun elfe ne peut servir après un jet de sauvegarde.
iotunn-skyrmir = Skyrmir
    .about = Aucun Héros ne peut prévenir de Risque.
iotunn-thrym = Thrym
    .about = Tous les artefacts sont sans effet.
iotunn-hrungnir = Hrungnir
    .about = Aucun dé Vane ne peut être lancé.
iotunn-utgardloki = Utgardloki
    .about = Aucun dé Dieu ne peut être lancé.
iotunn-thiazi = Thiazi
    .about = Bloque Asgard : on ne peut qu'y combattre.
iotunn-baugi = Baugi
    .about = Bloque Alfheim : on ne peut qu'y combattre.
iotunn-gymir = Gymir
    .about = Bloque Vanaheim : on ne peut qu'y combattre.
iotunn-hymir = Hymir
    .about = Bloque Midgard : on ne peut qu'y combattre.
iotunn-gilling = Gilling
    .about = Bloque Nidavellir : on ne peut qu'y combattre.
iotunn-geirrod = Geirröd
    .about = Bloque Svartalfheim : on ne peut qu'y combattre.
iotunn-vafthrudnir = Vafthrudnir
    .about = Bloque Niflheim : on ne peut qu'y combattre.
iotunn-fornjot = Fornjot
    .about = Bloque Muspellheim : on ne peut qu'y combattre.
iotunn-hyrrokkin = Hyrrokkin
    .about = Protège Hel, qu'on ne peut combattre tant qu'il est là.
iotunn-logi = Logi
    .about = Protège Surt, qu'on ne peut combattre tant qu'il est là.
iotunn-farbauti = Farbauti
    .about = Protège Loki, qu'on ne peut combattre tant qu'il est là.
iotunn-angrboda = Angrboda
    .about = Protège Fenrir, qu'on ne peut combattre tant qu'il est là.
iotunn-aegir = Aegir
    .about = Protège Iormungand, qu'on ne peut combattre tant qu'il est là.
foe-hel = Hel
foe-surt = Surt
foe-iormungand = Iormungand
foe-loki = Loki
foe-fenrir = Fenrir
foe-suttung = Suttung
foe-skyrmir = Skyrmir
foe-thrym = Thrym
foe-hrungnir = Hrungnir
foe-utgardloki = Utgardloki
foe-thiazi = Thiazi
foe-baugi = Baugi
foe-gymir = Gymir
foe-hymir = Hymir
foe-gilling = Gilling
foe-geirrod = Geirröd
foe-vafthrudnir = Vafthrudnir
foe-fornjot = Fornjot
foe-hyrrokkin = Hyrrokkin
foe-logi = Logi
foe-farbauti = Farbauti
foe-angrboda = Angrboda
foe-aegir = Aegir
adversary-hrimnir = Hrimnir
    .about = Un géant du givre. Sur son Monde on ne peut que combattre ; chaque défaite l'affaiblit et le chasse d'un Monde vers la gauche.
adversary-naglfar = Naglfar
    .about = Le navire fait d'ongles de morts. Force {{ saga.naglfar_strength }} plus la moitié de sa coque, arrondie à l'entier supérieur ; une défaite le rejette en Niflheim et coûte {{ saga.naglfar_hull_lost | un point | # points }} à sa coque.
adversary-garm = Garm
    .about = Le chien de Hel, force {{ saga.garm_strength }}. Sur son Monde on ne peut que combattre tant qu'il n'est pas battu.
adversary-baldr = Baldr
    .about = Le plus beau des dieux. Il n'aide ni ne combat ; s'il meurt, tout est perdu.
foe-hrimnir = Hrimnir
foe-naglfar = Naglfar
foe-garm = Garm
foe-skoll = Sköll
foe-hati = Hati
wolf-skoll = Sköll
    .about = Chasse le soleil. Se combat depuis { world-{{ saga.skoll_from }} } une fois lancé. Force {{ saga.wolf_strength }} plus la moitié de son cran, arrondie à l'entier supérieur ; une défaite le fait reculer de {{ saga.wolf_retreat | # cran | # crans }}.
wolf-hati = Hati
    .about = Chasse la lune. Se combat depuis { world-{{ saga.hati_from }} } une fois lancé. Force {{ saga.wolf_strength }} plus la moitié de son cran, arrondie à l'entier supérieur ; une défaite le fait reculer de {{ saga.wolf_retreat | # cran | # crans }}.
wolf-behind = le loup en retard (Sköll à égalité)
island-rainbow = l'île de l'arc-en-ciel
island-island_1 = la première île
island-island_2 = la deuxième île
island-island_3 = la troisième île
face-shield = bouclier
    .a = un bouclier
    .about = Une réussite.
face-worn_shield = bouclier usé
    .a = un bouclier usé
    .about = Une réussite ; un dé Vane est perdu et retourne en Vanaheim.
face-blank = vierge
    .a = une face vierge
    .about = Un échec qu'un elfe peut changer en réussite.
face-skull = crâne
    .a = un crâne
    .about = Un échec qu'un elfe peut changer en réussite ; un dé Vane est perdu et retourne en Vanaheim.
stone-white = pierre blanche
stone-green = pierre verte
stone-third = troisième pierre
rune-move_god = Voyage
    .about = Déplacer n'importe quel dieu sur n'importe quel Monde.
rune-rotate = Rotation
    .about = Faire tourner le plateau central de deux crans au plus.
rune-world_action = Exploit
    .about = Réaliser l'action normale d'un Monde sauf Iotunheim ; Soin de l'Arbre s'il est ravagé.
rune-regain_life = Vie
    .about = Regagner un point de vie perdu.
artefact-valshamr = Valshamr
    .the = Valshamr
    .about = Votre action en Midgard bénéficie toujours du bonus.
artefact-gambantein = Gambantein
    .the = Gambantein
    .about = Votre action en Alfheim bénéficie toujours du bonus.
artefact-hringhorni = Hringhorni
    .the = Hringhorni
    .about = Votre action en Vanaheim bénéficie toujours du bonus.
artefact-andvaranaut = Andvaranaut
    .the = Andvaranaut
    .about = Votre action en Nidavellir bénéficie toujours du bonus.
artefact-hulidshjalm = Hulidshjalm
    .the = Hulidshjalm
    .about = Votre action en Svartalfheim bénéficie toujours du bonus.
artefact-mimirs_head = Tête de Mimir
    .the = la tête de Mimir
    .about = Votre action en Iotunheim bénéficie toujours du bonus.
artefact-hofud = Höfud
    .the = Höfud
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez Loki.
artefact-vidars_boot = Botte de Vidar
    .the = la botte de Vidar
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez Fenrir.
artefact-sumarbrand = Sumarbrand
    .the = Sumarbrand
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez Surt.
artefact-helskor = Helskor
    .the = Helskor
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez Hel.
artefact-jarngreipr = Jarngreipr
    .the = Jarngreipr
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez Iormungand.
artefact-gridarvol = Gridarvöl
    .the = Gridarvöl
    .about = Prévient {{ artefacts.prevented_in_one_fight | un Risque | # Risques }} quand vous combattez un Iotunn.
artefact-mjollnir = Mjöllnir
    .the = Mjöllnir
    .about = Prévient {{ artefacts.prevented_by_mjollnir | un Risque | # Risques }} dans chacun de vos combats.
artefact-gungnir = Gungnir
    .the = Gungnir
    .about = Vous pouvez combattre comme si vous étiez sur un Monde adjacent.
artefact-draupnir = Draupnir
    .the = Draupnir
    .about = Avant de vous déplacer, vous pouvez prendre un elfe ou un dé Vane.
artefact-skidbladnir = Skidbladnir
    .the = Skidbladnir
    .about = Vous pouvez vous déplacer sur n'importe quel Monde.
artefact-brisingamen = Brisingamen
    .the = Brisingamen
    .about = Une fois par jet de sauvegarde, vous pouvez relancer tous les dés ratés voulus.
artefact-gjallarhorn = Gjallarhorn
    .the = Gjallarhorn
    .about = Avant d'agir, vous pouvez déplacer un autre dieu d'un pas.
dispenser-left = distributeur de gauche
dispenser-middle = distributeur du milieu
dispenser-right = distributeur de droite
creature-sleipnir = Sleipnir
    .about = Déplacez votre dieu sur n'importe quel Monde.
creature-ratatosk = Ratatosk
    .about = Tous voient les cartes face cachée de la Roue.
creature-huginn = Huginn
    .about = Regardez les {{ creatures.cards_seen }} premières cartes d'un paquet Ennemi et reposez-les dans l'ordre voulu.
creature-muninn = Muninn
    .about = Une carte visible retourne sous le paquet de son propriétaire.
creature-heidrun = Heidrun
    .about = Jusqu'à {{ creatures.heroes | un Héros rejoint | # Héros rejoignent }} le Valhalla.
creature-eikthyrnir = Eikthyrnir
    .about = Prenez jusqu'à {{ creatures.elves | un elfe | # elfes }}.
creature-gullinbursti = Gullinbursti
    .about = Prenez jusqu'à {{ creatures.vane_dice | un dé Vane | # dés Vane }}.
creature-saehrimnir = Saehrimnir
    .about = Le dieu d'un joueur regagne un point de vie.
creature-audhumla = Audhumla
    .about = Vous, puis le dieu d'un autre joueur, prenez un elfe et un dé Vane ; en solo, deux de chaque.
creature-tanngrisnir = Tanngrisnir
    .about = Jusqu'à {{ creatures.giants | un Géant de feu quitte | # Géants de feu quittent }} l'échelle de Surt.
creature-tanngnjost = Tanngnjost
    .about = Jusqu'à {{ creatures.anonymous | un Anonyme quitte | # Anonymes quittent }} l'échelle de Hel.
creature-freki = Freki
    .about = Un Iotunn actif retourne sur l'échelle de Loki.
creature-geri = Geri
    .about = Fenrir retourne dans la Geôle, sauf si un Iotunn le protège.
creature-vedrfolnir = Vedrfolnir
    .about = Iormungand recule d'une île, sauf si un Iotunn le protège.
creature-svadilfari = Svadilfari
    .about = Soignez un Monde de votre choix.
creature-gullinkambi = Gullinkambi
    .about = Tournez l'Arbre de deux crans au plus, puis vous pouvez faire un pas.
creature-garm_hound = le Limier de Garm
    .about = Hel ou Surt descend d'un Monde, sauf si un Iotunn les protège.
creature-hraesvelg = Hraesvelg
    .about = Loki va dans la Geôle, sauf si un Iotunn le protège.
goods-elves = elfes
    .a = un elfe
    .many = elfes
goods-dice = dés Vane
    .a = un dé Vane
    .many = dés Vane
goods-heroes = Héros
    .a = un Héros
    .many = Héros
goods-anonymous = Anonymes
    .a = un Anonyme
    .many = Anonymes
    .ladder = l'échelle de Hel
goods-giants = Géants de feu
    .a = un Géant de feu
    .many = Géants de feu
    .ladder = l'échelle de Surt
tier-malus = avec un malus
tier-normal = sans bonus ni malus
tier-bonus = avec un bonus
circumstance-alone = aucun autre dieu ni Ennemi n'est là
circumstance-god = un autre dieu est là, et aucun Ennemi
circumstance-enemy = un Ennemi est là, et aucun autre dieu
circumstance-both = un autre dieu et un Ennemi sont là
circumstance-artefact = un artefact le garantit
circumstance-oath = un serment le garantit même face aux Ennemis
circumstance-no_valshamr = un autre dieu est là, mais seul Valshamr donne le bonus en Midgard
circumstance-afar = l'action se fait à distance
die-god = dé Dieu
    .the = le dé Dieu
die-vane = dé Vane
    .the = un dé Vane
change-book = effet de la page
change-anonymous = les ongles des Anonymes qui rejoignent Hel
change-niflheim = les Anonymes retirés par l'action de Niflheim
change-nails_burnt = ongles brûlés
change-victory = une victoire
change-forged = forgée avec un artefact
change-bound = un loup est lié
change-mended = réparé pendant que les Géants de feu sont au loin
change-sounded = Gjallarhorn sonne
change-life_given = un point de vie donné par un dieu
token-none = aucun jeton
token-oath = serment
    .a = un serment
    .many = serments
    .about = À recueillir pour que rien ne blesse Baldr.
token-frost = givre
    .a = du givre
    .many = givre
    .about = Une action de Monde y coûte d'abord {{ saga.frost_risks | un Risque | # Risques }}.
token-horn = cor
    .a = le cor
    .many = cors
    .about = Gjallarhorn, à faire sonner en Asgard.
token-ingredient = ingrédient
    .a = un ingrédient
    .many = ingrédients
    .about = L'une des choses dont on tisse Gleipnir.
counter-baldr_life = Vie de Baldr
    .the = la vie de Baldr
    .about = À zéro, la partie est perdue.
counter-mistletoe = Gui
    .the = le gui
    .about = Chaque victoire sur Loki en retire un brin.
counter-hrimnir_force = Force de Hrimnir
    .the = la force de Hrimnir
    .about = Ce qu'un combat contre lui coûte en Risques ; chaque défaite la réduit de {{ saga.hrimnir_step }}.
counter-fetters = Entraves
    .the = la réserve d'entraves
    .about = Chacune lie un loup.
counter-hull = Coque de Naglfar
    .the = la coque de Naglfar
    .about = À {{ pages.naglfar_1.fails.1.value }}, le navire prend la mer et la partie est perdue.
counter-bridge = Pont Bifrost
    .the = le pont Bifrost
    .about = À zéro, le pont s'effondre et la partie est perdue.
counter-defeats = Victoires
    .the = le nombre de victoires
    .about = Celles que la page demande.
counter-horn_sounded = Sonneries du cor
    .the = le nombre de sonneries du cor
    .about = Il réveille les dieux.
sagaaction-take_oath = Recueillir le serment
    .does = va recueillir le serment
    .about = {{ saga.action_risks.take_oath | Un Risque | # Risques }}, là où se trouve un serment, sur un Monde non ravagé et sans autre Ennemi qu'Iormungand.
sagaaction-give_life = Donner vie à Baldr
    .does = donne un point de vie à Baldr
    .about = En Asgard : un de vos points de vie, jamais le dernier, va à Baldr, qui en a {{ saga.baldr_life }} au plus.
sagaaction-thaw = Dégeler le Monde
    .does = dégèle le Monde
    .about = {{ saga.action_risks.thaw | Un Risque | # Risques }}, et le givre de votre Monde disparaît.
sagaaction-forge_fetter = Forger une entrave
    .does = fait forger une entrave aux nains
    .about = En Nidavellir, non ravagé : {{ saga.action_risks.forge_fetter | un Risque | # Risques }} et l'un de vos artefacts, qui passe sous son distributeur.
sagaaction-burn_nails = Brûler les ongles
    .does = brûle les ongles des morts
    .about = En Niflheim, non ravagé : {{ saga.action_risks.burn_nails | un Risque | # Risques }} ; la coque diminue de {{ saga.nails_burnt }}.
sagaaction-take_horn = Prendre le cor
    .does = va prendre le cor
    .about = {{ saga.action_risks.take_horn | Un Risque | # Risques }}, là où se trouve le cor.
sagaaction-sound_horn = Sonner du cor
    .does = sonne du cor
    .about = Pour le dieu qui porte le cor : en Asgard, avec un autre dieu.
sagaaction-gather = Recueillir l'ingrédient
    .does = va recueillir l'ingrédient
    .about = {{ saga.action_risks.gather | Un Risque | # Risques }}, là où se trouve un ingrédient, sur un Monde non ravagé.
sagaaction-weave = Tisser Gleipnir
    .does = fait tisser Gleipnir
    .about = En Svartalfheim, non ravagé, tant que personne ne porte Gleipnir : {{ saga.action_risks.weave | un Risque | # Risques }}.
sagaaction-hand_over = Remettre Gleipnir
    .does = remet Gleipnir
    .about = Gleipnir passe au dieu d'un autre joueur sur votre Monde.

## Pages of the Book of Sagas

page-easy_page = Page facile
    .about = {{ .length | Une avancée de Nidhögg apporte | # avancées de Nidhögg apportent }} la victoire.
page-hard_page = Page difficile
    .about = {{ .length | Une avancée de Nidhögg apporte | # avancées de Nidhögg apportent }} la victoire ; le Livre frappe en chemin.
page-baldr_1 = La Mort de Baldr : serments
    .about = Recueillez {{ .goals.1.value.1 | un serment | # serments }}. Chaque avancée de Nidhögg détruit celui du Monde de Loki.
page-baldr_2 = La Mort de Baldr : le gui
    .about = Battez Loki {{ .opening.4.value.1 }} fois avant que son gui ne tue Baldr.
page-baldr_3 = Baldr vit
    .about = Les serments tiennent : les dieux ont gagné.
page-fimbulvetr_1 = Fimbulvetr : le grand hiver
    .about = Rassemblez des Héros au Valhalla pendant que les Mondes gèlent.
page-fimbulvetr_2 = Fimbulvetr : Hrimnir
    .about = Battez Hrimnir jusqu'à ce qu'il fonde.
page-fimbulvetr_3 = Le printemps
    .about = L'hiver est fini : les dieux ont gagné.
page-managarms_1 = Les Managarms : entraves
    .about = Forgez {{ .goals.1.value.1 | une entrave | # entraves }} et tenez les loups loin du soleil et de la lune.
page-managarms_2 = Les Managarms : la chasse
    .about = Liez les deux loups.
page-managarms_3 = Soleil et lune brillent
    .about = Les deux loups sont liés : les dieux ont gagné.
page-naglfar_1 = Le Lancement de Naglfar : les ongles
    .about = Gardez la coque sous {{ .fails.1.value }} jusqu'à ce que Nidhögg tourne la page.
page-naglfar_2 = Le Lancement de Naglfar : le navire
    .about = Battez {{ .goals.1.value.1 }} fois le navire avant qu'il ne quitte l'Arbre.
page-naglfar_3 = Le navire est brisé
    .about = Naglfar ne partira pas : les dieux ont gagné.
page-bifrost_1 = La Chute de Bifrost : le cor
    .about = Prenez le cor en Iotunheim et faites-le sonner en Asgard.
page-bifrost_2 = La Chute de Bifrost : le feu
    .about = Battez Surt {{ .goals.1.value.1 }} fois au-dessus du niveau inférieur avant que le pont ne tombe.
page-bifrost_3 = Le pont tient
    .about = Surt est repoussé : les dieux ont gagné.
page-vigrid_1 = La Dernière Bataille : l'armement
    .about = Réunissez {{ .goals.1.value.1 | un Héros | # Héros }} au Valhalla et {{ .goals.2.value.1 | un artefact | # artefacts }}.
page-vigrid_2 = La Dernière Bataille : Vigrid
    .about = Battez {{ .goals.1.value.1 | un Ennemi | # Ennemis }} ; les vaincus ne reviennent pas.
page-vigrid_3 = La Dernière Bataille : le feu
    .about = Surt revient. Battez-le.
page-vigrid_4 = Un monde nouveau
    .about = La dernière bataille est gagnée.
page-binding_1 = L'Enchaînement de Fenrir : {{ .goals.1.value.1 | un ingrédient | # ingrédients }}
    .about = Recueillez {{ .goals.1.value.1 | un ingrédient | # ingrédients }} pendant que Fenrir ravage les Mondes.
page-binding_2 = L'Enchaînement de Fenrir : Gleipnir
    .about = Tissez Gleipnir, puis battez Fenrir avec ce lien.
page-binding_3 = Fenrir est lié
    .about = Gleipnir tient : les dieux ont gagné.

## Symbols, levels and places

symbol-tree = l'Arbre
symbol-dead_tree = l'Arbre Mort
symbol-turn_page = la page suivante
level-top = supérieur
level-mid = central
level-bottom = inférieur
goal-tokens_held = Jetons recueillis
goal-counter_at_least = Compteur au moins
goal-counter_at_most = Compteur au plus
goal-heroes_in_valhalla = Héros au Valhalla
goal-artefacts_owned = Artefacts possédés
goal-wolves_gone = Les deux loups liés
goal-enemies_out = Ennemis hors jeu
pagerule-frost = Givre
    .about = Une action sur un Monde gelé coûte d'abord {{ saga.frost_risks | un Risque | # Risques }} ; le soin par un dieu fait fondre le givre.
pagerule-hull_grows = La coque grandit
    .about = Chaque Anonyme qui rejoint l'échelle de Hel agrandit la coque d'un point ; chacun de ceux que retire l'action de Niflheim la réduit d'autant.
pagerule-bridge = Le pont
    .about = Tant que Bifrost tient, Asgard et Midgard sont adjacents pour les dieux.
pagerule-repair = Réparation
    .about = L'action de Muspellheim peut réparer le pont d'un point par géant retiré, jusqu'à {{ saga.bridge_high }} en tout.
pagerule-mistletoe = Gui
    .about = Chaque paire de Loki coûte un point de vie à Baldr ; chaque victoire sur Loki retire un brin de gui.
pagerule-fetters = Entraves
    .about = Qui bat un loup au cran {{ saga.wolf_bound_from }} ou plus peut le lier d'une entrave.
pagerule-defeated_leave = Les vaincus ne reviennent pas
    .about = Un Ennemi battu quitte le jeu et ses paires restent sans effet. Iormungand peut être combattu sur toutes les îles.
pagerule-gleipnir = Gleipnir
    .about = Qui porte Gleipnir combat Fenrir avec {{ saga.gleipnir_risks | un Risque | # Risques }} de plus, Tyr avec {{ saga.gleipnir_risks_tyr }} de plus ; la victoire lie le loup.
cause-hel = effet de Hel
cause-fenrir = morsure de Fenrir
cause-risks = Risques non prévenus
cause-tree_care = prix du Soin de l'Arbre
cause-book = effet de la page
cause-baldr = don à Baldr
might-anonymous = les Anonymes de l'échelle de Hel
might-fire_giants = les Géants de feu de l'échelle de Surt
might-iotunns = les Iotunns éveillés
might-ravaged_worlds = les Mondes ravagés
might-hull = la moitié de sa coque, arrondie à l'entier supérieur
might-sky = la moitié de son cran dans le ciel, arrondie à l'entier supérieur
relic-horn = Gjallarhorn
relic-gleipnir = Gleipnir
saving-1 = { $god }, jet de sauvegarde de premier niveau : { saving-1.gives }.
    .gives = un dé Dieu raté peut être relancé une fois
saving-2 = { $god }, jet de sauvegarde de deuxième niveau : { saving-2.gives }, et { saving-1.gives }.
    .gives = une face vierge du dé Dieu réussit aussi
saving-3 = { $god }, jet de sauvegarde de troisième niveau : { saving-3.gives }.
    .gives = le dé Dieu réussit toujours
view-training = entraînement
when-space = Quand Nidhögg atteint le cran { $space }
when-advance = À chaque avancée de Nidhögg
when-pair = Après chaque paire de { $enemy }
op-activate_iotunn = { $value ->
    [one] un Iotunn s'éveille
   *[other] { $value } Iotunns s'éveillent
}
op-add_anonymous = { $value ->
    [one] un Anonyme rejoint Hel
   *[other] { $value } Anonymes rejoignent Hel
}
op-add_fire_giants = { $value ->
    [one] un Géant de feu rejoint Surt
   *[other] { $value } Géants de feu rejoignent Surt
}
op-rotate = { $value ->
    [one] l'Arbre tourne d'un cran
   *[other] l'Arbre tourne de { $value } crans
}
op-each_god_loses_life = { $value ->
    [one] chaque dieu perd un point de vie
   *[other] chaque dieu perd { $value } points de vie
}
op-ravage_at = le Monde de { $enemy } est ravagé, ou le premier encore intact à sa gauche ; la partie est perdue s'il n'en reste aucun à ce niveau ; rien tant que { $enemy } est dans la Geôle
op-release = si { $enemy } est dans la Geôle, il vient en { $world }
op-raise_ladder = l'échelle de { $enemy } est complétée jusqu'à { $value }
op-fill_ladder = l'échelle de { $enemy } passe à { $value }
op-place_tokens = les jetons sont posés : { $token_many }
op-place_next_token = le Monde suivant de la liste reçoit { $token_a } : { $world }
op-place_token_at = le Monde de { $adversary } reçoit { $token_a }
op-remove_token_at = le { $token } du Monde de { $enemy } est détruit
op-clear_tokens = tous les jetons sont retirés
op-place_adversary = { $adversary } vient en { $world }
op-move_adversary_up = { $adversary } monte d'un Monde ; la partie est perdue s'il doit monter depuis le niveau supérieur
op-move_enemy_up = { $enemy } monte d'un Monde ; la partie est perdue s'il doit monter depuis le niveau supérieur
op-return_enemy = { $enemy } revient en { $world }
op-set_track = { $wolf } va au cran { $value } du ciel
op-advance_track = { $wolf } avance dans le ciel { $value ->
    [one] d'un cran
   *[other] de { $value } crans
}
op-set_counter = { $counter_the } passe à { $value }
op-add_counter-more = { $counter_the } augmente de { $value }
op-add_counter-less = { $counter_the } diminue de { $value }
won-tokens_held = { $token_many } que les dieux doivent détenir : { $value } ; { $now } à présent.
won-counter_at_least = { $counter } : { $value } à atteindre ; { $now } à présent.
won-counter_at_most = { $counter } : à réduire à { $value } ; { $now } à présent.
won-heroes_in_valhalla = Héros à réunir en même temps au Valhalla : { $value } ; { $now } à présent.
won-artefacts_owned = Artefacts que les dieux doivent posséder en tout : { $value } ; { $now } à présent.
won-wolves_gone = Les deux loups doivent être liés.
won-enemies_out = Ennemis à vaincre pour de bon : { $value } ; { $now } à présent.
counted-any = Toute victoire sur { $foe } compte.
counted-above_bottom = Les victoires sur { $foe } ne comptent qu'au-dessus du niveau inférieur.
counted-with_relic = Les victoires sur { $foe } ne comptent que pour qui porte Gleipnir.
reached-tree = Quand Nidhögg atteint le cran { $space }, les dieux gagnent.
reached-turn_page = Quand Nidhögg atteint le cran { $space }, la page se tourne.
reached-dead_tree = Quand Nidhögg atteint le cran { $space }, l'Arbre Mort, la partie est perdue.
lost-counter_at_least = { $counter } : à { $value }, la partie est perdue ; { $now } à présent.
lost-counter_at_most = { $counter } : à { $value }, la partie est perdue ; { $now } à présent.
lost-tokens_out_of_reach = La partie est perdue si moins de { $value } { $token_many } sont détenus ou encore à prendre ; { $left } à présent.
lost-sky = Quand un loup atteint le cran { $space } du ciel, la partie est perdue.
law-rule = { $rule } : { $rule_about }
law-adversary = { $adversary } : { $adversary_about }
law-wolf = { $wolf } : { $wolf_about }
law-action = { $action } : { $action_about }

## How it ends

ending-running = Rien n'est encore décidé
ending-victory = Yggdrasil est debout. Les dieux ont gagné
ending-no_life = Un dieu n'a plus de vie. Tout est perdu
ending-hel_escaped = Hel a dépassé le sommet de l'Arbre. Tout est perdu
ending-surt_escaped = Surt a dépassé le sommet de l'Arbre. Tout est perdu
ending-no_fire_giants = Il ne restait pas assez de Géants de feu pour Surt. Tout est perdu
ending-no_iotunns = Il ne restait plus d'Iotunn sur l'échelle de Loki. Tout est perdu
ending-iormungand_escaped = Iormungand a dépassé la dernière île. Tout est perdu
ending-no_anonymous = Il ne restait pas assez d'Anonymes pour Hel. Tout est perdu
ending-no_bars = Un Monde est tombé et la Geôle n'avait plus de barreau. Tout est perdu
ending-dead_tree_reached = Nidhögg a atteint l'Arbre Mort. Tout est perdu
ending-impossible = Le Livre exigeait l'impossible. Tout est perdu
ending-oaths_lost = {{ pages.baldr_1.goals.1.value.1 | Un serment est | # serments sont }} hors d'atteinte. Tout est perdu
ending-baldr_dead = Baldr est mort. Tout est perdu
ending-sky_devoured = Un loup a saisi sa proie au ciel. Tout est perdu
ending-hull_finished = La coque de Naglfar est achevée. Tout est perdu
ending-naglfar_escaped = Naglfar a quitté l'Arbre. Tout est perdu
ending-bridge_fallen = Bifrost est tombé. Tout est perdu

## Options

option-mode = Page du Livre
    .about = Une partie simple, facile ou difficile, ou une saga de la campagne.
option-mode-easy = Facile
option-mode-hard = Difficile
option-mode-baldr = Saga 1 : La Mort de Baldr
option-mode-fimbulvetr = Saga 2 : Fimbulvetr
option-mode-managarms = Saga 3 : Les Managarms
option-mode-naglfar = Saga 4 : Le Lancement de Naglfar
option-mode-bifrost = Saga 5 : La Chute de Bifrost
option-mode-vigrid = Saga 6 : La Dernière Bataille sur Vigrid
option-mode-binding = Saga bonus : L'Enchaînement de Fenrir
option-gentle = Pouvoirs sur la page facile
    .about = Les dieux ont aussi leurs pouvoirs sur la page facile.
option-fenrir_blocks_move = Fenrir empêche de bouger
    .about = Une paire de Fenrir prive aussi du déplacement, pas seulement de l'action.
option-flexible_order = Ordre libre
    .about = On décide qui joue après chaque tour, pas pour toute la manche.
option-rotating_speaker = Porte-parole tournant
    .about = À chaque manche un autre joueur fixe l'ordre.
option-solo_deck_12 = Paquet solo réduit
    .about = En solo, seules {{ players.support_cards }} cartes de chaque dieu de soutien rejoignent le paquet.
option-god_1 = Dieu de la place 1
    .about = Qui s'y assied : tiré au sort, choisi à la table, ou nommé.
option-god_1-random = Au hasard
option-god_1-chosen = Choisi à la table
option-god_1-odin = Odin
option-god_1-thor = Thor
option-god_1-tyr = Tyr
option-god_1-heimdall = Heimdall
option-god_1-frigg = Frigg
option-god_1-freyja = Freyja
option-god_1-freyr = Freyr
option-god_2 = Dieu de la place 2
    .about = Qui s'y assied : tiré au sort, choisi à la table, ou nommé.
option-god_2-random = Au hasard
option-god_2-chosen = Choisi à la table
option-god_2-odin = Odin
option-god_2-thor = Thor
option-god_2-tyr = Tyr
option-god_2-heimdall = Heimdall
option-god_2-frigg = Frigg
option-god_2-freyja = Freyja
option-god_2-freyr = Freyr
option-god_3 = Dieu de la place 3
    .about = Qui s'y assied : tiré au sort, choisi à la table, ou nommé.
option-god_3-random = Au hasard
option-god_3-chosen = Choisi à la table
option-god_3-odin = Odin
option-god_3-thor = Thor
option-god_3-tyr = Tyr
option-god_3-heimdall = Heimdall
option-god_3-frigg = Frigg
option-god_3-freyja = Freyja
option-god_3-freyr = Freyr
option-god_4 = Dieu de la place 4
    .about = Qui s'y assied : tiré au sort, choisi à la table, ou nommé.
option-god_4-random = Au hasard
option-god_4-chosen = Choisi à la table
option-god_4-odin = Odin
option-god_4-thor = Thor
option-god_4-tyr = Tyr
option-god_4-heimdall = Heimdall
option-god_4-frigg = Frigg
option-god_4-freyja = Freyja
option-god_4-freyr = Freyr
option-god_5 = Dieu de la place 5
    .about = Qui s'y assied : tiré au sort, choisi à la table, ou nommé.
option-god_5-random = Au hasard
option-god_5-chosen = Choisi à la table
option-god_5-odin = Odin
option-god_5-thor = Thor
option-god_5-tyr = Tyr
option-god_5-heimdall = Heimdall
option-god_5-frigg = Frigg
option-god_5-freyja = Freyja
option-god_5-freyr = Freyr
option-support_1 = Dieu de soutien 1
    .about = À un ou deux joueurs : qui aide.
option-support_1-random = Au hasard
option-support_1-chosen = Choisi à la table
option-support_1-odin = Odin
option-support_1-thor = Thor
option-support_1-tyr = Tyr
option-support_1-heimdall = Heimdall
option-support_1-frigg = Frigg
option-support_1-freyja = Freyja
option-support_1-freyr = Freyr
option-support_2 = Dieu de soutien 2
    .about = À un ou deux joueurs : qui aide.
option-support_2-random = Au hasard
option-support_2-chosen = Choisi à la table
option-support_2-odin = Odin
option-support_2-thor = Thor
option-support_2-tyr = Tyr
option-support_2-heimdall = Heimdall
option-support_2-frigg = Frigg
option-support_2-freyja = Freyja
option-support_2-freyr = Freyr
option-skills_1 = Compétences de la place 1
    .about = De la campagne : 9 par niveau de jet de sauvegarde, 3 par elfe et 1 par dé Vane au départ.
option-skills_2 = Compétences de la place 2
    .about = De la campagne : 9 par niveau de jet de sauvegarde, 3 par elfe et 1 par dé Vane au départ.
option-skills_3 = Compétences de la place 3
    .about = De la campagne : 9 par niveau de jet de sauvegarde, 3 par elfe et 1 par dé Vane au départ.
option-skills_4 = Compétences de la place 4
    .about = De la campagne : 9 par niveau de jet de sauvegarde, 3 par elfe et 1 par dé Vane au départ.
option-skills_5 = Compétences de la place 5
    .about = De la campagne : 9 par niveau de jet de sauvegarde, 3 par elfe et 1 par dé Vane au départ.
option-bonds_1 = Relations de la place 1
    .about = De la campagne : la somme de 1 pour Odin, 2 pour Thor, 4 pour Tyr, 8 pour Heimdall, 16 pour Frigg, 32 pour Freyja, 64 pour Freyr.
option-bonds_2 = Relations de la place 2
    .about = De la campagne : la somme de 1 pour Odin, 2 pour Thor, 4 pour Tyr, 8 pour Heimdall, 16 pour Frigg, 32 pour Freyja, 64 pour Freyr.
option-bonds_3 = Relations de la place 3
    .about = De la campagne : la somme de 1 pour Odin, 2 pour Thor, 4 pour Tyr, 8 pour Heimdall, 16 pour Frigg, 32 pour Freyja, 64 pour Freyr.
option-bonds_4 = Relations de la place 4
    .about = De la campagne : la somme de 1 pour Odin, 2 pour Thor, 4 pour Tyr, 8 pour Heimdall, 16 pour Frigg, 32 pour Freyja, 64 pour Freyr.
option-bonds_5 = Relations de la place 5
    .about = De la campagne : la somme de 1 pour Odin, 2 pour Thor, 4 pour Tyr, 8 pour Heimdall, 16 pour Frigg, 32 pour Freyja, 64 pour Freyr.

## What can be done

do-begin = Commencer
do-choose = Choisir { $god }
do-peek = Regarder la carte de { $owner }
    .you_owner = Regarder votre carte
do-next = { $player } joue ensuite
    .you_player = Vous jouez ensuite
do-go = Aller en { $world }
do-stay = Rester
do-grab = Prendre { $goods_a }
do-give = Donner un point de vie à { $player }
do-receive = Recevoir un point de vie de { $player }
do-bring = Déplacer { $god }
do-fight = Combattre { $foe }
do-act = Utiliser ce Monde
do-care = Soin de l'Arbre : {{ actions.tree_care_life | un point | # points }} de vie
do-saga = { $action }
do-pass = Ne rien faire
do-decline = S'en passer
    .bind = Laisser le loup reculer
    .reroll_god_die = Garder le dé divin
    .reroll = Garder les dés
    .roll = Ne lancer aucun dé
do-heal = Soigner { $world }
do-take = { $count ->
    [0] N'en prendre aucun
   *[other] En prendre { $count }
}
do-open = Prendre dans le { $dispenser }
do-call = Appeler { $creature }
do-cast = Utiliser la { $stone }
do-work = Agir en { $world } à distance
do-turn =
    { $steps ->
        [0] Ne pas tourner
        [1] Tourner d'un cran
       *[other] Tourner de { $steps } crans
    }
do-send =
    { $heroes ->
        [0] N'envoyer aucun Héros
        [1] Envoyer un Héros
       *[other] Envoyer { $heroes } Héros
    }
do-roll =
    { $dice ->
        [0] Lancer sans dé Vane
        [1] Lancer avec un dé Vane
       *[other] Lancer avec { $dice } dés Vane
    }
do-borrow =
    { $dice ->
        [0] N'emprunter aucun dé
        [1] Emprunter un dé
       *[other] Emprunter { $dice } dés
    }
do-mark = { $die ->
    [0] Désigner le premier dé
    [1] Désigner le deuxième dé
    [2] Désigner le troisième dé
    [3] Désigner le quatrième dé
    [4] Désigner le cinquième dé
    [5] Désigner le sixième dé
    [6] Désigner le septième dé
    [7] Désigner le huitième dé
    [8] Désigner le neuvième dé
    [9] Désigner le dixième dé
   *[other] Désigner le dernier dé
}
do-reroll = Relancer
do-spend =
    { $elves ->
        [0] Ne dépenser aucun elfe
        [1] Dépenser un elfe
       *[other] Dépenser { $elves } elfes
    }
do-plead =
    { $elves ->
        [0] Ne demander aucun elfe
        [1] Demander un elfe
       *[other] Demander { $elves } elfes
    }
do-share =
    { $life ->
        [0] Ne rien prendre
        [1] Prendre un point de la perte
       *[other] Prendre { $life } points de la perte
    }
do-look = Regarder le paquet de { $owner }
    .you_owner = Regarder votre paquet
do-stack =
    { $place ->
        [0] La première carte ensuite
        [1] La deuxième carte ensuite
       *[other] La troisième carte ensuite
    }
do-send_home = Renvoyer la carte de { $enemy }
do-help = { $player }
    .you_player = Vous
do-banish = Renvoyer { $iotunn }
do-drive = Faire descendre { $enemy }
do-return = Rendre { $artefact }
do-bind = Lier le loup
do-repair =
    { $planks ->
        [0] Ne pas réparer
        [1] Réparer d'un point
       *[other] Réparer de { $planks } points
    }

## Questions

ask-begin = Commencer ?
ask-god = Quel dieu sera { $seat } ?
    .more = Sur les pages difficiles, chaque dieu a son propre pouvoir.
    .you = Quel dieu serez-vous ?
ask-support_god = Quel dieu apporte son soutien ?
    .more = Un dieu de soutien se tient en Asgard avec {{ players.support_life }} points de vie, compte comme un autre dieu et peut prendre sur lui les pertes du dieu actif sur le même Monde. Ses cartes Ennemi rejoignent les paquets.
ask-peek = Quelle carte cachée regarde { $seat } ?
    .more = C'est le pouvoir d'Odin. Ce qu'il voit est dit à tous, avant que l'ordre de la manche soit fixé.
    .you = Quelle carte cachée regardez-vous ?
ask-order = Qui joue ensuite cette manche ?
    .more = Chacun révélera sa carte face cachée : la seconde carte d'un Ennemi le fait frapper. Concertez-vous : une place répond pour toute la table.
ask-support_move = Où va { $god } ?
    .more = La carte révélée était celle du dieu de soutien : il peut se déplacer.
ask-draupnir = Que donne Draupnir à { $seat } ?
    .more = L'anneau donne une chose par tour, avant le déplacement.
    .you = Que vous donne Draupnir ?
ask-move = Où va { $seat } ?
    .more = { $steps ->
        [0] Vers n'importe quel Monde, grâce à Skidbladnir ;
        [1] Un pas de côté, vers le haut ou vers le bas ;
       *[other] Jusqu'à { $steps } pas de côté, vers le haut ou vers le bas ;
    } l'action vient après.
    .you = Où allez-vous ?
ask-start_of_act = Quelque chose avant l'action de { $seat } ?
    .more = Frigg peut donner un point de vie à un dieu de son Monde, ou lui en prendre un ; Gjallarhorn déplace un autre dieu d'un pas.
    .you = Quelque chose avant votre action ?
ask-bring = Où va { $god } ?
    .more = À l'appel de Gjallarhorn : un pas.
ask-act = Que fait { $seat } ?
    .more = { $hindrance ->
        [0] L'action de { $world } se fait { $tier } : { $circumstance }.
        [1] { $world } est ravagé : il faut d'abord le Soin de l'Arbre.
        [2] { $world } est bloqué : on ne peut qu'y combattre.
       *[other] { $world } n'a rien à donner pour l'instant.
    }
    .you = Que faites-vous ?
ask-heal = Quel Monde est soigné ?
    .more = Son barreau retourne à la Geôle. Si plusieurs Ennemis y sont encore, il est aussitôt ravagé de nouveau.{ $risks ->
        [0] {""}
        [1] {" "}Un Risque à prendre ensuite.
       *[other] {" "}{ $risks } Risques à prendre ensuite.
    }
ask-count = Combien de { $goods_many } ?
    .more = Jusqu'à { $most }.{ $risks ->
        [0] {""}
        [1] {" "}Un Risque à prendre ensuite.
       *[other] {" "}{ $risks } Risques à prendre ensuite.
    }
ask-dispenser = Quel artefact prend { $seat } ?
    .more = La carte visible est à vous jusqu'à la fin ; la suivante apparaît.
    .you = Quel artefact prenez-vous ?
ask-creature = Quelle créature appelle { $seat } ?
    .more = Elle aide aussitôt ; les autres s'en vont.
    .you = Quelle créature appelez-vous ?
ask-rune = Quelle pierre utiliser ensuite ?
    .more = Chaque face sert une fois, dans l'ordre voulu.
ask-rune_god = Quel dieu voyage ?
    .more = La pierre porte n'importe quel dieu vers n'importe quel Monde.
ask-rune_where = Où va { $god } ?
    .more = Vers n'importe quel Monde, par la pierre runique.
ask-turn = De combien tourne l'Arbre ?
    .more = Les Mondes du milieu avancent avec tout ce qu'ils portent ; le dessus et le dessous changent.
ask-rune_world = Dans quel Monde agit { $seat } ?
    .more = À distance, sans bonus ni malus. Sur un Monde ravagé, c'est le Soin de l'Arbre qui s'applique.
    .you = Dans quel Monde agissez-vous ?
ask-heroes = Combien de Héros aident { $seat } ?
    .more = { $risks ->
        [one] Un Risque est à prévenir ; il
       *[other] { $risks } Risques sont à prévenir ; chacun
    } coûte sinon un point de vie. Chaque Héros en prévient un et retourne en Midgard.
    .you = Combien de Héros vous aident ?
ask-roll = Quels dés lance { $seat } ?
    .more = { $risks ->
        [one] Il reste un Risque.
       *[other] Il reste { $risks } Risques.
    } Chaque bouclier en prévient un ; les dés Vane qui montrent un bouclier usé ou un crâne sont ensuite perdus.
    .you = Quels dés lancez-vous ?
ask-kin_dice = Combien de dés de { $god } emprunte { $seat } ?
    .more = Sa parenté est sur le même Monde. { $risks ->
        [one] Il reste un Risque.
       *[other] Il reste { $risks } Risques.
    }
    .you = Combien de dés de { $god } empruntez-vous ?
ask-reroll_god_die = Relancer le dé Dieu ?
    .more = Votre jet de sauvegarde le permet une fois ; la nouvelle face compte. Risques à prévenir : { $risks }.
ask-reroll = Quels dés relancer ?
    .more = Brisingamen : désignez des dés ratés, puis relancez-les ; les nouvelles faces comptent. Risques à prévenir : { $risks }.
ask-elves = Combien d'elfes dépense { $seat } ?
    .more = Réussites jusqu'ici : { $successes }, Risques : { $risks }. Chaque elfe change un dé raté en réussite et rentre en Alfheim.
    .you = Combien d'elfes dépensez-vous ?
ask-kin_elves = Combien d'elfes prête { $god } ?
    .more = Sa parenté est sur le même Monde. Réussites jusqu'ici : { $successes }, Risques : { $risks }.
ask-share = Quelle part de la perte prend { $god } ?
    .more = { $loser } va perdre { $life ->
        [one] un point de vie
       *[other] { $life } points de vie
    }. Un dieu de soutien sans vie quitte l'Arbre ; le dieu d'un joueur garde au moins un point.
ask-fly = Où s'envole { $seat } ?
    .more = Vers n'importe quel Monde, porté par la créature.
    .you = Où vous envolez-vous ?
ask-step = Un pas pour { $seat } ?
    .more = De côté, vers le haut ou vers le bas, grâce à la créature.
    .you = Faites-vous un pas ?
ask-look = Quel paquet voit Huginn ?
    .more = Vous seul voyez les cartes du dessus, et vous les remettez dans l'ordre voulu.
ask-stack = Quelle carte vient ensuite dans le paquet de { $owner } ?
    .more = Du dessus vers le bas ; vous seul connaissez ces cartes.
ask-send_home = Quelle carte rentre ?
    .more = Muninn retire de la Roue une carte visible : une paire de moins menace.
ask-regain = Qui regagne un point de vie ?
    .more = Sæhrimnir nourrit un dieu, jamais au-delà de sa vie de départ.
ask-gift = Qui est nourri aussi ?
    .more = Audhumla donne à un autre dieu un elfe et un dé Vane.
ask-banish = Quel Iotunn repart ?
    .more = Freki le chasse vers l'échelle de Loki, et ce qu'il gênait est libéré.
ask-drive = Qui descend ?
    .more = Vers le Monde juste en dessous.
ask-artefact = Quel artefact devient une entrave ?
    .more = Il retourne sous son distributeur.
ask-bind = Lier { $wolf } d'une entrave ?
    .more = Lié pour de bon ; sinon le loup ne fait que reculer.
ask-repair = De combien réparer le pont ?
    .more = Jusqu'à { $planks }, un pour chaque Géant de feu retiré.
ask-hand_over = Qui reçoit Gleipnir ?
    .more = Le dieu d'un autre joueur sur votre Monde.

## The story

event-god_chosen = { $god } prend place.
event-support_joins = { $god } soutient les dieux et peut prendre une part de leurs pertes.
event-page_opens = Le Livre s'ouvre à la page « { $page } ». { $page_about }
event-page_ends = Nidhögg est au bout de la page « { $page } » : elle se tourne.
event-goal_met = Ce que demande la page « { $page } » est accompli : la page se tourne.
event-round_begins = Manche { $round } : les cartes sont posées face cachée.
event-card_seen = Tous voient la carte de { $seat } : { $enemy }.
    .you = Tous voient votre carte : { $enemy }.
event-plays_next = Ensuite, dans l'ordre du tour : { $seat }.
    .you = Ensuite, dans l'ordre du tour : vous.
event-turn_begins = { $seat } commence le tour { $turn }.
    .you = Vous commencez le tour { $turn }.
event-no_card = { $seat } n'a pas de carte à révéler : le paquet est vide.
    .you = Vous n'avez pas de carte à révéler : le paquet est vide.
event-card_laid = { $seat } révèle { $enemy }, qui attend près de la Roue une seconde carte.
    .you = Vous révélez { $enemy }, qui attend près de la Roue une seconde carte.
event-pair = { $seat } révèle la seconde carte de { $enemy } : c'est une paire, l'Ennemi frappe !
    .you = Vous révélez la seconde carte de { $enemy } : c'est une paire, l'Ennemi frappe !
event-enemy_moves = { $enemy } va en { $world }.
event-already_home = { $enemy } est déjà en { $world }, son lieu de retraite.
event-top_reached = { $enemy } est au niveau supérieur : à la prochaine montée, la partie est perdue.
event-loki_stays = Loki est déjà en { $world } et ne bouge pas.
event-enemy_caged = { $enemy } est jeté dans la Geôle.
event-enemy_leaves = { $enemy } tombe et ne revient plus.
event-enemy_is_gone = { $enemy } n'est plus en jeu : la paire est sans effet et les cartes retournent sous leurs paquets.
event-iormungand_swims = Iormungand nage jusqu'à { $island }{ $left ->
    [0] , la dernière : à la prochaine avancée, la partie est perdue.
    [1] {" ; "}il en reste une à droite.
   *[other] {" ; "}il en reste { $left } à droite.
}
event-iormungand_retreats = Iormungand recule jusqu'à { $island }.
event-tree_turns =
    { $steps ->
        [one] L'Arbre tourne d'un cran.
       *[other] L'Arbre tourne de { $steps } crans.
    }
event-enemies_meet = { $one } et { $other } se trouvent ensemble en { $world }.
event-page_ravages = Par l'effet de la page, { $enemy } ravage le Monde où il se trouve : { $world }.
event-page_ravages_next = Par l'effet de la page, { $enemy } ravage un Monde ; le sien l'est déjà, et le premier intact à sa gauche est { $world }.
event-world_ravaged = { $world } est ravagé : tant que ce Monde n'est pas soigné, on ne peut plus y faire que des combats ou le Soin de l'Arbre. Mondes ravagés : { $ravaged }, force de Fenrir : { $strength }. { $bars ->
    [0] La Geôle n'a plus de barreau : un Monde ravagé de plus et la partie est perdue.
   *[other] Barreaux restant à la Geôle : { $bars }.
}
event-no_bar_left = { $world } devrait être ravagé, mais la Geôle n'a plus de barreau.
event-world_healed = { $world } est soigné. Mondes ravagés : { $ravaged }, force de Fenrir : { $strength }, barreaux à la Geôle : { $bars }.
event-giants_join =
    { $count ->
        [one] Un Géant de feu rejoint
       *[other] { $count } Géants de feu rejoignent
    } l'échelle de Surt : { $giants } en tout, { $left } en réserve.
event-anonymous_join =
    { $count ->
        [one] Un Anonyme rejoint
       *[other] { $count } Anonymes rejoignent
    } l'échelle de Hel : { $anonymous } en tout, { $left } en réserve.
event-ladder_set = Pions sur l'échelle de { $enemy } : { $count } désormais.
event-iotunn_wakes = { $iotunn } quitte l'échelle de Loki (Iotunns qui y restent : { $left }). { $iotunn_about }
event-foe_strength = Force de { $foe } : { $base }, et { $extra } de plus pour { $might }.
event-gleipnir_weighs = Lier est plus dur que vaincre : Gleipnir coûte à { $seat } { $risks ->
    [one] un Risque
   *[other] { $risks } Risques
} de plus.
    .you = Lier est plus dur que vaincre : Gleipnir vous coûte { $risks ->
        [one] un Risque
       *[other] { $risks } Risques
    } de plus.
event-thor_prevents = Le pouvoir de Thor prévient { $risks ->
    [one] un Risque
   *[other] jusqu'à { $risks } Risques
}.
event-artefact_prevents = { $artefact_the } prévient { $risks ->
    [one] un Risque
   *[other] jusqu'à { $risks } Risques
}.
event-iotunn_stranded = { $iotunn } quitte l'échelle de Loki (Iotunns qui y restent : { $left }), ne trouve aucun Ennemi à protéger et se poste près de l'Épée des Obstacles.
event-iotunn_hinders = { $iotunn } est actif. { $iotunn_about }
event-iotunn_beaten = { $iotunn } retourne sur l'échelle de Loki.
event-fenrir_howls = Fenrir hurle : { $seat } peut se déplacer, mais n'a pas d'action ce tour-ci.
    .you = Fenrir hurle : vous pouvez vous déplacer, mais n'avez pas d'action ce tour-ci.
event-fenrir_holds = Fenrir hurle : { $seat } ne peut ni se déplacer ni agir ce tour-ci.
    .you = Fenrir hurle : vous ne pouvez ni vous déplacer ni agir ce tour-ci.
event-nidhogg_advances = Nidhögg atteint le cran { $space } sur { $length } (au bout : { $end }).
event-book_acts = Après la paire de { $enemy }, la page ouverte fait effet ({ $page }).
event-enemy_is_out = { $enemy } n'est pas dans la Geôle et reste où il est.
event-enemy_is_caged = { $enemy } est dans la Geôle : aucun Monde n'est ravagé.
event-card_home = La carte de { $enemy } va sous le paquet de { $seat }.
    .you = La carte de { $enemy } va sous votre paquet.
event-card_shuffled = { $seat } mélange ensuite tout son paquet, au lieu de laisser la carte de Fenrir dessous.
    .you = Vous mélangez ensuite tout votre paquet, au lieu de laisser la carte de Fenrir dessous.
event-god_moves = { $god } va en { $world }.
event-draupnir_gives = Draupnir fait un don à { $seat }.
    .you = Draupnir vous fait un don.
event-goods_taken = { $count ->
    [one] { $seat } prend { $goods_a }
   *[other] { $seat } prend { $count } { $goods_many }
} et en a désormais { $total }.
    .you = { $count ->
        [one] Vous prenez { $goods_a }
       *[other] Vous prenez { $count } { $goods_many }
    } et en avez désormais { $total }.
event-heroes_gather = { $count ->
    [one] { $seat } envoie un Héros
   *[other] { $seat } envoie { $count } Héros
} au Valhalla : { $total } en tout.
    .you = { $count ->
        [one] Vous envoyez un Héros
       *[other] Vous envoyez { $count } Héros
    } au Valhalla : { $total } en tout.
event-goods_removed = { $count ->
    [one] { $goods_a } quitte
   *[other] { $count } { $goods_many } quittent
} { $goods_ladder } ; il en reste { $left }.
event-acts = { $seat } réalise l'action de { $world } { $tier } : { $circumstance }.
    .you = Vous réalisez l'action de { $world } { $tier } : { $circumstance }.
event-frost_bites = Le givre couvre { $world } : il faut d'abord l'affronter.
event-oath_lifts = { $god }, que lie un serment à { $seat }, est là aussi et donne le bonus à l'action.
    .you = { $god }, qu'un serment lie à vous, est là aussi et donne le bonus à l'action.
event-artefact_lifts = { $artefact_the } donne le bonus à l'action en { $world }.
event-passed = { $seat } n'utilise pas son action.
    .you = Vous n'utilisez pas votre action.
event-cared = { $seat } soigne { $world } par le Soin de l'Arbre et le paie en points de vie.
    .you = Vous soignez { $world } par le Soin de l'Arbre et le payez en points de vie.
event-horn_taken = { $seat } porte désormais Gjallarhorn, à faire sonner en Asgard.
    .you = Vous portez désormais Gjallarhorn, à faire sonner en Asgard.
event-gleipnir_woven = { $seat } porte désormais Gleipnir, pour lier Fenrir.
    .you = Vous portez désormais Gleipnir, pour lier Fenrir.
event-token_taken = { $seat } recueille { $token_a } : les dieux en ont { $held } sur { $wanted }.
    .you = Vous recueillez { $token_a } : les dieux en ont { $held } sur { $wanted }.
event-artefact_taken = { $seat } prend { $artefact_the }.
    .you = Vous prenez { $artefact_the }.
event-artefact_shown = { $artefact_the } devient visible.
event-creature_drawn = { $creature } sort de l'ombre.
event-creature_helps = Les dieux appellent { $creature } à l'aide.
event-creature_idle = { $creature } ne trouve rien à faire.
event-stone_shows = La { $stone } montre « { $rune } ».
event-fight_begins =
    { $risks ->
        [one] { $seat } combat { $foe } et prend un Risque.
       *[other] { $seat } combat { $foe } et prend { $risks } Risques.
    }
    .you =
        { $risks ->
            [one] Vous combattez { $foe } et prenez un Risque.
           *[other] Vous combattez { $foe } et prenez { $risks } Risques.
        }
event-foe_beaten = { $seat } a vaincu { $foe }.
    .you = Vous avez vaincu { $foe }.
event-risks_taken =
    { $risks ->
        [one] En contrepartie, { $seat } prend un Risque.
       *[other] En contrepartie, { $seat } prend { $risks } Risques.
    }
    .you =
        { $risks ->
            [one] En contrepartie, vous prenez un Risque.
           *[other] En contrepartie, vous prenez { $risks } Risques.
        }
event-risks_prevented =
    { $risks ->
        [one] Un Risque est prévenu
       *[other] { $risks } Risques sont prévenus
    } d'emblée ; il { $left ->
        [0] n'en reste aucun.
       *[other] en reste { $left }.
    }
event-heroes_sent =
    { $heroes ->
        [one] Un Héros affronte les Risques et retourne en Midgard
       *[other] { $heroes } Héros affrontent les Risques et retournent en Midgard
    } ; Risques restants : { $risks }, Héros restant au Valhalla : { $left }.
event-freyja_leads = Pouvoir de Freyja : le premier Héros prévient { $risks } Risques.
event-tyr_succeeds = Pouvoir de Tyr : l'un des dés ratés de { $seat } compte comme une réussite.
    .you = Pouvoir de Tyr : l'un de vos dés ratés compte comme une réussite.
event-roll_counted = Réussites : { $successes }, Risques à prévenir : { $risks }.
event-dice_borrowed =
    { $dice ->
        [one] { $seat } prête un dé Vane.
       *[other] { $seat } prête { $dice } dés Vane.
    }
    .you =
        { $dice ->
            [one] Vous prêtez un dé Vane.
           *[other] Vous prêtez { $dice } dés Vane.
        }
event-no_die = { $seat } n'a aucun dé à lancer.
    .you = Vous n'avez aucun dé à lancer.
event-roll_declined = { $seat } renonce au jet de sauvegarde.
    .you = Vous renoncez au jet de sauvegarde.
event-die_rolled = { $die_the } de { $seat } montre { $face_a }.
    .you = Votre { $die } montre { $face_a }.
event-brisingamen_rolls_again = Brisingamen : { $seat } relance une fois des dés ratés.
    .you = Brisingamen : vous relancez une fois des dés ratés.
event-skill_rolls_again = Jet de sauvegarde de premier niveau : { $seat } relance une fois le dé Dieu raté.
    .you = Jet de sauvegarde de premier niveau : vous relancez une fois le dé Dieu raté.
event-die_rolled_again = { $die_the } de { $seat } montre maintenant { $face_a }.
    .you = Votre { $die } montre maintenant { $face_a }.
event-skill_succeeds = { $level ->
    [2] Jet de sauvegarde de deuxième niveau : { $face_a } du dé Dieu de { $seat } est aussi une réussite.
   *[other] Jet de sauvegarde de troisième niveau : le dé Dieu de { $seat } réussit toujours, même avec { $face_a }.
}
    .you = { $level ->
        [2] Jet de sauvegarde de deuxième niveau : { $face_a } de votre dé Dieu est aussi une réussite.
       *[other] Jet de sauvegarde de troisième niveau : votre dé Dieu réussit toujours, même avec { $face_a }.
    }
event-elves_spent =
    { $elves ->
        [one] Un elfe de { $seat } retourne en Alfheim et change un échec en réussite
       *[other] { $elves } elfes de { $seat } retournent en Alfheim et changent des échecs en réussites
    } ; réussites : { $successes }, elfes restants : { $left }.
    .you =
        { $elves ->
            [one] Un de vos elfes retourne en Alfheim et change un échec en réussite
           *[other] { $elves } de vos elfes retournent en Alfheim et changent des échecs en réussites
        } ; réussites : { $successes }, elfes restants : { $left }.
event-freyr_leads = Pouvoir de Freyr : chaque elfe change jusqu'à { $dice } échecs en réussites.
event-dice_lost =
    { $dice ->
        [one] Un dé Vane de { $seat } montre un bouclier usé ou un crâne : il est perdu et retourne en Vanaheim
       *[other] { $dice } dés Vane de { $seat } montrent un bouclier usé ou un crâne : ils sont perdus et retournent en Vanaheim
    } ; dés restants : { $left }.
    .you =
        { $dice ->
            [one] Un de vos dés Vane montre un bouclier usé ou un crâne : il est perdu et retourne en Vanaheim
           *[other] { $dice } de vos dés Vane montrent un bouclier usé ou un crâne : ils sont perdus et retournent en Vanaheim
        } ; dés restants : { $left }.
event-life_lost =
    { $life ->
        [one] { $seat } perd un point de vie
       *[other] { $seat } perd { $life } points de vie
    } ({ $cause }) ; vie restante : { $left }.
    .you =
        { $life ->
            [one] Vous perdez un point de vie
           *[other] Vous perdez { $life } points de vie
        } ({ $cause }) ; vie restante : { $left }.
event-life_shared =
    { $life ->
        [one] { $god } prend sa part de la perte, un point de vie
       *[other] { $god } prend sa part de la perte, { $life } points de vie
    } ; vie restante : { $left }.
event-support_falls = { $god } n'a plus de vie et quitte l'Arbre.
event-life_regained = { $seat } regagne un point de vie et en a désormais { $life }.
    .you = Vous regagnez un point de vie et en avez désormais { $life }.
event-life_given = { $giver } donne un point de vie à { $receiver } : { $giver } en a désormais { $left }, { $receiver } en a { $life }.
    .you_giver = Vous donnez un point de vie à { $receiver } : vous en avez désormais { $left }, { $receiver } en a { $life }.
    .you_receiver = { $giver } vous donne un point de vie : { $giver } en a désormais { $left }, vous en avez { $life }.
event-deck_seen = { $seat } regarde les premières cartes du paquet de { $owner }.
    .you = Vous regardez les premières cartes du paquet de { $owner }.
    .you_owner = { $seat } regarde les premières cartes de votre paquet.
event-deck_card =
    { $place ->
        [0] La première carte : { $enemy }.
        [1] La deuxième carte : { $enemy }.
       *[other] La troisième carte : { $enemy }.
    }
event-deck_stacked = Les cartes retournent sur le paquet de { $owner }.
    .you_owner = Les cartes retournent sur votre paquet.
event-token_placed = { $token_a } est posé en { $world }.
event-token_removed = { $world } perd son { $token }.
event-lies_there_already = { $world } porte déjà { $token_a }.
event-nothing_lies_there = { $enemy } n'est sur aucun Monde qui porte { $token_a } : rien n'est perdu.
event-saga_done = { $seat } { $action_does }.
event-relic_handed = { $giver } remet Gleipnir à { $receiver }.
    .you_giver = Vous remettez Gleipnir à { $receiver }.
    .you_receiver = { $giver } vous remet Gleipnir.
event-adversary_stands = { $adversary } est désormais en { $world }.
event-adversary_leaves = { $adversary } a disparu.
event-wolf_runs = { $wolf } est au cran { $space } sur { $last } du ciel ; au dernier, la partie est perdue.
event-wolf_runs_back = { $wolf } recule jusqu'au cran { $space } du ciel.
event-wolf_bound = { $wolf } est lié pour de bon.
event-counter_changes = { $counter } : de { $was } à { $value } ({ $change }).
event-victory = Yggdrasil est debout. Les dieux ont gagné !
event-defeat = { $ending }.

## Odds, for hints

odds-fight = Évite tous les Risques { $times } fois sur 100 avec vos propres dés, sans compter Héros, elfes et parenté.
odds-heroes = Évite tous les Risques { $times } fois sur 100 avec tous vos dés, sans compter elfes et parenté.
odds-roll = Évite tous les Risques { $times } fois sur 100, sans compter les elfes.
odds-again = Évite tous les Risques { $times } fois sur 100 avec ce qui est relancé, sans compter les elfes.

## The campaign in the terminal

campaign-title = Campagne : { $saga }
campaign-over = Toutes les sagas sont gagnées. L'Arbre est debout.
campaign-god = { $god } : { $experience } points d'expérience, jet de sauvegarde { $saving }, elfes { $elves }, dés Vane { $dice }
campaign-related =   relations : { $gods }
campaign-shop = { $god } a { $experience } points d'expérience. Qu'apprend { $god } ?
campaign-keep = Rien de plus, garder le reste
campaign-saving_roll = Meilleur jet de sauvegarde ({ $price }) : { $level ->
    [1] { saving-1.gives }
    [2] { saving-2.gives }
   *[other] { saving-3.gives }
}
campaign-start_elves = Un elfe au départ ({ $price })
campaign-start_vane_dice = Un dé Vane au départ ({ $price })
campaign-relation = Relation avec { $partner } : { $kind } ({ $price })
campaign-saved = La campagne est conservée dans { $path }.
campaign-left = La partie est abandonnée ; la campagne reste telle quelle.
relation-kin = parenté
    .about = Dans vos jets de sauvegarde, vous pouvez utiliser les dés Vane et les elfes de ce dieu.
relation-love = amour
    .about = Ce dieu peut prendre une part de vos pertes.
relation-oath = serment
    .about = Vous agissez avec le bonus même près d'Ennemis, sauf en Midgard.

## Parts of the table

view-round = manche
view-turn = tour
view-active = place active
view-speaker = porte-parole
view-order = ordre du tour
view-turns_taken = tours joués
view-no_act = sans action
view-powers = pouvoirs
view-rotation = position de l'Arbre
view-worlds = Mondes
view-enemies = Ennemis
view-bars = barreaux de la Geôle
view-bars_in_all = barreaux en tout
view-filled = gravis
view-steps = degrés
view-does = ce que fait la page
view-when = quand
view-won = comment la gagner
view-lost = comment la perdre
view-laws = règles de la page
view-ladders = échelles
view-iotunns = Iotunns
view-foes = qui l'on peut combattre
view-wheel = Roue des Ennemis
view-revealed = révélée
view-decks = paquets Ennemi
view-reserves = réserves
view-elves = elfes
view-dice = dés Vane
view-heroes = Héros
view-anonymous = Anonymes
view-giants = Géants de feu
view-creatures = créatures
view-valhalla = Héros au Valhalla
view-dispensers = distributeurs
view-gods = dieux
view-support = dieux de soutien
view-book = Livre des Sagas
view-risks = Risques
view-pending = à décider
view-id = nom
view-level = niveau
view-column = colonne
view-above = au-dessus
view-below = en dessous
view-ravaged = ravagé
view-blocked = bloqué
view-token = jeton
view-tier = action
view-at = lieu
view-island = île
view-strength = force
view-shielded = protégé
view-can_be_fought = combattable
view-space = cran
view-stranded = ne bloque rien
view-enemy = Ennemi
view-owner = propriétaire
view-left = reste
view-dealt = sur la Roue
view-known = cartes connues
view-next = la suivante peut être
view-top = visible
view-god = dieu
view-life = vie
view-life_at_start = vie au départ
view-tokens = jetons
view-artefacts = artefacts
view-saving = jet de sauvegarde
view-bonds = relations
view-relic = relique
view-mode = page de
view-page = page
view-length = longueur de la piste
view-end = au bout
view-rules = règles
view-actions = actions
view-goals = buts
view-goal = but
view-counter = compteur
view-value = valeur
view-counters = compteurs
view-adversaries = adversaires
view-wolves = loups
view-foe = adversaire
view-face = face
view-god_die = dé Dieu
view-marked = désigné
view-successes = réussites
view-loser = perdant
view-loss = perte
view-sharer = qui peut la prendre
view-decision = question
view-goods = biens
view-runes = runes
view-deck = paquet
view-chance = chance avec vos propres dés
view-left_after = Risques restants, par nombre dépensé
view-rolls = chance, par dés Vane
view-safe = aucun Risque restant

## What reports of studies call it

study-enemy_moves = ennemis qui arrivent
study-acts = actions des dieux
study-world_ravaged = Mondes ravagés
study-god_chosen = un dieu
study-artefact_taken = un artefact pris
study-life_given = un point de vie donné à un autre dieu
study-relic_handed = Gleipnir remis à un autre dieu

## The lesson

lesson-tree = Vous êtes Thor ; Freyja et Tyr jouent avec vous. L'Arbre a neuf Mondes sur trois niveaux. Le haut et le bas sont fixes, l'anneau du milieu tourne : ce qui se trouve au-dessus et en dessous change sans cesse.
lesson-goal = Nidhögg avance sur cette page du Livre des Sagas. Chaque fois qu'il frappe, il avance d'un cran, et au quatrième il atteint l'Arbre : vous avez alors gagné. Tous les autres Ennemis ne cherchent qu'à vous en empêcher.
lesson-pairs = Chaque dieu a posé une carte Ennemi face cachée. Quand on en retourne une et qu'aucune de cet Ennemi n'est visible, elle attend près de la Roue. S'il y en a une, l'Ennemi frappe, et les deux cartes vont sous leurs paquets.
lesson-order = La table convient d'abord de l'ordre de la manche. La première place décide, les autres peuvent proposer. Dites que vous commencez.
lesson-second = Freyja vient ensuite ; Tyr sera le dernier.
lesson-step = Votre carte était Hel : elle attend près de la Roue. Vous pouvez faire un pas, vers un autre Monde de votre niveau ou juste au-dessus ou en dessous. Allez en Vanaheim.
lesson-world = Puis vous agissez une fois. On peut combattre un adversaire de son Monde, ou utiliser le Monde. Vanaheim prête des dés Vane.
lesson-dice = D'ordinaire deux. Avec un autre dieu à vos côtés ce serait jusqu'à trois, près d'un Ennemi un seul. Prenez les deux.
lesson-freyja = Freyja retourne Iormungand, qui attend aussi. Elle va en Alfheim prendre deux elfes ; chacun change un échec en réussite.
lesson-strike = Tyr retourne Hel, et la vôtre était là : une paire ! Hel est montée tout droit en Svartalfheim, l'anneau a tourné d'un cran, et Tyr a perdu un point de vie. Mais Svartalfheim est maintenant sous Asgard : Tyr peut y descendre.
lesson-fights = Un combat est toujours gagné, mais on court autant de Risques que l'adversaire a de force. Hel a une force de 1, plus les Anonymes de son échelle, et il n'y en a pas.
lesson-lost = Tyr n'a lancé que son dé Dieu, et c'est un échec : encore un point de vie perdu. Si un dieu n'a plus de vie, la partie est perdue pour tous. Mais Hel est de retour en Niflheim.
lesson-round = Nouvelle manche, nouvelles cartes. Commencez encore ; avec deux dés vous êtes le mieux préparé.
lesson-ravage = Votre carte est Nidhögg, qui attend. Regardez Asgard : Loki s'y trouve. Deux Ennemis sur un même Monde le ravagent, et chaque Monde ravagé coûte un barreau à la Geôle ; quand il en faut un et qu'il n'en reste plus, la partie est perdue. Allez en Asgard avant qu'un autre n'arrive.
lesson-loki = Combattez Loki. Sa force est 1 plus les Iotunns éveillés, et tous dorment.
lesson-risks = Un Risque. Votre dé Dieu et les dés Vane de votre choix se lancent ensemble, et chaque bouclier, usé ou non, prévient un Risque. Les dés Vane qui montrent un bouclier usé ou un crâne retournent ensuite en Vanaheim. Prenez les deux pour être tranquille.
lesson-caged = Aucune perte, et Loki est dans la Geôle. Puis Freyja a retourné le second Nidhögg : une paire, la seule qui fasse plaisir. Il est sur le premier des quatre crans.
lesson-worlds = Chaque Monde apporte son aide : artefacts en Nidavellir, Héros en Midgard, créatures en Svartalfheim, pierres runiques en Iotunheim. Niflheim et Muspellheim vident les échelles de Hel et de Surt. Les cartes reviennent dans l'ordre où elles sont parties : comptez-les.

## La table en phrases

tell = Manche { $round }, tour { $turn } : { $active } agit. La Cage a encore { $bars } barreaux sur { $bars_in_all }. Héros au Valhalla : { $valhalla }. { $no_act ->
    [yes] Pas d'action ce tour-ci.
   *[no] {""}
}
tell-left-out = foes pending training
tell-worlds = { $id }, niveau { $level }{ $above ->
    [none] {""}
   *[other] , sous { $above }
}{ $below ->
    [none] {""}
   *[other] , au-dessus de { $below }
}. { $ravaged ->
    [yes] Ce Monde est ravagé.
   *[no] {""}
} { $blocked ->
    [yes] Son action est bloquée.
   *[no] {""}
}
tell-enemies = { $strength ->
    [none] { $id } : { $at }.
   *[other] { $id } : { $at }, force { $strength }{ $can_be_fought ->
        [yes] {""}
       *[other] , hors de combat pour l'instant
    }.
}
tell-gods = { $god } est en { $at } avec { $life } points de vie, { $elves } elfes et { $dice } dés Vane. Artefacts : { $artefacts }.
    .you = Vous êtes { $god }, en { $at }, avec { $life } points de vie, { $elves } elfes et { $dice } dés Vane. Vos artefacts : { $artefacts }.

## La table en quelques chiffres

status = Manche { $round }, tour { $turn }{ $order ->
        [none] {""}
       *[other] , ordre : { $order }
    } · Cage : { $bars } barreaux sur { $bars_in_all } · { $book_page }, case { $book_space } sur { $book_length } · Héros au Valhalla : { $valhalla }
    Ennemis (force) : { $enemies }
    { $gods }
status-enemies = { $strength ->
        [none] {""}
       *[other] { $id } { $at } ({ $strength })
    }
status-gods = { $god } : { $at }, vie { $life }, elfes { $elves }, dés Vane { $dice }{ $artefacts ->
        [none] {""}
       *[other] , { $artefacts }
    }
    .you = Vous, { $god } : { $at }, vie { $life }, elfes { $elves }, dés Vane { $dice }{ $artefacts ->
        [none] {""}
       *[other] , { $artefacts }
    }
