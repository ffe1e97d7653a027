import type { Answers } from '#electron/protocol/answers.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { FinishedDeal } from '#electron/protocol/table/table-scene.ts';
import type { Card } from '#engine/core/card.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { heardOf, view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { cardsMet, leaks } from '#engine/testing/secrecy.ts';
import type { DealResult, EveningEvent, TableState } from '#engine/tournament/state/types.ts';

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

/** The fields of an object whose values are of a kind. */
type FieldsOf<T, Kind> = T extends object ? { [K in keyof T]-?: T[K] extends Kind ? K : never }[keyof T] : never;
/** Where messages have what is written of closed deals, and that is public. */
type WrittenField =
  | FieldsOf<TableState, readonly DealResult[]>
  | FieldsOf<EveningEvent, DealResult>
  | FieldsOf<FinishedDeal | Answers['preview-entry'], Row | readonly LineItem[]>
  | keyof Answers['read-record'];
const WRITTEN_FIELDS: Readonly<Record<WrittenField, true>> = {
  results: true,
  result: true,
  row: true,
  settlement: true,
  record: true,
};

/** What a viewer may know at one moment. */
export interface Horizon {
  readonly rules: Rules;
  readonly state: State;
  readonly viewer: Viewer;
  /** The cards that the viewer has neither met nor heard named, and what finds their names in a text. */
  readonly others: readonly Card[];
  readonly pattern: RegExp | undefined;
}

export function horizonOf(rules: Rules, state: State, viewer: Viewer): Horizon {
  const met = cardsMet(state, viewer);
  const said = state.log.map((event) => (event.type === 'said' ? heardOf(event, viewer) : null));
  // Whoever may call a king is told which.
  const offers = typeof viewer === 'number' && viewer >= 0 ? offersTo(rules, state, viewer) : [];
  const heard = JSON.stringify([said, offers]);
  const others = Object.keys(state.known).filter((card) => !met.has(card) && !heard.includes(`"${card}"`));
  const pattern = others.length > 0 ? new RegExp(`"(?:${others.join('|')})"`) : undefined;
  return { rules, state, viewer, others, pattern };
}

/**
 * The first card anywhere in a message that its recipient may not know, with its place. `text`: the message as sent.
 */
export function unknownCard(message: FromHost, text: string, horizon: Horizon): string | undefined {
  const { state: s, viewer, pattern } = horizon;
  // The text is searched quickly, the message slowly and seldom.
  const found = pattern?.test(text) ? strange(message, unnamed(horizon)) : undefined;
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

/** Those of them that the games do not name either: whoever has three kings knows the fourth that they call without naming it. */
function unnamed({ rules, state, viewer, others }: Horizon): ReadonlySet<Card> {
  const games = JSON.stringify(view(rules, state, viewer).games);
  return new Set(others.filter((card) => !games.includes(`"${card}"`)));
}

/** The place and the name of the first such card, as `.cards.0 = HK`. */
function strange(value: unknown, cards: ReadonlySet<Card>): string | undefined {
  if (typeof value === 'string') return cards.has(value) ? ` = ${value}` : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (Object.hasOwn(WRITTEN_FIELDS, key)) continue;
    const found = strange(part, cards);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}
