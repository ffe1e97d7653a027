import { expect, test } from 'vitest';
import { refusal } from '../games/koenigrufen/refusals.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { refuseSeating } from '../tournament/seating/refusals.ts';
import { explain } from './explain.ts';
import { refuseCli } from './refusals.ts';

test('a refusal is explained by the layer that refused', () => {
  expect(explain(refuseKernel('not-your-turn', { seat: 2 }), 'en')).toBe('It is not seat 2’s turn.');
  const contract = { item: 'solo' };
  expect(explain(refuseCli('unknown-contract', contract), 'en')).toBe('There is no contract solo in this profile.');
  expect(explain(refusal('unknown-contract', contract), 'de')).toBe('Dieses Spiel steht nicht auf dem Speisezettel.');
  expect(explain(refuseSeating('no-such-table', { round: 0, table: 1 }), 'de')).toContain('(round 1, table 2)');
});

test('an unknown code is shown as it is', () => {
  expect(explain({ layer: 'kernel', code: 'toString' }, 'en')).toBe('toString');
  expect(explain({ layer: 'family:none', code: 'not-beside' }, 'en')).toBe('not-beside');
});
