import type { Notes } from '#engine/core/json.ts';
import { add, compare, multiply, negate, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { thirdsIn } from '../naive-cards.ts';
import {
  bonusesIn,
  isLostSilently,
  isMade,
  laidOut,
  reformAmount,
  type SideName,
  timesMade,
} from './reform-bonuses.ts';
import { contractNamed, isSquared } from './reform-contracts.ts';
import { paidAlone } from './reform-each.ts';
import { exchangedIn, reformWords, type Sides, sidesOf, type Word } from './reform-log.ts';
import { countedLadder, factorOf, isNegative, isSteinhof, itemsIn, type Ladder } from './reform-talk.ts';
import { arePlayedOut, reformTricks } from './reform-tricks.ts';
import { besideGame, duelIn, timesWon } from './reform-ways/worth.ts';

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
  /** What it costs if it is lost. */
  readonly lost: Rational;
}

const ENOUGH = 107;
const PLAIN: Ladder = { steps: [], self: false, protests: [] };

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
  const { v, lost } = valuesOf(s, words, sides, options);
  const deal: Deal = { s, options, words, sides, v, lost };
  if (contractNamed(sides.contract).isEach) return totalsOf(deal, alone(deal));
  if (!isOver(deal)) throw new Error('the text plays on');
  const payments = [...(isNegative(sides) ? negative(deal) : positive(deal)), ...bought(deal), ...beside(deal)];
  return totalsOf(deal, payments);
}

const beside = ({ s, options, sides, v }: Deal): readonly Payment[] =>
  besideGame({ s, options, sides }, v).map(({ amount, seat, others }) => ({
    ...{ amount, to: [seat], from: others, ladder: PLAIN },
  }));

const alone = ({ s, options, sides }: Deal): readonly Payment[] =>
  paidAlone(s, options, sides).map(({ from, to, amount }) => ({ amount, to: [to], from: [from], ladder: PLAIN }));

/** §9: whether the declarer has won the game itself, in which somebody plays against the others. */
export function isGameWon(s: State, options: Notes): boolean {
  const sides = sidesOf(s, options);
  if (!sides || reformWords(s).some(({ type }) => type === 'schleifen-king')) return false;
  const { goal, way } = contractNamed(sides.contract);
  if (way) return timesWon({ s, options, sides }) > 0;
  if (isSteinhof(sides)) return isOneOfTwo(sides, laidOut(s, sides, options));
  const tricks = reformTricks(s, options);
  if (goal !== undefined) return tricks.filter(({ winner }) => winner === sides.declarer).length === goal;
  // What nobody plays is settled as won.
  return tricks.length === 0 || thirdsIn(laidOut(s, sides, options).pile.declarer) >= ENOUGH;
}

/**
 * §5.3, §5.4: a fifth less for each card more than three, or for each that is not left of six; alone with the king in the talon a
 * Rufer is worth 2, one with a bird what was agreed.
 */
function valuesOf(s: State, words: readonly Word[], sides: Sides, options: Notes) {
  const { contract } = sides;
  if (isSquared(contract) && fixedIn(s) === undefined) {
    const square = squareOf(s, sides, options);
    return { v: square, lost: square };
  }
  const { v, lost, talon, bird } = contractNamed(contract);
  const isAlone = words.some(({ type }) => type === 'alone' || type === 'schleifen-king');
  const alone = bird === undefined ? 2 : Number(options['birdRuferAlone']);
  const exchanged = exchangedIn(s, contract);
  const fifths = exchanged === undefined || options['mortgage'] === false ? 5 : 5 + (talon === '6' ? 6 : 3) - exchanged;
  const worth = (table: number): Rational => rational((fixedIn(s) ?? (isAlone ? alone : table)) * fifths, 5);
  return { v: worth(v), lost: worth(lost) };
}

/** §7.10: the thirds of whoever has won, squared, by a hundred. */
function squareOf(s: State, sides: Sides, options: Notes): Rational {
  const { declarer, opponents } = laidOut(s, sides, options).pile;
  const thirds = thirdsIn(declarer) >= ENOUGH ? thirdsIn(declarer) : thirdsIn(opponents);
  return rational(thirds * thirds, 100);
}

