import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { LineItem, Row, Situation } from '#engine/kernel/score.ts';
import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { amountOf, paymentsOf } from '#engine/settlement/payments.ts';

/** A moment of a lesson, to which something is said. */
interface Taught {
  readonly lesson: Lesson;
  /** The deal after each action, from its start to its end. */
  readonly states: readonly State[];
  /** Which of them it is. */
  readonly moment: number;
}

/** A deal from paper, settled. */
export interface Paid {
  readonly row: Row;
  readonly items: readonly LineItem[];
  /** By seat; whole numbers, or halves. */
  readonly payments: readonly number[];
}

/** Where a sentence with a number is said: at a table, and in a lesson at a moment of it. */
export interface At {
  readonly game: GameDefinition;
  readonly table: TableRules;
  readonly rules: Rules;
  readonly seats: number;
  /** The page of the rule book, or the option; missing: a lesson. */
  readonly about?: string;
  /** The value of the option that is named. */
  readonly value?: Json;
  readonly taught?: Taught;
}

/** What else holds of a deal from paper. */
export interface Beside {
  /** Of this table, but with these options. */
  readonly options?: Notes;
  readonly seats?: number;
  readonly dealer?: Seat;
  /** Points in the pot; missing: more than it can owe. */
  readonly pot?: number;
  readonly now?: Partial<Situation>;
}

const MUCH = 1_000_000;
const NOW: Situation = { deal: 1, factors: [], pot: rational(MUCH), notes: {} };

/** A moment of the lesson, by the number of actions that were done. */
export function stateAt({ taught }: At, moment = taught?.moment ?? -1): State {
  return must(taught?.states[moment], 'a moment of a lesson');
}

/** The deal that a lesson plays, settled. */
export function taughtDeal(at: At): Paid {
  const row = at.rules.read(must(at.taught?.states.at(-1), 'the end of a lesson'));
  return paidAs(at, row, at.rules.settle(row, NOW));
}

const paidAs = ({ seats }: Pick<At, 'seats'>, row: Row, items: readonly LineItem[]): Paid => ({
  ...{ row, items },
  payments: paymentsOf(items, seats).map(({ n, d }) => n / d),
});

const KNOWN = new Map<string, Rules>();

/** The rules of a table, made once. */
export function rulesAt(game: GameDefinition, table: TableRules): Rules {
  const key = JSON.stringify(table);
  const rules = KNOWN.get(key) ?? game.rules(table);
  KNOWN.set(key, rules);
  return rules;
}

/** Other rules of the same table. */
export function withOptions(at: At, options: Notes): At {
  const table = { ...at.table, options: { ...at.table.options, ...options } };
  return { ...at, table, rules: rulesAt(at.game, table) };
}

/** What a deal from paper comes to at a table; throws where the rules refuse it. */
export function settledAt(place: At, entry: Json, { options = {}, seats, dealer, pot = MUCH, now }: Beside = {}): Paid {
  const { rules, table, ...at } = withOptions(place, options);
  const size = seats ?? at.seats;
  const row = rules.check(entry, size, dealer ?? size - 1);
  if (!row.ok)
    throw new Error(`${table.profile} ${JSON.stringify(entry)}: ${row.error.map(({ code }) => code).join(', ')}`);
  const items = rules.settle(row.value, { ...NOW, pot: rational(pot), ...now });
  return paidAs({ seats: size }, row.value, items);
}

/** What one line item with this code moves; 0 where there is none. */
export function paidFor({ items }: Pick<Paid, 'items'>, code: string): number {
  const item = items.find((one) => one.code === code);
  const amount = item && amountOf(item);
  return amount ? amount.n / amount.d : 0;
}
