## Endbosse: der Name, der Beiname und was der Stufenaufstieg bringt

boss-draculord = Draculord
    .epithet = Hypnotischer Vampir
    .text = Sieh eine gegnerische Hand an und nimm dir eine Karte daraus.
boss-xyzax = Xyzax
    .epithet = Urvater der Lichs
    .text = Nimm zwei beliebige Karten aus der Ablage.
boss-king_croak = King Croak
    .epithet = Sultan der Kanalisation
    .text = Suche einen verbesserten Monsterraum in Stapel oder Ablage; baue ihn sofort oder behalte ihn.
boss-robobo = Robobo
    .epithet = Wütender Golem
    .text = Alle anderen wählen je einen eigenen Raum, der zerstört wird.
boss-cerebellus = Cerebellus
    .epithet = Vater Hirn
    .text = Ziehe drei Zauber, wirf dann einen Zauber ab.
boss-seducia = Seducia
    .epithet = Zauberin der Verführung
    .text = Ein Held deiner Wahl, aus der Stadt oder einem Heldenstapel, kommt an deinen Eingang.
boss-cleopatra = Cleopatra
    .epithet = Mutter der Mumien
    .text = Suche einen verbesserten Fallenraum in Stapel oder Ablage; baue ihn sofort oder behalte ihn.
boss-gorgona = Gorgona
    .epithet = Königin von Medusia
    .text = Ein Held deiner Wahl in der Stadt stirbt und gehört dir.

## Räume: der Name und was der Raum tut

room-dark_altar = Dunkler Altar
    .text = Zerstöre ihn: Nimm eine beliebige Karte aus der Ablage.
room-open_grave = Offenes Grab
    .text = Einmal pro Runde, wenn hier ein Held stirbt: Nimm einen Raum aus der Ablage.
room-specters_sanctum = Gespensterheiligtum
    .text = Beim Bau: Eine Gegnerin oder ein Gegner deiner Wahl verliert einen zufälligen Zauber.
room-succubus_spa = Sukkubus-Spa
    .text = Einmal pro Runde, wenn hier ein Held stirbt: Nimm einen zufälligen Raum oder Zauber aus einer gegnerischen Hand.
room-dracolich_lair = Hort des Dracolichs
    .text = Einmal pro Runde, für { $amount } Räume aus deiner Hand: Nimm einen Raum aus der Ablage.
room-vampire_bordello = Vampirbordell
    .text = Einmal pro Runde, wenn hier ein Held stirbt: Du darfst eine Wunde in eine Seele verwandeln.
room-goblin_armory = Goblin-Waffenkammer
    .text = Monsterräume daneben machen { $amount } Schaden mehr.
room-golem_factory = Golemfabrik
    .text = Einmal pro Runde, wenn hier ein Held stirbt: Ziehe { $amount ->
        [one] einen Raum
       *[other] { $amount } Räume
    }.
room-minotaurs_maze = Irrgarten des Minotaurus
    .text = Wer zum ersten Mal eintritt, geht in den Raum davor zurück.
room-neanderthal_cave = Neandertalerhöhle
    .text = Darauf kann kein verbesserter Raum gebaut werden.
room-beast_menagerie = Bestienmenagerie
    .text = Einmal pro Runde, wenn du noch einen Monsterraum baust: Ziehe { $amount ->
        [one] einen Raum
       *[other] { $amount } Räume
    }.
room-monsters_ballroom = Ballsaal der Monster
    .text = Macht so viel Schaden, wie du Monsterräume hast.
room-brainsucker_hive = Nest der Hirnsauger
    .text = Einmal pro Runde, wenn hier ein Held stirbt: Du darfst { $amount ->
        [one] einen Zauber
       *[other] { $amount } Zauber
    } ziehen.
room-dark_laboratory = Dunkles Labor
    .text = Beim Bau: Ziehe { $amount } Zauber, wirf dann einen Zauber ab.
room-haunted_library = Spukbibliothek
    .text = Zu Beginn der Runde darfst du statt eines Raums einen Zauber ziehen.
room-witchs_kitchen = Hexenküche
    .text = Einmal pro Runde, für einen Monsterraum aus deiner Hand: Ziehe einen Zauber.
room-all_seeing_eye = Allsehendes Auge
    .text = Einmal pro Runde, für einen Zauber aus deiner Hand: Hebe den gerade angesagten gegnerischen Zauber auf.
room-ligers_den = Höhle des Ligers
    .text = Einmal pro Runde, wenn dein Zauber nicht aufgehoben wurde: Ziehe { $amount ->
        [one] einen Zauber
       *[other] { $amount } Zauber
    }.
room-bottomless_pit = Bodenlose Grube
    .text = Zerstöre sie: Der Held darin stirbt.
room-boulder_ramp = Felsbrockenrampe
    .text = Zerstöre einen anderen Raum von dir: Der Held hier erleidet { $amount } Schaden.
room-dizzygas_hallway = Schwindelgas-Korridor
    .text = Ein Fallenraum daneben in Richtung Endboss macht { $amount } Schaden mehr.
