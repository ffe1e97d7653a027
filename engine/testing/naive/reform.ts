import type { Notes } from '#engine/core/json.ts';
import { add, compare, multiply, negate, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { thirdsIn } from '../naive-cards.ts';
import {
  isLostSilently,
  isMade,
  laidOut,
  REFORM_BONUSES,
  reformAmount,
  type SideName,
  timesMade,
} from './reform-bonuses.ts';
import { reformTricks, reformWords, type Sides, sidesOf, takenIn, type Word } from './reform-log.ts';
import { factorOf, isNegative, itemsIn, type Ladder, ladderOf } from './reform-talk.ts';

/** Reform Tarock scored a second time, from docs/rules/reform.md §3.3, §5 to §8 and its source alone. */

/** What one side gets from the other for one thing. */
interface Payment {
  readonly amount: Rational;
  readonly to: readonly number[];
  readonly from: readonly number[];
  readonly ladder: Ladder;
}

/** One deal to be scored. */
interface Deal {
  readonly s: State;
  readonly options: Notes;
  readonly words: readonly Word[];
  readonly sides: Sides;
  /** What the game is worth to each pair if it is won, after the mortgage and before kontra. */
  readonly v: Rational;
}

const PLAIN: Ladder = { steps: [], self: false, protests: [] };
const WORTH: Readonly<Record<string, number>> = { rufer: 4, bettel: 10, dreier: 10 };

/** §9: in a Sautanz round every game has the value that was named. */
const fixedIn = (s: State): number | undefined => s.now.notes['fixed'] as number | undefined;

export function naiveReform(
  s: State,
  _profile: string,
  options: Notes,
  _account: 'score' | 'money',
): readonly Rational[] {
  const sides = sidesOf(s, options);
  if (!sides) return Array.from({ length: s.table }, () => ZERO);
  const words = reformWords(s);
  const deal: Deal = { s, options, words, sides, v: valueOf(s, words, sides, options) };
  const payments = [...(isNegative(sides) ? negative(deal) : positive(deal)), ...bought(deal)];
  return totalsOf(deal, payments);
}

/** §5.3, §5.4: a fifth less for each card more than three; alone with the king in the talon, a Rufer is worth 2. */
function valueOf(s: State, words: readonly Word[], sides: Sides, options: Notes): Rational {
  const isAlone = words.some(({ type }) => type === 'alone' || type === 'schleifen-king');
  const table = fixedIn(s) ?? (isAlone ? 2 : (WORTH[sides.contract] ?? NaN));
  const taken = takenIn(s);
  if (!taken || options['mortgage'] === false) return rational(table);
  return rational(table * (5 + 3 - taken.cards.length), 5);
}

/** §3.3: half of the table value to each of the others, won or lost. */
function bought({ s, sides: { seller, declarer, contract, theirs } }: Deal): readonly Payment[] {
  if (seller === undefined) return [];
  const price = rational(fixedIn(s) ?? WORTH[contract] ?? NaN, 2);
  return theirs.map((seat) => ({ amount: price, to: [seat], from: [declarer], ladder: PLAIN }));
}

/** §7.6 and R33, pair by pair: one trick loses a Bettel, a second one is the Sürtaxe of each opponent. */
function negative({ s, options, words, sides, v }: Deal): readonly Payment[] {
  const { declarer, ours } = sides;
  const tricks = reformTricks(s, options).filter(({ winner }) => winner === declarer).length;
  const items = itemsIn(words, sides);
  return items
    .filter(({ about }) => about === 'game')
    .flatMap((game) => {
      const [other = -1] = game.others;
      const declared = items.find((item) => item.about === 'suertaxe' && item.owners.includes(other));
      const ladder = ladderOf(words, sides, game);
      const own: Ladder = declared ? ladderOf(words, sides, declared) : PLAIN;
      const extra = multiply(v, rational(declared ? 6 : 3, 2));
      const lost = { to: [other], from: ours };
      const plain: Payment =
        tricks === 0 ? { amount: v, to: ours, from: [other], ladder } : { amount: v, ...lost, ladder };
      if (tricks < 2) return declared ? [plain, { amount: extra, to: ours, from: [other], ladder: own }] : [plain];
      return options['multiplierBonuses'] === 'replace'
        ? [{ amount: extra, ...lost, ladder }]
        : [plain, { amount: extra, ...lost, ladder: own }];
    });
}

const otherSide = (side: SideName): SideName => (side === 'declarer' ? 'opponents' : 'declarer');

/** §7.2, §6.1 and §5.4. */
function positive(deal: Deal): readonly Payment[] {
  const { s, options, words, sides, v } = deal;
  const seats = { declarer: sides.ours, opponents: sides.theirs };
  const to = (side: SideName) => ({ to: seats[side], from: seats[otherSide(side)] });
  const items = itemsIn(words, sides);
  const ladder = ladderOf(words, sides, { key: 'game', about: 'game', owners: sides.ours, others: sides.theirs });
  if (words.some(({ type }) => type === 'schleifen-king'))
    return [{ amount: multiply(v, rational(1, 2)), ...to('opponents'), ladder }];
  if (isUnplayed(deal)) return [{ amount: v, ...to('declarer'), ladder }];

  const out = laidOut(s, sides, options);
  const game: Payment = {
    amount: v,
    ...to(thirdsIn(out.pile.declarer) >= 107 ? 'declarer' : 'opponents'),
    ladder,
  };
  const replaces = options['multiplierBonuses'] === 'replace';
  const plain: Payment[] = [];
  const best: Payment[] = [];
  for (const side of ['declarer', 'opponents'] as const) {
    const multiples: Payment[] = [];
    for (const id of REFORM_BONUSES) {
      const declared = items.find((item) => item.about === id && item.owners === seats[side]);
      const worth = reformAmount(id, declared ? 'declared' : 'silent', options);
      if (!worth) continue;
      const amount = worth.isTimes
        ? multiply(v, rational(2 * worth.amount, 2))
        : rational(worth.amount * Math.max(1, timesMade(id, side, out)));
      const said = declared ? ladderOf(words, sides, declared) : PLAIN;
      if (isMade(id, side, out)) (worth.isTimes ? multiples : plain).push({ amount, ...to(side), ladder: said });
      else if (declared || isLostSilently(id, side, out)) plain.push({ amount, ...to(otherSide(side)), ladder: said });
    }
    // Of those that a side has made only the one that pays most counts; in place of the game, kontra of its own is left aside.
    const price = (one: Payment): Rational => (replaces ? one.amount : multiply(one.amount, factorOf(one.ladder, [])));
    best.push(...multiples.sort((a, b) => compare(price(b), price(a))).slice(0, 1));
  }
  const [instead] = replaces ? best : [];
  return instead ? [{ ...instead, ladder }, ...plain] : [game, ...best, ...plain];
}

/** §7.2: a Rufer with sides, or with an own king, of which nobody has said anything. */
function isUnplayed({ options, words, sides }: Deal): boolean {
  if (sides.contract !== 'rufer' || sides.inTalon || options['ruferUnplayed'] === false) return false;
  return words.every((word) => word.type === 'good' || (word.in !== 'pre' && word.in !== 'announce'));
}

/** §8: pair by pair; in a game of two against two either each member with one opponent, or after a protest half with both. */
function pairsOf(
  { sides }: Deal,
  { to, from, ladder }: Payment,
): readonly { pair: readonly number[]; part: Rational }[] {
  const whole = rational(1);
  if (to.length * from.length < 4) return to.flatMap((a) => from.map((b) => ({ pair: [a, b], part: whole })));
  const { protests } = ladder;
  if (protests.length > 0) return to.flatMap((a) => from.map((b) => ({ pair: [a, b], part: rational(1, 2) })));
  const isOurs = to === sides.ours;
  return sides.ours.map((one, i) => {
    const other = sides.theirs[i] ?? -1;
    return { pair: isOurs ? [one, other] : [other, one], part: whole };
  });
}

function totalsOf(deal: Deal, payments: readonly Payment[]): readonly Rational[] {
  const { s, options, sides } = deal;
  const net = new Map<string, Rational>();
  for (const payment of payments)
    for (const { pair, part } of pairsOf(deal, payment)) {
      const amount = multiply(multiply(payment.amount, part), multiply(factorOf(payment.ladder, pair), lent(s, sides)));
      const [to = -1, from = -1] = pair;
      const isUp = to < from;
      const key = isUp ? `${to} ${from}` : `${from} ${to}`;
      net.set(key, add(net.get(key) ?? ZERO, isUp ? amount : negate(amount)));
    }
  const totals = Array.from({ length: s.table }, () => ZERO);
  for (const [key, amount] of net) {
    const [to = -1, from = -1] = key.split(' ').map(Number);
    const paid = rounded(amount, options['rounding'] === 'whole' ? 1 : 100);
    totals[to] = add(totals[to] ?? ZERO, paid);
    totals[from] = subtract(totals[from] ?? ZERO, paid);
  }
  return totals;
}

/** §8, §9: a Hölzel of the declarer and a Radel round, and whatever else the series lends to every item. */
function lent(s: State, { declarer }: Sides): Rational {
  const { hoelzel, radel } = s.now.notes as { readonly hoelzel?: readonly number[]; readonly radel?: boolean };
  const times = ((hoelzel?.[declarer] ?? 0) > 0 ? 2 : 1) * (radel === true ? 2 : 1);
  return s.now.factors.reduce((all, { by }) => multiply(all, by), rational(times));
}

/** Half away from zero. */
function rounded({ n, d }: Rational, parts: number): Rational {
  const nearest = Math.floor((2 * Math.abs(n) * parts + d) / (2 * d));
  return rational(n < 0 ? -nearest : nearest, parts);
}
