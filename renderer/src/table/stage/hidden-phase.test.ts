import { expect, test } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { withPhase } from '#engine/testing/broken.ts';
import { HIDDEN } from '#engine/testing/games/hidden/game.ts';
import { storyOf } from '../story/story.ts';
import { framesTo } from './frames.ts';

/** A game in which what was promised unheard decides whether a phase is entered. */
const GAME = withPhase(HIDDEN, 'promise', (phase) => ({
  next: (s) => (s.items[0]?.about === 'owl' ? [{ type: 'entered', phase: 'take' }] : phase.next(s)),
}));
const rules = GAME.rules(tableOf(GAME, 'plain'));

/** Every state of a deal that is played at random. */
function statesOf(seed: number): readonly State[] {
  const rng = seededRng(`hidden-phase/${seed}`);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 4, dealer: 3, deck: shuffled(rules.pack.cards, rng), now });
  if (!begun.ok) throw new Error(begun.error.code);
  const states = [begun.value];
  for (let s = begun.value; s.end === null;) {
    const seat = turnOf(rules, s).must[0] ?? 0;
    const next = apply(rules, s, seat, sampleAction(offersTo(rules, s, seat), rng));
    if (!next.ok) throw new Error(next.error.code);
    states.push((s = next.value));
  }
  return states;
}

const DEALS = Array.from({ length: 8 }, (_, seed) => statesOf(seed));
const sceneOf = (seen: View): TableScene =>
  ({ evening: 'e', round: 1, table: 1, prompt: 1, view: seen }) as unknown as TableScene;
const phasesIn = ({ history }: Pick<View, 'history'>): readonly string[] =>
  history.flatMap((event) => (event.type === 'entered' ? [event.phase] : []));

test('the phase is entered in some of these deals and left out in others', () => {
  const all = DEALS.map((states) => phasesIn(view(rules, states[states.length - 2] as State, 1)).includes('name'));
  expect(new Set(all)).toEqual(new Set([true, false]));
});

test('whoever heard nothing of it sees each phase as it was entered, and no memory of another', () => {
  let looked = 0;
  for (const states of DEALS)
    for (const viewer of [0, 1, 3])
      for (const [at, from] of states.entries())
        for (const ahead of [1, 2, 5]) {
          const to = states[at + ahead];
          if (!to || to.end !== null) continue;
          const [before, now] = [view(rules, from, viewer), view(rules, to, viewer)];
          const frames = framesTo({ ...sceneOf(before), view: before }, sceneOf(now));
          expect(frames?.at(-1)?.view).toEqual(now);
          for (const { view: shown } of frames ?? []) {
            if (!shown) continue;
            expect(shown.phase).toBe(phasesIn(shown).at(-1));
            expect(shown.phase === now.phase ? shown.notes : null).toEqual(shown.notes);
            expect(storyOf(shown).said.length).toBeLessThanOrEqual(storyOf(now).said.length);
            looked++;
          }
        }
  expect(looked).toBeGreaterThan(200);
});
