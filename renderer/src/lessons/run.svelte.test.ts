import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { DREIER } from '#engine/games/koenigrufen/lessons/dreier.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { whyWrong } from '#engine/kernel/words/lesson.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { LessonRun } from './run.svelte.ts';

const table = tableOf(koenigrufen, DREIER.profile);
const rules = koenigrufen.rules(table);
const begin = () => new LessonRun(DREIER, table, rules, () => ['Anna', 'Bert', 'Cilli', 'Doris']);

test('an answer that would have been as good is no mistake, and only the right one goes on', () => {
  const run = begin();
  const { wrong } = must(run.step, 'a step');
  const others = [...actionsOf(must(run.scene.view, 'a view').offers)];
  const good = must(
    others.find((action) => wrong && whyWrong(wrong, action).isGood),
    'an answer as good',
  );
  const bad = must(
    others.find((action) => wrong && whyWrong(wrong, action) === wrong.other),
    'a wrong answer',
  );
  for (const [action, verdict] of [
    [good, 'good'],
    [bad, 'wrong'],
  ] as const) {
    expect(run.act(action).ok).toBe(false);
    expect([run.remark?.verdict, run.place.n]).toEqual([verdict, 1]);
  }
  expect(run.act(must(run.answer, 'the answer')).ok).toBe(true);
  expect([run.remark?.verdict, run.place.n]).toEqual(['right', 2]);
});

test('what the rules refuse is refused as at any table, without a remark', () => {
  const run = begin();
  const refused = run.act({ type: 'discard', cards: [] } as never);
  expect(refused).toMatchObject({ ok: false, error: [{ code: expect.any(String) as string }] });
  expect(run.remark).toBeNull();
});
