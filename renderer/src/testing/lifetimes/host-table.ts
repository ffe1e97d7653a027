import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { type Passage, PASSAGES } from './passages.ts';
import { PLACE } from './table-page.ts';

const PEOPLE = { names: ['A', 'B', 'C', 'D'], holders: ['person', 'person', 'person', 'person'] };
const DEVICES = [null, null, null, null];
export const SEATS = [0, 1, 2, 3];
/** What is to be settled besides the cards. */
export const FLOWS = [
  { pause: null, question: null },
  { pause: { since: '2026-01-01T20:00:00.000Z' }, question: null },
  { pause: null, question: { what: 'step' } },
] as const;

/** A moment of a deal, and the number of what is asked then. */
export interface Asked {
  readonly passage: Passage;
  readonly view: View;
  readonly prompt: number;
}

/** What the host knows of a table: its deal, whom it asks, and what is to be settled besides. */
export class HostTable {
  flow: (typeof FLOWS)[number] = FLOWS[0];
  viewer: Viewer = 'spectator';
  readonly #rng: Rng;
  #passage: Passage;
  #at: number;
  /** The number of each seat's prompt. */
  readonly #prompts = SEATS.map(() => 1);
  #numbered = 1;

  constructor(rng: Rng) {
    this.#rng = rng;
    this.#passage = pick(PASSAGES, rng);
    this.#at = below(this.#passage.moments.length, rng);
  }

  /** What the viewer is to be shown. */
  get known(): Asked {
    const { seats, watched } = must(this.#passage.moments[this.#at], 'a moment');
    const seat = typeof this.viewer === 'number' ? this.viewer : undefined;
    const view = seat === undefined ? watched : must(seats[seat], 'a view');
    return { passage: this.#passage, view, prompt: seat === undefined ? 0 : (this.#prompts[seat] ?? 0) };
  }

  sceneOf({ view, prompt }: Asked): TableScene {
    const scene = { ...PLACE, ...PEOPLE, devices: DEVICES, purpose: 'free-table', rewind: { again: false } };
    return { ...scene, flow: this.flow, prompt, view } as unknown as TableScene;
  }

  /** Whether this is what the viewer is asked. */
  asks(seat: number, prompt: number): boolean {
    return seat === this.viewer && prompt === this.#prompts[seat];
  }

  /** Some seats are asked again, as the deal goes on or back. */
  go(seats: readonly Viewer[], by: number): void {
    this.#numbered++;
    for (const seat of seats) if (typeof seat === 'number') this.#prompts[seat] = this.#numbered;
    this.#at = Math.min(Math.max(this.#at + by, 0), this.#passage.moments.length - 1);
  }

  /** Another deal begins. */
  deal(): void {
    this.#passage = pick(PASSAGES, this.#rng);
    this.#at = 0;
    // A game of fewer players has no seat for whoever looks.
    if (typeof this.viewer === 'number' && !this.#passage.moments[0]?.seats[this.viewer]) this.viewer = 'spectator';
    this.go(SEATS, 0);
  }
}
