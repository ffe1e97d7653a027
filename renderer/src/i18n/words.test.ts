import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { refuse } from '#engine/tournament/refusals.ts';
import { Words } from './words.ts';

const de = new Words('de');
const en = new Words('en');

test('pack, hand order and direction of play are those of the rules', () => {
  const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 2 };
  const { pack, held, turns } = new Words('de', rules);
  expect({ pack, turns }).toEqual({ pack: '54', turns: 'counter-clockwise' });
  expect([held.length, held[0], held[22], held.at(-1)]).toEqual([54, 'T22', 'SK', 'D4']);
  expect({ pack: de.pack, held: de.held }).toEqual({ pack: '54', held: [] });
});

test('a line of a list is named after the player in it', () => {
  expect(de.place({ line: 8 })).toBe('Zeile 8');
  expect(de.place({ line: 8, name: 'Huber: Maria' })).toBe('Zeile 8, Huber: Maria');
  expect(en.place({ line: 8, first: 2, name: 'Huber Maria' })).toBe('line 8, Huber Maria');
});

test('if the place comes before a sentence it is not repeated in it', () => {
  const twice = refuse('name-twice', { line: 8, first: 2, name: 'Huber Maria' });
  expect(de.refusal(twice, 'placed')).toMatch(/^Diesen Namen gibt es schon in Zeile 2\. /);
  expect(en.refusal(twice, 'placed')).toMatch(/^This name is already in line 2\. /);
  const known = refuse('duplicate-name', { line: 8, name: 'Huber Maria' });
  expect(de.refusal(known, 'placed')).toMatch(/^Diesen Namen gibt es schon\. /);
  expect(de.refusal(known)).toMatch(/^Diesen Namen gibt es schon \(Zeile 8, Huber Maria\)\. /);
});

test('a player without a name is addressed where the name would be in a sentence', () => {
  expect(de.t.sheet.side('Franz', de.t.newTable.me)).toBe('Franz mit dir');
  expect(en.t.sheet.side('Franz', en.t.newTable.me)).toBe('Franz with you');
  expect(de.t.sheet.side(de.t.newTable.me, 'Franz')).toBe('Ich mit Franz');
});
