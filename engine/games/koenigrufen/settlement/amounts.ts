import { firstOfEach } from '#engine/core/lists.ts';
import { rational } from '#engine/core/rational.ts';
import { otherSide, type Side, sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Factor, Game, Item, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';

export type Settled = Item & Verdict;

/** What an item is worth to each opponent, and what multiplies it. */
interface Priced {
  readonly amount: number;
  readonly factors: readonly Factor[];
}

const SOLO: Factor = { code: 'solo', by: rational(2) };

/** Where kontra counts for money only, the score ignores it (tirol §6.2, §14). */
export const doubling = ({ options }: Ruleset, step: string): Factor => ({
  code: step,
  by: rational(2),
  ...(options['kontra-scope'] === 'money-only' && { only: 'money' as const }),
});

/** The price of an item of a positive game if `winner` has won it (tirol §8.1, §14). */
export function priced(ruleset: Ruleset, row: Row, item: Settled, winner: Side): Priced {
  const game = firstGame(row);
  const contract = ruleset.contractOf(game);
  if (isInstead(ruleset, item)) return valatInstead(ruleset, row, item, winner);
  const isGame = item.about === 'game';
  return {
    amount: isGame ? priceOf(contract, winner) : (ruleset.amount(item.about, spoken(item)) ?? 0),
    factors: [...(contract.solo && !isGame ? [SOLO] : []), ...validDoublings(ruleset, contract, game, item)],
  };
}

/** A bonus counts as announced or as silent; the bird of a bid was announced by it. */
const spoken = ({ stage }: Item): 'announced' | 'silent' => (stage === 'silent' ? 'silent' : 'announced');

/** What a line item is called: after the contract, or after the bonus and whether it was announced. */
export const nameOf = (ruleset: Ruleset, game: Game, item: Settled): Pick<LineItem, 'code' | 'stage'> =>
  item.about === 'game' ? { code: ruleset.contractOf(game).id } : { code: item.about, stage: spoken(item) };

/** Whether a Valat stands in the place of the game (tirol §14). */
const isInstead = (ruleset: Ruleset, { about }: Item): boolean =>
  ruleset.customs.valat === 'instead' && ruleset.bonus(about)?.kind === 'valat';

/** The price of the game times eight announced, four silent; on a silent one the game's kontra goes on (tirol §14). */
function valatInstead(ruleset: Ruleset, row: Row, item: Settled, winner: Side): Priced {
  const game = firstGame(row);
  const contract = ruleset.contractOf(game);
  const times = ruleset.amount(item.about, spoken(item)) ?? 1;
  const doubled = item.stage === 'silent' ? (row.items.find(({ about }) => about === 'game') ?? item) : item;
  return {
    amount: priceOf(contract, winner),
    factors: [{ code: 'valat', by: rational(times) }, ...validDoublings(ruleset, contract, game, doubled)],
  };
}

/** The value of the game; what is lost may cost more (Sechserdreier). */
const priceOf = ({ value, lostTimes = 1 }: RankedContract, winner: Side): number =>
  winner === 'defenders' ? value * lostTimes : value;

/** Items that count: one announcement of a bonus for a side; beside a Valat not all do (tirol §8.2, §14, R14, R15). */
export function counting(ruleset: Ruleset, game: Game, items: readonly Settled[]): readonly Settled[] {
  const valat = items.some(({ about }) => ruleset.bonus(about)?.kind === 'valat');
  const firsts = new Set(firstOfEach(items, ({ about, by }) => `${about} ${sideOf(game, by)}`));
  return items.filter((item) => {
    if (valat && !countsBesideValat(ruleset, item)) return false;
    const bonus = ruleset.bonus(item.about);
    if (!bonus) return true;
    if (item.stage === 'silent' && item.result === 'lost' && !ruleset.options['silent-loss']) return false;
    return firsts.has(item);
  });
}

/** Tyrol: all but possession. Upper Austria: what was announced, and not the game itself (tirol §8.2, §14). */
export function countsBesideValat(ruleset: Ruleset, { about, stage }: Item): boolean {
  const kind = ruleset.bonus(about)?.kind;
  if (ruleset.customs.valat === 'added') return kind !== 'possession';
  return kind === 'valat' || (about !== 'game' && stage !== 'silent');
}

/** A kontra counts against the other side, a rekontra for one's own; what hit a hidden partner is void (R10, R26). */
function validDoublings(ruleset: Ruleset, contract: RankedContract, game: Game, item: Settled): readonly Factor[] {
  if (kingLiesInTalon(contract, game) && contract.talon.id === 'none' && ruleset.options['solorufer-kontra-void'])
    return [];
  const side = sideOf(game, item.by);
  const factors: Factor[] = [];
  for (const [i, { step, by }] of item.doublings.entries()) {
    const wanted = i % 2 === 0 ? otherSide(side) : side;
    if (sideOf(game, by) !== wanted) break;
    factors.push(doubling(ruleset, step));
  }
  return factors;
}

/** Whether the declarer of a Ruf game found no partner; one who called their own king (`own`) did not look for one. */
const kingLiesInTalon = ({ parties }: RankedContract, game: Game): boolean =>
  parties === 'calls-partner' && game.partner === undefined && game.with['own'] !== true;
