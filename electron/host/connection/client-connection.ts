import type { ZodError } from 'zod';
import type { Answer } from '#electron/protocol/answers.ts';
import { type Command, REQUEST } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Standing } from '#electron/protocol/room.ts';
import type { Settings } from '#electron/protocol/settings.ts';
import type { StandstillNews } from '#electron/protocol/standstill.ts';
import { sendScene } from '#electron/protocol/table/scene-updates.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { isEqual } from '#engine/core/equal.ts';
import { firstFaults } from '#engine/core/faults.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail } from '#engine/core/result.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import type { HeldBack } from '#engine/tournament/state/sealed.ts';
import { COMMANDS } from '../commands/index.ts';
import { isNeverFor, isTooLong } from '../commands/may-ask.ts';
import type { ConnectionChange, Outcome, RunningSearch, Watched } from '../outcome.ts';
import { heldFrom, isAbout, PUBLIC, WHOLE } from '../room/projections.ts';
import { flowAt } from '../room/table-talk.ts';
import { devicesAt, effectiveViewer, isSealedFrom, meOf, roomView } from '../room/viewer-access.ts';
import type { AnswerCache } from '../state/answer-cache.ts';
import { placeOf } from '../state/evening-state.ts';
import { type Access, accessKey } from '../state/guests/access.ts';
import { guestOf, type GuestRoom } from '../state/guests/guest-room.ts';
import { WRITING } from '../state/standstill.ts';
import { sceneOf, sealedScene } from '../table/scene.ts';
import type { News } from './news.ts';

/** What a connection needs of the host. */
export interface ConnectionHandlers {
  readonly answers: AnswerCache;
  readonly execute: (connection: ClientConnection, command: Command, id: string) => Outcome | Promise<Outcome>;
  /** Builds a connection's first message. */
  readonly hello: (connection: ClientConnection) => FromHost;
  /** The room's code, which a visitor has just shown. */
  readonly code: () => string | undefined;
  /** Sends everything that is due. */
  readonly later: () => void;
  /** Whether changes can be written. */
  readonly standstill: (isDirector: boolean) => StandstillNews;
}

interface Reply {
  readonly to: string;
  readonly result: Answer;
  /** The type of the request; missing if it could not be read. */
  readonly type?: Command['type'];
}

/** The other end of a connection. */
export interface FarEnd {
  readonly send: (message: FromHost) => void;
  /** Called when nothing more will be sent to it. */
  readonly over?: (() => void) | undefined;
  /** Called with what threads have spent on it, in ms of processor time. */
  readonly charge?: ((spent: number) => void) | undefined;
}

/**
 * One client: parses its messages, never carries out the same request twice, and keeps what is to be sent until the
 * ledger is written. Changes are sent before answers, so that an answered command has had its effect.
 */
export class ClientConnection {
  /** Whether its device does not answer at the moment. */
  away = false;
  #access: Access;
  readonly #send: (message: FromHost) => void;
  readonly #over: () => void;
  readonly #charge: (spent: number) => void;
  /** The code of the room when the connection was opened. */
  readonly #code: string | undefined;
  readonly #handlers: ConnectionHandlers;
  #search: RunningSearch | undefined;
  #replies: Reply[] = [];
  #settings: Settings | undefined;
  #isNew = true;
  #evening: { readonly id: string; fresh: boolean; held: HeldBack } | undefined;
  #table: { readonly watched: Watched; fresh: boolean; sent?: TableScene } | undefined;
  /** The last message sent about the room, or about the guest in it. */
  #room: string = JSON.stringify({ type: 'room', room: null } satisfies FromHost);
  /** The last message sent about whether anything can be written. */
  #standstill: StandstillNews = WRITING;
  /** The last message sent about the automatic backups. */
  #backups = '[]';
  /** Why the guest is shut out for good. */
  #expelled: Standing | undefined;

  constructor({ send, over, charge }: FarEnd, access: Access, handlers: ConnectionHandlers) {
    this.#send = send;
    this.#over = over ?? (() => undefined);
    this.#charge = charge ?? (() => undefined);
    this.#code = handlers.code();
    this.#access = access;
    this.#handlers = handlers;
  }

  /** Whose connection it is; a visitor becomes a guest. */
  get access(): Access {
    return this.#access;
  }

