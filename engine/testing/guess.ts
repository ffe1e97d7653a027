import type { Json } from '../core/json.ts';
import { below, pick, type Rng, shuffled } from '../core/rng.ts';
import { partOf } from '../entry/answers.ts';
import { isOpen, isOptional, type Part, type Seated, seatsIn, valueIn, valuesIn } from '../entry/part.ts';
import type { Answers, By, ChoiceField, CountField, EachField, Field, RowsField } from '../kernel/entry/entry-sheet.ts';

/**
 * Answers to a family's score sheet as somebody would give them who has not seen the deal: each of them is possible by
 * itself, most go together, few are true. Nothing is known here but the description of the sheet.
 */

/** Rows that a guess adds at most. */
const ROWS = 4;
/** How often a guess leaves out what may stay empty. */
const EMPTY = 0.6;
/** How often something is answered that goes without saying, or is not asked. */
const NEEDLESS = 0.1;
/** How often an answer is none of those possible with the others: a game or a bonus that another deal may have. */
const MISPLACED = 0.05;

const isObject = (value: Json | undefined): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With some answers guessed again, others completed as these require, and what is then not asked mostly left out. */
export function guessed(fields: readonly Field[], answers: Answers, seated: Seated, rng: Rng): Answers {
  const [first] = fields;
  const field = first && rng() < 0.1 ? first : pick(fields, rng);
  const part = partOf(fields, answers, seated);
  return completedBy(
    fields,
    { ...answers, ...said(field.id, guess(part, field, rng, answers[field.id])) },
    seated,
    rng,
  );
}

/** Everything that has to be answered is, as far as a guess can tell. */
function completedBy(fields: readonly Field[], answers: Answers, seated: Seated, rng: Rng, within?: Part): Answers {
  const all: Record<string, Json> = { ...answers };
  for (const field of fields) {
    const part = partOf(fields, all, seated, within);
    if (!isOpen(part, field)) {
      if (rng() >= NEEDLESS) Reflect.deleteProperty(all, field.id);
    } else if (isMissing(part, field, rng)) Object.assign(all, said(field.id, guess(part, field, rng)));
  }
  return all;
}

const isMissing = (part: Part, field: Field, rng: Rng): boolean =>
  valueIn(part, field.id) === undefined
    ? !(isOptional(part, field) && rng() < EMPTY)
    : part.answer(field.id) === undefined && rng() < NEEDLESS;

const said = (id: string, value: Json | undefined): Answers => (value === undefined ? {} : { [id]: value });

/** `was`: what was answered before, of which a part may stay. */
function guess(part: Part, field: Field, rng: Rng, was?: Json): Json | undefined {
  const { seated } = part;
  switch (field.kind) {
    case 'choice': {
      const values = rng() < MISPLACED ? namedLike(field, rootOf(part).fields) : valuesIn(part, field);
      return values.length > 0 ? pick(values, rng) : undefined;
    }
    case 'tick':
      return rng() < 0.5;
    case 'seat': {
      const seats: readonly Json[] = rng() < 0.1 ? seatsIn(part, 'all') : seatsIn(part, field.of);
      return pick([...seats, ...(field.also ?? [])], rng);
    }
    case 'seats': {
      const seats = shuffled(seatsIn(part, field.of), rng);
      return rng() < 0.1 ? [...seats, ...seats.slice(0, 1)] : seats.slice(0, 1 + below(field.most, rng));
    }
    case 'count':
      return count(field, rng, was);
    case 'amount':
      return pick(field.signed ? ['1', '-1', '3/2', '0'] : ['1', '3/2', '0'], rng);
    case 'text':
      return 'somebody said so';
    case 'each':
      return each(part, field, rng, was);
    case 'rows':
      return rows(part, field, seated, rng, was);
  }
}

const rootOf = (part: Part): Part => (part.within ? rootOf(part.within) : part);

/** All values of the choices anywhere in a sheet that are named as these are: contracts, bonuses, or words of its own. */
const namedLike = ({ names }: ChoiceField, fields: readonly Field[]): readonly Json[] =>
  fields.flatMap((field): readonly Json[] => {
    if (field.kind === 'rows') return namedLike({ names } as ChoiceField, field.what);
    if (field.kind !== 'choice' || field.names !== names) return [];
    return isObject(field.values as Json)
      ? Object.values((field.values as By<readonly Json[]>).of).flat()
      : (field.values as readonly Json[]);
  });

/** Any number that may be typed; often a small one, one near the last, or the least or the most. */
function count({ min, max }: CountField, rng: Rng, was?: Json): number {
  const near = typeof was === 'number' ? was + below(9, rng) - 4 : min + below(4, rng);
  const number = pick([min + below(max - min + 1, rng), near, min, max], rng);
  return Math.min(Math.max(number, min), max);
}

function each(part: Part, { of, what, sum, fallback }: EachField, rng: Rng, was?: Json): Json {
  const seats = seatsIn(part, of);
  if (fallback !== undefined || what.fallback !== undefined)
    return Object.fromEntries(
      seats.filter(() => rng() < 0.4).map((seat) => [String(seat), guess(part, what, rng) ?? null]),
    );
  const list = Array.from({ length: part.seated.table }, (_, seat) => (seats.includes(seat) ? seat : null));
  if (what.kind !== 'count' || sum === undefined)
    return list.map((seat) => (seat === null ? null : (guess(part, what, rng) ?? null)));
  const [from, to] = [pick(seats, rng), pick(seats, rng)];
  // An impossible entry may have a list of another length.
  const counts = Array.isArray(was) && was.length === list.length ? (was as readonly Json[]) : undefined;
  const [less, more] = [counts?.[from], counts?.[to]];
  // One seat's is missing, or some of what one has is given to another.
  if (counts && rng() < 0.2) return counts.with(from, null);
  if (counts && typeof less === 'number' && typeof more === 'number' && from !== to) {
    const moved = below(Math.min(less, 12) + 1, rng);
    return counts.with(from, less - moved).with(to, more + moved);
  }
  let left = sum;
  return list.map((seat, i) => {
    if (seat === null) return null;
    const amount = list.slice(i + 1).every((other) => other === null) ? left : below(left + 1, rng);
    left -= amount;
    return amount;
  });
}

function rows(part: Part, { what, given, most }: RowsField, seated: Seated, rng: Rng, was?: Json): Json {
  const before = Array.isArray(was) ? (was as readonly Json[]).filter(isObject) : [];
  const kept = before.filter(() => rng() < 0.8);
  const row = (known: Answers): Answers => completedBy(what, known, seated, rng, part);
  const first = given && kept.length === 0 ? [row(knownIn(part, given.row))] : [];
  const added = Array.from({ length: below(ROWS, rng) }, () => row({}));
  const all = [...first, ...kept, ...added];
  const doubled = rng() < 0.2 ? all.slice(-1) : [];
  return [...all, ...doubled].slice(0, most);
}

/** What is known of a row that is always there. */
const knownIn = (part: Part, row: NonNullable<RowsField['given']>['row']): Answers =>
  Object.fromEntries(
    Object.entries(row).flatMap(([id, known]) => {
      const value = 'is' in known ? known.is : valueIn(part, known.as);
      return value === undefined ? [] : [[id, value]];
    }),
  );
