import type { HostContext } from '#electron/host/host-context.ts';
import type { CommandTo } from '#electron/host/outcome.ts';
import { type Evening, eveningOf } from '#electron/host/state/evening-state.ts';
import { askOnce, type ThreadLimits } from '#electron/host/workers/ask-once.ts';
import { workerUrl } from '#electron/host/workers/worker-url.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { type Created, extentOf, type SeenInFile } from './event-file.ts';

/** What the thread that reads event files is asked. */
export interface FileQuestion {
  /** What the file claims to be, or the whole evening, settled again. */
  readonly wants: 'look' | 'evening';
  readonly text: string;
}

/** An evening as a file tells it. */
export type FileEvening = Pick<Evening, 'state' | 'history' | 'undone'>;

export type FileAnswer =
  | { readonly wants: 'look'; readonly found: Result<SeenInFile, readonly Refusal[]> }
  | { readonly wants: 'evening'; readonly found: Result<FileEvening, readonly Refusal[]> };

/** Far more than an evening of 200 players takes. */
const LIMITS: ThreadLimits = { memory: 600, time: 60_000 };

async function ask(question: FileQuestion, limits: ThreadLimits): Promise<Result<FileAnswer, readonly Refusal[]>> {
  const answer = await askOnce<FileAnswer | 'too-much'>(workerUrl('evening-worker'), question, limits);
  if (answer.ok) return answer.value === 'too-much' ? fail([refuseHost('event-file-too-large')]) : ok(answer.value);
  return fail([
    answer.error === 'too-much'
      ? refuseHost('event-file-too-large')
      : refuseHost('internal-error', { text: question.wants }),
  ]);
}

/** What an event file claims to be; its results are not checked. */
async function look(text: string, limits: ThreadLimits): Promise<Result<SeenInFile, readonly Refusal[]>> {
  const answer = await ask({ wants: 'look', text }, limits);
  if (!answer.ok) return answer;
  return answer.value.wants === 'look' ? answer.value.found : fail([refuseHost('internal-error', { text: 'look' })]);
}

/** The evening of an event file, settled again, as it is in the file. */
export async function readFile(
  text: string,
  limits: ThreadLimits = LIMITS,
): Promise<Result<FileEvening, readonly Refusal[]>> {
  const answer = await ask({ wants: 'evening', text }, limits);
  if (!answer.ok) return answer;
  return answer.value.wants === 'evening'
    ? answer.value.found
    : fail([refuseHost('internal-error', { text: 'evening' })]);
}

/** What an event file claims to be, and which evenings of the same origin exist here. */
export async function lookIntoFile(
  { ledger }: Pick<HostContext, 'ledger'>,
  { text }: CommandTo<'look-into-file'>,
): Promise<Answer<'look-into-file'>> {
  const seen = await look(text, LIMITS);
  if (!seen.ok) return seen;
  const { created, extent } = seen.value;
  return ok({
    name: created.name,
    ...extent,
    here: sameEvenings(ledger.evenings, created).map(({ state, history, undone }) => ({
      evening: state.id,
      name: state.name,
      purpose: state.purpose,
      archived: state.archived,
      ...extentOf(history, undone),
    })),
  });
}

/** The evening itself and its copies. */
const sameEvenings = (evenings: ReadonlyMap<string, Evening>, created: Created): readonly Evening[] =>
  [...evenings.values()].filter(({ state }) => state.origin === (created.origin ?? created.id));

/** Imports an evening from its event file. If it exists, it is imported as a copy, with its own id and name. */
export async function importEvening(
  host: HostContext,
  { text }: CommandTo<'import-evening'>,
): Promise<Answer<'import-evening'>> {
  const read = await readFile(text);
  if (!read.ok) return read;
  const { state, history, undone } = read.value;
  const ready = resolveRules(host.findGame, state.rules);
  if (!ready.ok) return fail([ready.error]);
  const [first, ...later] = history;
  if (first?.event.type !== 'evening-created') throw new Error('an evening without a beginning was read');
  // Only now, for meanwhile another one may have come.
  const event = asHere(host, first.event);
  const { id, origin, name } = evolve(null, event);
  const evening = eveningOf({ ...state, id, origin, name }, ready.value.rules);
  evening.history.push({ ...first, event });
  for (const line of later) evening.history.push(line);
  for (const step of undone) evening.undone.add(step);
  host.ledger.recordImported(evening);
  return ok({ evening: id, name });
}

/** How an evening begins here, from how it begins in its file. */
function asHere({ ledger: { evenings }, chance }: HostContext, created: Created): Created {
  const { id, name } = created;
  if (sameEvenings(evenings, created).length === 0 && !evenings.has(id)) return created;
  return {
    ...created,
    ...(evenings.has(id) && { id: chance.word(), origin: created.origin ?? id }),
    name: numbered(name, new Set([...evenings.values()].map(({ state }) => state.name))),
  };
}

/** The name with the first free number in brackets; a number that it has already counts on. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const plain = name.replace(/ \(\d{1,4}\)$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${plain} (${n})`)) return `${plain} (${n})`;
}
