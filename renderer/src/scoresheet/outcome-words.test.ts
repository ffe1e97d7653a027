import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '../i18n/words.ts';
import { betweenWords } from './outcome-words.ts';

/** What the sheet says of an entry between two deals in Tübingen Tarock, and what it cost the dealer. */
function said(entry: Readonly<Record<string, string>>, language: 'de' | 'en') {
  const rules = tableOf(GAMES.tuebingen, 'tuebingen', {});
  const engine = GAMES.tuebingen.rules(rules);
  const row = engine.check(entry, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const folded = foldSeries(engine, setupOf(4, 4), [row.value]).deals;
  const paid = runningSheet(folded, ZERO)[0]?.after ?? null;
  return {
    words: betweenWords(row.value, new Words(language, rules), paid, ['Anna', 'Bert', 'Cilli', 'Doris']).join(' · '),
    cost: paid?.payments.map(({ n }) => n),
  };
}

test('a misdeal is named once, in the row that says what it cost', () => {
  expect(said({ contract: 'misdeal' }, 'de')).toEqual({ words: 'Vergeben · neu gegeben', cost: [0, 0, 0, -10] });
  expect(said({ contract: 'misdeal' }, 'en').words).toBe('Misdeal · dealt again');
});

test('what cost nothing does not count', () => {
  const thrown = { contract: 'redeal', reason: 'Karte lag offen' };
  expect(said(thrown, 'de')).toEqual({
    words: 'neu gegeben, zählt nicht · Grund: Karte lag offen',
    cost: undefined,
  });
});
