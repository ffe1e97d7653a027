import { describe, expect, test } from 'vitest';
import { type Card, handOf } from '#engine/core/card.ts';
import { PACK_78, SKI, T1 } from '#engine/decks/deck-78.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { playAdvised } from '#engine/testing/advised.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { playMatch } from '../match/match.ts';
import type { Bot } from '../types.ts';
import { advise } from './rule.ts';

const OPTIONS = [
  {},
  { scoring: 'natural', 'strafen-claim': 'auto', 'fort-mit': 'free', 'lead-from-above': 'off' },
  { 'strafen-hand': 'dealt', 'ski-reuse': 'unlimited', 'tout-query': false, 'raus-concealed-allowed': false },
];

/** Plays a deal with four of them, the dealer at 3, and tells each action; `hands`: how the cards lie. */
function play(
  options: object,
  deal: number,
  hands: Readonly<Record<string, readonly Card[]>> = {},
  tell?: (s: State, seat: number, action: Action) => void,
): State {
  const table = tableOf(tuebingen, 'tuebingen', { ...options });
  const rules = tuebingen.rules(table);
  return playAdvised({ rules, table, seats: 4, dealer: 3, deal, hands, advise, tell });
}

const DEALS = Array.from({ length: byEffort(25, 1000) }, (_, i) => i);

test.each(OPTIONS)('takes what is offered %j', (options) => {
  for (const deal of DEALS) play(options, deal);
});

const TABLE = tableOf(tuebingen, 'tuebingen');
const RULES = tuebingen.rules(TABLE);

/** Two kings, every high tarock and the Ski: a hand to play alone with. */
const STRONG = [...PACK_78.cards.filter((card) => PACK_78.isTrump(card)).slice(0, 14), SKI, T1, 'CK', 'CQ', 'SK'];

describe('what it says', () => {
  const said = (hands: Readonly<Record<string, readonly Card[]>>): readonly (readonly [number, Action])[] => {
    const all: (readonly [number, Action])[] = [];
    play({}, 1, hands, (_, seat, action) => all.push([seat, action]));
    return all;
  };

  test('forehand with the best cards plays alone', () => {
    expect(said({ [handOf(0)]: STRONG })).toContainEqual([0, { type: 'raus', contract: 'raus' }]);
  });

  test('the dealer hides the same hand behind their own king', () => {
    const words = said({ [handOf(3)]: STRONG });
    expect(words).toContainEqual([3, { type: 'pass' }]);
    expect(words.some(([, { type }]) => type === 'raus')).toBe(false);
    const call = words.find(([, { type }]) => type === 'call');
    expect(['CK', 'SK']).toContain((call?.[1] as { king?: string } | undefined)?.king);
  });

  test('whoever holds a Strafe claims it before being done', () => {
    const words = said({ [handOf(0)]: STRONG });
    const mine = words.filter(([seat, { type }]) => seat === 0 && type.startsWith('claim')).map(([, action]) => action);
    expect(mine).toContainEqual({ type: 'claim', bonus: 'skimon' });
    expect(mine).toContainEqual({ type: 'claim', bonus: 'oberers' });
    expect(mine.at(-1)).toEqual({ type: 'claims-done' });
  });
});

test('what is too little to play alone with is less than what is enough', () => {
  const hopes: Record<string, number[]> = {};
  const table = tableOf(tuebingen, 'tuebingen');
  const rules = tuebingen.rules(table);
  const told = (...asked: Parameters<typeof advise>): ReturnType<typeof advise> => {
    const advice = advise(...asked);
    const said = advice?.reason.values?.['hopes'];
    if (advice && typeof said === 'number') (hopes[advice.reason.id] ??= []).push(said);
    return advice;
  };
  for (let deal = 0; deal < 150; deal++)
    playAdvised({ rules, table, seats: 4, dealer: 3, deal, hands: {}, advise: told });
  const { 'no-raus': no = [], raus = [] } = hopes;
  expect(no.length * raus.length).toBeGreaterThan(0);
  expect(Math.max(...no)).toBeLessThan(Math.min(...raus));
});

