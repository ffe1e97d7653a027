import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';

/** A page of a table's rule book, in German. */
function page(id: string, options: Notes = {}): string {
  const found = reform.rulebook(tableOf(reform, 'reform', options)).find((one) => one.id === id);
  return (found?.lines ?? []).map(({ de }) => de).join(' ');
}

test('doubling is told as far as the table goes, and from when on', () => {
  expect(page('kontra')).toContain('Kontra ×2, Rekontra ×4, Subkontra ×8, Hirsch ×16.');
  expect(page('kontra')).toContain('Kontra ×3, Rekontra ×6, Subkontra ×12, Hirsch ×24.');
  expect(page('kontra', { kontraLevels: 5 })).toContain('Mord ×32');
  expect(page('kontra', { preKontra: false })).not.toContain('×3');
});

test('what may be announced is named with what it then counts', () => {
  expect(page('announcing')).toContain('Uhu 16, Kakadu 24, Gramerboy 3 × Spiel, Volat 8 × Spiel.');
  expect(page('announcing')).not.toContain('Trull 4');
  expect(page('announcing', { announceTrullAndKings: true, marabu: true })).toContain('Trull 4, Vier Könige 4');
  expect(page('single-ultimo')).toContain('Es zählt 10; ansagen kann man es nicht.');
  expect(page('single-ultimo', { announceSingleUltimo: true })).toContain('Still zählt es 10, angesagt 20.');
});

test('a contract tells what it pays, and what this table does with it', () => {
  expect(page('dreier')).toContain('Jeder Gegner zahlt ihm 10 oder bekommt 10.');
  expect(page('dreier')).toContain('Das Spiel darf gekauft werden');
  expect(page('dreier', { ankauf: 'off' })).not.toContain('gekauft');
  expect(page('rufer')).toContain('wird es nicht gespielt');
  expect(page('rufer', { ruferUnplayed: false })).not.toContain('wird es nicht gespielt');
  expect(page('rufer', { mortgage: false })).not.toContain('Hypothek');
});

test('a game that is left out is spoken of nowhere', () => {
  const left = { contractsOff: ['bettel'] };
  expect(
    reform
      .rulebook(tableOf(reform, 'reform', left))
      .map(({ lines }) => JSON.stringify(lines))
      .join(),
  ).not.toContain('Bettel');
  expect(page('king-in-talon', { contractsOff: ['rufer'] })).toBe('');
});
