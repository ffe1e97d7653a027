import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { illustrated } from '../game.ts';

/** A page of a table's rule book, in German. */
function page(profile: string, id: string, options: Notes = {}, rulesVersion = illustrated.rulesVersion): string {
  const table = tableOf(illustrated, profile, options);
  const found = illustrated.rulebook({ ...table, rulesVersion }).find((one) => one.id === id);
  return (found?.lines ?? []).map(({ de }) => de).join(' ');
}

test('one card is laid away, two cards are', () => {
  expect(page('beck-1956', 'einblatt')).toContain('eine Karte weg, die für ihn zählt;');
  expect(page('beck-1956', 'zweiblatt')).toContain('2 Karten weg, die für ihn zählen;');
});

test('a Trischaken is spoken of only where there is one', () => {
  expect(page('loew-1954', 'settlement')).not.toContain('Trischaken');
  expect(page('beck-1956', 'settlement', { 'all-pass': 'trischaken' })).toContain('außer im Trischaken');
});

test('what ends a series, and who wins it', () => {
  expect(page('beck-1956', 'series')).toContain(
    'wenn jemand 100 erreicht. Wer dann mindestens 100 hat, bekommt 10 dazu.',
  );
  expect(page('mayr-sedlaczek-2016', 'series')).toContain('wenn jemand mehr als 100 hat.');
  expect(page('beck-1956', 'series')).toContain('Dann gewinnt, wer am meisten hat.');
  expect(page('beck-1956', 'series')).toContain('Geht jemand mitten in der Partie');
  expect(page('beck-1956', 'series', {}, 1)).not.toContain('Geht jemand');
});

test('what may be announced in a Solo only is named with its points', () => {
  expect(page('loew-1954', 'announcing')).toContain('Auch „mit Vierzig“ darf man im Solo ansagen; es zählt 5.');
  for (const profile of ['beck-1956', 'mayr-sedlaczek-2016'])
    expect(page(profile, 'announcing')).not.toContain('darf man im Solo ansagen');
});

test('who may look at which tricks', () => {
  expect(page('loew-1954', 'table')).toContain('nur in den eigenen Stichen');
  expect(page('mayr-sedlaczek-2016', 'table')).toContain('im letzten Stich der anderen');
});
