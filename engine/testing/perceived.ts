import { canSee, type Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { heardOf } from '../kernel/deal/redact.ts';
import type { Event } from '../kernel/deal/state.ts';

/** The action that was said as number `i` of the log. */
export function saidAt(log: readonly Event[], i: number): Action {
  const event = log[i];
  if (event?.type !== 'said') throw new Error(`nothing was said at ${i}`);
  return event.action;
}

/**
 * What the viewer could hear of the action that was said as number `i` of the log. Of one that names cards and moves them out
 * of their sight, as a discard does, they heard nothing, whatever its phase says: it would show them what the move hides.
 */
function heardAt(log: readonly Event[], i: number, viewer: Viewer): Action | null {
  const said = log[i];
  const heard = said?.type === 'said' ? heardOf(said, viewer) : null;
  const names = textsIn(heard);
  for (const event of log.slice(i + 1)) {
    // What a next phase does of its own, as laying the talon open in which the called king lies, is none of theirs.
    if (event.type === 'said' || event.type === 'entered') break;
    if (event.type === 'moved' && !canSee(event.seenBy, viewer) && event.cards.some((card) => names.has(card)))
      return null;
  }
  return heard;
}

/** Whether they could hear all of it. */
export function couldHear(log: readonly Event[], i: number, viewer: Viewer): boolean {
  const said = log[i];
  return said?.type === 'said' && heardAt(log, i, viewer) === said.action;
}

/**
 * All that the viewer saw and heard from event `first` on, each as JSON: what was said and moved as lists, the course that the
 * deal took as texts. Games, items and notes are not there: for them views are compared.
 */
export const perceived = (log: readonly Event[], first: number, viewer: Viewer): readonly string[] =>
  log
    .slice(first)
    .flatMap((event, i): readonly unknown[] => {
      switch (event.type) {
        case 'said':
          return [[event.by, heardAt(log, first + i, viewer)]];
        case 'moved':
          return [[event.from, event.to, canSee(event.seenBy, viewer) ? event.cards : event.cards.length]];
        case 'entered':
          return [event.phase];
        case 'ended':
          return [event.end === 'settle' ? event.end : event.end.redeal];
        default:
          return [];
      }
    })
    .map((one) => JSON.stringify(one));

/** How two deals part first: by something that is seen or heard, or by their course alone; `undefined`: not at all. */
export function parting(here: readonly string[], there: readonly string[]): 'seen' | 'course' | undefined {
  const longer = here.length < there.length ? there : here;
  const at = longer.findIndex((_, i) => here[i] !== there[i]);
  if (at < 0) return undefined;
  return [here[at], there[at]].some((one) => one?.startsWith('[')) ? 'seen' : 'course';
}

/** All texts anywhere in a value, the names of cards among them. */
export function textsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, texts);
  return texts;
}
