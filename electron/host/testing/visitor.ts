import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { Asked, Command } from '#electron/protocol/commands/command.ts';
import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import type { FromHost, Proposal } from '#electron/protocol/messages.ts';
import type { Visit } from '#electron/protocol/nearby/visits.ts';
import type { Me, RoomView } from '#electron/protocol/room.ts';
import type { Settings } from '#electron/protocol/settings.ts';
import type { StandstillNews } from '#electron/protocol/standstill.ts';
import { receiveScene } from '#electron/protocol/table/scene-updates.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { TableTalk } from '#electron/protocol/table/table-talk.ts';
import { Client, type PageRequest, type Transport } from '#electron/protocol/transport/client.ts';
import { must } from '#engine/core/assert-never.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Split } from '#engine/tournament/seating/splits.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { dealVersion } from '#engine/tournament/state/versions.ts';
import type { HostPort } from '../port.ts';
import type { Access } from '../state/guests/access.ts';
import { SHA256 } from '../state/moment.ts';

/** How long a test waits for what has to come, in ms. */
const LONGEST_WAIT = 45_000;

/** A client for tests: keeps the latest of what it was sent, and everything in order. */
export class Visitor {
  readonly received: FromHost[] = [];
  evening: EveningState | undefined;
  scene: TableScene | undefined;
  settings: Settings | undefined;
  proposal: Proposal | undefined;
  readonly talk: TableTalk[] = [];
  room: RoomView | null = null;
  me: Me | undefined;
  visit: Visit | null = null;
  standstill: StandstillNews | undefined;
  evenings: readonly EveningSummary[] = [];
  readonly #client: Client;
  readonly #transport: Transport;
  /** What it watches, asked for again on every new connection, as pages do. */
  readonly #watching = new Map<string, Command>();

