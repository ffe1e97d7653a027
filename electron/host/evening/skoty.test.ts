import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, TIROL, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const FORMAT: Format = { ...DEFAULT_FORMAT, deals: 1, rounds: 1, halving: 'round' };
const totals = (visitor: Visitor): readonly string[] =>
  visitor.evening ? eveningStandings(visitor.evening).lines.map(({ total }) => showRational(total)) : [];

test('one place says that minus points count half, and the rules follow', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { format: FORMAT });
  expect(visitor.evening?.rules.options).toMatchObject({ standing: 'skoty', 'skoty-unit': 'session' });
  await visitor.draw(evening, 'x');
  const entry = { contract: 'dreier', declarer: 1, won: true };
  await visitor.ask({ type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry });
  expect(totals(visitor)).toEqual(['15', '-5/2', '-5/2', '-5/2']);
  const plain = { type: 'change-format', evening, format: { ...FORMAT, halving: null }, reason: 'why not' } as const;
  expect(await visitor.refused(plain)).toEqual(['fixed-with-rules']);
});

test('a house rule that contradicts the format is refused', async () => {
  const visitor = new Visitor(laptop.host);
  const create = { ...TIROL, type: 'create-evening', name: 'x', format: { ...FORMAT, halving: null } } as const;
  expect(await visitor.refused({ ...create, options: { standing: 'skoty' } })).toEqual(['follows-format @ standing']);
  const byRound = { ...create, format: FORMAT, options: { 'skoty-unit': 'deal' } };
  expect(await visitor.refused(byRound)).toEqual(['follows-format @ skoty-unit']);
  expect(await visitor.refused({ ...create, format: FORMAT, options: { standing: 'skoty' } })).toEqual(['accepted']);
});

test.each([
  ['skoty', null, ['15', '-5', '-5', '-5']],
  ['plain', 'round', ['15', '-5/2', '-5/2', '-5/2']],
])('an older evening with %s and %s counts as it was counted', async (standing, halving, expected) => {
  const visitor = new Visitor(laptop.host);
  const file = JSON.parse(readFileSync('e2e/fixtures/781dc7b/evening.json', 'utf8')) as {
    history: { event: { format: Format; rules: { options: Record<string, unknown> } } }[];
  };
  file.history.splice(5);
  const created = file.history[0]?.event;
  if (!created) throw new Error('no evening');
  created.rules.options['standing'] = standing;
  created.format = { ...created.format, halving: halving as Format['halving'] };
  const { evening } = await visitor.ask({ type: 'import-evening', text: JSON.stringify(file) });
  const { rules, format } = await visitor.watch(evening);
  expect([rules.options['standing'], format.halving]).toEqual([standing, halving]);
  const entry = { contract: 'dreier', declarer: 1, won: true };
  await visitor.ask({ type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry });
  expect(totals(visitor).slice(0, 4)).toEqual(expected);
  // It may be changed to agree with its rules.
  const agreeing = { ...created.format, halving: standing === 'skoty' ? ('round' as const) : null };
  expect(await visitor.refused({ type: 'change-format', evening, format: agreeing, reason: 'x' })).toEqual([
    'accepted',
  ]);
});
