import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EveningCommand } from '../tournament/state/commands.ts';
import { drawn } from './evenings.ts';
import { widerWish } from './wishes.ts';

/** Whether random evenings ask for a command, or only tests of its own do. */
const ASKED: Readonly<Record<EveningCommand['type'], boolean>> = {
  // They begin with one of these.
  'create-evening': false,
  'open-table': false,
  'change-format': true,
  'archive-evening': true,
  'import-players': true,
  'rename-player': true,
  'remove-player': true,
  'group-player': true,
  'lock-player': true,
  'set-presence': true,
  'substitute-player': true,
  'keep-apart': true,
  'set-teams': false,
  'draw-teams': false,
  'plan-rounds': true,
  'discard-draw': true,
  'seat-by-hand': true,
  'publish-round': true,
  'unpublish-round': false,
  'sit-out': false,
  'swap-seats': false,
  'seat-player': false,
  'play-on': false,
  'start-round': true,
  'close-round': true,
  'reopen-round': true,
  'hold-seat': true,
  'strike-deals': true,
  'enter-deal': true,
  'withdraw-deal': false,
  'correct-deal': true,
  'check-deal': true,
  'confirm-deal': true,
  'enter-total': true,
  'check-total': true,
  'give-penalty': true,
  'withdraw-penalty': true,
};

test('random evenings ask for what they are said to ask for', () => {
  const { now } = drawn();
  const asked = new Set(fc.sample(widerWish, { numRuns: 3000, seed: 1 }).map((wish) => wish(now)?.type));
  expect([...asked].filter((type) => type !== undefined).toSorted()).toEqual(
    Object.entries(ASKED)
      .filter(([, isAsked]) => isAsked)
      .map(([type]) => type)
      .toSorted(),
  );
});
