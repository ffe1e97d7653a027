import type { Answer } from '#electron/protocol/answers.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { groupsByName, listPeople, peopleOf, renamePerson } from '#engine/tournament/register/register.ts';
import { alikePairs } from '#engine/tournament/register/similar-names.ts';
import type { Person, RegisterEvent } from '#engine/tournament/register/types.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';
import { nameKey } from '#engine/tournament/state/people/names.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import type { Done } from '../table/table-context.ts';
import { readRows } from './csv.ts';
import { rowsIn } from './rows-in.ts';

type Adding = 'add-people' | 'add-people-file';

const statesOf = ({ ledger }: HostContext) => [...ledger.evenings.values()].map(({ state }) => state);

/** Everybody whom the club knows. */
const people = (host: HostContext): readonly Person[] => peopleOf(host.ledger.register, statesOf(host));

/** The groups of the people whom the club knows. */
export const remembered = (host: HostContext): ReadonlyMap<string, readonly string[]> => groupsByName(people(host));

/** The register, and which entries may be one person. */
export function readRegister(host: HostContext): Answer<'read-register'> {
  const all = people(host);
  const alike = alikePairs(all, host.ledger.register).map(([one, other]) => [one.name, other.name] as const);
  return ok({ people: all, alike });
}

/** Names for the register, pasted or from a file; the answer says how many are new. */
export async function addPeople(host: HostContext, command: CommandTo<Adding>): Promise<Answer<Adding>> {
  if (command.type === 'add-people') return list(host, readRows(command.text), command);
  const rows = await rowsIn(Buffer.from(command.base64, 'base64'));
  return rows.ok ? list(host, rows.value, command) : rows;
}

function list(host: HostContext, rows: readonly ImportRow[], { skipTwins = false }: CommandTo<Adding>): Answer<Adding> {
  const before = people(host).length;
  const events = listPeople(people(host), rows, { skipTwins });
  if (!events.ok) return events;
  host.ledger.recordRegister(events.value);
  return ok({ added: people(host).length - before });
}

/** Renames somebody at every evening. */
export function rename(host: HostContext, { from, to }: CommandTo<'rename-person'>): Done {
  const done = renamePerson(people(host), statesOf(host), from, to);
  if (!done.ok) return done;
  for (const { id, events } of done.value.evenings) if (events.length > 0) host.ledger.recordEvents(id, events);
  host.ledger.recordRegister(done.value.register);
  return ok(null);
}

/** Whether a person is offered; and which two are one. */
export function note(
  host: HostContext,
  event: Extract<RegisterEvent, { type: 'person-hidden' | 'people-told-apart' }>,
): Done {
  const known = new Set(people(host).map(({ name }) => nameKey(name)));
  const strangers = (event.type === 'person-hidden' ? [event.name] : event.names).filter(
    (name) => !known.has(nameKey(name)),
  );
  if (strangers.length > 0) return fail(strangers.map((name) => refuse('no-such-player', { text: name })));
  host.ledger.recordRegister([event]);
  return ok(null);
}
