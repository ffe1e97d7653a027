import { expect, test } from 'vitest';
import { isHand } from '#engine/core/card.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '../any-table.ts';
import { biddingFor } from '../bidding.ts';
import { playOut, randomPolicy } from '../driver.ts';
import { sidesOf } from './reform-log.ts';
import { reformTricks } from './reform-tricks.ts';
import { beatingAt } from './reform-ways/beating.ts';

const OPTIONS = tableOf(reform, 'reform', {}).options;
const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };

/** Every moment of a deal in which a contract is played with random cards. */
function momentsOf(contract: string, table: number, deal: number): readonly State[] {
  const rules = reform.rules(tableOf(reform, 'reform', { 'table-size': table }));
  const rng = seededRng(`open/${contract}/${deal}`);
  const begun = start(rules, { table, dealer: deal % table, deck: shuffled(rules.pack.cards, rng), now: NOW });
  if (!begun.ok) throw new Error(begun.error.code);
  const [bidder = 0] = begun.value.active;
  const moments: State[] = [];
  const policy = biddingFor({ game: reform, rules, contract, bidder }, rng, randomPolicy(reform, rng));
  const report = (kind: string, detail: string): void => expect.fail(`${kind}: ${detail}`);
  playOut(rules, begun.value, policy, rng, report, { turn: (s) => void moments.push(s), acted: () => undefined });
  return moments;
}

/** Cards in somebody's hand of which others know. */
const openIn = ({ zones, known }: State): readonly boolean[] =>
  Object.entries(zones)
    .filter(([zone]) => isHand(zone))
    .flatMap(([, cards]) => cards.map((card) => known[card] === 'all'));

test.each([
  ['bettel-ouvert', 4, true],
  ['piccolo-ouvert', 4, true],
  ['piccolo-ouvert', 5, true],
  ['eisenbahner-ouvert', 4, true],
  ['spezi-ouvert', 4, true],
  ['wechselspezi-ouvert', 5, true],
  ['bettel', 4, false],
  ['eisenbahner', 4, false],
  ['wechselspezi', 4, false],
  ['apotheker', 4, false],
  ['piccolo', 4, false],
  ['farbensolo', 4, false],
  ['solouhurufer', 5, false],
] as const)('after the first trick of a %s at a table of %i all hands lie open: %s (§4)', (contract, table, isOpen) => {
  let looked = 0;
  for (let deal = 1; deal <= 8; deal++)
    for (const s of momentsOf(contract, table, deal)) {
      if (s.phase !== 'tricks') continue;
      looked++;
      const isLate = isOpen && reformTricks(s, {}).length > 0;
      expect(openIn(s).every((open) => open === isLate)).toBe(true);
    }
  expect(looked).toBeGreaterThan(20);
});

test.each([
  ['pensionist-ouvert', 4, true],
  ['pensionist-ouvert', 5, true],
  ['pensionist', 4, false],
] as const)('once a second pile has been led in a %s at a table of %i all hands lie open: %s (§4)', (...at) => {
  const [contract, table, isOpen] = at;
  const looked = { before: 0, after: 0 };
  for (let deal = 1; deal <= 16; deal++)
    for (const s of momentsOf(contract, table, deal)) {
      const sides = s.phase === 'beating' && sidesOf(s, OPTIONS);
      if (!sides) continue;
      const isLate = beatingAt({ s, options: OPTIONS, sides }).leads > 1;
      looked[isLate ? 'after' : 'before']++;
      expect(openIn(s).every((open) => open === (isOpen && isLate))).toBe(true);
    }
  for (const times of Object.values(looked)) expect(times).toBeGreaterThan(5);
});

test.each(['spezi', 'wechselspezi-ouvert'])('nobody but its declarer sees the talon of a %s (§5.2)', (contract) => {
  const seen = new Set<number>();
  for (let deal = 1; deal <= 6; deal++)
    for (const { zones, known, games, phase } of momentsOf(contract, 4, deal)) {
      const [game] = games;
      if (!game || !['declare', 'announce', 'tricks'].includes(String(phase))) continue;
      seen.add(game.declarer);
      for (const card of [...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])])
        expect(known[card]).toEqual([game.declarer]);
    }
  expect(seen.size).toBeGreaterThan(1);
});

test.each([
  ...['solorufer', 'solokakadurufer', 'solodreier', 'farbensolo', 'bettel', 'piccolo-ouvert'],
  ...['eisenbahner', 'fahrt-ins-blaue', 'eisenbahner-ouvert'],
])('nobody sees the talon of a %s before it is over (§4, §7.2)', (contract) => {
  for (let deal = 1; deal <= 4; deal++)
    for (const { zones, known } of momentsOf(contract, 4, deal))
      for (const card of [...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])])
        expect(known[card] ?? []).toEqual([]);
});