/** §7.2, §7.6: after twelve tricks, unless nothing is played, or nothing can change in a negative game. */
function isOver(deal: Deal): boolean {
  const { s, options, words, sides } = deal;
  // §7.7 to §7.9: whoever counts what such a game has brought finds out.
  if (contractNamed(sides.contract).way) return true;
  const tricks = reformTricks(s, options);
  if (arePlayedOut(s, options) || words.some(({ type }) => type === 'schleifen-king')) return true;
  const { goal } = contractNamed(sides.contract);
  if (goal === undefined) return tricks.length === 0 && isUnplayed(deal);
  return tricks.filter(({ winner }) => winner === sides.declarer).length >= goal + 2;
}

/** §3.3: half of the table value to each of the others, won or lost. */
function bought({ s, v, sides: { seller, declarer, contract, theirs } }: Deal): readonly Payment[] {
  if (seller === undefined) return [];
  const price = isSquared(contract)
    ? multiply(v, rational(1, 2))
    : rational(fixedIn(s) ?? contractNamed(contract).v, 2);
  return theirs.map((seat) => ({ amount: price, to: [seat], from: [declarer], ladder: PLAIN }));
}

/** §7.6 and R33, pair by pair: one trick too many or too few loses, a second one is the Sürtaxe of each opponent. */
function negative({ s, options, words, sides, v }: Deal): readonly Payment[] {
  const { declarer, ours } = sides;
  const tricks = reformTricks(s, options).filter(({ winner }) => winner === declarer).length;
  const missedBy = Math.abs(tricks - (contractNamed(sides.contract).goal ?? NaN));
  const items = itemsIn(words, sides);
  return items
    .filter(({ about }) => about === 'game')
    .flatMap((game) => {
      const [other = -1] = game.others;
      const declared = items.find((item) => item.about === 'suertaxe' && item.owners.includes(other));
      const ladder = countedLadder(words, sides, game);
      const own: Ladder = declared ? countedLadder(words, sides, declared) : PLAIN;
      const extra = multiply(v, rational(declared ? 6 : 3, 2));
      const lose = { to: [other], from: ours };
      const plain: Payment =
        missedBy === 0 ? { amount: v, to: ours, from: [other], ladder } : { amount: v, ...lose, ladder };
      if (missedBy < 2) return declared ? [plain, { amount: extra, to: ours, from: [other], ladder: own }] : [plain];
      return options['multiplierBonuses'] === 'replace'
        ? [{ amount: extra, ...lose, ladder }]
        : [plain, { amount: extra, ...lose, ladder: own }];
    });
}

const otherSide = (side: SideName): SideName => (side === 'declarer' ? 'opponents' : 'declarer');

/** §7.2, §6.1 and §5.4. */
function positive(deal: Deal): readonly Payment[] {
  const { s, options, words, sides, v, lost } = deal;
  const seats = { declarer: sides.ours, opponents: sides.theirs };
  const to = (side: SideName) => ({ to: seats[side], from: seats[otherSide(side)] });
  const [game, ...declared] = itemsIn(words, sides);
  const ladder = game ? countedLadder(words, sides, game) : PLAIN;
  if (words.some(({ type }) => type === 'schleifen-king'))
    // §6.5: half of the game, and of the bird with it.
    return [
      { amount: multiply(lost, rational(1, 2)), ...to('opponents'), ladder },
      ...declared.map((bird) => ({
        amount: multiply(worthOf(bird.about, 'declared', deal) ?? ZERO, rational(1, 2)),
        ...to('opponents'),
        ladder: countedLadder(words, sides, bird),
      })),
    ];
  if (isUnplayed(deal)) return [{ amount: v, ...to('declarer'), ladder }];

  const out = laidOut(s, sides, options);
  const isWon = isSteinhof(sides) ? isOneOfTwo(sides, out) : thirdsIn(out.pile.declarer) >= ENOUGH;
  const plain: Payment = contractNamed(sides.contract).way
    ? { ...byItsWay(deal), ladder }
    : isSteinhof(sides)
      ? { amount: ofBoth(deal), ...to(isWon ? 'declarer' : 'opponents'), ladder }
      : isWon
        ? { amount: v, ...to('declarer'), ladder }
        : { amount: lost, ...to('opponents'), ladder };
  const { singles, best } = bonuses(deal, out);
  const [instead] = options['multiplierBonuses'] === 'replace' ? best : [];
  return instead ? [{ ...inItsPlace(deal, instead), ladder }, ...singles] : [plain, ...best, ...singles];
}

/** §7.4: exactly one of the points and the bird. */
function isOneOfTwo({ contract }: Sides, out: ReturnType<typeof laidOut>): boolean {
  const { bird = '' } = contractNamed(contract);
  return thirdsIn(out.pile.declarer) >= ENOUGH !== isMade(bird, 'declarer', out);
}

