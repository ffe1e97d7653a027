import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Made } from './maker.ts';

/** The parts of entries of Tübingen Tarock. */

export const SEATS = [0, 1, 2, 3];
export type Side = 'declarer' | 'opponents';
export const other = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer');

export interface Strafe {
  readonly id: string;
  readonly side: Side;
  readonly n?: number;
}
export const strafe = (side: Side, ...ids: readonly string[]): readonly Strafe[] => ids.map((id) => ({ id, side }));
export const run = (side: Side, id: 'oberers' | 'unterers', n: number): Strafe => ({ id, side, n });

export const between = (least: number, most: number, rng: Rng): number => least + below(most - least + 1, rng);
export const anySide = (rng: Rng): Side => pick(['declarer', 'opponents'], rng);

const made = (entry: Json, dealer: number, options: Notes): Made => ({
  ...{ entry, options, dealer },
  ...{ profile: 'tuebingen', table: 4 },
});

interface More {
  readonly strafen?: readonly Strafe[];
  readonly options?: Notes;
  /** Points of the declarer's side; missing: about half. */
  readonly points?: number;
  /** Which side deals; missing: either. */
  readonly deals?: Side;
}

const said = (strafen: readonly Strafe[] | undefined, rng: Rng): object =>
  strafen ? { strafen: shuffled(strafen, rng).map((one) => ({ ...one })) } : {};

/** A Ruf of two against two. */
export function ruf(rng: Rng, { strafen, options = {}, points, deals }: More): Made {
  const [declarer = 0, partner = 1, one = 2, two = 3] = shuffled(SEATS, rng);
  const dealer = pick(deals === undefined ? SEATS : deals === 'declarer' ? [declarer, partner] : [one, two], rng);
  const counted = points ?? between(44, 48, rng);
  return made({ contract: 'ruf', declarer, partner, points: counted, ...said(strafen, rng) }, dealer, options);
}

interface Alone extends More {
  readonly best?: number;
  /** The opponents' points from the next seat, and which of them are weak. */
  readonly totals?: readonly number[];
  readonly weak?: readonly number[];
  /** Which of the opponents deals, from the next seat; missing: as `deals` says. */
  readonly dealer?: number;
  readonly concealed?: true;
}

/** A game of one against three. */
export function raus(rng: Rng, more: Alone): Made {
  const { strafen, options = {}, points, deals, best, totals, weak, concealed } = more;
  const declarer = pick(SEATS, rng);
  const opponents = [1, 2, 3].map((step) => (declarer + step) % 4);
  const isOwn = concealed || deals === 'declarer' || (deals === undefined && more.dealer === undefined && rng() < 0.3);
  const dealer = isOwn ? declarer : (opponents[more.dealer ?? below(3, rng)] ?? 0);
  const counted = points ?? (totals ? 91 - totals.reduce((sum, one) => sum + one, 0) : between(43, 48, rng));
  const bySeat = SEATS.map((seat) => (seat === declarer ? null : (totals?.[opponents.indexOf(seat)] ?? 0)));
  const entry = {
    ...{ contract: concealed ? 'raus-concealed' : 'raus', declarer, points: counted },
    ...(totals
      ? { counted: 'totals', totals: bySeat, ...(weak && { weak: weak.map((i) => opponents[i] ?? 0) }) }
      : { best: best ?? 91 - counted }),
    ...said(strafen, rng),
  };
  return made(entry, dealer, options);
}

/** A Tout in which Strafen count. */
export const tout = (rng: Rng, tricks: 19 | 18 | 'fewer', strafen: readonly Strafe[], options: Notes = {}): Made =>
  made({ contract: 'tout', declarer: pick(SEATS, rng), tricks, ...said(strafen, rng) }, pick(SEATS, rng), {
    'strafen-in-tout': true,
    ...options,
  });

/** Any game with these Strafen, with points that leave either side room; `sides`: which games may have them. */
export const anyGame = (rng: Rng, strafen: readonly Strafe[], options: Notes = {}): Made =>
  rng() < 0.5 ? ruf(rng, { strafen, options }) : raus(rng, { strafen, options });

/** What is no deal. */
export const noDeal = (rng: Rng, entry: Json, options: Notes): Made => made(entry, pick(SEATS, rng), options);
