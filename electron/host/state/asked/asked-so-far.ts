import { must } from '#engine/core/assert-never.ts';
import { apply } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Deed } from '../evening-state.ts';
import type { ClockEntry, TakenBack } from '../journal-entries.ts';
import { clockAfter, clockFrom, withClock } from './phase-clock.ts';
import { answered, askedAgain, NO_PROMPTS, type Prompts } from './prompts.ts';

/** What came in a deal, and when, in ms: actions, what was taken back, and clocks that stood still or ran on. */
export interface DealStep {
  readonly at: number;
  readonly what: Deed | TakenBack | ClockEntry;
}

/** A deal as the journal has it: what was counted at its table before, and when it was dealt, in ms. */
interface FromJournal {
  readonly count: number;
  readonly at: number;
  readonly steps: readonly DealStep[];
}

/**
 * What a table has asked by the end of these steps, counted and timed as it was then; `undefined`: one of them is refused by the
 * rules. Whatever was asked before the last taking back was asked again then: until there only the clocks are followed.
 */
export function askedSoFar(rules: Rules, dealt: State, { count, at: began, steps }: FromJournal): Prompts | undefined {
  const again = steps.findLastIndex(({ what }) => 'to' in what);
  /** The deal after each of the actions that stand. */
  let line: readonly State[] = [dealt];
  let asked = askedAgain({ ...NO_PROMPTS, count }, clockFrom(began));
  for (const [i, { at, what }] of steps.entries()) {
    const before = must(line.at(-1), 'a moment');
    if ('runs' in what) asked = { ...asked, clock: withClock(asked.clock, what.runs, at) };
    else if ('to' in what) {
      line = line.slice(0, what.to + 1);
      const after = must(line.at(-1), 'a moment');
      asked = askedAgain(asked, what.anew ? clockFrom(at) : clockAfter(asked.clock, rules, { at, before, after }));
    } else {
      const [by, action] = what;
      const done = apply(rules, before, by, action);
      if (!done.ok) return undefined;
      const deed = { at, by, before, after: done.value };
      line = [...line, done.value];
      asked =
        i > again
          ? answered(asked, rules, deed)
          : { ...asked, count: asked.count + 1, clock: clockAfter(asked.clock, rules, deed) };
    }
  }
  return asked;
}
