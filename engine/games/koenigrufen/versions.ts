import { putRight } from '#engine/kernel/family/put-right.ts';

/** The version of the rules that new evenings and tables are played by. */
export const RULES_VERSION = 4;

/**
 * What was put right, by the first version that has it. What was begun by an earlier version is played on, and replayed,
 * as that version had it: whoever acted then could not know better, and their record must stay readable. Where a later
 * version only allows more there is nothing to tell apart.
 */
const PUT_RIGHT = {
  /** The declarer's bonuses come with the bid where the house wants them there (tirol §14). */
  'bonuses-with-the-bid': 2,
  /** Nobody doubles before the first declarer lies (tirol §6.2). */
  'doubling-after-lie': 2,
  /** Whoever said subkontra in a Farbenspiel may no more announce Valat than one who said kontra (tirol §14). */
  'subkontra-or-valat': 2,
  /** Announced birds are given up from the highest wherever they may be given up at all (tirol §14). */
  'highest-bird-first': 2,
  /** A card given into the open talon takes the place of the card taken (tirol §8.4). */
  'exchange-in-place': 2,
  /** The Schlussrad is the last Radl of the evening, and not of every round (tirol §9). */
  'one-schlussrad': 2,
  /** A declarer who cannot come to their tricks any more is beaten (tirol §7.7). */
  'out-of-reach-is-beaten': 2,
  /** A Kaiserstich holds in negative games and in Trischaken, too (tirol §15). */
  'kaiserstich-when-avoiding': 3,
  /** A deal that brings nobody a point is a Fensterbrettl and begins a double round (tirol §9, R21). */
  fensterbrettl: 4,
} as const;

export type PutRight = keyof typeof PUT_RIGHT;

/** Whether the rules of a version have what was put right. */
export const hasPutRight = putRight(PUT_RIGHT);
