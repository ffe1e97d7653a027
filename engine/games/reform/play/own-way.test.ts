import { describe, expect, test } from 'vitest';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { legalCards } from '#engine/play/rules.ts';
import type { ContractId } from '../contracts/contract.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { countingCard, inOrder, ledIn, ownRules, together } from './own-way.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

/** Seat 1 is the declarer; each play of the open trick is a list of cards, the first one of the seat before. */
const at = (contract: ContractId, hand: string, ...plays: readonly string[]): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
  zones: { [handOf(1)]: cards(hand), [TRICK]: plays.flatMap((play) => [...cards(play)]) },
  known: {},
  games: [{ declarer: 1, contract, with: {} }],
  ...{ items: [], phase: 'tricks', end: null, attempts: [], log: [] },
  notes: plays.some((play) => cards(play).length > 1)
    ? { tricks: { tricks: [], plays: plays.map((play, by) => ({ by, cards: cards(play) })) } }
    : {},
});

/** What the seat may play of its hand, by the rules of its own. */
function legal(s: State, seat: Seat = 1): string | undefined {
  const contract = CONTRACTS[s.games[0]?.contract as ContractId];
  const rules = ownRules(contract, s, seat);
  const [hand, trick] = [s.zones[handOf(seat)] ?? [], s.zones[TRICK] ?? []];
  return rules && legalCards(rules, { hand, trick, number: 1, winner: () => 0 }).join(' ');
}

const sets = (s: State, seat: Seat = 1): readonly string[] =>
  together(CONTRACTS[s.games[0]?.contract as ContractId], s, seat).map((group) => group.join(' '));

describe('who has a way of their own', () => {
  test('only the declarer, and only where the contract says so', () => {
    expect(legal(at('apotheker', 'H1', 'S8'), 2)).toBeUndefined();
    expect(legal(at('dreier', 'H1', 'S8'))).toBeUndefined();
    expect(sets(at('hausierer', 'H1 H2'), 2)).toEqual([]);
    expect(sets(at('apotheker', 'H1 H2'))).toEqual([]);
  });

  test('an order that is fixed beforehand is a rule elsewhere', () =>
    expect(legal(at('fahrt-ins-blaue', 'H1', 'S8'))).toBeUndefined());
});

describe('Apotheker: any card at any turn (reform §7.9)', () => {
  test.each([
    ['leading', []],
    ['though they could follow', ['S8']],
    ['though they would have to give a tarock', ['C8']],
  ])('%s', (_, plays) => expect(legal(at('apotheker', 'T1 H1 SK', ...plays))).toBe('T1 H1 SK'));
});

describe('Artist: the Sküs at any turn (reform §7.8)', () => {
  test.each<[says: string, hand: string, plays: readonly string[], may: string]>([
    ['leading, any card', 'T22 T1 H1 SK', [], 'T22 T1 H1 SK'],
    ['beside the suit led', 'T22 T1 H1 SK', ['S8'], 'T22 SK'],
    ['else a tarock', 'T22 T1 H1 SK', ['C8'], 'T22 T1'],
    ['the Sküs, where it is the only tarock', 'T22 H1 SK', ['C8'], 'T22'],
    ['any card, where there is no tarock either', 'H1 SK', ['C8'], 'H1 SK'],
    ['it follows a tarock like any other', 'T22 T1 H1', ['T5'], 'T22 T1'],
  ])('%s', (_, hand, plays, may) => expect(legal(at('artist', hand, ...plays))).toBe(may));
});

describe('Hausierer: one suit (reform §7.8)', () => {
  test.each<[says: string, hand: string, plays: readonly string[], may: string]>([
    ['leading, any card', 'T22 T1 H1 SK', [], 'T22 T1 H1 SK'],
    ['following, the suit led or the Sküs', 'T22 T1 H1 SK S7', ['S8'], 'T22 SK S7'],
    ['the Sküs alone serves every lead, and no other tarock does', 'T22 T1 H1', ['S8'], 'T22'],
    ['tarocks to a tarock', 'T22 T1 H1', ['T5'], 'T22 T1'],
  ])('%s', (_, hand, plays, may) => expect(legal(at('hausierer', hand, ...plays))).toBe(may));

  test.each<[says: string, hand: string, plays: readonly string[], groups: readonly string[]]>([
    ['leading, each suit with the Sküs', 'T22 T1 H1 SK S7', [], ['T22 T1', 'T22 H1', 'T22 SK S7']],
    ['leading, without the Sküs', 'T2 T1 H1 SK S7', [], ['T2 T1', 'H1', 'SK S7']],
    ['following, the suit led with the Sküs', 'T22 T1 H1 SK S7', ['S8'], ['T22 SK S7']],
    ['no set of the Sküs alone', 'T22 T1 H1', ['S8'], []],
    ['nor of the Sküs and nothing else', 'T22', [], ['T22']],
  ])('together: %s', (_, hand, plays, groups) => expect(sets(at('hausierer', hand, ...plays))).toEqual(groups));
});

describe('what several cards count as (reform §7.8)', () => {
  test.each([
    ['the highest of them', 'S7 SK S10', 'SK'],
    ['red pips run the other way', 'H4 H1 H2', 'H1'],
    ['the Sküs not among cards of a suit', 'T22 H4 H1', 'H1'],
    ['but among tarocks', 'T5 T22 T9', 'T22'],
    ['and alone', 'T22', 'T22'],
  ])('%s', (_, play, card) => expect(countingCard(cards(play))).toBe(card));

  test('it lies in front, the others as they were given', () => {
    expect(inOrder(cards('T22 H4 H1 H2'))).toEqual(cards('H1 T22 H4 H2'));
    expect(inOrder(cards('T22'))).toEqual(['T22']);
  });
});

describe('the suit led', () => {
  test.each<[says: string, plays: readonly string[], suit: string | undefined]>([
    ['none before the first card', [], undefined],
    ['of a single card', ['S8', 'T4'], 'S'],
    ['of several with the Sküs', ['T22 H1 H2', 'H4'], 'H'],
    ['tarocks by the Sküs alone', ['T22'], 'T'],
    ['tarocks by the Sküs among tarocks', ['T22 T4'], 'T'],
  ])('%s', (_, plays, suit) => expect(ledIn(at('hausierer', 'SK', ...plays))).toBe(suit));
});