  /** A client of a host in this process, or over any other transport. */
  constructor(to: Pick<HostPort, 'open'> | Transport, access?: Access) {
    this.#transport = 'open' in to ? inProcess(to, access) : to;
    const recording: Transport = {
      send: (request) => this.#transport.send(request),
      listen: (receive, closed, opened) =>
        this.#transport.listen(
          (message) => {
            this.received.push(message);
            receive(message);
          },
          closed,
          opened,
        ),
    };
    this.#client = new Client(recording, () => randomUUID(), {
      others: (message) => this.#take(message),
      closed: () => undefined,
    });
  }

  /** Sends something as it is, as a page of another version might. */
  say(request: PageRequest): void {
    this.#transport.send(request);
  }

  /** Asks, and throws if it is refused. */
  async ask<C extends Asked>(command: C): Promise<AnswerTo<C['type']>> {
    if (command.type === 'watch-evening' || command.type === 'watch-table') this.#watching.set(command.type, command);
    const result = await this.#client.ask(command);
    if (!result.ok) throw new Error(`${command.type}: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  /** Asks, and gives the codes and places of the refusal. */
  async refused(command: Asked): Promise<readonly string[]> {
    const result = await this.#client.ask(command);
    return result.ok ? ['accepted'] : result.error.map(printRefusal);
  }

  /** Waits until something that the host sends makes it true. */
  async until(so: () => boolean, what: string): Promise<void> {
    // Long enough for a busy machine, but shorter than a test may take, so that the error names what was missing.
    const end = performance.now() + LONGEST_WAIT;
    while (!so()) {
      if (performance.now() > end) throw new Error(`never: ${what}`);
      await sleep(5);
    }
  }

  /** Watches an evening; gives its state. */
  async watch(evening: string): Promise<EveningState> {
    await this.ask({ type: 'watch-evening', evening });
    await this.until(() => this.evening?.id === evening, 'the evening');
    return must(this.evening, 'the evening');
  }

  /** What a watched deal looks like as an entry, as a page sends it back when it corrects the deal. */
  seen(place: { readonly round: number; readonly table: number; readonly deal: number }): string {
    const table = this.evening && tableAt(this.evening, place);
    const result = table?.ok ? table.value.results.find(({ deal }) => deal === place.deal) : undefined;
    return dealVersion(must(result, 'the deal'), SHA256);
  }

  /** Draws one round by lot and publishes it, as a director does. */
  async draw(evening: string, seed: string, split: Split = 4): Promise<void> {
    this.proposal = undefined;
    const how = { method: 'random', rounds: 1, fair: false, seconds: 0 } as const;
    await this.ask({ type: 'propose-seats', evening, split, seed, ...how });
    await this.until(() => this.proposal?.done === true, 'a proposal');
    const made = must(this.proposal as Proposal | undefined, 'a proposal');
    const { from } = made;
    const copy = made.rounds.map((tables) => tables.map((seats) => [...seats]));
    await this.ask({ type: 'plan-rounds', evening, from, draw: { method: 'random', seed }, rounds: copy });
    await this.ask({ type: 'publish-round', evening, round: from });
  }

  #take(message: FromHost): void {
    switch (message.type) {
      case 'hello':
        this.settings = message.settings;
        this.evenings = message.evenings;
        for (const command of this.#watching.values()) void this.#client.ask(command);
        return;
      case 'settings':
        this.settings = message.settings;
        return;
      case 'evenings':
        this.evenings = message.evenings;
        return;
      case 'evening':
        this.evening = message.evening;
        return;
      case 'evening-events':
        this.evening = message.events.reduce<EveningState | null>(evolve, this.evening ?? null) ?? undefined;
        return;
      case 'room':
        this.room = message.room;
        return;
      case 'rooms':
      case 'backups':
        return;
      case 'standstill':
        this.standstill = message;
        return;
      case 'visit':
        this.visit = message.visit;
        return;
      case 'me':
        this.me = message.me;
        return;
      case 'table':
        this.scene = receiveScene(this.scene, message);
        return;
      case 'talk':
        this.talk.push(message.talk);
        return;
      case 'proposal':
        this.proposal = message.proposal;
        return;
      case 'answer':
        throw new Error('an answer that nobody waits for');
    }
  }
}

function inProcess(host: Pick<HostPort, 'open'>, access?: Access): Transport {
  let receive: (message: FromHost) => void = () => undefined;
  // As over a wire: what does not survive JSON must not be relied on.
  const connection = host.open((message) => receive(JSON.parse(JSON.stringify(message)) as FromHost), access);
  return { send: (request) => connection.receive(request), listen: (take) => void (receive = take) };
}

/** The game that most evenings of tests play. */
export const TIROL = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };

type Wanted = Extract<Command, { type: 'create-evening' }>;

/** An evening with these players, a name a line, that the visitor watches. `wanted`: what differs from the defaults. */
export async function openEvening(visitor: Visitor, players: string, wanted: Partial<Wanted> = {}): Promise<string> {
  const usual = { name: 'Club Imst', ...TIROL, format: DEFAULT_FORMAT };
  const { evening } = await visitor.ask({ ...usual, ...wanted, type: 'create-evening' });
  await visitor.ask({ type: 'watch-evening', evening });
  if (players !== '') await visitor.ask({ type: 'import-players', evening, text: players });
  return evening;
}

/** Names for this many players, one per line. */
export const numbered = (players: number): string =>
  Array.from({ length: players }, (_, i) => `Spieler ${i + 1}`).join('\n');

/** An evening of `family` with eight players at two tables, watched by a visitor. */
export async function openClub(
  visitor: Visitor,
  { family, profile }: { readonly family: string; readonly profile: string } = TIROL,
  deals = 3,
): Promise<string> {
  const text = 'Anna\nBerta\nCilli\nDora\nEmil\nFranz\nGustl\nHansi\n';
  const evening = await openEvening(visitor, text, { family, profile, format: { ...DEFAULT_FORMAT, deals } });
  await visitor.draw(evening, 'lot');
  return evening;
}

/** Four at a free table, in the order of the seats. */
export const four = (...holders: readonly ('person' | 'bot')[]) =>
  holders.map((holder, i) => ({ name: must(['Anna', 'Bert', 'Cilli', 'Doris'][i], 'a name'), holder }));

/** A free table of these four, watched by the visitor; gives its place. */
export async function openFreeTable(visitor: Visitor, players: ReturnType<typeof four>, deals = 4) {
  const { evening } = await visitor.ask({ type: 'open-table', name: 'Freier Tisch', ...TIROL, deals, players });
  await visitor.ask({ type: 'watch-evening', evening });
  return { evening, round: 1, table: 1 };
}

/** A name as a page makes it for itself. */
export const newTicket = (): string => randomBytes(32).toString('hex');

/** Somebody joins on a device of their own, and is admitted as a player. */
export async function letIn(host: HostPort, director: Visitor, player: string) {
  const guest = new Visitor(host, { type: 'visitor' });
  const ticket = newTicket();
  await guest.ask({ type: 'join', name: 'x', role: 'player', player, ticket });
  const id = must(host.admission.guestOfTicket(ticket), 'a guest');
  await director.ask({ type: 'admit-guest', guest: id, role: 'player', player });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  return { guest, ticket };
}

/** Gives seats 1 to 3 of table 1 to bots, or all four. */
export async function seatBots(visitor: Visitor, evening: string, seats: readonly number[] = [1, 2, 3]): Promise<void> {
  for (const seat of seats) await visitor.ask({ type: 'hold-seat', evening, round: 1, table: 1, seat, holder: 'bot' });
}

/** The first action that is offered. */
export function firstOf(offers: readonly Offer[]): Action | undefined {
  const [offer] = offers;
  if (!offer) return undefined;
  if (offer.kind !== 'cards') return offer.actions[0];
  const cards = [...offer.fixed, ...offer.from.filter((card) => !offer.fixed.includes(card))].slice(0, offer.min);
  return cardsAction(offer, cards);
}

/** Plays seat 0 of table 1, always the first action offered, until the deal is closed. */
export async function playOut(visitor: Visitor, evening: string, most = Infinity): Promise<void> {
  const place = { evening, round: 1, table: 1 };
  const before = visitor.scene?.closed ?? 0;
  for (let acts = 0; acts < most; acts++) {
    const mine = (): Action | undefined => firstOf(visitor.scene?.view?.offers ?? []);
    // A deal may be over before it was asked for: somebody conceded, and the next one is not dealt yet.
    const over = (): boolean => (visitor.scene?.closed ?? 0) > before || visitor.scene?.view === null;
    await visitor.until(() => over() || mine() !== undefined, 'my turn');
    const action = mine();
    if (over() || !action) return;
    await visitor.ask({ type: 'act', ...place, seat: 0, prompt: visitor.scene?.prompt ?? -1, action: { ...action } });
  }
}
