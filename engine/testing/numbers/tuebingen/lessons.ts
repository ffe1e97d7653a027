import type { Card } from '#engine/core/card.ts';
import { COURTS, isKing } from '#engine/games/tuebingen/cards.ts';
import { type At, type Paid, paidFor, stateAt, taughtDeal } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { mayLay } from './auction.ts';
import { opponents, worthOf } from './deals.ts';
import { leastRun } from './strafen.ts';

/** What the lessons say of the deals that they play, and of the rules. */

const learner = ({ taught }: At): number => taught?.lesson.seat ?? NaN;
/** Cards of the learner, after `later` further actions. */
const cardsIn = (at: At, zone: 'hand' | 'laid' | 'pile', later = 0): readonly Card[] =>
  stateAt(at, (at.taught?.moment ?? 0) + later).zones[`${zone}:${learner(at)}`] ?? [];
const pointsOf = ({ rules: { pack } }: At, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pack.points(card), 0) / pack.unit.parts;
const tarocksIn = ({ rules: { pack } }: At, cards: readonly Card[]): number => cards.filter(pack.isTrump).length;
const isCourt = (card: Card): boolean => card.length === 2 && COURTS.some((rank) => card.endsWith(rank));

/** The dealer lays away exactly `n` cards. */
export const laidAway: Proof = agrees(
  (n, at) => [n - 1, n, n + 1].map((many) => mayLay(at, many)),
  () => [false, true, false],
);
export const against: Proof = counts(opponents);
const kingsHeld: Proof = counts((at) => cardsIn(at, 'hand').filter(isKing).length);
/** Tarocks of others in the trick that the learner wins next. */
const drawn = (later: number): Proof => counts((at) => tarocksIn(at, cardsIn(at, 'pile', later)) - 1);

const measure = (at: At): number => Number(taughtDeal(at).row.games[0]?.measure);
/** What something counts before the whole is multiplied. */
function baseOf({ items }: Pick<Paid, 'items'>, code: string): number {
  const base = items.find((item) => item.code === code)?.base;
  return base ? base.n / base.d : NaN;
}
const base = (code: string): Proof => counts((at) => baseOf(taughtDeal(at), code));
const threshold = (code: string): Proof => counts((at) => measure(at) - baseOf(taughtDeal(at), code));
/** How often all of it is counted. */
const times = (code: string): Proof => counts((at) => paidFor(taughtDeal(at), code) / baseOf(taughtDeal(at), code));
const written: Proof = counts((at) => Number(taughtDeal(at).payments[learner(at)]));

export const IN_LESSONS = {
  'Der Geber legt # Karten, ruft einen König und spielt mit dessen Besitzer.': [laidAway],
  'Du gibst und hast # Karten. Leg # weg; Könige, Ski, Einundzwanziger und Einser darf man nicht legen.': [
    counts((at) => cardsIn(at, 'hand').length),
    laidAway,
  ],
  '# Punkte sind in Sicherheit.': [counts((at) => pointsOf(at, cardsIn(at, 'laid')))],
  'Das ginge auch: Von Pik und Karo hast du je # kleine. Wir rufen hier den {DK}.': [
    agrees(
      (n) => [n, n],
      (_, at) =>
        ['S', 'D'].map((suit) => cardsIn(at, 'hand').filter((card) => card.startsWith(suit) && card !== 'SKI').length),
    ),
  ],
  'Mit # Königen und dem Ski gibst du nicht auf.': [kingsHeld],
  '# von # Punkten: gewonnen, das sind # über #. Der fein gefasste Einser kostet #: Jeder von euch schreibt #.': [
    counts(measure),
    counts(({ rules: { pack } }) => pack.unit.total / pack.unit.parts),
    base('ruf'),
    threshold('ruf'),
    counts((at) => paidFor(taughtDeal(at), 'einser-fein-gefasst')),
    agrees(
      (n) => [0, 0, n, n],
      (_, at) => taughtDeal(at).payments,
    ),
  ],
  'Allein gegen #: mehr Punkte als jeder andere.': [against],
  '# Tarock mit dem Einundzwanziger, dazu # Könige, einer mit seiner Dame. {seat3} gibt und legt zuerst.': [
    counts((at) => tarocksIn(at, cardsIn(at, 'hand'))),
    kingsHeld,
  ],
  'Du sprichst als Erster. Allein musst du nur mehr Punkte haben als jeder der # anderen.': [against],
  'Der {T21} ist der höchste: Er nimmt den Stich und zieht # Tarock.': [drawn(4)],
  '# Tarock sind weg.': [drawn(3)],
  '# Stiche, und # Bilder darin.': [
    counts((at) => cardsIn(at, 'pile', 3).length / at.seats),
    counts((at) => cardsIn(at, 'pile', 3).filter(isCourt).length),
  ],
  '# Punkte, der Beste der anderen hat #: Der Raus ist gewonnen. Deine # Punkte über # zählen #, das sind #.': [
    counts(measure),
    counts((at) => Number(taughtDeal(at).row.notes['best'])),
    base('raus'),
    threshold('raus'),
    times('raus'),
    written,
  ],
  'Du gibst. Leg # Karten: Bilder, die sonst verloren gehen, und die teuersten zuerst.': [laidAway],
  'Leg die beiden Damen, {DQ} und {SQ}: # Punkte sind in Sicherheit.': [counts((at) => pointsOf(at, ['DQ', 'SQ']))],
  'Du hast gewonnen. Jetzt die Strafen: # Tarock in Folge vom Einundzwanziger abwärts sind Oberer. {T21} und {T20} hattest du, und der Ski ersetzt den {T19}: Sag sie an.':
    [leastRun('oberers')],
  'Jede Karte der Folge bringt # Punkte.': [
    counts((at) => worthOf(at, 'oberers', { n: 4 }) - worthOf(at, 'oberers', { n: 3 })),
  ],
  '# Punkte sind # über #, die Strafen bringen #, # und # dazu, und alles zählt #: # Punkte.': [
    counts(measure),
    base('raus-concealed'),
    threshold('raus-concealed'),
    ...['oberers', 'unterers', 'einser-gefasst'].map(base),
    times('raus-concealed'),
    written,
  ],
} satisfies NumberCases['sentences'];
