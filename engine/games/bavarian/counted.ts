import { PACK_36 } from '../../decks/deck-36.ts';
import type { Doubling, Game } from '../../kernel/score.ts';
import type { Options } from './options.ts';

/** All that the declarer has to reach in a game without raised targets. */
export const TARGET = 61;
export const ALL = PACK_36.unit.total;
export const HALF = ALL / 2;

/** How much more than 61 points is bid for, step by step (bavarian §3.1). */
const STEPS_UP = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55];
/** What a hand may be played for, from the lowest. */
export const TARGETS: readonly number[] = STEPS_UP.map((more) => TARGET + more);
/** The calls for them; the lowest goes over a game with the stock. */
export const RAISES: readonly string[] = STEPS_UP.map((more) => (more === 0 ? 'too' : `more-${more}`));
export const HIGHEST_RAISE = RAISES.at(-1) ?? '';

/** What the declarer of a game has to reach. */
export const targetIn = ({ with: said }: Pick<Game, 'with'>): number => {
  const target = said['target'];
  return typeof target === 'number' ? target : TARGET;
};

/** Whether it is the defenders who have to reach the target. */
export const defendersPlay = (options: Options, doublings: readonly Doubling[]): boolean =>
  options['kontra-goal'] === 'shift' && doublings.length % 2 === 1;
