/** A place at the table, counted in the order of play: seat s + 1 acts after seat s, whichever way round it is drawn. */
export type Seat = number;

/** `table` is the host acting for everybody: time is up, claims are closed. */
export type Actor = Seat | 'table';

/** `open` sees every card: the replay of a finished deal. */
export type Viewer = Seat | 'spectator' | 'open';

/** Which viewers may know something. */
export type Audience = 'all' | readonly Seat[];

export const canSee = (audience: Audience, viewer: Viewer): boolean =>
  viewer === 'open' || audience === 'all' || (typeof viewer === 'number' && audience.includes(viewer));

/** The seats of `active` in order of play, beginning with `first`. */
export function from(first: Seat, active: readonly Seat[]): readonly Seat[] {
  const at = active.indexOf(first);
  if (at < 0) throw new Error(`seat ${first} does not play`);
  return [...active.slice(at), ...active.slice(0, at)];
}

/** The active seat that acts after `seat`. */
export function after(seat: Seat, active: readonly Seat[]): Seat {
  const at = active.indexOf(seat);
  if (at < 0) throw new Error(`seat ${seat} does not play`);
  return active[at + 1] ?? active[0] ?? seat;
}