  /** Applies what a command makes of it. */
  apply({ access, watchEvening, watchTable, search }: ConnectionChange): void {
    if (access) this.#access = access;
    if (watchEvening !== undefined) this.#evening = { id: watchEvening, fresh: true, held: new Set() };
    if (watchTable !== undefined) this.#table = watchTable ? { watched: watchTable, fresh: true } : undefined;
    if (search === undefined) return;
    if (search === 'stop') this.#search?.stop();
    else this.#search?.drop();
    // A proposal is no state of the evening, so it is sent at once.
    this.#search =
      typeof search === 'function' ? search((proposal) => this.#send({ type: 'proposal', proposal })) : undefined;
  }

  /** `bytes`: how long it was on its way; missing: it came from this process. */
  receive(message: unknown, bytes = 0): void {
    if (isNeverFor(this.#access, message)) return this.misunderstood(message, [NOT_FOR[this.#access.type]]);
    if (isTooLong(this.#access, message, bytes)) return this.misunderstood(message, [refuseHost('message-too-long')]);
    const request = REQUEST.safeParse(message);
    if (!request.success) {
      return this.misunderstood(message, firstFaults(badParts(request.error)));
    }
    const { id, command } = request.data;
    const { answers } = this.#handlers;
    const { type } = command;
    const who = accessKey(this.#access);
    // Visitors have no identity before `join`, so their answers are not shared.
    const remembered = who === undefined ? undefined : (answers.find(who, id) ?? answers.pending(who, id));
    const result = remembered ?? this.#carriedOut(command, id);
    if (!(result instanceof Promise)) return void this.#replies.push({ to: id, result, type });
    if (who !== undefined && !answers.pending(who, id)) answers.wait(who, id, result);
    void result.then((answer) => {
      this.#replies.push({ to: id, result: answer, type });
      this.#handlers.later();
    });
  }

  #carriedOut(command: Command, id: string): Answer | Promise<Answer> {
    const outcome = this.#handlers.execute(this, command, id);
    const applied = (one: Outcome): Answer => {
      this.apply(one);
      return one.answer;
    };
    return outcome instanceof Promise ? outcome.then(applied) : applied(outcome);
  }

  /** Answers a message that cannot be carried out; `faults`: what was wrong with it, if that is known. */
  misunderstood(message: unknown, faults: readonly Refusal[] = [badMessage('')]): void {
    this.#replies.push({ to: idOf(message), result: fail(faults) });
  }

  /** From now on this connection belongs to no guest, and nobody can join on it. */
  expel(why: Standing): void {
    this.#expelled = why;
    this.#access = { type: 'visitor' };
  }

  /** Charges this connection with processor time that a thread spent on its requests, in ms. */
  charge(spent: number): void {
    this.#charge(spent);
  }

  /** Whether somebody may join on it: they showed the room's present code. */
  mayJoin(room: GuestRoom): boolean {
    return this.#expelled === undefined && this.#code === room.code;
  }

  /** Whether nothing is left to send on it: its guest is gone, or its code is an old one. */
  isOver(room: GuestRoom | null): boolean {
    if (this.#expelled !== undefined) return true;
    if (!room?.open || this.#access.type === 'director') return false;
    return this.#access.type === 'guest' ? !guestOf(room, this.#access.guest) : !this.mayJoin(room);
  }

  /** Hangs up. */
  end(): void {
    this.#over();
  }

  /** The table that it watches. */
  get watched(): Watched | undefined {
    return this.#table?.watched;
  }

  sendSettings(settings: Settings): void {
    this.#settings = settings;
  }

  /** Sends everything that is due now that it is written. */
  sendNews(news: News): void {
    const isDirector = this.#access.type === 'director';
    if (this.#isNew) this.#send(this.#handlers.hello(this));
    else if (news.summaries && isDirector) this.#send(news.summaries);
    if (isDirector) this.#sendBackups(news);
    if (this.#settings && isDirector) this.#send({ type: 'settings', settings: this.#settings });
    this.#settings = undefined;
    this.#sendStandstill();
    if (this.#isNew || news.changed.room) this.#sendRoom(news);
    this.#isNew = false;
    if (isDirector || this.#isInside(news)) {
      this.#sendEvening(news);
      this.#sendTable(news);
      this.#sendTalk(news);
    } else {
      this.#evening = undefined;
      this.#table = undefined;
    }
    this.#reply();
  }

  /** Says why every request that is still unanswered does not count. */
  sendFailure(failure: Refusal): void {
    this.refuse(failure);
    this.#reply();
  }

  /** Refuses unanswered requests, unless they only wanted to watch something. */
  refuse(failure: Refusal): void {
    this.#replies = this.#replies.map((reply) =>
      reply.type && COMMANDS[reply.type].effect === 'watches' ? reply : { ...reply, result: fail([failure]) },
    );
  }

  #reply(): void {
    for (const { to, result } of this.#replies.splice(0)) this.#send({ type: 'answer', to, result });
  }

  #isInside({ room }: News): boolean {
    return room?.open === true && this.#access.type === 'guest' && guestOf(room, this.#access.guest)?.inside === true;
  }

  #sendStandstill(): void {
    const news = this.#handlers.standstill(this.#access.type === 'director');
    if (news === this.#standstill) return;
    this.#standstill = news;
    this.#send(news);
  }

  /** The director gets the room, everybody else only themselves; nothing is sent twice. */
  #sendRoom(news: News): void {
    const { room, evenings } = news;
    const state = room ? evenings.get(room.evening)?.state : undefined;
    const message: FromHost =
      this.#access.type === 'director'
        ? { type: 'room', room: roomView(news) }
        : { type: 'me', me: meOf(this.#access, room, state, this.#expelled) };
    const text = JSON.stringify(message);
    if (text === this.#room) return;
    this.#room = text;
    this.#send(message);
  }

  #sendBackups({ backups }: News): void {
    const text = JSON.stringify(backups);
    if (text === this.#backups) return;
    this.#backups = text;
    this.#send({ type: 'backups', backups });
  }

  #sendEvening({ evenings, changed, room }: News): void {
    const watching = this.#evening;
    if (!watching) return;
    const evening = evenings.get(watching.id);
    const events = changed.evenings.get(watching.id);
    const isNews = events !== undefined && events?.length !== 0;
    if (!evening) return;
    // The guest may sit at another table than before, even if nothing else happened.
    const held = heldFrom(this.#access, room, evening.state);
    const before = watching.held;
    if (!(watching.fresh || isNews || !isSame(held, before))) return;
    const projection = this.#access.type === 'director' ? WHOLE : PUBLIC;
    // A client that has the evening gets events and folds them; a big evening would be too much to send again.
    const news = watching.fresh || !events ? null : projection.events({ evening: watching.id, events, before }, held);
    this.#send(news ?? projection.evening(evening.state, held));
    watching.fresh = false;
    watching.held = held;
  }

  /** What was said at the table that it watches. */
  #sendTalk({ activity }: News): void {
    const at = this.#table?.sent?.sealed ? undefined : this.#table?.watched;
    for (const talk of activity.talk)
      if (at && placeOf(at.evening, at.place) === placeOf(talk.evening, talk)) this.#send({ type: 'talk', talk });
  }

  #sendTable(news: News): void {
    const { evenings, changed, room, activity } = news;
    const watching = this.#table;
    if (!watching) return;
    const { evening: id, place } = watching.watched;
    const evening = evenings.get(id);
    const isNews = watching.fresh || !evening || isAbout(changed, evening.state, place);
    if (!isNews && !changed.seats.has(placeOf(id, place))) return;
    if (watching.fresh) delete watching.sent;
    watching.fresh = false;
    // The draw may have been discarded, and the table with it.
    const table = evening && tableAt(evening.state, place);
    const isDraft = evening?.state.rounds.some(({ round, phase }) => round === place.round && phase === 'draft');
    if (!evening || !table?.ok || (isDraft && this.#access.type !== 'director')) {
      this.#table = undefined;
      return;
    }
    const viewer = effectiveViewer(this.#access, room, evening, watching.watched);
    const around = { devices: devicesAt(news, evening, place), flow: flowAt(activity, evening, place) };
    // Worked out every time: the guest's role may have changed, and others may be done with these cards.
    const scene = isSealedFrom(this.#access, room, evening, place)
      ? sealedScene(evening, place, around)
      : sceneOf(evening, place, viewer, around);
    if ((scene.sealed || !isNews) && isEqual(scene, watching.sent)) return;
    this.#send(sendScene(watching.sent, scene));
    watching.sent = scene;
  }
}

const isSame = (one: HeldBack, other: HeldBack): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

const NOT_FOR: Readonly<Record<Access['type'], Refusal>> = {
  visitor: refuseHost('not-admitted'),
  guest: refuseHost('not-allowed'),
  director: refuseHost('only-for-guests'),
};

function* badParts({ issues }: ZodError): Generator<Refusal> {
  for (const { path } of issues) yield badMessage(path.join('.'));
}

const badMessage = (at: string): Refusal => refuseHost('bad-message', { field: at || 'message' });

/** The id of a message that is no valid request, if it has one. */
function idOf(message: unknown): string {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
