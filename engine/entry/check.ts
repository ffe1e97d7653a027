import { z } from 'zod';
import { firstAtEach, firstFaults } from '../core/faults.ts';
import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import {
  AGREED,
  AGREED_ENTRY,
  ANNULLED,
  ANNULLED_ENTRY,
  commonRow,
  GAME,
  REDEAL_ENTRY,
} from '../kernel/entry/common-entries.ts';
import { shapesOf } from '../kernel/entry/entry-shape.ts';
import type { Answers, EntrySheet, Field } from '../kernel/entry/entry-sheet.ts';
import { shapeFault, valueAt } from '../kernel/entry/wrong-shapes.ts';
import { type KernelRefusal, refuseKernel } from '../kernel/refusals.ts';
import { PASSED_OUT, passedOutRow, REDEAL, type Row } from '../kernel/score.ts';
import { completed, type Fault, faultsIn, partOf } from './answers.ts';
import { dependsOn, isOpen, type Seated } from './part.ts';

type Checked = Result<Row, readonly Refusal[]>;

const CODES = {
  missing: 'missing-field',
  unknown: 'unknown-field',
  'not-asked': 'field-not-asked',
  'no-such-choice': 'no-such-choice',
  'not-this-seat': 'not-this-seat',
  'seat-twice': 'seat-twice',
  'wrong-sum': 'wrong-sum',
  'not-per-seat': 'one-count-per-seat',
  'no-such-game': 'no-such-game',
  'no-such-bonus': 'no-such-bonus',
  twice: 'said-twice',
} as const satisfies Readonly<Record<Fault['why'], KernelRefusal>>;

/** What is wrong with an entry. */
interface Wrong {
  readonly at: string;
  readonly code: KernelRefusal;
}

/** What every family accepts beside its own entries. */
const commonIn = ({ parts }: EntrySheet) => ({
  [ANNULLED]: ANNULLED_ENTRY,
  [REDEAL]: REDEAL_ENTRY,
  [AGREED]: AGREED_ENTRY[parts],
});
type Common = keyof ReturnType<typeof commonIn>;

/** The table that a score entry belongs to. */
export interface EntryTable extends Seated {
  readonly dealer: Seat;
}

/** How a family reads entries that are the answers of its sheet. */
interface Reading {
  readonly sheet: EntrySheet;
  readonly active: (table: number, dealer: Seat) => readonly Seat[];
  /** Fields that are only asked of games which a table may leave out; missing: none. */
  readonly elsewhere?: readonly string[];
  /** The row of answers with which nothing is wrong; every field that is asked has one. */
  readonly row: (answers: Answers, at: EntryTable) => Row;
  /** What is wrong by the rules, as in `checkAnswers`. */
  readonly refuse: (answers: Answers, at: EntryTable) => readonly Refusal[];
  /** Why no deal can have gone like that, although each answer is right by itself; missing: whatever is right can be. */
  readonly impossible?: (answers: Answers, at: EntryTable) => readonly Refusal[];
}

/** The `check` of a family. */
export const checkBy =
  ({ sheet, active, elsewhere = [], row, refuse, impossible }: Reading): Rules['check'] =>
  (entry, table, dealer) => {
    const at = { table, dealer, active: active(table, dealer) };
    return checkAnswers(sheet, entry, at, {
      elsewhere,
      refuse: (answers) => refuse(answers, at),
      row(answers) {
        const wrong = impossible?.(answers, at) ?? [];
        return wrong.length > 0 ? fail(wrong) : ok(row(answers, at));
      },
    });
  };

const SHAPES = new WeakMap<EntrySheet, Map<number, z.ZodType>>();

/** The shape of a sheet's answers at a table; to make one takes far longer than to use it. */
function shapeFor(sheet: EntrySheet, seats: number): z.ZodType {
  const known = SHAPES.get(sheet) ?? new Map<number, z.ZodType>();
  SHAPES.set(sheet, known);
  const shape = known.get(seats) ?? z.strictObject(shapesOf(sheet.fields, seats, sheet.parts));
  known.set(seats, shape);
  return shape;
}

/** What a family's own rules say of answers. */
interface Judging {
  readonly elsewhere?: readonly string[];
  /** The row of answers that are all there, or why no deal can have gone like that. */
  readonly row: (answers: Answers) => Checked;
  /**
   * What the rules know better than the description, of answers whose shape may still be anything; it comes first, and at each
   * place only the first of it counts.
   */
  readonly refuse?: (answers: Answers) => readonly Refusal[];
}

