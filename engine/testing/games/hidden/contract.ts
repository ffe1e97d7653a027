import { z } from 'zod';
import { canSee, type Viewer } from '#engine/core/seat.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { oneOf } from '../probe.ts';

/** What is public of a hidden contract, and the contracts that it may be. */
const FRAMES = { positive: ['most-cards', 'most-points'], negative: ['fewest-cards', 'fewest-points'] } as const;
type Frame = keyof typeof FRAMES;
const ALL = [...FRAMES.positive, ...FRAMES.negative] as const;
export const HIDDEN_CONTRACTS: readonly string[] = ALL;
const frameOf = (contract: string): Frame =>
  FRAMES.positive.some((one) => one === contract) ? 'positive' : 'negative';

const ACTION = z.strictObject({ type: z.literal('hide'), contract: z.enum(ALL) });

/** Forehand hides a contract; everybody hears what frame it has. */
export const hide = defineSeatPhase<z.infer<typeof ACTION>>({
  id: 'hide',
  actions: ACTION,
  turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(0, 1), may: [] }),
  offers: () => oneOf(...ALL.map((contract) => ({ type: 'hide', contract }))),
  refuse: () => undefined,
  heardBy: (_, by) => [Number(by)],
  overheard: (_, __, { type, contract }) => ({ type, frame: frameOf(contract) }),
  decide: (_, declarer, { contract }) => [
    { type: 'games', games: [{ declarer, contract, with: { frame: frameOf(contract) } }] },
  ],
  next: () => [{ type: 'entered', phase: 'promise' }],
  show: () => null,
});

const isOpenTo = (s: State, { declarer }: Game, viewer: Viewer): boolean =>
  s.end !== null || canSee([declarer], viewer);

/** The declarer knows the contract, the others who plays and its frame. */
export const face: Rules['face'] = (game, s, viewer) =>
  isOpenTo(s, game, viewer) ? game : { declarer: game.declarer, with: game.with };
