import type { Remark } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { PLAYING } from './ruleset.ts';

/** What a scorer remarks on a deal: how the bid was disputed, and who has taken no trick in a Trischaken. */
export function remarksOn({ games, measures, table, dealer }: Row): readonly Remark[] {
  const level = games[0]?.with['level'];
  const empty = measures ? afterDealer(PLAYING)(table, dealer).filter((seat) => measures[seat] === 0) : [];
  return [
    ...(typeof level === 'string' && level !== 'basic' ? [{ id: level, about: 'game' as const }] : []),
    ...(empty.length > 0 ? [{ id: 'no-trick', about: 'deal' as const, seats: empty }] : []),
  ];
}
