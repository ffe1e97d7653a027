import { describe, expect, it } from 'vitest';
import { rational, ZERO } from '../core/rational.ts';
import type { Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import { actionsOf } from '../kernel/deal/offers.ts';
import { redact, view } from '../kernel/deal/redact.ts';
import { actionsIn, record, replay } from '../kernel/deal/replay.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { Situation } from '../kernel/score.ts';
import { balanceOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';
import { withPhase } from './broken.ts';
import { BLUFF } from './games/bluff.ts';
import { EXCHANGE } from './games/exchange.ts';
import { RACE, raceOf } from './games/race.ts';
import { REDEAL } from './games/redeal.ts';
import { refusal } from './refusal.ts';
import { deepFreeze } from './state-checks.ts';

const NOW: Situation = { deal: 1, factors: [], pot: ZERO, notes: {} };

function rulesOf(game: GameDefinition): Rules {
  const table = tableOf(game, 'plain');
  return game.rules(table);
}

const begin = (rules: Rules, table: number, dealer: number, deck = rules.pack.cards, now = NOW): State => {
  const begun = start(rules, { table, dealer, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
};

type Said = readonly [by: number | 'table', action: Action & Readonly<Record<string, unknown>>];

function play(rules: Rules, s: State, ...said: readonly Said[]): State {
  return said.reduce((state, [by, action]) => {
    const next = apply(rules, state, by, action);
    if (!next.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${next.error.code}`);
    return next.value;
  }, s);
}

const refusalOf = (rules: Rules, s: State, by: number | 'table', action: unknown): string => {
  const result = apply(rules, s, by, action as Action);
  return result.ok ? 'accepted' : result.error.code;
};

describe('start', () => {
  const rules = rulesOf(RACE);

  it('deals the given deck', () => {
    const s = begin(rules, 2, 1, [...rules.pack.cards].reverse());
    expect(s.zones['hand:0']).toEqual(['R8', 'R7', 'R6', 'R5']);
    expect(s.phase).toBe('trick');
    expect(turnOf(rules, s).must).toEqual([0]);
  });

  it.each([
    [{ dealer: 2 }, 'no-such-dealer'],
    [{ dealer: 0.5 }, 'no-such-dealer'],
    [{ deck: rules.pack.cards.slice(1) }, 'not-the-pack'],
    [{ deck: rules.pack.cards.with(0, 'R2') }, 'not-the-pack'],
  ])('refuses %j', (change, code) => {
    expect(start(rules, { table: 2, dealer: 1, deck: rules.pack.cards, now: NOW, ...change })).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});

describe('apply', () => {
  const rules = rulesOf(BLUFF);
  const s = begin(rules, 3, 2);

  it.each([null, undefined, 7, 'pass', [], {}, { type: 7 }, { type: 'sing' }, { type: 'put' }])(
    'refuses %j as unknown',
    (action) => {
      expect(refusalOf(rules, s, 0, action)).toBe('unknown-action');
    },
  );

  it('refuses seats out of turn, and the host where it has nothing to say', () => {
    expect(refusalOf(rules, s, 1, { type: 'put', card: 'B5' })).toBe('not-your-turn');
    const race = rulesOf(RACE);
    expect(refusalOf(race, begin(race, 2, 1), 'table', { type: 'play', card: 'R1' })).toBe('not-your-turn');
  });

  it('refuses everything once the deal is over', () => {
    const race = rulesOf(RACE);
    const cards = [
      ['R1', 'R5'],
      ['R6', 'R2'],
      ['R7', 'R3'],
      ['R8', 'R4'],
    ];
    const plays = cards.flatMap((pair, i): Said[] =>
      pair.map((card, j): Said => [(i === 0 ? j : 1 - j) as 0 | 1, { type: 'play', card }]),
    );
    const over = play(race, begin(race, 2, 1), ...plays);
    expect(over).toMatchObject({ phase: null, end: 'settle' });
    expect(refusalOf(race, over, 0, { type: 'play', card: 'R1' })).toBe('deal-over');
    expect(offersTo(race, over, 0)).toEqual([]);
  });
});

describe('claims and the clock', () => {
  const rules = rulesOf(BLUFF);
  const said = play(rules, begin(rules, 3, 2), [0, { type: 'put', card: 'B1' }]);

  it('lets others doubt, but requires nobody to', () => {
    expect(turnOf(rules, said)).toEqual({ must: [], may: [1, 2], table: 'must' });
    expect(offersTo(rules, said, 2)).toHaveLength(1);
    expect(offersTo(rules, said, 'table')).toEqual([{ kind: 'one-of', actions: [{ type: 'time-up' }] }]);
  });

  it('opens a doubted card, and keeps an undoubted one secret', () => {
    expect(play(rules, said, [2, { type: 'doubt' }]).zones['caught:0']).toEqual(['B1']);
    const closed = play(rules, said, ['table', { type: 'time-up' }]);
    expect(view(rules, closed, 1).zones['pile:0']).toEqual([null]);
    expect(turnOf(rules, closed).must).toEqual([1]);
  });

  it('plays for a seat whose time is up', () => {
    const late = play(rules, begin(rules, 3, 2), ['table', { type: 'time-up' }]);
    expect(late.zones['trick']).toEqual(['B1']);
    expect(actionsIn(late)).toEqual([['table', { type: 'time-up' }]]);
  });
});

describe('views', () => {
  const rules = rulesOf(EXCHANGE);
  const s = play(rules, begin(rules, 2, 1), [0, { type: 'swap', cards: ['E3', 'E1'] }]);

  it('hide cards, and actions that name them', () => {
    const other = view(rules, s, 1);
    expect(other.zones['away']).toEqual([null, null]);
    expect(other.history).toContainEqual({ type: 'said', by: 0, action: null });
    expect(JSON.stringify(other)).not.toMatch(/"E[123]"/);
  });

  it('have the situation that the series lends', () => {
    const now = { deal: 3, factors: [{ code: 'double', by: rational(2) }], pot: rational(7), notes: { flag: true } };
    expect(view(rules, begin(rules, 2, 1, rules.pack.cards, now), 1).now).toEqual(now);
  });

  it('show viewers their own cards, and everything if all cards are open', () => {
    expect(view(rules, s, 0).zones['away']).toEqual(['E3', 'E1']);
    expect(view(rules, s, 'open').zones['hand:1']).toEqual(['E4', 'E5', 'E6']);
    expect(view(rules, s, 'spectator').offers).toEqual([]);
  });
});

describe('redacted events', () => {
  const rules = rulesOf(EXCHANGE);
  const s = play(
    rules,
    begin(rules, 2, 1),
    [0, { type: 'swap', cards: ['E3', 'E1'] }],
    [1, { type: 'swap', cards: ['E6'] }],
  );

  it.each([0, 1, 'spectator', 'open'] as const)('are, one by one, the history of %s', (viewer) => {
    expect(s.log.flatMap((event) => redact(rules, s, event, viewer) ?? [])).toEqual(view(rules, s, viewer).history);
  });

  it('reveal nothing about a phase and its notes', () => {
    expect(redact(rules, s, { type: 'noted', phase: 'swap', notes: 1 }, 'open')).toBeUndefined();
  });
});

describe('legal actions', () => {
  it.each([
    ['race, four cards in hand', RACE, 2, 4],
    ['bluff, four cards in hand', BLUFF, 3, 4],
    // The highest of three cards is put, alone or with others: 1 + 2 + 1.
    ['exchange', EXCHANGE, 2, 4],
    ['redeal, pass or one of two contracts', REDEAL, 5, 3],
  ])('of forehand: %s', (_, game, table, count) => {
    const rules = rulesOf(game);
    const s = begin(rules, table, table - 1);
    const legal = [...actionsOf(offersTo(rules, s, 0))];
    expect(legal).toHaveLength(count);
    for (const action of legal) expect(apply(rules, s, 0, action).ok).toBe(true);
    expect([...actionsOf(offersTo(rules, s, 1))]).toEqual([]);
  });
});

describe('a table of five that deals again', () => {
  const rules = rulesOf(REDEAL);
  const s = begin(rules, 5, 4);

  it('lets the dealer pause', () => {
    expect(s.active).toEqual([0, 1, 2, 3]);
    expect(s.zones['hand:4']).toBeUndefined();
  });

  it('keeps a secret contract from everybody but its player until the end', () => {
    const bid = play(rules, s, [0, { type: 'pass' }], [1, { type: 'bid', contract: 'secret-low' }]);
    expect(view(rules, bid, 1).games[0]?.contract).toBe('secret-low');
    expect(view(rules, bid, 2).games[0]).toEqual({ declarer: 1, with: {} });
    const shows = [0, 1, 2, 3].map((seat): Said => [seat, { type: 'show', card: bid.zones[`hand:${seat}`]?.[0] }]);
    expect(view(rules, play(rules, bid, ...shows), 2).games[0]?.contract).toBe('secret-low');
  });

  it('does the same with an item, now and in the history', () => {
    const bid = play(rules, s, [0, { type: 'bid', contract: 'secret-high' }]);
    const told = (viewer: number) => {
      const { items, history } = view(rules, bid, viewer);
      return [items, ...history.flatMap((event) => (event.type === 'items' ? [event.items] : []))];
    };
    expect(told(0)).toMatchObject([[{ about: 'secret-high', by: 0 }], [{ about: 'secret-high', by: 0 }]]);
    expect(told(1)).toEqual([[], []]);
    const shows = [0, 1, 2, 3].map((seat): Said => [seat, { type: 'show', card: bid.zones[`hand:${seat}`]?.[0] }]);
    const over = play(rules, bid, ...shows);
    expect(view(rules, over, 1).items).toMatchObject([{ about: 'secret-high', by: 0 }]);
    expect(rules.read(over).items).toMatchObject([{ about: 'secret-high', stage: 'before', by: 0 }]);
  });

  it('deals the hands again in the order they were collected, and settles nothing', () => {
    const passed = play(rules, s, ...[0, 1, 2, 3].map((seat): Said => [seat, { type: 'pass' }]));
    expect(passed.end).toEqual({ redeal: 'next-dealer', deck: rules.pack.cards });
    expect(view(rules, passed, 0).history.at(-1)).toEqual({ type: 'ended', redeal: true });
    const table = { family: 'probe-redeal', profile: 'plain', options: {}, rulesVersion: 1 };
    expect(record(rules, table, rules.pack.cards, passed)).toMatchObject({ row: null, settlement: null });
  });
});

describe('a race over several deals', () => {
  it('gets its standing from the series and ends at the target, with one side recorded', () => {
    const rules = rulesOf(RACE);
    const row = { table: 2, dealer: 1, outcome: 'played', games: [], items: [], measures: [30, 6], notes: {} };
    let notes: Record<string, number> = {};
    const goals = [1, 2, 3].map((deal) => {
      const now = { ...NOW, deal, notes };
      const items = rules.settle(row, now);
      notes = { 'run:0': raceOf(now, 0) + balanceOf(0, items).n };
      expect(balanceOf(1, items)).toEqual(ZERO);
      return items.map(({ code }) => code);
    });
    expect(goals).toEqual([['race'], ['race', 'goal'], ['race', 'goal']]);
  });
});

describe('an action that others hear in part', () => {
  const game = withPhase(BLUFF, 'put', () => ({
    overheard: (_s, _by, { type }) => (type === 'put' ? { type, claim: 'high' } : undefined),
  }));
  const rules = rulesOf(game);
  const s = play(rules, begin(rules, 3, 2), [0, { type: 'put', card: 'B1' }]);
  const heardBy = (viewer: Viewer) =>
    view(rules, s, viewer).history.flatMap((event) => (event.type === 'said' ? [event.action] : []));

  it.each<readonly [Viewer, object]>([
    [0, { type: 'put', card: 'B1' }],
    ['open', { type: 'put', card: 'B1' }],
    [1, { type: 'put', claim: 'high' }],
    ['spectator', { type: 'put', claim: 'high' }],
  ])('is told %s as %j', (viewer, action) => {
    expect(heardBy(viewer)).toEqual([action]);
  });

  it('is replayed as it was said', () => {
    expect(actionsIn(s)).toEqual([[0, { type: 'put', card: 'B1' }]]);
    const setup = { table: 3, dealer: 2, deck: rules.pack.cards, now: NOW };
    expect(replay(rules, setup, actionsIn(s))).toEqual({ ok: true, value: s });
  });

  it('says nothing of the rest to who heard all', () => {
    const doubted = play(rules, s, [1, { type: 'doubt' }]);
    expect(view(rules, doubted, 2).history).toContainEqual({ type: 'said', by: 1, action: { type: 'doubt' } });
  });
});

describe('replay', () => {
  const rules = rulesOf(EXCHANGE);
  const setup = { table: 2, dealer: 1, deck: rules.pack.cards, now: NOW };
  const s = play(
    rules,
    begin(rules, 2, 1),
    [0, { type: 'swap', cards: ['E3'] }],
    [1, { type: 'swap', cards: ['E6', 'E4'] }],
  );

  it('reaches the same state, or any before it', () => {
    expect(replay(rules, setup, actionsIn(s))).toEqual({ ok: true, value: s });
    expect(replay(rules, setup, actionsIn(s), 0)).toEqual({ ok: true, value: begin(rules, 2, 1) });
  });

  it('names the refused action, and refuses an impossible deal', () => {
    const actions: readonly Said[] = [[0, { type: 'swap', cards: ['E1'] }]];
    expect(replay(rules, setup, actions)).toEqual({
      ok: false,
      error: { index: 0, refusal: refusal('highest-stays') },
    });
    expect(replay(rules, { ...setup, deck: [] }, actions)).toMatchObject({ ok: false, error: { index: -1 } });
  });
});

describe('evolve', () => {
  it('throws on moving cards from where they are not: a bug in the game', () => {
    const s = begin(rulesOf(RACE), 2, 1);
    const move = (cards: readonly string[]) => () =>
      evolve(s, { type: 'moved', cards, from: 'hand:0', to: 'trick', seenBy: 'all' });
    expect(move(['R8'])).toThrow('do not all lie');
    expect(move(['R1', 'R1'])).toThrow('do not all lie');
    expect(move(['R1'])().zones['trick']).toEqual(['R1']);
  });

  it('carries out several events as it does one after the other, and leaves the state before as it was', () => {
    const s = deepFreeze(begin(rulesOf(RACE), 2, 1));
    const events: readonly Event[] = [
      { type: 'moved', cards: ['R1'], from: 'hand:0', to: 'trick', seenBy: 'all' },
      { type: 'noted', phase: 'one', notes: 1 },
      { type: 'moved', cards: ['R1'], from: 'trick', to: 'pile:1', seenBy: 'all' },
      { type: 'noted', phase: 'two', notes: 2 },
      { type: 'ended', end: 'settle' },
    ];
    const oneByOne = events.reduce((now, event) => evolve(now, event), s);
    expect(evolve(s, ...events)).toEqual(oneByOne);
    expect(s).toEqual(begin(rulesOf(RACE), 2, 1));
  });

  it('copies only what it changes', () => {
    const s = begin(rulesOf(RACE), 2, 1);
    const open = evolve(s, { type: 'moved', cards: ['R1'], from: 'hand:0', to: 'trick', seenBy: 'all' });
    const won = evolve(open, { type: 'moved', cards: ['R1'], from: 'trick', to: 'pile:1', seenBy: 'all' });
    expect(won.known).toBe(open.known);
    expect(evolve(won, { type: 'entered', phase: 'next' }).zones).toBe(won.zones);
  });
});
