import type { Json } from '#engine/core/json.ts';
import type { ListedOption } from '#engine/kernel/family/listing.ts';

/** One number or name in a value agreed at the table; `key` is empty if the value is itself a number. */
interface AgreedField {
  readonly key: string;
  readonly value: number | string;
}

/** The fields of a value agreed at the table; none while it is off. */
export function agreedFields(value: Json): readonly AgreedField[] {
  if (typeof value === 'number') return [{ key: '', value }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'number' || typeof part === 'string' ? [{ key, value: part }] : [],
  );
}

/** The same value with one field changed; the value is returned unchanged if a number is not whole. */
export function withField(value: Json, key: string, part: number | string): Json {
  if (typeof part === 'number' && !Number.isInteger(part)) return value;
  if (key === '') return part;
  return { ...(value as Readonly<Record<string, Json>>), [key]: part };
}

/** The members of an option whose values are sets; `undefined` for any other. */
export function membersOf({ fallback, values }: ListedOption): readonly string[] | undefined {
  if (!Array.isArray(fallback)) return undefined;
  return [...new Set(values.flatMap((value) => (Array.isArray(value) ? value.map(String) : [])))];
}

/** A set with a member added or removed, in the option's own order. */
export function withMember(option: ListedOption, value: Json, member: string, isIn: boolean): Json {
  const now = Array.isArray(value) ? value.map(String) : [];
  return (membersOf(option) ?? []).filter((one) => (one === member ? isIn : now.includes(one)));
}