room-jackpot_stash = Jackpot-Versteck
    .text = Zerstöre es: Die Schätze deiner Räume zählen diese Runde doppelt.
room-recycling_center = Recyclinghof
    .text = Wenn ein anderer Raum von dir zerstört wird: Du darfst { $amount } Räume ziehen.
room-crushinator = Der Zermalminator
    .text = Einmal pro Runde, zerstöre einen anderen Raum von dir: Alle deine Räume machen diese Runde { $amount } Schaden mehr.
room-centipede_tunnel = Tausendfüßlertunnel
    .text = Beim Bau: Du darfst zwei Räume eines Dungeons vertauschen.
room-construction_zone = Baustelle
    .text = Beim Bau: Du darfst noch einen Raum aus der Hand bauen.
room-dragon_hatchery = Drachenbrutstätte
    .text = Hat Schätze jeder Art.
room-mimic_vault = Mimik-Schatzkammer
    .text = Beim Bau: Ein gewöhnlicher Held deiner Wahl aus der Stadt kommt an deinen Eingang.
room-monstrous_monument = Monströses Monument
    .text = Beim Bau: Nimm einen Monsterraum aus der Ablage.
room-torture_chamber = Folterkammer
    .text = Zerstöre sie: Eine gegnerische Hand deiner Wahl verliert einen zufälligen Raum.
room-zombie_prison = Zombiegefängnis
    .text = Zerstöre es: Ein toter Held aus einer gegnerischen Wertung kommt wieder an den Eingang dort.

## Zauber: der Name und was der Zauber tut

spell-annihilator = Vernichter
    .text = Ein Fallenraum macht diese Runde { $amount } Schaden mehr.
spell-assassin = Attentäter
    .text = Der Held in einem gegnerischen Dungeon hat diese Runde { $amount } Lebenspunkte mehr.
spell-cave_in = Einsturz
    .text = Zerstöre einen Raum von dir; ein Held darin stirbt.
spell-counterspell = Gegenzauber
    .text = Hebe den gerade angesagten Zauber auf.
spell-exhaustion = Erschöpfung
    .text = Der Held in deinem Dungeon erleidet 1 Schaden für jeden deiner aktiven Räume.
spell-fear = Furcht
    .text = Der Held in einem Dungeon läuft in die Stadt zurück.
spell-freeze = Einfrieren
    .text = Schalte einen Raum diese Runde aus: kein Schaden, kein Schatz, kein Effekt.
spell-giant_size = Riesenwuchs
    .text = Ein Monsterraum macht diese Runde { $amount } Schaden mehr.
spell-jeopardy = Höchste Gefahr
    .text = Alle werfen die Hand ab und ziehen einen Zauber und zwei Räume.
spell-kobold_strike = Koboldstreik
    .text = Niemand baut diese Runde; verdeckte Räume gehen auf die Hand zurück.
spell-motivation = Motivation
    .text = Wenn jemand mehr Räume hat als du: Baue diese Runde einen mehr.
spell-princess_in_peril = Prinzessin in Not
    .text = Ein Held aus der Stadt kommt an deinen Eingang.
spell-soul_harvest = Seelenernte
    .text = Gib einen deiner toten Helden her und ziehe { $amount } Zauber.
spell-teleportation = Teleportation
    .text = Der Held in deinem Dungeon beginnt wieder in deinem ersten Raum und behält seinen Schaden.
spell-trepidation = Beklommenheit
    .text = Wer { $amount } Seelen mehr hat als du, bekommt diese Runde keinen Helden in den Dungeon.
spell-zombie_attack = Zombieangriff
    .text = Ein toter Held aus einer gegnerischen Wertung kommt mit { $amount } Lebenspunkten mehr wieder an den Eingang dort.

## Helden: der ganze Name und der kurze

hero-nick_the_masher = Nick der Stampfer
    .short = Nick
hero-pugi_the_druidess = Pugi die Druidin
    .short = Pugi
hero-acacia_warrior_of_light = Acacia, Kriegerin des Lichts
    .short = Acacia
hero-charles_the_young = Charles der Junge
    .short = Charles
hero-delatorious_angel_of_light = Delatorious, Engel des Lichts
    .short = Delatorious
hero-romero_the_indigo_friar = Romero, der Indigo-Mönch
    .short = Romero
hero-boden_the_pantless = Boden der Hosenlose
    .short = Boden
hero-jarek_squire_to_the_lion_knights = Jarek, Knappe der Löwenritter
    .short = Jarek
hero-fire_s_breath_heroine_of_arcadia = Feueratem, Heldin von Arkadien
    .short = Feueratem
hero-samurai_tom = Samurai Tom
    .short = Samurai Tom
hero-johnny_of_the_evening_watch = Johnny von der Abendwache
    .short = Johnny
hero-crystol_and_a_lan_of_gerd = Crystol und A’lan von Gerd
    .short = Crystol und A’lan
