import type { Card } from '../../../../engine/core/card.ts';
import type { Viewer } from '../../../../engine/core/seat.ts';
import type { SeenEvent } from '../../../../engine/kernel/deal/view.ts';
import type { State } from '../../../../engine/kernel/deal/state.ts';
import { cardsMet, leaks } from '../../../../engine/testing/secrecy.ts';
import type { FromHost } from '../../../protocol/messages.ts';

/** Where two messages differ first, as `scene.view.zones.hand:1.0`. */
export const difference = (one: unknown, other: unknown): string => firstDifference(one, other) ?? 'order of fields';

function firstDifference(one: unknown, other: unknown): string | undefined {
  if (!isObject(one) || !isObject(other)) return one === other ? undefined : '';
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = firstDifference(one[key], other[key]);
    if (inside !== undefined) return inside === '' ? key : `${key}.${inside}`;
  }
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Fields that name a card without saying where it is: the king or tarock that somebody calls. */
const NAMES: ReadonlySet<string> = new Set(['called', 'king']);
/** What is written of closed deals is public. */
const PUBLIC: ReadonlySet<string> = new Set(['results', 'result', 'row', 'settlement', 'record']);

/** What a viewer may know at one moment. */
export interface Horizon {
  readonly state: State;
  readonly viewer: Viewer;
  readonly met: ReadonlySet<Card>;
  /** Finds the names of all other cards in a text. */
  readonly others: RegExp | undefined;
}

export function horizonOf(state: State, viewer: Viewer): Horizon {
  const met = cardsMet(state, viewer);
  const others = Object.keys(state.known).filter((card) => !met.has(card));
  return { state, viewer, met, others: others.length > 0 ? new RegExp(`"(?:${others.join('|')})"`) : undefined };
}

/**
 * The first card anywhere in a message that its recipient may not know, with its place. `text`: the message as sent.
 */
export function unknownCard(message: FromHost, text: string, horizon: Horizon): string | undefined {
  const { state: s, viewer, met, others } = horizon;
  // The text is searched quickly, the message slowly and seldom.
  const found = others?.test(text) ? strange(message, s.known, met) : undefined;
  if (found !== undefined) return found;
  if (message.type !== 'table') return undefined;
  const { view, last } = message.scene;
  // A history that continues one already sent is checked in its place.
  const before = Array.from({ length: message.from ?? 0 }, (): SeenEvent => ({ type: 'entered', phase: 'told' }));
  const whole = view && { ...view, history: [...before, ...view.history] };
  for (const seen of [whole, last?.view]) {
    const leak = seen && leaks(s, seen, viewer);
    if (leak) return leak;
  }
  return undefined;
}

/** The place and the name of the first card that was not met, as `.cards.0 = HK`. */
function strange(value: unknown, deck: State['known'], met: ReadonlySet<Card>): string | undefined {
  if (typeof value === 'string') return Object.hasOwn(deck, value) && !met.has(value) ? ` = ${value}` : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (NAMES.has(key) || PUBLIC.has(key)) continue;
    const found = strange(part, deck, met);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}
