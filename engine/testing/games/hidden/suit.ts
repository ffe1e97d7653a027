import { z } from 'zod';
import { canSee } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { oneOf } from '../probe.ts';
import { SUITS } from './cards.ts';

const ID = 'name';
const ACTION = z.strictObject({ type: z.literal('name'), suit: z.enum(SUITS) });
export const suitIn = (s: State): string => notesOf(s, ID, '');

/** The declarer names a suit in secret. */
export const name = defineSeatPhase<z.infer<typeof ACTION>>({
  id: ID,
  actions: ACTION,
  turn: (s) => ({ must: suitIn(s) === '' ? s.active.slice(0, 1) : [], may: [] }),
  offers: () => oneOf(...SUITS.map((suit) => ({ type: 'name', suit }))),
  refuse: () => undefined,
  heardBy: (_, by) => [Number(by)],
  overheard: (_, __, { type }) => ({ type }),
  decide: (_, __, { suit }) => [{ type: 'noted', phase: ID, notes: suit }],
  next: () => [{ type: 'entered', phase: 'take' }],
  show: (s, viewer) => (suitIn(s) !== '' && canSee([firstGame(s).declarer], viewer) ? suitIn(s) : null),
});
