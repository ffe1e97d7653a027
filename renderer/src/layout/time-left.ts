/** From this many minutes on, the room is warned that the round is about to end. */
const SOON = 10;

/** A round's clock at a given moment. */
export interface Clock {
  /** Seconds until time is up; 0 when it is. */
  readonly left: number;
  /** `soon`: less than ten minutes. */
  readonly warning: 'none' | 'soon' | 'over';
}

/** How much of a round is left, given its start, its length and the current time. */
export function clockAt(startedAt: string, minutes: number, now: number): Clock {
  const end = Date.parse(startedAt) + minutes * 60_000;
  // A laptop whose clock was set back must not show more than the whole round.
  const left = Math.min(minutes * 60, Math.max(0, Math.ceil((end - now) / 1000)));
  return { left, warning: left === 0 ? 'over' : left <= SOON * 60 ? 'soon' : 'none' };
}

/** `1:05:09` and `9:30`. */
export function showLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
