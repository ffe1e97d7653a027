import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { apply, offersTo, phaseOf, turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Trick, tricksOf } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, GOOD, PASS } from '#engine/testing/dealt.ts';
import { reform } from '../game.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);
const rules = reform.rules(tableOf(reform, 'reform', { kaiserstich: true }));
const SEATS = [0, 1, 2, 3] as const;

/** A Pagatrufer of seat 1, who has named seat 3; the seat that has won the last trick leads. */
const at = (leads: Seat, ...hands: readonly [string, string, string, string]): State => ({
  ...{ table: 4, active: SEATS, dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  zones: Object.fromEntries(hands.map((hand, seat) => [handOf(seat), cards(hand)])),
  known: Object.fromEntries(
    PACK_54.cards.map((card) => [card, SEATS.filter((seat) => cards(hands[seat]).includes(card))]),
  ),
  games: [
    {
      declarer: 1,
      partner: 3,
      contract: 'pagatrufer',
      called: 'CK',
      with: { exchanged: 3, kingTalon: 'pratermaessig' },
    },
  ],
  ...{ items: [], phase: 'tricks', end: null, attempts: [], log: [] },
  notes: { tricks: { tricks: [{ plays: [], winner: leads } satisfies Trick] } },
});

const turn = (s: State): Seat => must(turnOf(rules, s).must[0], 'a turn');
/** A card, or several as one play: `T9+T3`. */
const actionOf = (said: string) =>
  said.includes('+') ? { type: 'play-set', cards: said.split('+') } : { type: 'play', card: said };
const after = (s: State, list: string): State =>
  cards(list).reduce((now, said) => {
    const next = apply(rules, now, turn(now), actionOf(said));
    if (!next.ok) throw new Error(`${said}: ${next.error.code}`);
    return next.value;
  }, s);
const refused = (s: State, said: string): string | undefined => {
  const next = apply(rules, s, turn(s), actionOf(said));
  return next.ok ? undefined : next.error.code;
};
/** Single cards that the seat to act may play, and those of which several are one play. */
function may(s: State): { readonly single: string; readonly together: readonly string[] } {
  const offers = offersTo(rules, s, turn(s));
  const single = offers.flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : []));
  return {
    single: single.flatMap((action) => ('card' in action ? [String(action.card)] : [])).join(' '),
    together: offers.flatMap((offer) => (offer.kind === 'cards' ? [offer.from.join(' ')] : [])),
  };
}
const winner = (s: State): Seat | undefined => tricksOf(s).at(-1)?.winner;

describe('several tarocks as one play (reform §7.4, Prater)', () => {
  const HANDS = ['T9 T3 T1 CK CQ D4', 'T20 T4 C7 C9 H1 HK', 'T12 T2 S7 S8 HQ H2', 'T22 T21 T5 C8 SK DK'] as const;
  const leading = at(0, ...HANDS);

  test('everybody may lead as many as they like, or any card alone', () => {
    expect(may(leading)).toEqual({ single: HANDS[0], together: ['T9 T3 T1'] });
    for (const set of ['T9+T3+T1', 'T1+T9', 'T3']) expect(refused(leading, set)).toBeUndefined();
    for (const seat of [1, 2, 3]) expect(may(at(seat, ...HANDS)).together).toHaveLength(1);
  });

  test.each([
    ['two cards of a suit', 'CK+CQ'],
    ['a suit card and tarocks', 'T9+CK+T1'],
    ['one tarock twice', 'T9+T9'],
  ])('%s are not one play', (_, set) => expect(refused(leading, set)).toBe('tarocks-only-together'));

  test('nor a card of somebody else', () => expect(refused(leading, 'T9+T12')).toBe('card-not-in-hand'));

  test('the suit led is followed with one card, and tarocks wait', () => {
    const led = after(leading, 'CQ');
    expect(may(led)).toEqual({ single: 'C7 C9', together: [] });
    expect([refused(led, 'C7+C9'), refused(led, 'T20+T4'), refused(led, 'T20')]).toEqual([
      ...['tarocks-only-together', 'must-follow-suit', 'must-follow-suit'],
    ]);
  });

  test('whoever cannot follow gives one tarock or several', () => {
    const led = after(leading, 'CQ C9');
    expect(may(led)).toEqual({ single: 'T12 T2', together: ['T12 T2'] });
    expect([refused(led, 'S7'), refused(led, 'T12+S7'), refused(led, 'T12+T2')]).toEqual([
      ...['must-play-tarock', 'must-play-tarock', undefined],
    ]);
  });

  test('tarocks are followed with one or several', () => {
    const led = after(leading, 'T9+T3');
    expect(may(led)).toEqual({ single: 'T20 T4', together: ['T20 T4'] });
    expect(refused(led, 'HK')).toBe('must-follow-suit');
  });

  test('they lie in the trick together, the highest first, and everybody sees how many there are', () => {
    const s = after(leading, 'T1+T9 T20 T12+T2 T5');
    expect(
      tricksOf(s)
        .at(-1)
        ?.plays.map((one) => one.cards.join('+')),
    ).toEqual(['T9+T1', 'T20', 'T12+T2', 'T5']);
    expect(view(rules, s, 'spectator').notes).toMatchObject({ tricks: [{}, { counts: [2, 1, 2, 1] }] });
  });

  test.each<[says: string, plays: string, winner: Seat]>([
    ['the largest sum wins', 'T9+T3 T4 T12+T2 T5', 2],
    ['also of low ones against a high one', 'T9+T3+T1 T4 T12 T5', 0],
    ['the first of equal ones', 'T9+T3 T4 T12 T5', 0],
    ['the Sküs counts 22', 'T9+T3+T1 T20 T12+T2 T22', 3],
    ['and is beaten by a sum', 'T9 T20+T4 T12 T22', 1],
    ['a tarock beats the suit led', 'CK C7 T2 C8', 2],
    ['the larger sum of tarocks, too', 'D4 T4+T20 T12 DK', 1],
  ])('%s', (_, plays, wins) => {
    const s = after(leading, plays);
    expect([winner(s), turn(s)]).toEqual([wins, wins]);
  });

  test('a tarock on a suit shows that the suit was missing, and nothing of other tarocks', () => {
    const led = after(leading, 'CQ');
    const mayHold = (beside: Card) => phaseOf(rules, led)?.couldPlay?.(led, 1, 'T4', beside);
    expect([mayHold('C7'), mayHold('T20'), mayHold('HK')]).toEqual([false, true, true]);
  });

  test('without tarocks the highest card of the suit led, whatever else falls', () => {
    const suits = at(0, 'HJ S9', 'H1 HK', 'HQ H2', 'C8 SK');
    expect(winner(after(suits, 'HJ HK H2 SK'))).toBe(1);
  });

  test('the Pagat does not win from the whole Trull', () => {
    const trull = at(0, 'T1 S9', 'T22 HK', 'T21 H2', 'C8 SK');
    expect(winner(after(trull, 'T1 T22 T21 C8'))).toBe(1);
  });
});

