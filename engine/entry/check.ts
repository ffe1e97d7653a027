import { z } from 'zod';
import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, type Result } from '../core/result.ts';
import { AGREED, AGREED_ENTRY, ANNULLED, ANNULLED_ENTRY, commonRow, REDEAL_ENTRY } from '../kernel/common-entries.ts';
import type { Answers, EntrySheet } from '../kernel/entry-sheet.ts';
import { shapesOf } from '../kernel/entry-shape.ts';
import { refuseKernel, type KernelRefusal } from '../kernel/refusals.ts';
import { REDEAL, type Row } from '../kernel/score.ts';
import { completed, faultsIn, partOf, type Fault } from './answers.ts';
import type { Seated } from './part.ts';

type Checked = Result<Row, readonly Refusal[]>;

const CODES = {
  missing: 'missing-field',
  'not-asked': 'unknown-field',
  wrong: 'wrong-value',
} as const satisfies Readonly<Record<Fault['why'], KernelRefusal>>;

/** What every family accepts beside its own entries. */
const COMMON = { [ANNULLED]: ANNULLED_ENTRY, [REDEAL]: REDEAL_ENTRY, [AGREED]: AGREED_ENTRY };
type Common = keyof typeof COMMON;

/** The JSON of an entry that is the answers of a sheet, at tables of so many seats at most. */
export const entryShape = (sheet: EntrySheet, seats: number): z.ZodType =>
  z.union([z.strictObject(shapesOf(sheet.fields, seats)), REDEAL_ENTRY]);

const SHAPES = new WeakMap<EntrySheet, Map<number, z.ZodType>>();

/** The shape of a sheet's answers at a table; to make one takes far longer than to use it. */
function shapeFor(sheet: EntrySheet, seats: number): z.ZodType {
  const known = SHAPES.get(sheet) ?? new Map<number, z.ZodType>();
  SHAPES.set(sheet, known);
  const shape = known.get(seats) ?? z.strictObject(shapesOf(sheet.fields, seats));
  known.set(seats, shape);
  return shape;
}

/**
 * Reads an entry that is the answers of a sheet: whatever no card decides becomes a row at once, the rest goes to the
 * family's own rules with every field that is asked. All that is missing, not asked or impossible is named by its place.
 */
export function checkAnswers(
  sheet: EntrySheet,
  entry: Json,
  seated: Seated,
  dealer: number,
  rules: (answers: Answers) => Checked,
): Checked {
  const contract = typeof entry === 'object' && entry !== null && 'contract' in entry ? entry.contract : undefined;
  const common =
    typeof contract === 'string' && Object.hasOwn(COMMON, contract) ? COMMON[contract as Common] : undefined;
  const shape = (common ?? shapeFor(sheet, seated.table)).safeParse(entry);
  if (!shape.success) return fail(shapeFaults(entry, shape.error).map(refused));
  if (common) return commonRow(common.parse(entry), seated.table, dealer);
  const answers = shape.data as Answers;
  const part = partOf(sheet.fields, answers, seated);
  const faults = faultsIn(part, answers);
  return faults.length > 0 ? fail(faults.map(refused)) : rules(completed(part, answers));
}

const refused = ({ at, why }: Fault): Refusal => refuseKernel(CODES[why], { field: at });

/** Each field once, however much is wrong with it. */
function shapeFaults(entry: Json, { issues }: z.ZodError): readonly Fault[] {
  const all = issues.flatMap((issue): readonly Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ at: [...issue.path, key].join('.'), why: 'not-asked' }));
    return [
      { at: issue.path.join('.') || 'deal', why: valueAt(entry, issue.path) === undefined ? 'missing' : 'wrong' },
    ];
  });
  return all.filter((one, i) => all.findIndex(({ at }) => at === one.at) === i);
}

/** What lies at a path of JSON. */
const valueAt = (entry: Json, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>>)[key], entry);
