import { rational, ZERO } from '#engine/core/rational.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { type At, type Beside, paidFor, settledAt } from '../at.ts';
import { agrees, changes, counts, type NumberCases, type Proof } from '../proofs.ts';
import {
  allPoints,
  gameOf,
  halfCents,
  has,
  lowest,
  neededAfterKontra,
  neededToWin,
  option,
  packetsOf,
  played,
  pointsOf,
  priceAt,
  pricedFrom,
  ratePerPoint,
  stockOf,
  tied,
  X,
} from './deals.ts';
import { belowTen } from './lessons.ts';

/** What the rule book and the form of options say in every game. */

/** The blanks of a suit, from the highest. */
const blanks = ({ rules: { pack } }: At): readonly number[] =>
  pack.cards
    .filter((card) => pack.suitOf(card) === 'H' && pack.points(card) === 0)
    .toSorted((a, b) => pack.strength(b) - pack.strength(a))
    .map((card) => Number(card.slice(1)));
const allBlanks = (many: number): readonly Proof[] =>
  Array.from({ length: many }, (_, i) =>
    agrees(
      (n, at) => [n, blanks(at).length],
      (_n, at) => [blanks(at)[i], many],
    ),
  );
const cards = counts(({ rules }) => rules.pack.cards.length);
const points = (rank: string): Proof => counts((at) => pointsOf(at, [`H${rank}`]));
const packets = (...places: readonly number[]): readonly Proof[] =>
  places.map((place) => counts((at) => packetsOf(at)[place] ?? NaN));
const takenUp: readonly Proof[] = [counts(stockOf), counts(stockOf)];
const COUNTED: readonly Proof[] = [...['A', '10', 'K', 'O', 'U'].map(points), counts(allPoints)];
const tenLow: readonly Proof[] = [belowTen, ...allBlanks(4)];

/** What a game costs at a total that just makes a Schneider, or just does not. */
const fixedPrice = (contract: (at: At) => string, total: number): Proof =>
  counts((at) => -Number(settledAt(at, played(contract(at), total)).payments[X]));
const isSchneiderAt: Proof = changes((n, at) => [played(lowest(at), n - 1), played(lowest(at), n)], has('schneider'), [
  false,
  true,
]);

/** A payment is rounded up to a multiple of `n` cents. */
const roundedTo = (beside: Beside = {}): Proof =>
  agrees(
    (n, at) => n * Math.ceil(ratePerPoint(at) / n),
    (_, at) => settledAt(at, played('frage', 61), beside).payments[2],
  );

/** What everybody has put into the pot before the first deal. */
function ante({ rules, seats }: At): number {
  const row = rules.check({ contract: 'passed-out' }, seats, 0);
  if (!row.ok) throw new Error('nobody may pass');
  const [line] = runningSheet(foldSeries(rules, setupOf(seats, null), [row.value]).deals);
  const paid = line?.before?.payments[X] ?? ZERO;
  return -paid.n / paid.d;
}

/** Whoever has lost all but one of `n` cents pays that one. */
const bank: Proof = agrees(
  (n, at) => {
    const totals = [rational(n - 1), ZERO, rational(1 - n)];
    return settledAt(at, played('solo', 0), { now: { totals } }).payments;
  },
  () => [1, 0, -1],
);

const sharpFor = (code: string, contract: string): Proof =>
  counts((at) => paidFor(settledAt(at, played(contract, 120, { allTricks: 'declarer' })), code));

