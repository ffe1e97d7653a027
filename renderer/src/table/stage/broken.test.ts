import { expect, test } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import { TRICK } from '#engine/core/card.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, type DealtDeal, PASS } from '#engine/testing/dealt.ts';
import { theatre } from '#page/testing/theatre.ts';
import { lookedUp } from '../speech/review.ts';
import { playedTricks, storyOf } from '../story/story.ts';

/** The last action of a deal in which everybody does the first thing that they can, and what is in a talon is left there. */
function playOut(deal: DealtDeal): { readonly before: View; readonly after: View } {
  let before = deal.seenBy(0);
  while (deal.s.end === null) {
    before = deal.seenBy(0);
    const { phase } = deal.s;
    const quiet = deal.offered.find((action) => reform.groupOf(action) === 'quiet');
    deal.go(phase === 'talon' ? { type: 'take', group: 0, cards: [] } : must(quiet ?? deal.offered[0], 'something'));
  }
  return { before, after: deal.seenBy(0) };
}

/** A Pensionist who can follow in diamonds only above the others, and has to beat: it ends in the middle of a pile (reform §7.9). */
function played(): { readonly before: View; readonly after: View } {
  const deal: DealtDeal = dealOut(
    { 'hand:0': 'C7 C8 C9 S7 S8 S9 H4 H3 H2 DK DQ DN', 'talon:0': 'C10 S10 H1', 'talon:1': 'T1 CJ SJ' },
    { game: reform, profile: 'reform' },
  );
  deal.go(bid('pensionist'), PASS, PASS, PASS);
  return playOut(deal);
}

const DEAL = played();
const LYING = must(DEAL.after.zones[TRICK], 'a pile');
const sceneOf = (view: View, isOver: boolean): TableScene =>
  ({
    ...{ evening: 'e', round: 1, table: 1, prompt: 1, view: isOver ? null : view },
    ...(isOver && { last: { deal: 1, view } }),
  }) as unknown as TableScene;

test('it ends with cards on the table that nobody takes', () => {
  expect(LYING.length).toBeGreaterThan(0);
});

test('the pile in the middle of which a deal ends stays twice as long as one that is taken, then comes the result', () => {
  const { stage, painted, pass } = theatre();
  stage.receive(sceneOf(DEAL.before, false));
  painted.length = 0;
  stage.receive(sceneOf(DEAL.after, true));
  pass(60_000);
  const start = painted[0]?.at ?? 0;
  expect(painted.map(({ trick, view, at }) => [trick, view?.zones[TRICK]?.length, at - start])).toEqual([
    ['stands', LYING.length, 0],
    ['swept', LYING.length, 3200],
    ['open', undefined, 3450],
  ]);
});

test('it is the last of those that are looked up, and nobody has won it', () => {
  const last = playedTricks(storyOf(DEAL.after)).at(-1);
  expect(last?.cards.map(({ card }) => card)).toEqual(LYING);
  expect(last?.winner).toBeUndefined();
  const looked = lookedUp({ ...DEAL.after, review: { ...DEAL.after.review, tricks: 'all' } }, storyOf(DEAL.after), []);
  expect([looked.last, looked.tricks.at(-1)]).toEqual([last, last]);
});

test('as long as it is played on it is none of them', () => {
  expect(playedTricks(storyOf(DEAL.before))).toHaveLength(storyOf(DEAL.before).won.length);
});

test('while the last trick lies there, whoever has cards left still has them, although they are given away at once', () => {
  const deal = dealOut(
    {
      'hand:0': 'T22 T21 T20 T19 T18 T17 T15 T14 T13 T12 T1 C8',
      'hand:1': 'CK CQ CN HK HQ HN HJ H1 H2 H3 H4 T2',
    },
    { game: reform, profile: 'reform' },
  );
  deal.go(bid('eisenbahner'), PASS, PASS, PASS);
  const { before, after } = playOut(deal);
  const held = ({ zones }: View): number =>
    [0, 1, 2, 3].reduce((sum, seat) => sum + (zones[`hand:${seat}`]?.length ?? 0), 0);
  expect(held(after)).toBe(0);
  const { stage, painted, pass } = theatre();
  stage.receive(sceneOf(before, false));
  painted.length = 0;
  stage.receive(sceneOf(after, true));
  pass(60_000);
  const stood = must(painted.find(({ trick }) => trick === 'stands')?.view, 'a trick');
  expect(held(stood)).toBe(held(before) - 1);
});
