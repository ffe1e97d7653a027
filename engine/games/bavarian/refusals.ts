import { recoded, refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What the family refuses with, and what it says; `{at}` is the place. */
export const REFUSALS = {
  // Auction
  'call-not-open': text(
    'Das geht jetzt nicht: Wer überboten wurde, hält oder passt; sonst kann niemand halten.',
    'Not now: a player who has been outbid holds or passes, and nobody else may hold.',
  ),
  'call-too-low': text(
    'Das ist nicht höher: Überboten wird nur mit einem höheren Gebot.',
    'That is not higher: only a higher call can outbid.',
  ),
  'call-skips-a-level': text(
    'Höher geht es nur Stufe für Stufe; diese ist noch nicht an der Reihe.',
    'Calls go up one level at a time; it is too early for this one.',
  ),
  // Announcement, exchange and trumps
  'unknown-contract': text('Dieses Spiel gibt es hier nicht.', 'There is no such game here.'),
  'contract-below-bid': text(
    'Du hast höher geboten: Dein Gebot verpflichtet zu einem höheren Spiel.',
    'You have bid more: your call commits to a higher game.',
  ),
  'stock-only-for-dealer': text(
    'Beim Berliner nimmt nur der Geber den Stock auf, zu viert die Hinterhand.',
    'With the Berliner, only the dealer may use the stock, or rearhand at a table of four.',
  ),
  'self-raise-not-played': text(
    'Von selbst höher geht hier niemand: Es gilt, was gereizt wurde.',
    'Nobody raises their own bid here: what was bid counts.',
  ),
  'frage-needs-hearts': text(
    'Wer hier den Stock aufnimmt, spielt in Herz.',
    'Whoever takes up the stock here plays in hearts.',
  ),
  'frage-needs-single-bidder': text(
    'Eine Frage gibt es nur, wenn sonst niemand spielen wollte.',
    'A Frage is only for somebody against whom nobody has bid.',
  ),
  'not-these-trumps': text(
    'Diese Farbe kann in diesem Spiel nicht Trumpf sein: {at}.',
    'This suit cannot be trumps in this game: {at}.',
  ),
  'trump-missing': text(
    'Zu einem Spiel aus der Hand gehört gleich die Trumpffarbe.',
    'A game from the hand is announced together with its trump suit.',
  ),
  'trump-not-now': text(
    'Trumpf wird hier nicht mit dem Spiel angesagt: Er steht fest, oder du nennst ihn nach dem Weglegen.',
    'Trumps are not named with this game: they are fixed, or you name them after laying away.',
  ),
  'lay-exactly-three': text('Leg genau {at} Karten weg.', 'Lay away exactly {at} cards.'),
  'card-not-in-hand': text('Diese Karte hast du nicht in der Hand.', 'This card is not in your hand.'),
  // Kontra
  'kontra-too-late': text(
    'Dafür ist es zu spät: Jede Stufe wird einmal gesagt, gleich nach der davor und bevor ausgespielt wird.',
    'It is too late for this: each level is said once, right after the one before it and before the first lead.',
  ),
  'kontra-not-your-side': text(
    'Kontra, Supp und Hirsch sagen die Gegner, Re und Resupp der Spieler.',
    'Kontra, Supp and Hirsch are said by the defenders, Re and Resupp by the declarer.',
  ),
  'kontra-skips-a-level': text('Zuerst kommt die Stufe davor.', 'The level before it comes first.'),
  'kontra-above-limit': text('So hoch wird hier nicht kontriert.', 'Doubling does not go this high here.'),
  // Play
  'must-follow-suit': text('Farbzwang: Die ausgespielte Farbe muss bedient werden.', 'You must follow the suit led.'),
  'must-trump': text(
    'Trumpfzwang: Wer die Farbe nicht hat, muss Trumpf spielen.',
    'If you cannot follow suit, you must play a trump.',
  ),
  // Score entry
  'declarer-sits-out': text('Dieser Spieler setzt aus.', 'This player is sitting out.'),
  'not-agreed': text('Das ist an diesem Tisch nicht vereinbart.', 'This was not agreed at this table.'),
  'points-impossible': text(
    'So viele Augen kann der Spieler nicht haben: 0 bis 120, aber nie 1 oder 119.',
    'The declarer cannot have that many points: 0 to 120, but never 1 or 119.',
  ),
  'durch-needs-120': text(
    'Wer alle Stiche macht, hat mit dem Stock 120 Augen.',
    'A declarer who takes all tricks has 120 points with the stock.',
  ),
  'target-not-on-ladder': text(
    'Ein Handspiel geht um 61 Augen, um 66 und so weiter in Schritten von fünf bis 116.',
    'A hand is played for 61 points, 66 and so on in steps of five up to 116.',
  ),
  'no-tricks-points': text(
    'Ohne Stich hat der Spieler nur drei Karten, und so viele Augen haben drei Karten nicht.',
    'Without a trick the declarer has only three cards, and three cards cannot have that many points.',
  ),
  // Options
  'unknown-profile': text('Dieses Regelwerk gibt es nicht: {at}.', 'There is no such rule set: {at}.'),
  'unknown-option': text(
    'Diese Option gibt es in diesem Profil nicht: {at}.',
    'This profile has no such option: {at}.',
  ),
  'schneider-too-cheap': text(
    'Mit Schneider kostet ein Spiel nie weniger als ohne: {at}.',
    'A game with Schneider never costs less than the game without: {at}.',
  ),
  'option-value': text(
    'Dieser Wert ist für die Option nicht möglich: {at}.',
    'The option does not take this value: {at}.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of this family: its code has a sentence in every language. */
export const refusal = refusing<RefusalCode>('family:bavarian');

/** Laying away by the names of bavarian §5: who names a card twice does not have the second one. */
export const refuseLaying = recoded(refusal, {
  'card-not-in-hand': 'card-not-in-hand',
  'card-twice': 'card-not-in-hand',
  'lay-exactly': 'lay-exactly-three',
});
