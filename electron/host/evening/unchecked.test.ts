import { expect, test } from 'vitest';
import type { Proposal } from '#electron/protocol/messages.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { uncheckedPlaces } from '#engine/tournament/state/tables.ts';
import { useLaptop } from '../testing/laptop.ts';
import { numbered, openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const FORMAT: Format = {
  ...DEFAULT_FORMAT,
  ...{ deals: 1, rounds: 1, secondEntry: true, tieBreaks: ['lot'] },
  final: { seats: 4, carry: { type: 'all' }, others: 'stop' },
};
const DREIER = { contract: 'dreier', declarer: 1, won: true };

test('a correction of a closed round can be confirmed, and no final is drawn before that unless the director decides so', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, numbered(8), { format: FORMAT });
  await visitor.draw(evening, 'x');
  for (const table of [1, 2]) {
    const at = { evening, round: 1, table, deal: 1 } as const;
    await visitor.ask({ type: 'enter-deal', ...at, entry: DREIER, by: 'Resi' });
    await visitor.ask({ type: 'check-deal', ...at, entry: DREIER, by: 'Toni' });
  }
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const at = { evening, round: 1, table: 2, deal: 1 } as const;
  const correction = { ...at, entry: { ...DREIER, won: false }, reason: 'slip', base: visitor.seen(at), by: 'Resi' };
  await visitor.ask({ type: 'correct-deal', ...correction, accepted: true });
  expect(uncheckedPlaces(must(visitor.evening, 'an evening'))).toEqual([{ round: 1, table: 2, what: ['1'] }]);

  visitor.proposal = undefined;
  const all = visitor.evening?.players.map(({ id }) => id) ?? [];
  const ask = {
    type: 'propose-seats',
    evening,
    method: 'final',
    rounds: 1,
    split: 'auto',
    fair: true,
    seconds: 0,
  } as const;
  await visitor.ask({ ...ask, taken: [...all] });
  await visitor.until(() => visitor.proposal !== undefined, 'the final');
  const { rounds, final, from } = must(visitor.proposal as Proposal | undefined, 'a proposal');
  const plan = {
    ...({ type: 'plan-rounds', evening, from, draw: { method: 'final' } } as const),
    rounds: rounds.map((tables) => tables.map((seats) => [...seats])),
    final: [...must(final, 'finalists')],
  };
  expect(await visitor.refused(plan)).toEqual(['final-unchecked @ round 1, table 2: 1']);
  expect(await visitor.refused({ ...plan, accepted: true })).toEqual(['accepted']);
  expect(await visitor.refused({ type: 'confirm-deal', ...at, base: visitor.seen(at), by: 'Resi' })).toEqual([
    'same-writer @ Resi',
  ]);
  await visitor.ask({ type: 'confirm-deal', ...at, base: visitor.seen(at), by: 'Toni' });
  expect(uncheckedPlaces(must(visitor.evening, 'an evening'))).toEqual([]);
  expect(await visitor.refused(plan)).toEqual(['accepted']);
});
