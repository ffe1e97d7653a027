import type { Language } from '#engine/core/text.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { RoundState } from '#engine/tournament/state/types.ts';

/** A round's time. `seconds`: left, or since time was up, or since the start if there is no limit. */
export interface RoundClock {
  readonly state: 'waiting' | 'running' | 'over' | 'open' | 'closed';
  readonly seconds: number;
}

/** The clock of a published round at a given moment (in ms). */
export function clockOf({ minutes }: Pick<Format, 'minutes'>, round: RoundState, now: number): RoundClock {
  if (round.phase === 'closed') return { state: 'closed', seconds: 0 };
  if (round.startedAt === undefined) return { state: 'waiting', seconds: (minutes ?? 0) * 60 };
  const gone = Math.max(0, Math.floor((now - Date.parse(round.startedAt)) / 1000));
  if (minutes === null) return { state: 'open', seconds: gone };
  const left = minutes * 60 - gone;
  return left > 0 ? { state: 'running', seconds: left } : { state: 'over', seconds: gone - minutes * 60 };
}

/** The time of day. */
export const timeOfDay = (now: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-AT' : 'en-GB', { hour: '2-digit', minute: '2-digit' }).format(now);
