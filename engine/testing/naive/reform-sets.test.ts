import { expect, test } from 'vitest';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { setupFor } from '../aim.ts';
import { tableOf } from '../any-table.ts';
import { playOut } from '../driver.ts';
import { inclined } from '../reach/players.ts';
import { HANDS } from '../reach/reform-hands.ts';
import type { Stack } from '../reach/stack.ts';
import { sidesOf } from './reform-log.ts';
import { mayGiveTogether } from './reform-ways/singles.ts';

const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };

/** Some cards of a hand, now and then of two suits, of one with the Sküs, or with one that is not there. */
function someOf(hand: readonly string[], strange: string, rng: Rng): readonly string[] {
  const [first = '', ...others] = shuffled(hand, rng);
  const same = others.filter((card) => card.startsWith(first.slice(0, 1)) || card === 'T22');
  const pool = rng() < 0.8 ? same : others;
  const chosen = [first, ...pool.slice(0, 1 + Math.floor(rng() * 3))];
  return rng() < 0.1 ? [...chosen, rng() < 0.5 ? strange : first] : chosen;
}

/** A game in which several cards may be given at once. */
interface Sets {
  readonly contract: string;
  readonly takes: readonly string[];
  readonly stack?: Stack;
  /** Deals, and what is tried at a turn of the declarer and at others'. */
  readonly deals: number;
  readonly tried: readonly [declarer: number, others: number];
}

/** Looks at every turn of its tricks. */
function turnsOf(rules: Rules, deal: number, sets: Sets, look: (s: State, by: number, rng: Rng) => void): void {
  const { contract, takes, stack } = sets;
  const rng = seededRng(`sets/${contract}/${deal}`);
  const now = { ...NOW, deal };
  const begun = start(rules, setupFor({ game: reform, rules, stack }, { table: 4, dealer: deal % 4, now }, rng));
  if (!begun.ok) throw new Error(begun.error.code);
  const policy = inclined(reform, rules, { takes }, contract, rng);
  const report = (kind: string, detail: string): void => expect.fail(`${kind}: ${detail}`);
  const turn = (s: State): void => {
    const [by = -1] = turnOf(rules, s).must;
    if (s.phase === 'tricks') look(s, by, rng);
  };
  playOut(rules, begun.value, policy, rng, report, { turn, acted: () => undefined });
}

test.each<Sets & { readonly who: string; readonly section: string }>([
  { contract: 'hausierer', takes: [], deals: 24, tried: [60, 4], who: 'declarer', section: '§7.8' },
  {
    ...{ contract: 'uhurufer', takes: ['call-king:C', 'pratermaessig'], stack: HANDS.kingAway },
    ...{ deals: 6, tried: [20, 20], who: 'all', section: '§7.4' },
  },
  {
    ...{ contract: 'uhurufer', takes: ['call-king:C', 'steinhofmaessig'], stack: HANDS.kingAway },
    ...{ deals: 2, tried: [20, 4], who: 'nobody', section: '§7.4' },
  },
])(
  '$who of $contract $takes may give at once what the text of the rules allows, and nothing else ($section)',
  (sets) => {
    const { options } = tableOf(reform, 'reform', {});
    const rules = reform.rules(tableOf(reform, 'reform', {}));
    const counted = { allowed: 0, refused: 0, others: 0 };
    const [own, others] = sets.tried;
    for (let deal = 1; deal <= sets.deals; deal++)
      turnsOf(rules, deal, sets, (s, by, rng) => {
        const sides = sidesOf(s, options);
        if (!sides) throw new Error('nobody plays');
        const strange = s.zones['talon:1']?.[0] ?? 'T1';
        const isOther = by !== sides.declarer;
        for (let i = 0; i < (isOther ? others : own); i++) {
          const cards = someOf(s.zones[`hand:${by}`] ?? [], strange, rng);
          const isDone = apply(rules, s, by, { type: 'play-set', cards } as { type: string }).ok;
          const isAllowed = mayGiveTogether({ s, options, sides }, by, cards);
          expect([cards, isDone]).toEqual([cards, isAllowed]);
          if (isOther && isDone) counted.others++;
          if (!isOther) counted[isAllowed ? 'allowed' : 'refused']++;
        }
      });
    expect(counted.refused).toBeGreaterThan(50);
    expect([counted.allowed > 50, counted.others > 50]).toEqual([sets.who !== 'nobody', sets.who === 'all']);
  },
);
