## Jedes Spiel in ein paar Minuten: in jeder Zeile eine Sache

rules-platformer-goal =
    Besiege vor allen anderen den Boss ganz oben, mit einem einzigen Angriff, der seine ganze Ausdauer erreicht.
    Niemand scheidet aus: Ein Held, der ohnmächtig wird, kommt wieder.
    .title = Ziel
rules-platformer-turn =
    Das unterste Level verschwindet, wenn du zwei oder mehr Level darüber bist.
    Erschöpfte Karten sind wieder bereit, und du wirfst fünf Aktionswürfel und den Monsterwürfel.
    Zuerst handeln die Monster: Alle greifen die Helden neben sich an, oder alle gehen nach links oder rechts.
    Dann nutzt du deine Würfel in beliebiger Reihenfolge, darfst ein Symbol auf dem Spezialwürfel aufheben, und alles fällt.
    .title = Ein Zug
rules-platformer-dice =
    Stiefel: 1 Feld bewegen. Schwert: ein Monster neben dir angreifen. Münze: 1 Münze nehmen.
    Monster: 1 Monster 1 Feld bewegen, wo auch immer. Stern: was deine Heldenkarte sagt.
    Mit Kristallen zählt ein Symbol mehr: 1 Kristall für 2, 3 Kristalle für 3, 6 Kristalle für 4.
    .title = Würfel und Kristalle
rules-platformer-moving =
    Bewege dich nach oben, unten, links oder rechts, auch in die Luft; Wände und Plattformen halten dich auf, Leitern lassen dich durch.
    Münzen und Kristalle auf dem Weg nimmst du mit. Eine Falle kostet bei jedem Betreten ein Herz.
    Steht dort schon eine Figur, schiebst du sie auf ein freies Feld daneben.
    .title = Bewegen
rules-platformer-enemies =
    Gehst du von einem Feld neben einem Monster weg, greift es vorher an.
    Greife mit so vielen Schwertern an, wie es Ausdauer hat: Dann ist es besiegt, und du bekommst die Beute.
    Ohne Herzen wirst du ohnmächtig: Das aufgehobene Symbol ist weg, deine Schätze bleiben, und für einen Würfel kommst du wieder.
    .title = Monster
rules-platformer-fall =
    Am Ende jedes Zuges, und in deinem Zug wann du willst, zieht die Schwerkraft alle bis zum nächsten Boden hinab.
    Auf einer Leiter darf sich ein Held festhalten; Monster nie.
    .title = Schwerkraft
rules-platformer-shop =
    Auf einem Shop-Feld darfst du kaufen: Gegenstände, die nach Gebrauch erschöpft und im nächsten Zug wieder bereit sind, und Tränke, die verbraucht werden.
    .title = Shop
rules-platformer-boss =
    Ein Held in der obersten Reihe eines Levels deckt das nächste auf.
    Der Boden des Boss-Levels lässt Helden hinauf und niemanden hinunter. Wer dort seinen Zug beendet, bekommt es mit den Karten des Bosses zu tun.
    .title = Der Boss
rules-platformer-solo =
    Allein hast du zwölf Züge, jeden mit einem Ereignis, und darfst nicht ohnmächtig werden.
    Punkte: übrige Ereignisse, besiegte Monster, ein gewaltiger letzter Schlag, Kristalle, Münzen und Karten.
    .title = Solo
rules-bossmonster-goal =
    Sammle zehn Seelen, bevor du fünf Wunden hast. Ein Held, der in deinem Verlies stirbt, ist eine Seele; einer, der zu dir durchkommt, eine Wunde. Epische Helden zählen doppelt.
    .title = Ziel
rules-bossmonster-turn =
    Helden kommen in die Stadt, so viele, wie mitspielen, und alle ziehen eine Raumkarte.
    Dann: Bauphase, Köderphase, Abenteuerphase, Rundenende. Die Reihenfolge bestimmen die Erfahrungspunkte (EP).
    .title = Eine Runde
rules-bossmonster-build =
    Lege einen Raum verdeckt: am linken Ende deines Verlieses (höchstens fünf) oder auf einen deiner Räume.
    Ein verbesserter Raum muss auf einem Raum mit demselben Schatz liegen. Dann werden alle zugleich aufgedeckt.
    Hast du zum ersten Mal fünf Räume, steigt dein Endboss auf, einmal pro Partie.
    .title = Bauphase
rules-bossmonster-bait =
    Jeder Held geht zu dem Verlies, das allein am meisten von seinem Schatz hat; bei Gleichstand bleibt er in der Stadt.
    Der Narr geht zu dem, der allein die wenigsten Seelen hat.
    .title = Köderphase
rules-bossmonster-adventure =
    Helden gehen von links nach rechts durch deine Räume und nehmen in jedem Schaden.
    Wer einen Raum mit so viel Schaden verlässt, wie er Leben hat, stirbt; wer alle Räume übersteht, verwundet dich.
    .title = Abenteuerphase
rules-bossmonster-spells =
    Jeder Zauber sagt, wann er geht: beim Bauen, im Abenteuer oder in beidem. Alle bekommen die Chance zu antworten.
    Neue Zauber ziehst du nur, wenn eine Karte es sagt.
    .title = Zauber
rules-bossmonster-boss =
    Am Ende einer Runde: Mit fünf Wunden bist du raus, mit zehn Seelen gewinnst du. Schaffen es mehrere, zählen Seelen minus Wunden, dann die niedrigeren EP.
    .title = Das Ende
