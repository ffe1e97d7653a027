import type { Command } from '#electron/protocol/commands/command.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { findTable } from '#engine/tournament/state/lookup.ts';
import type { App } from '#page/app/app.svelte.ts';
import { Lasting } from '#page/app/lasting.ts';
import { personsHere } from './hotseat.ts';

/** A question or a pause that is to be settled, or neither: it ends with what comes next. */
class Matter {
  /** Why the last answer to it was refused. */
  refusals = $state.raw<readonly Refusal[]>([]);
}

/** What the players at a table settle besides the cards, as far as this device may. */
export class FlowState {
  readonly #app: App;
  readonly #scene: () => TableScene;
  /** The number of commands on their way. Seats may change faster than the host answers: none is dropped. */
  underWay = $state(0);
  readonly #matters = new Lasting<string, Matter>(() => new Matter());

  /** The seat of a guest's player, even while a bot plays it; `null` on the laptop and for spectators. */
  readonly own: Seat | null = $derived.by(() => {
    const { me, isGuest } = this.#app.visit;
    if (!isGuest || me?.role !== 'player' || me.player === null) return null;
    const { evening } = this.#app;
    const seat = (evening && findTable(evening, this.scene)?.players.indexOf(me.player)) ?? -1;
    return seat < 0 ? null : seat;
  });
  /** Whether this device may act at the table. */
  readonly speaks: boolean = $derived.by(() => !this.#app.isGuest || this.own !== null);
  /** Whether anybody plays on a device of their own. */
  readonly isLan: boolean = $derived.by(() => this.scene.devices.some((device) => device !== null));
  /** Seats that bots hold for somebody who may have them back; at a free table most bots replace nobody. */
  readonly stoodIn: readonly Seat[] = $derived.by(() => {
    const { holders, devices, purpose } = this.scene;
    const { stoodIn } = this.#app.watch.here;
    return holders.flatMap((holder, seat) =>
      holder === 'bot' && (purpose !== 'free-table' || devices[seat] || stoodIn.includes(seat)) ? [seat] : [],
    );
  });
  /** The people for whom this device answers. */
  readonly seats: readonly Seat[] = $derived.by(() => {
    const { holders, devices } = this.scene;
    if (this.#app.isGuest) return this.own !== null && holders[this.own] === 'person' ? [this.own] : [];
    return personsHere(holders, devices);
  });

  /** What is to be settled. */
  readonly matter: Matter = $derived.by(() => {
    const { question, pause } = this.scene.flow;
    return this.#matters.at(`${question?.what ?? ''} ${pause?.since ?? ''}`);
  });

  constructor(app: App, scene: () => TableScene) {
    this.#app = app;
    this.#scene = scene;
  }

  get scene(): TableScene {
    return this.#scene();
  }

  /** The table that commands address. */
  get place() {
    const { evening, round, table } = this.scene;
    return { evening, round, table };
  }

  /** Sends a command to the host; a refusal is shown at its control. */
  async run(command: Command): Promise<readonly Refusal[]> {
    const { here } = this.#app.watch;
    this.underWay++;
    const answer = await this.#app.ask(command);
    this.underWay--;
    if (answer.ok && command.type === 'hold-seat' && command.holder === 'bot')
      here.stoodIn = [...here.stoodIn, command.seat];
    return answer.ok ? [] : answer.error;
  }
}
