import type {
  DealResult,
  EveningEvent,
  EveningState,
  RoundState,
  TableState,
} from '../../../engine/tournament/types.ts';

/**
 * An evening as guests may know it, built by naming what is shown: no drafts and no seeds of draws (a seed tells the
 * next rounds), no money, no reasons of penalties, no lists of people who are kept apart, no second entries.
 */
export function publicEvening(state: EveningState): EveningState {
  const { purpose, id, origin, name, rules, format, players, registered, rounds, penalties, archived, createdAt } =
    state;
  const { teams, teamCounting } = state;
  return {
    ...{ purpose, id, origin, name, rules, players, registered, archived, createdAt },
    ...{ teams, teamCounting },
    format: { ...format, cash: null },
    formatChanges: [],
    apart: [],
    rounds: rounds.filter(({ phase }) => phase !== 'draft').map(publicRound),
    penalties: penalties.map((penalty) => ({ ...penalty, cents: 0, reason: '' })),
    penalised: state.penalised,
  };
}

const publicRound = ({ round, phase, draw, startedAt, tables }: RoundState): RoundState => ({
  ...{ round, phase },
  draw: { method: draw.method },
  ...(startedAt !== undefined && { startedAt }),
  tables: tables.map(publicTable),
});

function publicTable({ table, players, holders, deals, results, total, struck }: TableState): TableState {
  return {
    ...{ table, players, holders, deals },
    results: results.map(publicResult),
    ...(total && { total: { ...total, ...(total.check && { check: hidden(total.check) }) } }),
    ...(struck !== undefined && { struck }),
  };
}

const publicResult = (result: DealResult): DealResult =>
  result.check ? { ...result, check: hidden(result.check) } : result;

/** Who checked and whether it agrees, not what he wrote. */
const hidden = ({ by, agrees }: { readonly by: string; readonly agrees: boolean }) => ({ by, agrees });

/**
 * The same events for guests, or `null` where the evening is better told anew. Folding them onto the public evening gives
 * the public evening afterwards.
 */
export function publicEvents(events: readonly EveningEvent[]): readonly EveningEvent[] | null {
  const told = events.map(publicEvent);
  return told.every((event) => event !== null) ? told : null;
}

function publicEvent(event: EveningEvent): EveningEvent | null {
  switch (event.type) {
    case 'deal-entered':
    case 'deal-corrected':
      return { ...event, result: publicResult(event.result) };
    case 'deal-checked':
      return { ...event, check: hidden(event.check) };
    case 'total-checked':
      return { ...event, check: hidden(event.check) };
    case 'deal-withdrawn':
    case 'deal-resettled':
    case 'total-entered':
    case 'seat-held':
    case 'round-started':
    case 'presence-changed':
      return event;
    default:
      return null;
  }
}
