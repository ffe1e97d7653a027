import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import { refusal } from '#engine/games/koenigrufen/refusals.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { refuseSeating } from '#engine/tournament/seating/refusals.ts';
import { Words } from './words.ts';

const RULES = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 2 };
const de = new Words('de', RULES);
const en = new Words('en', RULES);

test.each<readonly [RefusalPlace, string, string]>([
  [{ line: 7 }, 'Zeile 7', 'line 7'],
  [
    {
      lines: [
        [3, 3],
        [7, 12],
      ],
    },
    'Zeilen 3, 7–12',
    'lines 3, 7–12',
  ],
  [{ round: 1, table: 2 }, 'Runde 1, Tisch 2', 'Round 1, Table 2'],
  [
    { round: 1, table: 2, results: ['3', 'total'] },
    'Runde 1, Tisch 2: Spiel 3, Summe',
    'Round 1, Table 2: Deal 3, Total',
  ],
  [{ players: [3, 4], round: 2, table: 1 }, 'Runde 2, Tisch 1, 3 + 4', 'Round 2, Table 1, 3 + 4'],
  [{ name: 'Anna', table: 3 }, 'Anna: Tisch 3', 'Anna: Table 3'],
  [{ name: 'dealer' }, 'dealer', 'dealer'],
  [{ newPlayer: 1 }, 'Name auf Platz 2', 'Name in seat 2'],
  [{ card: 'T22' }, de.card('T22'), en.card('T22')],
  [{ amounts: ['-2/3'] }, '−⅔', '−⅔'],
  [{ amounts: ['7/2', '-7/2'] }, '3½; −3½', '3½; −3½'],
  [{ item: 'pagat' }, de.bonus('pagat'), en.bonus('pagat')],
  [{ item: 'dreier' }, de.contract('dreier'), en.contract('dreier')],
  [{ round: 3, tables: [1, 2] }, '3: 1, 2', '3: 1, 2'],
  [{ round: 3 }, '3', '3'],
  [{ table: 3 }, '3', '3'],
  [{ deal: 4 }, '4', '4'],
  [{ deals: [4, 5] }, '4, 5', '4, 5'],
  [{ seat: 0 }, '0', '0'],
  [{ count: 40 }, '40', '40'],
  [{ option: 'pot', value: '5' }, 'pot=5', 'pot=5'],
  [{ text: 'T22' }, 'T22', 'T22'],
  [{ field: 'deal.announced.0.by' }, 'angesagte Zusätze 1, Ansager', 'announced bonuses 1, announcer'],
  [{ field: 'history.0.step' }, 'history.0.step', 'history.0.step'],
])('%j is said as %j', (place, german, english) => {
  expect([de.place(place), en.place(place)]).toEqual([german, english]);
});

test('a code that several layers share gets the sentence of the layer that refused', () => {
  expect(de.refusal(refuse('no-such-player'))).toBe('Diesen Spieler gibt es nicht.');
  expect(de.refusal(refuseSeating('no-such-player', { players: [4] }))).toBe(
    'Einen solchen Spieler gibt es nicht (5).',
  );
  expect(de.refusal(refuseKernel('unknown-family', { text: 'skat' }))).toContain('skat');
  expect(de.refusal(refuseHost('not-your-seat', { seat: 2 }))).toContain('Platz 2');
});

test('a family has its own sentences, even if nobody plays by its rules yet', () => {
  expect(new Words('en').refusal(refusal('unknown-profile', { text: 'wien' }))).toBe(
    'There is no such rule set: wien.',
  );
});

test('what is wrong with several lines is one sentence without a place, if their places stand in front of it', () => {
  const twice = refuse('name-twice', { lines: [[35, 68]], firsts: [[1, 34]] });
  expect(de.refusal(twice, 'placed')).toContain('schon in Zeile 1–34.');
  const known = refuse('duplicate-name', { lines: [[3, 4]] });
  expect(de.refusal(known, 'placed')).toMatch(/^Diesen Namen gibt es schon\. /);
  expect(de.refusal(known)).toContain('(Zeilen 3–4)');
});

test('a code without a sentence is shown as it is', () => {
  for (const layer of ['kernel', 'lan', 'family:none'] as const)
    expect(de.refusal({ layer, code: 'toString' })).toBe('Das wurde abgelehnt (toString).');
});
