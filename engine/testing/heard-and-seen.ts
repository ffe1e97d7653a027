import { type Card, DECK } from '../core/card.ts';
import { isEqual } from '../core/equal.ts';
import { canSee, type Viewer } from '../core/seat.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { type FamilyChecks, isWithout } from './family-checks.ts';
import type { Perceived } from './naive/perceived.ts';
import type { Report } from './violation.ts';

/** As the table was before the first card was dealt. */
const before = (s: State, deck: readonly Card[]): State => ({
  ...s,
  zones: { [DECK]: deck },
  games: [],
  items: [],
  phase: null,
  end: null,
  notes: {},
  log: [],
});

/**
 * Whether everybody heard and saw what the text of the rules lets them, and no more, viewer by viewer: all seats of a table
 * are not everybody, for others look on. Whoever does not hear what is said hears of it what the text says, or nothing.
 */
export function checkAudiences(
  { audiences, overheard }: Pick<FamilyChecks, 'audiences' | 'overheard'>,
  table: TableRules,
  deck: readonly Card[],
  s: State,
  report: Report,
): void {
  const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
  let now = before(s, deck);
  for (const event of s.log) {
    if (event.type === 'said' || event.type === 'moved') {
      const here = event.type === 'said' ? event.heardBy : event.seenBy;
      const there = audiences(now, event, table);
      const at = `${told(event)} in ${String(now.phase)}`;
      for (const viewer of here === there ? [] : viewers)
        if (canSee(here, viewer) !== canSee(there, viewer))
          report(`${VERBS[event.type]}-against-text`, `${at}: ${viewer}`);
      if (event.type === 'said' && viewers.some((viewer) => !canSee(here, viewer))) {
        const others = isWithout(overheard) ? undefined : overheard(now, event, table);
        if (!isEqual(event.others, others)) report('overheard-against-text', `${at}: ${JSON.stringify(event.others)}`);
      }
    }
    now = evolve(now, event);
  }
}

const VERBS = { said: 'heard', moved: 'seen' } as const;

const told = (event: Perceived): string =>
  event.type === 'said'
    ? `${event.by}: ${JSON.stringify(event.action)}`
    : `${event.cards.join(' ')} from ${event.from} to ${event.to}`;
