import { expect, test } from 'vitest';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { cardsIn, tricksOf } from '#engine/phases/trick.ts';
import { DEALS, isMine, ME, rules, sceneOf } from '#page/testing/deals.ts';
import { cardsOn, theatre } from '#page/testing/theatre.ts';

test('there are deals to look at, complete ones and others that end early', () => {
  const tricks = DEALS.map((states) => tricksOf(states.at(-1) as State).length);
  expect(tricks).toContain(12);
  expect(tricks.some((n) => n < 12)).toBe(true);
});

test.each(DEALS.map((states, i) => [i, states] as const))(
  'deal %i: every card is painted, and every trick stays for its pause, the last one too',
  (_, states) => {
    const { stage, painted, pass } = theatre();
    // The host is always as far ahead as possible: until the person has to play.
    for (const [i, s] of states.entries()) {
      if (isMine(s)) pass(60_000);
      stage.receive(sceneOf(s, i));
    }
    pass(60_000);
    const won = tricksOf(states.at(-1) as State);
    const stood = painted.filter(({ trick }) => trick === 'stands');
    expect(stood.map(cardsOn)).toEqual(won.map(cardsIn));
    for (const one of stood) {
      const next = painted[painted.indexOf(one) + 1];
      expect([next?.trick, (next?.at ?? 0) - one.at]).toEqual(['swept', 1600]);
      const after = painted[painted.indexOf(one) + 2];
      expect([after?.trick, (after?.at ?? 0) - one.at]).toEqual(['open', 1850]);
      expect([one.view?.offers, one.view?.turn.must]).toEqual([[], []]);
    }
    // Card after card, and never a state that did not exist.
    const felt = painted.map((one) => cardsOn(one).length);
    for (const [i, n] of felt.entries()) expect(n - (felt[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    const seen = new Set(painted.flatMap((one) => cardsOn(one)));
    expect(seen.size).toBe(won.length * 4);
    expect(painted.at(-1)).toMatchObject({ view: null, isNow: true });
  },
);

/** What lies in the talon, or was laid away, as far as a view shows it. */
const faceUp = ({ zones }: Pick<View, 'zones'>): readonly string[] =>
  Object.entries(zones)
    .flatMap(([zone, cards]) => (/^(?:talon|laid):/.test(zone) ? cards : []))
    .filter((card) => card !== null);

test.each(DEALS.map((states, i) => [i, states] as const))(
  'deal %i: talon and discards lie on the felt as they lay in play, although the score has laid them open',
  (_, states) => {
    const end = states.length - 1;
    const before = faceUp(view(rules, states[end - 1] as State, ME));
    for (const from of [end - 1, Math.max(1, end - 6)]) {
      const { stage, painted, pass } = theatre();
      stage.receive(sceneOf(states[from] as State, 0));
      stage.receive(sceneOf(states[end] as State, 1));
      pass(60_000);
      const shown = painted.flatMap((one) => (one.view ? faceUp(one.view) : []));
      expect(shown.filter((card) => !before.includes(card))).toEqual([]);
      expect(painted.at(-1)?.view).toBeNull();
    }
  },
);

test('there are deals in which that hides something', () => {
  const opened = DEALS.filter((states) => {
    const [before, after] = [-2, -1].map((at) => faceUp(view(rules, states.at(at) as State, ME)).length);
    return (before ?? 0) < (after ?? 0);
  });
  expect(opened.length).toBeGreaterThan(0);
});
