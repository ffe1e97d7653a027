import { type Text, text } from '#engine/core/text.ts';
import { optionGroups } from '#engine/kernel/family/option-groups.ts';
import type { OptionId } from './options.ts';

/** Headings of the form, and the options under each. */
export const OPTION_GROUPS = optionGroups<OptionId>()([
  { name: text('Tisch', 'Table'), options: ['table-size', 'suits'] },
  {
    name: text('Reizen und Stock', 'Auction and stock'),
    options: [
      ...(['frage-trump', 'pickup-trump', 'berliner', 'jump-bids', 're-raise', 'raise-instead-of-hold'] as const),
      ...(['self-raise', 'bettel', 'bettel-stops-at-first-trick'] as const),
    ],
  },
  { name: text('Kontra', 'Kontra'), options: ['kontra-max', 'kontra-goal', 'kontra-pot'] },
  {
    name: text('Zahlen', 'Payments'),
    options: [
      ...(['payment', 'tariff', 'rounding', 'tie-60', 'durch-against', 'fixed-durch'] as const),
      ...(['bettel-factor', 'base-stake', 'haferl-tariff', 'target-pricing', 'hand-payment', 'sharp-unit'] as const),
    ],
  },
  { name: text('Kasse', 'Pot'), options: ['pot-ante', 'pot-short', 'start-bank'] },
]);

