import { assertNever } from '#engine/core/assert-never.ts';
import type { Turn } from '#engine/kernel/deal/action.ts';
import type { Holder } from '#engine/tournament/state/kinds.ts';

/**
 * Whether the clock of a table runs. For the last one it does while a single person is left who must act and another person waits:
 * bots hurry nobody, and who has yet to do something is not hurried by others who have, too.
 */
export function clockRuns({ must, clock }: Pick<Turn, 'must' | 'clock'>, holders: readonly Holder[]): boolean {
  if (!clock) return false;
  switch (clock.runs) {
    case 'at-once':
    case 'whole-phase':
      return true;
    case 'for-the-last': {
      const persons = holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));
      const left = persons.filter((seat) => must.includes(seat));
      return left.length === 1 && persons.length > 1;
    }
    default:
      return assertNever(clock.runs);
  }
}
