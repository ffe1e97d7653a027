import { z } from 'zod';
import type { Seat } from '#engine/core/seat.ts';
import { announceable, type Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Item, itemOf } from '#engine/kernel/score.ts';
import { doubled } from '#engine/phases/talk/doubling-chain.ts';
import { GOOD, talk } from '#engine/phases/talk/talk.ts';
import { onward } from '../flow.ts';
import { refuseBonus } from './announce-bonus.ts';
import { DOUBLING_STEPS, refuseDoubling } from './announce-doubling.ts';
import { memoryOf, SPEECH, type Speech } from './announce-memory.ts';

const GOODS_TO_END = 3;
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('announce'), bonus: z.string() }),
  z.strictObject({ type: z.enum(DOUBLING_STEPS), item: z.int().min(0) }),
]);
type Statement = z.infer<typeof ACTION>;
const STATEMENT = z.union([GOOD, ACTION]);

/** Something was said about item `index`: whoever wants to answer counts turns from here. */
function spoken(s: State, items: readonly Item[], index: number, announced = false) {
  const now = memoryOf(s);
  const memory: Speech = {
    ...now,
    said: items.map((_, i) => (i === index ? now.turn : (now.said[i] ?? 0))),
    announcers: announced ? { ...now.announcers, [now.speaker]: now.turn } : now.announcers,
  };
  return { items, memory };
}

const say = (s: State, by: Seat, action: Statement) =>
  action.type === 'announce'
    ? spoken(s, [...s.items, itemOf(action.bonus, 'announced', by)], s.items.length, true)
    : spoken(s, doubled(s.items, action.item, action.type, by), action.item);

/** The declarer announces and lies; then round and round until three players in a row say good (tirol §6.2). */
export const announce = (ruleset: Ruleset) =>
  talk<Statement, Speech, 'announce'>({
    id: SPEECH,
    actions: STATEMENT,
    goods: GOODS_TO_END,
    firstCounts: false,
    memory: memoryOf,
    all: (s) => [
      ...announceable(ruleset, ruleset.contractOf(firstGame(s))).map(({ id }): Statement => ({
        type: 'announce',
        bonus: id,
      })),
      ...s.items.flatMap((_, item) => DOUBLING_STEPS.map((type): Statement => ({ type, item }))),
    ],
    refuse: (s, seat, action) =>
      action.type === 'announce'
        ? refuseBonus(ruleset, s, seat, action.bonus)
        : refuseDoubling(ruleset, s, seat, action),
    say,
    passed: (memory) => ({ ...memory, lies: true }),
    next: (s) => onward(ruleset)(s, SPEECH),
  });
