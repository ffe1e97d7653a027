import { z } from 'zod';
import { canSee } from '#engine/core/seat.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { oneOf } from '../probe.ts';

/** Birds that can be promised, and what others see of any of them. */
export const BIRDS = ['wren', 'owl'] as const;
export const BIRD = 'bird';
const ACTION = z.strictObject({ type: z.literal('promise'), bird: z.enum(BIRDS) });

/** The declarer promises a bird, and nobody else hears which one. */
export const promise = defineSeatPhase<z.infer<typeof ACTION>>({
  id: 'promise',
  actions: ACTION,
  turn: (s) => ({ must: s.items.length > 0 ? [] : s.active.slice(0, 1), may: [] }),
  offers: () => oneOf(...BIRDS.map((bird) => ({ type: 'promise', bird }))),
  refuse: () => undefined,
  heardBy: (_, by) => [Number(by)],
  overheard: (_, __, { type }) => ({ type }),
  decide: (_, by, { bird }) => [{ type: 'items', items: [itemOf(bird, 'announced', by)] }],
  next: () => [{ type: 'entered', phase: 'name' }],
  show: () => null,
});

/** That there is a bird everybody knows; so no number of items tells which. */
export const seenItem: NonNullable<Rules['seenItem']> = (item, s, viewer) =>
  s.end !== null || canSee([item.by], viewer) ? item : { ...item, about: BIRD };
