import { expect, test } from 'vitest';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '../any-table.ts';
import { biddingFor } from '../bidding.ts';
import { playOut, randomPolicy } from '../driver.ts';
import { sidesOf } from './reform-log.ts';
import { mayGiveTogether } from './reform-ways/singles.ts';

const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const DEALS = 24;
const TRIED = 60;

/** Some cards of a hand, now and then of two suits, of one with the Sküs, or with one that is not there. */
function someOf(hand: readonly string[], strange: string, rng: Rng): readonly string[] {
  const [first = '', ...others] = shuffled(hand, rng);
  const same = others.filter((card) => card.startsWith(first.slice(0, 1)) || card === 'T22');
  const pool = rng() < 0.8 ? same : others;
  const chosen = [first, ...pool.slice(0, 1 + Math.floor(rng() * 3))];
  return rng() < 0.1 ? [...chosen, rng() < 0.5 ? strange : first] : chosen;
}

/** Looks at every turn of the declarer of a Hausierer. */
function turnsOf(rules: Rules, deal: number, look: (s: State, by: number, rng: Rng) => void): void {
  const rng = seededRng(`sets/${deal}`);
  const setup = { table: 4, dealer: deal % 4, deck: shuffled(rules.pack.cards, rng), now: { ...NOW, deal } };
  const begun = start(rules, setup);
  if (!begun.ok) throw new Error(begun.error.code);
  const [bidder = 0] = begun.value.active;
  const policy = biddingFor({ game: reform, rules, contract: 'hausierer', bidder }, rng, randomPolicy(reform, rng));
  const report = (kind: string, detail: string): void => expect.fail(`${kind}: ${detail}`);
  const turn = (s: State): void => {
    const [by = -1] = turnOf(rules, s).must;
    if (s.phase === 'tricks') look(s, by, rng);
  };
  playOut(rules, begun.value, policy, rng, report, { turn, acted: () => undefined });
}

test('a Hausierer gives at once what the text of the rules allows, and nothing else; the others give one card (§7.8)', () => {
  const { options } = tableOf(reform, 'reform', {});
  const rules = reform.rules(tableOf(reform, 'reform', {}));
  const counted = { allowed: 0, refused: 0, others: 0 };
  for (let deal = 1; deal <= DEALS; deal++)
    turnsOf(rules, deal, (s, by, rng) => {
      const sides = sidesOf(s, options);
      if (!sides) throw new Error('nobody plays');
      const strange = s.zones['talon:1']?.[0] ?? 'T1';
      for (let i = 0; i < (by === sides.declarer ? TRIED : 4); i++) {
        const cards = someOf(s.zones[`hand:${by}`] ?? [], strange, rng);
        const isDone = apply(rules, s, by, { type: 'play-set', cards } as { type: string }).ok;
        const isAllowed = by === sides.declarer && mayGiveTogether({ s, options, sides }, cards);
        expect([cards, isDone]).toEqual([cards, isAllowed]);
        counted[by !== sides.declarer ? 'others' : isAllowed ? 'allowed' : 'refused']++;
      }
    });
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(50);
});
