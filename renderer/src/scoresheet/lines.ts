import { add, equal, negate, ZERO, type Rational } from '../../../engine/core/rational.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Factor, LineItem, Row } from '../../../engine/kernel/score.ts';
import { amountOf } from '../../../engine/settlement/payments.ts';

/** Payments of one reason, put together in one line of the sheet. */
export interface SheetLine {
  readonly code: string;
  readonly stage: LineItem['stage'];
  readonly base: Rational;
  readonly factors: readonly Factor[];
  readonly proof: readonly number[];
  /** What each seat wins by it. */
  readonly bySeat: readonly Rational[];
  /** How it ended and for whom, where the row says so. */
  readonly result?: 'made' | 'lost' | 'draw';
  readonly by?: Seat;
}

/** The line items of a deal as lines for people: the payments of one reason side by side, nothing summed across reasons. */
export function linesOf(row: Row, settlement: readonly LineItem[], seats: number): readonly SheetLine[] {
  const lines: { items: LineItem[] }[] = [];
  for (const item of settlement) {
    const last = lines.at(-1);
    const first = last?.items[0];
    if (last && first && alike(first, item) && !last.items.some((other) => samePair(other, item)))
      last.items.push(item);
    else lines.push({ items: [item] });
  }
  return lines.flatMap(({ items }) => lineOf(row, items, seats) ?? []);
}

function lineOf(row: Row, items: readonly LineItem[], seats: number): SheetLine | undefined {
  const [first] = items;
  if (!first) return undefined;
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    items.reduce((total, item) => {
      const amount = amountOf(item);
      const won = item.to === seat ? add(total, amount) : total;
      return item.from === seat ? add(won, negate(amount)) : won;
    }, ZERO),
  );
  return {
    code: first.code,
    stage: first.stage,
    base: first.base,
    factors: first.factors.filter(({ only }) => only === undefined || only === 'score'),
    proof: first.proof ?? [],
    bySeat,
    ...verdictOf(row, items),
  };
}

/** The verdict behind a line: of the game whose declarer takes part in every payment, or of the bonus. */
function verdictOf(row: Row, items: readonly LineItem[]): Pick<SheetLine, 'result' | 'by'> {
  const [first] = items;
  const game = row.games.find(
    ({ contract, declarer, partner }) =>
      contract === first?.code &&
      items.every((item) => [item.from, item.to].some((seat) => seat === declarer || seat === partner)),
  );
  if (game) return game.result === 'draw' ? {} : { result: game.result, by: game.declarer };
  const wins = first && items.every(({ to }) => typeof to === 'number') ? items.map(({ to }) => to) : [];
  const bonus = row.items.find(
    ({ about, stage, by, result }) =>
      about === first?.code &&
      (first.stage === undefined || (first.stage === 'silent') === (stage === 'silent')) &&
      (result === 'made') === sideWins(row, by, wins),
  );
  return bonus ? { result: bonus.result, by: bonus.by } : {};
}

/** Whether the side of `seat` is the one that is paid. */
function sideWins(row: Row, seat: Seat, winners: readonly (Seat | 'pot' | 'nobody')[]): boolean {
  const [game] = row.games;
  const declarers = [game?.declarer, game?.partner].filter((one) => one !== undefined);
  return winners.some((winner) => declarers.includes(winner as Seat) === declarers.includes(seat));
}

const samePair = (a: LineItem, b: LineItem): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

const alike = (a: LineItem, b: LineItem): boolean =>
  a.code === b.code &&
  a.stage === b.stage &&
  equal(a.base, b.base) &&
  a.factors.map(({ code }) => code).join() === b.factors.map(({ code }) => code).join();
