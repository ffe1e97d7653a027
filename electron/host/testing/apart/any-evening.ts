import type { HostPort } from '#electron/host/port.ts';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { below, pick, type Rng, seededRng } from '#engine/core/rng.ts';
import type { FamilyId } from '#engine/games/loaders.ts';
import { finalChoice } from '#engine/tournament/draw/finalists.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import { openEvening, Visitor } from '../visitor.ts';
import type { Agreed, Paid } from './reckoned.ts';

/** A game as evenings of it are made here. */
export interface AnyGame {
  readonly rules: { readonly family: string; readonly profile: string; readonly options?: Notes };
  readonly sizes: readonly number[];
  readonly paid: Paid;
  /** Whether what a table agrees on may be written down for one side only. */
  readonly alone?: true;
  /** Whether its rules end a series. */
  readonly ends: boolean;
}

type Notes = Readonly<Record<string, number | string>>;

const ADDS_UP = { by: 'items' } as const;
const RACE = { by: 'differences', race: { beyond: false } } as const;
const BEYOND = { by: 'differences', race: { beyond: true } } as const;

const IN_FAMILIES: Readonly<Record<FamilyId, readonly AnyGame[]>> = {
  illustrated: [
    { rules: { family: 'illustrated', profile: 'loew-1954' }, sizes: [3, 4], paid: RACE, alone: true, ends: true },
    {
      rules: { family: 'illustrated', profile: 'mayr-sedlaczek-2016' },
      sizes: [3, 4],
      paid: BEYOND,
      alone: true,
      ends: true,
    },
  ],
  tuebingen: [
    { rules: { family: 'tuebingen', profile: 'tuebingen' }, sizes: [4], paid: { by: 'differences' }, ends: false },
  ],
  bavarian: [
    { rules: { family: 'bavarian', profile: 'simple-fixed' }, sizes: [3, 4], paid: ADDS_UP, ends: false },
    { rules: { family: 'bavarian', profile: 'haferl' }, sizes: [3, 4], paid: ADDS_UP, ends: true },
  ],
  koenigrufen: [
    { rules: { family: 'koenigrufen', profile: 'tirol-speisezettel' }, sizes: [4, 5], paid: ADDS_UP, ends: false },
  ],
  reform: [{ rules: { family: 'reform', profile: 'reform' }, sizes: [4, 5], paid: ADDS_UP, ends: false }],
};

export const GAMES: readonly AnyGame[] = Object.values(IN_FAMILIES).flat();

const CASH: NonNullable<Format['cash']> = {
  ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 10, prizes: null, step: 10, goods: [], pot: null },
  penaltiesTo: 'house',
};
const TABLES = [1, 2] as const;

/** Shares of what was won before that finalists bring into a final, in per cent. */
const CARRIED = [0, 25, 50] as const;

/**
 * One round at two tables, and perhaps a final, by commands of people who come late, leave, send somebody in their place, change
 * seats, and correct what they wrote.
 */
export class AnyEvening {
  readonly game: AnyGame;
  readonly format: Format;
  readonly agreed: Agreed;
  readonly visitor: Visitor;
  readonly #size: number;
  readonly #rng: Rng;
  #id = '';
  #round = 1;
  #substitutes = 0;

