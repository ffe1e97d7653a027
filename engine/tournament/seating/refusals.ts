import { refusal, type Refusal } from '../../core/refusal.ts';

/** Every code that seating refuses with; its sentences are in texts.ts. */
export const SEATING_REFUSALS = [
  'too-few-players',
  'no-such-size',
  'no-split-four-five',
  'no-split-three-four',
  'seats-do-not-match',
  'seated-twice',
  'player-absent',
  'no-such-player',
  'apart-from-oneself',
  'cannot-keep-apart',
  'no-such-table',
  'locked-twice',
  'locked-table-full',
] as const;
export type SeatingRefusalCode = (typeof SEATING_REFUSALS)[number];

/** Where in a plan something is wrong. All numbers count from 0; missing where they do not matter. */
export interface SeatingPlace {
  readonly round?: number;
  readonly table?: number;
  readonly players?: readonly number[];
}

/** A refusal with its place, so that a screen can mark it; `at` says the same in words, counting from 1. */
export type SeatingRefusal = Refusal & SeatingPlace & { readonly code: SeatingRefusalCode };

export function refuseSeating(code: SeatingRefusalCode, place: SeatingPlace = {}, at = inWords(place)): SeatingRefusal {
  return { ...refusal(code, at), code, ...place };
}

function inWords({ round, table, players = [] }: SeatingPlace): string | undefined {
  const words = [
    ...(round === undefined ? [] : [`round ${round + 1}`]),
    ...(table === undefined ? [] : [`table ${table + 1}`]),
    ...(players.length === 0 ? [] : [players.map((player) => player + 1).join(' + ')]),
  ];
  return words.length === 0 ? undefined : words.join(', ');
}
