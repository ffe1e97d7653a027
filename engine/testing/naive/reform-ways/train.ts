import { following, suitOf } from '../reform-cards.ts';
import { isOrdered } from '../reform-contracts.ts';
import { reformWords, type Word } from '../reform-log.ts';
import { reformTricks } from '../reform-tricks.ts';
import { heldIn, ledIn, type Moment, nextToPlay, openIn, talonIn } from './moment.ts';

/** The Eisenbahner family, played once more from what was said and laid down (docs/rules/reform.md §7.7). */

export type Arrival = 'departed' | 'bus' | 'express' | 'brake' | 'renege';

/** The suit of the declarer, once it was named; of a Spezi that of its last trick. */
export const suitIn = (words: readonly Word[]): string | undefined =>
  words.find(({ type, in: phase }) => type === 'suit' && phase === 'declare')?.['suit'] as string | undefined;

/** The order in which the declarer will play, as far as it was said; whoever begins anew has said nothing. */
export function orderIn(words: readonly Word[]): readonly string[] {
  const said = words.filter(({ in: phase }) => phase === 'declare');
  const anew = said.findLastIndex(({ type }) => type === 'order-again');
  return said.slice(anew + 1).flatMap((word) => (word.type === 'order' ? [String(word['card'])] : []));
}

/** Who takes the bus, and with which suit. */
export function busIn(words: readonly Word[]): { readonly seat: number; readonly suit: string } | undefined {
  const word = words.find(({ type, in: phase }) => type === 'bus' && phase === 'bus');
  return word && { seat: word.by, suit: String(word['suit']) };
}

const isAllOf = (hand: readonly string[], suit: string | undefined): boolean =>
  hand.length > 0 && hand.every((card) => suitOf(card) === suit);

/** The card that comes next in the order of the declarer. */
export const dueIn = (at: Moment): string | undefined =>
  orderIn(reformWords(at.s)).find((card) => heldIn(at, at.sides.declarer).includes(card));

/** How the play has ended; `undefined`: it goes on. */
export function arrivalIn(at: Moment): Arrival | undefined {
  const { s, options, sides } = at;
  const words = reformWords(s);
  if (words.some(({ type, in: phase }) => type === 'brake' && phase === 'tricks')) return 'brake';
  const bus = busIn(words);
  if (reformTricks(s, options).length > 0 && openIn(at).length === 0) {
    if (isAllOf(heldIn(at, sides.declarer), suitIn(words))) return 'departed';
    if (bus && isAllOf(heldIn(at, bus.seat), bus.suit)) return 'bus';
    const hands = sides.theirs.map((seat) => heldIn(at, seat));
    if (hands.some((hand) => isAllOf(hand, suitOf(hand[0] ?? '')))) return 'express';
  }
  if (!isOrdered(sides.contract) || nextToPlay(at) !== sides.declarer) return undefined;
  const legal = following(heldIn(at, sides.declarer), ledIn(at));
  return legal.includes(dueIn(at) ?? '') ? undefined : 'renege';
}

/** Beside the ordinary plays: any tarock, where the declarer could follow a side suit. */
export function brakesIn(at: Moment): readonly string[] {
  const { contract, declarer } = at.sides;
  const lead = ledIn(at);
  if (isOrdered(contract) || nextToPlay(at) !== declarer || lead === undefined || suitOf(lead) === 'T') return [];
  const hand = heldIn(at, declarer);
  const canFollow = hand.some((card) => suitOf(card) === suitOf(lead));
  return canFollow ? hand.filter((card) => suitOf(card) === 'T') : [];
}

interface Collected {
  readonly declarer: readonly string[];
  readonly opponents: readonly string[];
  /** What the player of the bus has won and collected alone. */
  readonly bus: readonly string[];
}

/** Whose cards are whose when the play has ended. */
export function collectedIn(at: Moment): Collected {
  const { s, options, sides } = at;
  const words = reformWords(s);
  const arrival = arrivalIn(at);
  const bus = busIn(words);
  const isDeparture = arrival === 'departed' || arrival === 'bus';
  const leaves = arrival === 'bus' ? bus?.seat : sides.declarer;
  const suit = arrival === 'bus' ? bus?.suit : suitIn(words);
  const own = new Map<number | undefined, string[]>();
  /** What the opponents get that is nobody's own. */
  const common: string[] = [];
  const give = (seat: number | undefined, card: string): void => void own.set(seat, [...(own.get(seat) ?? []), card]);
  const goes = (card: string, holder: number | undefined): void => {
    if (isDeparture && (holder === leaves || suitOf(card) === suit)) give(leaves, card);
    else if (holder === undefined || arrival === 'brake') common.push(card);
    else give(holder, card);
  };
  for (const { cards, winner } of reformTricks(s, options)) for (const card of cards) give(winner, card);
  for (const { by, cards } of openIn(at)) for (const card of cards) goes(card, by);
  for (const seat of s.active) for (const card of heldIn(at, seat)) goes(card, seat);
  for (const card of talonIn(s)) goes(card, undefined);
  return {
    declarer: own.get(sides.declarer) ?? [],
    opponents: [...common, ...sides.theirs.flatMap((seat) => own.get(seat) ?? [])],
    bus: (bus && own.get(bus.seat)) ?? [],
  };
}
