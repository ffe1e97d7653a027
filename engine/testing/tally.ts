import type { DealRecord } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Stage } from '../kernel/score.ts';
import type { Compared, Comparisons } from './comparer.ts';
import type { Report, Violation } from './violation.ts';

/** How often a bonus was made and lost, by the stage at which it arose. */
type BonusCounts = Readonly<Partial<Record<Stage, Readonly<Record<string, number>>>>>;

/** What happened in a simulation. */
export interface Counts {
  readonly deals: number;
  /** Deals that were dealt again instead of settled. */
  readonly redeals: number;
  /** Deals in which a contract was played, by id. */
  readonly contracts: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<string, BonusCounts>>;
  /** Doublings said, by step. */
  readonly doublings: Readonly<Record<string, number>>;
  /** Views that were compared with those of other worlds, and pairs of cards that could have lain otherwise, or not. */
  readonly otherWorlds: Comparisons;
  /** The same where somebody has chosen something else, and actions that not everybody heard: only those can be exchanged. */
  readonly otherChoices: Comparisons & { readonly unheard: number };
  /** How often there was nothing to check something against, by what it was; for a game without a text, why. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** By refusal code. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

/** Counts over many deals. */
export class Tally {
  #deals = 0;
  #redeals = 0;
  #unheard = 0;
  readonly #contracts: Record<string, number> = {};
  readonly #bonuses: Record<string, Partial<Record<Stage, Record<string, number>>>> = {};
  readonly #doublings: Record<string, number> = {};
  readonly #unchecked: Record<string, number> = {};
  readonly #violations: Violation[] = [];

  reporter(deal: number): Report {
    return (kind, detail) => void this.#violations.push({ deal, kind, detail });
  }

  unchecked(what: string): void {
    count(this.#unchecked, what);
  }

  add(s: State, { row }: DealRecord): void {
    this.#deals++;
    if (s.end !== null && s.end !== 'settle') this.#redeals++;
    this.#unheard += s.log.filter((event) => event.type === 'said' && event.heardBy !== 'all').length;
    for (const contract of new Set(s.games.map((game) => game.contract))) count(this.#contracts, contract);
    for (const { about, stage, result, doublings } of row?.items ?? []) {
      for (const { step } of doublings) count(this.#doublings, step);
      if (about === 'game') continue;
      const stages = (this.#bonuses[about] ??= {});
      count((stages[stage] ??= { made: 0, lost: 0 }), result);
    }
  }

  counts(refusals: ReadonlyMap<string, number>, { otherWorlds, otherChoices }: Compared): Counts {
    return {
      deals: this.#deals,
      redeals: this.#redeals,
      contracts: sorted(this.#contracts),
      bonuses: sorted(this.#bonuses),
      doublings: sorted(this.#doublings),
      otherWorlds,
      otherChoices: { ...otherChoices, unheard: this.#unheard },
      unchecked: sorted(this.#unchecked),
      refusals: sorted(Object.fromEntries(refusals)),
      violations: this.#violations,
    };
  }
}

const count = (counts: Record<string, number>, key: string): void => void (counts[key] = (counts[key] ?? 0) + 1);

const sorted = <T>(counts: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