export const IN_RULE_BOOK = {
  'Frage: # Cent je Auge über/unter #': [halfCents('frage', 'frage-point'), pricedFrom],
  'Solo: # Cent je Auge über/unter #': [halfCents('solo', 'solo-point'), pricedFrom],
  // The sizes of a table.
  '#': [counts((at) => Number(at.value))],
  '# Karten in den Farben Eichel, Gras, Herz und Schellen; von oben: Ass (Sau), Zehner, König, Ober, Unter, #, #, #, #.':
    [cards, ...allBlanks(4)],
  '# Karten in den Farben Eichel, Gras, Herz und Schellen; von oben: Ass (Sau), Zehner, König, Ober, Unter, #.': [
    cards,
    ...allBlanks(1),
  ],
  '# Karten in den Farben Treff, Pik, Herz und Karo; von oben: Ass, Zehner, König, Dame, Bube, #, #, #, #.': [
    cards,
    ...allBlanks(4),
  ],
  '# Karten in den Farben Treff, Pik, Herz und Karo; von oben: Ass, Zehner, König, Dame, Bube, #.': [
    cards,
    ...allBlanks(1),
  ],
  'Das Ass zählt #, der Zehner #, der König #, der Ober #, der Unter #, die Spatzen nichts: zusammen # Augen.': COUNTED,
  'Das Ass zählt #, der Zehner #, der König #, die Dame #, der Bube #, die Spatzen nichts: zusammen # Augen.': COUNTED,
  'Der Zehner steht zwischen Unter und #: Ass, König, Ober, Unter, Zehner, #, #, #, #.': tenLow,
  'Der Zehner steht zwischen Bube und #: Ass, König, Dame, Bube, Zehner, #, #, #, #.': tenLow,
  'Es spielen #, im Uhrzeigersinn. Die Vorhand sitzt links vom Geber und spielt in jedem Spiel zum ersten Stich aus.': [
    counts(({ rules }) => rules.active(4, 0).length),
  ],
  'Gegeben wird so: # verdeckt als Stock in die Mitte, jedem #, jedem #, jedem #.': packets(0, 1, 2, 3),
  'Gegeben wird so: jedem #, jedem #, # verdeckt als Stock in die Mitte, jedem #.': packets(0, 1, 2, 3),
  'Gegeben wird so: jedem #, # verdeckt als Stock in die Mitte, jedem #.': packets(0, 1, 2),
  'Wer mit dem Stock spielt, nimmt alle # Karten des Stocks ins Blatt, zeigt sie niemandem und legt # beliebige verdeckt weg.':
    takenUp,
  'Der Spieler nimmt die # Karten des Stocks auf und legt # beliebige weg; sie zählen für ihn.': takenUp,
  'Die Seite, die zuletzt verdoppelt hat, braucht selbst die # Augen oder so viele, wie gereizt wurden.': [
    neededAfterKontra,
  ],
  'Er braucht mindestens # der # Augen.': [neededToWin, counts(allPoints)],
  'Bei # zu # zahlt niemand.': [tied('draw'), tied('draw')],
  'Bei # zu # hat der Spieler verloren.': [tied('lost'), tied('lost')],
  '# zu #': [
    tied('draw', { options: { 'tie-60': 'draw' } }),
    tied('lost', { options: { 'tie-60': 'declarer-loses' } }),
  ],
  'Haben beide Seiten # Augen, zahlt niemand, oder der Spieler hat verloren.': [
    tied('draw', { options: { 'tie-60': 'draw' } }),
  ],
  'Bezahlt wird jedes Auge über oder unter #. Gewinnt der Spieler, zahlt die Kasse; verliert er, zahlt er jedem Gegner die #.':
    [
      pricedFrom,
      agrees(
        (n, at) => n * priceAt(at, 'frage', 80),
        (_, at) => priceAt(at, 'frage', 40),
      ),
    ],
  'Nach Augen über oder unter #, mit einer Kasse; oder feste Preise ohne Kasse.': [pricedFrom],
  'Aufgerundet wird auf # Cent, nach dem Verdoppeln. Auch die Hälften werden aufgerundet; was dazu fehlt, legt die Kasse dazu.':
    [roundedTo()],
  'Beträge werden auf # Cent aufgerundet oder auf den Cent genau bezahlt.': [
    roundedTo({ options: { rounding: 5, payment: 'points' } }),
  ],
  'auf # Cent': [roundedTo({ options: { rounding: 5, payment: 'points' } })],
  'Zu Beginn einer Partie legt jeder am Tisch # Cent in die Kasse, auch wer gerade aussetzt.': [counts(ante)],
  'Preis: # Cent je Auge über/unter #.': [counts(ratePerPoint), pricedFrom],
  'Preis: # Cent, Schneider #.': [
    counts((at) => -Number(settledAt(at, played(gameOf(at), 90)).payments[X])),
    counts((at) => -Number(settledAt(at, played(gameOf(at), 91)).payments[X])),
  ],
  'Die Frage kostet dann # statt # Cent, das Solo # statt #.': [
    fixedPrice(lowest, 91),
    fixedPrice(lowest, 90),
    fixedPrice(() => 'solo', 91),
    fixedPrice(() => 'solo', 90),
  ],
  'Die Seite, die gewinnt, hat mindestens # Augen.': [isSchneiderAt],
  'Der Spieler macht alle # Stiche.': [counts(({ rules }) => rules.pack.cards.length / 3 - 1)],
  'Jeder Gegner zahlt # Cent mehr.': [
    agrees(
      (n) => n,
      (_, at) =>
        Number(settledAt(at, played('solo', 120)).payments[X]) -
        Number(settledAt(at, played('solo', 120, { allTricks: 'declarer' })).payments[X]),
    ),
  ],
  'Er kostet # Grundeinsätze zu # Cent.': [
    counts((at) => priceAt(at, 'bettel', 0) / option(at, 'base-stake')),
    counts((at) => priceAt(at, 'bettel', 0) / option(at, 'bettel-factor')),
  ],
  'Preis: # Cent.': [counts((at) => priceAt(at, gameOf(at), 61))],
  'Ein Solo kostet # Cent, Schneider und Schwarz je # mehr. Jeder Gegner zahlt dem Spieler, oder der Spieler jedem.': [
    sharpFor('solo', 'solo'),
    agrees(
      (n) => [n, n],
      (_, at) => {
        const paid = settledAt(at, played('solo', 120, { allTricks: 'declarer' }));
        return ['schneider', 'schwarz'].map((code) => paidFor(paid, code));
      },
    ),
  ],
  'Eine gewonnene Frage kostet die #, eine verlorene so viel wie ein Solo.': [
    agrees(
      (n, at) => [n * priceAt(at, 'solo', 61), priceAt(at, 'solo', 59)],
      (_, at) => [priceAt(at, 'frage', 61), priceAt(at, 'frage', 59)],
    ),
  ],
  'Preis: # Cent gewonnen, # verloren.': [
    counts((at) => priceAt(at, 'frage', 61)),
    counts((at) => priceAt(at, 'frage', 59)),
  ],
  'Es kostet # Cent mehr, in einer gewonnenen Frage #.': ['solo', 'frage'].map((contract) =>
    counts((at) => paidFor(settledAt(at, played(contract, 120, { allTricks: 'declarer' })), at.about ?? '')),
  ),
  'Die Seite, die gewinnt, macht alle Stiche und hat alle # Augen.': [
    changes((n) => [played('solo', n - 2), played('solo', n, { allTricks: 'declarer' })], has('schwarz'), [
      false,
      true,
    ]),
  ],
  'Der Stock gehört dem Spieler: Gegen ihn gelingt es nur, wenn # Neuner darin liegen oder er in der Frage # Neuner weggelegt hat.':
    ['solo', 'frage'].map((contract) =>
      agrees(
        (n, at) => [n, has('schwarz')(settledAt(at, played(contract, 0)))],
        (_, at) => [stockOf(at), true],
      ),
    ),
  'Ein # zu # kostet so viel wie # Auge.': [
    tied('lost'),
    tied('lost'),
    agrees(
      (n, at) => n * ratePerPoint(at, 'frage'),
      // Half of it to each.
      (_, at) => 2 * priceAt(at, 'frage', 60),
    ),
  ],
  'Ein gedrucktes Beispiel zahlt für eine Frage mit # Augen # Cent; nach der Preisliste sind es #, aufgerundet #.': [
    agrees(
      (n, at) => priceAt(at, 'frage', n),
      () => 5.5,
    ),
    { decidesNothing: 'what the source has printed, which is the price of a Solo' },
    counts((at) => priceAt(at, 'frage', 71)),
    counts((at) => Number(settledAt(at, played('frage', 71)).payments[2])),
  ],
  'Gewonnen zahlt ihn die Kasse, verloren zahlt der Spieler jedem Gegner die #; aufgerundet wird wie sonst.': [
    agrees(
      (n, at) => n * priceAt(at, 'bettel', 0),
      (_, at) => priceAt(at, 'bettel', 0, { bettelWon: false }),
    ),
  ],
  'Jeder beginnt mit # Cent.': [bank],
} satisfies NumberCases['sentences'];