/**
 * Reads an entry that is the answers of a sheet: whatever no card decides becomes a row at once, the rest goes to the
 * family's own rules with every field that is asked. All that is missing, not asked or impossible is named by its place, each field
 * once; what is wrong only because of another answer is not.
 */
export function checkAnswers(
  sheet: EntrySheet,
  entry: Json,
  at: EntryTable,
  { row, elsewhere = [], refuse = () => [] }: Judging,
): Checked {
  const { [GAME]: contract } = isObject(entry) ? entry : {};
  const shared = commonIn(sheet);
  const common =
    typeof contract === 'string' && Object.hasOwn(shared, contract) ? shared[contract as Common] : undefined;
  const shape = (common ?? shapeFor(sheet, at.table)).safeParse(entry);
  const misshapen = shape.success ? [] : [...shapeFaults(sheet, entry, shape.error)];
  if (!isObject(entry)) return fail(named(misshapen.map(refused)));
  if (common)
    return misshapen.length > 0
      ? fail(named(misshapen.map(refused)))
      : commonRow(common.parse(entry), at.table, at.dealer, sheet);
  const known = refuse(entry);
  const knownAt = new Set(known.flatMap(({ at: place }) => (place && 'field' in place ? [rootOf(place.field)] : [])));
  const misshapenAt = new Set(misshapen.map((one) => rootOf(one.at)));
  const answers = shape.success ? (shape.data as Answers) : without(entry, misshapenAt);
  const part = partOf(sheet.fields, answers, at);
  const unfit = faultsIn(part, answers).filter((one) => !misshapenAt.has(rootOf(one.at)));
  const wrongAt = new Set([...knownAt, ...misshapenAt, ...unfit.map((one) => rootOf(one.at))]);
  const isFollowing = (place: string): boolean => hangsOn(sheet.fields, rootOf(place), wrongAt);
  const faults = named(all());
  if (faults.length > 0) return fail(faults);
  return contract === PASSED_OUT ? ok(passedOutRow(at.table, at.dealer)) : row(completed(part, answers));

  function* all(): Generator<Refusal> {
    yield* known;
    for (const one of misshapen) {
      if (knownAt.has(rootOf(one.at))) continue;
      const field = sheet.fields.find(({ id }) => id === rootOf(one.at));
      // Of a game that is not agreed it is right to say this.
      if (knownAt.has(GAME) && elsewhere.includes(one.at)) continue;
      // What is not asked has no right shape.
      const isAsked = !field || isFollowing(one.at) || isOpen(part, field);
      yield refused(isAsked ? one : { at: field.id, code: 'field-not-asked' });
    }
    for (const one of unfit) if (!isFollowing(one.at) && !knownAt.has(rootOf(one.at))) yield refused(codedAs(one));
  }
}

const codedAs = ({ at, why }: Fault): Wrong => ({ at, code: CODES[why] });

/** Each field once, however much is wrong with it. */
const named = (all: Iterable<Refusal>): readonly Refusal[] => firstFaults(firstAtEach(all));

const isObject = (entry: Json): entry is Answers =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** The field of the sheet that a place belongs to. */
const rootOf = (at: string): string => at.split('.')[0] ?? at;

/** Whether something may be wrong with a field only because one of these is: its answer hangs on theirs, if only by others. */
function hangsOn(fields: readonly Field[], id: string, wrong: ReadonlySet<string>): boolean {
  const field = fields.find((one) => one.id === id);
  const others = field ? dependsOn(field).filter((other) => other !== id) : [];
  return others.some((other) => wrong.has(other) || hangsOn(fields, other, wrong));
}

const without = (answers: Answers, ids: ReadonlySet<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));

const refused = ({ at, code }: Wrong): Refusal => refuseKernel(code, { field: at });

function* shapeFaults({ fields, parts }: EntrySheet, entry: Json, { issues }: z.ZodError): Generator<Wrong> {
  for (const issue of issues) {
    const at = issue.path.join('.') || 'deal';
    const field = fields.find(({ id }) => id === issue.path[0]);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield { at: [...issue.path, key].join('.'), code: 'unknown-field' };
    else if (field?.kind === 'each' && Array.isArray(valueAt(entry, issue.path)))
      yield { at, code: field.what.kind === 'amount' ? 'payment-per-seat' : 'one-count-per-seat' };
    else yield { at, code: shapeFault(entry, issue, parts) };
  }
}
