import type { Notes } from '#engine/core/json.ts';
import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { dealt } from '../naive-cards.ts';
import { halvesIn, laidAway, type Trick, tuebingenTricks, tuebingenWords, type Word } from './tuebingen-log.ts';

/** Tübingen Tarock scored a second time, from docs/rules/tuebingen.md §6 and §7 alone. */

interface Deal {
  readonly s: State;
  readonly options: Notes;
  readonly tricks: readonly Trick[];
  readonly declarer: number;
  /** The declarer's side. */
  readonly side: readonly number[];
}

/** Worth of one Strafe by its claim, for the side that owns it; runs by their length. */
interface Found {
  readonly claim: string;
  /** Whose cards they are. */
  readonly seat: number;
  readonly mine: boolean;
  readonly worth: number;
}

const SUITS = ['C', 'S', 'H', 'D'];
const ranksOf = (hand: readonly string[], suit: string): number =>
  ['K', 'Q', 'N', 'J'].filter((rank) => hand.includes(suit + rank)).length;

/** §7.1 at the start of play: what the dealer laid away is gone, unless `dealt` counts. */
function handsOf({ s, options }: Deal): readonly (readonly string[])[] {
  const laid = laidAway(s);
  return Array.from({ length: 4 }, (_, seat) =>
    dealt(s, `hand:${seat}`).filter((card) => options['strafen-hand'] === 'dealt' || !laid.includes(card)),
  );
}

function runLength(hand: readonly string[], numbers: readonly number[], head: boolean): number {
  let ski = hand.includes('SKI');
  let length = 0;
  for (const number of numbers) {
    if (!hand.includes(`T${number}`)) {
      if (!ski || (length === 0 && !head)) break;
      ski = false;
    }
    length++;
  }
  return length < 3 ? 0 : length;
}

function* found(deal: Deal): Generator<Found> {
  const { options, tricks, side } = deal;
  const up = Array.from({ length: 21 }, (_, i) => i + 1);
  for (const [seat, hand] of handsOf(deal).entries()) {
    const mine = side.includes(seat);
    const ski = hand.includes('SKI');
    const kings = SUITS.filter((suit) => hand.includes(`${suit}K`)).length;
    const head = options['ski-head'] === true;
    if (['SKI', 'T21', 'T1'].every((card) => hand.includes(card))) yield { claim: 'skimon', seat, mine, worth: 10 };
    const down = runLength(hand, [...up].reverse(), head);
    if (down > 0) yield { claim: 'oberers', seat, mine, worth: 2 * down };
    const rise = runLength(hand, up, head);
    if (rise > 0) yield { claim: 'unterers', seat, mine, worth: 2 * rise };
    if (kings === 4) yield { claim: 'kingdom', seat, mine, worth: 10 };
    if (kings === 3 && ski) yield { claim: 'ski-kingdom', seat, mine, worth: 5 };
    for (const suit of SUITS) {
      if (ranksOf(hand, suit) === 4) yield { claim: `family ${suit}`, seat, mine, worth: 10 };
      if (ranksOf(hand, suit) === 3 && ski) yield { claim: `ski-family ${suit}`, seat, mine, worth: 5 };
    }
  }
  const number = tricks.findIndex(({ cards }) => cards.includes('T1')) + 1;
  const trick = tricks[number - 1];
  if (!trick) return;
  const owner = trick.players[trick.cards.indexOf('T1')] ?? -1;
  const mine = side.includes(owner);
  if (number === 19 && trick.winner === owner) yield { claim: 'fein', seat: owner, mine, worth: 10 };
  else if (side.includes(trick.winner) !== mine)
    yield number === 19
      ? { claim: 'einser-fein-gefasst', seat: owner, mine, worth: -10 }
      : { claim: 'einser-gefasst', seat: owner, mine, worth: -5 };
}

const namedIn = ({ bonus, suit }: Claimed): string => [bonus, suit].filter(Boolean).join(' ');
type Claimed = Readonly<Record<string, unknown>>;

