import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { ok } from '../../../engine/core/result.ts';
import { GAMES } from '../../../engine/games/index.ts';
import type { App } from '../app/app.svelte.ts';
import Within from '../testing/Within.svelte';
import { EntryForm } from './entry.svelte.ts';
import { EntryPreview } from './entry-preview.svelte.ts';
import '../testing/loaded.ts';

function preview() {
  const table = GAMES.bavarian.tableRules('simple-points', {});
  if (!table.ok) throw new Error(table.error.code);
  const form = new EntryForm(GAMES.bavarian.rules(table.value), 3, () => 2);
  for (const [id, value] of Object.entries({ contract: 'frage', declarer: 0, kontra: 0 })) form.set(id, value);
  const made: EntryPreview[] = [];
  const place = () => ({ evening: 'e', round: 1, table: 1, deal: 1 });
  const begin = () => made.push(new EntryPreview({ online: true } as App, form, place));
  // Reading the body is what runs the component.
  expect(render(Within, { props: { begin } }).body).toBeDefined();
  const [judge] = made;
  if (!judge) throw new Error('no preview');
  return { form, judge };
}

test('a verdict counts for what it was about, until something else is typed', () => {
  const { form, judge } = preview();
  expect(judge.isCurrent).toBe(false);
  judge.heard(ok({ row: {}, settlement: [] } as never), form.paper);
  expect(judge.isCurrent).toBe(true);
  form.set('declarer', 1);
  expect(judge.isCurrent).toBe(false);
  form.set('declarer', 0);
  expect(judge.isCurrent).toBe(true);
});