hero-tieg_and_the_magic_bubble = Tieg und die Zauberblase
    .short = Tieg
hero-brandork_the_neverwrong = Brandork der Unfehlbare
    .short = Brandork
hero-mitchell_the_judge = Mitchell, der Richter
    .short = Mitchell
hero-kalish_ninefingers = Kalish Neunfinger
    .short = Kalish
hero-dartteon_elf_pyromancer = Dartteon, elfischer Pyromant
    .short = Dartteon
hero-koey_the_last_dragon_mage = Koey, der letzte Drachenmagier
    .short = Koey
hero-joman_chimm_cutpurse = Joman Chimm, Beutelschneider
    .short = Joman Chimm
hero-lance_uppercut_treasure_hunter = Lance Uppercut, Schatzjäger
    .short = Lance Uppercut
hero-jesta_the_rogue = Jesta die Schurkin
    .short = Jesta
hero-kins_klauski_mad_conquistador = Kins Klauski, verrückter Konquistador
    .short = Kins Klauski
hero-sir_digby_apple_ace_detective = Sir Digby Apple, Meisterdetektiv
    .short = Sir Digby
hero-jerome_kung_fu_monkey = Jerome, Kung-Fu-Affe
    .short = Jerome
hero-the_fool = Der Narr
    .short = Der Narr
hero-katelyn_angelic_healer = Katelyn, engelsgleiche Heilerin
    .short = Katelyn
hero-kerberos_dirtbeard_canine_cleric = Kerberos Schmutzbart, Hundekleriker
    .short = Kerberos
hero-lord_van_ette = Lord Van Ette
    .short = Lord Van Ette
hero-jejune_everlea_holy_sisters = Jejune und Everlea, heilige Schwestern
    .short = Jejune und Everlea
hero-frankov_the_envoy = Frankov, der Gesandte
    .short = Frankov
hero-nate_the_squidslayer = Nate der Kalmartöter
    .short = Nate
hero-antonius_the_rune_knight = Antonius, der Runenritter
    .short = Antonius
hero-asmor_the_aweless = Asmor der Unerschrockene
    .short = Asmor
hero-tempros_the_time_marauder = Tempros, der Zeitplünderer
    .short = Tempros
hero-chia_kang_mystical_warlock_of_yu = Chia Kang, mystischer Hexenmeister von Yu
    .short = Chia Kang
hero-terric_warhelm_half_elf_archmage = Terric Warhelm, halbelfischer Erzmagier
    .short = Terric
hero-wayward_the_drifter = Wayward, der Umherziehende
    .short = Wayward
hero-hya_legendary_shinobi = Hya, legendärer Shinobi
    .short = Hya
hero-blackbeard_jake = Jake Schwarzbart
    .short = Jake Schwarzbart
hero-cecil_leoran_master_factotum = Cecil Leoran, Meisterfaktotum
    .short = Cecil
hero-wallbanger_basketweaver = Wallbanger Korbflechter
    .short = Wallbanger

class-cleric = Kleriker
class-fighter = Kämpfer
class-mage = Magier
class-thief = Dieb
class-none = ohne Klasse

## Optionen einer Partie

option-players = players
    .text = wie viele spielen
option-bosses = bosses
    .text = die Endbosse nach Plätzen
option-i_choose_you = i_choose_you
    .text = alle wählen zwischen zwei Endbossen
option-scheming = scheming
    .text = wer in einer Runde keine Seele gewinnt, darf eine Karte ziehen
option-hard_mode = hard_mode
    .text = ohne die schwächsten Helden
option-spells = spells
    .text = wie viele Zauber der Stapel hat

## Phasen

phase-set_up = Aufbau
phase-beginning = Rundenbeginn
phase-build = Bauphase
phase-reveal = Aufdecken
phase-bait = Köderphase
phase-adventure = Abenteuerphase
phase-end = Rundenende

## Für den Anfang

play-title = Boss Monster
play-goal = Du bist der Endboss eines Dungeons. Baue Räume, deren Schätze Helden anlocken und deren Schaden sie tötet: Ein toter Held ist eine Seele, einer, der durchkommt, eine Wunde. Zehn Seelen gewinnen, fünf Wunden verlieren; epische Helden zählen doppelt.
play-choose = Tippe eine Nummer oder die Wörter daneben; help turn erklärt die Runde.
play-why = Nenne die Aktion dazu: why cast fear.
play-about = Nenne etwas dazu: about altar, about furcht, about robobo.
play-nothing-found = Es gibt keinen Raum, Zauber, Endboss oder Helden „{ $text }“.
play-rules = Nenne ein Wort, nach dem du suchst (auf Englisch): rules lure.
play-help =
    Beantworte eine Frage mit der Nummer oder mit den Wörtern daneben, etwa
    place dark_altar, slot 1, cast fear, pass. Plätze zählen vom Endboss aus:
    room 2.1 ist der Raum neben dem Endboss von Platz 2 am Tisch. Außerdem gibt es:
    { "  " }help turn     wie eine Runde abläuft und was die Zeichen bedeuten
    { "  " }pass phase    passt bis zum Ende der Phase; pass turn: der Runde
    { "  " }why AKTION    warum eine Aktion jetzt nicht geht
    { "  " }hint          die besten Züge, deine Aussichten und warum
    { "  " }undo          nimmt deine letzte Entscheidung zurück
    { "  " }table         alle Dungeons, die Stadt und die Stapel
    { "  " }hand          deine Karten; discard: die Ablage
    { "  " }about NAME    ein Raum, ein Zauber, ein Endboss oder ein Held
    { "  " }rules WORT    Regeln mit diesem Wort (Englisch), oder eine: rules BM-7.2
    { "  " }log           alles, was du hast geschehen sehen
    { "  " }save DATEI    speichert die Partie (beim Beenden geschieht das von selbst)
    { "  " }quit          beendet und sagt dir, wie du später weiterspielst
    Wenn du nur passen kannst, passt das Terminal für dich.
    Zurücknehmen geht nur, solange keine Karte dazukam und niemand sonst entschied.
