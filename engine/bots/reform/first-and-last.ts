import { type Card, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, PACK_54, strengthOf } from '#engine/decks/deck-54.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { winnerOf } from '#engine/play/suits.ts';
import type { Sensible } from '../search/sense.ts';
import { bySuit, type Here, ofType, plays, type WithCard } from './here.ts';

interface Pick extends Action {
  readonly seat: Seat;
}

/** A suit of which one holds the best card that there is in the hand: it may win the last trick (reform §7.6, Spezi). */
export function naming({ contract, hand, offers }: Here): Sensible | undefined {
  if (contract.kind !== 'first-and-last') return undefined;
  const best = (suit: unknown): number => strengthOf(bySuit(hand).get(String(suit))?.[0] ?? '');
  const suits = ofType({ offers }, 'suit').filter((action): action is Action & { suit: string } => 'suit' in action);
  const most = Math.max(...suits.map(({ suit }) => best(suit)));
  return { actions: suits.filter(({ suit }) => best(suit) === most) };
}

/** What is worth something in the last trick: the best card of the suit, and for the declarer's opponents their best tarock, too. */
function keptIn({ game, seat, hand }: Here): readonly Card[] {
  const suits = bySuit(hand);
  const best = (suit: unknown): readonly Card[] => suits.get(String(suit))?.slice(0, 1) ?? [];
  return [...best(game.with['suit']), ...(seat === game.declarer ? [] : best('T'))];
}

/** What wins the first trick: with the best card of a suit, or whatever beats what lies there. */
function winning({ zones }: Here, may: readonly WithCard[]): readonly WithCard[] {
  const lying = (zones[TRICK] ?? []).filter((card) => card !== null);
  if (lying.length > 0) return may.filter(({ card }) => winnerOf(PACK_54, [...lying, card]) === lying.length);
  const tops = [...bySuit(may.map(({ card }) => card)).values()].map((cards) => cards[0]);
  return may.filter(({ card }) => tops.includes(card));
}

/** Tarocks from the top, which draw those of the others. */
function drawing(may: readonly WithCard[]): readonly WithCard[] {
  const [top] = bySuit(may.map(({ card }) => card)).get('T') ?? [];
  return may.filter(({ card }) => card === top);
}

/**
 * Whoever may say who leads: the declarer themselves, and the others one of them. The first trick is to be won, and after it everything goes
 * before what may win the last one; the declarer leads tarocks as long as there are any (reform §7.6, Spezi).
 */
export function firstAndLast(here: Here): Sensible {
  const { game, seat, hand, zones } = here;
  const isDeclarer = seat === game.declarer;
  const picks = ofType(here, 'pick').filter((action): action is Pick => 'seat' in action);
  if (picks.length > 0) return { actions: picks.filter((pick) => (pick.seat === game.declarer) === isDeclarer) };
  const may = plays(here);
  const wins = hand.length === TRICKS ? winning(here, may) : [];
  if (wins.length > 0) return { actions: wins };
  const leads = (zones[TRICK] ?? []).length === 0;
  if (isDeclarer && leads && hand.some(isTarock)) return { actions: drawing(may) };
  const kept = keptIn(here);
  return { actions: may.filter(({ card }) => !kept.includes(card)) };
}
