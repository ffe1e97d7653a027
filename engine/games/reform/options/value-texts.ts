import { type Text, text } from '#engine/core/text.ts';
import { CONTRACTS } from '../contracts/index.ts';

const CONTRACT_NAMES: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.values(CONTRACTS).map(({ id, name }) => [id, name]),
);

/** Option values that need a name. */
export const VALUE_TEXTS: Readonly<Record<string, Text>> = {
  ...CONTRACT_NAMES,
  true: text('ja', 'yes'),
  false: text('nein', 'no'),
  priority: text('nach dem Platz', 'by seat'),
  hold: text('mit Halten', 'with holding'),
  alone: text('wenn einer allein spielt', 'where one plays alone'),
  off: text('gibt es nicht', 'not allowed'),
  'first-leader': text('wer zum ersten Stich ausspielt', 'who leads to the first trick'),
  'score-leader': text('wer bisher vorn liegt', 'who has the best total'),
  'kontraLevels:1': text('nur Kontra', 'kontra only'),
  'kontraLevels:2': text('bis Rekontra', 'up to rekontra'),
  'kontraLevels:3': text('bis Subkontra', 'up to subkontra'),
  'kontraLevels:4': text('bis Hirsch', 'up to Hirsch'),
  'kontraLevels:5': text('bis Mord', 'up to Mord'),
  additional: text('zum Spiel dazu', 'on top of the game'),
  replace: text('statt des Spiels', 'instead of the game'),
  half: text('die Gruppe mit dem König', 'the group with the king'),
  whole: text('der ganze Talon', 'the whole talon'),
  open: text('offen', 'seen'),
  closed: text('verdeckt', 'unseen'),
  settle: text('rechnet mit allen ab', 'settles with everybody'),
  'duel-triple': text('nur diese zwei, dreifach', 'only these two, three times'),
  double: text('das Doppelte', 'double'),
  single: text('den einfachen Wert', 'the single value'),
  full: text('für alle zwölf Stiche', 'for all twelve tricks'),
  base: text('nur der Grundwert', 'only the basic value'),
  scaled: text('nach dem Wert', 'by its value'),
  twelve: text('immer 12', 'always 12'),
  hoelzel: text('jeder ein Hölzel', 'a Hölzel for everybody'),
  radel: text('ein Radel', 'a Radel'),
  none: text('nichts', 'nothing'),
  declarer: text('was sein Spieler sagt', 'what its declarer says'),
  'declarer-chooses': text('der Spieler sagt es', 'as the declarer says'),
  forehand: text('immer die Vorhand', 'always forehand'),
  exact: text('auf Hundertstel', 'to hundredths'),
  'rounding:whole': text('auf ganze Punkte', 'to whole points'),
};
