import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import { tableSize } from '#engine/tournament/state/played-game.ts';
import type { App } from '../app/app.svelte.ts';
import { Draft } from '../drafts/draft.svelte.ts';
import { draftPlace } from '../drafts/places.ts';
import { homeOf } from '../route.ts';
import { dayDeal, dayOf, dayTable } from './day-deal.ts';
import { beginnersGame, gameNamed } from './game/games.ts';
import { differing } from './last.ts';
import { setTable, type TableLine } from './progress.ts';
import { type Laps, lapsOf, type Mode, modeOf, type SeatChoice, seatsFor } from './seating.ts';

/** The longest table that any family has. */
const MOST_SEATS = 5;

/** A table to play at right away, set up as the last one was; create it while a component initialises. */
export class TableChoice {
  mode = $state<Mode>('single');
  /** `family/profile` */
  game = $state('');
  /** The house rules that differ from the profile. */
  chosen = $state.raw<Notes>({});
  /** `null`: nothing was typed, and the language's default name is used. */
  typed = $state<string | null>(null);
  people = $state<SeatChoice[]>([]);
  laps = $state<Laps>(1);
  busy = $state(false);
  refusals = $state.raw<readonly Refusal[]>([]);
  readonly named = $derived(gameNamed(this.game));
  readonly size = $derived(this.named ? (tableSize({ options: this.chosen }, this.named.family) ?? 0) : 0);
  readonly draft: Draft<{ typed: string | null; people: SeatChoice[] }>;
  /** Whether nobody has said yet who plays here alone. */
  readonly isNew: boolean;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.people = seatsFor('watch', MOST_SEATS, []).map(({ name }, i) => ({
      name: i === 0 ? '' : name,
      holder: i < 2 ? 'person' : 'bot',
    }));
    this.game = beginnersGame();
    const last = setTable(app.evenings);
    if (last) {
      const { seats } = last.table;
      this.game = `${last.rules.family}/${last.rules.profile}`;
      this.chosen = differing(last.rules);
      this.mode = modeOf(seats);
      this.laps = lapsOf(last.table);
      if (this.mode === 'hot-seat') this.people = [...seats, ...this.people.slice(seats.length)];
    }
    this.typed = this.#nameBefore();
    this.isNew = this.typed === null;
    this.draft = new Draft(draftPlace('new-table'), {
      read: () => ({ typed: this.typed, people: this.people }),
      fill: (kept) => {
        ({ typed: this.typed, people: this.people } = kept);
        if (this.people.some(({ name }, i) => i === 0 && name !== '')) this.mode = 'hot-seat';
      },
    });
  }

  /** The name of who plays alone. */
  get me(): string {
    return this.typed ?? this.#app.t.newTable.me;
  }

  /** Another game begins with its own rules. */
  play(game: string): void {
    this.game = game;
    this.chosen = {};
  }

  /** Opens the table, deals, and goes there; what is refused is in `refusals`. */
  async open(): Promise<void> {
    const { named, mode, size } = this;
    if (this.busy || !named) return;
    this.busy = true;
    const seated = seatsFor(mode, size, mode === 'single' ? [{ name: this.me, holder: 'person' }] : this.people);
    const opened = await this.#app.ask({
      type: 'open-table',
      name: this.#app.t.newTable.named[mode],
      family: named.family.id,
      profile: named.profile.id,
      options: { ...this.chosen },
      deals: this.laps * size,
      players: seated.map(({ name, holder }) => ({ name: name.trim(), holder })),
    });
    if (opened.ok) {
      this.draft.sent();
      const place = { evening: opened.value.evening, ...FREE_PLACE };
      const dealt = await this.#app.ask({ type: 'start-deal', ...place });
      this.refusals = dealt.ok ? [] : dealt.error;
      this.#app.go({ page: 'table', ...place });
    } else this.refusals = opened.error;
    this.busy = false;
  }

  /** The table of today's deal in the chosen game, if it was begun here. */
  get dayTable(): TableLine | undefined {
    const { named } = this;
    const today = dayOf(this.#app.hostNow());
    return named && dayTable(this.#app.evenings, { family: named.family.id, profile: named.profile.id }, today);
  }

  /** Plays the deal of the day in the chosen game by its own rules, alone against bots; or goes on, or back to its result. */
  async openDay(): Promise<void> {
    const { named, dayTable: begun } = this;
    if (begun) this.#app.go(homeOf(begun));
    const rules = named?.family.tableRules(named.profile.id, {});
    const size = named && tableSize({ options: {} }, named.family);
    if (begun || this.busy || !named || !rules?.ok || size === undefined) return;
    this.busy = true;
    const day = dayOf(this.#app.hostNow());
    const { printRecord } = await import('#engine/kernel/deal/formats.ts');
    const opened = await this.#app.ask({
      type: 'play-record',
      name: `${this.#app.t.newTable.named.day} ${day}`,
      record: printRecord(dayDeal(named.family, rules.value, size, day)),
      from: 0,
      players: [...seatsFor('single', size, [{ name: this.me.trim(), holder: 'person' }])],
    });
    this.refusals = opened.ok ? [] : opened.error;
    if (opened.ok) this.#app.go({ page: 'table', evening: opened.value.evening, ...FREE_PLACE });
    this.busy = false;
  }

  isRefused(seat: number): boolean {
    return this.refusals.some(({ at }) => at && 'newPlayer' in at && at.newPlayer === seat);
  }

  /** The name with which somebody last played here alone; `null`: nobody did, or under no name. */
  #nameBefore(): string | null {
    const alone = setTable(this.#app.evenings, ({ seats }) => modeOf(seats) === 'single');
    const name = alone?.table.seats[0]?.name;
    return name === undefined || name === this.#app.t.newTable.me ? null : name;
  }
}
