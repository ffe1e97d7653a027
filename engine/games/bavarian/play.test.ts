import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, start } from '#engine/kernel/deal/apply.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { bavarian } from './game.ts';

/** Everything that differs from the usual at once, so that rules meet that single options keep apart. */
const EVERYTHING: Notes = {
  'tie-60': 'declarer-loses',
  'kontra-max': 5,
  'kontra-pot': 'defenders',
  rounding: 1,
  'durch-against': true,
  'fixed-durch': 7,
  'jump-bids': true,
  're-raise': true,
  'frage-trump': 'any',
  'self-raise': 'target',
  'target-pricing': 'relative',
  'hand-payment': 'split',
  bettel: true,
};

const tables = bavarian.profiles.flatMap(({ id }) =>
  [{}, EVERYTHING, { ...EVERYTHING, berliner: 'hearts', 'kontra-goal': 'keep', 'pot-short': 'replenish' }].flatMap(
    (options) =>
      bavarian.tables.flatMap((seats) =>
        [undefined, ...bavarian.listing(tableOf(bavarian, id, options)).contracts.map((one) => one.id)].map(
          (contract) => ({
            id,
            options,
            seats,
            contract,
          }),
        ),
      ),
  ),
);

test.each(tables)(
  'random play of $id, $seats at the table, $contract, $options',
  ({ id, options, seats, contract }) => {
    const deals = byEffort(4, 40);
    const table = tableOf(bavarian, id, options);
    const counts = simulate({
      ...{ game: bavarian, table, seats, deals, seed: 'bavarian' },
      ...(contract !== undefined && { contract }),
    });
    expect(counts.violations).toEqual([]);
    expect(counts.deals).toBe(deals);
  },
);

test('a kontra that comes too late, or that the table does not play, is refused as such', () => {
  const said = (options: Notes, step: string): string | undefined => {
    const table = bavarian.tableRules('simple-points', options);
    if (!table.ok) throw new Error(table.error.code);
    const rules = bavarian.rules(table.value);
    const deck = shuffled(rules.pack.cards, seededRng(1));
    let s = start(rules, { table: 3, dealer: 2, deck, now: { deal: 1, factors: [], pot: rational(300), notes: {} } });
    const act = (by: number, action: Action) => {
      const next = s.ok ? apply(rules, s.value, by, action) : s;
      if (!next.ok) throw new Error(next.error.code);
      s = next;
    };
    act(0, { type: 'bid', call: 'play' } as Action);
    for (const seat of [1, 2]) act(seat, { type: 'pass' });
    act(0, { type: 'announce', contract: 'herzsolo' } as Action);
    if (options['kontra-max'] !== 0) for (const seat of [1, 2]) act(seat, { type: 'good' });
    const late = s.ok ? apply(rules, s.value, 1, { type: 'double', step } as Action) : s;
    return late.ok ? undefined : late.error.code;
  };
  expect(said({}, 'kontra')).toBe('kontra-too-late');
  expect(said({}, 'supp')).toBe('kontra-above-limit');
  expect(said({ 'kontra-max': 0 }, 'kontra')).toBe('kontra-above-limit');
  expect(said({}, 'never')).toBe('unknown-action');
});
