import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { Word } from '../naive/reform-log.ts';
import type { Moment } from '../naive/reform-ways/moment.ts';

/** One deal of Reform Tarock, played again. */
export interface PlayedAgain extends Moment {
  readonly words: readonly Word[];
  readonly record: DealRecord;
}

/** What may be said of every one of these games, and lent to it. */
export const SAID = ['kontra', 'protest', 'selbstkontra', 'a round of a fixed value', 'a Hölzel'];
export const SOLD = 'sold';

export function* said({ words, record: { now }, sides }: PlayedAgain): Generator<string> {
  for (const { type } of words) if (['kontra', 'protest', 'selbstkontra'].includes(type)) yield type;
  if (sides.seller !== undefined) yield SOLD;
  const { fixed, hoelzel } = now.notes as { readonly fixed?: number; readonly hoelzel?: readonly number[] };
  if (fixed !== undefined) yield 'a round of a fixed value';
  if ((hoelzel?.[sides.declarer] ?? 0) > 0) yield 'a Hölzel';
}

/** Whether somebody has doubled before anything was taken. */
export const isDoubledEarly = (words: readonly Word[]): boolean =>
  words.some(({ type, in: phase }) => type === 'kontra' && phase === 'pre');
