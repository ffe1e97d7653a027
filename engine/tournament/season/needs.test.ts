import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, ONE, rational, showRational, subtract } from '#engine/core/rational.ts';
import type { SeasonRules } from '../format/season-rules.ts';
import { type LastEvening, needsToPass } from './needs.ts';
import { seasonTable } from './season.ts';
import type { EveningResult, SeasonEvening, SeasonInput } from './types.ts';

const ids = ['a', 'b', 'c', 'd'];
const players = ids.map((id) => ({ id, name: id, groups: [] }));
const evening = (id: number, points: Readonly<Record<string, number>>): SeasonEvening => ({
  id: `e${id}`,
  name: `e${id}`,
  results: Object.entries(points).map(([player, n], i): EveningResult => ({
    player,
    points: rational(n),
    rank: i + 1,
  })),
});
const season = (
  rules: Partial<SeasonRules>,
  ...evenings: readonly Readonly<Record<string, number>>[]
): SeasonInput => ({
  players,
  evenings: evenings.map((points, i) => evening(i + 1, points)),
  rules: { counts: { by: 'points' }, tieBreaks: [], seed: '', ...rules },
});
const show = (input: SeasonInput, last: LastEvening): readonly string[] =>
  needsToPass(input, last).map(
    ({ player, passes, points, place }) =>
      `${player}>${passes} ${points ? showRational(points) : 'any'}${place ? ` #${place}` : ''}`,
  );

describe('needs to pass', () => {
  it('with every evening counting', () => {
    // a 20, b 14, c 3; nobody ahead gets more than 5: b needs 20 + 5 - 14 + 1 = 12, c 17 for b (14 + 5 - 3) and 23 for a.
    const input = season({}, { a: 20, b: 14, c: 3 });
    expect(show(input, { other: rational(5) })).toEqual(['b>a 12', 'c>b 17', 'c>a 23']);
    expect(show(input, { other: rational(5), most: rational(20) })).toEqual(['b>a 12', 'c>b 17']);
    // In steps of a third, a third more than level is enough.
    expect(show(input, { other: rational(5), step: rational(1, 3) })[0]).toBe('b>a 34/3');
    // If the others would lose 5 they had better stay at home.
    expect(show(input, { other: rational(-5) })).toEqual(['b>a 7', 'c>b 12', 'c>a 18']);
  });

  it('with only the best evenings counting', () => {
    // Best two: a 10 + 8, b 9 + 5. If a plays 6 it is dropped: 18 remain. b has 9 beside the new one: 10 needed.
    const input = season({ best: 2 }, { a: 10, b: 9 }, { a: 8, b: 5 }, { a: 1, b: 0 });
    expect(show(input, { other: rational(6) })).toEqual(['b>a 10']);
    expect(needsToPass(input, { other: rational(6) })[0]?.level).toEqual(rational(9));
    // If a plays 9, a has 19.
    expect(show(input, { other: rational(9) })).toEqual(['b>a 11']);
  });

  it('with starts missing: one can be made up for, two cannot', () => {
    // Minimum 3. After three evenings a is ranked with 6; b lacks one start and has 9, c lacks two.
    const input = season({ minimumStarts: 3 }, { a: 2, b: 5, c: 30 }, { a: 2, b: 4 }, { a: 2 });
    // Even with -2, b passes a: 9 - 2 = 7 > 6, if a gets no more than 0. a is ranked and b is not, so there is nobody for a
    // to pass.
    expect(show(input, { other: rational(0) })).toEqual(['b>a -2']);
    const raised = season({ ...input.rules, negativeIsZero: true }, { a: 2, b: 5 }, { a: 2, b: 4 }, { a: 2 });
    expect(show(raised, { other: rational(0) })).toEqual(['b>a any']);
    const full = season({ ...input.rules, best: 2 }, { a: 2, b: 5 }, { a: 2, b: 4 }, { a: 2 });
    // b's best two are already 9, against a's 4: b only has to come.
    expect(show(full, { other: rational(0) })).toEqual(['b>a any']);
  });

  it('by ranks: names the worst sufficient place', () => {
    const table = { type: 'place-list', points: [10, 6, 4, 3, 2, 1].map((n) => rational(n)) } as const;
    const rules: Partial<SeasonRules> = { counts: { by: 'rank', table, equal: 'share' }, winnerBonus: rational(1) };
    // After one evening a 11, b 6, c 4, d 3. If the better ones get no more than 3: b needs more than 8: 11 for the winner;
    // c more than 5 for b: second place; more than 10 for a; d more than 4 for c, 6 for b, 11 for a, which nobody gets.
    const input = season(rules, { a: 9, b: 5, c: 4, d: -3 });
    expect(show(input, { other: rational(3), fieldSize: 6 })).toEqual([
      'b>a 11 #1',
      'c>b 6 #2',
      'c>a 11 #1',
      'd>c 6 #2',
      'd>b 11 #1',
    ]);
    expect(show(input, { other: rational(3) })).toEqual([]);
  });

  it('proves right when tried out', () => {
    const anyEvening = fc.record(Object.fromEntries(ids.map((id) => [id, fc.integer({ min: -9, max: 9 })])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(
        fc.array(anyEvening, { minLength: 1, maxLength: 5 }),
        fc.record({
          best: fc.constantFrom(1, 2, 3, 99),
          negativeIsZero: fc.boolean(),
          minimumStarts: fc.constantFrom(0, 2, 4),
        }),
        fc.integer({ min: -5, max: 9 }),
        (evenings, rules, other) => {
          const input = season(rules, ...(evenings as readonly Readonly<Record<string, number>>[]));
          const rankOf = (who: string, of: SeasonInput): number =>
            seasonTable(of).ranked.find(({ player }) => player.id === who)?.rank ?? Infinity;
          for (const { player, passes, points } of needsToPass(input, { other: rational(other) })) {
            const played = (mine: ReturnType<typeof rational>, theirs?: number): SeasonInput => {
              const results = [
                { player, points: mine, rank: 1 },
                ...(theirs === undefined ? [] : [{ player: passes, points: rational(theirs), rank: 2 }]),
              ];
              return { ...input, evenings: [...input.evenings, { id: 'last', name: 'last', results }] };
            };
            const mine = points ?? rational(-50);
            for (const theirs of [other, other - 3, undefined])
              expect(rankOf(player, played(mine, theirs))).toBeLessThan(rankOf(passes, played(mine, theirs)));
            if (points) {
              const less = subtract(points, ONE);
              const held = [other, undefined].some((theirs) => {
                const after = played(less, theirs);
                return rankOf(player, after) >= rankOf(passes, after);
              });
              // One point less is not enough, unless nothing below zero counts anyway.
              if (!(rules.negativeIsZero && compare(less, rational(0)) < 0)) expect(held).toBe(true);
            }
          }
        },
      ),
    );
  });
});
