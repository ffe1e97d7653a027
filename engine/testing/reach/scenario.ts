import { seededRng } from '#engine/core/rng.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { countedStage, type Stage } from '#engine/kernel/score.ts';
import type { EntryCheater } from '../entry-cheater.ts';
import { entryOfRow } from '../entry-of-row.ts';
import type { Cheater } from '../illegal.ts';
import type { Effort } from '../inspector.ts';
import { simulate } from '../simulate.ts';
import type { Counts } from '../tally.ts';
import type { Report, Violation } from '../violation.ts';
import { inclined } from './players.ts';
import type { Scenario } from './reach.ts';

/** What was reached, with its profile: `tirol-speisezettel contract rufer`. */
export interface Reached {
  readonly names: ReadonlySet<string>;
  readonly deals: number;
  readonly violations: readonly Violation[];
}

/** They try what is forbidden, including what they have seen at other tables. */
export interface Cheaters {
  readonly play: Cheater;
  readonly entries: EntryCheater;
}

/** How long a scenario runs: most deals, deals at a time, faulty entries per deal, and the effort per turn. */
interface Pursuit {
  readonly limit: number;
  readonly batch: number;
  readonly entries: number;
  readonly effort: Effort;
}

/** Plays deals of a scenario until its aims are reached or the limit is. */
export function pursue(
  game: GameDefinition,
  cheaters: Cheaters,
  scenario: Scenario,
  { limit, batch, entries, effort }: Pursuit,
  seed: string,
): Reached {
  const {
    profile,
    options = {},
    contract,
    bids = contract,
    stack,
    inclination,
    illegal,
    aims,
    seats = game.tables[0] ?? 0,
  } = scenario;
  const table = game.tableRules(profile, options);
  if (!table.ok) throw new Error(`${table.error.code}: ${JSON.stringify(scenario)}`);
  const rules = game.rules(table.value);
  const rng = seededRng(`${seed}/entries`);
  const names = new Set<string>();
  const violations: Violation[] = [];
  let deals = 0;
  while (deals < limit && (aims.length === 0 || !aims.every((aim) => names.has(`${profile} ${aim}`)))) {
    const counts = simulate({
      game,
      cheater: cheaters.play,
      table: table.value,
      seats,
      deals: batch,
      seed: `${seed}/${JSON.stringify(scenario)}/${deals}`,
      ...(contract !== undefined && { contract }),
      ...(stack && { stack }),
      ...(inclination && { players: (_setup, rng) => inclined(game, rules, inclination, bids, rng) }),
      onRecord: (record) => {
        const { row, now } = record;
        const entry = entryOfRow(rules, record);
        const report: Report = (kind, detail) => void violations.push({ deal: now.deal, kind, detail });
        if (row && entry !== undefined)
          cheaters.entries.cheat(rules, { row, entry, now }, scenario.entries ?? entries, rng, report);
      },
      effort: { ...effort, ...(illegal !== undefined && { illegal }) },
    });
    deals += batch;
    violations.push(...counts.violations);
    for (const name of namesIn(counts)) names.add(`${profile} ${name}`);
    if (counts.deals > 0) for (const aim of aims) if (aim.startsWith('option ')) names.add(`${profile} ${aim}`);
  }
  return { names, deals, violations };
}

/** What was reached, by name. What a bid announces counts as announced. */
function namesIn({ contracts, bonuses, doublings }: Counts): readonly string[] {
  return [
    ...Object.keys(contracts).map((id) => `contract ${id}`),
    ...Object.keys(doublings).map((step) => `doubling ${step}`),
    ...Object.entries(bonuses).flatMap(([id, stages]) =>
      Object.entries(stages).flatMap(([stage, results]) =>
        Object.entries(results)
          .filter(([, times]) => times > 0)
          .map(([result]) => `bonus ${id} ${countedStage(stage as Stage)} ${result}`),
      ),
    ),
  ];
}
