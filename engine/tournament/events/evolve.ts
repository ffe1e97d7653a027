import { DEFAULT_FORMAT } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { FOUR_PLAY } from '../state/played-game.ts';
import type { EveningEvent, EveningState } from '../state/types.ts';
import type { EventOf } from './event-rule.ts';
import { ruleOf } from './rules.ts';

/** The evening after an event. The first event, and no other, is `evening-created`. */
export function evolve(state: EveningState | null, event: EveningEvent): EveningState {
  if (event.type === 'evening-created') return created(event);
  if (!state) throw new Error(`${event.type} before the evening was created`);
  return ruleOf(event).evolve(state, event);
}

/** An evening of an older version agreed on nothing but a number of deals. */
const olderFormat = (deals: number): Format => ({ ...DEFAULT_FORMAT, deals, dealsAtFive: null, rounds: null });

const created = ({
  id,
  origin,
  name,
  rules,
  deals,
  at,
  purpose,
  format,
  game,
}: EventOf<'evening-created'>): EveningState => ({
  purpose: purpose ?? 'club-evening',
  id,
  origin: origin ?? id,
  name,
  rules,
  game: game ?? FOUR_PLAY,
  format: format ?? olderFormat(deals),
  formatChanges: [],
  players: [],
  registered: 0,
  apart: [],
  teams: [],
  teamCounting: { 2: 2, 4: 4 },
  rounds: [],
  penalties: [],
  penalised: 0,
  archived: false,
  createdAt: at,
});
