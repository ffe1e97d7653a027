import { PACK_36 } from '#engine/decks/deck-36.ts';
import type { Side } from '#engine/judging/sides.ts';
import type { Doubling, Game } from '#engine/kernel/score.ts';
import type { Options } from '../options/options.ts';

/** All that the declarer has to reach in a game without raised targets. */
export const TARGET = 61;
export const ALL = PACK_36.unit.total;
export const HALF = ALL / 2;

/** How much more than 61 points is bid for, step by step (bavarian §3.1). */
export const STEPS_UP = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] as const;
/** What a hand may be played for, from the lowest. */
export const TARGETS: readonly number[] = STEPS_UP.map((more) => TARGET + more);

/** What the declarer of a game has to reach. */
export const targetIn = ({ with: said }: Pick<Game, 'with'>): number => {
  const target = said['target'];
  return typeof target === 'number' ? target : TARGET;
};

/** What has to be reached in a game for points, and by whom. */
export interface Needed {
  readonly by: Side;
  /** Card points of that side. */
  readonly points: number;
  /** The fewest card points with which the declarer wins. */
  readonly enough: number;
}

/**
 * The side that spoke last must reach the target itself; where 60 to 60 is a draw, it stays one (bavarian §7.1, R9, B5). Play,
 * result and sheet all take it from here.
 */
export function neededIn(options: Options, game: Pick<Game, 'with'>, doublings: readonly Doubling[]): Needed {
  const points = targetIn(game);
  if (options['kontra-goal'] === 'keep' || doublings.length % 2 === 0)
    return { by: 'declarer', points, enough: points };
  const enough = ALL - points + 1;
  return { by: 'defenders', points, enough: enough === HALF && isDrawn(options, game, HALF) ? HALF + 1 : enough };
}

/** Whether the deal is a draw if the declarer has `points`. */
export const isDrawn = (options: Options, game: Pick<Game, 'with'>, points: number): boolean =>
  options['tie-60'] === 'draw' && targetIn(game) === TARGET && points === HALF;
