/** A window on the phone, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A phone whose browser is not the one that Playwright drives. Elements are named by an expression in the page that
 * gives one or nothing; actions wait until the element is there.
 */
export interface OtherPhone {
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page, whose value must be JSON. */
  read<T>(expression: string): Promise<T>;
  tap(element: string): Promise<void>;
  /** Chooses in a `<select>` by the visible text. */
  choose(element: string, label: string): Promise<void>;
  turn(size: Size): Promise<void>;
  /** A picture of the screen, as PNG. */
  picture(): Promise<Buffer>;
  /** All of its processes stop, as in a pocket, and go on. */
  sleep(): void;
  wake(): void;
  close(): Promise<void>;
}

export const UPRIGHT: Size = { width: 390, height: 844 };
export const LYING: Size = { width: 844, height: 390 };

/** Retries what may come a moment too early, for as long as a test waits for anything. */
export async function eventually<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + 30_000;
  for (let last: unknown; ;) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      last = error;
    }
    if (Date.now() > until) throw new Error(`it did not come to: ${what}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The process group of a program that was started as a group of its own, so that everything that it started is in it.
 */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}