  constructor(host: Pick<HostPort, 'open'>, game: AnyGame, seed: string) {
    this.visitor = new Visitor(host);
    this.game = game;
    this.#rng = seededRng(seed);
    this.#size = pick(game.sizes, this.#rng);
    const entry = pick(['deals', 'deals', 'both', 'totals'] as const, this.#rng);
    const target = !game.ends && below(3, this.#rng) === 0 ? { points: 30, bonus: 10 } : null;
    const oneSeries = game.ends && below(3, this.#rng) === 0;
    const carry = { type: 'share', percent: pick(CARRIED, this.#rng) } as const;
    const others = pick(['play', 'stop'] as const, this.#rng);
    const final = below(2, this.#rng) === 0 ? { seats: this.#size, carry, others } : null;
    this.agreed = { target, final };
    this.format = {
      ...{ ...DEFAULT_FORMAT, deals: 6, dealsAtFive: 6, dealsAtThree: 6, rounds: final ? 1 : null, cash: CASH },
      ...{ entry, target, oneSeries, final },
    };
  }

  /** What happened, as an event file and as a spreadsheet; the state at the end. */
  async played(): Promise<{ readonly file: string; readonly csv: string; readonly state: EveningState }> {
    const { visitor } = this;
    const people = this.#size * TABLES.length;
    const names = Array.from({ length: people + 1 }, (_, i) => `Spieler ${i + 1}`);
    this.#id = await openEvening(visitor, names.join('\n'), { ...this.game.rules, format: this.format });
    const seats = TABLES.map((_, t) => Array.from({ length: this.#size }, (__, i) => `p${t * this.#size + i + 1}`));
    await this.#playedRound(seats, { sitOut: [`p${people + 1}`] });
    if (this.format.final) await this.#final();
    const file = await visitor.ask({ type: 'export', evening: this.#id, what: 'events' });
    const csv = await visitor.ask({ type: 'export', evening: this.#id, what: 'csv' });
    return { file: file.text, csv: csv.text, state: this.#state };
  }

  /** Seats them, and lets anything happen until the round is over. */
  async #playedRound(
    seats: readonly (readonly string[])[],
    { sitOut = [], final }: { readonly sitOut?: readonly string[]; readonly final?: readonly string[] },
  ): Promise<void> {
    const { visitor } = this;
    const [evening, round] = [this.#id, this.#round];
    const draw = { method: 'by-hand' } as const;
    const rounds = [seats.map((table) => [...table])];
    await visitor.ask({ type: 'plan-rounds', evening, from: round, draw, rounds, ...(final && { final: [...final] }) });
    await visitor.ask({ type: 'publish-round', evening, round, sitOut: [...sitOut] });
    for (let turn = 0; turn < 24; turn++) await this.#anything();
    for (const { table } of this.#tables) await this.#finished(table);
    await visitor.ask({ type: 'close-round', evening, round });
  }

  /** The best play for it, and with them another table of those who are left, if all play on. */
  async #final(): Promise<void> {
    const { sure, tied, open } = finalChoice(this.#state);
    const final = [...sure, ...tied.slice(0, open)];
    const here = this.#state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id);
    const rest = here.filter((id) => !final.includes(id));
    const others = this.format.final?.others === 'play' && rest.length >= this.#size ? rest.slice(0, this.#size) : [];
    if (final.length < this.#size) return;
    this.#round = 2;
    const sitOut = rest.filter((id) => !others.includes(id));
    await this.#playedRound([final, ...(others.length > 0 ? [others] : [])], { sitOut, final });
  }

  get #tables(): readonly TableState[] {
    return must(this.#state.rounds[this.#round - 1], 'the round').tables;
  }

  get #state(): EveningState {
    return must(this.visitor.evening, 'the evening');
  }

  #table(table: number): TableState {
    return must(this.#tables[table - 1], 'the table');
  }

  /** Something that may be asked for, and may be refused. */
  async #anything(): Promise<void> {
    const what = below(14, this.#rng);
    const { table } = pick(this.#tables, this.#rng);
    const at = { evening: this.#id, round: this.#round, table };
    const person = (): string => `p${below(this.#size * TABLES.length, this.#rng) + 1}`;
    if (what < 7) await this.#deal(table);
    else if (what === 7) await this.#corrected(table);
    else if (what === 8) await this.#goes(table, person());
    else if (what === 9) {
      const player = `p${this.#size * TABLES.length + 1}`;
      await this.visitor.refused({ type: 'seat-player', ...at, player, reason: 'late' });
    } else if (what === 10) {
      const name = `Spieler ${++this.#substitutes} an deren Stelle`;
      await this.visitor.refused({ type: 'substitute-player', evening: this.#id, player: person(), name });
    } else if (what === 11) {
      // Late in the evening a table stops for good.
      if (below(4, this.#rng) === 0) await this.visitor.refused({ type: 'strike-deals', ...at, reason: 'late' });
    } else {
      const from = what === 12 ? 'beginning' : 'now';
      const [one, other] = [person(), person()];
      const round = this.#round;
      const swap = { type: 'swap-seats', evening: this.#id, round, one, other, from, reason: 'x' } as const;
      await this.visitor.refused(swap);
      if (below(4, this.#rng) === 0) await this.visitor.refused(swap);
    }
  }

  /** Somebody goes home; where only a total is reported, perhaps the sheet was looked at then. */
  async #goes(table: number, player: string): Promise<void> {
    const at = { evening: this.#id, round: this.#round, table };
    const leaving = { type: 'play-on', ...at, player, deals: 2, reason: 'home' } as const;
    if (this.format.entry !== 'totals') {
      await this.visitor.refused(leaving);
      return;
    }
    const isWritten = this.game.paid.by === 'differences' && below(3, this.#rng) > 0;
    const standing = this.#points(this.#table(table).players.length, true).map(String);
    await this.visitor.refused({ ...leaving, played: 3, ...(isWritten && { standing }) });
  }

  /** Points as a table writes them: only those who win, or so that all of them add up to nothing. */
  #points(seats: number, alone: boolean): readonly number[] {
    const won = Array.from({ length: seats }, () => (below(2, this.#rng) === 0 ? below(60, this.#rng) : 0));
    if (alone) return won;
    const all = won.slice(1).reduce((so, one) => so + one, 0);
    return won.map((one, seat) => (seat === 0 ? -all : one));
  }

  #entry(seats: number) {
    return { contract: 'agreed', name: 'so', payments: this.#points(seats, this.game.alone === true).map(String) };
  }

  async #deal(table: number): Promise<void> {
    const { players, left, results } = this.#table(table);
    if (this.format.entry === 'totals') return;
    const entry = this.#entry(players.length - (left ? 1 : 0));
    const deal = results.length + 1;
    await this.visitor.refused({ type: 'enter-deal', evening: this.#id, round: this.#round, table, deal, entry });
  }

  async #corrected(table: number): Promise<void> {
    const { results } = this.#table(table);
    const found = results[below(Math.max(1, results.length), this.#rng)];
    if (!found) return;
    const place = { evening: this.#id, round: this.#round, table, deal: found.deal };
    const base = this.visitor.seen(place);
    await this.visitor.refused({
      ...{ type: 'correct-deal', ...place, entry: this.#entry(found.row.table), base },
      reason: 'slip',
    });
  }

  /** What is not played is struck, and the sum is written where it is wanted. */
  async #finished(table: number): Promise<void> {
    const { entry } = this.format;
    const place = { evening: this.#id, round: this.#round, table };
    if (entry !== 'totals') {
      if (this.#table(table).results.length === 0) await this.#deal(table);
      await this.visitor.refused({ type: 'strike-deals', ...place, reason: 'late' });
    }
    if (entry === 'deals') return;
    const { players, results, deals, left } = this.#table(table);
    if (entry === 'both' && results.length === 0) return;
    const count = entry === 'both' ? results.length : deals;
    const write = (points: readonly string[]) =>
      this.visitor.refused({ type: 'enter-total', ...place, points: [...points], deals: count, accepted: true });
    const found = this.#points(players.length, this.game.paid.by === 'differences').map(String);
    const had = left?.standing?.[left.seat];
    const [answer = ''] = await write(left && had ? found.with(left.seat, showRational(had)) : found);
    const [, right] = /^totals-differ @ (.*)$/.exec(answer) ?? [];
    if (right !== undefined) await write(right.split(', '));
  }
}
