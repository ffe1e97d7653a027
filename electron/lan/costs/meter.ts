import type { Clock } from '#electron/protocol/transport/clock.ts';

/** What costs are counted by. */
export interface Meter {
  readonly clock: Clock;
  /** The processor time of this thread, in ms. */
  readonly spent: () => number;
}

/**
 * The time since the start of the process cannot be set back. Processor time, and not how long something takes: others
 * use the machine too. (Windows counts it in steps of 16 ms, so a message costs nothing or a step, and the right amount
 * on average.)
 */
export const SYSTEM_METER: Meter = {
  clock: {
    now: () => performance.now(),
    later(then, milliseconds) {
      const timer = setTimeout(then, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  },
  spent: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};
