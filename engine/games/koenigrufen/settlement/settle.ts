import { must } from '../../../core/assert-never.ts';
import { negate, rational, type Rational } from '../../../core/rational.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Factor, Game, Item, LineItem, Row, Situation, Verdict } from '../../../kernel/score.ts';
import { between } from '../../../settlement/payments.ts';
import type { House, RankedContract } from '../house.ts';
import { activeSeats } from '../seats.ts';
import { membersOf, otherSide, sideOf } from '../sides.ts';
import { settleTrischaken } from './trischaken.ts';

type Settled = Item & Verdict;

const SOLO: Factor = { code: 'solo', by: rational(2) };

/** Where kontra counts for money only, the score ignores it (tirol §6.2, §14). */
const doubling = ({ options }: House, step: string): Factor => ({
  code: step,
  by: rational(2),
  ...(options['kontra-scope'] === 'money-only' && { only: 'money' as const }),
});

/** The only way from a deal to its line items, played or entered (tirol §8). */
export function settle(house: House, row: Row, now: Situation): readonly LineItem[] {
  const first = row.games[0];
  if (!first) return [];
  const active = activeSeats(row.table, row.dealer);
  const contract = house.contractOf(first);
  const items =
    contract.parties === 'each-for-self'
      ? settleTrischaken(house, contract, row, active)
      : contract.play === 'negative'
        ? row.items.flatMap((item) => settlePair(house, row.games, item))
        : counting(house, first, row.items).flatMap((item) => settleItem(house, first, row.items, item, active));
  return items.map((item) => ({ ...item, factors: [...item.factors, ...now.factors] }));
}

/** A negative game is settled pair by pair, each with its own doublings (tirol §8.3). */
function settlePair(house: House, games: Row['games'], item: Settled): readonly LineItem[] {
  const game = must(
    games.find(({ declarer }) => declarer === item.by),
    'the game of a pair',
  );
  const { id, value } = house.contractOf(game);
  return between([item.by], item.against, signed(rational(value), item)).map((transfer) => ({
    code: id,
    ...transfer,
    factors: item.doublings.map(({ step }) => doubling(house, step)),
    ...proofOf(item),
  }));
}

/** The game, or one bonus, between the two sides of a positive game (tirol §8.1). */
function settleItem(
  house: House,
  game: Game,
  all: readonly Settled[],
  item: Settled,
  active: readonly Seat[],
): readonly LineItem[] {
  const contract = house.contractOf(game);
  const side = sideOf(game, item.by);
  const isGame = item.about === 'game';
  const stage = item.stage === 'silent' ? 'silent' : 'announced';
  const { amount, factors } = isInstead(house, item)
    ? valatInstead(house, game, all, item)
    : {
        amount: isGame ? priceOf(contract, item.result) : (house.amount(item.about, stage) ?? 0),
        factors: [...(contract.solo && !isGame ? [SOLO] : []), ...validDoublings(house, contract, game, item)],
      };
  const signed = rational(item.result === 'made' ? amount : -amount);
  return between(membersOf(game, side, active), membersOf(game, otherSide(side), active), signed).map((transfer) => ({
    code: isGame ? contract.id : item.about,
    ...(!isGame && { stage }),
    ...transfer,
    factors,
    ...proofOf(item),
  }));
}

/** Whether a Valat stands in the place of the game (tirol §14). */
const isInstead = (house: House, { about }: Item): boolean =>
  house.customs.valat === 'instead' && house.bonus(about)?.kind === 'valat';

/** A played deal shows the tricks that decided it; a result from paper has none. */
const proofOf = ({ proof }: Verdict): { readonly proof?: readonly number[] } =>
  proof && proof.length > 0 ? { proof } : {};

/** The price of the game times eight announced, four silent; on a silent one the game's kontra goes on (tirol §14). */
function valatInstead(house: House, game: Game, all: readonly Settled[], item: Settled) {
  const contract = house.contractOf(game);
  const silent = item.stage === 'silent';
  const declarerWins = (item.result === 'made') === (sideOf(game, item.by) === 'declarer');
  const times = house.amount(item.about, silent ? 'silent' : 'announced') ?? 1;
  const doubled = silent ? (all.find(({ about }) => about === 'game') ?? item) : item;
  return {
    amount: priceOf(contract, declarerWins ? 'made' : 'lost'),
    factors: [{ code: 'valat', by: rational(times) }, ...validDoublings(house, contract, game, doubled)],
  };
}

/** The value of the game; what is lost may cost more (Sechserdreier). */
const priceOf = ({ value, lostTimes = 1 }: RankedContract, result: Verdict['result']): number =>
  result === 'lost' ? value * lostTimes : value;

const signed = (amount: Rational, { result }: Verdict): Rational => (result === 'made' ? amount : negate(amount));

/** Items that count: one announcement of a bonus for a side; beside a Valat not all do (tirol §8.2, §14, R14, R15). */
function counting(house: House, game: Game, items: readonly Settled[]): readonly Settled[] {
  const valat = items.some(({ about }) => house.bonus(about)?.kind === 'valat');
  const side = (item: Settled) => sideOf(game, item.by);
  return items.filter((item, i) => {
    if (valat && !countsBesideValat(house, item)) return false;
    const bonus = house.bonus(item.about);
    if (!bonus) return true;
    if (item.stage === 'silent' && item.result === 'lost' && !house.options['silent-loss']) return false;
    return items.findIndex((other) => other.about === item.about && side(other) === side(item)) === i;
  });
}

/** Tyrol: all but possession. Upper Austria: what was announced, and not the game itself (tirol §8.2, §14). */
function countsBesideValat(house: House, { about, stage }: Item): boolean {
  const kind = house.bonus(about)?.kind;
  if (house.customs.valat === 'added') return kind !== 'possession';
  return kind === 'valat' || (about !== 'game' && stage !== 'silent');
}

/** A kontra counts against the other side, a rekontra for one's own; what hit a hidden partner is void (R10, R26). */
function validDoublings(house: House, contract: RankedContract, game: Game, item: Settled): readonly Factor[] {
  const kingInTalon = contract.parties === 'calls-partner' && game.partner === undefined;
  if (kingInTalon && contract.talon === 'none' && house.options['solorufer-kontra-void']) return [];
  const side = sideOf(game, item.by);
  const factors: Factor[] = [];
  for (const [i, { step, by }] of item.doublings.entries()) {
    const wanted = i % 2 === 0 ? otherSide(side) : side;
    if (sideOf(game, by) !== wanted) break;
    factors.push(doubling(house, step));
  }
  return factors;
}