describe('hands that are not emptied together (reform §7.4)', () => {
  test('who has no cards is passed over', () => {
    const s = after(at(0, 'T9 C7', 'T8 T7', 'T6 T5 H1', 'T3 T2 H2'), 'T9 T8+T7 T6 T3');
    expect([winner(s), turn(s)]).toEqual([1, 2]);
    const second = after(s, 'H1 H2');
    expect(turn(second)).toBe(0);
    const trick = must(tricksOf(after(second, 'C7')).at(-1), 'a trick');
    expect([trick.winner, trick.plays.map(({ by }) => by)]).toEqual([2, [2, 3, 0]]);
  });

  test('a winner without cards gives the lead to the next seat with cards to their right', () => {
    const s = after(at(2, 'T9', 'C9 C8', 'T22 T21', 'T3 H2'), 'T22+T21 T3 T9 C9');
    expect([winner(s), turn(s)]).toEqual([2, 3]);
    const one = after(at(2, 'C7 C10', 'C9 C8', 'T22 T21', 'T3'), 'T22+T21 T3 C7 C9');
    expect([winner(one), turn(one)]).toEqual([2, 0]);
  });

  test('whoever is alone with cards plays on', () => {
    const s = after(at(0, 'T9', 'T8', 'T6', 'T3 H2 H1'), 'T9 T8 T6 T3');
    const rest = after(s, 'H2');
    expect([turn(s), turn(rest), rest.end]).toEqual([3, 3, null]);
    const over = after(rest, 'H1');
    expect([
      over.end,
      tricksOf(over)
        .slice(1)
        .map(({ plays }) => plays.length),
    ]).toEqual(['settle', [4, 1, 1]]);
  });

  test('it ends when all hands are empty, with whatever trick that is', () => {
    const s = at(0, 'T9 T8', 'T7 T6', 'T5 T4', 'T3 T2');
    const over = after(s, 'T9+T8 T7+T6 T5+T4 T3+T2');
    expect([over.end, tricksOf(over)]).toMatchObject(['settle', { length: 2 }]);
  });
});

describe('from the choice to the last card', () => {
  test.each(['one', 'two', 'three', 'four', 'five'])('all that is dealt to hands is won in tricks: %s', (seed) => {
    const deal = dealOut({ 'talon:0': 'CK T2 H1' }, { game: reform, profile: 'reform' });
    deal.go(bid('pagatrufer'), PASS, PASS, PASS, { type: 'call-king', suit: 'C' }, GOOD, GOOD, GOOD);
    deal.go({ type: 'pratermaessig', seat: 2 }, { type: 'take', group: 0, cards: [] }, GOOD, GOOD, GOOD, GOOD);
    expect([deal.s.phase, deal.s.games[0]?.partner, deal.seenBy('spectator').games[0]?.partner]).toEqual([
      'tricks',
      2,
      2,
    ]);
    const rng = seededRng(seed);
    while (deal.s.end === null) deal.go(sampleAction(deal.seenBy(deal.seat).offers, rng));
    const won = SEATS.flatMap((seat) => deal.s.zones[`pile:${seat}`] ?? []);
    const played = tricksOf(deal.s);
    expect([won.length, played.flatMap(({ plays }) => plays.flatMap((one) => one.cards)).length]).toEqual([48, 48]);
    expect(SEATS.flatMap((seat) => deal.s.zones[handOf(seat)] ?? [])).toEqual([]);
    // Nobody comes twice to one trick, and everybody in turn.
    for (const { plays } of played) {
      const places = plays.map(({ by }) => (by - (plays[0]?.by ?? 0) + 4) % 4);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    }
  });
});

describe('nothing of that where another way was chosen', () => {
  test.each(['alone', 'steinhofmaessig'])('%s', (kingTalon) => {
    const prater = at(0, 'T9 T3', 'T20 T4', 'T12 T2', 'T22 T21');
    const [{ partner: _, ...game }] = prater.games as readonly [State['games'][number]];
    const s: State = { ...prater, games: [{ ...game, with: { ...game.with, kingTalon } }] };
    expect([may(s).together, refused(s, 'T9+T3')]).toEqual([[], 'not-together']);
    expect(winner(after(s, 'T9 T4 T12 T22'))).toBe(3);
  });
});
