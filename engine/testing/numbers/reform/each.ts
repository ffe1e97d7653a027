import type { Json, Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { type At, type Paid } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { between, enough, gameOf, paidAt, timesOf } from './deals.ts';

/** What is said of the games of Reform Tarock that everybody plays alone, and of what they leave to the deals after them. Seat 0 is forehand. */

type Fields = Readonly<Record<string, Json>> & { readonly contract: string };

/** A Trischaker that seat 1 loses, with as many points as this; nobody is without a trick. */
const trischaker = (thirds = 90): Fields => ({
  contract: 'trischaker',
  thirdsEach: [40, thirds, 210 - 40 - 30 - thirds, 30],
  tricksEach: [2, 5, 3, 2],
});
/** The same with forehand as the loser. */
const ofForehand: Fields = {
  contract: 'trischaker',
  thirdsEach: [90, 40, 50, 30],
  tricksEach: [5, 2, 3, 2],
};
/** And with two players without a trick, where the loser has enough points for an ordinary game. */
const withVirgins: Fields = { contract: 'trischaker', thirdsEach: [0, 150, 60, 0], tricksEach: [0, 8, 4, 0] };
/** Everybody else is without a trick. */
const boehmischer: Fields = { contract: 'boehmischer-trischaker', tricksEach: [0, 12, 0, 0] };
const wald: Fields = { contract: 'wald-und-wiese', last: 0, cardsEach: [5, 20, 12, 11] };
const sautanz: Fields = {
  contract: 'sautanz',
  declarer: 0,
  cardsEach: [3, 20, 12, 10],
  accused: [0],
  sautanzValue: 12,
};

/** Where nobody stands for more than one: what one player pays another. */
const moved = (at: At, entry: Fields, options: Notes = {}): number =>
  between(paidAt(at, entry, { options }), entry.contract);

const paid = (entry: Fields): Proof => counts((at) => moved(at, entry));
/** What a loser pays with most points below a limit, and from it on; the limit is proven like that of other games. */
const limit: readonly Proof[] = [
  counts((at) => moved(at, trischaker(106))),
  ...enough,
  counts((at) => moved(at, trischaker(107))),
];
/** What the next round is worth is written down only where nothing is agreed on it. */
const ofSautanz: Proof = counts((at) => moved(at, sautanz, { sautanzValue: 'declarer' }));
/** A player without a trick is paid all of it. */
const ofBoehmischer = paid(boehmischer);

/** What everybody without a trick gets together. */
const virgins = (options: Notes): Proof => counts((at) => virginsOf(paidAt(at, withVirgins, { options })));
const virginsOf = ({ payments }: Paid): number => payments.filter((one) => one > 0).reduce((a, b) => a + b, 0);

/** How many cards lie in the talon when a deal begins. */
export const inTalon: Proof = counts(({ rules }) => {
  const now = { deal: 1, factors: [], pot: rational(0), notes: {}, sameCards: true as const };
  const begun = start(rules, { table: 4, dealer: 3, deck: rules.pack.cards, now });
  if (!begun.ok) return NaN;
  return Object.entries(begun.value.zones).reduce(
    (sum, [zone, cards]) => sum + (zone.startsWith('talon:') ? cards.length : 0),
    0,
  );
});

/** A scorer may write down no other value of a round. */
const bound = (beyond: number): Proof =>
  agrees(
    (n, at) => [n, n + beyond].map((value) => isAccepted(at, value)),
    () => [true, false],
  );
function isAccepted(at: At, sautanzValue: number): boolean {
  try {
    paidAt(at, { ...sautanz, sautanzValue }, { options: { sautanzValue: 'declarer' } });
    return true;
  } catch {
    return false;
  }
}

/** What this table has agreed on. */
const agreed = (option: string): Proof => counts(({ table }) => Number(table.options[option]));
/** A Radel counts as much as this. */
const radel: Proof = counts((at) => timesOf(at, 'dreier', {}, { now: { notes: { radel: true } } }));
const hoelzel: Proof = counts((at) => timesOf(at, 'dreier', {}, { now: { notes: { hoelzel: [1, 0, 0, 0] } } }));
const inRound: Proof = agrees(
  (n, at) => gameOf(at, 'dreier', {}, { now: { notes: { fixed: n } } }),
  (_, at) => Number(at.table.options['sautanzValue']),
);
/** Only what is more than none ends a Sautanz. */
const never = { decidesNothing: 'the turns after which it does not end' };

export const OF_EACH = {
  'In manchen Spielen hat niemand einen Partner, und es gibt keinen Spieler, gegen den die anderen spielen: Wald und Wiese (#), Trischaker (#, ab #/# #), Böhmischer Trischaker (# weniger die Stiche), Sautanz (#).':
    [paid(wald), ...limit, ofBoehmischer, ofSautanz],
  'Die # Karten des Talons liegen daneben und zählen erst, wenn sie jemand bekommt.': [inTalon],
  'Die # Karten des Talons bekommt, wer den letzten Stich macht.': [inTalon],
  'Ein Verlierer zahlt dem Letzten #.': [paid(wald)],
  'Ein Verlierer zahlt jedem anderen #, mit #/# oder mehr #.': limit,
  'Verliert die Vorhand, zahlt sie #.': [counts((at) => moved(at, ofForehand) / moved(at, trischaker()))],
  'Ein Verlierer zahlt jedem anderen # weniger dessen Stiche.': [ofBoehmischer],
  'Ein einziger Verlierer zahlt ihnen aber immer #.': [virgins({ virginsTotal: 'twelve' })],
  'Hat im Trischaker jemand keinen Stich, bekommt er, was ein Verlierer sonst allen zahlt; oder von einem einzigen Verlierer immer nur #.':
    [virgins({ virginsTotal: 'twelve' })],
  'immer #': [virgins({ virginsTotal: 'twelve' })],
  'Nach # Sekunden ist es aus, oder sobald nur noch einer Karten hat. Der Haufen, der daliegt, zählt für niemanden.': [
    agreed('sautanzSeconds'),
  ],
  'Auch ohne Uhr ist es nach # Zügen aus.': [agreed('sautanzTurns')],
  'Nach so vielen Zügen endet er auch dort, wo keine Uhr läuft; bei # endet er dort erst, wenn nur noch einer Karten hat.':
    [never],
  'Ein Verlierer zahlt jedem anderen #, der wenigstens einmal beschuldigt hat, zu Recht oder nicht. Wer es nie getan hat, bekommt nichts.':
    [ofSautanz],
  'Danach zählt eine ganze Runde #, vom nächsten Spiel an: Trischaker, Böhmischer Trischaker.': [radel],
  'Danach bekommt jeder ein Hölzel, das ein eigenes Spiel verdoppelt; oder die nächste Runde zählt # (Radel); oder nichts.':
    [radel],
  '{seat3} hat die meisten Punkte und zahlt jedem von euch. Und jeder bekommt ein Hölzel: Das nächste Spiel, in dem er der Spieler ist, zählt #.':
    [hoelzel],
  'Danach gilt eine ganze Runde lang jedes Spiel gleich viel: Sautanz. Wie viel, sagt, wer ihn angesagt hat, von # bis #.':
    [bound(-1), bound(1)],
  'Danach gilt eine ganze Runde lang jedes Spiel gleich viel: Sautanz. Hier sind es #.': [inRound],
} satisfies NumberCases['sentences'];