/** Names and explanations of the options (bavarian §9). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'table-size': {
    name: text('Spieler am Tisch', 'Players at the table'),
    sentence: text(
      'Zu dritt, oder zu viert: Dann setzt der Geber aus.',
      'Three players, or four: then the dealer sits out.',
    ),
  },
  suits: {
    name: text('Blatt', 'Cards'),
    sentence: text(
      'Mit Eichel, Gras, Herz und Schellen, oder mit Treff, Pik, Herz und Karo: Dann ist die Dame der Ober und der Bube der Unter.',
      'With acorns, leaves, hearts and bells, or with clubs, spades, hearts and diamonds: then the queen is the Ober and the jack the Unter.',
    ),
  },
  payment: {
    name: text('Bezahlung', 'Payment'),
    sentence: text(
      'Nach Augen über oder unter 60, mit einer Kasse; oder feste Preise ohne Kasse.',
      'By points above or below 60, with a pot; or fixed payments without a pot.',
    ),
  },
  tariff: {
    name: text('Preise', 'Prices'),
    sentence: text('Was die Spiele an diesem Tisch kosten.', 'What the games cost at this table.'),
  },
  rounding: {
    name: text('Aufrunden', 'Rounding up'),
    sentence: text(
      'Beträge werden auf 5 Cent aufgerundet oder auf den Cent genau bezahlt.',
      'Amounts are rounded up to 5 cents, or paid to the cent.',
    ),
  },
  'tie-60': {
    name: text('60 zu 60', '60 to 60'),
    sentence: text(
      'Haben beide Seiten 60 Augen, zahlt niemand, oder der Spieler hat verloren.',
      'If both sides have 60 points nobody pays, or the declarer has lost.',
    ),
  },
  'durch-against': {
    name: text('Durch der Gegner', 'Durch by the defenders'),
    sentence: text(
      'Machen die Gegner alle Stiche, zahlt der Spieler wie für einen Durch.',
      'If the defenders take all tricks, the declarer pays as for a Durch.',
    ),
  },
  'fixed-durch': {
    name: text('Zuschlag für Durch', 'Extra for a Durch'),
    sentence: text(
      'Bei festen Preisen: So viele Cent kommen bei einem Durch auf den Schneider dazu.',
      'With fixed payments: a Durch pays this many cents more than Schneider.',
    ),
  },
  'pot-ante': {
    name: text('Einsatz', 'Ante'),
    sentence: text(
      'So viele Cent legt jeder am Tisch in die Kasse, wenn eine Partie beginnt.',
      'Everybody at the table puts this many cents into the pot when a series begins.',
    ),
  },
  'pot-short': {
    name: text('Wenn die Kasse nicht reicht', 'If the pot is too small'),
    sentence: text(
      'Die Kasse zahlt, was sie hat, und die Partie ist aus; oder alle legen nach.',
      'The pot pays what it holds and the series is over; or everybody puts in another ante.',
    ),
  },
  'frage-trump': {
    name: text('Trumpf in der Frage', 'Trumps in a Frage'),
    sentence: text(
      'In der Frage ist Herz Trumpf, oder eine Farbe nach Wahl des Spielers.',
      'In a Frage hearts are trumps, or any suit that the declarer chooses.',
    ),
  },
  berliner: {
    name: text('Berliner', 'Berliner'),
    sentence: text(
      'Nur der Geber darf den Stock aufnehmen; auf Wunsch nur mit Herz als Trumpf.',
      'Only the dealer may use the stock; if agreed, only with hearts as trumps.',
    ),
  },
  bettel: {
    name: text('Bettel', 'Bettel'),
    sentence: text('Als höchstes Spiel wird auch Bettel gespielt.', 'Bettel is played too, as the highest game.'),
  },
  'bettel-stops-at-first-trick': {
    name: text('Bettel endet mit dem ersten Stich', 'Bettel ends with the first trick'),
    sentence: text(
      'Macht der Spieler einen Stich, ist der Bettel verloren und aus; oder er wird zu Ende gespielt.',
      'When the declarer takes a trick, the Bettel is lost and over; or it is played to the end.',
    ),
  },
  'bettel-factor': {
    name: text('Bettel zählt mal', 'Bettel counts times'),
    sentence: text('Der Bettel kostet so viele Grundeinsätze.', 'A Bettel costs this many times the basic stake.'),
  },
  'base-stake': {
    name: text('Grundeinsatz für den Bettel', 'Basic stake of the Bettel'),
    sentence: text(
      'Cent, die für den Bettel vervielfacht werden; die anderen Spiele haben ihre Preise.',
      'Cents that are multiplied for the Bettel; the other games have prices of their own.',
    ),
  },
  'pickup-trump': {
    name: text('Trumpf im Aufnahmespiel', 'Trumps in a pick-up'),
    sentence: text(
      'Im Aufnahmespiel ist Trumpf, was der Spieler wählt; oder immer Herz (Herz-Neischaugn).',
      'In a pick-up the declarer chooses trumps; or they are always hearts (Herz-Neischaugn).',
    ),
  },
  'raise-instead-of-hold': {
    name: text('Höher gehen statt halten', 'Raising instead of holding'),
    sentence: text(
      'Wer vorn ist und überboten wird, darf auch selbst fünf mehr sagen statt nur zu halten.',
      'A bidder in front who is outbid may also say five more instead of just holding.',
    ),
  },
  'self-raise': {
    name: text('Von selbst höher gehen', 'Raising one’s own bid'),
    sentence: text(
      'Wer das Reizen gewinnt, spielt, was gereizt wurde; oder er darf von selbst ein Handspiel ansagen, auf Wunsch auch um mehr Augen.',
      'The winner of the auction plays what was bid; or may announce a hand unforced, if agreed also for more points.',
    ),
  },
  'haferl-tariff': {
    name: text('Preise im Haferltarock', 'Prices in Haferltarock'),
    sentence: text(
      'Was ein Aufnahmespiel mindestens kostet, und was jedes weitere Auge. Ein Handspiel kostet das Doppelte.',
      'What a pick-up costs at least, and what each further point costs. A hand costs twice as much.',
    ),
  },
  'target-pricing': {
    name: text('Preis bei höherem Ziel', 'Price with a raised target'),
    sentence: text(
      'Geht es um mehr als 61 Augen, zählen die Augen für den Preis wie sonst, oder vom Ziel aus. Wie sonst heißt: Ein Handspiel um 116, mit 115 verloren, kostet so wenig wie eines um 61, mit 60 verloren.',
      'When a hand is played for more than 61 points, they are priced as usual, or from the target. As usual means: a hand for 116 that is lost with 115 costs as little as one for 61 that is lost with 60.',
    ),
  },
  'hand-payment': {
    name: text('Gewonnenes Handspiel', 'A hand that is won'),
    sentence: text(
      'Jeder der beiden Gegner zahlt den ganzen Betrag, oder beide zusammen.',
      'Each of the two defenders pays the whole amount, or both together.',
    ),
  },
  'sharp-unit': {
    name: text('Grundpreis im scharfen Spiel', 'Unit of the sharp game'),
    sentence: text(
      'So viele Cent, eine gerade Zahl, kostet ein Solo; Schneider und Schwarz kosten ebenso viel dazu.',
      'A Solo costs this many cents, an even number; Schneider and Schwarz cost as much besides.',
    ),
  },
  'start-bank': {
    name: text('Guthaben am Anfang', 'Bank at the start'),
    sentence: text(
      'So viele Cent hat jeder am Anfang. Wer nichts mehr hat, beendet die Partie.',
      'Everybody starts with this many cents. The series ends when somebody has nothing left.',
    ),
  },
  'jump-bids': {
    name: text('Stufen überspringen', 'Jump bids'),
    sentence: text('Wer höher geht, darf dabei Stufen überspringen.', 'A player who outbids may skip levels.'),
  },
  're-raise': {
    name: text('Noch einmal höher', 'Raising again'),
    sentence: text(
      'Wird ein Gebot gehalten, darf der andere noch einmal höher gehen.',
      'When a call is held, the challenger may raise once more.',
    ),
  },
  'kontra-max': {
    name: text('Kontra', 'Kontra'),
    sentence: text(
      'Wie hoch hinauf verdoppelt wird: Kontra, Re, Supp, Resupp, Hirsch.',
      'How high doubling goes: Kontra, Re, Supp, Resupp, Hirsch.',
    ),
  },
  'kontra-goal': {
    name: text('Wer nach Kontra die Augen braucht', 'Who needs the points after a kontra'),
    sentence: text(
      'Die Seite, die zuletzt verdoppelt hat, muss selbst die Augen haben, um die gespielt wird: Geht es um 61, brauchen sie nach einem Kontra die Gegner. Oder es braucht sie immer der Spieler.',
      'The side that doubled last must itself make the points that are played for: in a game for 61, the defenders need them after a kontra. Or it is always the declarer who needs them.',
    ),
  },
  'kontra-pot': {
    name: text('Kontra gegen die Kasse', 'Kontra against the pot'),
    sentence: text(
      'Gewinnt der Spieler trotz Kontra, zahlt die Kasse alles; oder die Gegner zahlen, was über das einfache Spiel geht.',
      'If the declarer wins despite a kontra, the pot pays everything; or the defenders pay what exceeds the single game.',
    ),
  },
};

/** Option values that need a name. */
export const VALUE_TEXTS: Readonly<Record<string, Text>> = {
  german: text('deutsche Farben', 'German suits'),
  french: text('französische Farben', 'French suits'),
  points: text('nach Augen', 'by points'),
  fixed: text('feste Preise', 'fixed payments'),
  'frage-point': text('Frage: halbe Cent je Auge über/unter 60', 'Frage: half-cents per point over/under 60'),
  'solo-point': text('Solo: halbe Cent je Auge über/unter 60', 'Solo: half-cents per point over/under 60'),
  'frage-simple': text('Frage: Cent', 'Frage: cents'),
  'frage-schneider': text('Frage mit Schneider: Cent', 'Frage with Schneider: cents'),
  'solo-simple': text('Solo: Cent', 'Solo: cents'),
  'solo-schneider': text('Solo mit Schneider: Cent', 'Solo with Schneider: cents'),
  least: text('Mindestens: Cent', 'At least: cents'),
  point: text('Jedes weitere Auge: Cent', 'Each further point: cents'),
  none: text('nein', 'no'),
  hand: text('Handspiel um 61', 'a hand for 61'),
  target: text('jedes höhere Ziel', 'any higher target'),
  absolute: text('wie bei 61', 'as for 61'),
  relative: text('vom Ziel aus', 'from the target'),
  each: text('jeder zahlt ganz', 'each pays in full'),
  split: text('beide zusammen', 'both together'),
  draw: text('unentschieden', 'a draw'),
  'declarer-loses': text('Spieler verliert', 'the declarer loses'),
  cap: text('zahlt, was da ist', 'pays what it holds'),
  replenish: text('alle legen nach', 'another ante from everybody'),
  hearts: text('nur Herz', 'hearts only'),
  any: text('jede Farbe', 'any suit'),
  off: text('nein', 'no'),
  on: text('ja', 'yes'),
  'table-size:3': text('drei', 'three'),
  'table-size:4': text('vier', 'four'),
  'rounding:5': text('auf 5 Cent', 'to 5 cents'),
  'rounding:1': text('auf den Cent genau', 'to the cent'),
  'kontra-max:0': text('kein Kontra', 'no kontra'),
  'kontra-max:1': text('nur Kontra', 'kontra only'),
  'kontra-max:2': text('bis Re', 'up to Re'),
  'kontra-max:3': text('bis Supp', 'up to Supp'),
  'kontra-max:4': text('bis Resupp', 'up to Resupp'),
  'kontra-max:5': text('bis Hirsch', 'up to Hirsch'),
  shift: text('wer zuletzt verdoppelt hat', 'whoever doubled last'),
  keep: text('immer der Spieler', 'always the declarer'),
  pot: text('die Kasse', 'the pot'),
  defenders: text('die Gegner', 'the defenders'),
  value: text('Cent', 'cents'),
  true: text('ja', 'yes'),
  false: text('nein', 'no'),
};
