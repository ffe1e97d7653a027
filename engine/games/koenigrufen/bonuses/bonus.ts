import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { PlayedDeal } from '#engine/judging/played.ts';
import { type Side, SIDES } from '#engine/judging/sides.ts';

/** What somebody did without having announced it. */
interface Silent {
  readonly by: Seat;
  readonly made: boolean;
}

/** A bonus (Zusatz): what it is about and when it is made. Amounts are the profile's (tirol §6.1). */
export interface Bonus {
  readonly id: string;
  readonly source: string;
  /** Course bonuses happen in a certain trick, possession bonuses lie in the pile at the end. */
  readonly kind: 'course' | 'possession' | 'valat';
  /** The cards that it is about, where it lies in the pile or is taken. */
  readonly cards?: readonly Card[];
  /** Whether it may be added to a Farbenspiel (tirol §6.1). */
  readonly inColour: boolean;
  /** The card that its announcer must hold and keep for its trick; without a `card` it is the called king. */
  readonly promise?: { readonly card?: Card; readonly trick: number; readonly bird: boolean };
  /** The card that may be taken (Mondfang); empty where there is none. */
  readonly prey?: (deal: PlayedDeal) => readonly Card[];
  /** Only this side can make it, for it is about the called king. */
  readonly calledKing?: Side;
  /** Card points in thirds that a side needs for it. */
  readonly thirds?: number;
  made(deal: PlayedDeal, side: Side): boolean;
  /** Whether it came about without an announcement, for whom, and how it ended (tirol §8.1). */
  silent(deal: PlayedDeal): Silent | undefined;
}

/** It came about without a word: for the side that made it, whoever of them sits first. */
export function silentBySide(deal: PlayedDeal, made: Bonus['made']): Silent | undefined {
  const side = SIDES.find((one) => made(deal, one));
  return side && { by: must(deal.members(side)[0], 'a member'), made: true };
}
