import { type Text, text } from '#engine/core/text.ts';
import { COMMON_REASONS, type CommonReason } from '../common-reasons.ts';

/** Why a card is played in a game without tricks. */
export type LowReason = 'low-lead' | 'rid' | 'too-high' | 'stay-below' | 'press' | 'unload';

export type BavarianReason =
  | CommonReason
  | LowReason
  | 'low'
  | 'harmless'
  | 'bid'
  | 'hold'
  | 'pass'
  | 'game'
  | 'closest-game'
  | 'lay-points'
  | 'lay-empty'
  | 'trump'
  | 'double'
  | 'no-double';

/** What the rule player says for its choices. */
export const REASONS: Readonly<Record<BavarianReason, Text>> = {
  ...COMMON_REASONS,
  harmless: text('Damit verpflichtest du dich zu nichts Teurem.', 'This does not commit you to anything costly.'),
  bid: text(
    'Mit deiner besten Farbe als Trumpf sind etwa {hopes} Augen zu erwarten: Das reicht zum Ansagen.',
    'With your best suit as trumps you may expect about {hopes} points: enough to bid.',
  ),
  hold: text(
    'Mit deiner besten Farbe als Trumpf sind etwa {hopes} Augen zu erwarten: Das reicht zum Halten.',
    'With your best suit as trumps you may expect about {hopes} points: enough to hold.',
  ),
  pass: text(
    'Auch mit deiner besten Farbe als Trumpf sind nur etwa {hopes} Augen zu erwarten: Das reicht hier nicht.',
    'Even with your best suit as trumps you may expect only about {hopes} points: not enough here.',
  ),
  low: text(
    'Dein Blatt ist so niedrig, dass dir kaum jemand einen Stich aufzwingt.',
    'Your hand is so low that hardly anybody can force a trick on you.',
  ),
  'low-lead': text(
    'Spiel klein aus: Dann nimmt dir jemand den Stich ab.',
    'Lead low: somebody takes the trick from you.',
  ),
  rid: text(
    'Diese Farbe ist dir am gefährlichsten: Weg mit der höchsten Karte.',
    'This suit is the most dangerous to you: get rid of its highest card.',
  ),
  'too-high': text(
    'Darunter hast du nichts; dann gleich die höchste.',
    'You have nothing below it; then the highest at once.',
  ),
  'stay-below': text('Das ist die höchste Karte, die nicht sticht.', 'This is the highest card that does not win.'),
  press: text(
    'Bleib unter dem Spieler, damit er den Stich bekommt.',
    'Stay below the declarer, who is to get the trick.',
  ),
  unload: text(
    'Diesen Stich macht der Spieler nicht mehr: Gib Hohes her.',
    'The declarer does not get this trick any more: throw a high card.',
  ),
  game: text(
    'Dafür ist dein Blatt stark genug, und mehr bringt keines.',
    'Your hand is strong enough for it, and no game brings more.',
  ),
  'closest-game': text(
    'Von allen möglichen Spielen passt dieses noch am besten zum Blatt.',
    'Of all games this one suits your hand best.',
  ),
  'lay-points': text(
    '{laid} Augen sind damit in Sicherheit, und das Blatt bleibt so am stärksten.',
    'This brings {laid} {laid|point|points} home safely and leaves you the strongest hand.',
  ),
  'lay-empty': text(
    'Diese Karten bringen nichts; ohne sie ist das Blatt am stärksten.',
    'These cards bring nothing; without them your hand is strongest.',
  ),
  trump: text(
    'Davon hast du {count} {count|Karte|Karten}: Als Trumpf bringt diese Farbe am meisten heim.',
    'You hold {count} {count|card|cards} of it: as trumps this suit brings home most.',
  ),
  double: text(
    'Mit so vielen Trümpfen und guten Karten ist das Spiel eher deines.',
    'With so many trumps and good cards the game is more likely yours.',
  ),
  'no-double': text('Fürs Verdoppeln hast du zu wenig in der Hand.', 'You hold too little to double.'),
  'draw-trumps': text(
    'Zieh den Gegnern die Trümpfe: Dann stechen sie deine Farben nicht mehr.',
    'Draw the defenders’ trumps, so that they cannot ruff your suits.',
  ),
  'last-trumps': text(
    'Die Gegner haben keinen Trumpf mehr: Deine Trümpfe gewinnen jeden Stich.',
    'The others have no trumps left: yours win every trick.',
  ),
  'lead-low': text(
    'Spiel klein aus deiner längsten Farbe außer Trumpf und heb dir die guten Karten auf.',
    'Lead low from your longest suit but trumps and keep your good cards.',
  ),
  'lead-single': text(
    'Außer Trumpf hast du von keiner Farbe mehr als eine Karte: Spiel die billigste davon.',
    'But for trumps you have no more than one card of any suit: lead the cheapest of them.',
  ),
  'lead-trump': text(
    'Du hast nur noch Trümpfe: Nimm den billigsten.',
    'You have nothing but trumps left: take the cheapest.',
  ),
  'feed-friend': text(
    'Den Stich macht {seat}, und ihr spielt zusammen: Gib Augen dazu.',
    '{seat} wins the trick and plays with you: add points.',
  ),
  'win-dear': text(
    'Im Stich liegen genug Augen: Der Versuch lohnt sich.',
    'There are enough points in the trick to try for it.',
  ),
};
