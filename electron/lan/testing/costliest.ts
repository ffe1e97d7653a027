import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import type { Json } from '#engine/core/json.ts';

type Fields = { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** What is put into a command to make it as costly as its size allows; `room`: bytes that are left. */
type Stuffing = (value: Json, room: number) => Json | undefined;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many of something fit into `room` bytes; each takes `bytes`, and a comma. */
const count = (room: number, bytes: number): number => Math.max(0, Math.floor(room / (bytes + 1)));
const repeated = <T>(room: number, bytes: number, make: (i: number) => T): T[] =>
  Array.from({ length: count(room, bytes) }, (_, i) => make(i));

const sizeOf = (value: Json): number => Buffer.byteLength(JSON.stringify(value));

/** As many unknown keys as have room. */
const unknownKeys: Stuffing = (value, room) =>
  isFields(value)
    ? { ...value, ...Object.fromEntries(repeated(room, 8, (i) => [`k${String(i).padStart(4, '0')}`, 0])) }
    : undefined;

/** Keys that differ only at their end. */
const similarKeys: Stuffing = (value, room) =>
  isFields(value)
    ? { ...value, ...Object.fromEntries(repeated(room, 68, (i) => ['k'.repeat(60) + String(i).padStart(4, '0'), 0])) }
    : undefined;

/** Every field that there is, and wrong, over and over in a list. */
const wrongFields: Stuffing = (value, room) => {
  if (!isFields(value) || Object.keys(value).length === 0) return undefined;
  const wrong = Object.fromEntries(Object.keys(value).map((key) => [key, { wrong: [null] }]));
  return { ...wrong, extraClaims: repeated(room - sizeOf(wrong), 16, () => ({ by: 'x', y: '' })) };
};

const longestText: Stuffing = (value, room) => (typeof value === 'string' ? 'x'.repeat(Math.max(1, room)) : undefined);
const longestQuotes: Stuffing = (value, room) =>
  typeof value === 'string' ? '"'.repeat(Math.max(1, Math.floor(room / 2))) : undefined;
const longestList: Stuffing = (value, room) => {
  if (!Array.isArray(value)) return undefined;
  const [first = 0] = value as readonly Json[];
  return repeated(room, sizeOf(first), () => first);
};
/** A list where something else should be. */
const listInstead: Stuffing = (_, room) => repeated(room, 1, () => 0);
const objectsInstead: Stuffing = (_, room) => repeated(room, 2, () => ({}));

/** Levels below the field that is replaced; nothing may be deeper than 32, the request included. */
const DEEP = 25;

/** As deep as anything may be, and as wide as there is room at the bottom. */
const deep: Stuffing = (_, room) => {
  let value: Json = repeated(room - DEEP * 6, 1, () => 0);
  for (let i = 0; i < DEEP; i++) value = { a: value };
  return value;
};
const nested = (value: Json, depth: number): Json => (depth === 0 ? value : nested([value], depth - 1));
const deepAll: Stuffing = (_, room) => repeated(room, DEEP * 2, () => nested([], DEEP));
/** Escaped keys are looked through for the one that is lost in copies. */
const escaped: Stuffing = (value, room) =>
  isFields(value)
    ? { ...value, ...Object.fromEntries(repeated(room, 11, (i) => [`\u0001${String(i)}`, 0])) }
    : undefined;

const STUFFINGS: readonly Stuffing[] = [
  ...[unknownKeys, similarKeys, wrongFields, longestText, longestQuotes, longestList],
  ...[listInstead, objectsInstead, deep, deepAll, escaped],
];

/** Where values stand in a command: itself, its fields, and theirs. */
function pathsOf(value: Json, at: Path = []): readonly Path[] {
  if (Array.isArray(value)) return [at, ...(value.length > 0 ? pathsOf(value[0] as Json, [...at, 0]) : [])];
  if (!isFields(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => (key === 'type' ? [] : pathsOf(inner, [...at, key])))];
}

const valueAt = (value: Json, [step, ...rest]: Path): Json => {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  return valueAt((value as Readonly<Record<string | number, Json>>)[step] ?? null, rest);
};

function replaced(value: Json, [step, ...rest]: Path, by: Json): Json {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((inner: Json, i) => (i === step ? replaced(inner, rest, by) : inner));
  return isFields(value) ? { ...value, [step]: replaced(value[step] ?? null, rest, by) } : value;
}

/** The text of a request. */
export const requestText = (id: string, command: Json): string => JSON.stringify({ v: PROTOCOL_VERSION, id, command });

/** The costliest messages with a command that have `bytes` bytes at most, each with a request's id of its own. */
export function costliestOf(command: Json, bytes: number, newId: () => string): readonly string[] {
  const own = sizeOf(command);
  return pathsOf(command).flatMap((path) =>
    STUFFINGS.flatMap((stuff) => {
      const value = valueAt(command, path);
      const empty = Buffer.byteLength(requestText('x'.repeat(8), command)) - own;
      // What is replaced makes room; what is wider than it was reckoned is made narrower until it fits.
      for (let room = bytes - empty - own; room > 0; room -= Math.max(16, Math.floor(room / 16))) {
        const stuffed = stuff(value, room);
        if (stuffed === undefined) return [];
        const text = requestText(newId().padStart(8, '-'), replaced(command, path, stuffed));
        if (Buffer.byteLength(text) <= bytes) return [text];
      }
      return [];
    }),
  );
}
