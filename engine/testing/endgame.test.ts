import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { showRational } from '../core/rational.ts';
import { GAMES } from '../games/index.ts';
import { LESSONS } from '../games/lessons.ts';
import { apply } from '../kernel/deal/apply.ts';
import { couldHaveWon, endgame } from '../kernel/deal/rest/endgame.ts';
import { momentsOf } from '../kernel/words/lesson.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';

/** Runs to its end what gives way after every card. */
function whole<T>(search: Generator<void, T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const all = await Promise.all(
  Object.entries(LESSONS).map(async ([family, load]) => [family as keyof typeof GAMES, await load()] as const),
);
const each = all.flatMap(([family, lessons]) => lessons.map((lesson) => [family, lesson.id, lesson] as const));

describe.each(each)('%s, %s', (family, _id, lesson) => {
  const table = tableOf(GAMES[family], lesson.profile);
  const rules = GAMES[family].rules(table);
  const moments = momentsOf(rules, lesson);
  const deal = {
    states: moments.map(({ state }) => state),
    played: moments.flatMap(({ next }) => (next ? [[next.by, next.action] as const] : [])),
  };

  test('nobody can do better than what is called best, and what is called better brings what it says', () => {
    for (const seat of must(deal.states[0], 'a deal').active) {
      const found = whole(couldHaveWon(rules, deal, seat, { pays: paymentsOf, most: 4000 }));
      if (!found?.missed) continue;
      const { at, better, had, got } = found.missed;
      const done = apply(rules, must(deal.states[at], 'a state'), seat, better);
      expect(done.ok).toBe(true);
      const worth = done.ok ? whole(endgame(rules, paymentsOf, 40_000).worth(done.value)) : undefined;
      expect(worth && showRational(must(worth[seat], 'a payment'))).toBe(showRational(had));
      expect(had.n / had.d).toBeGreaterThan(got.n / got.d);
    }
  });
});

test('who cannot see to the end says nothing', () => {
  const [family, , lesson] = must(each[0], 'a lesson');
  const table = tableOf(GAMES[family], lesson.profile);
  const rules = GAMES[family].rules(table);
  const state = must(momentsOf(rules, lesson)[20], 'a moment').state;
  const search = endgame(rules, paymentsOf, 500);
  expect(whole(search.worth(state))).toBeUndefined();
  expect(search.cards).toBe(501);
});
