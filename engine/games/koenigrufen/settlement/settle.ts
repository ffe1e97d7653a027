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
const doubling = (step: string): Factor => ({ code: step, by: rational(2) });

/** The only way from a deal to its line items, played or entered (tirol §8). */
export function settle(house: House, row: Row, now: Situation): readonly LineItem[] {
  const first = row.games[0];
  if (!first) return [];
  const active = activeSeats(row.table, row.dealer);
  const contract = house.contractOf(first);
  const items =
    contract.parties === 'each-for-self'
      ? settleTrischaken(house.options, row, active)
      : contract.play === 'negative'
        ? row.items.flatMap((item) => settlePair(house, row.games, item))
        : counting(house, first, row.items).flatMap((item) => settleItem(house, first, item, active));
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
    factors: item.doublings.map(({ step }) => doubling(step)),
  }));
}

/** The game, or one bonus, between the two sides of a positive game (tirol §8.1). */
function settleItem(house: House, game: Game, item: Settled, active: readonly Seat[]): readonly LineItem[] {
  const contract = house.contractOf(game);
  const side = sideOf(game, item.by);
  const isGame = item.about === 'game';
  const stage = item.stage === 'silent' ? 'silent' : 'announced';
  const amount = rational(isGame ? priceOf(contract, item) : (house.amount(item.about, stage) ?? 0));
  const factors = [...(contract.solo && !isGame ? [SOLO] : []), ...validDoublings(house, contract, game, item)];
  return between(membersOf(game, side, active), membersOf(game, otherSide(side), active), signed(amount, item)).map(
    (transfer) => ({
      code: isGame ? contract.id : item.about,
      ...(!isGame && { stage }),
      ...transfer,
      factors,
    }),
  );
}

/** The value of the game; what is lost may cost more (Sechserdreier). */
const priceOf = ({ value, lostTimes = 1 }: RankedContract, { result }: Verdict): number =>
  result === 'lost' ? value * lostTimes : value;

const signed = (amount: Rational, { result }: Verdict): Rational => (result === 'made' ? amount : negate(amount));

/** Items that count: one announcement of a bonus for a side, no possession beside a Valat (tirol §8.2, R14, R15). */
function counting(house: House, game: Game, items: readonly Settled[]): readonly Settled[] {
  const valat = items.some(({ about }) => house.bonus(about)?.kind === 'valat');
  const side = (item: Settled) => sideOf(game, item.by);
  return items.filter((item, i) => {
    const bonus = house.bonus(item.about);
    if (!bonus) return true;
    if (valat && bonus.kind === 'possession') return false;
    if (item.stage === 'silent' && item.result === 'lost' && !house.options['silent-loss']) return false;
    return items.findIndex((other) => other.about === item.about && side(other) === side(item)) === i;
  });
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
    factors.push(doubling(step));
  }
  return factors;
}
