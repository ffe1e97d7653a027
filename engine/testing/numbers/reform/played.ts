import { must } from '#engine/core/assert-never.ts';
import type { Card, Zone } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { isHonour, isTarock, KINGS } from '#engine/decks/deck-54.ts';
import { BEATING, type BeatingMemory, beatingMemory } from '#engine/games/reform/play/beating.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Play } from '#engine/phases/tricks.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { type At, withOptions } from '../at.ts';
import { dealtAt, isOffered } from '../dealt-at.ts';

/** Deals of Reform Tarock that are played. Seat 0 is forehand and plays, seat 3 deals. */

const NO_PILE: BeatingMemory = { turn: null, plays: [], leads: 0, passed: [], excused: false, ending: null };
const TALON = { 'talon:0': 'C7 C8 S7', 'talon:1': 'S8 H4 D4' };

/** Nobody outbids forehand. */
function playing(at: At, contract: string, zones: Readonly<Record<Zone, string>> = {}, options: Notes = {}): DealtDeal {
  const deal = dealtAt(withOptions(at, { contractsOff: [], auction: 'priority', ...options }), { ...TALON, ...zones });
  // Some games only forehand may name, once everybody has passed.
  const isLast = deal.refused({ type: 'bid', contract }) !== undefined;
  deal.go(isLast ? { type: 'mein-spiel' } : { type: 'bid', contract });
  for (let others = 0; others < 3; others++) deal.go({ type: 'pass' });
  if (isLast) deal.go({ type: 'bid', contract });
  return deal;
}

/** Whether the fourth king may be called with this number of one’s own. */
export const mayCallFourth = (at: At, kings: number): boolean => {
  const others = KINGS.slice(kings);
  const hands = { 'hand:0': KINGS.slice(0, kings), 'hand:1': others };
  const dealt = Object.entries(hands).flatMap(([zone, cards]) => (cards.length > 0 ? [[zone, cards.join(' ')]] : []));
  return isOffered(playing(at, 'rufer', Object.fromEntries(dealt) as Record<Zone, string>), 'call-fourth');
};

/** Whether a game is sold when these of the three who vote agree; seat 1 wants to buy, seat 0 sells and is asked last. */
function isSold(at: At, agreeing: readonly Seat[]): boolean {
  const deal = playing(at, 'dreier', {}, { ankauf: 'alone', ankaufChair: 'first-leader' });
  deal.go({ type: 'buy' });
  for (const seat of [2, 3, 0]) deal.go({ type: agreeing.includes(seat) ? 'agree' : 'refuse' });
  return deal.s.games[0]?.with['soldBy'] !== undefined;
}

/** Whether it is sold with this number of votes, the buyer's among them, although the seller is asked last. */
export const isSoldBy = (at: At, votes: number): boolean => isSold(at, [2, 3, 0].slice(0, Math.max(0, votes - 1)));

/** Whether it is sold with this number of votes for it and against it, if the seller's is among those for it, and if it is not. */
export function soldAt(at: At, votes: number, others: number): readonly boolean[] {
  if (votes + others !== 4) return [];
  return [
    isSold(at, [0, ...[2, 3].slice(0, Math.max(0, votes - 2))]),
    isSold(at, [2, 3].slice(0, Math.max(0, votes - 1))),
  ];
}

/** How many are asked about a purchase. */
export function votersAt(at: At): number {
  const deal = playing(at, 'dreier', {}, { ankauf: 'alone' });
  deal.go({ type: 'buy' });
  let voters = 0;
  for (; isOffered(deal, 'agree'); voters++) deal.go({ type: 'agree' });
  return voters;
}

/** What forehand may lay away, suit cards first. */
function freeIn(s: State): readonly Card[] {
  const free = handIn(s, 0).filter((card) => !isHonour(card));
  return [...free.filter((card) => !isTarock(card)), ...free.filter(isTarock)];
}

/** Whether this number of cards is taken of the talon where there is no mortgage. */
export function mayTake(at: At, contract: string, many: number): boolean {
  const cards = ['C7', 'C8', 'S7', 'S8', 'H4', 'D4', 'C9'].slice(0, many);
  const deal = playing(
    at,
    contract,
    { 'hand:1': KINGS.join(' ') },
    { mortgage: false, ankauf: 'off', preKontra: false },
  );
  if (isOffered(deal, 'call-king')) deal.go({ type: 'call-king', suit: 'C' });
  // Where cards are laid away first, that is where their number is chosen.
  if (deal.s.phase === 'lay') return deal.refused({ type: 'lay', cards: freeIn(deal.s).slice(0, many) }) === undefined;
  return deal.refused({ type: 'take', group: 0, cards }) === undefined;
}

/** How many have to say good one after the other. */
export function goodsToEnd(at: At): number {
  const deal = playing(at, 'dreier', {}, { ankauf: 'off', preKontra: true });
  let goods = 0;
  for (; deal.s.phase === 'pre'; goods++) deal.go({ type: 'good' });
  return goods;
}

