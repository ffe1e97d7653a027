/** For how long it is news that time is up, in ms: whoever comes to the table later is told nothing of it. */
const NEWS = 15_000;

interface TimeUpPorts {
  /** The host's time, in ms. */
  readonly now: () => number;
  readonly tell: () => void;
}

/** Tells once that the time of a phase is up, on the felt as between deals: the deal may have ended with it. */
export class TimeUp {
  readonly #ports: TimeUpPorts;
  #told: string | null = null;

  constructor(ports: TimeUpPorts) {
    this.#ports = ports;
  }

  /** `at`: when a phase of this table was last ended so, in the host's time; `null`: none was. */
  follow(at: string | null): void {
    if (at === null || at === this.#told) return;
    this.#told = at;
    if (this.#ports.now() - Date.parse(at) < NEWS) this.#ports.tell();
  }
}
