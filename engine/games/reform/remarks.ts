import type { Remark } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import { notedIn } from './row.ts';

/** What a scorer remarks on a deal: how the declarer came to the game, with whom, and what changed its value. */
export function remarksOn(row: Row): readonly Remark[] {
  if (row.games.length === 0) return [];
  const { soldBy, partner, kingTalon, exchanged, unplayed, game } = notedIn(row);
  const about = 'game';
  return [
    ...(partner === 'own-king' ? [{ id: partner, about } as const] : []),
    ...(kingTalon === undefined ? [] : [{ id: kingTalon, about } as const]),
    // Nobody is asked about a king that comes out of the talon at the end.
    ...(partner === 'king-in-talon' && kingTalon === undefined ? [{ id: partner, about } as const] : []),
    ...(unplayed ? [{ id: 'unplayed', about } as const] : []),
    ...(game?.early ? [{ id: 'early-kontra', about } as const] : []),
    ...(exchanged === undefined ? [] : [{ id: 'exchanged', about: 'deal', n: exchanged } as const]),
    ...(soldBy === undefined ? [] : [{ id: 'sold', about: 'deal', seats: [soldBy] } as const]),
  ];
}
