import type { SeatingMethod } from '#engine/tournament/draw/draw-request.ts';
import type { SeatMove, SeatQuality } from '#engine/tournament/draw/seat-quality.ts';
import { SIZES_OF, type Split, SPLITS, splitTables } from '#engine/tournament/seating/splits.ts';
import { tableSize } from '#engine/tournament/state/played-game.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Words } from '#page/i18n/words.ts';
import { nameOf } from '#page/layout/names.ts';

/** The director's wishes for the next tables. */
export interface Wish {
  readonly method: SeatingMethod;
  readonly rounds: number;
  readonly split: Split;
  readonly fair: boolean;
  readonly seed: string;
  readonly seconds: number;
}

/** The splits in which every table has a size that the game allows; of one size only if it has no other. */
export function splitsFor({ game: { tables } }: Pick<EveningState, 'game'>): readonly Split[] {
  const fitting = SPLITS.filter((split) => SIZES_OF[split].every((size) => tables.includes(size)));
  const mixed = fitting.filter((split) => new Set(SIZES_OF[split]).size > 1);
  return mixed.length > 0 ? mixed : fitting.length > 0 ? fitting : ['auto'];
}

/** The usual split: fours, unless the rules were agreed for another size; in any case one that fits the game. */
export function usualSplit({ rules, game }: Pick<EveningState, 'rules' | 'game'>): Split {
  const fitting = splitsFor({ game });
  const wanted: Split = tableSize(rules, game) === 5 ? 5 : 'auto';
  return fitting.includes(wanted) ? wanted : (fitting[0] ?? 'auto');
}

/** Only plans need a search; the other methods answer at once. */
export const thinks = (method: SeatingMethod): boolean => method === 'planned' || method === 'round-by-round';
/** The others look only at the next round: it must be played before more can be said. */
export const makesMany = (method: SeatingMethod): boolean =>
  method === 'planned' || method === 'random' || method === 'fixed';

/** How many empty tables a round starts with when seated by hand: as many as the usual split makes. */
export function tablesByHand(players: number, evening: Pick<EveningState, 'rules' | 'game'>): number {
  const sizes = splitTables(players, usualSplit(evening));
  return sizes.ok ? sizes.value.length : Math.max(1, Math.floor(players / Math.min(...evening.game.tables)));
}

/**
 * What is proved about the seats: nothing can be better, at least the meetings are spread as evenly as possible, or
 * nothing.
 */
export function verdictOn({ repeats, bound, proven }: SeatQuality): 'best' | 'even' | 'open' {
  if (!proven) return 'open';
  return repeats <= bound.repeats ? 'best' : 'even';
}

/** A player's move, arrival or departure, in words. */
export function moveWords({ player, from, to }: SeatMove, evening: EveningState, { t }: Words): string {
  const name = nameOf(evening, player);
  if (from !== null && to !== null) return t.rounds.moveOf(name, from, to);
  return to === null ? t.rounds.leavingOf(name, from ?? 0) : t.rounds.arrivalOf(name, to);
}

/** What a method's departures are measured against, if it has something to keep; `undefined` for the others. */
export function departureTitle(method: SeatingMethod, { t }: Words): string | undefined {
  if (method === 'fixed') return t.rounds.departsFromTables;
  return method.startsWith('rank-') ? t.rounds.departsFromRanking : undefined;
}