play-help-turn =
    Eine Runde hat fünf Phasen. Rundenbeginn: Für jeden Platz kommt ein Held in die
    Stadt, und alle ziehen einen Raum. Bauphase: In der Reihenfolge der EP dürfen
    alle einen Raum verdeckt legen, dann werden alle aufgedeckt. Köderphase: Jeder
    Held geht zum Dungeon mit den meisten Schätzen seiner Klasse; bei Gleichstand
    bleibt er in der Stadt. Abenteuerphase: Helden gehen von links zum Endboss und
    erleiden den Schaden jedes Raums. Rundenende: Was eine Runde lang gilt, ist
    vorbei, Seelen und Wunden werden gezählt.
    Dein fünfter aktiver Raum bringt den Stufenaufstieg: den Effekt deines
    Endbosses, einmal in der Partie. Zauber und manche Räume nutzt du in der Bau-
    oder Abenteuerphase, egal wer dran ist; auf Angesagtes kann man antworten.
    Auf dem Tisch: 2+1 ist Schaden mit dem, was jetzt dazukommt; C F M T sind
    Schätze für Kleriker, Kämpfer, Magier, Dieb; C6 ist ein Kleriker mit 6
    Lebenspunkten; * ein verbesserter Raum oder epischer Held; +1: einer darunter.
undo-came_out = Karten oder Verdecktes kamen heraus; es bleibt dabei.
note-nothing = (Für dich gibt es nichts zu tun.)
note-nothing-watched = ({ $player } hat nichts zu tun.)

## Fragen. $player entscheidet.

question-choose_boss = { $player }, welcher Endboss bist du?
question-mulligan = { $player }, möchtest du eine neue Hand?
question-discard = { $player }, welche Karte wirfst du ab? Alle werfen zwei ab.
question-first_room = { $player }, welcher einfache Raum ist dein erster?
question-draw = { $player }, von welchem Stapel ziehst du?
question-chance = { $window ->
        [build] { $own ->
            [yes] { $player }, du bist mit Bauen dran: Was tust du?
           *[no] { $active } baut. { $player }, tust du etwas?
        }
        [entrance] { $own ->
            [yes] { $player }, dein Teil der Abenteuerphase: Tust du etwas, bevor ein Held eintritt?
           *[no] Abenteuer im Dungeon von { $active }. { $player }, tust du etwas?
        }
       *[room] { $hero } ist in { $room } von { $active } und hat { $damage } von { $health } Schaden. { $player }, tust du etwas?
    }
question-response = { $other } sagt { $card } an{ $target ->
        [none] { "" }
       *[other] : { $target }
    }. { $player }, antwortest du?
question-slot = { $player }, wohin kommt { $card }?
question-target_room = { $player }, { $card } auf welchen Raum?
question-target_hero = { $player }, { $card } auf welchen Helden?
question-target_player = { $player }, { $card } gegen wen?
question-pay_card = { $player }, welche Karte wirfst du für { $card } ab?
question-pay_room = { $player }, welchen Raum zerstörst du für { $card }?
question-order = { $player }, welcher deiner Räume wirkt zuerst?
question-use = { $player }, { $card ->
        [none] nutzt du deinen Stufenaufstieg?
       *[other] nutzt du { $card }?
    } { $text }
question-opponent = { $player }, bei wem?
question-kind = { $player }, was nimmst du von { $other }?
question-take = { $player }, welche Karte nimmst du aus der Ablage?
question-look = { $player }, siehst du den Raumstapel durch?
question-find = { $player }, welchen verbesserten Raum nimmst du?
question-source = { $player }, woher nimmst du { $card }?
question-build_on = { $player }, wo baust du { $card }?
question-lose_room = { $player }, welcher deiner Räume wird zerstört?
question-discard_spell = { $player }, welchen Zauber wirfst du ab?
question-look_heroes = { $player }, welche Helden siehst du durch?
question-hero = { $player }, welcher Held kommt an deinen Eingang?
question-swap_first = { $player }, welchen Raum vertauschst du?
question-swap_second = { $player }, mit welchem Raum?
question-build_more = { $player }, welchen Raum baust du noch?
question-steal = { $player }, das ist die Hand von { $other }. Welche Karte nimmst du?
question-heal = { $player }, welche Wunde wird zur Seele?
question-scheming = { $player }, du hast in dieser Runde keine Seele gewonnen. Welche Karte ziehst du?
question-lure = { $player }, welcher Held kommt an deinen Eingang?
question-kill = { $player }, welcher Held in der Stadt stirbt?

