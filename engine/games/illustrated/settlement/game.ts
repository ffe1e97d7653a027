import { rational } from '#engine/core/rational.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Doubling, Factor, Item, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { lineOf } from '#engine/settlement/payments.ts';
import { isBonus } from '../bonuses.ts';
import { HIGHEST } from '../contracts/index.ts';
import { excessOf } from '../played/counted.ts';
import type { Level } from '../profiles/profile.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';

/** A game with a declarer: everybody's column only grows, and every part is multiplied (illustrated §8.1). */
export function game(ruleset: Ruleset, row: Row): readonly LineItem[] {
  const { options, value } = ruleset;
  const { declarer, contract, with: said, result, measure: thirds = 0 } = firstGame(row);
  const [played, ...bonuses] = row.items;
  const defenders = from(declarer, afterDealer(PLAYING)(row.table, row.dealer)).slice(1);
  const multiplied = multipliedIn(ruleset, contract);
  const doubled = doublingsAs(ruleset, played?.doublings ?? []);
  const winners = result === 'made' ? [declarer] : defenders;
  const worth = value(contract, said['level'] as Level) ?? 0;
  const hasExcess = contract !== HIGHEST || options['solo-excess'];
  return [
    ...each(winners, contract, worth, [...doubled, ...multiplied]),
    ...each(winners, 'excess', hasExcess ? excessOf(thirds) : 0, [
      ...(options['contra-excess'] ? doubled : []),
      ...multiplied,
    ]),
    ...bonuses.flatMap((item) => bonusLines(ruleset, contract, item, item.by === declarer ? defenders : [declarer])),
  ];
}

/** What each step multiplies by; before the talon is taken up, it is more in some rule sets (illustrated §6.2). */
const doublingsAs = ({ profile }: Ruleset, doublings: readonly Doubling[]): readonly Factor[] =>
  doublings.map(({ step, early }) => ({ code: step, by: rational(early ? profile.early.factor : 2) }));

/** The same for each of some seats; nobody pays it. */
const each = (seats: readonly Seat[], code: string, points: number, factors: readonly Factor[]): readonly LineItem[] =>
  seats.flatMap((seat) => lineOf(code, { from: 'nobody', to: seat, base: rational(points) }, factors));

/** What a contract multiplies everything by. */
function multipliedIn(ruleset: Ruleset, contract: string): readonly Factor[] {
  const { times } = ruleset.contractOf({ contract });
  return times === 1 ? [] : [{ code: contract, by: rational(times) }];
}

/** A bonus; where it failed, the others have it. */
function bonusLines(
  ruleset: Ruleset,
  contract: string,
  item: Item & Verdict,
  others: readonly Seat[],
): readonly LineItem[] {
  const { about, stage, by, doublings, result } = item;
  if (!isBonus(about)) return [];
  const { options } = ruleset;
  const isMade = result === 'made';
  // A call that failed may count once, where that is agreed; a silent Pagat is not called (illustrated I7).
  const counts = isMade || stage === 'silent' || options['lost-bonus-multiplied'];
  // What is doubled early is the amount of its stage, or what it is worth after the talon (illustrated R16).
  const isEarly = doublings.some(({ early }) => early) && options['pre-contra-base'] === 'after';
  const worth =
    (isEarly ? ruleset.amount(about, 'announced') : undefined) ?? ruleset.worth(about, stage, contract) ?? 0;
  const factors = [...doublingsAs(ruleset, doublings), ...(counts ? multipliedIn(ruleset, contract) : [])];
  return each(isMade ? [by] : others, about, worth, factors).map((line) => ({ ...line, stage }));
}
