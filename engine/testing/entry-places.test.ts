import { expect, test } from 'vitest';
import { z } from 'zod';
import { entryShapeOf } from '../entry/shape-of-game.ts';
import { GAMES } from '../games/index.ts';
import { COMMON_PLACES } from '../kernel/entry/common-entries.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all fields in a schema, such as `played.games.kontra`, each once. */
function* fieldsIn(schema: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (Array.isArray(schema)) for (const part of schema) yield* fieldsIn(part, path);
  if (!isRecord(schema)) return;
  for (const [key, value] of Object.entries(schema))
    if (key === 'properties' && isRecord(value))
      for (const [field, inside] of Object.entries(value)) {
        yield [...path, field];
        yield* fieldsIn(inside, [...path, field]);
      }
    else if (key !== '$defs') yield* fieldsIn(value, path);
}

test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  'wherever something may be wrong in an entry of %s, there are words for the place',
  (_, game) => {
    const named = { ...game.texts.entry.places, ...COMMON_PLACES };
    const fields = [...fieldsIn(z.toJSONSchema(entryShapeOf(game)))];
    expect(fields.length).toBeGreaterThan(3);
    const nameless = fields.filter((path) => !path.some((field) => Object.hasOwn(named, field)));
    expect([...new Set(nameless.map((path) => path.join('.')))]).toEqual([]);
  },
);