/** TU15, TU18: whoever held the cards; of T1 whoever is on the side that gains. */
const isProved = ({ side }: Deal, all: readonly Found[], by: number, claim: Claimed): boolean =>
  all.some((one) => {
    if (one.claim !== namedIn(claim)) return false;
    if (one.claim === 'fein') return side.includes(by) === one.mine;
    return one.claim.startsWith('einser') ? side.includes(by) !== one.mine : one.seat === by;
  });

/** Which of these claims a seat can prove and nobody has made; of ski-families one counts, unless all do (TU19). */
export function provable<T extends Claimed>(
  s: State,
  options: Notes,
  seat: number,
  claims: readonly T[],
): readonly T[] {
  const deal = dealIn(s, options);
  if (!deal) return [];
  const all = [...found(deal)];
  const made = claimsIn(s).map(namedIn);
  const isFree = (name: string): boolean =>
    !made.includes(name) &&
    !(
      options['ski-reuse'] === 'per-type' &&
      name.startsWith('ski-family') &&
      made.some((one) => one.startsWith('ski-family'))
    );
  return claims.filter((claim) => isFree(namedIn(claim)) && isProved(deal, all, seat, claim));
}

const claimsIn = (s: State): readonly Word[] => tuebingenWords(s).filter(({ type }) => type === 'claim');

/** S of §7.1: all that counts by itself, or what was claimed by somebody who may. */
function netStrafen(deal: Deal): number {
  const { s, options } = deal;
  const all = [...found(deal)];
  const counted = new Set<string>();
  const claims =
    options['strafen-claim'] === 'auto'
      ? all.map(({ claim }) => claim)
      : claimsIn(s)
          .filter((word) => isProved(deal, all, word.by, word))
          .map(namedIn);
  let net = 0;
  for (const claim of claims) {
    const isSkiFamily = claim.startsWith('ski-family');
    if (isSkiFamily && options['ski-reuse'] === 'per-type' && [...counted].some((one) => one.startsWith('ski-family')))
      continue;
    const one = all.find((other) => other.claim === claim);
    if (!one || counted.has(claim)) continue;
    counted.add(claim);
    net += one.mine ? one.worth : -one.worth;
  }
  return net;
}

const isHalf = (card: string): boolean => halvesIn([card]) === 1;

/** §6: piles by seat in halves once the Ski has gone back; `with`: who counts together. */
function piles({ s, tricks }: Deal, together: (one: number, other: number) => boolean): readonly number[] {
  const laid = laidAway(s);
  const cards = Array.from({ length: 4 }, (_, seat) => [
    ...tricks.filter(({ winner }) => winner === seat).flatMap((trick) => trick.cards),
    ...(seat === s.dealer ? laid : []),
  ]);
  const counts = cards.map(halvesIn);
  const number = tricks.findIndex((trick) => trick.cards.includes('SKI')) + 1;
  const trick = tricks[number - 1];
  if (!trick || number === 19) return counts;
  const owner = trick.players[trick.cards.indexOf('SKI')] ?? -1;
  if (together(owner, trick.winner)) return counts;
  const mayPay = [0, 1, 2, 3].filter((seat) => together(owner, seat)).flatMap((seat) => cards[seat] ?? []);
  if (!mayPay.some(isHalf)) return counts;
  return counts.map((count, seat) => count + (seat === owner ? 8 : 0) - (seat === trick.winner ? 8 : 0));
}

/** §7.3: whether an opponent has no more tricks than the limit, all of them empty. */
function isWeak({ options, tricks }: Deal, seat: number): boolean {
  const took = tricks.filter(({ winner }) => winner === seat);
  const isEmpty = ({ cards }: Trick): boolean => cards.every((card) => card === 'SKI' || isHalf(card));
  return took.length <= Number(options['empty-trick-limit']) && took.every(isEmpty);
}

/** §12: what somebody who counts every player alone writes of a Raus, by seat. */
export function countedApart(
  s: State,
  options: Notes,
): readonly { readonly points: number; readonly isWeak: boolean }[] {
  const deal = dealIn(s, options);
  if (!deal) return [];
  return piles(deal, (one, other) => one === other).map((halves, seat) => ({
    points: halves / 2,
    isWeak: isWeak(deal, seat),
  }));
}

