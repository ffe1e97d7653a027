import type { Clock } from '../transport/clock.ts';

/** A clock that is moved by hand. */
export interface HandClock extends Clock {
  /** Lets a time in ms pass, and runs what is due in it, in order. */
  pass(milliseconds: number): void;
  /** Lets a time in ms pass in which nothing runs, as in a phone that sleeps. */
  sleep(milliseconds: number): void;
}

export function handClock(): HandClock {
  let now = 1_000_000;
  const due = new Set<{ readonly at: number; readonly then: () => void }>();
  return {
    now: () => now,
    later(then, milliseconds) {
      const timer = { at: now + milliseconds, then };
      due.add(timer);
      return () => void due.delete(timer);
    },
    sleep: (milliseconds) => void (now += milliseconds),
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        due.delete(next);
        now = Math.max(now, next.at);
        next.then();
      }
      now = end;
    },
  };
}
