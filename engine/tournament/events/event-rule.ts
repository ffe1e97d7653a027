import type { HeldBack } from '../state/sealed.ts';
import type { EveningEvent, EveningState } from '../state/types.ts';

export type EventType = EveningEvent['type'];
export type EventOf<T extends EventType> = Extract<EveningEvent, { readonly type: T }>;

/** All that the tournament knows of one kind of event. */
export interface EventRule<E extends EveningEvent> {
  /** The evening after it. */
  readonly evolve: (state: EveningState, event: E) => EveningState;
  /** What others get while they still play the same cards: all of it, or the rest; `undefined`: nothing. */
  readonly held: 'sent' | ((event: E, held: HeldBack) => E | undefined);
}

export type EventRules<T extends EventType> = { readonly [K in T]: EventRule<EventOf<K>> };

/** An event that reveals no card. */
export const sent = <E extends EveningEvent>(evolve: EventRule<E>['evolve']): EventRule<E> => ({
  evolve,
  held: 'sent',
});
