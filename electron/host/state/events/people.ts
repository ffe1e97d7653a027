import { showRational } from '#engine/core/rational.ts';
import type { EventType } from '#engine/tournament/events/event-rule.ts';
import type { EventRow, EventRows } from './event-row.ts';
import { shown } from './shown.ts';

/** Changes of the list of players, which guests get with the whole evening. */
const listed = <T extends EventType>(about: EventRow<T>['about']): EventRow<T> => ({
  about,
  forGuests: 'full-snapshot',
  undoWaitsFor: 'nothing',
});

export const PEOPLE: EventRows<
  | 'players-added'
  | 'player-renamed'
  | 'player-removed'
  | 'player-grouped'
  | 'player-locked'
  | 'presence-changed'
  | 'player-substituted'
  | 'apart-set'
  | 'teams-set'
  | 'penalty-given'
  | 'penalty-withdrawn'
> = {
  'players-added': listed(({ players }) => players.map(({ name }) => name)),
  'player-renamed': listed(({ player }, name) => [name(player)]),
  'player-removed': listed(({ player }, name) => [name(player)]),
  'player-grouped': listed(({ player, groups }, name) => [name(player), ...groups]),
  'player-locked': listed(({ player, table }, name) => [name(player), ...(table === null ? [] : [String(table)])]),
  'presence-changed': {
    about: ({ player, presence }, name) => [name(player), presence],
    forGuests: (event) => shown(event, { type: true, player: true, presence: true }),
    undoWaitsFor: 'nothing',
  },
  'player-substituted': listed(({ before, name }) => [before, name]),
  'apart-set': listed(() => []),
  'teams-set': listed(({ seed }) => (seed === undefined ? [] : [seed])),
  'penalty-given': listed(({ penalty: { player, points, cents } }, name) => [
    name(player),
    showRational(points),
    String(cents),
  ]),
  'penalty-withdrawn': listed(({ penalty }) => [penalty]),
};
