import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../../../engine/core/assert-never.ts';
import { showRational } from '../../../../engine/core/rational.ts';
import { totalsAt } from '../../../../engine/tournament/state/tables.ts';
import { useLaptop } from '../../testing/laptop.ts';
import { Visitor } from '../../testing/visitor.ts';

const laptop = useLaptop();

/** Written by a program with version 1 of Tübingen's rules: a Ruf, a misdeal, a Raus, Stecken, a Tout that nobody took. */
const FILE = readFileSync(new URL('../../testing/files/tuebingen-version-1.json', import.meta.url), 'utf8');

test('an evening of an earlier version of the rules opens as it was, and goes on by that version', async () => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: FILE });
  const state = await visitor.watch(evening);
  const table = must(state.rounds[0]?.tables[0], 'a table');
  expect([state.rules.rulesVersion, state.rules.options['claim-seconds']]).toEqual([1, 20]);
  // 52 − 23 + 10 for both; a misdeal of seat 1; (39 − 18 + 10) × 3 for seat 1.
  expect(totalsAt(state.format, table).map(showRational)).toEqual(['39', '122', '0', '0']);
});

test('what came between two deals is one line of the table, with its own word', async () => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: FILE });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const lines = text.split('\n').filter((line) => /Vergeben|gesteckt|neu gegeben|Tout nicht angenommen/.test(line));
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^2,.*-10.*,Vergeben$/),
    expect.stringMatching(/^3,.*,gesteckt$/),
    expect.stringMatching(/^3,.*,Tout nicht angenommen$/),
  ]);
});
