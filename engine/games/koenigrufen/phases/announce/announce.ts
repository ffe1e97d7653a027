import { z } from 'zod';
import { assertNever } from '#engine/core/assert-never.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { announceable, type Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { type Item, itemOf } from '#engine/kernel/score.ts';
import { doubled } from '#engine/phases/doubling-chain.ts';
import { onward } from '../flow.ts';
import { refuseBonus } from './announce-bonus.ts';
import { DOUBLING_STEPS, refuseDoubling } from './announce-doubling.ts';
import { memoryOf, SPEECH, type Speech } from './announce-memory.ts';

const GOODS_TO_END = 3;
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('announce'), bonus: z.string() }),
  z.strictObject({ type: z.enum(DOUBLING_STEPS), item: z.int().min(0) }),
  z.strictObject({ type: z.literal('good') }),
]);
type Statement = z.infer<typeof ACTION>;

/** Something was said about item `index`: whoever wants to answer counts turns from here. */
function spoken(s: State, items: readonly Item[], index: number, announced = false): readonly Event[] {
  const now = memoryOf(s);
  const notes: Speech = {
    ...now,
    goods: 0,
    spoke: true,
    said: items.map((_, i) => (i === index ? now.turn : (now.said[i] ?? 0))),
    announcers: announced ? { ...now.announcers, [now.speaker]: now.turn } : now.announcers,
  };
  return [
    { type: 'items', items },
    { type: 'noted', phase: SPEECH, notes },
  ];
}

function decide(s: State, by: Seat, action: Statement): readonly Event[] {
  switch (action.type) {
    case 'announce': {
      const item = itemOf(action.bonus, 'announced', by);
      return spoken(s, [...s.items, item], s.items.length, true);
    }
    case 'kontra':
    case 'rekontra':
    case 'subkontra':
      return spoken(s, doubled(s.items, action.item, action.type, by), action.item);
    case 'good': {
      const now = memoryOf(s);
      const confirms = now.lies && !now.spoke;
      const notes: Speech = {
        ...now,
        speaker: after(by, s.active),
        turn: now.turn + 1,
        goods: confirms ? now.goods + 1 : 0,
        spoke: false,
        lies: true,
      };
      return [{ type: 'noted', phase: SPEECH, notes }];
    }
    default:
      return assertNever(action);
  }
}

/** The declarer announces and lies; then round and round until three players in a row say good (tirol §6.2). */
export function announce(ruleset: Ruleset): PhaseOf<Statement, 'announce'> {
  const refuse = (s: State, seat: Seat, action: Statement) =>
    action.type === 'good'
      ? undefined
      : action.type === 'announce'
        ? refuseBonus(ruleset, s, seat, action.bonus)
        : refuseDoubling(ruleset, s, seat, action);

  return defineSeatPhase({
    id: SPEECH,
    actions: ACTION,
    turn: (s) => ({ must: memoryOf(s).goods < GOODS_TO_END ? [memoryOf(s).speaker] : [], may: [] }),
    offers: (s, seat) => {
      const contract = ruleset.contractOf(firstGame(s));
      const statements: readonly Statement[] = [
        { type: 'good' },
        ...announceable(ruleset, contract).map(({ id }): Statement => ({ type: 'announce', bonus: id })),
        ...s.items.flatMap((_, item) => DOUBLING_STEPS.map((type): Statement => ({ type, item }))),
      ];
      return [{ kind: 'one-of', actions: statements.filter((action) => !refuse(s, seat, action)) }];
    },
    refuse,
    decide,
    next: (s) => onward(ruleset)(s, SPEECH),
    show: memoryOf,
  });
}
