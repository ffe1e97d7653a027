import '#page/testing/loaded.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Situation } from '#engine/kernel/score.ts';
import { TOKENS } from '#engine/testing/games/tokens.ts';
import { provideWords } from '#page/i18n/context.ts';
import { Words } from '#page/i18n/words.ts';
import Preview from '#page/scoresheet/entry/Preview.svelte';
import { seriesWords } from '#page/scoresheet/sheet/series-words.ts';
import Within from '#page/testing/Within.svelte';
import ContractChip from '../felt/ContractChip.svelte';
import { answerAloud } from './aloud.ts';
import { chipOf } from './chip.ts';
import { rolesOf } from './say.ts';

const TABLE = { family: TOKENS.id, profile: 'plain', options: {}, rulesVersion: 1 };
const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const words = new Words('de', TABLE, () => ok(TOKENS));

/** A deal to which the series lends these, as everybody sees it. */
function seenWith(now: Partial<Situation>) {
  const rules = TOKENS.rules(TABLE);
  const deck = shuffled(rules.pack.cards, seededRng('series'));
  const begun = start(rules, {
    table: 4,
    dealer: 0,
    deck,
    now: { deal: 3, factors: [], pot: ZERO, notes: {}, ...now },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  return { words, names: NAMES, view: view(rules, begun.value, 1) };
}

const HELD = { tokens: [0, 1, 0, 2], fixed: { value: 5, left: 3 } };
const SAID = ['Hölzel: Bert', 'Hölzel: Doris', 'Runde zu 5'];

test('the chip says who holds a token and what the round is worth, and so does its answer aloud', () => {
  const hearing = seenWith({ notes: HELD });
  expect(chipOf(hearing).series).toEqual(SAID);
  expect(answerAloud('contract', { hearing, tally: () => undefined })).toContain(
    'Hölzel: Bert. Hölzel: Doris. Runde zu 5.',
  );
  const shown = render(Within, {
    props: { begin: () => provideWords(() => words), of: ContractChip as never, given: { hearing } },
  }).body;
  for (const one of SAID) expect(shown).toContain(one);
  expect(chipOf(seenWith({})).series).toEqual([]);
});

test('whoever holds a token has it at their plate', () => {
  const { view: seen } = seenWith({ notes: HELD });
  expect([0, 1, 2, 3].map((seat) => rolesOf(seen, seat, words))).toEqual([
    ['Geber'],
    ['Vorhand', 'Hölzel'],
    [],
    ['Hölzel'],
  ]);
});

test('a view has what everybody has won so far', () => {
  const totals = [3, -1, -1, -1].map((n) => ({ n, d: 1 }));
  expect(seenWith({ totals }).view.now.totals).toEqual(totals);
  expect(seenWith({}).view.now).not.toHaveProperty('totals');
});

test('the preview of a result says with what the deal is counted', () => {
  const series = seriesWords({ deal: 3, factors: [], pot: ZERO, notes: HELD }, words, NAMES);
  const given = { names: NAMES, missing: [], refusals: [], settled: null, tried: false, series };
  const shown = render(Within, {
    props: { begin: () => provideWords(() => words), of: Preview as never, given },
  }).body;
  expect(shown).toContain(SAID.join(' · '));
});
