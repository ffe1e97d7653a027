import type { CommandType } from '#electron/host/commands/handler.ts';
import type { News } from '#electron/host/connection/news.ts';
import { keyOf, type LiveDeal, placeOf } from '#electron/host/state/evening-state.ts';
import { commit, shareChance } from '#electron/host/table/fair.ts';
import { dealRecorded, perform, startDeal } from '#electron/host/table/tables.ts';
import { greetingAt, roomJson } from '#electron/lan/greeting.ts';
import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { OtherChoices } from '#engine/testing/other-choice.ts';
import { OtherWorlds } from '#engine/testing/other-worlds.ts';
import { trueOffers } from '#engine/testing/true-offers.ts';
import { askIn } from './asking.ts';
import { Comparison } from './comparison.ts';
import { type Aim, optionsFor, scriptFor } from './deal.ts';
import { happen } from './happenings.ts';
import { eveningWith, isKeptAway, type Look, newsWith, type OtherDeal, withOtherCards } from './other-evening.ts';
import type { Plant } from './plant.ts';
import { COMPARED, question, questionsInTurn } from './questions.ts';
import { type Back, takeBack } from './take-back.ts';
import type { Leak, Summary } from './tally.ts';
import { gather, type Held, type Holder, isKeptOut, mayLookAs, type Onlooker, PLACE } from './viewers.ts';
import { World } from './world.ts';

/** How many actions of the next deal are played after the inspected one. */
const MOVES_OF_THE_NEXT = 6;
/** How many pairs of cards are tried to find a deal that somebody cannot tell from the real one. */
const PAIRS_TRIED = 4;
/** How often somebody else has chosen something else, instead of two cards that have changed places. */
const CHOICE = 0.25;
/** How many other choices are tried to find one that somebody cannot tell from the real one. */
const CHOICES_TRIED = 2;
/** After how many of the actions at a free table somebody wants something taken back or redone: in the watched deal, in the next. */
const TAKEN_BACK = { watched: 0.05, next: 0.3 };
/** After how many actions somebody asks something. */
const ASKED = 0.25;

/** What is wished of a game besides its aim. */
export interface Wishes {
  readonly plant?: Plant;
  /** What is asked after every action, in turn; missing: all there is, now and then. */
  readonly ask?: readonly CommandType[];
  /** Whether each of these is asked only until it was compared. */
  readonly once?: boolean;
  /** Whether all tables get the same cards; otherwise it is random. */
  readonly duplicate?: boolean;
  /** Whether it is a free table; otherwise it is random. */
  readonly free?: boolean;
  /** Whether a bot, a device and the laptop have a seat each; otherwise it is random who has which. */
  readonly mixed?: boolean;
  /** Whether it goes no further because of this leak. */
  readonly until?: (leak: Leak) => boolean;
}

/** Plays one deal, watched by viewers of all kinds, and compares every message that any of them is sent. */
export async function playWatched(aim: Aim, seed: string, game: number, wishes: Wishes = {}): Promise<Summary> {
  return new Watched(aim, `${seed}/${String(game)}`, game, wishes).play();
}

class Watched {
  readonly #aim: Aim;
  readonly #seed: string;
  readonly #rng: Rng;
  readonly #world: World;
  readonly #free: boolean;
  readonly #duplicate: boolean;
  readonly #mixed: boolean;
  readonly #comparison: Comparison;
  #onlookers: Onlooker[] = [];
  #held: Held[] = [];
  readonly #worlds = new Map<Look, OtherWorlds>();
  readonly #choices = new Map<Look, OtherChoices>();
  readonly #wished: readonly CommandType[];
  readonly #once: boolean;
  readonly #inTurn: readonly CommandType[];
  #questions = 0;

  constructor(aim: Aim, seed: string, game: number, { plant = {}, ask = [], once = false, ...wishes }: Wishes) {
    this.#aim = aim;
    this.#seed = seed;
    this.#rng = seededRng(`${seed}/watched`);
    this.#world = new World(seededRng(`${seed}/host`), aim.game);
    this.#comparison = new Comparison(aim, game, plant, wishes.until);
    const { duplicate, free, mixed = false } = wishes;
    const isFree = this.#rng() < 0.2 && duplicate !== true;
    this.#free = free ?? isFree;
    this.#duplicate = !this.#free && (duplicate ?? this.#rng() < 0.3);
    this.#mixed = mixed;
    this.#wished = ask;
    this.#once = once;
    this.#inTurn = questionsInTurn(this.#rng);
  }

