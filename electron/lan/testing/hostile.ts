import { below, pick, type Rng } from '#engine/core/rng.ts';

/** Values to put in place of another. */
const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 2 ** 53, 1e308, '', ' ', '-', '0', '9'.repeat(400), 'x'.repeat(5000), '\u0000', '\uD800'],
  ...[[], {}, [[]], [null], { toString: null }, ['__proto__'], { constructor: { prototype: 1 } }],
];
/** What is no message at all. */
const NO_MESSAGE = ['', 'not JSON', 'null', '7', '"x"', '[]', '{}', '[', '{"a":', '{"n":1,', 'NaN', '\u0000', '"'];
const DEPTHS = [10, 31, 33, 100, 1_000, 3_000, 10_000];
/** Bytes of the largest text. */
const HUGE = 60_000;
const MARK = '@here@';

/** `count` texts that an attacker might send, made from valid messages; the same ones for the same random source. */
export function* hostileTexts(good: readonly object[], rng: Rng, count: number): Generator<string> {
  for (let i = 0; i < count; i++) yield hostile(structuredClone(pick(good, rng)), rng);
}

function hostile(message: object, rng: Rng): string {
  const kind = below(12, rng);
  if (kind === 0) return pick(NO_MESSAGE, rng);
  if (kind === 1) return cut(JSON.stringify(message), rng);
  if (kind <= 4) return changed(message, MARK, rng).replace(JSON.stringify(MARK), () => deep(pick(DEPTHS, rng), rng));
  if (kind === 5) return changed(message, pick(['x', 'ä', '"', '\u2028'], rng).repeat(HUGE / 4), rng);
  if (kind === 6) return JSON.stringify({ ...message, __proto__: null, ['unknown']: 1 });
  if (kind === 7) return JSON.stringify(message);
  return changed(message, pick(ODD, rng), rng);
}

/** A message as text with one value replaced. */
function changed(message: object, odd: unknown, rng: Rng): string {
  const places = placesOf(message);
  const [holder, key] = pick(places, rng);
  if (odd === '-') Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, odd);
  return JSON.stringify(message);
}

type Slot = readonly [holder: object, key: string];

const placesOf = (value: unknown): readonly Slot[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]): readonly Slot[] => [[value, key], ...placesOf(inner)])
    : [];

function deep(depth: number, rng: Rng): string {
  const closed = below(4, rng) > 0;
  const [open, end] = pick(
    [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"type":', '}]'],
    ] as const,
    rng,
  );
  return `${open.repeat(depth)}1${closed ? end.repeat(depth) : ''}`;
}

function cut(text: string, rng: Rng): string {
  const at = below(text.length, rng);
  return pick(
    [text.slice(0, at), text.slice(at), `${text}${text}`, `${text.slice(0, at)}\u0007${text.slice(at)}`],
    rng,
  );
}
