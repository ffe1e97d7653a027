import { equal, type Rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { countedStage, type Factor, type Item, type LineItem, type Row, type Verdict } from '#engine/kernel/score.ts';
import type { BillRow, Fact } from '#engine/kernel/words/phrase.ts';
import { balanceOf, paymentsOf } from '#engine/settlement/payments.ts';
import type { Words } from '../i18n/words.ts';

/** One side of a game, where nobody of it has done something alone. */
type SideName = 'declarers' | 'opponents';

/** Payments for the same reason, combined in one line of the sheet. */
export interface SheetLine {
  readonly code: string;
  readonly name: string;
  readonly stage: LineItem['stage'];
  readonly base: Rational;
  /** How that comes about, in the family's words. */
  readonly worked?: string;
  readonly factors: readonly Factor[];
  readonly proof: readonly number[];
  /** How the amount comes about, in the family's words; missing: by base and factors. */
  readonly how?: string;
  /** What each seat wins by it, and what a pot that shares the account does. */
  readonly bySeat: readonly Rational[];
  readonly pot: Rational;
  /** How it ended and for whom, if the row says so. */
  readonly result?: 'made' | 'lost' | 'draw';
  readonly by?: Seat | SideName;
  /** Why it was lost, in the family's words. */
  readonly why?: string;
}

type LineWords = Pick<Words, 'bill' | 'said' | 'item' | 'line'>;

/** A line item and, in negative games, the declarer whose game it settles. */
interface Payment {
  readonly item: LineItem;
  readonly declarer: Seat | undefined;
}

/**
 * The line items of a deal as lines for people: payments for the same reason side by side, nothing summed across
 * reasons.
 */
export function linesOf(
  row: Row,
  settlement: readonly LineItem[],
  seats: number,
  words: LineWords,
): readonly SheetLine[] {
  const bill = words.bill(row, settlement);
  if (bill) return bill.flatMap((one) => lineInWords(row, one, seats, words));
  const declarers = declarersOf(row, settlement);
  const lines: Payment[][] = [];
  for (const [i, item] of settlement.entries()) {
    const payment = { item, declarer: declarers[i] };
    const last = lines.at(-1);
    if (last?.every((other) => goTogether(other, payment))) last.push(payment);
    else lines.push([payment]);
  }
  return lines.flatMap((payments) => lineOf(row, payments, seats, words) ?? []);
}

function lineInWords(row: Row, { items, how }: BillRow, seats: number, words: LineWords): readonly SheetLine[] {
  const line = lineOf(
    row,
    items.map((item) => ({ item, declarer: undefined })),
    seats,
    words,
  );
  return line ? [{ ...line, how: how ? words.said(how.text, how.values, []) : '' }] : [];
}

/** Negative games are settled pair by pair, in the row's order: whose game each payment belongs to. */
function declarersOf(row: Row, settlement: readonly LineItem[]): readonly (Seat | undefined)[] {
  const pairs = row.items.filter(({ about, against }) => about === 'game' && against.length === 1);
  const fits = ({ by, against }: Item, item: LineItem | undefined) =>
    item !== undefined && [item.from, item.to].includes(by) && [item.from, item.to].includes(against[0] ?? by);
  if (pairs.length !== settlement.length || !pairs.every((pair, i) => fits(pair, settlement[i]))) return [];
  return pairs.map(({ by }) => by);
}

function lineOf(row: Row, payments: readonly Payment[], seats: number, words: LineWords): SheetLine | undefined {
  const items = payments.map(({ item }) => item);
  const [first] = items;
  if (!first) return undefined;
  const { judged, result, by } = verdictOf(row, items, payments[0]?.declarer);
  const { name, base, why, isOfSide } = words.line(row, first, judged);
  const said = ({ text, values }: Fact): string => words.said(text, values, []);
  return {
    code: first.code,
    name: name ? words.said(name, undefined, []) : words.item(first.code),
    stage: first.stage,
    base: first.base,
    ...(base && { worked: said(base) }),
    factors: first.factors,
    proof: first.proof ?? [],
    bySeat: paymentsOf(items, seats),
    pot: balanceOf('pot', items),
    ...(result !== undefined && { result }),
    ...(by !== undefined && { by: isOfSide ? sideNamed(row, by) : by }),
    ...(why && { why: said(why) }),
  };
}

/** What a line is about: how it ended, for whom, and the bonus that was judged. */
interface Judged {
  readonly result?: Verdict['result'];
  readonly by?: Seat;
  readonly judged?: Item & Verdict;
}

/** The verdict behind a line: on a game, or on the bonus whose side is paid or pays. */
function verdictOf(row: Row, items: readonly LineItem[], by: Seat | undefined): Judged {
  const [first] = items;
  const game = row.games.find(
    ({ contract, declarer }) => contract === first?.code && (by === undefined || declarer === by),
  );
  if (game) return game.result === 'draw' ? {} : { result: game.result, by: game.declarer };
  const wins = first && items.every(({ to }) => typeof to === 'number') ? items.map(({ to }) => to) : [];
  const [bonus, ...others] = row.items.filter(
    ({ about, stage, by, result }) =>
      about === first?.code &&
      (first.stage === undefined || countedStage(first.stage) === countedStage(stage)) &&
      (result === 'made') === sideWins(row, by, wins),
  );
  if (!bonus) return {};
  const { result } = bonus;
  // Where each of several has it, whoever is paid in this line says whose it is.
  const own = [bonus, ...others].filter((one) => items.some(({ from, to }) => from === one.by || to === one.by));
  const [only] = own;
  if (others.length === 0 || own.length === 0 || only === undefined) return { result, by: bonus.by, judged: bonus };
  return own.every((one) => one.by === only.by) ? { result, by: only.by, judged: only } : { result, judged: only };
}

/** The side of a seat; of a declarer who plays alone it is they. */
function sideNamed({ games: [game] }: Row, seat: Seat): Seat | SideName {
  if (seat !== game?.declarer && seat !== game?.partner) return 'opponents';
  return game.partner === undefined ? seat : 'declarers';
}

/** Whether the side of `seat` is the one that is paid. */
function sideWins(row: Row, seat: Seat, winners: readonly (Seat | 'pot' | 'nobody')[]): boolean {
  const [game] = row.games;
  const declarers = [game?.declarer, game?.partner].filter((one) => one !== undefined);
  return winners.some((winner) => declarers.includes(winner as Seat) === declarers.includes(seat));
}

const samePair = (a: LineItem, b: LineItem): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** Whether two payments have the same reason; a second payment between the same two has another. */
const goTogether = (one: Payment, other: Payment): boolean =>
  one.declarer === other.declarer &&
  !samePair(one.item, other.item) &&
  one.item.code === other.item.code &&
  one.item.stage === other.item.stage &&
  equal(one.item.base, other.item.base) &&
  one.item.factors.map(({ code }) => code).join() === other.item.factors.map(({ code }) => code).join();
