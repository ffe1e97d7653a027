import { refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What the family refuses with, and what it says; `{at}` is the place. */
export const REFUSALS = {
  // Auction
  'say-good': text(
    'Es ist schon geboten: Wer nicht höher will, sagt gut.',
    'There is a bid already: a player who will not go higher says good.',
  ),
  'nothing-bid': text(
    'Noch hat niemand geboten: Wer nicht spielen will, sagt weiter.',
    'Nobody has bid yet: a player who does not want to play passes.',
  ),
  'bid-too-low': text('Geboten wird nur höher.', 'A bid must be higher than the one that stands.'),
  'not-to-take': text('Dieses Gebot kannst du jetzt nicht ablösen.', 'You cannot take this bid over now.'),
  'not-to-retake': text(
    'Ein zweites Mal abgelöst wird nur ein Gebot, das nach der ersten Ablösung gehalten wurde.',
    'Only a bid that was held after it had been taken over can be retaken.',
  ),
  'nothing-to-hold': text(
    'Halten kann nur, wessen Gebot gerade abgelöst wurde.',
    'Only a player whose bid has just been taken over can hold it.',
  ),
  'hold-or-good': text(
    'Dein Gebot ist abgelöst: Sag „mein Spiel“ oder gut.',
    'Your bid was taken over: hold it or say good.',
  ),
  'not-after-hold': text(
    'Ein gehaltenes Gebot wird an diesem Tisch nicht mehr überboten.',
    'At this table a bid that was held cannot be outbid.',
  ),
  // Talon and discards
  'no-such-part': text('Diesen Teil hat der Talon nicht.', 'The talon has no such part.'),
  'take-a-part': text(
    'Hier nimmst du einen Teil des Talons, nicht einzelne Karten.',
    'Here you take a part of the talon, not single cards.',
  ),
  'take-one-card': text('Im Einblatt nimmst du eine einzelne Karte.', 'In an Einblatt you take one single card.'),
  'not-in-talon': text('Diese Karte liegt nicht im Talon.', 'This card is not in the talon.'),
  'lay-exactly': text('Leg genau {at} Karten weg.', 'Lay away exactly {at} cards.'),
  'card-twice': text('Diese Karte ist doppelt genannt.', 'This card is named twice.'),
  'card-not-in-hand': text('Diese Karte hast du nicht in der Hand.', 'This card is not in your hand.'),
  'honour-stays': text(
    'Könige und Trullstücke dürfen nicht weggelegt werden.',
    'Kings and Trull pieces may not be laid away.',
  ),
  'tarock-before-suit': text(
    'Tarock wird nur weggelegt, wenn keine andere Farbkarte mehr da ist.',
    'Tarocks may be laid away only when no other suit card is left.',
  ),
  // Announcements, kontra and melds
  'announced-already': text('Das ist schon gesagt.', 'This has been said already.'),
  'not-announced-now': text('Das kannst du jetzt nicht ansagen.', 'You cannot announce this now.'),
  'bird-not-held': text(
    'Ansagen kann das nur, wer diese Karte in der Hand hat.',
    'Only the player who holds this card can announce it.',
  ),
  'nothing-to-double': text('Das ist nicht angesagt.', 'This has not been announced.'),
  'doubled-already': text('Das ist schon gesagt; ein Kontra gilt für alle.', 'This has been said; a kontra binds all.'),
  'not-to-double': text('Dazu kannst du jetzt nichts sagen.', 'You cannot double this now.'),
  'meld-not-held': text(
    'Diese Karten hattest du zu Spielbeginn nicht in der Hand.',
    'You did not hold these cards when play started.',
  ),
  // Play
  'follow-suit': text(
    'Farbzwang: Die ausgespielte Farbe muss bedient werden, Tarock mit Tarock.',
    'You must follow the suit led, and a tarock with a tarock.',
  ),
  'play-tarock': text(
    'Tarockzwang: Wer die Farbe nicht hat, muss Tarock spielen.',
    'If you cannot follow suit, you must play a tarock.',
  ),
  'must-head': text('Stichzwang: Wer kann, muss stechen.', 'If you can beat the trick, you must.'),
  'pagat-last': text(
    'Im Trischaken ist der Pagat das letzte Tarock, das du spielst.',
    'In a Trischaken the Pagat is the last tarock that you play.',
  ),
  'bird-now': text('Angesagt ist angesagt: Diese Karte gehört in diesen Stich.', 'You announced it for this trick.'),
  'bird-later': text(
    'Was angesagt ist, wird für seinen Stich aufgehoben.',
    'A card that was announced is kept for its trick.',
  ),
  // Score entry
  'points-wrong-thirds': text(
    'So viele Blatt über ganze Punkte kann der Spieler in diesem Spiel nicht haben.',
    'In this game the declarer cannot have that many thirds over whole points.',
  ),
  'not-agreed': text('Das ist an diesem Tisch nicht vereinbart.', 'This was not agreed at this table.'),
  'no-such-doubling': text(
    'Hier steht, ob kontriert wurde: kontra oder rekontra.',
    'This says what was doubled: kontra or rekontra.',
  ),
  'points-impossible': text(
    'So viele Punkte kann der Spieler in diesem Spiel nicht haben.',
    'The declarer cannot have that many points in this game.',
  ),
  'counts-whole-points': text(
    'Ein Stich hat drei Karten: Im Trischaken hat jeder ganze Punkte.',
    'A trick has three cards: in a Trischaken everybody has whole points.',
  ),
  'counts-sum': text(
    'Zusammen geht das nicht: Es fehlen nur die sechs Karten des Talons auf 70 Punkte.',
    'These do not add up: only the six cards of the talon are missing from 70 points.',
  ),
  'kontra-too-early': text(
    'Vor dem Talon wird nur kontriert, wenn der Spieler da etwas angesagt hat.',
    'A kontra before the talon needs an announcement made then.',
  ),
  'bonus-twice': text('Das kann in einem Spiel nur einmal vorkommen.', 'This can happen only once in a deal.'),
  'stage-not-here': text('So zählt das in diesem Spiel nicht.', 'It does not count this way in this game.'),
  'kontra-not-on-defender': text(
    'Die Ansage eines Gegners wird hier nicht kontriert.',
    'A defender’s announcement is not doubled here.',
  ),
  'melds-exclude': text(
    'Das geht nicht zugleich: Es sind dieselben drei Trullstücke.',
    'Not both: there are only three Trull pieces.',
  ),
  'hand-contradicts': text(
    'Eine andere Zeile sagt, dass diese Karten anderswo waren.',
    'Another line says that these cards were elsewhere.',
  ),
  'points-contradict': text('Das passt nicht zu den Punkten des Spielers.', 'This does not fit the declarer’s points.'),
  'cannot-be-together': text(
    'Zusammen mit den Punkten und den Zeilen davor kann das nicht vorkommen.',
    'This cannot happen together with the points and the lines before it.',
  ),
  'valat-missing': text(
    'So viel hat nur, wer jeden Stich macht: Es fehlt der Valat.',
    'Only a player who takes every trick has so much: the Valat is missing.',
  ),
  'without-missing': text(
    'Das Spiel ist gewonnen, und diese Karten hatte ein Gegner: Es fehlt „ohne Trull“ oder „ohne König“.',
    'The game is won, and a defender had these cards: “without Trull” or “without kings” is missing.',
  ),
  'needs-a-won-game': text('Das zählt nur in einem gewonnenen Spiel.', 'This counts only in a game that was won.'),
  'valat-points': text(
    'Mit so vielen Punkten der Gegner war es kein Valat: Sie haben nur den Rest des Talons.',
    'With so many points for the defenders it was no Valat: they have only the rest of the talon.',
  ),
  'valat-takes-all': text(
    'Im Valat macht der Spieler jeden Stich, auch den letzten.',
    'In a Valat the declarer takes every trick, the last one too.',
  ),
  // Options
  'unknown-profile': text('Dieses Regelwerk gibt es nicht: {at}.', 'There is no such rule set: {at}.'),
  'unknown-option': text(
    'Diese Option gibt es in diesem Profil nicht: {at}.',
    'This profile has no such option: {at}.',
  ),
  'option-value': text(
    'Dieser Wert ist für die Option nicht möglich: {at}.',
    'The option does not take this value: {at}.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of this family: its code has a sentence in every language. */
export const refusal = refusing<RefusalCode>('family:illustrated');