/** §7.4: the game and the declared bird together; §9: what was agreed for every game. */
function ofBoth(deal: Deal): Rational {
  const { bird = '' } = contractNamed(deal.sides.contract);
  if (fixedIn(deal.s) !== undefined) return deal.v;
  return add(deal.v, worthOf(bird, 'declared', deal) ?? ZERO);
}

/** §6.1, §7.7: what stands in for the game is paid by whoever would pay that, and as often. */
function inItsPlace({ s, options, sides }: Deal, instead: Payment): Payment {
  const duel = contractNamed(sides.contract).way ? duelIn({ s, options, sides }) : undefined;
  if (!duel) return instead;
  const [to, from] = instead.to === sides.ours ? [sides.ours, [duel.with]] : [[duel.with], sides.ours];
  return { ...instead, amount: multiply(instead.amount, rational(duel.times)), to, from };
}

/** §7.7 to §7.9; below zero the declarer pays. */
function byItsWay({ s, options, sides, v }: Deal): Omit<Payment, 'ladder'> {
  const at = { s, options, sides };
  const duel = duelIn(at);
  const amount = multiply(v, rational(timesWon(at) * (duel?.times ?? 1)));
  return { amount, to: sides.ours, from: duel ? [duel.with] : sides.theirs };
}

/** §6.1: an amount, or a multiple of what the game is worth; double where the contract says so. */
function worthOf(id: string, way: 'silent' | 'declared', { options, sides, v }: Deal): Rational | undefined {
  const worth = reformAmount(id, way, options);
  if (!worth) return undefined;
  const halves = rational(2 * worth.amount * (contractNamed(sides.contract).isDouble ? 2 : 1), 2);
  return worth.isTimes ? multiply(v, halves) : halves;
}

/** Of the multiples of the game that a side has made only the one that pays most counts; everything else does. */
function bonuses(deal: Deal, out: ReturnType<typeof laidOut>) {
  const { options, words, sides } = deal;
  const items = itemsIn(words, sides);
  const replaces = options['multiplierBonuses'] === 'replace';
  const singles: Payment[] = [];
  const best: Payment[] = [];
  for (const side of ['declarer', 'opponents'] as const) {
    const [mine, theirs] = side === 'declarer' ? [sides.ours, sides.theirs] : [sides.theirs, sides.ours];
    const multiples: Payment[] = [];
    const { bird } = contractNamed(sides.contract);
    for (const id of bonusesIn(sides.contract)) {
      const declared = items.find((item) => item.about === id && item.owners === mine);
      // §7.4: it is part of the game, and silent for nobody.
      if (id === bird && !declared && isSteinhof(sides)) continue;
      const amount = worthOf(id, declared ? 'declared' : 'silent', deal);
      if (!amount) continue;
      const ladder = declared ? countedLadder(words, sides, declared) : PLAIN;
      const times = timesMade(id, side, out);
      const isTimes = reformAmount(id, declared ? 'declared' : 'silent', options)?.isTimes === true;
      if (isMade(id, side, out))
        (isTimes ? multiples : singles).push({
          amount: multiply(amount, rational(times)),
          ...{ to: mine, from: theirs, ladder },
        });
      else if (declared || isLostSilently(id, side, out)) singles.push({ amount, to: theirs, from: mine, ladder });
    }
    // In place of the game the kontra of its own is left aside.
    const price = (one: Payment): Rational => (replaces ? one.amount : multiply(one.amount, factorOf(one.ladder, [])));
    best.push(...multiples.sort((a, b) => compare(price(b), price(a))).slice(0, 1));
  }
  return { singles, best };
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

/** §8, §9: a Hölzel of a declarer and a Radel round, and whatever else the series lends to every item. */
function lent(s: State, { declarer, contract }: Sides): Rational {
  const { hoelzel, radel } = s.now.notes as { readonly hoelzel?: readonly number[]; readonly radel?: boolean };
  const isOwn = !contractNamed(contract).isEach && (hoelzel?.[declarer] ?? 0) > 0;
  const times = (isOwn ? 2 : 1) * (radel === true ? 2 : 1);
  return s.now.factors.reduce((all, { by }) => multiply(all, by), rational(times));
}

/** Half away from zero. */
function rounded({ n, d }: Rational, parts: number): Rational {
  const nearest = Math.floor((2 * Math.abs(n) * parts + d) / (2 * d));
  return rational(n < 0 ? -nearest : nearest, parts);
}
