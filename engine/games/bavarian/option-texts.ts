import { text, type Text } from '../../core/text.ts';
import type { OptionId } from './options.ts';

/** Headings of the form, and what stands under them. */
export const OPTION_GROUPS: readonly { readonly name: Text; readonly options: readonly OptionId[] }[] = [
  { name: text('Tisch', 'Table'), options: ['table-size'] },
  {
    name: text('Reizen und Stock', 'Auction and stock'),
    options: ['frage-trump', 'berliner', 'jump-bids', 're-raise'],
  },
  { name: text('Kontra', 'Kontra'), options: ['kontra-max', 'kontra-goal', 'kontra-pot'] },
  {
    name: text('Zahlen', 'Payments'),
    options: ['payment', 'tariff', 'rounding', 'tie-60', 'durch-against', 'fixed-durch'],
  },
  { name: text('Kasse', 'Pot'), options: ['pot-ante', 'pot-short'] },
];

/** Names and explanations of the options (bavarian §9). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'table-size': {
    name: text('Spieler am Tisch', 'Players at the table'),
    sentence: text(
      'Zu dritt, oder zu viert: Dann setzt der Geber aus.',
      'Three players, or four: then the dealer sits out.',
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
    sentence: text('In Cent; was ein Auge kostet, in halben Cent.', 'In cents; what a point costs is in half-cents.'),
  },
  rounding: {
    name: text('Aufrunden', 'Rounding up'),
    sentence: text(
      'Nach Augen bezahlt wird in Vielfachen von 5 Cent, oder auf den Cent genau.',
      'Payments by points are in multiples of 5 cents, or exact to the cent.',
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
      'So viele Cent legt jeder am Tisch in die Kasse, wenn eine Runde beginnt.',
      'Everybody at the table puts this many cents into the pot when a round begins.',
    ),
  },
  'pot-short': {
    name: text('Kasse reicht nicht', 'Pot too small'),
    sentence: text(
      'Die Kasse zahlt, was sie hat, und die Runde ist aus; oder alle legen nach.',
      'The pot pays what it holds and the round is over; or everybody puts in another ante.',
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
  'jump-bids': {
    name: text('Stufen überspringen', 'Jump bids'),
    sentence: text(
      'Wer überbietet, darf eine Stufe überspringen und gleich „am besten“ sagen.',
      'A player who outbids may skip a level and say “best” at once.',
    ),
  },
  're-raise': {
    name: text('Nachbieten', 'Raising again'),
    sentence: text(
      'Wird ein Gebot gehalten, darf der Überbietende noch einmal höher gehen.',
      'When a call is held, the challenger may raise once more.',
    ),
  },
  'kontra-max': {
    name: text('Kontra bis', 'Doubling up to'),
    sentence: text(
      'Wie hoch verdoppelt wird: gar nicht (0), Kontra (1), Re (2), Supp (3), Resupp (4) oder Hirsch (5).',
      'How high doubling goes: not at all (0), Kontra (1), Re (2), Supp (3), Resupp (4) or Hirsch (5).',
    ),
  },
  'kontra-goal': {
    name: text('Ziel nach Kontra', 'Target after kontra'),
    sentence: text(
      'Die Seite, die zuletzt gesprochen hat, muss selbst 61 Augen machen; oder es bleibt immer beim Spieler.',
      'The side that spoke last must itself make 61 points; or it is always the declarer.',
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
  points: text('nach Augen', 'by points'),
  fixed: text('feste Preise', 'fixed payments'),
  'frage-point': text('Frage, je Auge (½ Cent)', 'Frage, per point (½ cents)'),
  'solo-point': text('Solo, je Auge (½ Cent)', 'Solo, per point (½ cents)'),
  'frage-simple': text('Frage', 'Frage'),
  'frage-schneider': text('Frage, Schneider', 'Frage, Schneider'),
  'solo-simple': text('Solo', 'Solo'),
  'solo-schneider': text('Solo, Schneider', 'Solo, Schneider'),
  draw: text('unentschieden', 'a draw'),
  'declarer-loses': text('Spieler verliert', 'the declarer loses'),
  cap: text('zahlt, was da ist', 'pays what it holds'),
  replenish: text('alle legen nach', 'another ante from everybody'),
  hearts: text('nur Herz', 'hearts only'),
  any: text('jede Farbe', 'any suit'),
  off: text('nein', 'no'),
  on: text('ja', 'yes'),
  shift: text('wer zuletzt sprach', 'whoever spoke last'),
  keep: text('immer der Spieler', 'always the declarer'),
  pot: text('die Kasse', 'the pot'),
  defenders: text('die Gegner', 'the defenders'),
  value: text('Cent', 'cents'),
  true: text('ja', 'yes'),
  false: text('nein', 'no'),
};
