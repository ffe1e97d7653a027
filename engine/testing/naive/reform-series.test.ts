import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '../any-table.ts';
import { inclined } from '../reach/players.ts';
import { HANDS } from '../reach/reform-hands.ts';
import { simulate } from '../simulate.ts';
import { reformWords, sidesOf } from './reform-log.ts';
import { lentAfter, type NaiveLent, nothingLent } from './reform-series.ts';

const DEALS = 40;
/** Games that leave something behind, and some in which that counts. */
const WISHES = [
  'trischaker',
  'bettel',
  'sautanz',
  'rufer',
  'boehmischer-trischaker',
  'dreier',
  'solodreier',
  'piccolo',
  'eisenbahner',
  'artist',
  'apotheker',
  'spezi',
  'pensionist',
];
const CHOSEN = 0.5;

interface Lent {
  readonly hoelzel?: readonly number[];
  readonly radel?: boolean;
  readonly fixed?: number;
}

/** A series in which now and then one of those games is played; forehand has a hand for all of them. */
function records(options: Notes, seats: number, seed: string): readonly DealRecord[] {
  const table = tableOf(reform, 'reform', { ...options, 'table-size': seats });
  const rules = reform.rules(table);
  const all: DealRecord[] = [];
  const { violations } = simulate({
    ...{ game: reform, table, seats, deals: DEALS, seed, stack: HANDS.sautanz, unexamined: true },
    players: (_, rng) => {
      const contract = rng() < CHOSEN ? WISHES[Math.floor(rng() * WISHES.length)] : undefined;
      return inclined(reform, rules, { takes: ['no-buy'] }, contract, rng);
    },
    onRecord: (record) => void all.push(record),
  });
  expect(violations).toEqual([]);
  return all;
}

function playedAgain(record: DealRecord): State {
  const done = replay(reform.rules(record), record, record.actions);
  if (!done.ok) throw new Error(done.error.refusal.code);
  return done.value;
}

const told = ({ hoelzel, radel, fixed }: NaiveLent): object => ({ hoelzel, radel: radel > 0, fixed: fixed?.value });

test.each([
  [{}, 4],
  [{}, 5],
  [{ afterTrischaker: 'radel' }, 4],
  [{ afterTrischaker: 'radel', sautanzValue: 12 }, 5],
  [{ afterTrischaker: 'none', sautanzValue: 45 }, 4],
  [{ ankauf: 'off', ruferUnplayed: false }, 4],
])('with %o at a table of %i the series lends what the text says (§9)', (options, seats) => {
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    let lent = nothingLent(seats);
    for (const [i, record] of records(options, seats, `series/${seed}`).entries()) {
      const { hoelzel = lent.hoelzel.map(() => 0), radel = false, fixed } = record.now.notes as Lent;
      expect([i, { hoelzel, radel, fixed }]).toEqual([i, told(lent)]);
      const s = playedAgain(record);
      if (s.end === 'settle') lent = lentAfter(lent, s, record.options);
      seen.add(sidesOf(s, record.options)?.contract ?? '');
      for (const { type } of reformWords(s)) if (type === 'value') seen.add(type);
    }
  }
  const value = 'sautanzValue' in options ? [] : ['value'];
  for (const one of ['trischaker', 'boehmischer-trischaker', 'sautanz', 'dreier', ...value])
    expect(seen).toContain(one);
});
