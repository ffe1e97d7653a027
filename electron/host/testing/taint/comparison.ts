import type { CommandType } from '#electron/host/commands/handler.ts';
import { type Evening, isRunning, keyOf } from '#electron/host/state/evening-state.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { difference, type Horizon, horizonOf, unknownCard } from './compare.ts';
import type { Aim } from './deal.ts';
import { isKeptAway, type Look, type OtherDeal } from './other-evening.ts';
import { type Plant, planted } from './plant.ts';
import type { Compared } from './questions.ts';
import type { Leak, Summary } from './tally.ts';
import { PLACE } from './viewers.ts';

/** What one kind of client was sent, and what it would have been sent in the other deal, if there is one. */
export interface Sent {
  readonly kind: string;
  readonly viewer: Look;
  readonly here: { readonly messages: readonly FromHost[]; readonly evening: Evening };
  readonly there?: {
    readonly messages: readonly FromHost[];
    readonly evening: Evening;
    readonly pair: OtherDeal['pair'];
  };
}

/** Compares what is sent in one game, and counts it. */
export class Comparison {
  /** How many actions were done so far. */
  deeds = 0;
  takenBack = 0;
  /** Whether a leak was found that was looked for. */
  isEnough = false;
  readonly pairs = { possible: 0, impossible: 0 };
  readonly choices = { possible: 0, impossible: 0 };
  readonly #aim: Aim;
  readonly #game: number;
  readonly #plant: Plant;
  readonly #until: (leak: Leak) => boolean;
  #keptOut = 0;
  #messages = 0;
  #compared = 0;
  readonly #kinds = new Map<string, number>();
  readonly #asked = new Map<string, number>();
  readonly #coverage = new Map<string, Map<string, number>>();
  readonly #leaks: Leak[] = [];
  /** What was already worked out from this state. */
  #moment: State | undefined;
  readonly #horizons = new Map<Viewer, Horizon>();
  readonly #passed = new Map<Look, string>();

  constructor(aim: Aim, game: number, plant: Plant, until: (leak: Leak) => boolean = () => false) {
    this.#aim = aim;
    this.#game = game;
    this.#plant = plant;
    this.#until = until;
  }

