import type { PlayedDeal } from '#engine/judging/played.ts';
import type { Side } from '#engine/judging/sides.ts';
import type { Doubling, Game, Verdict } from '#engine/kernel/score.ts';
import type { Options } from '../options/options.ts';

/** What is counted of a finished game, by its cards or from paper. */
export interface Counted {
  /** The declarer's card points with stock or discards; missing where they do not count. */
  readonly points?: number;
  /** Who took all tricks, where somebody did and that is paid. */
  readonly allTricks?: Side;
  /** Whether the declarer took no trick; missing where tricks do not count. */
  readonly noTrick?: boolean;
}

/** What a declarer has to do. */
export interface Goal {
  readonly counts: 'points' | 'tricks';
  count(deal: PlayedDeal): Counted;
  judge(options: Options, game: Game, counted: Counted, doublings: readonly Doubling[]): Verdict;
  /** Whether nothing more can change, so that the rest is not played; missing: it always is. */
  isOver?(options: Options, game: Game, tricks: PlayedDeal['tricks']): boolean;
}
