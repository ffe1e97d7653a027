import type { Remark } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { Renonce } from './settlement/renonce.ts';

/** What a score sheet says of a deal beside its result; a row from a file may hold anything. */
export function remarksOn({ outcome, notes }: Row): readonly Remark[] {
  const { offenders = [], each, stands, conceded } = (notes['renonce'] ?? {}) as unknown as Partial<Renonce>;
  const about = 'deal';
  return [
    ...(outcome === 'conceded' || conceded ? [{ id: 'conceded', about: 'game' } as const] : []),
    ...(offenders.length > 0
      ? [
          { id: 'renonce', about, seats: offenders } as const,
          ...(each === undefined ? [] : [{ id: 'in-auction', about } as const]),
          ...(stands ? [{ id: 'stands', about } as const] : []),
        ]
      : []),
  ];
}
