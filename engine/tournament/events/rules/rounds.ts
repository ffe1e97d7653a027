import type { Format } from '#engine/tournament/format/schema.ts';
import { withLastDeals } from '#engine/tournament/state/last-round.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';
import { type EventOf, type EventRule, type EventRules, sent } from '../event-rule.ts';
import { changedByHand, unpublished, withSeats } from '../evolve-seats.ts';
import { atRound } from '../places.ts';
import { draft, redrafted, tablesOf } from '../tables.ts';

/** What is agreed, and how rounds come and go. */
export const ROUNDS: EventRules<
  | 'format-changed'
  | 'evening-archived'
  | 'round-drawn'
  | 'rounds-planned'
  | 'draw-discarded'
  | 'seats-set'
  | 'round-published'
  | 'round-unpublished'
  | 'round-started'
  | 'round-closed'
  | 'round-reopened'
> = {
  'format-changed': sent((state, { format, reason }) =>
    withLastDeals({
      ...state,
      format,
      formatChanges: [...state.formatChanges, reason],
      rounds: state.rounds.map((round) => reformed(state.format, format, round)),
    }),
  ),
  'evening-archived': sent((state, { archived }) => ({ ...state, archived })),
  'round-drawn': sent((state, event) =>
    withLastDeals({ ...state, rounds: [...state.rounds, drawn(state.format, event)] }),
  ),
  'rounds-planned': sent((state, event) => withLastDeals({ ...state, rounds: planned(state, event) })),
  'draw-discarded': sent((state, { round: from }) => ({
    ...state,
    rounds: state.rounds.filter(({ round }) => round < from),
  })),
  'seats-set': sent((state, event) => withLastDeals({ ...state, rounds: setByHand(state, event) })),
  'round-published': inPhase('published'),
  'round-unpublished': sent((state, { round }) => atRound(state, round, (there) => unpublished(state.format, there))),
  'round-started': sent((state, { round, at }) =>
    atRound(state, round, (there) => ({ ...there, phase: 'running', startedAt: at })),
  ),
  'round-closed': inPhase('closed'),
  'round-reopened': inPhase('running'),
};

function inPhase<E extends EventOf<'round-published' | 'round-closed' | 'round-reopened'>>(
  phase: RoundState['phase'],
): EventRule<E> {
  return sent((state, { round }) => atRound(state, round, (there) => ({ ...there, phase })));
}

/** A draft is made as the new format says; a round that began with the same cards goes on so. */
function reformed(before: Format, format: Format, round: RoundState): RoundState {
  if (round.phase === 'draft') return redrafted(format, round);
  const wasSame = before.duplicate && !format.duplicate && round.phase !== 'closed';
  return wasSame ? { ...round, sameCards: true } : round;
}

const drawn = (format: Format, { round, seed, tables }: EventOf<'round-drawn'>): RoundState => ({
  round,
  phase: 'published',
  draw: seed === undefined ? { method: 'by-hand' } : { method: 'random', seed },
  tables: tablesOf(format, tables),
});

const planned = ({ format, rounds }: EveningState, event: EventOf<'rounds-planned'>): readonly RoundState[] => [
  ...rounds.filter(({ round }) => round < event.from),
  ...event.rounds.map((tables, i) => ({
    ...draft(format, event.from + i, event.draw, tables),
    ...(event.final && { final: event.final }),
  })),
];

function setByHand(
  { format, rounds }: EveningState,
  { round: n, tables }: EventOf<'seats-set'>,
): readonly RoundState[] {
  if (!rounds.some(({ round }) => round === n)) return [...rounds, draft(format, n, { method: 'by-hand' }, tables)];
  return rounds.map((round) =>
    round.round === n
      ? withSeats({ ...round, draw: changedByHand(round.draw), tables: tablesOf(format, tables) })
      : round,
  );
}
