import type { Language } from '#engine/core/text.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';
import { collator } from '../i18n/numbers.ts';

/** Where a player sits. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
  /** `null`: present, but without a seat in this round. */
  readonly table: number | null;
}

/** A table and its players, in the order of play: the first deals first. */
export interface NamedTable {
  readonly table: number;
  readonly deals: number;
  readonly names: readonly string[];
}

/** The tables of a round with names. */
export function namedTables({ players }: EveningState, { tables }: RoundState): readonly NamedTable[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return tables.map(({ table, deals, players }) => ({
    table,
    deals,
    names: players.map((id) => names.get(id) ?? id),
  }));
}

/** Everybody who has a seat in a round or is present without one, as a list to look oneself up in. */
export function seatsByName({ players, format }: EveningState, { tables, final }: RoundState, language: Language) {
  // Players who are not in the final have no seat to look up if they go home afterwards.
  const endsAfter = final !== undefined && format.final?.others === 'stop';
  const at = new Map(tables.flatMap(({ table, players }) => players.map((id) => [id, table] as const)));
  const { compare } = collator(language);
  return players
    .flatMap(({ id, name, presence }): readonly NamedSeat[] => {
      const table = at.get(id) ?? null;
      return table === null && (presence !== 'present' || endsAfter) ? [] : [{ id, name, table }];
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** Rounds that are public. */
export const shownRounds = ({ rounds }: Pick<EveningState, 'rounds'>): readonly RoundState[] =>
  rounds.filter(({ phase }) => phase !== 'draft');