## Aktionen: was sie bedeuten, neben ihrer Schreibweise

action-pass = { $question ->
        [chance] jetzt nichts tun
        [response] geschehen lassen
        [first_room] keinen bauen
        [build_more] keinen bauen
        [swap_first] nichts vertauschen
        [heal] es dabei lassen
       *[other] keine Wahl treffen
    }
action-yes = { $question ->
        [mulligan] zurückmischen und neu ziehen
        [look] durchsehen, dann mischen
       *[other] nutzen
    }
action-no = { $question ->
        [mulligan] die Hand behalten
        [look] nur aus der Ablage nehmen
        [look_heroes] nur die in der Stadt
        [scheming] keine ziehen
       *[other] nicht nutzen
    }
action-room-deck = einen Raum ziehen
action-spell-deck = einen Zauber ziehen
action-look-ordinary = den Stapel der gewöhnlichen Helden, außer der Stadt
action-look-epic = den Stapel der epischen Helden, außer der Stadt
action-look-both = beide Stapel, außer der Stadt
action-to-hand = auf der Hand behalten
action-room-card = einen zufälligen Raum
action-spell-card = einen zufälligen Zauber
action-from-discard = aus der Ablage
action-from-deck = aus dem Stapel
action-slot = auf { $card }
action-new-slot = als neuer Raum am linken Ende
action-activate = { $card }: { $text }
action-player = { $player } (Seelen { $souls }; Hand: { $rooms ->
        [one] 1 Raum
       *[other] { $rooms } Räume
    }, { $spells } Zauber)
action-room = { $room ->
        [none] { $player }, Platz { $slot }
       *[other] { $room } von { $player }
    }

facts-room = { $type }, Schaden { $damage }, { $treasure }
facts-spell = Zauber, { $phase ->
        [both] Bau- oder Abenteuerphase
        [build] Bauphase
       *[adventure] Abenteuerphase
    }
facts-hero = { $hero_class }{ $epic ->
        [yes] , episch
       *[no] { "" }
    }, Lebenspunkte { $health }
about-boss = { $name }, { $epithet } (EP { $xp }, Schatz { $treasure }). Stufenaufstieg: { $text }
about-card = { $name } ({ $facts }): { $text }
about-hero = { $name } ({ $facts })

## Ablehnungen: warum eine Aktion nicht geht. Die Regel folgt in Klammern.

refusal-not_asked = Das hast jetzt nicht du zu entscheiden.
refusal-game_over = Die Partie ist zu Ende.
refusal-unknown_action = Diese Aktion gibt es nicht.
refusal-not_an_answer = „{ $action }“ ist keine Antwort auf diese Frage.
refusal-not_a_choice = „{ $action }“ steht hier nicht zur Wahl.
refusal-not_in_hand = { $card } ist nicht auf deiner Hand.
refusal-wrong_symbol = { $card } geht in dieser Phase nicht.
refusal-no_target = Für { $card } gibt es kein Ziel.
refusal-only_cancels = Wer vor dir dran ist, dem kannst du nur antworten, indem du den Zauber aufhebst.
refusal-nothing_to_cancel = Es ist kein Zauber angesagt, also gibt es nichts aufzuheben.
refusal-cancel_only_spells = { $card } antwortet auf einen gerade angesagten gegnerischen Zauber; es gibt keinen.
refusal-motivation_fewer = Niemand hat mehr Räume als du.
refusal-motivation_late = Dein Teil der Bauphase ist vorbei.
refusal-no_room_there = Dort hast du keinen Raum.
refusal-room_not_active = Dieser Raum ist verdeckt oder ausgeschaltet.
refusal-not_activated = { $card } wird nicht eingesetzt, sondern wirkt von selbst.
refusal-used_up = { $card } wurde in dieser Runde schon genutzt.
refusal-cannot_pay = Du kannst nicht bezahlen, was { $card } kostet.
refusal-no_hero_in_room = In { $card } ist kein Held.
refusal-no_hero_on_ramp = In { $card } ist kein Held.
refusal-no_dead_hero = Kein Gegner hat einen toten Helden.
refusal-eye_needs_spell = { $card } antwortet auf einen Zauber eines Gegners; es ist keiner angesagt.
refusal-pays_another_room = Ein Raum bezahlt nicht für sich selbst: Ein anderer deiner aktiven Räume wird zerstört.
refusal-pays_monster_room = { $card } ist kein Monsterraum; bezahlt wird mit einem Monsterraum aus deiner Hand.
refusal-pays_room_card = { $card } ist kein Raum; bezahlt wird mit Räumen aus deiner Hand.
refusal-pays_spell = { $card } ist kein Zauber; bezahlt wird mit einem Zauber aus deiner Hand.
refusal-not_build_turn = Räume legst du in deinem Teil der Bauphase.
refusal-no_placement_left = Du hast deinen Raum für diese Runde schon gelegt.
refusal-kobold_strike = Die Kobolde streiken: Diese Runde baut niemand.
refusal-no_place = { $card } passt nirgends in deinen Dungeon.
refusal-five_slots = Ein Dungeon hat höchstens fünf Plätze.
refusal-advanced_needs_room = Ein verbesserter Raum kommt auf einen anderen Raum.
refusal-no_shared_treasure = Ein verbesserter Raum braucht darunter einen Raum mit einer gemeinsamen Schatzart.
refusal-on_face_down = Auf einen verdeckten Raum kann nicht gebaut werden.
refusal-on_deactivated = Auf einen ausgeschalteten Raum kann nicht gebaut werden.
refusal-neanderthal = Auf die Neandertalerhöhle kann kein verbesserter Raum gebaut werden.
refusal-no_such_slot = Diesen Platz hat dein Dungeon noch nicht.
refusal-first_room_ordinary = Der erste Raum ist ein einfacher.
refusal-mulligan_hand = Eine neue Hand gibt es nur mit vier verbesserten Räumen oder vier Räumen mit demselben Schatz.
refusal-not_a_room = { $card } ist kein Raum.

