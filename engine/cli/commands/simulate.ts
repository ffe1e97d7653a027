import type { Json } from '#engine/core/json.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Stage } from '#engine/kernel/score.ts';
import { simulate } from '#engine/testing/simulate.ts';
import type { Counts } from '#engine/testing/tally.ts';
import { type Call, type Command, type Faults, type LineWriter, refuse } from '../command.ts';
import { RULES_FLAGS, rulesFlags, seatsFlag, textFlag } from '../flags.ts';
import { numberFlag } from '../input.ts';
import { refuseCli } from '../refusals.ts';
import { nameOf, word } from '../say.ts';
import { STAGE_NAMES } from '../texts.ts';

/** Default number of deals. */
const USUAL_DEALS = 100;
/** Violations that are listed individually. */
const MOST_TOLD = 100;

/** `tarock simulate`: random legal play of many deals, with every turn examined. */
export const SIMULATE: Command = {
  id: 'simulate',
  usage:
    'simulate --family F --profile P [--contract C] [--option k=v]… [--table N] [--deals N] [--seed S] [--records FILE]',
  says: text(
    'Spielt zufällige Spiele nach den Regeln und prüft jeden Zug; mit --contract immer dieses Spiel.',
    'Plays random legal deals and checks every action; with --contract, always that contract.',
  ),
  flags: {
    ...RULES_FLAGS,
    contract: { type: 'string' },
    table: { type: 'string' },
    deals: { type: 'string' },
    seed: { type: 'string' },
    records: { type: 'string' },
  },
  args: [],
  run(call) {
    const { flags, io } = call;
    const ready = rulesFlags(call);
    if (!ready.ok) return ready;
    const { game, table } = ready.value;
    const contract = textFlag(call, 'contract');
    if (contract !== undefined && !game.listing(table).contracts.some(({ id }) => id === contract))
      return refuse(refuseCli('unknown-contract', { item: contract }));
    const seats = seatsFlag(call, game);
    if (!seats.ok) return refuse(seats.error);
    const deals = numberFlag(call, 'deals', 1, 10_000_000);
    if (!deals.ok) return refuse(deals.error);
    const records = openRecords(call);
    if (!records.ok) return records;
    const begun = io.now();
    const counts = simulate({
      game,
      table,
      seats: seats.value,
      deals: deals.value ?? USUAL_DEALS,
      seed: String(flags['seed'] ?? '1'),
      ...(contract !== undefined && { contract }),
      onRecord: (record) => records.value?.write(JSON.stringify(printRecord(record))),
    });
    records.value?.close();
    const dealsPerSecond = Math.round((counts.deals / Math.max(io.now() - begun, 1)) * 1e4) / 10;
    return ok({
      json: printCounts(counts, dealsPerSecond),
      text: sayCounts(counts, dealsPerSecond, game, call.language).join('\n'),
      exitCode: counts.violations.length > 0 ? 1 : 0,
    });
  },
};

function openRecords(call: Call): Result<LineWriter | undefined, Faults> {
  const path = textFlag(call, 'records');
  if (path === undefined) return ok(undefined);
  try {
    return ok(call.io.lines(path));
  } catch {
    return refuse(refuseCli('unwritable-file', { text: path }));
  }
}

const printCounts = ({ violations, ...counts }: Counts, dealsPerSecond: number): Json => ({
  ...(counts as unknown as Readonly<Record<string, Json>>),
  violations: violations.length,
  violationList: violations.slice(0, MOST_TOLD).map((violation) => ({ ...violation })),
  dealsPerSecond,
});

function sayCounts(
  counts: Counts,
  dealsPerSecond: number,
  { texts }: GameDefinition,
  language: Language,
): readonly string[] {
  const w = (id: Parameters<typeof word>[0]): string => word(id, language);
  const { deals, redeals, violations, otherWorlds, otherChoices } = counts;
  const comparedBy = (how: 'pairs' | 'choices', { compared, possible, impossible }: Counts['otherWorlds']): string =>
    `${compared} (${w(how)}: ${possible + impossible}, ${w('impossible')}: ${impossible})`;
  return [
    `${w('deals')}: ${deals} (${w('redeals')}: ${redeals}), ${dealsPerSecond} ${w('perSecond')}`,
    `${w('contracts')}:`,
    ...Object.entries(counts.contracts).map(([id, times]) => `  ${nameOf(texts.contracts, id, language)}: ${times}`),
    `${w('bonuses')}:`,
    ...Object.entries(counts.bonuses).flatMap(([id, stages]) =>
      Object.entries(stages).map(([stage, results]) => {
        const shown = Object.entries(results).map(([result, times]) => `${resultName(result, language)} ${times}`);
        return `  ${nameOf(texts.bonuses, id, language)}, ${STAGE_NAMES[stage as Stage][language]}: ${shown.join(', ')}`;
      }),
    ),
    `${w('otherWorlds')}: ${comparedBy('pairs', otherWorlds)}`,
    `${w('otherChoices')}: ${comparedBy('choices', otherChoices)}, ${w('unheard')}: ${otherChoices.unheard}`,
    `${w('unchecked')}:`,
    ...Object.entries(counts.unchecked).map(([what, times]) => `  ${what}: ${times}`),
    `${w('refusals')}:`,
    ...Object.entries(counts.refusals).map(([code, times]) => `  ${code}: ${times}`),
    `${w('violations')}: ${violations.length}`,
    ...violations.slice(0, MOST_TOLD).map(({ deal, kind, detail }) => `  ${deal}: ${kind}: ${detail}`),
  ];
}

const resultName = (result: string, language: Language): string =>
  result === 'made' || result === 'lost' ? word(result, language) : result;
