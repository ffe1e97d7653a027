import { isEqual } from '../core/equal.ts';
import type { Json } from '../core/json.ts';
import type { Answers, ChoiceField, EachField, Field, RowsField } from '../kernel/entry/entry-sheet.ts';
import { fallbackIn, isOpen, isOptional, type Part, type Seated, seatsIn, valueIn, valuesIn } from './part.ts';

/** Why a set of answers is not one that the sheet can give, and where. */
export interface Fault {
  readonly at: string;
  readonly why:
    | 'missing'
    | 'unknown'
    | 'not-asked'
    | 'no-such-choice'
    | 'not-this-seat'
    | 'seat-twice'
    | 'wrong-sum'
    | 'not-per-seat'
    | 'no-such-game'
    | 'no-such-bonus'
    | 'twice';
}

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form, or one row of it: its fields together with the answers that were given. */
export const partOf = (fields: readonly Field[], answers: Answers, seated: Seated, within?: Part): Part => ({
  fields,
  seated,
  within,
  answer: (id) => answers[id],
  found: new Map(),
});

/** What is wrong with answers of the right shape: missing, not asked with the others, or not among what is possible. */
export function faultsIn(part: Part, answers: Answers, path = ''): readonly Fault[] {
  return part.fields.flatMap((field): readonly Fault[] => {
    const at = `${path}${field.id}`;
    const answer = answers[field.id];
    if (!isOpen(part, field)) return answer === undefined ? [] : [{ at, why: 'not-asked' }];
    if (answer === undefined) {
      const isKnown = isOptional(part, field) || valueIn(part, field.id) !== undefined;
      return isKnown || field.kind === 'rows' || (field.kind === 'each' && field.what.fallback !== undefined)
        ? []
        : [{ at, why: 'missing' }];
    }
    return faultsOf(part, field, answer, at);
  });
}

function faultsOf(part: Part, field: Field, answer: Json, at: string): readonly Fault[] {
  switch (field.kind) {
    case 'choice':
      return valuesIn(part, field).includes(answer) ? [] : [{ at, why: whyNoValue(field) }];
    case 'seat':
      return typeof answer === 'string' || seatsIn(part, field.of).includes(answer as number)
        ? []
        : [{ at, why: 'not-this-seat' }];
    case 'seats': {
      const seats = answer as readonly number[];
      const may = seatsIn(part, field.of);
      if (!seats.every((seat) => may.includes(seat))) return [{ at, why: 'not-this-seat' }];
      return new Set(seats).size === seats.length ? [] : [{ at, why: 'seat-twice' }];
    }
    case 'each':
      return eachFaults(part, field, answer, at);
    case 'rows': {
      const rows = answer as readonly Answers[];
      const parts = rows.map((row) => partOf(field.what, row, part.seated, part));
      return [
        ...parts.flatMap((row, i) => faultsIn(row, rows[i] ?? {}, `${at}.${i}.`)),
        ...twiceIn(field, parts).map((i): Fault => ({ at: `${at}.${i}.${field.once?.at(-1) ?? ''}`, why: 'twice' })),
      ];
    }
    default:
      return [];
  }
}

/** The rows that say what one before them has said, where nothing is said twice. */
function twiceIn({ once }: RowsField, rows: readonly Part[]): readonly number[] {
  if (!once) return [];
  const said = rows.map((row) => once.map((id) => valueIn(row, id)));
  const isSame = (one: (typeof said)[number], other: (typeof said)[number]): boolean =>
    one.every((value, i) => value !== undefined && isEqual(value, other[i]));
  return said.flatMap((one, i) => (said.slice(0, i).some((other) => isSame(one, other)) ? [i] : []));
}

/** What is wrong with a value that a choice does not have. */
const whyNoValue = ({ names }: ChoiceField): Fault['why'] => (names === undefined ? 'no-such-choice' : NO_SUCH[names]);
const NO_SUCH = { contracts: 'no-such-game', bonuses: 'no-such-bonus' } as const;

function eachFaults(part: Part, { of, what, sum }: EachField, answer: Json, at: string): readonly Fault[] {
  const seats = seatsIn(part, of);
  if (isObject(answer))
    return Object.keys(answer)
      .filter((seat) => !seats.includes(Number(seat)))
      .map((seat) => ({ at: `${at}.${seat}`, why: 'not-asked' }));
  const list = answer as readonly (Json | undefined)[];
  if (list.length !== part.seated.table) return [{ at, why: 'not-per-seat' }];
  const faults = list.flatMap((one, seat): readonly Fault[] => {
    if (seats.includes(seat) === (one !== null)) return [];
    return [{ at: `${at}.${seat}`, why: one === null ? 'missing' : 'not-asked' }];
  });
  if (faults.length > 0 || sum === undefined || what.kind !== 'count') return faults;
  return list.reduce<number>((all, one) => all + Number(one ?? 0), 0) === sum ? [] : [{ at, why: 'wrong-sum' }];
}

/** The answers as the rules expect them: every field that is asked has a value, if only its fallback. */
export function completed(part: Part, answers: Answers): Answers {
  return Object.fromEntries(
    part.fields.flatMap((field): readonly (readonly [string, Json])[] => {
      if (!isOpen(part, field)) return [];
      const value = valueIn(part, field.id);
      if (field.kind === 'rows') return [[field.id, rowsCompleted(part, field, answers)]];
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
}

const rowsCompleted = (part: Part, { id, what }: RowsField, answers: Answers): Json =>
  ((answers[id] ?? []) as readonly Answers[]).map((row) => completed(partOf(what, row, part.seated, part), row));

/** The entry of a scorer who knows all of these answers; those to fields that are not asked are left out. */
export function noteOf(fields: readonly Field[], answers: Answers, seated: Seated): Answers {
  const part = partOf(fields, answers, seated);
  return written(part, completed(part, answers));
}

/** The answers as somebody writes them down: without empty ones and fallbacks. */
export function written(part: Part, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => {
      const field = part.fields.find((one) => one.id === id);
      if (Array.isArray(value) && value.length === 0) return false;
      if (isObject(value) && Object.keys(value).length === 0) return false;
      return !field || value !== fallbackIn(part, field);
    }),
  );
}
