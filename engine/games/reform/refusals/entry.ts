import { type Text, text } from '#engine/core/text.ts';

/** What a score entry is refused with (reform §14), beside what is refused at the table, too. */
export const ENTRY = {
  'declarer-sits-out': text(
    'Zu fünft setzt der Geber aus: Er kann nicht der Spieler sein.',
    'With five at the table the dealer sits out and cannot be the declarer.',
  ),
  'thirds-out-of-range': text(
    'Alle Karten zählen zusammen 70 Punkte: Trag eine Zahl von 0 bis 70 ein.',
    'All cards count 70 points together: enter a number from 0 to 70.',
  ),
  'thirds-impossible': text(
    'So viele Punkte kann es hier nicht geben. Zählt jeder seine eigenen, sind es zusammen 70. Endet ein Eisenbahner, gehört jede Karte einer Seite, und wer den Bus hatte, hat nichts von dem, was der Spieler hat. Sonst zählt das Weggelegte für die Seite des Spielers, der Rest des Talons für die Gegner, es sei denn, in einem Solorufer liegt der gerufene König darin; ein Trull zählt 13, vier Könige 17/1, und ein Volat lässt der anderen Seite keinen Stich.',
    'There cannot be that many points here. Where everybody counts their own, all have 70 together. When an Eisenbahner ends, every card belongs to one side, and whoever had the bus has nothing of what the declarer has. Otherwise the discards count for the declarer’s side, the rest of the talon for the opponents, unless the called king of a Solorufer lies in it; a Trull counts 13, four kings 17/1, and a Volat leaves the other side no trick.',
  ),
  'excludes-each-other': text(
    'Das schließt einander aus: Jede Karte fällt einmal und gehört am Ende einer Seite, und jeder Stich auch. Lass eines davon weg.',
    'These exclude each other: every card is played once and belongs to one side in the end, and so does every trick. Leave one of them out.',
  ),
  'game-and-bird-are-one': text(
    'Steinhofmäßig sind Spiel und Vogel eines: Kontriert wird nur das Spiel, und der Vogel zählt für niemanden noch einmal. Lass diese Angabe weg.',
    'If steinhofmäßig, game and bird are one: only the game is doubled, and the bird counts for nobody once more. Leave this out.',
  ),
  'koenigfang-missing': text(
    'Den gerufenen König haben die Gegner im letzten Stich gefangen: Trag auch den Königfang ein.',
    'The opponents caught the called king in the last trick: enter the Königfang, too.',
  ),
  'naturstich-too-often': text(
    'Mehr als vier Naturstiche gibt es in einem Spiel nicht, pratermäßig nicht mehr als acht, beide Seiten zusammen.',
    'There are no more than four Naturstiche in a deal, pratermäßig no more than eight, both sides together.',
  ),
  'result-contradicts-thirds': text(
    'Das passt nicht zum Ergebnis: Gewonnen ist ab 35/2; die Sürtaxe zählt ab 45/2, für die Gegner ab 44/2.',
    'This does not fit the result: 35/2 or more wins; a Sürtaxe needs 45/2, or 44/2 for the opponents.',
  ),
  'tricks-not-twelve': text(
    'Gespielt werden zwölf Stiche: Einer allein hat nicht mehr, und alle zusammen haben genau so viele.',
    'Twelve tricks are played: one player has no more, and all together have just as many.',
  ),
  'ending-not-in-contract': text(
    'So kann dieses Spiel nicht enden: Die Notbremse gibt es in der Fahrt ins Blaue nicht, und nur dort liegt eine Reihenfolge fest, die nicht aufgehen kann.',
    'This game cannot end like that: there is no emergency brake in Fahrt ins Blaue, and only there is an order fixed that may not work out.',
  ),
  'result-contradicts-ending': text(
    'So ist das Spiel mit allen Punkten verloren: Trag „verloren“ ein, oder die Punkte der Seite des Spielers.',
    'A game that ended like that is lost with any points: enter “lost”, or the points of the declarer’s side.',
  ),
  'bus-missing': text(
    'Wenn der Bus abgefahren ist, hat ihn jemand genommen: Trag ein, wer.',
    'If the bus departed, somebody took it: enter who.',
  ),
  'tricks-impossible': text(
    'So viele Stiche können es nicht gewesen sein. Wer alle Karten los ist, hat jede der vier Farben in einem eigenen Stich gespielt; wer nicht mehr mitkonnte, konnte es spätestens im zwölften nicht, und als Vorhand frühestens im zweiten.',
    'There cannot have been that many tricks. Whoever is out of cards has played each of the four suits to a trick of its own; whoever could not follow could not in the twelfth at the latest, and as forehand in the second at the earliest.',
  ),
  'cards-left-impossible': text(
    'Nach zwölf Stichen sind höchstens sechs Karten übrig: zwölf bekommt man, sechs kann man nehmen, und in jeden Stich geht mindestens eine.',
    'After twelve tricks there are six cards left at most: one gets twelve, may draw six, and plays at least one to every trick.',
  ),
  'virgin-with-points': text(
    'Wer keinen Stich hat, hat auch keine Punkte, außer der Talon wird verteilt: Ändere das eine oder das andere.',
    'A player without a trick has no points, unless the talon is shared out: change one or the other.',
  ),
  'thirds-not-of-tricks': text(
    'So viele Punkte können diese Stiche nicht haben. Jeder hat vier Karten und mindestens 1/1; der Talon gehört dem letzten, oder er wurde an die Gegner verteilt: Zählt noch einmal nach.',
    'These tricks cannot have that many points. Each has four cards and at least 1/1; the talon belongs to the last one, or was shared out among the opponents: count once more.',
  ),
  'cards-impossible': text(
    'So viele Karten kann es nicht geben. Im Sautanz sind es zusammen höchstens 48; in Wald und Wiese genau 48, oder 54, wenn jemand den Talon bekommen hat.',
    'There cannot be that many cards. In a Sautanz there are at most 48 together; in Wald und Wiese exactly 48, or 54 if somebody got the talon.',
  ),
  'sautanz-value-missing': text(
    'Nach einem Sautanz sagt sein Spieler, wie viel jedes Spiel der nächsten Runde zählt: Trag eine Zahl von 4 bis 45 ein, außer die Runde hat schon einen festen Wert.',
    'After a Sautanz its declarer says what every game of the next round counts: enter a number from 4 to 45, unless this round already has a fixed value.',
  ),
  'bonus-twice': text(
    'Das gibt es so nur einmal: jeden Zusatz höchstens einmal für jede Seite, manchen nur für eine von beiden.',
    'This cannot be there twice: every bonus at most once for each side, some for one side only.',
  ),
  'bird-missing': text(
    'Dieses Spiel sagt mit dem Gebot seinen Vogel an: Trag ihn als Ansage des Spielers ein, auch wenn er verloren ging.',
    'The bid of this game announces its bird: enter it as announced by the declarer, even if it was lost.',
  ),
  'given-up-before-that': text(
    'Das Spiel wurde aufgegeben, bevor jemand sonst etwas ansagen konnte: Lass nur den Vogel des Gebots stehen.',
    'The game was given up before anybody could announce anything else: leave only the bird of the bid.',
  ),
  'given-up-says-it': text(
    'Das Spiel wurde aufgegeben: Sein Vogel ist damit verloren, und kontriert wurde auf jeden Fall vor dem Tausch. Lass diese Angabe weg.',
    'The game was given up: so its bird is lost, and any kontra was said before the exchange. Leave this out.',
  ),
  'early-without-pre': text(
    'Vor dem Tausch wird das hier nicht kontriert, oder es gilt nicht mehr (pratermäßig, steinhofmäßig): Trag nur ein Kontra ein, das danach fiel, ohne „vor dem Tausch“.',
    'This cannot be doubled before the exchange here, or it no longer counts (pratermäßig, steinhofmäßig): enter only a kontra that was said after it, without “before the exchange”.',
  ),
  'self-and-kontra': text(
    'Nach einem Selbstkontra wird nicht mehr kontriert: Lass eines von beiden weg.',
    'Nothing is doubled after a Selbstkontra: leave out one of the two.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
