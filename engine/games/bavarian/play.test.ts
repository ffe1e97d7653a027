import { expect, test } from 'vitest';
import type { Notes } from '../../core/json.ts';
import type { TableRules } from '../../kernel/types.ts';
import { simulate } from '../../testing/simulate.ts';
import { byEffort } from '../../testing/test-effort.ts';
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
};

const tables = bavarian.profiles.flatMap(({ id }) =>
  [{}, EVERYTHING, { ...EVERYTHING, berliner: 'hearts', 'kontra-goal': 'keep', 'pot-short': 'replenish' }].flatMap(
    (options) =>
      bavarian.tables.flatMap((seats) =>
        [undefined, 'frage', 'solo', 'herzsolo'].map((contract) => ({ id, options, seats, contract })),
      ),
  ),
);

function tableOf(profile: string, options: Notes): TableRules {
  const table = bavarian.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

test.each(tables)(
  'random play of $id, $seats at the table, $contract, $options',
  ({ id, options, seats, contract }) => {
    const deals = byEffort(4, 40);
    const table = tableOf(id, options);
    const counts = simulate({
      ...{ game: bavarian, table, seats, deals, seed: 'bavarian' },
      ...(contract !== undefined && { contract }),
    });
    expect(counts.violations).toEqual([]);
    expect(counts.deals).toBe(deals);
  },
);
