import { setImmediate } from 'node:timers/promises';
import { readJson } from '../../../engine/core/json.ts';
import { isEqual } from '../../../engine/core/equal.ts';
import { FOUR_PLAY, playedGame } from '../../../engine/tournament/state/played-game.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../../engine/core/result.ts';
import { resolveRules, type FindGame, type ResolvedRules } from '../../../engine/kernel/family/resolve-rules.ts';
import {
  parseEventFile,
  printEventFile,
  printEventLine,
  type EventFile,
  type EventLine,
} from '../../../engine/tournament/events/event-format.ts';
import { evolve } from '../../../engine/tournament/events/evolve.ts';
import { refuse } from '../../../engine/tournament/refusals.ts';
import { inTodaysForm } from '../../../engine/tournament/events/older-events.ts';
import { invalidPlaces } from '../../../engine/tournament/events/validate.ts';
import type { EveningEvent } from '../../../engine/tournament/state/types.ts';
import type { AnswerTo, Extent, FileSeen } from '../../protocol/answers.ts';
import { eveningOf, type Evening, type HistoryLine } from '../state/evening-state.ts';
import { SettledAgain } from './resettle.ts';
import type { TableContext } from '../table/tables.ts';
import { refuseKernel } from '../../../engine/kernel/refusals.ts';
import { refuseHost } from '../../protocol/refusals.ts';
import { isSamePlace } from '../../../engine/core/place.ts';

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

/** What an event file claims to be, and which evenings of the same origin exist here; its results are not checked. */
export function lookIntoFile(
  evenings: TableContext['ledger']['evenings'],
  text: string,
): Result<FileSeen, readonly Refusal[]> {
  const read = readLines(text);
  if (!read.ok) return read;
  const { created, lines } = read.value;
  return ok({
    name: created.name,
    ...extentOf(lines, new Set(lines.filter(({ undone }) => undone).map(({ step }) => step))),
    here: sameEvenings(evenings, created).map(({ state, history, undone }) => ({
      evening: state.id,
      name: state.name,
      purpose: state.purpose,
      archived: state.archived,
      ...extentOf(history, undone),
    })),
  });
}

/** How much there is of an evening: steps that count, and when the last one was taken. */
function extentOf(lines: readonly HistoryLine[], undone: ReadonlySet<number>): Extent {
  const steps = new Set(lines.map(({ step }) => step).filter((step) => !undone.has(step)));
  return { steps: steps.size, last: lines.at(-1)?.at ?? '' };
}

/** The evening itself and its copies. */
const sameEvenings = (evenings: ReadonlyMap<string, Evening>, created: Created): readonly Evening[] =>
  [...evenings.values()].filter(({ state }) => state.origin === (created.origin ?? created.id));

/** Imports an evening from its event file. If it exists, it is imported as a copy, with its own id and name. */
export function importEvening(
  context: TableContext & { readonly findGame: FindGame },
  text: string,
): Result<AnswerTo<'import-evening'>, readonly Refusal[]> {
  const { evenings } = context.ledger;
  const read = readEvening(context.findGame, text, (created) => {
    const { id, name } = created;
    if (sameEvenings(evenings, created).length === 0 && !evenings.has(id)) return created;
    return {
      ...created,
      ...(evenings.has(id) && { id: context.chance.word(), origin: created.origin ?? id }),
      name: numbered(name, new Set([...evenings.values()].map(({ state }) => state.name))),
    };
  });
  if (!read.ok) return read;
  context.ledger.recordImported(read.value);
  const { id, name } = read.value.state;
  return ok({ evening: id, name });
}

/** The name with the first free number in brackets; a number that it has already counts on. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const plain = name.replace(/ \(\d{1,4}\)$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${plain} (${n})`)) return `${plain} (${n})`;
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
  if (!isEqual(created.game ?? FOUR_PLAY, playedGame(ready.value)))
    return fail([refuseKernel('wrong-value', { field: 'history.0.event.game' })]);
  const begun = asHere(created);
  const history = lines.map(({ step, at, by, event }, i) => ({ step, at, by, event: i === 0 ? begun : event }));
  const undone = new Set(lines.filter((line) => line.undone).map(({ step }) => step));
  const folded = foldAll(history, undone, ready.value);
  if (!folded.ok) return folded;
  const { evening, faults } = folded.value;
  evening.history.push(...history);
  for (const step of undone) evening.undone.add(step);
  const unsound = invalidPlaces(evening.state);
  const others = faults.filter(({ at }) => !unsound.some((one) => isSamePlace(one.at, at)));
  return unsound.length + others.length > 0 ? fail([...unsound, ...others].slice(0, MOST_FAULTS)) : ok(evening);
}

type Created = Extract<EveningEvent, { type: 'evening-created' }>;

/** The lines of an event file, each checked against the form of its event; the first one is how the evening began. */
function readLines(
  text: string,
): Result<{ readonly created: Created; readonly lines: readonly EventLine[] }, readonly Refusal[]> {
  const json = readJson(text);
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

/** How many faults of one file are named at most. */
const MOST_FAULTS = 20;

/** An evening, and where its history differs from what its rules give. */
interface Folded {
  readonly evening: Evening;
  readonly faults: readonly Refusal[];
}

/** Steps must follow each other and make an evening; what cannot follow is named by its line. */
function foldAll(
  lines: readonly HistoryLine[],
  undone: ReadonlySet<number>,
  { game, table, rules }: ResolvedRules,
): Result<Folded, readonly Refusal[]> {
  const again = new SettledAgain(table.rulesVersion === game.rulesVersion, lines);
  const faults: Refusal[] = [];
  let evening: Evening | undefined;
  for (const [i, line] of lines.entries()) {
    const { step, event } = line;
    const before = lines[i - 1]?.step ?? 0;
    if (step < before || step > before + 1) return fail([refuseKernel('wrong-value', { field: `history.${i}.step` })]);
    if (i > 0 && event.type === 'evening-created')
      return fail([refuseKernel('wrong-value', { field: `history.${i}.event.type` })]);
    if (undone.has(step)) continue;
    try {
      if (evening) faults.push(...again.faults(evening, line));
      const state = evolve(evening?.state ?? null, event);
      if (evening) evening.state = state;
      else evening = eveningOf(state, rules);
    } catch {
      return fail([...faults, refuseKernel('wrong-value', { field: `history.${i}.event` })].slice(0, MOST_FAULTS));
    }
  }
  return evening ? ok({ evening, faults: [...faults, ...again.end()] }) : fail([refuse('no-such-evening')]);
}
