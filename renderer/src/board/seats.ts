import type { Language } from '../../../engine/core/text.ts';
import type { EveningState, RoundState } from '../../../engine/tournament/types.ts';
import { collator } from '../i18n/numbers.ts';

/** Where somebody sits. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
  readonly table: number;
}

/** A table and who sits there, in the order of play: the first deals first. */
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

/** Everybody who sits in a round, as a list to look oneself up in. */
export function seatsByName({ players }: EveningState, { tables }: RoundState, language: Language) {
  const at = new Map(tables.flatMap(({ table, players }) => players.map((id) => [id, table] as const)));
  const { compare } = collator(language);
  return players
    .flatMap(({ id, name }): readonly NamedSeat[] => {
      const table = at.get(id);
      return table === undefined ? [] : [{ id, name, table }];
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** Rounds that everybody may know of. */
export const shownRounds = ({ rounds }: Pick<EveningState, 'rounds'>): readonly RoundState[] =>
  rounds.filter(({ phase }) => phase !== 'draft');
