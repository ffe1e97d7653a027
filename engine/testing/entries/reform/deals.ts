import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Made } from '../maker.ts';
import { turned, type Usual } from '../turned.ts';

/** Deals of Reform Tarock as a scorer writes them (reform §14); A declares in them, and B, C and D follow in turn. */

export type Fields = Readonly<Record<string, Json>>;

export const USUAL: Usual = { profile: 'reform', table: 4, dealer: 3 };
export const [A, B, C, D] = [0, 1, 2, 3];

/** Everything that a table may agree on. */
export const RICH: Notes = { marabu: true, announceTrullAndKings: true, announceSingleUltimo: true, kontraLevels: 5 };

/** At a table of four or five, with everybody at any seat. */
export function made(rng: Rng, entry: Fields, options: Notes = {}, table = pick([4, 5], rng)): Made {
  const place = { profile: USUAL.profile, table, dealer: table - 1 };
  return turned({ entry, options, ...place }, USUAL, below(table, rng));
}

export const between = (from: number, to: number, rng: Rng): number => from + below(to - from + 1, rng);

export const dreier = (thirds: number, more: Fields = {}): Fields => ({
  ...{ contract: 'dreier', declarer: A, thirds, ...more },
});
export const rufer = (thirds: number, more: Fields = {}): Fields => ({
  ...{ contract: 'rufer', declarer: A, partner: C, thirds, ...more },
});
export const bettel = (tricks: number, more: Fields = {}): Fields => ({
  ...{ contract: 'bettel', declarer: A, tricks, ...more },
});

export const declared = (bonus: string, by: number, more: Fields = {}): Fields => ({ bonus, by, ...more });
export const silent = (bonus: string, side: 'declarer' | 'opponents', more: Fields = {}): Fields => ({
  ...{ bonus, side, ...more },
});
export const anySide = (rng: Rng): 'declarer' | 'opponents' => pick(['declarer', 'opponents'] as const, rng);

export const PLAYERS = 4;
export const TRICKS = 12;
/** Cards of all hands, and those of the talon. */
export const HELD = 48;
export const TALON = 6;
/** What all cards count, in thirds of a point. */
export const THIRDS = 210;

/** At a table of four or five, whose dealer pauses: nothing is counted of them. */
export function seated(rng: Rng, entry: (pausing: readonly null[]) => Fields, options: Notes = {}): Made {
  const table = pick([4, 5], rng);
  return made(rng, entry(table > PLAYERS ? [null] : []), options, table);
}

/** As much as `all`, in four parts. */
export function parted(all: number, rng: Rng): readonly number[] {
  const cuts = Array.from({ length: PLAYERS - 1 }, () => below(all + 1, rng)).sort((a, b) => a - b);
  return [...cuts, all].map((cut, i) => cut - (cuts[i - 1] ?? 0));
}

/** What the cards count that count more than a third of a point. */
const WORTH = [13, 13, 13, 13, 13, 13, 13, ...[10, 7, 4].flatMap((one) => [one, one, one, one])];

/** What these numbers of cards count for each player, if they are dealt out by chance. */
export function countsOf(cards: readonly number[], rng: Rng): readonly number[] {
  const pack = [...shuffled([...WORTH, ...Array.from({ length: HELD + TALON - WORTH.length }, () => 1)], rng)];
  return cards.map((n) => pack.splice(0, n).reduce((sum, one) => sum + one, 0));
}