## Ereignisse: .short für die Erzählung einer Phase, .full für das Protokoll

event-turn =
    .short = Runde { $turn }
    .full = — Runde { $turn } —
event-phase =
    .short = { $phase }
    .full = { $phase }:
event-bosses_shown =
    .short = { $player } mit EP { $xp }
    .full = { $about }
event-drew =
    .short = { $player } zieht { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] einen Raum
               *[spells] einen Zauber
            }
           *[other] { $count } { $deck ->
                [rooms] Räume
               *[spells] Zauber
            }
        }
       *[other] { $card }
    }
    .full = { $player } zieht { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] einen Raum
               *[spells] einen Zauber
            }
           *[other] { $count } { $deck ->
                [rooms] Räume
               *[spells] Zauber
            }
        }
       *[other] { $card }
    }.
event-mulligan =
    .short = { $player } nimmt eine neue Hand
    .full = { $player } zeigt die Hand, mischt sie zurück und zieht neu.
event-discarded =
    .short = { $player } wirft { $card } ab
    .full = { $player } wirft { $card } ab.
event-discards_chosen =
    .short = { "" }
    .full = Alle haben gewählt, was sie abwerfen.
event-placed =
    .short = { $player } legt { $card ->
        [unknown] einen Raum
       *[other] { $card }
    } auf Platz { $slot }
    .full = { $player } legt { $card ->
        [unknown] einen Raum
       *[other] { $card }
    } verdeckt auf Platz { $slot }.
event-declined =
    .short = { $player } baut nichts
    .full = { $player } baut keinen ersten Raum.
event-revealed =
    .short = { $player }: { $card } auf Platz { $slot }
    .full = { $player } deckt { $card } auf Platz { $slot } auf.
event-built =
    .short = { $player } baut { $card } auf Platz { $slot }
    .full = { $player } baut sofort { $card } auf Platz { $slot }.
event-returned =
    .short = { $player } nimmt einen Raum zurück
    .full = { $player } nimmt { $card ->
        [unknown] einen verdeckten Raum
       *[other] { $card }
    } auf die Hand zurück.
event-hero_arrived =
    .short = in die Stadt { $count ->
        [one] kommt
       *[other] kommen
    } { $hero }
    .full = In die Stadt { $count ->
        [one] kommt
       *[other] kommen
    } { $hero }.
event-lured =
    .short = { $hero } geht zu { $player }
    .full = { $hero } wird vom Dungeon von { $player } angelockt.
event-stays_in_town =
    .short = in der Stadt { $count ->
        [one] bleibt
       *[other] bleiben
    } { $hero }
    .full = In der Stadt { $count ->
        [one] bleibt
       *[other] bleiben
    } { $hero }.
event-active =
    .short = { $player }
    .full = { $player } ist dran.
event-passed =
    .short = { "" }
    .full = { $count ->
        [one] { $player } passt
       *[other] { $player } passen
    }.
event-declared =
    .short = { $player } wirkt { $card }{ $target ->
        [none] { "" }
       *[other] { " " }auf { $target }
    }
    .full = { $player } wirkt { $card }{ $target ->
        [none] { "" }
       *[other] { " " }auf { $target }
    }.
event-activated =
    .short = { $player } nutzt { $card }{ $target ->
        [none] { "" }
       *[other] { " " }für { $target }
    }
    .full = { $player } nutzt { $card }{ $target ->
        [none] { "" }
       *[other] { " " }für { $target }
    }.
