import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
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