/** §7.3: the best opponent with those of the others that are weak. */
function best(deal: Deal, points: readonly number[]): number {
  const { options, tricks, declarer } = deal;
  const limit = Number(options['empty-trick-limit']);
  const opponents = [0, 1, 2, 3].filter((seat) => seat !== declarer);
  const took = (seat: number) => tricks.filter(({ winner }) => winner === seat);
  let most = 0;
  for (const one of opponents) {
    const [a = -1, b = -1] = opponents.filter((seat) => seat !== one);
    for (const some of [[], [a], [b], [a, b]]) {
      if (!some.every((seat) => isWeak(deal, seat))) continue;
      const together = some.reduce((sum, seat) => sum + took(seat).length, 0);
      if (options['empty-trick-scope'] === 'combined' && together > limit) continue;
      most = Math.max(
        most,
        [one, ...some].reduce((sum, seat) => sum + (points[seat] ?? 0), 0),
      );
    }
  }
  return most;
}

function dealIn(s: State, options: Notes): Deal | undefined {
  const game = s.games[0];
  if (!game) return undefined;
  const { declarer, partner } = game;
  const side = partner === undefined ? [declarer] : [declarer, partner];
  return { s, options, tricks: tuebingenTricks(s), declarer, side };
}

export function naiveTuebingen(
  s: State,
  _profile: string,
  options: Notes,
  account: 'score' | 'money',
): readonly Rational[] {
  const score = [0, 1, 2, 3].map(() => rational(0));
  const game = s.games[0];
  const deal = dealIn(s, options);
  const isNatural = options['scoring'] === 'natural';
  // What is written down for one side is money only when a series is over.
  if (!game || !deal || (account === 'money' && !isNatural)) return score;
  const { declarer, side } = deal;
  const { partner, contract } = game;
  const opponents = s.active.filter((seat) => !side.includes(seat));
  const next = [1, 2, 3].map((i) => (declarer + i) % 4).filter((seat) => opponents.includes(seat));
  const give = (seat: number, amount: Rational): void => {
    const was = score[seat] ?? rational(0);
    score[seat] = rational(was.n * amount.d + amount.n * was.d, was.d * amount.d);
  };
  const pay = (from: number, to: number, amount: Rational): void => {
    give(from, multiply(amount, rational(-1)));
    give(to, amount);
  };

  if (contract === 'tout') {
    const won = deal.tricks.filter(({ winner }) => winner === declarer).length;
    const net = options['strafen-in-tout'] === true ? netStrafen(deal) : 0;
    const worth = won >= 18 ? Math.max(0, (won === 19 ? 240 : 120) + net) : -Math.max(0, 240 - net);
    if (!isNatural) give(declarer, rational(worth));
    else for (const seat of opponents) pay(seat, declarer, rational(worth, options['tout-natural'] === 'each' ? 1 : 3));
    return score;
  }

  const net = netStrafen(deal);
  const floored = (won: boolean, amount: number): number =>
    won && options['strafen-floor'] === 'loss-only' ? amount : Math.max(0, amount);
  if (contract === 'ruf') {
    const halves = piles(deal, (one, other) => side.includes(one) === side.includes(other));
    const a = side.reduce((sum, seat) => sum + (halves[seat] ?? 0), 0) / 2;
    const isWon = a >= 46;
    const g = floored(isWon, isWon ? a - 23 + net : 91 - a - 23 - net);
    if (!isNatural) {
      if (isWon) for (const seat of side) give(seat, rational(g));
      else give(declarer, rational(-2 * g));
    } else if (isWon) {
      pay(next[0] ?? -1, declarer, rational(g));
      pay(next[1] ?? -1, partner ?? -1, rational(g));
    } else for (const seat of opponents) pay(declarer, seat, rational(g));
    return score;
  }

  const points = piles(deal, (one, other) => one === other).map((halves) => halves / 2);
  const own = points[declarer] ?? 0;
  const b = best(deal, points);
  const isWon = own > b;
  const g = floored(isWon, isWon ? own - 18 + net : b - 18 - net);
  if (!isNatural) give(declarer, rational(isWon ? 3 * g : -3 * g));
  else for (const seat of opponents) pay(seat, declarer, rational(isWon ? g : -g));
  return score;
}
