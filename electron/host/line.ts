import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, type Result } from '../../engine/core/result.ts';
import { tableAt } from '../../engine/tournament/places.ts';
import type { TablePlace } from '../../engine/tournament/commands.ts';
import type { HostRefusal } from '../../engine/tournament/refusals.ts';
import { REQUEST, type Command, type FromHost, type Proposal } from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';
import { placeOf, type Evening } from './house.ts';
import type { Proposing } from './proposals.ts';
import type { Changes } from './ledger.ts';
import { sceneOf, type Eyes } from './scene.ts';

type Answer = Result<Json, readonly Refusal[]>;

/** A table that a line watches. */
export interface Watched {
  readonly evening: string;
  readonly place: TablePlace;
  readonly as: Eyes;
}

/** How many answers a line remembers, in case a request comes twice. */
const MOST_ANSWERS = 1000;

/** Commands that change nothing: asked twice they are read again, and their answers, often whole files, are not kept. */
const READS: ReadonlySet<Command['type']> = new Set([
  'export',
  'preview-correction',
  'preview-entry',
  'read-log',
  'read-record',
  'read-season',
]);

/** Most faults that are named of one message. */
const MOST_FAULTS = 20;

/**
 * One client: parses what it says, never carries the same request out twice, and keeps what is to be said to it until
 * the ledger is written. What changed is said before the answers, so that an answered command has had its effect.
 */
export class ClientLine {
  readonly #send: (message: FromHost) => void;
  readonly #execute: (line: ClientLine, command: Command) => Answer | Promise<Answer>;
  readonly #later: () => void;
  readonly #answers = new Map<string, Answer>();
  #proposing: Proposing | undefined;
  #replies: { readonly to: string; readonly result: Answer }[] = [];
  /** Requests whose answers take their time (files). */
  readonly #waiting = new Set<string>();
  #settings: Settings | undefined;
  #hello: (() => FromHost) | undefined;
  #evening: { readonly id: string; fresh: boolean } | undefined;
  #table: { readonly watched: Watched; fresh: boolean } | undefined;

  /** `hello` makes the first message, when it is due. */
  constructor(
    send: (message: FromHost) => void,
    execute: (line: ClientLine, command: Command) => Answer | Promise<Answer>,
    hello: () => FromHost,
    later: () => void,
  ) {
    this.#send = send;
    this.#execute = execute;
    this.#hello = hello;
    this.#later = later;
  }

  /** Says at once what is no state of the house: a proposal that is being made for this client. */
  propose(proposal: Proposal): void {
    this.#send({ type: 'proposal', proposal });
  }

  /** What is being looked for for this client; an earlier search is dropped. */
  search(proposing: Proposing | undefined): void {
    this.#proposing?.drop();
    this.#proposing = proposing;
  }

  /** Shows the best so far and looks no further. */
  stopSearching(): void {
    this.#proposing?.stop();
    this.#proposing = undefined;
  }

  receive(message: unknown): void {
    const request = REQUEST.safeParse(message);
    if (!request.success) {
      const faults = request.error.issues.slice(0, MOST_FAULTS).map(({ path }) => badMessage(path.join('.')));
      this.#replies.push({ to: idOf(message), result: fail(faults) });
      return;
    }
    const { id, command } = request.data;
    const known = this.#answers.get(id);
    if (known) return void this.#replies.push({ to: id, result: known });
    if (this.#waiting.has(id)) return;
    const result = this.#execute(this, command);
    const isKept = !READS.has(command.type);
    if (!(result instanceof Promise)) return this.#answer(id, result, isKept);
    this.#waiting.add(id);
    void result.then((answer) => {
      this.#waiting.delete(id);
      this.#answer(id, answer, isKept);
      this.#later();
    });
  }

  #answer(id: string, result: Answer, isKept: boolean): void {
    if (isKept) this.#answers.set(id, result);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    this.#replies.push({ to: id, result });
  }

  watchEvening(id: string): void {
    this.#evening = { id, fresh: true };
  }

  watchTable(watched: Watched): void {
    this.#table = { watched, fresh: true };
  }

  unwatchTable(): void {
    this.#table = undefined;
  }

  tellSettings(settings: Settings): void {
    this.#settings = settings;
  }

  /** Says everything that is due now that it is written. `summaries`: the list of evenings, if it changed. */
  tell(
    evenings: ReadonlyMap<string, Evening>,
    changed: Changes,
    summaries: Extract<FromHost, { type: 'evenings' }> | undefined,
  ): void {
    if (this.#hello) this.#send(this.#hello());
    else if (summaries) this.#send(summaries);
    this.#hello = undefined;
    if (this.#settings) this.#send({ type: 'settings', settings: this.#settings });
    this.#settings = undefined;
    this.#tellEvening(evenings, changed);
    this.#tellTable(evenings, changed);
    this.#reply();
  }

  /** Says why nothing that was asked and not yet answered counts. */
  tellFailure(failure: Refusal): void {
    this.#replies = this.#replies.map(({ to }) => ({ to, result: fail([failure]) }));
    this.#reply();
  }

  #reply(): void {
    for (const { to, result } of this.#replies.splice(0)) this.#send({ type: 'answer', to, result });
  }

  #tellEvening(evenings: ReadonlyMap<string, Evening>, changed: Changes): void {
    const watching = this.#evening;
    if (!watching) return;
    const evening = evenings.get(watching.id);
    const events = changed.evenings.get(watching.id);
    if (!evening || !(watching.fresh || events !== undefined)) return;
    // Who has an evening is told what happened and folds it himself; a big one would be too much to say again.
    if (!watching.fresh && events) this.#send({ type: 'evening-events', evening: watching.id, events });
    else this.#send({ type: 'evening', evening: evening.state });
    watching.fresh = false;
  }

  #tellTable(evenings: ReadonlyMap<string, Evening>, changed: Changes): void {
    const watching = this.#table;
    if (!watching) return;
    const { evening: id, place, as } = watching.watched;
    if (!watching.fresh && !changed.evenings.has(id) && !changed.tables.has(placeOf(id, place))) return;
    watching.fresh = false;
    const evening = evenings.get(id);
    // The draw may have been discarded, and the table with it.
    if (evening && tableAt(evening.state, place).ok) this.#send({ type: 'table', scene: sceneOf(evening, place, as) });
    else this.#table = undefined;
  }
}

const CODE: HostRefusal = 'bad-message';
const badMessage = (at: string): Refusal => refusal(CODE, at || 'message');

/** The id of a message that is no request, as far as it has one. */
function idOf(message: unknown): string {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
