import { describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { sizesFor } from '#engine/tournament/state/played-game.ts';
import { errorsOf, tarock } from '../testing/tarock.ts';

/** The largest amounts that a file can hold, and those up to which everything is exact. */
const [LARGEST, MOST] = [Number.MAX_SAFE_INTEGER, 100_000_000];

const PROFILES = Object.values(GAMES).flatMap((game) => game.profiles.map(({ id }) => [game.id, id, game] as const));

const settled = (family: string, profile: string, situation: object) => {
  const entry = { v: 1, family, profile, situation, deal: { contract: 'annulled' } };
  const printed = tarock(['settle', 'deal', '--json'], { deal: JSON.stringify(entry) });
  return printed.code === 0 ? [] : errorsOf(printed).map(({ code, place }) => `${code} ${String(place)}`);
};

describe.each(PROFILES)('amounts around a deal of %s, %s', (_, profile, game) => {
  const rules = game.rules(tableOf(game, profile, {}));
  const keepsPot = rules.series.some((rule) => rule.keepsPot === true);
  const [seats = 0] = sizesFor({ options: {} }, game);
  const totals = (...amounts: readonly number[]): object => ({
    totals: Array.from({ length: seats }, (_, seat) => String(amounts[seat] ?? 0)),
  });

  it('are refused, each at its place, where they would not be exact', () => {
    const said = (situation: object) => settled(game.id, profile, situation);
    for (const amount of [LARGEST, MOST + 1]) {
      expect(said(totals(amount))).toEqual(['points-out-of-range situation.totals.0']);
      expect(said(totals(-amount, amount))).toEqual([
        'points-out-of-range situation.totals.0',
        'points-out-of-range situation.totals.1',
      ]);
      const pot = keepsPot ? 'points-out-of-range' : 'no-pot-here';
      expect(said({ pot: String(amount) })).toEqual([`${pot} situation.pot`]);
    }
  });

  it('are judged by the rules up to there', () => {
    const said = settled(game.id, profile, totals(-MOST, MOST));
    expect(said.filter((one) => one.startsWith('points-out-of-range'))).toEqual([]);
    if (keepsPot) expect(settled(game.id, profile, { pot: String(MOST) })).toEqual([]);
  });

  it('are refused in a record, too', () => {
    const records: DealRecord[] = [];
    const table = tableOf(game, profile, {});
    simulate({ game, table, seats, deals: 1, seed: 'range', onRecord: (one) => void records.push(one) });
    for (const record of records) {
      const written = printRecord(record) as { now: object };
      const now = {
        ...written.now,
        pot: String(LARGEST),
        totals: Array.from({ length: seats }, () => String(LARGEST)),
      };
      const printed = tarock(['replay', 'deal', '--json'], { deal: JSON.stringify({ ...written, now }) });
      expect(errorsOf(printed).map(({ code, place }) => `${code} ${String(place)}`)).toEqual(
        ['pot', ...Array.from({ length: seats }, (_, seat) => `totals.${seat}`)].map(
          (place) => `points-out-of-range now.${place}`,
        ),
      );
    }
    expect(records).toHaveLength(1);
  });
});
