import type { z } from 'zod';
import type { Json } from '../../../core/json.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Row } from '../../../kernel/score.ts';
import type { House } from '../house.ts';
import { activeSeats } from '../seats.ts';
import { checkNegative } from './negative.ts';
import { checkPositive } from './positive.ts';
import { ANNULLED, NEGATIVE, POSITIVE, TRISCHAKEN } from './schema.ts';
import type { EntryTable } from './table.ts';
import { checkTrischaken } from './trischaken.ts';
import { refusal } from '../refusals.ts';

/** Checks a score entry into the row that a played deal would have been read into; all that is wrong is named. */
export function check(house: House, entry: Json, table: number, dealer: Seat): Result<Row, readonly Refusal[]> {
  const at: EntryTable = { house, table, dealer, active: activeSeats(table, dealer) };
  const fields =
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? (entry as Record<string, Json>) : {};
  if ('games' in fields) return parsed(NEGATIVE, entry, (value) => checkNegative(at, value));
  const { contract: id } = fields;
  if (typeof id !== 'string') return fail([refusal('contract-missing', 'contract')]);
  if (id === 'annulled') return parsed(ANNULLED, entry, () => ok(annulled(at)));
  const contract = house.find(id);
  if (!contract) return fail([refusal('unknown-contract', 'contract', 'tirol §4')]);
  if (contract.parties === 'each-for-self')
    return parsed(TRISCHAKEN, entry, (value) => checkTrischaken(at, contract, value));
  if (contract.play === 'negative') return fail([refusal('negative-as-games', 'contract', 'tirol §13')]);
  return parsed(POSITIVE, entry, (value) => checkPositive(at, contract, value));
}

const annulled = ({ table, dealer }: EntryTable): Row => ({
  table,
  dealer,
  outcome: 'annulled',
  games: [],
  items: [],
  notes: {},
});

/** Shapes first: every field that is missing, unknown or of the wrong kind, by its path. */
function parsed<T>(
  schema: z.ZodType<T>,
  entry: Json,
  then: (value: T) => Result<Row, readonly Refusal[]>,
): Result<Row, readonly Refusal[]> {
  const result = schema.safeParse(entry);
  if (result.success) return then(result.data);
  return fail(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => refusal('field-not-here', [...issue.path, key].join('.')))
        : [refusal('field-wrong', issue.path.join('.') || 'deal')],
    ),
  );
}
