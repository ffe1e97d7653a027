import type { Row } from '#engine/kernel/score.ts';
import { withBrought } from './arrivals.ts';
import type { TablePlace } from './commands.ts';
import { hasEnded } from './tables.ts';
import type { DealResult, EveningEvent, EveningState, RoundState, TableState } from './types.ts';

/**
 * If all tables of a round play the same cards, a result reveals to others who still have to play them what lies where.
 * It is held back from everybody not seated at its table until every table has played that deal or the round is closed.
 */

/** Whether somebody sits at a table. */
export type SitsAt = (table: TableState) => boolean;

/** Results that are held back, each as `round/table/deal`; deal 0 is the table's reported total. */
export type HeldBack = ReadonlySet<string>;

export const TOTAL = 0;

const NONE: HeldBack = new Set();

const heldKey = (round: number, table: number, deal: number): string => `${round}/${table}/${deal}`;

/** Whether the tables of a round play the same cards and have not finished them. */
export const isRoundSealed = ({ format }: EveningState, { phase, sameCards }: RoundState): boolean =>
  (format.duplicate || sameCards === true) && phase !== 'closed' && phase !== 'draft';

/** The other tables of a round that still have to play a deal, or are playing it. */
export const tablesToPlay = (
  { format }: EveningState,
  { tables }: RoundState,
  table: number,
  deal: number,
): readonly TableState[] =>
  tables.filter((other) => other.table !== table && other.results.length < deal && !hasEnded(format, other));

/** What is held back from somebody; always the same empty set if nothing is. */
export function heldBackFrom(state: EveningState, sitsAt: SitsAt): HeldBack {
  const sealed = state.rounds.filter((round) => isRoundSealed(state, round));
  if (sealed.length === 0) return NONE;
  const held = sealed.flatMap((round) =>
    round.tables
      .filter((table) => !sitsAt(table))
      .flatMap((table) => {
        // Everything later at the table depends on it: a double round, the pot.
        const first = table.results.findIndex(
          (result) => isFromCards(result) && tablesToPlay(state, round, table.table, result.deal).length > 0,
        );
        if (first < 0) return [];
        const deals = table.results.slice(first).map(({ deal }) => deal);
        return [...deals, ...(table.total ? [TOTAL] : [])].map((deal) => heldKey(round.round, table.table, deal));
      }),
  );
  return held.length === 0 ? NONE : new Set(held);
}

/** Deals from paper were played with other cards; a corrected one may have been played here. */
const isFromCards = ({ source, reason }: DealResult): boolean => source === 'played' || reason !== undefined;

/** The evening without what is held back: of those deals it only says that they were played. */
export function withoutHeld(state: EveningState, held: HeldBack): EveningState {
  if (held.size === 0) return state;
  const rounds = state.rounds.map((round) => {
    const tables = round.tables.map((table) => {
      const isHeld = ({ deal }: DealResult): boolean => held.has(heldKey(round.round, table.table, deal));
      if (!table.results.some(isHeld)) return table;
      const { total: _, ...rest } = table;
      return {
        ...rest,
        results: table.results.map((result) => (isHeld(result) ? sealedResult(result) : result)),
      };
    });
    return withBrought({ ...round, tables });
  });
  return { ...state, rounds };
}

/** A result reduced to who dealt. */
export function sealedResult({ deal, at, row: { table, dealer } }: DealResult): DealResult {
  const row: Row = { table, dealer, outcome: 'annulled', games: [], items: [], notes: {} };
  return { deal, row, settlement: [], source: 'played', at, sealed: true };
}

/** The deals that are entered by these events, as they would be held back. */
export const heldAsEntered = (events: readonly EveningEvent[]): HeldBack =>
  new Set(
    events.flatMap((event) =>
      event.type === 'deal-entered' ? [heldKey(event.round, event.table, event.result.deal)] : [],
    ),
  );

/** Whether a deal of a table is held back; deal 0 is its reported total. */
export const isHeldBack = (held: HeldBack, { round, table }: TablePlace, deal: number): boolean =>
  held.has(heldKey(round, table, deal));
