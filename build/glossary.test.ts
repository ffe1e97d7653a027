import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/index.ts';

const [, club = ''] = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8').split(/^## /mu);

/** The ids in the second column of the club's words. */
const known = new Set(
  club.split('\n').flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/gu)].map(([, id]) => id)),
);

describe.each(Object.values(GAMES))('the words of $id', ({ texts }) => {
  test.each(['contracts', 'bonuses'] as const)('the glossary says what its %s are', (part) => {
    expect(Object.keys(texts[part]).filter((id) => !known.has(id))).toEqual([]);
  });
});
