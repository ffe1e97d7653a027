import type { Seat } from '#engine/core/seat.ts';
import type { Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { opening, type Turns } from '#engine/phases/talk/talk.ts';

/** The id of the phase in which bonuses are announced, and items doubled. */
export const SPEECH = 'announce';

/** How far the talk has come; all of it is public. */
export type Speech = Turns & {
  /** Whether the declarer has said “ich liege”: now the others may speak. */
  readonly lies: boolean;
  /** By item: the turn in which it was announced or last doubled. */
  readonly said: readonly number[];
  /** Who has announced a bonus, and in which turn. */
  readonly announcers: Readonly<Record<string, number>>;
};

export const memoryOf = (s: State): Speech =>
  notesOf<Speech>(s, SPEECH, {
    ...opening(firstGame(s).declarer),
    lies: false,
    said: [],
    announcers: {},
  });

/**
 * Whether a seat that speaks now has had a turn since something was said about the item (tirol §14). In turn 0, before
 * “ich liege”, the declarer could not double anything.
 */
export const isLate = (s: State, item: number): boolean => {
  const { turn, said } = memoryOf(s);
  // Four speak in turn: the first turn of each other player comes one to three turns later.
  return turn - (said[item] ?? 0) > s.active.length;
};

/** Whether a seat may say only one of kontra and Valat: a defender of a Farbenspiel, where the house has it (tirol §14). */
export const mustChoose = (ruleset: Ruleset, game: Game, seat: Seat): boolean =>
  ruleset.customs.colourDefence === 'kontra-or-valat' &&
  ruleset.contractOf(game).play.id === 'colour' &&
  sideOf(game, seat) === 'defenders';
