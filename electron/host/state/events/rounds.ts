import type { EventType } from '#engine/tournament/events/event-rule.ts';
import { type EventRow, type EventRows, ofRound, ofTable } from './event-row.ts';
import { shown } from './shown.ts';

/** Guests get the whole evening when rounds and their seats change. */
const planned = <T extends EventType>(
  about: EventRow<T>['about'],
  undoWaitsFor: EventRow<T>['undoWaitsFor'],
): EventRow<T> => ({ about, forGuests: 'full-snapshot', undoWaitsFor });

export const ROUNDS: EventRows<
  | 'evening-created'
  | 'format-changed'
  | 'evening-archived'
  | 'round-drawn'
  | 'rounds-planned'
  | 'draw-discarded'
  | 'seats-set'
  | 'seats-swapped'
  | 'sitting-out-set'
  | 'seats-exchanged'
  | 'player-seated'
  | 'seat-vacated'
  | 'seat-held'
  | 'deals-struck'
  | 'round-published'
  | 'round-unpublished'
  | 'round-started'
  | 'round-closed'
  | 'round-reopened'
> = {
  'evening-created': planned(({ name }) => [name], 'nothing'),
  'format-changed': planned(() => [], 'nothing'),
  'evening-archived': planned(() => [], 'nothing'),
  'round-drawn': planned(ofRound, 'nothing'),
  'rounds-planned': planned(({ from, rounds }) => rounds.map((_, i) => String(from + i)), 'every-table'),
  'draw-discarded': planned(ofRound, 'every-table'),
  'seats-set': planned(ofRound, 'every-table'),
  'seats-swapped': planned(ofRound, 'every-table'),
  'sitting-out-set': planned(({ round, players }, name) => [String(round), ...players.map(name)], 'nothing'),
  'seats-exchanged': planned(
    ({ round, one, other, from }, name) => [String(round), name(one), name(other), from],
    'every-table',
  ),
  'player-seated': planned((event, name) => [...ofTable(event), name(event.player)], 'its-table'),
  'seat-vacated': planned((event, name) => [...ofTable(event), name(event.player)], 'its-table'),
  'seat-held': {
    about: ofTable,
    forGuests: (event) => shown(event, { type: true, round: true, table: true, seat: true, holder: true }),
    undoWaitsFor: 'its-table',
  },
  'deals-struck': planned(ofTable, 'its-table'),
  'round-published': planned(ofRound, 'every-table'),
  'round-unpublished': planned(ofRound, 'every-table'),
  'round-started': {
    about: ofRound,
    forGuests: (event) => shown(event, { type: true, round: true, at: true }),
    undoWaitsFor: 'nothing',
  },
  'round-closed': planned(ofRound, 'every-table'),
  'round-reopened': planned(ofRound, 'every-table'),
};
