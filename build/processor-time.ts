import { readFileSync } from 'node:fs';

/** Linux counts it in these, whatever the machine's own clock does. */
const TICKS_PER_SECOND = 100;

/** From the text of /proc/PID/stat: what its children that have ended and were waited for took, in seconds. */
export function ofChildren(stat: string): number {
  // A program's name may contain anything, also `) `; the numbers come after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = NaN, system = NaN] = fields.slice(13, 15).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** What this process' children have taken so far; `undefined` where the system does not say. */
export function childrenSoFar(): number | undefined {
  try {
    return ofChildren(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** Carries out parts of a run, one after the other, and notes what each has taken. */
export class PartTimes {
  readonly #seconds: [part: string, seconds: number][] = [];

  async of<T>(part: string, work: () => Promise<T>): Promise<T> {
    const before = childrenSoFar();
    const done = await work();
    const after = childrenSoFar();
    if (before !== undefined && after !== undefined) this.#seconds.push([part, after - before]);
    return done;
  }

  /** A line that names all of them, or nothing where nothing is known. `.ci/run` looks for it. */
  line(): string {
    const parts = this.#seconds.map(([part, seconds]) => `${part} ${Math.round(seconds)} s`);
    return parts.length > 0 ? `processor time: ${parts.join(', ')}` : '';
  }
}
