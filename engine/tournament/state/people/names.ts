import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { refuse } from '#engine/tournament/refusals.ts';

/** Longest name of a player or an evening, in characters as people count them. */
const LONGEST_NAME = 80;

/** Invisible characters: controls, text direction marks, line and paragraph separators, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name as it is stored: composed letters, no outer blanks, single blanks between words. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/ {2,}/g, ' ');

/** The key for comparing names: case and blanks make no difference. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Why a tidy name cannot be used. `at` is passed on. */
export function refuseName(name: string, at?: RefusalPlace): Refusal | undefined {
  if (name === '') return refuse('empty-name', at);
  if (INVISIBLE.test(name)) return refuse('control-character', at);
  if (Array.from(name).length > LONGEST_NAME) return refuse('name-too-long', at);
  return undefined;
}

/** Nobody can check their own entry; if the first name is missing, anybody may. */
export const refuseSameWriter = (first: string | undefined, second: string): Refusal | undefined =>
  first !== undefined && nameKey(first) === nameKey(second) ? refuse('same-writer', { name: second }) : undefined;
