import { must } from '../../../../engine/core/assert-never.ts';
import { pick, seededRng, shuffled, type Rng } from '../../../../engine/core/rng.ts';
import type { Viewer } from '../../../../engine/core/seat.ts';
import type { State } from '../../../../engine/kernel/deal/state.ts';
import { offersTo, turnOf } from '../../../../engine/kernel/deal/apply.ts';
import { sampleAction } from '../../../../engine/kernel/deal/offers.ts';
import { view } from '../../../../engine/kernel/deal/redact.ts';
import { OtherWorlds } from '../../../../engine/testing/other-worlds.ts';
import type { FromHost } from '../../../protocol/messages.ts';
import { shareChance, commit } from '../../table/fair.ts';
import { isRunning, keyOf, type Evening } from '../../state/evening-state.ts';
import type { News } from '../../connection/news.ts';
import { dealRecorded, perform, startDeal } from '../../table/tables.ts';
import { difference, horizonOf, unknownCard, type Horizon } from './compare.ts';
import { optionsFor, scriptFor, type Aim } from './deal.ts';
import { happen } from './happenings.ts';
import { eveningWith, isKeptAway, newsWith, withOtherCards, type Look, type OtherDeal } from './other-evening.ts';
import { put, question } from './questions.ts';
import type { Leak, Summary } from './tally.ts';
import { takeBack } from './take-back.ts';
import { gather, isKeptOut, mayLookAs, PLACE, type Held, type Holder, type Onlooker } from './viewers.ts';
import { World } from './world.ts';

/** A planted fault in what is sent, to see that it would be found. */
export type Spoil = (message: FromHost, evening: Evening) => FromHost;

/** So many actions after the inspected deal. */
const MOVES_OF_THE_NEXT = 6;
/** So many pairs of cards are tried to find a deal that somebody cannot tell from the real one. */
const PAIRS_TRIED = 4;

/** What is wished of a game besides its aim. */
export interface Wishes {
  readonly spoil?: Spoil;
  /** Whether all tables get the same cards; otherwise it is random. */
  readonly duplicate?: boolean;
  /** Whether a bot, a device and the laptop have a seat each; otherwise it is random who has which. */
  readonly mixed?: boolean;
}

/** Plays one deal, watched by viewers of all kinds, and compares every message that any of them is sent. */
export async function playWatched(aim: Aim, seed: string, game: number, wishes: Wishes = {}): Promise<Summary> {
  return new Watched(aim, `${seed}/${String(game)}`, game, wishes).play();
}

class Watched {
  readonly #aim: Aim;
  readonly #seed: string;
  readonly #game: number;
  readonly #spoil: Spoil;
  readonly #rng: Rng;
  readonly #world: World;
  readonly #free: boolean;
  readonly #duplicate: boolean;
  readonly #mixed: boolean;
  /** How often something was taken back, or somebody saw nothing of the table because others have to play the cards. */
  #takenBack = 0;
  #keptOut = 0;
  #onlookers: Onlooker[] = [];
  #held: Held[] = [];
  #deeds = 0;
  #messages = 0;
  #compared = 0;
  readonly #kinds = new Map<string, number>();
  readonly #coverage = new Map<string, Map<string, number>>();
  readonly #leaks: Leak[] = [];
  /** What the pack of an unfinished deal can be shuffled from again. */
  #secrets: readonly string[] = [];
  /** What was already worked out from this state. */
  #moment: State | undefined;
  readonly #horizons = new Map<Viewer, Horizon>();
  readonly #passed = new Map<Look, string>();
  readonly #worlds = new Map<Viewer, OtherWorlds>();
  readonly #pairs = { possible: 0, impossible: 0 };

  constructor(
    aim: Aim,
    seed: string,
    game: number,
    { spoil = (message) => message, duplicate, mixed = false }: Wishes,
  ) {
    this.#aim = aim;
    this.#seed = seed;
    this.#game = game;
    this.#spoil = spoil;
    this.#rng = seededRng(`${seed}/watched`);
    this.#world = new World(seededRng(`${seed}/host`), aim.game);
    this.#free = this.#rng() < 0.2 && duplicate !== true;
    this.#duplicate = !this.#free && (duplicate ?? this.#rng() < 0.3);
    this.#mixed = mixed;
  }

