import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { type HeldBack, isHeldBack, sealedResult, TOTAL } from '#engine/tournament/state/sealed.ts';
import { settledIn } from '#engine/tournament/state/series-setup.ts';
import type { DealResult, EveningState } from '#engine/tournament/state/types.ts';
import { type EventOf, type EventRule, type EventRules, sent } from '../event-rule.ts';
import { atDeal, atRound, atTable } from '../places.ts';

/** What is recorded at a table. */
export const RESULTS: EventRules<
  | 'deal-entered'
  | 'deal-redealt'
  | 'deal-withdrawn'
  | 'deal-corrected'
  | 'deal-resettled'
  | 'deal-checked'
  | 'total-entered'
  | 'total-withdrawn'
  | 'total-checked'
> = {
  'deal-entered': {
    evolve: (state, event) =>
      begun(
        atTable(state, event, (table) => ({ ...table, results: [...table.results, event.result] })),
        event.round,
      ),
    held: ({ type, ...entered }, held) => ({ type, ...sealedIfHeld(entered, held) }),
  },
  'deal-redealt': sent((state, event) =>
    begun(
      atTable(state, event, (table) => ({ ...table, redeals: [...(table.redeals ?? []), event.redeal] })),
      event.round,
    ),
  ),
  'deal-withdrawn': sent((state, event) =>
    atTable(state, event, (table) => ({
      ...table,
      results: table.results.filter(({ deal }) => deal !== event.deal),
      ...(table.redeals && { redeals: table.redeals.filter(({ deal }) => deal <= event.deal) }),
    })),
  ),
  'deal-corrected': {
    evolve: (state, { round, table, result }) => atDeal(state, { round, table, deal: result.deal }, () => result),
    held: ({ type, ...corrected }, held) => ({ type, ...sealedIfHeld(corrected, held) }),
  },
  'deal-resettled': {
    evolve: (state, event) =>
      atDeal(state, event, ({ ends: _, closing: __, ...result }) => ({ ...result, ...settledIn(event) })),
    held: (event, held) => openOnly(event, event.deal, held),
  },
  'deal-checked': {
    evolve: (state, event) => atDeal(state, event, (result) => ({ ...result, check: event.check })),
    held: (event, held) => openOnly(event, event.deal, held),
  },
  'total-entered': ofTotal((state, event) =>
    begun(
      atTable(state, event, (table) => ({ ...table, total: event.total })),
      event.round,
    ),
  ),
  'total-withdrawn': ofTotal((state, event) => atTable(state, event, ({ total: _, ...table }) => table)),
  'total-checked': ofTotal((state, event) =>
    atTable(state, event, (table) =>
      table.total ? { ...table, total: { ...table.total, check: event.check } } : table,
    ),
  ),
};

/** A published round is running as soon as something is recorded in it. */
const begun = (state: EveningState, round: number): EveningState =>
  atRound(state, round, (there) => (there.phase === 'published' ? { ...there, phase: 'running' } : there));

/** Nothing of it as long as the deal is held back. */
function openOnly<E extends TablePlace>(event: E, deal: number, held: HeldBack): E | undefined {
  return isHeldBack(held, event, deal) ? undefined : event;
}

type ResultAt = TablePlace & { readonly result: DealResult };

/** That it was played is no secret. */
const sealedIfHeld = ({ round, table, result }: ResultAt, held: HeldBack): ResultAt => ({
  round,
  table,
  result: isHeldBack(held, { round, table }, result.deal) ? sealedResult(result) : result,
});

function ofTotal<E extends EventOf<'total-entered' | 'total-withdrawn' | 'total-checked'>>(
  evolve: EventRule<E>['evolve'],
): EventRule<E> {
  return { evolve, held: (event, held) => openOnly(event, TOTAL, held) };
}