test('whoever goes on is told what the word says that they have to say', () => {
  const reasons = new Set<string>();
  const told = (...asked: Parameters<typeof advise>): ReturnType<typeof advise> => {
    const advice = advise(...asked);
    if (advice?.action.type.startsWith('fort')) reasons.add(`${advice.action.type}: ${advice.reason.id}`);
    return advice;
  };
  for (let deal = 0; deal < 50; deal++)
    playAdvised({ rules: RULES, table: TABLE, seats: 4, dealer: 3, deal, hands: {}, advise: told });
  expect([...reasons].sort()).toEqual(['fort-mit: fort-mit', 'fort: fort']);
});

test('the Ski is not kept for the last trick', () => {
  for (const deal of DEALS) {
    const s = play({}, deal);
    const plays = s.log.flatMap((event) =>
      event.type === 'said' && event.action.type === 'play' ? [event.action] : [],
    );
    const at = plays.findIndex((action) => (action as { card?: Card }).card === SKI);
    if (plays.length === 76) expect(Math.floor(at / 4) + 1).toBeLessThan(19);
  }
});

/** Calls or plays alone whenever it can, claims nothing, and plays the lowest card. */
const CHEAP: Bot = {
  act({ offers }) {
    const all = [...actionsOf(offers)] as readonly (Action & { readonly card?: Card })[];
    const height = ({ card }: { readonly card?: Card }) => (card === undefined ? 0 : PACK_78.strength(card));
    return (
      all.find(({ type }) => type === 'call' || type === 'raus') ??
      all.find((action) => tuebingen.groupOf(action) === 'quiet') ??
      [...all].sort((a, b) => height(a) - height(b))[0] ??
      null
    );
  },
};

test('wins half of what a Ruf brings at least a deal more than a cheap player', () => {
  const RULE: Bot = { act: (seen, table) => advise(seen, table)?.action ?? null };
  const match = { rules: RULES, table: TABLE, seats: 4, a: RULE, b: CHEAP, deals: byEffort(120, 1000), seed: 'cheap' };
  // 46 points are 23 above the count of 23.
  expect(playMatch(match).low).toBeGreaterThan(23 / 2);
});

describe('what it never does', () => {
  test('claim in vain', () => {
    let claims = 0;
    for (const deal of DEALS) {
      const s = play({}, deal);
      for (const event of s.log)
        if (event.type === 'noted' && event.phase === 'claims') {
          // What is not so is refused, and the deal would stand still.
          const { claimed } = event.notes as unknown as Readonly<Record<'claimed', readonly unknown[]>>;
          claims += claimed.length;
        }
    }
    expect(claims).toBeGreaterThan(0);
  });

  test('call or play alone with a hand of nothing', () => {
    const weak = PACK_78.cards.filter((card) => PACK_78.points(card) === 1 && !PACK_78.isTrump(card)).slice(0, 17);
    for (const deal of DEALS.slice(0, 25))
      play({}, deal, { [handOf(0)]: [...weak, 'T2', 'T3'] }, (_, seat, { type }) => {
        if (seat === 0) expect(['raus', 'call', 'accept']).not.toContain(type);
      });
  });

  test('lay away a tarock while two other cards may be laid', () => {
    for (const deal of DEALS)
      play({}, deal, {}, (s, seat, action) => {
        if (action.type !== 'discard') return;
        const { cards } = action as unknown as { readonly cards: readonly Card[] };
        const others = (s.zones[handOf(seat)] ?? []).filter((card) => !PACK_78.isTrump(card) && !/[KS]/.test(card));
        if (others.length >= 8) expect(cards.filter((card) => PACK_78.isTrump(card))).toEqual([]);
      });
  });
});