  async play(): Promise<Summary> {
    const world = this.#world;
    const rng = this.#rng;
    const { game, profile, seats } = this.#aim;
    const rules = tableOf(game, profile, optionsFor(this.#aim, rng) as never);
    const holders = holdersOf(seats, this.#mixed, rng);
    const bots = holders.map((holder) => holder === 'bot');
    await world.open({ rules, seats, free: this.#free, duplicate: this.#duplicate, bots });
    const gathered = await gather(world, holders, rng, this.#free);
    this.#onlookers = gathered.onlookers;
    this.#held = gathered.held;
    world.sent = (news) => this.#send(news);
    world.host.ledger.flush();

    const { deeds, ...dealt } = scriptFor(world.evening, this.#aim, this.#seed);
    dealRecorded(world.host, world.evening, PLACE, dealt);
    world.host.ledger.flush();
    const watched = this.#live?.dealt;
    // What was taken back is done again; if it is dealt again, the next deal has begun.
    for (let done = 0; done < deeds.length; done = this.#doneIn(watched, deeds.length)) {
      const deed = must(deeds[done], 'a deed');
      const performed = perform(world.host, world.evening, PLACE, deed);
      if (!performed.ok) throw new Error(`${deed[1].type}: ${JSON.stringify(performed.error)}`);
      this.#comparison.deeds += 1;
      world.host.ledger.flush();
      await this.#between();
      if (this.#comparison.isEnough) return this.#comparison.summary();
      if (this.#free && rng() < TAKEN_BACK.watched) await this.#takeBack(pick(['step', 'step', 'again', 'deal'], rng));
      else if (this.#live && this.#live.undone.length > 0 && rng() < TAKEN_BACK.next) await this.#takeBack('again');
    }
    await this.#playOn();
    return this.#comparison.summary();
  }

  /** The deal is over or was dealt again: the next one is committed and begun, if it may be. */
  async #playOn(): Promise<void> {
    const { host, evening } = this.#world;
    commit(host, evening, PLACE);
    const deal = (evening.state.rounds[0]?.tables[0]?.results.length ?? 0) + 1;
    for (const seat of this.#held.keys())
      if (this.#rng() < 0.5) shareChance(host, evening, { ...PLACE, seat, deal, share: this.#share() });
    host.ledger.flush();
    await this.#between();
    startDeal(host, evening, PLACE);
    host.ledger.flush();
    for (let i = 0; i < MOVES_OF_THE_NEXT; i++) {
      if (this.#free && this.#rng() < TAKEN_BACK.next) await this.#takeBack(pick(['step', 'deal', 'again'], this.#rng));
      const live = this.#live;
      if (live?.state.end !== null) return;
      const { must: seats, may, table } = turnOf(evening.rules, live.state);
      const by = seats[0] ?? (table === 'must' ? 'table' : may[0]);
      if (by === undefined) return;
      const action = sampleAction(trueOffers(evening.rules, live.state, by), this.#rng);
      if (!perform(host, evening, PLACE, [by, action]).ok) return;
      host.ledger.flush();
      await this.#between();
    }
  }

  /** 256 bits of a device. */
  #share(): string {
    return Array.from({ length: 64 }, () => Math.floor(this.#rng() * 16).toString(16)).join('');
  }

  /** Now and then something happens between two moves, or somebody asks something. */
  async #between(): Promise<void> {
    const rng = this.#rng;
    const world = this.#world;
    if (rng() < 0.05) await happen(world, this.#held, this.#onlookers, rng);
    if (rng() < 0.1) pick(this.#onlookers, rng).reconnect();
    if (this.#wished.length > 0)
      await this.#ask(this.#wished.filter((type) => !(this.#once && this.#comparison.hasAsked(type))));
    else if (rng() < ASKED) await this.#ask(this.#inTurn);
  }

  /** Somebody asks something, here and where the other deal is played. */
  async #ask(types: readonly CommandType[]): Promise<void> {
    const world = this.#world;
    const type = types[this.#questions % types.length];
    if (type === undefined) return;
    this.#questions += 1;
    const { asker, command } = question(world, this.#onlookers, type, this.#rng);
    // Whoever plays several seats asks as the one that it is about.
    const seat = 'seat' in command ? mayLookAs(asker, this.#held, this.#free, command.seat) : 'spectator';
    const looks = this.#viewer(asker);
    const viewer = isKeptAway(looks) || seat === 'spectator' ? looks : seat;
    const other = this.#otherFor(viewer);
    if (!other) return;
    const as = viewer === seat ? seat : asker.viewer;
    const seed = `${this.#seed}/${String(this.#comparison.deeds)}`;
    const { kind } = asker;
    const eyes = { access: asker.line.access, as };
    const here = await askIn(world, world.evening, eyes, command, seed);
    const there = await askIn(world, eveningWith(world.evening, other), eyes, command, seed);
    // What others have already agreed to is done as soon as somebody else agrees.
    const isAsked = world.host.ledger.activity.questionAt(placeOf(world.evening.state.id, PLACE)) !== undefined;
    const how = isAsked ? 'refusal' : COMPARED[command.type];
    this.#comparison.asked({ kind, viewer, here, there: { ...there, pair: other.pair } }, command, how);
  }

  /** Somebody wants something taken back, or done again. */
  async #takeBack(what: Back): Promise<void> {
    this.#comparison.takenBack += 1;
    const without = await takeBack(this.#world, this.#held, what, this.#rng);
    if (without !== undefined) this.#comparison.leak('everybody', what, without);
  }

  #send(news: News): void {
    const { evening } = this.#world;
    const others = new Map<Look, OtherDeal | undefined>();
    for (const onlooker of this.#onlookers) {
      const { kind } = onlooker;
      const viewer = this.#viewer(onlooker);
      if (!others.has(viewer)) others.set(viewer, this.#otherFor(viewer));
      const other = others.get(viewer);
      const [received, elsewhere] = onlooker.receive(news, other ? newsWith(evening, news, other) : news);
      const there = other && { messages: elsewhere, evening: eveningWith(evening, other), pair: other.pair };
      this.#comparison.news({ kind, viewer, here: { messages: received, evening }, ...(there && { there }) });
    }
    for (const other of others.values()) if (other) this.#greet(other);
    if (news.changed.tables.size === 0) return;
    for (const [seat, { bot }] of this.#held.entries())
      if (bot) this.#comparison.bot(seat, evening, others.has(seat) ? others.get(seat) : this.#otherFor(seat));
  }

  /** What the room says of itself to everybody must not change with any cards. */
  #greet(other: OtherDeal): void {
    const { evening, host } = this.#world;
    const { evenings } = host.ledger;
    const elsewhere = eveningWith(evening, other);
    const here = this.#greeting();
    evenings.set(evening.state.id, elsewhere);
    const there = this.#greeting();
    evenings.set(evening.state.id, evening);
    this.#comparison.greeting(here, evening, there, other, elsewhere);
  }

  #greeting(): string | null {
    const greeting = this.#world.admission.greeting();
    return roomJson(greeting && greetingAt(greeting, { port: 7411 }));
  }

  /** What others heard in part, and the course of the deal tells all the same, is a leak, too. */
  #newChoices(viewer: Viewer): OtherChoices {
    return new OtherChoices(this.#rng, CHOICES_TRIED, this.#comparison.choices, ({ exchanged }) => {
      this.#comparison.leak(String(viewer), 'course', `tells action ${String(exchanged)} of the log`);
    });
  }

  /** How many actions of a deal are done; all of them if it is over and another has begun. */
  #doneIn(dealt: LiveDeal['dealt'] | undefined, all: number): number {
    const live = this.#live;
    return live?.dealt === dealt && live ? actionsIn(live.state).length : all;
  }

  get #live(): LiveDeal | undefined {
    return this.#world.evening.deals.get(keyOf(PLACE));
  }

  #viewer(onlooker: Onlooker): Look {
    if (this.#duplicate && onlooker.access.type !== 'visitor' && isKeptOut(onlooker, this.#held))
      return onlooker.access.type === 'director' ? 'kept out at the laptop' : 'kept out';
    return mayLookAs(onlooker, this.#held, this.#free);
  }

  #otherFor(viewer: Look): OtherDeal | undefined {
    const live = this.#live;
    if (!live) return undefined;
    if (isKeptAway(viewer)) return withOtherCards(this.#world.evening, live, viewer);
    const { rules } = this.#world.evening;
    const real = { rules, deck: live.dealt.deck, s: live.state };
    // When a deal is settled it shows what was hidden.
    if (live.state.end === null && this.#rng() < CHOICE) {
      const choices = this.#choices.get(viewer) ?? this.#newChoices(viewer);
      this.#choices.set(viewer, choices);
      const other = choices.at(real, () => viewer);
      if (other) return { pair: 'another choice', live: { ...live, state: other.state } };
    }
    const worlds = this.#worlds.get(viewer) ?? new OtherWorlds(this.#rng, PAIRS_TRIED, this.#comparison.pairs);
    this.#worlds.set(viewer, worlds);
    const other = worlds.at(real, () => viewer);
    if (!other) return undefined;
    const { world, state } = other;
    return { pair: world.pair, live: { ...live, dealt: { ...live.dealt, deck: world.deck }, state } };
  }
}

/** Who has which seat at the beginning. */
function holdersOf(seats: number, mixed: boolean, rng: Rng): readonly Holder[] {
  const each: readonly Holder[] = mixed ? shuffled(['bot', 'device', 'laptop'], rng) : [];
  const allBots = !mixed && rng() < 0.3;
  const any = (): Holder => (allBots || rng() < 0.3 ? 'bot' : rng() < 0.5 ? 'laptop' : 'device');
  return Array.from({ length: seats }, (_, seat) => each[seat] ?? any());
}

/**
 * The games of these numbers: the aims in turn; from the second time round, every other time, with a bot, a device and the
 * laptop at each table.
 */
export async function* gamesOf(aims: readonly Aim[], seed: string, numbers: Iterable<number>): AsyncGenerator<Summary> {
  for (const game of numbers) {
    const mixed = Math.floor(game / aims.length) % 2 === 1;
    yield await playWatched(must(aims[game % aims.length], 'an aim'), seed, game, { mixed });
  }
}