/** The same of a bird that the declarer announces during play. */
export function goodsInPlay(at: At): number {
  const deal = playing(at, 'solouhurufer');
  deal.go({ type: 'call-king', suit: 'C' });
  while (deal.s.phase === 'announce') deal.go({ type: 'good' });
  deal.go({ type: 'announce', bonus: 'kakadu' });
  let goods = 0;
  for (; deal.s.phase === 'bird-talk'; goods++) deal.go({ type: 'good' });
  return goods;
}

/** After how many tricks the declarer is asked for a black-out. */
export function tricksBeforeBlackOut(at: At): number {
  const deal = playing(at, 'solodreier');
  const quietly = (): object =>
    deal.offered.find(({ type }) => type === 'play' || type === 'good' || type === 'no-buy') ?? {};
  let cards = 0;
  for (; deal.s.phase !== 'seven'; cards += deal.s.phase === 'tricks' ? 1 : 0) deal.go(quietly());
  return cards / 4;
}

/** A deal that may be cut, with everything that is done until the auction begins. */
interface Cut {
  readonly s: State;
  readonly said: readonly (readonly [seat: Seat, action: Action, packets: number])[];
}

/** The pack is cut, or knocked on: whoever is asked does the first of these that is offered. */
export function cutAt({ rules }: At, table: number, wanted: readonly string[]): Cut {
  const dealer = table - 1;
  const now = { deal: 1, factors: [], pot: rational(0), notes: {} };
  const begun = start(rules, { table, dealer, deck: rules.pack.cards, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  const said: (readonly [Seat, Action, number])[] = [];
  while (s.phase === 'cut') {
    const seat = must(turnOf(rules, s).must[0], 'a seat');
    const offered = namedIn(offersTo(rules, s, seat));
    const action = must(
      wanted.flatMap((type) => offered.filter((one) => one.type === type))[0],
      `one of ${wanted.join(', ')}`,
    );
    said.push([seat, action, offered.filter(({ type }) => type === 'choose-packet').length]);
    const done = apply(rules, s, seat, action);
    if (!done.ok) throw new Error(done.error.code);
    s = done.value;
  }
  return { s, said };
}

/** How many seats the one who cuts sits to the right of the dealer. */
export function cutterAt(at: At, table: number): number {
  const seats = Array.from({ length: table }, (_, seat) => seat);
  const [[cutter] = [NaN]] = cutAt(at, table, ['cut']).said;
  return from(table - 1, seats).indexOf(cutter);
}

/** How many cards a zone gets at once when the pack is dealt. */
export const packetsTo = ({ rules }: At, zone: string): readonly number[] =>
  rules
    .deal(rules.pack.cards, [0, 1, 2, 3])
    .flatMap((event) => (event.type === 'moved' && event.to.startsWith(zone) ? [event.cards.length] : []));

/** Cards of a hand. */
export const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[`hand:${seat}`] ?? [];

/** In how many ways besides a game with a bird may be played whose king lies in the talon, if it is neither given up nor simply played alone. */
export function waysAt(at: At, contract: string): number {
  const deal = playing(at, contract, { 'talon:0': 'HK C8 S7' }, { preKontra: false });
  deal.go({ type: 'call-king', suit: 'H' });
  const ways = new Set(deal.offered.map(({ type }) => type));
  return [...ways].filter((way) => way !== 'alone' && way !== 'schleifen-king').length;
}

/** How it ends for a Pensionist who would have to beat a card in the pile of this number. */
export function forcedIn({ rules }: At, pile: number): unknown {
  const s: State = {
    ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
    ...{ zones: { 'hand:0': ['S8'], 'hand:1': ['C7'], 'hand:2': ['C8'], 'hand:3': ['S7', 'H4'] }, known: {} },
    ...{ games: [{ declarer: 0, contract: 'pensionist', with: {} }], items: [], phase: BEATING, end: null },
    ...{ notes: { [BEATING]: { ...NO_PILE, turn: 3, leads: pile - 1 } }, attempts: [], log: [] },
  };
  const play: Play = { type: 'play', card: 'S7' };
  const done = apply(rules, s, 3, play);
  if (!done.ok) throw new Error(done.error.code);
  return beatingMemory(done.value).ending;
}

/** How many cards the declarer may draw from the talon. */
export function drawnAt(at: At, contract: string): number {
  const deal = playing(at, contract, {}, { ankauf: 'off', preKontra: false });
  let drawn = 0;
  for (; deal.s.phase === 'draw'; drawn++) deal.go({ type: 'draw' });
  return drawn;
}

/** How many cards go at each step of a ring: laid away by the declarer, passed on, and laid away at its end. */
export function givenRound(at: At, contract: string): readonly number[] {
  const deal = playing(at, contract, {}, { ankauf: 'off', preKontra: false });
  deal.go({ type: 'take-group', group: 0 });
  const given: number[] = [];
  while (deal.s.phase === 'ring') {
    const [offer] = deal.seenBy(deal.seat).offers;
    if (offer?.kind !== 'cards') throw new Error('no cards to give');
    given.push(offer.min);
    deal.go({ type: offer.type, cards: [...new Set([...offer.fixed, ...offer.from])].slice(0, offer.min) });
  }
  return given;
}
