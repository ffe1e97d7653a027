import type { Stage } from '#engine/kernel/score.ts';
import type { Packet } from '#engine/phases/packets.ts';
import type { BonusId } from '../bonuses.ts';
import type { Bid } from '../contracts/index.ts';
import type { Options } from '../options/options.ts';

/** How a standing bid was disputed: not at all, taken over once, kept after that, taken over twice (illustrated §3.1). */
export const LEVELS = ['basic', 'taken', 'held', 'retaken'] as const;
export type Level = (typeof LEVELS)[number];

/** A column of the table of bonuses: before the talon is taken up, after it, silent, or shown from the hand. */
export type Column = Extract<Stage, 'before' | 'announced' | 'silent' | 'meld'>;

/** A rule set: tables of numbers, and who may say what. */
export interface Profile {
  readonly id: string;
  readonly packets: readonly Packet[];
  /** In turn against one rival, who may take a bid over; or everybody above everybody. */
  readonly auction: TakingOver | 'overcall';
  /** What a game is worth before it is multiplied, by level; where there is none, it does not come about. */
  readonly values: Readonly<Record<Bid, Readonly<Partial<Record<Level, number>>>>>;
  /** What a bonus is worth, by column; one without any is none of this table. */
  readonly amounts: Readonly<Record<BonusId, Readonly<Partial<Record<Column, number>>>>>;
  /** Who may announce a Pagat or Uhu, and who scores a silent one (illustrated §6.1). */
  readonly birds: { readonly announced: 'declarer' | 'anybody'; readonly silent: 'declarer' | 'anybody' };
  /** Replies before the talon is taken up: what each step multiplies by, and whether the game may be doubled then. */
  readonly early: { readonly factor: 2 | 4; readonly game: boolean };
  /** Whether a Trischaken may be agreed on. */
  readonly trischaken: boolean;
  /** Where it differs from the family's defaults. */
  readonly options: Partial<Options>;
  /** Options that can change nothing here. */
  readonly answered: readonly (keyof Options)[];
}

/** What may be taken over, and what it becomes (illustrated §3.2). */
export interface TakingOver {
  readonly takes: readonly Bid[];
  /** Whether a bid that was kept may be taken over once more. */
  readonly retakes: boolean;
  /** The level of a bid that was kept; missing: as it was. */
  readonly kept?: Level;
}
