import type { Remark } from '#engine/kernel/deal/rules.ts';
import { doublingCode, type LineItem, type Row } from '#engine/kernel/score.ts';
import { GAME } from './items.ts';
import { notedIn } from './row.ts';

/** What a scorer remarks on a deal: how the declarer came to the game, with whom, and what changed its value. */
export function remarksOn(row: Row, paid: readonly LineItem[] = []): readonly Remark[] {
  if (row.games.length === 0) return [];
  const { soldBy, partner, kingTalon, exchanged, unplayed, game } = notedIn(row);
  const about = 'game';
  // Nobody is asked about a king that comes out of the talon at the end.
  const isLateKing = partner === 'king-in-talon' && kingTalon === undefined;
  const isFixed = !isLateKing && isVoid(row, paid);
  return [
    ...(partner === 'own-king' ? [{ id: partner, about } as const] : []),
    ...(kingTalon === undefined ? [] : [{ id: kingTalon, about } as const]),
    ...(isLateKing ? [{ id: partner, about } as const] : []),
    ...(unplayed ? [{ id: 'unplayed', about } as const] : []),
    ...(game?.early && !isFixed ? [{ id: 'early-kontra', about } as const] : []),
    ...(isFixed ? [{ id: 'kontra-void', about } as const] : []),
    ...(exchanged === undefined ? [] : [{ id: 'exchanged', about: 'deal', n: exchanged } as const]),
    ...(soldBy === undefined ? [] : [{ id: 'sold', about: 'deal', seats: [soldBy] } as const]),
  ];
}

/** Whether something that was doubled is paid as if it were not: in a round of a fixed value nothing is (reform §9). */
const isVoid = ({ games, items }: Row, paid: readonly LineItem[]): boolean =>
  items.some(({ about, stage, doublings }) => {
    const [code, kind] = about === GAME ? [games[0]?.contract, undefined] : [about, stage];
    const lines = paid.filter((line) => line.code === code && line.stage === kind);
    const said = doublings.map(doublingCode);
    const isCounted = lines.some(({ factors }) => factors.some((factor) => said.includes(factor.code)));
    return said.length > 0 && lines.length > 0 && !isCounted;
  });