event-cancelled =
    .short = { $card } wird aufgehoben
    .full = { $card } von { $player } wird aufgehoben.
event-failed =
    .short = { $card } misslingt
    .full = { $card } von { $player } misslingt: Das Ziel ist weg, oder die Bedingung gilt nicht mehr.
event-resolved =
    .short = { "" }
    .full = { $card } von { $player } ist ausgeführt.
event-paid_card =
    .short = { "" }
    .full = { $player } bezahlt mit { $card }.
event-destroyed =
    .short = { $card } von { $player } wird zerstört
    .full = { $card } von { $player } auf Platz { $slot } wird zerstört.
event-deactivated =
    .short = { $card } von { $player } wird ausgeschaltet
    .full = { $card } von { $player } auf Platz { $slot } ist bis zum Rundenende ausgeschaltet.
event-straightened =
    .short = { $player }: wieder aktiv { $count ->
        [one] ist
       *[other] sind
    } { $card }
    .full = { $player }: Wieder aktiv { $count ->
        [one] ist
       *[other] sind
    } { $card }.
event-boosted =
    .short = { $card } von { $player } +{ $amount }
    .full = { $card } von { $player } auf Platz { $slot } macht diese Runde { $amount } Schaden mehr.
event-dungeon_boosted =
    .short = alle Räume von { $player } +{ $amount }
    .full = Alle Räume von { $player } machen diese Runde { $amount } Schaden mehr.
event-doubled =
    .short = die Schätze von { $player } zählen doppelt
    .full = Die Schätze in den Räumen von { $player } zählen diese Runde doppelt.
event-barred =
    .short = kein Held betritt den Dungeon von { $player }
    .full = Kein Held betritt diese Runde den Dungeon von { $player }.
event-no_building =
    .short = niemand baut diese Runde
    .full = Niemand baut diese Runde.
event-extra_placement =
    .short = { $player } darf einen Raum mehr bauen
    .full = { $player } darf diese Runde einen Raum mehr bauen.
event-hero_entered =
    .short = { $hero } tritt ein
    .full = { $hero } betritt den Dungeon von { $player }.
event-room_entered =
    .short = { $card }:
    .full = { $hero } kommt in { $card } (Platz { $slot }).
event-sent_back =
    .short = zurück zu Platz { $slot }
    .full = { $hero } verirrt sich und geht zu Platz { $slot } zurück.
event-damaged =
    .short = { $amount } Schaden, zusammen { $total }
    .full = { $hero } erleidet { $amount } Schaden, zusammen { $total }.
event-health_gained =
    .short = { $hero } hat { $amount } Lebenspunkte mehr
    .full = { $hero } hat diese Runde { $amount } Lebenspunkte mehr.
event-hero_died =
    .short = { $hero } stirbt: Seelen für { $player }
    .full = { $hero } stirbt{ $card ->
        [none] { "" }
       *[other] { " " }in { $card }
    }: Seelen für { $player }.
event-hero_survived =
    .short = { $hero } kommt durch: Wunden für { $player }
    .full = { $hero } kommt durch und verwundet { $player }.
event-hero_to_town =
    .short = { $hero } flieht in die Stadt
    .full = { $hero } flieht in die Stadt.
event-hero_to_entrance =
    .short = { $hero } kommt an den Eingang von { $player }
    .full = { $hero } kommt an den Eingang von { $player }.
event-hero_removed =
    .short = { $player } gibt { $hero } her
    .full = { $player } gibt { $hero } her; der Held ist aus dem Spiel.
event-teleported =
    .short = { $hero } beginnt von vorn
    .full = { $hero } beginnt im ersten Raum von { $player } von vorn.
event-healed =
    .short = { $player } macht aus { $hero } Seelen
    .full = { $player } verwandelt die Wunde { $hero } in eine Seele.
event-level_up =
    .short = { $player } steigt auf
    .full = { $player } steigt eine Stufe auf!
event-level_up_declined =
    .short = { $player } verzichtet auf den Stufenaufstieg
    .full = { $player } verzichtet auf den Stufenaufstieg; er kommt nicht wieder.
event-took_from_discard =
    .short = { $player } nimmt { $card } aus der Ablage
    .full = { $player } nimmt { $card } aus der Ablage.
event-took_from_hand =
    .short = { $player } nimmt { $card ->
        [unknown] { $kind ->
            [room] einen Raum
           *[spell] einen Zauber
        }
       *[other] { $card }
    } von { $other }
    .full = { $player } nimmt { $card ->
        [unknown] { $kind ->
            [room] einen Raum
           *[spell] einen Zauber
        }
       *[other] { $card }
    } aus der Hand von { $other }.
event-searched =
    .short = { $player } sieht einen Stapel durch
    .full = { $player } sieht { $deck ->
        [rooms] den Raumstapel
        [heroes] den Stapel der gewöhnlichen Helden
       *[epics] den Stapel der epischen Helden
    } durch.
