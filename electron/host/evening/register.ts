import { fail, ok } from '../../../engine/core/result.ts';
import type { ImportRow } from '../../../engine/tournament/state/people/list-row.ts';
import { nameKey } from '../../../engine/tournament/state/people/names.ts';
import { refuse } from '../../../engine/tournament/refusals.ts';
import { alikePairs } from '../../../engine/tournament/register/alike.ts';
import { groupsByName, listPeople, peopleOf, renamePerson } from '../../../engine/tournament/register/register.ts';
import type { Person, RegisterEvent } from '../../../engine/tournament/register/types.ts';
import { readRows } from './csv.ts';
import type { Office } from '../host-context.ts';
import type { Answer } from '../../protocol/answers.ts';
import type { CommandTo } from '../outcome.ts';
import type { Done } from '../table/table-context.ts';
import { rowsIn } from './rows-in.ts';

type Adding = 'add-people' | 'add-people-file';

const statesOf = ({ ledger }: Office) => [...ledger.evenings.values()].map(({ state }) => state);

/** Everybody whom the club knows. */
const people = (office: Office): readonly Person[] => peopleOf(office.ledger.register, statesOf(office));

/** The groups that go with the names of the club. */
export const remembered = (office: Office): ReadonlyMap<string, readonly string[]> => groupsByName(people(office));

/** The register, and who may be one person in it. */
export function readRegister(office: Office): Answer<'read-register'> {
  const all = people(office);
  const alike = alikePairs(all, office.ledger.register).map(([one, other]) => [one.name, other.name] as const);
  return ok({ people: all, alike });
}

/** Names for the register, by paste or from a file; the answer says how many are new. */
export async function addPeople(office: Office, command: CommandTo<Adding>): Promise<Answer<Adding>> {
  if (command.type === 'add-people') return list(office, readRows(command.text), command);
  const rows = await rowsIn(Buffer.from(command.base64, 'base64'));
  return rows.ok ? list(office, rows.value, command) : rows;
}

function list(office: Office, rows: readonly ImportRow[], { skipTwins = false }: CommandTo<Adding>): Answer<Adding> {
  const before = people(office).length;
  const events = listPeople(people(office), rows, { skipTwins });
  if (!events.ok) return events;
  office.ledger.recordRegister(events.value);
  return ok({ added: people(office).length - before });
}

/** Another name at every evening. */
export function rename(office: Office, { from, to }: CommandTo<'rename-person'>): Done {
  const done = renamePerson(people(office), statesOf(office), from, to);
  if (!done.ok) return done;
  for (const { id, events } of done.value.evenings) if (events.length > 0) office.ledger.recordEvents(id, events);
  office.ledger.recordRegister(done.value.register);
  return ok(null);
}

/** Whether somebody is offered; and who are two. */
export function note(
  office: Office,
  event: Extract<RegisterEvent, { type: 'person-hidden' | 'people-told-apart' }>,
): Done {
  const known = new Set(people(office).map(({ name }) => nameKey(name)));
  const strangers = (event.type === 'person-hidden' ? [event.name] : event.names).filter(
    (name) => !known.has(nameKey(name)),
  );
  if (strangers.length > 0) return fail(strangers.map((name) => refuse('no-such-player', { text: name })));
  office.ledger.recordRegister([event]);
  return ok(null);
}
