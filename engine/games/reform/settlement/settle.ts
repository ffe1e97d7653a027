import { compare, negate, ONE, type Rational, rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { agreedIn } from '#engine/kernel/entry/common-entries.ts';
import type { Factor, Item, LineItem, Row, Situation, Verdict } from '#engine/kernel/score.ts';
import { byPair, type Due, roundedByPair } from '#engine/settlement/by-pair.ts';
import { settled } from '#engine/settlement/payments.ts';
import { type Amount, amountOf as worthOfBonus } from '../bonuses/index.ts';
import type { Contract } from '../contracts/contract.ts';
import { GAME } from '../items.ts';
import type { Noted } from '../noted.ts';
import type { Options } from '../options/options.ts';
import { notedIn, type Sides, sidesOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { besides } from './besides.ts';
import { settleEach } from './each.ts';
import { factorOf, lentTo } from './factors.ts';
import { DUEL } from './prices.ts';
import { bonusWorth, fixedIn, gameWorth, multiplied, type Worth, worthOf } from './worth.ts';

/** To what the payments of two seats are rounded, once a deal (reform §8). */
const STEPS: Readonly<Record<Options['rounding'], Rational>> = { exact: rational(1, 100), whole: ONE };

/** What a pair settles only in part, because somebody protested (reform §8). */
const SPLIT = 'half-pair';

/** The only way from a deal to its line items, played or entered (reform §8). What was agreed is paid as it was agreed. */
export function settle(ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] {
  const items = settled(deal, now, (row) => priced(ruleset, row, now));
  return agreedIn(deal) ? items : roundedByPair(items, STEPS[ruleset.options.rounding]);
}

type Judged = Item & Verdict;

/** A deal as payments see it. */
interface Deal extends Sides {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly noted: Noted;
  readonly worth: Worth;
  /** What multiplies everything. */
  readonly lent: readonly Factor[];
  /** With whom alone the game is settled, and by what it is multiplied then; missing: by its sides. */
  readonly duel?: Duel;
}

interface Duel {
  readonly others: readonly Seat[];
  readonly factors: readonly Factor[];
}

function priced(ruleset: Ruleset, row: Row, now: Situation): readonly LineItem[] {
  const contract = ruleset.find(row.games[0]?.contract);
  if (!contract) return [];
  const noted = notedIn(row);
  if (contract.kind === 'each') return settleEach(ruleset.options, contract, row, now);
  const deal: Deal = {
    ...sidesOf(noted, row),
    ...{ ruleset, contract, noted },
    worth: worthOf(ruleset, contract, noted, now),
    lent: lentTo(noted.declarer, now),
    ...duelOf(ruleset, contract, noted, now),
  };
  const items = isUndoubled(deal, now) ? row.items.map(undoubled) : row.items;
  return [
    ...counting(deal, items).flatMap(({ item, doubled }) =>
      byPair(dueOf(deal, item, doubled), { factorOf, split: SPLIT }),
    ),
    ...besides({ ...deal, options: ruleset.options, active: activeSeats(row.table, row.dealer), now }),
  ];
}

/**
 * Where that is agreed, only the declarer and whoever took the bus settle the game, at three times its value, unless it was braked; in a
 * round of a fixed value at that (reform §7.7, §9).
 */
function duelOf({ options }: Ruleset, contract: Contract, { bus, ending }: Noted, now: Situation): Pick<Deal, 'duel'> {
  const isTrain = contract.kind === 'positive' && contract.train !== undefined;
  if (!isTrain || !bus || options.bus !== 'duel-triple' || ending === 'brake') return {};
  const factors = fixedIn(now) === undefined ? [{ code: 'duel-triple', by: rational(DUEL) }] : [];
  return { duel: { others: [bus.seat], factors } };
}

/**
 * In a round of a fixed value nothing is doubled (reform §9), nor where the called king comes out of the talon at the end: nobody knew
 * then that it was one against three (reform §5.4).
 */
const isUndoubled = ({ contract, noted: { partner } }: Deal, now: Situation): boolean =>
  fixedIn(now) !== undefined || (contract.talon.cards === 0 && partner === 'king-in-talon');

const undoubled = ({ protests: _, ...item }: Judged): Judged => ({ ...item, doublings: [] });

/** An item that is paid, and the one whose doublings it carries. */
interface Paid {
  readonly item: Judged;
  readonly doubled: Judged;
}

/**
 * What is paid of a deal's items: of bonuses that are a number of times the game, and made by one side, only the costliest; where that is
 * agreed, it stands in for the game and carries its kontra (reform §6.1).
 */
function counting(deal: Deal, items: readonly Judged[]): readonly Paid[] {
  const { multiplierBonuses } = deal.ruleset.options;
  const costliest = costliestOf(deal, items);
  const isLeft = (item: Judged): boolean => isTimes(deal, item) && item.result === 'made' && !costliest.includes(item);
  const paid = items.filter((item) => !isLeft(item));
  if (multiplierBonuses === 'additional') return paid.map((item) => ({ item, doubled: item }));
  /** In a negative game each pair has a game of its own. */
  const standIn = (game: Judged): Judged | undefined =>
    costliest.find(({ by }) => game.against.length === 0 || game.against.includes(by));
  return paid
    .filter((item) => !costliest.includes(item))
    .map((item) => (item.about === GAME ? { item: standIn(item) ?? item, doubled: item } : { item, doubled: item }));
}

function costliestOf(deal: Deal, items: readonly Judged[]): readonly Judged[] {
  const isReplacing = deal.ruleset.options.multiplierBonuses === 'replace';
  /** What it brings; where it stands in for the game, both carry the same kontra. */
  const price = (item: Judged): Rational =>
    multiplied(amountOf(deal, item), isReplacing ? [] : item.doublings.map(factorOf));
  const made = items.filter((item) => isTimes(deal, item) && item.result === 'made');
  return made.filter((item, i) =>
    made.every((other, j) => {
      if (i === j || !isSameSide(deal, item, other)) return true;
      const more = compare(price(item), price(other));
      return more > 0 || (more === 0 && i < j);
    }),
  );
}

const isSameSide = ({ contract, members }: Deal, one: Item, other: Item): boolean =>
  contract.kind === 'negative' ? one.by === other.by : members.includes(one.by) === members.includes(other.by);

const isTimes = ({ ruleset }: Deal, { about }: Item): boolean => {
  const bonus = ruleset.bonus(about);
  return bonus !== undefined && 'times' in worthOfBonus(bonus);
};

/** What a bonus is worth as it arose; one that has no amount for that does not count. */
function bonusAmount({ ruleset }: Deal, { about, stage }: Item): Amount {
  const bonus = ruleset.bonus(about);
  return (stage === 'silent' ? bonus?.silent : bonus?.declared) ?? { points: 0 };
}

/** What an item is worth to a pair, before what multiplies it. */
function amountOf(deal: Deal, item: Judged): Rational {
  const { worth } = deal;
  if (item.about === GAME) return item.result === 'draw' ? ZERO : gameWorth(worth, item.result === 'made').base;
  // Naturstich: once for every trick.
  return multiplied(bonusWorth(bonusAmount(deal, item), worth), [
    { code: item.about, by: rational(item.measure ?? 1) },
  ]);
}

function dueOf(deal: Deal, item: Judged, doubled: Judged): Due {
  const { contract, noted, worth, lent, members, others } = deal;
  const { about, stage, by, against, result, proof } = item;
  const isGame = about === GAME;
  const amount = amountOf(deal, item);
  // Of what stands in for the game, too.
  const duel = doubled.about === GAME ? deal.duel : undefined;
  const rivals = duel?.others ?? others;
  const [side, rest] =
    against.length > 0 ? [[by], against] : members.includes(by) ? [members, rivals] : [rivals, members];
  const bonusFactors = contract.times === 1 ? [] : [{ code: contract.id, by: rational(contract.times) }];
  return {
    code: isGame ? contract.id : about,
    ...(!isGame && { stage }),
    ...(proof && proof.length > 0 && { proof }),
    ...{ side, others: rest, doubled },
    amount: result === 'made' ? amount : negate(amount),
    factors: [
      ...(isGame ? [] : bonusFactors),
      ...(duel?.factors ?? []),
      ...(isGame ? gameWorth(worth, result === 'made').factors : isTimes(deal, item) ? worth.factors : []),
      // Who gives a game up because the king lies in the talon pays half of it, and of the bird of its bid (reform §6.5).
      ...(noted.kingTalon === 'schleifen-king' ? [{ code: 'schleifen-king', by: rational(1, 2) }] : []),
      ...lent,
    ],
  };
}
