import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { seededRng } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';
import { dealOut } from '../dealt.ts';

const ZONES = {
  'talon:0': 'T16 C7 DQ',
  'talon:1': 'T4 S8 H3',
  'hand:0': 'CK SK DK T1 T20 T19 T18 CQ CN SQ SN H4',
  'hand:1': 'T2 T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
};
const TRIES = 20;
/** Whoever guesses can come to a dead end now and then. */
const MOST = 18;

const [PASS, NO_BUY, GOOD] = [{ type: 'pass' }, { type: 'no-buy' }, { type: 'good' }];
const BID = {
  sechserdreier: [{ type: 'mein-spiel' }, PASS, PASS, PASS, { type: 'bid', contract: 'sechserdreier' }],
  oberdreier: [{ type: 'bid', contract: 'oberdreier' }, PASS, PASS, PASS],
} as const;
const lay = (cards: string) => ({ type: 'lay', cards: cards.split(' ') });
const take = (group: number, cards: string) => ({ type: 'take', group, cards: cards.split(' ') });

test.each<[keyof typeof BID, Notes, ...object[]]>([
  ['sechserdreier', {}, take(0, 'T16 C7 DQ T4 S8 H3'), lay('CQ CN SQ SN H4 C7')],
  ['sechserdreier', {}, take(0, 'T16 C7 S8 H3'), lay('CQ CN SQ SN')],
  ['sechserdreier', {}, take(0, 'T16 H3'), lay('CQ CN')],
  ['oberdreier', {}, lay('CQ CN SQ'), take(1, 'T4 S8 H3')],
  ['oberdreier', {}, lay('CQ CN SQ SN H4'), take(1, 'T4 S8 H3 T16 C7')],
  ['oberdreier', { oberdreierTalon: 'closed' }, lay('CQ CN SQ SN'), { type: 'take-unseen', group: 1 }],
])(
  'deals are found in which others took cards out of a talon that one saw: %s %j %j %j',
  (contract, options, ...said) => {
    const deal = dealOut(ZONES, { game: reform, profile: 'reform', options });
    deal.go(...BID[contract], NO_BUY, NO_BUY, NO_BUY, GOOD, GOOD, GOOD, ...said);
    expect(deal.s.phase).toBe('announce');
    const rules = reform.rules(tableOf(reform, 'reform', options));
    const worlds = worldsOf(rules, view(rules, deal.s, 1), seededRng('unseen-talon'));
    const found = Array.from({ length: TRIES }, () => worlds.next().value).flatMap((world) => world ?? []);
    expect(found.length).toBeGreaterThanOrEqual(MOST);
    // Any card that nobody else saw can have been laid away.
    expect(new Set(found.flatMap(({ state }) => state.zones['laid:0'] ?? [])).size).toBeGreaterThan(said.length);
  },
);