  async play(): Promise<Summary> {
    const world = this.#world;
    const rng = this.#rng;
    const { game, profile, seats } = this.#aim;
    const rules = game.tableRules(profile, optionsFor(this.#aim, rng) as never);
    if (!rules.ok) throw new Error(rules.error.code);
    const holders = holdersOf(seats, this.#mixed, rng);
    const bots = holders.map((holder) => holder === 'bot');
    await world.open({ rules: rules.value, seats, free: this.#free, duplicate: this.#duplicate, bots });
    const gathered = await gather(world, holders, rng, this.#free);
    this.#onlookers = gathered.onlookers;
    this.#held = gathered.held;
    world.sent = (news) => this.#send(news);
    world.host.ledger.flush();

    const { deeds, ...dealt } = scriptFor(world.evening, this.#aim, this.#seed);
    dealRecorded(world.host, world.evening, PLACE, dealt);
    world.host.ledger.flush();
    for (const [by, action] of deeds) {
      const done = perform(world.host, world.evening, PLACE, by, action);
      if (!done.ok) throw new Error(`${action.type}: ${JSON.stringify(done.error)}`);
      this.#deeds += 1;
      world.host.ledger.flush();
      await this.#between();
    }
    await this.#playOn();
    return this.#summary();
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
      if (this.#free && this.#rng() < 0.3) {
        this.#takenBack += 1;
        const without = await takeBack(this.#world, this.#held, this.#rng);
        if (without !== undefined) this.#leak('everybody', 'take-back', without);
      }
      const live = evening.deals.get(keyOf(PLACE));
      if (live?.state.end !== null) return;
      const { must: seats, may, table } = turnOf(evening.rules, live.state);
      const by = seats[0] ?? (table === 'must' ? 'table' : may[0]);
      if (by === undefined) return;
      const action = sampleAction(offersTo(evening.rules, live.state, by), this.#rng);
      if (!perform(host, evening, PLACE, by, action).ok) return;
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
    if (rng() > 0.25) return;
    const onlooker = pick(this.#onlookers, rng);
    const command = question(
      world.evening,
      { seats: this.#aim.seats, isDirector: onlooker.access.type === 'director' },
      rng,
    );
    const other = this.#otherFor(this.#viewer(onlooker));
    if (!command || !other) return;
    put(onlooker, command, `q${String(this.#deeds)}`, (ask) => this.#elsewhere(other, ask));
    // Files are written on the way.
    await new Promise((resolve) => setImmediate(resolve));
    world.host.ledger.flush();
  }

  #send(news: News): void {
    this.#secrets = unrevealed(this.#world.evening);
    const others = new Map<Look, OtherDeal | undefined>();
    for (const onlooker of this.#onlookers) {
      const viewer = this.#viewer(onlooker);
      if (!others.has(viewer)) others.set(viewer, this.#otherFor(viewer));
      const other = others.get(viewer);
      const [received, elsewhere] = onlooker.receive(news, other ? newsWith(this.#world.evening, news, other) : news);
      this.#compare(onlooker, viewer, received, elsewhere, other);
    }
    if (news.changed.tables.size > 0) this.#askBots(others);
  }

  #compare(
    { kind }: Onlooker,
    viewer: Look,
    received: readonly FromHost[],
    elsewhere: readonly FromHost[],
    other: OtherDeal | undefined,
  ): void {
    const { evening } = this.#world;
    const state = evening.deals.get(keyOf(PLACE))?.state;
    if (received.length !== elsewhere.length)
      this.#leak(
        kind,
        'any',
        `${received.length} messages, and ${elsewhere.length} where ${String(other?.pair)} are swapped`,
      );
    for (const [i, message] of received.entries()) {
      this.#messages += 1;
      this.#kinds.set(message.type, (this.#kinds.get(message.type) ?? 0) + 1);
      const sent = this.#spoil(message, evening);
      const text = JSON.stringify(sent);
      const twin = other && elsewhere[i] && this.#spoil(elsewhere[i], eveningWith(this.#world.evening, other));
      const twinText = twin && JSON.stringify(twin);
      if (twin) this.#compared += 1;
      if (twin && message.type === 'table') this.#cover(kind);
      // Clients with the same view are sent the same, and it was checked already.
      if (isKeptAway(viewer)) this.#keptOut += 1;
      // For a viewer to whom entirely different cards make no difference nothing more can be checked.
      const horizon = state && !isKeptAway(viewer) ? this.#horizonOf(state, viewer) : undefined;
      if (horizon && this.#passed.get(viewer) !== text) {
        const named = unknownCard(sent, text, horizon);
        if (named === undefined) this.#passed.set(viewer, text);
        else this.#leak(kind, message.type, named);
      }
      const seed = this.#secrets.find((secret) => text.includes(secret));
      if (seed !== undefined) this.#leak(kind, message.type, `a deal can be predicted from ${seed}`);
      if (other && twin && twinText !== text)
        this.#leak(kind, message.type, `${String(other.pair)} change ${difference(sent, twin)}`);
    }
  }

  /** Bots are asked in another process: what they are sent is what their seat may know. */
  #askBots(others: Map<Look, OtherDeal | undefined>): void {
    const { rules, deals } = this.#world.evening;
    const live = deals.get(keyOf(PLACE));
    if (!live) return;
    for (const [seat, { bot }] of this.#held.entries()) {
      if (!bot) continue;
      const other = others.has(seat) ? others.get(seat) : this.#otherFor(seat);
      this.#messages += 1;
      if (!other) continue;
      this.#compared += 1;
      this.#cover('bot');
      const [asked, elsewhere] = [view(rules, live.state, seat), view(rules, other.live.state, seat)];
      if (JSON.stringify(asked) !== JSON.stringify(elsewhere))
        this.#leak('bot', 'view', `${String(other.pair)} change ${difference(asked, elsewhere)}`);
    }
  }

  #horizonOf(state: State, viewer: Viewer): Horizon {
    if (this.#moment !== state) {
      this.#moment = state;
      this.#horizons.clear();
      this.#passed.clear();
    }
    const horizon = this.#horizons.get(viewer) ?? horizonOf(state, viewer);
    this.#horizons.set(viewer, horizon);
    return horizon;
  }

  #viewer(onlooker: Onlooker): Look {
    if (this.#duplicate && onlooker.access.type !== 'visitor' && isKeptOut(onlooker, this.#held))
      return onlooker.access.type === 'director' ? 'kept out at the laptop' : 'kept out';
    return mayLookAs(onlooker, this.#held, this.#free);
  }

  #otherFor(viewer: Look): OtherDeal | undefined {
    const live = this.#world.evening.deals.get(keyOf(PLACE));
    if (!live) return undefined;
    if (isKeptAway(viewer)) return withOtherCards(this.#world.evening, live, viewer);
    const worlds = this.#worlds.get(viewer) ?? new OtherWorlds(this.#rng, PAIRS_TRIED, this.#pairs);
    this.#worlds.set(viewer, worlds);
    const other = worlds.at(this.#world.evening.rules, live.dealt.deck, live.state, () => viewer);
    if (!other) return undefined;
    const { pair, deck } = other.world;
    return { pair, live: { ...live, dealt: { ...live.dealt, deck }, state: other.state } };
  }

  /** Asks something as if the other deal were the real one. */
  #elsewhere(other: OtherDeal, ask: () => void): void {
    const { evenings } = this.#world.host.ledger;
    const { evening } = this.#world;
    evenings.set(evening.state.id, eveningWith(this.#world.evening, other));
    ask();
    evenings.set(evening.state.id, evening);
  }

  #cover(kind: string): void {
    const games = this.#world.evening.deals.get(keyOf(PLACE))?.state.games ?? [];
    for (const contract of new Set(games.map((game) => game.contract))) {
      const id = `${this.#aim.game.id} ${contract}`;
      const kinds = this.#coverage.get(id) ?? new Map<string, number>();
      this.#coverage.set(id, kinds);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }

  #leak(onlooker: string, message: string, detail: string): void {
    const family = `${this.#aim.game.id} ${this.#aim.profile} of ${String(this.#aim.seats)}`;
    this.#leaks.push({ game: this.#game, family, after: this.#deeds, onlooker, message, detail });
  }

  #summary(): Summary {
    return {
      games: 1,
      messages: this.#messages,
      compared: this.#compared,
      pairs: this.#pairs,
      kinds: Object.fromEntries(this.#kinds),
      coverage: Object.fromEntries([...this.#coverage].map(([id, kinds]) => [id, Object.fromEntries(kinds)])),
      takenBack: this.#takenBack,
      keptOut: this.#keptOut,
      leaks: this.#leaks,
    };
  }
}

/** Who has which seat at the beginning. */
function holdersOf(seats: number, mixed: boolean, rng: Rng): readonly Holder[] {
  const each: readonly Holder[] = mixed ? shuffled(['bot', 'device', 'laptop'], rng) : [];
  const allBots = !mixed && rng() < 0.3;
  const any = (): Holder => (allBots || rng() < 0.3 ? 'bot' : rng() < 0.5 ? 'laptop' : 'device');
  return Array.from({ length: seats }, (_, seat) => each[seat] ?? any());
}

/** Seeds of future deals and of the running one, and the numbers that devices gave for them. */
const unrevealed = ({ commitments, deals }: Evening): readonly string[] =>
  [...commitments.values(), ...[...deals.values()].filter(isRunning).map(({ dealt }) => dealt.fair)].flatMap((made) =>
    made ? [made.seed, ...made.shares.filter((share) => share !== null)] : [],
  );

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
