import { uncheckedPlaces } from '#engine/tournament/state/tables.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Catalogue } from '#page/i18n/index.ts';

/** What is still unchecked at an evening, or in one of its rounds, in words; empty if nothing is. */
export const uncheckedWords = (evening: EveningState, t: Catalogue, only?: number): string =>
  uncheckedPlaces(evening)
    .filter(({ round }) => only === undefined || round === only)
    .map(({ round, table, what }) => {
      const results = what.map((one) => (one === 'total' ? t.rounds.total : t.tables.deal(Number(one)))).join(', ');
      const at = only === undefined ? `${t.tables.round(round)}, ${t.tables.table(table)}` : t.tables.table(table);
      return `${at} (${results})`;
    })
    .join('; ');
