import { setImmediate } from 'node:timers/promises';
import { type Evening, eveningOf, type HistoryLine } from '#electron/host/state/evening-state.ts';
import type { Extent } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { firstAtEach, firstFaults, MOST_FAULTS } from '#engine/core/faults.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { readWrittenJson } from '#engine/core/written-json.ts';
import { type FindGame, type ResolvedRules, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { TARGET_REACHED } from '#engine/series/race.ts';
import {
  type EventFile,
  type EventLine,
  parseEventFile,
  printEventFile,
  printEventLine,
} from '#engine/tournament/events/event-format.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { inTodaysForm } from '#engine/tournament/events/older-events.ts';
import { invalidPlaces } from '#engine/tournament/events/validate.ts';
import { seriesEnds } from '#engine/tournament/format/presets.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { FOUR_PLAY, isGameOf } from '#engine/tournament/state/played-game.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import { SettledAgain } from '../resettle.ts';

/** An evening with everything that ever happened at it, as text. */
export function eventFile({ history, undone }: Pick<Evening, 'history' | 'undone'>): string {
  const file: EventFile = {
    v: 1,
    kind: 'tarockabend-evening',
    history: history.map(({ step, at, by, event }) => ({
      step,
      at,
      by,
      ...(undone.has(step) && { undone: true as const }),
      event,
    })),
  };
  return `${JSON.stringify(printEventFile(file), null, 1)}\n`;
}

/** How much of a file is built in one turn of the event loop, in characters. */
const PIECE = 64_000;

/** The same text in pieces, as of the moment it is begun; between pieces the host can do other work. */
export async function* eventFilePieces({
  history,
  undone,
}: Pick<Evening, 'history' | 'undone'>): AsyncGenerator<string> {
  const steps = new Set(undone);
  // Lines are only ever added, and only the undone steps change: this copy is that moment.
  const until = history.length;
  let piece = '{\n "v": 1,\n "kind": "tarockabend-evening",\n "history": [\n';
  for (const [i, { step, at, by, event }] of history.entries()) {
    if (i === until) break;
    const mark = steps.has(step) && { undone: true as const };
    const line = { step, at, by, ...mark, event };
    const text = JSON.stringify(printEventLine(line), null, 1).replaceAll('\n', '\n  ');
    piece += `  ${text}${i + 1 < until ? ',' : ''}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await setImmediate();
  }
  yield `${piece} ]\n}\n`;
}

/** How many lists and objects are read, and how many values: an evening of 200 players has a tenth of it. */
const MOST = { groups: 1_000_000, values: 4_000_000 };

/**
 * Whether a text would be too much to parse, counted before. Parsing is one call that cannot be stopped: beyond its limit of memory
 * a thread would not end alone but take the whole host along.
 */
export function isTooMuch(text: string): boolean {
  let [groups, values] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === ',') values += 1;
    else if (sign === '{' || sign === '[') groups += 1;
  }
  return groups > MOST.groups || values > MOST.values;
}

/** What an event file claims to be. */
export interface SeenInFile {
  readonly created: Created;
  readonly extent: Extent;
}

/** The same of a text; its results are not checked. */
export function lookAt(text: string): Result<SeenInFile, readonly Refusal[]> {
  const read = readLines(text);
  if (!read.ok) return read;
  const { created, lines } = read.value;
  const undone = new Set(lines.filter((line) => line.undone).map(({ step }) => step));
  return ok({ created, extent: extentOf(lines, undone) });
}

/** How much there is of an evening: steps that count, and when the last one was taken. */
export function extentOf(lines: readonly HistoryLine[], undone: ReadonlySet<number>): Extent {
  const steps = new Set(lines.map(({ step }) => step).filter((step) => !undone.has(step)));
  return { steps: steps.size, last: lines.at(-1)?.at ?? '' };
}

/**
 * The evening of an event file, settled again. Refused with every place that no command could have written, and with
 * every result that its rules do not give. `asHere`: how it begins here, from how it begins in the file.
 */
export function readEvening(
  findGame: FindGame,
  text: string,
  asHere: (created: Created) => Created,
): Result<Evening, readonly Refusal[]> {
  const read = readLines(text);
  if (!read.ok) return read;
  const { created, lines } = read.value;
  const ready = resolveRules(findGame, created.rules);
  if (!ready.ok) return fail([ready.error]);
  if (!isGameOf(created.game ?? FOUR_PLAY, ready.value))
    return fail([refuseKernel('wrong-value', { field: 'history.0.event.game' })]);
  const begun = asHere(created);
  const history = lines.map(({ step, at, by, event }, i) => ({ step, at, by, event: i === 0 ? begun : event }));
  const undone = new Set(lines.filter((line) => line.undone).map(({ step }) => step));
  const folding = new Folding(history, undone, ready.value);
  const faults = firstFaults(folding.faults());
  const { evening, isBroken } = folding;
  if (!evening || isBroken || faults.length === MOST_FAULTS) return fail(faults);
  for (const line of history) evening.history.push(line);
  for (const step of undone) evening.undone.add(step);
  const all = firstFaults(firstAtEach([...invalidPlaces(evening.state), ...faults]));
  return all.length > 0 ? fail(all) : ok(evening);
}

export type Created = Extract<EveningEvent, { type: 'evening-created' }>;

/** The lines of an event file, each checked against the form of its event; the first one is how the evening began. */
function readLines(
  text: string,
): Result<{ readonly created: Created; readonly lines: readonly EventLine[] }, readonly Refusal[]> {
  const json = readWrittenJson(text);
  if (!json.ok) {
    const { error } = json;
    return fail([
      error.code === 'not-json'
        ? refuseHost('no-event-file')
        : refuseKernel(error.code, { field: 'at' in error ? error.at : 'JSON' }),
    ]);
  }
  const parsed = parseEventFile(json.value);
  if (!parsed.ok) return parsed;
  const lines = parsed.value.history.map((line) => ({ ...line, event: inTodaysForm(line.event) }));
  const created = lines[0]?.event;
  if (created?.type !== 'evening-created')
    return fail([refuseKernel('wrong-value', { field: 'history.0.event.type' })]);
  return ok({ created, lines });
}

/** Folds the lines of a file, and finds where they differ from what its rules give. */
class Folding {
  evening: Evening | undefined;
  /** Whether the lines cannot be folded to their end. */
  isBroken = false;
  readonly #lines: readonly HistoryLine[];
  readonly #undone: ReadonlySet<number>;
  readonly #ready: ResolvedRules;

  constructor(lines: readonly HistoryLine[], undone: ReadonlySet<number>, ready: ResolvedRules) {
    this.#lines = lines;
    this.#undone = undone;
    this.#ready = ready;
  }

  /** Steps must follow each other and make an evening; what cannot follow is named by its line. It folds as far as it is read. */
  *faults(): Generator<Refusal, void> {
    const lines = this.#lines;
    const { game, table, rules } = this.#ready;
    const isOfToday = table.rulesVersion === game.rulesVersion;
    const again = new SettledAgain(isOfToday, lines);
    // Older versions let a format have the same target as the rules, and paid both.
    const hasOwnTarget = isOfToday && seriesEnds(rules).includes(TARGET_REACHED);
    for (const [i, line] of lines.entries()) {
      const { step, event } = line;
      const before = lines[i - 1]?.step ?? 0;
      if (step < before || step > before + 1) return yield* this.#broken(`history.${i}.step`);
      if (i > 0 && event.type === 'evening-created') return yield* this.#broken(`history.${i}.event.type`);
      if (hasOwnTarget && 'format' in event && event.format.target)
        yield refuse('target-beside-series', { field: `history.${i}.event.format.target` });
      if (this.#undone.has(step)) continue;
      try {
        if (this.evening) yield* again.faults(this.evening, line);
        const state = evolve(this.evening?.state ?? null, event);
        if (this.evening) this.evening.state = state;
        else this.evening = eveningOf(state, rules);
      } catch {
        return yield* this.#broken(`history.${i}.event`);
      }
    }
    if (this.evening) yield* again.end();
    else yield refuse('no-such-evening');
  }

  *#broken(field: string): Generator<Refusal, void> {
    this.isBroken = true;
    yield refuseKernel('wrong-value', { field });
  }
}
