import type { z } from 'zod';
import { firstFaults } from '#engine/core/faults.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { commonRow } from '#engine/kernel/entry/common-entries.ts';
import { amountFault, valueAt } from '#engine/kernel/entry/wrong-shapes.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { Row } from '#engine/kernel/score.ts';
import { POINTS } from '#engine/kernel/words/texts.ts';
import { playsDoubles } from '../fensterbrettl.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { checkNegative } from './negative.ts';
import { checkPositive } from './positive/positive.ts';
import {
  renonceInAuction,
  renonceInNegative,
  renonceInPositive,
  renonceInTrischaken,
  renonceStanding,
} from './renonce.ts';
import {
  AGREED,
  ANNULLED,
  NEGATIVE,
  POSITIVE,
  REDEAL,
  RENONCE_IN_AUCTION,
  RENONCE_NEGATIVE,
  RENONCE_POSITIVE,
  RENONCE_TRISCHAKEN,
  STANDING_NEGATIVE,
  STANDING_POSITIVE,
  STANDING_TRISCHAKEN,
  TRISCHAKEN,
} from './schema.ts';
import type { EntryTable } from './table.ts';
import { checkTrischaken } from './trischaken.ts';

type Checked = Result<Row, readonly Refusal[]>;
type Fields = Readonly<Record<string, Json>>;

/** Checks a score entry into the row that a played deal would have been read into; all that is wrong is named. */
export function check(ruleset: Ruleset, entry: Json, table: number, dealer: Seat): Checked {
  const at: EntryTable = { ruleset, table, dealer, active: activeSeats(table, dealer) };
  const fields = fieldsOf(entry);
  switch (fields['contract']) {
    case 'annulled':
      return parsed(ANNULLED, entry, (value) => commonRow(value, table, dealer), at);
    case 'redeal':
      return parsed(REDEAL, entry, (value) => commonRow(value, table, dealer), at);
    case 'agreed':
      return parsed(AGREED, entry, (value) => commonRow(value, table, dealer), at);
    case 'renonce':
      return checkRenonce(at, entry, fields);
    default:
      return checkPlayed(at, entry, fields);
  }
}

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function checkPlayed(at: EntryTable, entry: Json, fields: Fields): Checked {
  if ('games' in fields) return parsed(NEGATIVE, entry, (value) => checkNegative(at, value), at);
  const named = contractIn(at, fields);
  if (!named.ok) return named;
  const contract = named.value;
  return contract.parties === 'each-for-self'
    ? parsed(TRISCHAKEN, entry, (value) => checkTrischaken(at, contract, value), at)
    : parsed(POSITIVE, entry, (value) => checkPositive(at, contract, value), at);
}

function checkRenonce(at: EntryTable, entry: Json, fields: Fields): Checked {
  const played = fieldsOf(fields['played']);
  if ('stands' in fields) return checkStanding(at, entry, played);
  if (played['contract'] === null) return parsed(RENONCE_IN_AUCTION, entry, (value) => renonceInAuction(at, value), at);
  if ('games' in played) return parsed(RENONCE_NEGATIVE, entry, (value) => renonceInNegative(at, value), at);
  const named = contractIn(at, played, 'played.');
  if (!named.ok) return named;
  const contract = named.value;
  return contract.parties === 'each-for-self'
    ? parsed(RENONCE_TRISCHAKEN, entry, (value) => renonceInTrischaken(at, contract, value), at)
    : parsed(RENONCE_POSITIVE, entry, (value) => renonceInPositive(at, contract, value), at);
}

/** A Renonce that came when the game was decided: the game is entered as any other. */
function checkStanding(at: EntryTable, entry: Json, played: Fields): Checked {
  if ('games' in played)
    return parsed(STANDING_NEGATIVE, entry, (value) => renonceStanding(at, value, checkNegative(at, value.played)), at);
  const named = contractIn(at, played, 'played.');
  if (!named.ok) return named;
  const contract = named.value;
  return contract.parties === 'each-for-self'
    ? parsed(
        STANDING_TRISCHAKEN,
        entry,
        (value) => renonceStanding(at, value, checkTrischaken(at, contract, value.played)),
        at,
      )
    : parsed(
        STANDING_POSITIVE,
        entry,
        (value) => renonceStanding(at, value, checkPositive(at, contract, value.played)),
        at,
      );
}

/** The contract that an entry names, which is not one of the negative games: these stand side by side in `games`. */
function contractIn(
  { ruleset }: EntryTable,
  { contract: id }: Fields,
  path = '',
): Result<RankedContract, readonly Refusal[]> {
  const place = `${path}contract`;
  if (typeof id !== 'string') return fail([refusal('contract-missing', { field: place })]);
  const contract = ruleset.find(id);
  if (!contract) return fail([refusal('unknown-contract', { field: place }, 'tirol §4')]);
  if (contract.play.id === 'negative' && contract.parties === 'alone')
    return fail([refusal('negative-as-games', { field: place }, 'tirol §13')]);
  return ok(contract);
}

/** Shapes first: every field that is missing, unknown or of the wrong kind, by its path. */
function parsed<T extends object>(
  schema: z.ZodType<T>,
  entry: Json,
  then: (value: T) => Checked,
  { ruleset }: EntryTable,
): Checked {
  const result = schema.safeParse(entry);
  if (result.success) return flagged(ruleset, result.data, then(result.data));
  // A value can be wrong in two ways at once; it is one field all the same.
  return fail(firstFaults(misshapen(entry, result.error)));
}

function* misshapen(entry: Json, { issues }: z.ZodError): Generator<Refusal> {
  for (const issue of issues) {
    const amount = amountFault(entry, issue, POINTS.parts);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield refusal('field-not-here', { field: [...issue.path, key].join('.') });
    else if (isForOtherSeats(entry, issue, 'thirds')) yield refusal('one-count-per-seat', placeOf(issue), 'tirol §13');
    else if (isForOtherSeats(entry, issue, 'payments')) yield refuseKernel('payment-per-seat', placeOf(issue));
    else if (isNoDoubling(issue)) yield refusal('no-such-doubling', placeOf(issue), 'tirol §6');
    else if (amount) yield refuseKernel(amount, placeOf(issue));
    else yield refusal('field-wrong', { field: issue.path.join('.') || 'deal' });
  }
}

const placeOf = ({ path }: z.core.$ZodIssue) => ({ field: path.join('.') });

/** Whether there is something for each seat, but for more or fewer than sit at any table. */
const isForOtherSeats = (entry: Json, { path }: z.core.$ZodIssue, what: 'thirds' | 'payments'): boolean =>
  path.at(-1) === what && Array.isArray(valueAt(entry, path));

/** Whether it is said how often something was doubled, but nothing is doubled so; in negative games by seat. */
const isNoDoubling = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_value' && path.slice(-2).some((key) => key === 'kontra' || key === 'gameKontra');

/** A Fensterbankl is noted for the series, where it plays double rounds (tirol §9, R21). */
function flagged(ruleset: Ruleset, entry: object, row: Checked): Checked {
  if (!('fensterbankl' in entry) || entry.fensterbankl !== true) return row;
  if (!playsDoubles(ruleset)) {
    const wrong = refusal('not-agreed', { field: 'fensterbankl' }, 'tirol §9, §10');
    return fail(row.ok ? [wrong] : [...row.error, wrong]);
  }
  return row.ok ? ok({ ...row.value, notes: { ...row.value.notes, fensterbankl: true } }) : row;
}
