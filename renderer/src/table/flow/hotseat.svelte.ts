import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Seat, Viewer } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { actedIn, type Asking, othersAt, personsHere, seatToShow, stillWants } from './hotseat.ts';

/** What the laptop shows, and how it is asked to show a seat's cards. */
interface Around {
  readonly scene: () => TableScene | null;
  /** Whether this is a player's own device. */
  readonly isGuest: () => boolean;
  readonly stage: {
    readonly isNow: boolean;
    readonly guard: { readonly rests: boolean };
    acted(): void;
  };
  readonly watchAs: (seat: Viewer) => void;
}

/** Who has the laptop that several players share: whose hand may be seen, and who is to have it next. */
export class HotSeat {
  readonly #around: Around;
  /** Whose hand may be seen. It is covered again as soon as they have acted. */
  #open = $state<Seat | null>(null);
  /** Somebody who may act has asked for the laptop, after this number of events of the deal. */
  #asking = $state.raw<(Asking & { readonly events: number }) | null>(null);
  /** The seat at the bottom before nobody's hand was shown. */
  #before = $state<Seat>(0);

  readonly #view: View | null = $derived.by(() => this.#around.scene()?.view ?? null);
  readonly viewer: Seat | null = $derived.by(() => (typeof this.#view?.viewer === 'number' ? this.#view.viewer : null));
  readonly #wants: Seat | null = $derived.by(() => {
    const asking = this.#asking;
    return this.#view && stillWants(this.#view, asking) ? asking.seat : null;
  });
  /** Whether the hand is covered. */
  readonly covered: boolean = $derived.by(() => {
    const scene = this.#around.scene();
    const isShared = scene !== null && !this.#around.isGuest() && personsHere(scene.holders, scene.devices).length > 1;
    return isShared && (this.viewer === null || this.viewer !== this.#open);
  });
  /** Nobody takes over before they have seen what was played, nor while what another knows is still on the screen. */
  readonly #isFree: boolean = $derived.by(
    () => this.#around.stage.isNow && !this.#around.isGuest() && !(this.covered && this.viewer !== null),
  );
  /** Who may uncover their hand now. */
  readonly next: Seat | null = $derived.by(() => {
    const scene = this.#around.scene();
    return scene?.view && this.#isFree ? seatToShow(scene.view, scene.holders, scene.devices, this.#wants) : null;
  });
  /** Who else at this laptop may take it, besides whom the curtain waits for. */
  readonly others: readonly Seat[] = $derived.by(() => {
    const scene = this.#around.scene();
    const all = scene?.view && this.#isFree ? othersAt(scene.view, scene.holders, scene.devices) : [];
    return all.filter((seat) => seat !== this.next);
  });
  /** The seat at the bottom. */
  readonly below: Seat = $derived.by(() => this.viewer ?? this.next ?? this.#before);

  constructor(around: Around) {
    this.#around = around;
  }

  /** Passes the laptop on: to somebody who speaks unasked, or on to another who must act. */
  pass(seat: Seat): void {
    const { stage } = this.#around;
    if (!this.#view || stage.guard.rests) return;
    stage.acted();
    this.#open = null;
    this.#asking = { seat, acted: actedIn(this.#view, seat), events: this.#view.history.length };
  }

  /** Uncovers a hand: ignored right after an action with another player's cards, as it cannot be intended. */
  lift(seat: Seat): void {
    const { stage, watchAs } = this.#around;
    if (stage.guard.rests) return;
    stage.acted();
    this.#open = seat;
    watchAs(seat);
  }

  /** Something else is shown: a hand is covered once its owner has acted, and whoever had asked has had the laptop. */
  follow(): void {
    const view = this.#view;
    const { viewer } = this;
    if (viewer !== null) this.#before = viewer;
    const hasActed = viewer !== null && this.#wants !== viewer && !view?.turn.must.includes(viewer);
    // A deal that ends with what its last player said is not theirs any more, either: it may be taken back, or dealt again.
    if ((viewer === this.#open && hasActed) || (this.#around.scene() && !view)) this.#open = null;
    const asking = this.#asking;
    const isOver =
      asking && (!view || view.history.length < asking.events || actedIn(view, asking.seat) !== asking.acted);
    if (isOver) this.#asking = null;
  }
}
