import { type Json, keyOf } from '../core/json.ts';
import type { Seat } from '../core/seat.ts';
import type { By, ChoiceField, Field, When, Who } from '../kernel/entry/entry-sheet.ts';

/** The people at the table: how many, and who of them plays. */
export interface Seated {
  readonly table: number;
  readonly active: readonly Seat[];
}

/** Questions and what was answered so far: a whole sheet, or one row of it. */
export interface Part {
  readonly fields: readonly Field[];
  readonly seated: Seated;
  /** What the row is part of. */
  readonly within?: Part | undefined;
  /** What is known beforehand and not asked. */
  known?(id: string): Json | undefined;
  /** What was answered; it may no longer fit. */
  answer(id: string): Json | undefined;
  /** What fields have, as far as that was worked out, of answers that stay as they are. */
  readonly found?: Map<string, Json | undefined>;
}

const isBy = <T>(value: Json | readonly Json[] | By<T>): value is By<T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'by' in value && 'of' in value;

/** The field of a part, or of what is around it. */
const fieldIn = (part: Part, id: string): Field | undefined => part.fields.find((field) => field.id === id);

/** What a field has now: an answer that fits, what is known, or its fallback; also one of the parts around it. */
export function valueIn(part: Part, id: string): Json | undefined {
  const { found } = part;
  if (!found) return valueNow(part, id);
  if (!found.has(id)) found.set(id, valueNow(part, id));
  return found.get(id);
}

function valueNow(part: Part, id: string): Json | undefined {
  const known = part.known?.(id);
  if (known !== undefined) return known;
  const field = fieldIn(part, id);
  if (!field) return part.within && valueIn(part.within, id);
  if (!isOpen(part, field)) return fallbackIn(part, field);
  const answer = part.answer(id);
  if (field.kind === 'seat' && typeof answer === 'number' && !seatsIn(part, field.of).includes(answer))
    return undefined;
  if (field.kind !== 'choice') return answer ?? fallbackIn(part, field);
  if (isDecided(part, field)) return valuesIn(part, field)[0];
  return answer !== undefined && valuesIn(part, field).includes(answer) ? answer : fallbackIn(part, field);
}

/** Whether there is only one answer. Where it may be left empty, and nothing stands for that, there is another one: none. */
const isDecided = (part: Part, field: ChoiceField): boolean =>
  valuesIn(part, field).length === 1 && (!isOptional(part, field) || fallbackIn(part, field) !== undefined);

/** Follows a reference to another field. */
function followed<T>(part: Part, field: Field, { by, of }: By<T>): T | undefined {
  const value = by === field.id ? part.within && valueIn(part.within, by) : valueIn(part, by);
  const key = value === undefined ? undefined : keyOf(value);
  return key !== undefined && Object.hasOwn(of, key) ? of[key] : undefined;
}

/** What a choice offers, given the other answers. */
export const valuesIn = (part: Part, field: ChoiceField): readonly Json[] =>
  isBy(field.values) ? (followed(part, field, field.values) ?? []) : field.values;

export function fallbackIn(part: Part, field: Field): Json | undefined {
  const { fallback } = field;
  if (fallback === undefined) return field.kind === 'tick' ? false : undefined;
  return isBy(fallback) ? followed(part, field, fallback) : fallback;
}

/** Whether the other answers leave room for the field; one that was decided by them may still be none to ask. */
export function isOpen(part: Part, field: Field): boolean {
  if (field.kind === 'choice' && valuesIn(part, field).length === 0) return false;
  return field.when === undefined || meets(part, field.when);
}

/** The fields whose answers say whether it is asked, may stay empty, and what it may be; of rows, those around them. */
export function dependsOn(field: Field): readonly string[] {
  const conditions = [field.when ?? [], typeof field.optional === 'object' ? field.optional : []].flat();
  return [
    ...conditions.flatMap((condition: object) => Object.keys(condition)),
    ...(field.kind === 'choice' && isBy(field.values) ? [field.values.by] : []),
    ...('of' in field && typeof field.of === 'object' ? [field.of.but] : []),
    ...(field.kind === 'rows' ? dependOutside(field.what) : []),
  ];
}

/** What rows hang on besides each other. */
const dependOutside = (row: readonly Field[]): readonly string[] =>
  row.flatMap((field) => dependsOn(field).filter((id) => id === field.id || !row.some((other) => other.id === id)));

function meets(part: Part, when: When): boolean {
  const conditions = Array.isArray(when) ? when : [when];
  return conditions.some((condition: Readonly<Record<string, readonly Json[]>>) =>
    Object.entries(condition).every(([id, values]) => {
      const value = valueIn(part, id);
      return value !== undefined && values.includes(value);
    }),
  );
}

/** Whether it may stay empty. */
export const isOptional = (part: Part, { optional }: Field): boolean =>
  optional === true || (optional !== undefined && meets(part, optional));

/** Whether somebody has to be asked: it is open, nothing else decides it, and it is known whom it is about. */
export const isAsked = (part: Part, field: Field): boolean =>
  isOpen(part, field) &&
  !(field.kind === 'choice' && isDecided(part, field)) &&
  !(field.kind === 'each' && typeof field.of === 'object' && valueIn(part, field.of.but) === undefined);

/** The seats that a field may name. */
export function seatsIn(part: Part, who: Who): readonly Seat[] {
  const { table, active } = part.seated;
  if (who === 'all') return Array.from({ length: table }, (_, seat) => seat);
  const inOrder = [...active].sort((a, b) => a - b);
  const named = typeof who === 'object' ? valueIn(part, who.but) : undefined;
  return inOrder.filter((seat) => seat !== named);
}
