import { type Rng, seededRng } from '../core/rng.ts';
import { type Setup, start } from '../kernel/deal/apply.ts';
import { record } from '../kernel/deal/replay.ts';
import type { DealRecord, Rules, TableRules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { Situation } from '../kernel/score.ts';
import { beginSeries, closeDeal, setupOf, upcoming } from '../series/fold.ts';
import { playersFor, setupFor } from './aim.ts';
import { isPlayed } from './bidding.ts';
import { Comparer } from './comparer.ts';
import { playOut, type Policy, type Watch } from './driver.ts';
import { checksOf, isWithout } from './family-checks.ts';
import { checkAudiences } from './heard-and-seen.ts';
import { Cheater } from './illegal.ts';
import { type Against, type Effort, inspector, USUAL } from './inspector.ts';
import { checkMargin, checkNamed } from './named-checks.ts';
import type { Stack } from './reach/stack.ts';
import { SeriesChecks } from './series-checks.ts';
import { checkFinished } from './settled-checks.ts';
import { deepFreeze } from './state-checks.ts';
import { type Counts, Tally } from './tally.ts';
import type { Report } from './violation.ts';

/** What to play, and how often. The same simulation always gives the same result. */
export interface Simulation {
  readonly game: GameDefinition;
  readonly table: TableRules;
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  /** Gets this contract played in every deal, by legal actions alone. */
  readonly contract?: string;
  readonly effort?: Effort;
  /** The deals are only wanted, and whoever wants them reads no violations: nothing is examined. */
  readonly unexamined?: true;
  /** How the cards lie in every deal; missing: shuffled, or as its family deals the contract. */
  readonly stack?: Stack;
  /** Tries illegal actions, including those seen at earlier tables; missing: a new one. */
  readonly cheater?: Cheater;
  /** Plays instead of the random policy. */
  readonly players?: (setup: Setup, rng: Rng) => Policy;
  readonly onRecord?: (record: DealRecord) => void;
}

/** Decks and bidders tried until a contract is played. */
const MOST_TRIES = 400;

/** A deal about to be played, and the players' policy. */
interface Plan {
  readonly setup: Setup;
  /** Seed of the players' randomness. */
  readonly seed: string;
}

/** Plays random deals as one series, examines every turn, and counts what happened. */
export function simulate(simulation: Simulation): Counts {
  const { game, table, seats, deals, seed, contract, effort = USUAL, unexamined = false, onRecord } = simulation;
  const rules = game.rules(table);
  const tally = new Tally();
  const checks = checksOf(game);
  const against: Against = { checks, table, unchecked: (what) => tally.unchecked(what) };
  if (isWithout(checks)) tally.unchecked(checks.none);
  const comparer = new Comparer();
  const cheater = simulation.cheater ?? new Cheater(game, rules.pack.cards);
  let next: Partial<Setup> = {};
  const words = game.words(table);
  const series = setupOf(seats, deals);
  const seriesChecks = new SeriesChecks();
  let standing = beginSeries(rules, series);
  for (let deal = 1; deal <= deals; deal++) {
    const report = tally.reporter(deal);
    const dealer = next.dealer ?? (deal - 1) % seats;
    const { now } = upcoming(rules, series, standing);
    const plan = planOf(rules, { table: seats, dealer, now, deal, seed, deck: next.deck }, simulation);
    if (!plan) {
      report('contract-not-reached', `${String(contract)} in ${MOST_TRIES} tries`);
      continue;
    }
    const rng = seededRng(`${seed}/${deal}/checks`);
    const examiner = (): Watch => {
      const choices = seededRng(`${seed}/${deal}/choices`);
      const compare = comparer.along({ rules, deck: plan.setup.deck }, rng, choices, report);
      return inspector(rules, against, { cheater, effort, compare }, rng, report);
    };
    try {
      const watch = unexamined ? undefined : examiner();
      const s = play(rules, plan, simulation, report, watch);
      const kept = deepFreeze(record(rules, table, plan.setup.deck, s));
      if (!unexamined && !isWithout(checks)) checkAudiences(checks, table, plan.setup.deck, s, report);
      if (s.end !== null && !unexamined) checkFinished(rules, against, kept, s, report);
      tally.add(s, kept);
      if (kept.row) {
        const closed = closeDeal(rules, series, standing, kept.row);
        standing = closed.then;
        if (!unexamined) {
          seriesChecks.closed(closed.deal, report);
          const paid = [...(kept.settlement ?? []), ...closed.deal.settlement, ...closed.deal.closing];
          checkMargin(words, kept.row, report);
          checkNamed(rules, game.texts, { row: kept.row, paid }, report);
        }
      }
      onRecord?.(kept);
      next = afterwards(s);
    } catch (error) {
      report('thrown', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  return tally.counts(cheater.refusals, comparer.counts);
}

interface Wish {
  readonly table: number;
  readonly dealer: number;
  /** What the series so far lends to it. */
  readonly now: Situation;
  /** How many were begun, those that were dealt again included. */
  readonly deal: number;
  readonly seed: string;
  /** Prescribed by the previous deal. */
  readonly deck?: readonly string[] | undefined;
}

/** The first deal in which the contract is played; any deal if none is required. */
function planOf(
  rules: Rules,
  { table, dealer, now, deal, seed, deck }: Wish,
  simulation: Simulation,
): Plan | undefined {
  const { contract } = simulation;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const trySeed = `${seed}/${deal}/${attempt}`;
    const rng = seededRng(trySeed);
    const aimed = setupFor({ ...simulation, rules }, { table, dealer, now }, rng);
    const setup = attempt === 0 && deck ? { ...aimed, deck } : aimed;
    const plan = { setup, seed: trySeed };
    if (
      contract === undefined ||
      isPlayed(
        play(rules, plan, simulation, () => undefined),
        contract,
      )
    )
      return plan;
  }
  return undefined;
}

function play(rules: Rules, { setup, seed }: Plan, simulation: Simulation, report: Report, watch?: Watch): State {
  const rng = seededRng(`${seed}/players`);
  const begun = start(rules, setup);
  if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
  const policy = simulation.players?.(setup, rng) ?? playersFor({ ...simulation, rules }, setup, rng);
  return playOut(rules, begun.value, policy, rng, report, watch);
}

function afterwards({ end, table, dealer }: State): Partial<Setup> {
  if (end === null || end === 'settle') return { dealer: (dealer + 1) % table };
  const { redeal, deck } = end;
  return { dealer: redeal === 'same-dealer' ? dealer : (dealer + 1) % table, ...(deck && { deck }) };
}
