import { expect, test } from 'vitest';
import { findGame } from '#engine/games/index.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { four, Visitor } from '../testing/visitor.ts';
import { rulesFor, rulesLike } from './agreed-rules.ts';

/** In Löw's games nobody is asked what follows if all pass; an evening or a table that has it otherwise was written by hand. */

const laptop = useLaptop();
const LOEW = { family: 'illustrated', profile: 'loew-1954' };
const WITH_TRISCHAKEN = { 'all-pass': 'trischaken' };
const PEOPLE = four('person', 'person', 'person', 'person').slice(0, 3);

/** An evening of Löw's game as its file. */
async function written() {
  const visitor = new Visitor(laptop.host);
  const made = await visitor.ask({
    ...{ type: 'create-evening', name: 'Abend', format: DEFAULT_FORMAT },
    ...LOEW,
    options: {},
  });
  const { text } = await visitor.ask({ type: 'export', evening: made.evening, what: 'events' });
  return { visitor, text };
}

test('an option that its profile does not offer is refused where rules are agreed on', async () => {
  const visitor = new Visitor(laptop.host);
  const agreed = { ...LOEW, options: WITH_TRISCHAKEN };
  const table = { type: 'open-table', name: 'Tisch', deals: 1, players: PEOPLE } as const;
  const evening = { type: 'create-evening', name: 'Abend', format: DEFAULT_FORMAT } as const;
  const said = ['unknown-option @ all-pass'];
  expect(await visitor.refused({ ...table, ...agreed })).toEqual(said);
  expect(await visitor.refused({ ...evening, ...agreed })).toEqual(said);
  // What it is anyway may be written.
  await visitor.ask({ ...table, ...LOEW, options: { 'all-pass': 'redeal' } });
  await visitor.ask({ ...evening, ...LOEW, options: { 'all-pass': 'redeal' } });
});

test('an evening that has it opens from its file as it is, and so do its finals', async () => {
  const { visitor, text } = await written();
  const earlier = text.replace(/"all-pass": *"redeal"/, '"all-pass":"trischaken"');
  expect(earlier).not.toBe(text);
  const { evening } = await visitor.ask({ type: 'import-evening', text: earlier });
  await laptop.restart();
  const state = await new Visitor(laptop.host).watch(evening);
  expect(state.rules.options).toMatchObject(WITH_TRISCHAKEN);
  const ready = rulesLike(findGame, state, DEFAULT_FORMAT);
  expect(ready.ok && ready.value.table.options).toMatchObject(WITH_TRISCHAKEN);
  expect(rulesFor(findGame, state.rules, DEFAULT_FORMAT).ok).toBe(false);
});

test('a file with a key that stands twice is refused where it is', async () => {
  const { visitor, text } = await written();
  const twice = text.replace('"name":', '"name":"Anderer Abend","name":');
  expect(await visitor.refused({ type: 'import-evening', text: twice })).toEqual(['key-twice @ history.0.event.name']);
  expect(await visitor.refused({ type: 'look-into-file', text: twice })).toEqual(['key-twice @ history.0.event.name']);
});