  /** What somebody was sent because something has happened. */
  news(sent: Sent): void {
    const { here, there } = sent;
    this.#each(
      sent,
      planted(this.#plant, here.messages, here.evening),
      there && planted(this.#plant, there.messages, there.evening),
    );
  }

  /** What somebody was sent because of a question. */
  asked(sent: Sent, command: Command, how: Compared): void {
    const { here, there } = sent;
    const [said, twin] = [here, there].map(
      (one) =>
        one &&
        planted(this.#plant, one.messages, one.evening, command).filter(
          ({ type }) => how === 'all' || type === 'answer',
        ),
    );
    const isRefused = (messages: readonly FromHost[] = []): boolean =>
      messages.some((message) => message.type === 'answer' && !message.result.ok);
    if (!said || (how === 'refusal' && !(isRefused(said) && isRefused(twin)))) return;
    if (twin) this.#asked.set(command.type, (this.#asked.get(command.type) ?? 0) + 1);
    this.#each(sent, said, twin, command.type);
  }

  hasAsked(type: CommandType): boolean {
    return this.#asked.has(type);
  }

  /** What anybody may ask the room without being in it. */
  greeting(
    text: string | null,
    evening: Evening,
    twinText: string | null,
    other: OtherDeal,
    otherEvening: Evening,
  ): void {
    const { greeting = (one) => one } = this.#plant;
    const sent = text === null ? null : greeting(text, evening);
    const twin = twinText === null ? null : greeting(twinText, otherEvening);
    this.#compared += 1;
    if (sent !== twin)
      this.leak('anybody', 'room.json', `${String(other.pair)} change ${String(sent)} to ${String(twin)}`);
  }

  /** Bots are asked in another process: what they are sent is what their seat may know. */
  bot(seat: number, { rules, deals }: Evening, other: OtherDeal | undefined): void {
    const live = deals.get(keyOf(PLACE));
    this.#messages += 1;
    if (!live || !other) return;
    this.#compared += 1;
    this.#cover('bot', live.state);
    const [asked, elsewhere] = [view(rules, live.state, seat), view(rules, other.live.state, seat)];
    if (JSON.stringify(asked) !== JSON.stringify(elsewhere))
      this.leak('bot', 'view', `${String(other.pair)} change ${difference(asked, elsewhere)}`);
  }

  leak(onlooker: string, message: string, detail: string): void {
    const family = `${this.#aim.game.id} ${this.#aim.profile} of ${String(this.#aim.seats)}`;
    const leak = { game: this.#game, family, after: this.deeds, onlooker, message, detail };
    this.#leaks.push(leak);
    this.isEnough ||= this.#until(leak);
  }

  #each(
    { kind, viewer, here: { evening }, there }: Sent,
    sent: readonly FromHost[],
    twins: readonly FromHost[] | undefined,
    question?: string,
  ): void {
    const state = evening.deals.get(keyOf(PLACE))?.state;
    const pair = String(there?.pair);
    const named = question === undefined ? '' : ` to ${question}`;
    if (twins && sent.length !== twins.length)
      this.leak(kind, `any${named}`, `${sent.length} messages, and ${twins.length} where ${pair} are swapped`);
    for (const [i, message] of sent.entries()) {
      const twin = twins?.[i];
      const what = `${message.type}${named}`;
      this.#messages += 1;
      this.#kinds.set(message.type, (this.#kinds.get(message.type) ?? 0) + 1);
      const text = JSON.stringify(message);
      if (twin) this.#compared += 1;
      if (twin && message.type === 'table' && state) this.#cover(kind, state);
      if (isKeptAway(viewer)) this.#keptOut += 1;
      // For a viewer to whom entirely different cards make no difference nothing more can be checked.
      const horizon = state && !isKeptAway(viewer) ? this.#horizonOf(evening.rules, state, viewer) : undefined;
      // Clients with the same view are sent the same, and it was checked already.
      if (horizon && this.#passed.get(viewer) !== text) {
        const card = unknownCard(message, text, horizon);
        if (card === undefined) this.#passed.set(viewer, text);
        else this.leak(kind, what, card);
      }
      const seed = unrevealed(evening).find((secret) => text.includes(secret));
      if (seed !== undefined) this.leak(kind, what, `a deal can be predicted from ${seed}`);
      if (twin && JSON.stringify(twin) !== text) this.leak(kind, what, `${pair} change ${difference(message, twin)}`);
    }
  }

  #horizonOf(rules: Rules, state: State, viewer: Viewer): Horizon {
    if (this.#moment !== state) {
      this.#moment = state;
      this.#horizons.clear();
      this.#passed.clear();
    }
    const horizon = this.#horizons.get(viewer) ?? horizonOf(rules, state, viewer);
    this.#horizons.set(viewer, horizon);
    return horizon;
  }

  #cover(kind: string, { games }: State): void {
    for (const contract of new Set(games.map((game) => game.contract))) {
      const id = `${this.#aim.game.id} ${contract}`;
      const kinds = this.#coverage.get(id) ?? new Map<string, number>();
      this.#coverage.set(id, kinds);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }

  summary(): Summary {
    return {
      games: 1,
      messages: this.#messages,
      compared: this.#compared,
      pairs: this.pairs,
      choices: this.choices,
      kinds: Object.fromEntries(this.#kinds),
      asked: Object.fromEntries(this.#asked),
      coverage: Object.fromEntries([...this.#coverage].map(([id, kinds]) => [id, Object.fromEntries(kinds)])),
      takenBack: this.takenBack,
      keptOut: this.#keptOut,
      leaks: this.#leaks,
    };
  }
}

/** Seeds of future deals and of the running one, and the numbers that devices gave for them. */
const unrevealed = ({ commitments, deals }: Evening): readonly string[] =>
  [...commitments.values(), ...[...deals.values()].filter(isRunning).map(({ dealt }) => dealt.fair)].flatMap((made) =>
    made ? [made.seed, ...made.shares.filter((share) => share !== null)] : [],
  );
