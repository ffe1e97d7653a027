import type { EventOf, EventType } from '#engine/tournament/events/event-rule.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import type { Shown } from './shown.ts';

/** The name of a player, also of one who was removed; otherwise the id. */
export type NameOf = (id: string) => string;

/** A running deal has its seats and its number: which running deals keep an event from being undone. */
type WaitsFor<T extends EventType> =
  'nothing' | 'every-table' | (T extends EventType ? (EventOf<T> extends TablePlace ? 'its-table' : never) : never);

/** All that the host knows of one kind of event. */
export interface EventRow<T extends EventType> {
  /** What it is about, for the log: names, numbers of rounds, tables and deals, in this order. */
  readonly about: (event: EventOf<T>, name: NameOf) => readonly string[];
  /** What guests get of it; an event as it is does not compile here. */
  readonly forGuests: 'full-snapshot' | ((event: EventOf<T>) => Shown<EventOf<T>>);
  readonly undoWaitsFor: WaitsFor<T>;
}

export type EventRows<T extends EventType> = { readonly [K in T]: EventRow<K> };

export const ofRound = ({ round }: { readonly round: number }): readonly string[] => [String(round)];
export const ofTable = ({ round, table }: TablePlace): readonly string[] => [String(round), String(table)];
export const ofDeal = (place: TablePlace & { readonly deal: number }): readonly string[] => [
  ...ofTable(place),
  String(place.deal),
];
