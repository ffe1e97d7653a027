import { expect, test } from 'vitest';
import type { Text } from '#engine/core/text.ts';
import { bavarian } from './game.ts';

/** Every text that the family says, whatever its table plays. */
function* textsIn(value: unknown): Generator<Text> {
  if (typeof value !== 'object' || value === null) return;
  if ('de' in value && typeof value.de === 'string') yield value as Text;
  else for (const part of Object.values(value)) yield* textsIn(part);
}

const said = (): readonly Text[] => {
  const tables = bavarian.profiles.flatMap(({ id, options }) =>
    [{}, ...options.flatMap((one) => one.values.map((value) => ({ [one.id]: value })))].flatMap((agreed) => {
      const table = bavarian.tableRules(id, agreed);
      return table.ok ? [table.value] : [];
    }),
  );
  return [...textsIn(bavarian.texts), ...tables.flatMap((table) => [...textsIn(bavarian.rulebook(table))])];
};

test('no text has a word of another family, an id, or a paragraph', () => {
  const strange = /§|bavarian|Radl|Kassa\b|Talon/;
  const wrong = said().filter(
    ({ de, en }) => strange.test(de) || strange.test(en) || /\bstill\b/.test(de) || /\bsilent/.test(en),
  );
  expect(wrong).toEqual([]);
});

test('what a pot lasts for is not called as a round of an evening is', () => {
  const wrong = said().filter(({ de }) => /\bRunden?\b/.test(de) && /Kasse|Cent/.test(de));
  expect(wrong.map(({ de }) => de)).toEqual([]);
});
