import type { RefusalPlace } from '#engine/core/place.ts';
import { type Refusal, refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** The refusals of seating, with their sentences; `{at}` is the place, with players by number. */
export const SEATING_REFUSALS = {
  'too-few-players': text(
    'Für einen Tisch {at|ist|sind} {at} Spieler zu wenig.',
    '{at} {at|player is|players are} not enough for a table.',
  ),
  'no-such-size': text('Einen Tisch zu {at} gibt es nicht.', 'There is no table of {at}.'),
  'no-split-three': text(
    '{at} Spieler gehen sich auf Dreiertischen nicht aus: jemand setzt aus.',
    '{at} players cannot be split into tables of three: somebody sits out.',
  ),
  'no-split-four': text(
    '{at} Spieler gehen sich auf Vierertischen nicht aus: jemand setzt aus.',
    '{at} players cannot be split into tables of four: somebody sits out.',
  ),
  'no-split-four-five': text(
    '{at} Spieler gehen sich auf Vierer- und Fünfertischen nicht aus: jemand setzt aus.',
    '{at} players cannot be split into tables of four and five: somebody sits out.',
  ),
  'no-split-three-four': text(
    '{at} Spieler gehen sich auf Dreier- und Vierertischen nicht aus: jemand setzt aus.',
    '{at} players cannot be split into tables of three and four: somebody sits out.',
  ),
  'seats-do-not-match': text(
    'Die Tische haben nicht so viele Plätze, wie Spieler da sind ({at}).',
    'The tables do not have as many seats as there are players ({at}).',
  ),
  'seated-twice': text('Jemand sitzt in einer Runde zweimal ({at}).', 'Somebody is seated twice in a round ({at}).'),
  'player-absent': text(
    'Jemand hat einen Platz, der in dieser Runde nicht da ist ({at}).',
    'Somebody has a seat who is absent in this round ({at}).',
  ),
  'no-such-player': text('Einen solchen Spieler gibt es nicht ({at}).', 'There is no such player ({at}).'),
  'apart-from-oneself': text(
    'Von sich selbst kann niemand getrennt werden ({at}).',
    'Nobody can be kept apart from themselves ({at}).',
  ),
  'cannot-keep-apart': text(
    'So viele Trennungen gehen sich an diesen Tischen nicht aus ({at}).',
    'These tables cannot keep that many players apart ({at}).',
  ),
  'no-such-table': text(
    'Diesen Tisch gibt es in der Runde nicht ({at}).',
    'There is no such table in the round ({at}).',
  ),
  'locked-twice': text(
    'Jemand ist in einer Runde zweimal gesetzt ({at}).',
    'Somebody is placed twice in a round ({at}).',
  ),
  'locked-table-full': text(
    'An diesen Tisch sind mehr gesetzt, als er Plätze hat ({at}).',
    'More players are placed at this table than it has seats ({at}).',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type SeatingRefusalCode = keyof typeof SEATING_REFUSALS;

/** Where a plan is wrong. All numbers count from 0; missing where they do not matter. */
export interface SeatingPlace {
  readonly round?: number;
  readonly table?: number;
  readonly players?: readonly number[];
}

/** A refusal with its place, so that a screen can mark it; `at` says the same, counting from 1. */
export type SeatingRefusal = Refusal<SeatingRefusalCode> & SeatingPlace;

const refusal = refusing<SeatingRefusalCode>('seating');

export function refuseSeating(code: SeatingRefusalCode, place: SeatingPlace = {}, at = placeIn(place)): SeatingRefusal {
  return { ...refusal(code, at), ...place };
}

function placeIn({ round, table, players = [] }: SeatingPlace): RefusalPlace | undefined {
  if (round === undefined && table === undefined && players.length === 0) return undefined;
  return {
    players: players.map((player) => player + 1),
    ...(round !== undefined && { round: round + 1 }),
    ...(table !== undefined && { table: table + 1 }),
  };
}
