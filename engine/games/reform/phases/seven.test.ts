import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { TableDifference } from '#engine/testing/dealt.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';

const TOP = 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11';

/** Forehand plays a game with the highest tarocks; nobody says more than they have to, up to that number of tricks. */
function played(contract: string, tricks: number, more: TableDifference & { readonly say?: string } = {}): DealtDeal {
  const { say, ...table } = more;
  const deal = dealOut({ 'hand:0': TOP }, { game: reform, profile: 'reform', ...table });
  deal.go({ type: 'bid', contract });
  const won = ({ notes }: State): number => (notes['tricks'] as { tricks: unknown[] } | undefined)?.tricks.length ?? 0;
  let said = say === undefined;
  while (won(deal.s) < tricks) {
    const { offered } = deal;
    const announcement = offered.find((action) => 'bonus' in action && action.bonus === say);
    if (!said && announcement) {
      deal.go(announcement);
      said = true;
      continue;
    }
    const quiet = offered.find((action) => ['quiet', 'play'].includes(reform.groupOf(action)));
    deal.go(must(quiet ?? offered[0], 'something to do'));
  }
  return deal;
}

const CALLS = [{ type: 'no-call' }, { type: 'call-black-out' }];

describe('a black-out', () => {
  test('is asked of the declarer after the seventh trick, before anybody leads', () => {
    expect(played('solodreier', 6).s.phase).toBe('tricks');
    const deal = played('solodreier', 7);
    expect([deal.s.phase, deal.seat, deal.offered]).toEqual(['seven', 0, CALLS]);
    expect(deal.refused({ type: 'play', card: 'T13' })).toBe('wrong-phase');
  });

  test('is announced by it, and the deal goes on', () => {
    const deal = played('solodreier', 7);
    deal.go({ type: 'call-black-out' });
    expect([deal.s.phase, deal.seat]).toEqual(['tricks', 0]);
    expect(deal.s.items.at(-1)).toMatchObject({ about: 'black-out', stage: 'announced', by: 0, doublings: [] });
  });

  test('is a word of its own, said without the quiet one', () =>
    expect(CALLS.map((call) => reform.groupOf(call))).toEqual(['quiet', 'choice']));

  test('need not be', () => {
    const deal = played('solodreier', 7);
    deal.go({ type: 'no-call' });
    expect([deal.s.phase, deal.s.items.length]).toEqual(['tricks', 1]);
  });

  test.each(['farbensolo', 'eisenbahner', 'apotheker'])('does not exist in a game like %s', (contract) =>
    expect(played(contract, 7).s.phase).toBe('tricks'),
  );

  test('is not asked of a side that has announced the Volat', () =>
    expect(played('solodreier', 7, { say: 'volat' }).s.phase).toBe('tricks'));

  test('goes with an announced Sürtaxe', () =>
    expect(played('solodreier', 7, { say: 'suertaxe' }).s.phase).toBe('seven'));

  test('is unknown to deals that were begun by the first version of the rules', () =>
    expect(played('solodreier', 7, { rulesVersion: 1 }).s.phase).toBe('tricks'));
});
