import { PACK_36 } from '../../decks/deck-36.ts';
import type { Doubling, Verdict } from '../../kernel/score.ts';
import type { Options } from './options.ts';

/** All that the declarer has to reach in a game without raised targets. */
export const TARGET = 61;
export const ALL = PACK_36.unit.total;
export const HALF = ALL / 2;

/**
 * The side that spoke last must reach the target itself, so a kontra turns a tie into a win of the declarer; where
 * 60 to 60 is a draw it stays one (bavarian §7.1, R9, B5). `points`: the declarer's, with stock or discards.
 */
export function judge(options: Options, points: number, doublings: readonly Doubling[]): Verdict {
  if (options['tie-60'] === 'draw' && points === HALF) return { result: 'draw', measure: points };
  const made = defendersPlay(options, doublings) ? ALL - points < TARGET : points >= TARGET;
  return { result: made ? 'made' : 'lost', measure: points };
}

/** Whether it is the defenders who have to reach the target. */
export const defendersPlay = (options: Options, doublings: readonly Doubling[]): boolean =>
  options['kontra-goal'] === 'shift' && doublings.length % 2 === 1;