event-found =
    .short = { $player } findet { $card }
    .full = { $player } findet { $card }.
event-rebuilt =
    .short = { $deck ->
        [rooms] die abgelegten Räume sind ein neuer Stapel
       *[spells] die abgelegten Zauber sind ein neuer Stapel
    }
    .full = { $deck ->
        [rooms] Die abgelegten Räume werden
       *[spells] Die abgelegten Zauber werden
    } zu einem neuen Stapel gemischt ({ $cards }).
event-shuffled =
    .short = { "" }
    .full = { $deck ->
        [rooms] Der Raumstapel
        [heroes] Der Stapel der gewöhnlichen Helden
       *[epics] Der Stapel der epischen Helden
    } wird gemischt.
event-swapped =
    .short = Platz { $slot } und { $with } von { $player } werden vertauscht
    .full = Im Dungeon von { $player } werden Platz { $slot } und { $with } vertauscht.
event-trigger =
    .short = { $card } von { $player } wirkt
    .full = { $card } von { $player } wirkt.
event-trigger_declined =
    .short = { "" }
    .full = { $player } verzichtet auf { $card }.
event-eliminated =
    .short = { $player } scheidet aus
    .full = { $player } hat zu viele Wunden und scheidet aus.
event-won =
    .short = { $player } gewinnt
    .full = { $player } gewinnt die Partie!

## Der Tisch

player-number = Platz { $number }
player-line = Seelen { $souls }/10  Wunden { $wounds }/5  Hand: { $rooms ->
        [one] 1 Raum
       *[other] { $rooms } Räume
    }, { $spells } Zauber
player-out = ausgeschieden
player-barred = Diese Runde tritt kein Held ein.
dungeon-empty = (keine Räume)
boss-levelled = Stufe +
type-monster = Monster
type-trap = Falle
state-face-down = verdeckt
state-deactivated = aus
state-used = genutzt
entrance-line = Am Eingang: { $heroes }
entrance-hero = { $hero } { $mark } ({ $fate })
fate-dies = stirbt auf Platz { $slot }
fate-survives = überlebt, { $damage } von { $health }
town-title = Stadt
town-empty = Die Stadt ist leer.
town-stays = bleibt in der Stadt
town-lured = → { $player }, { $fate }
turn-line = Runde { $turn }, { $phase }
turn-active = , { $player } ist dran
turn-no-building = Niemand baut diese Runde.
inside-line = { $room ->
        [none] { $hero } ist unterwegs im Dungeon von { $player }
       *[other] { $hero } ist in { $room } (Platz { $slot }) von { $player }
    }: { $damage } von { $health } Schaden
pending-line = Angesagt: { $card } von { $player }{ $target ->
        [none] { "" }
       *[other] { " " }– { $target }
    }
decks-line = Stapel: { $rooms } Räume, { $spells } Zauber, { $heroes } Helden, { $epics } epische Helden; { $discard } in der Ablage
legend-advanced = * verbessert oder episch
legend-covered = +1 ein Raum darunter
hand-title = Deine Hand{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
hand-empty = Deine Hand ist leer.
discard-line = Ablage: { $cards }
discard-empty = Die Ablage ist leer.
target-room = Platz { $slot } von { $player }

## Tipps: warum eine Entscheidung gut ist. Wo keiner genannt ist, ist der eigene Dungeon gemeint.

hint-win = gewinnt die Partie
hint-stays-in = sonst das Aus
hint-lures = { $heroes } { $count ->
        [one] kommt und stirbt
        [2] kommen, beide sterben
       *[other] kommen, alle sterben
    }: der Dungeon macht { $damage } Schaden
hint-kills = tötet { $heroes }: { $damage } Schaden statt { $before }
hint-survives = { $heroes } { $count ->
        [one] kommt, würde aber mit { $health ->
            [one] 1 Lebenspunkt
           *[other] { $health } Lebenspunkten
        } überleben
       *[other] kommen, würden aber überleben
    }
hint-ties = { $hero } bleibt in der Stadt: Gleichstand der Schätze mit { $player }
hint-sent-off = { $hero } würde überleben und kommt nicht mehr
hint-level-up = der fünfte Raum: Stufenaufstieg
hint-damage = der Dungeon macht { $damage } Schaden, { $more } mehr als jetzt
hint-leads = die meisten Schätze ({ $hero_class }): { $own } gegen { $other }
hint-discards = wirft { $card } ab
hint-keeps = behält { $cards }
hint-later = hebt { $cards } für später auf
hint-dies = { $hero } stirbt{ $instead ->
        [yes] , statt zu überleben
       *[no] { " " }im Dungeon
    }
hint-no-wound = keine Wunde durch { $hero }
hint-rival-soul = { $survives ->
        [yes] { $hero } überlebt: Wunde für { $player }
       *[no] keine Seele von { $hero } für { $player }
    }
hint-dies-anyway = { $hero } stirbt ohnehin
hint-survives-anyway = { $hero } überlebt ohnehin: Wunde für { $player }
