import { type Text, text } from '#engine/core/text.ts';
import { COMMON_REASONS, type CommonReason } from '../common-reasons.ts';
import type { AvoidReason } from './trischaken.ts';

export type IllustratedReason =
  | CommonReason
  | AvoidReason
  | 'harmless'
  | 'bid'
  | 'pass'
  | 'calm'
  | 'not-calm'
  | 'take-card'
  | 'take-part'
  | 'lay-void'
  | 'lay-dear'
  | 'meld'
  | 'nothing-to-say'
  | 'announce'
  | 'nothing-sure'
  | 'kontra'
  | 'rekontra';

const HELD = [
  '{tarocks} Tarock und {kings} {kings|König|Könige}',
  '{tarocks} {tarocks|tarock|tarocks} and {kings} {kings|king|kings}',
] as const;

/** What the rule player says for its choices. */
export const REASONS: Readonly<Record<IllustratedReason, Text>> = {
  ...COMMON_REASONS,
  harmless: text('Damit verpflichtest du dich zu nichts Teurem.', 'This does not commit you to anything costly.'),
  bid: text(`${HELD[0]}: Damit ist das Spiel eher zu gewinnen.`, `${HELD[1]}: the game is more likely won than lost.`),
  pass: text(`${HELD[0]}: Das ist hier zu wenig, um zu spielen.`, `${HELD[1]}: too little to play here.`),
  calm: text(
    'Dein Blatt ist schwach: Im Trischaken bekommst du wenig.',
    'Your hand is weak: you will take little in a Trischaken.',
  ),
  'not-calm': text(
    'Dein Blatt ist für ein Trischaken zu stark: Du bekämst zu viele Punkte.',
    'Your hand is too strong for a Trischaken: you would take too many points.',
  ),
  'take-card': text(
    'Mit dieser Karte wird dein Blatt am stärksten: {card}.',
    'This card makes your hand strongest: {card}.',
  ),
  'take-part': text('Mit diesen Karten wird dein Blatt am stärksten.', 'These cards make your hand strongest.'),
  'lay-void': text(
    'So {voids|fehlt|fehlen} dir danach {voids} {voids|Farbe|Farben} mehr: Dort kannst du stechen.',
    'This leaves you {voids} more {voids|suit|suits} short, which you can ruff.',
  ),
  'lay-dear': text(
    'Das bringt Punkte in Sicherheit, und das Blatt bleibt so am stärksten.',
    'This saves points and leaves you the strongest hand.',
  ),
  meld: text('Was du hast, kannst du zeigen: Es kann nur gewinnen.', 'Show what you hold: it can only win.'),
  'nothing-to-say': text('Zu zeigen hast du nichts mehr.', 'You have nothing more to show.'),
  announce: text(
    'Das gelingt höchstwahrscheinlich, und angesagt zählt es mehr.',
    'It will most likely be made, and announced it counts more.',
  ),
  'nothing-sure': text('Nichts davon ist sicher genug, um es zu sagen.', 'Nothing of it is sure enough to be said.'),
  kontra: text(
    'Mit {tarocks} Tarock und so starken Karten geht das Spiel eher verloren.',
    'Against {tarocks} tarocks and such strong cards the game is more likely lost.',
  ),
  rekontra: text('Dein Blatt hält auch ein Kontra aus.', 'Your hand stands even a kontra.'),
  'lead-lowest': text(
    'Die niedrigste Karte: Die nimmt dir am ehesten ein anderer ab.',
    'Your lowest card: it is the likeliest to be taken by somebody else.',
  ),
  'stay-under': text(
    'Damit nimmst du den Stich nicht und wirst los, was am meisten zählt.',
    'You do not take the trick and get rid of what counts most.',
  ),
  'must-win': text(
    'Darunter bleiben kannst du nicht: Dann mit der niedrigsten Karte.',
    'You cannot stay below: then with your lowest card.',
  ),
  'draw-trumps': text(
    'Zieh den Gegnern die Tarock: Dann stechen sie deine Farben nicht mehr.',
    'Draw the defenders’ tarocks, so that they cannot ruff your suits.',
  ),
  'last-trumps': text(
    'Die Gegner haben kein Tarock mehr: Deine gewinnen jeden Stich.',
    'The others have no tarocks left: yours win every trick.',
  ),
  'win-dear': text('Im Stich liegt genug: Der Versuch lohnt sich.', 'There is enough in the trick to try for it.'),
};
