import { assertNever } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { type ReadingWish, readNames } from '../deciders/lists/import.ts';
import { renamePlayer } from '../deciders/players.ts';
import { refuse } from '../refusals.ts';
import type { ImportRow } from '../state/people/list-row.ts';
import { nameKey, refuseName, tidyName } from '../state/people/names.ts';
import type { EveningEvent, EveningState } from '../state/types.ts';
import type { Person, Register, RegisterEvent } from './types.ts';

/** The register after an event. */
export function evolveRegister(state: Register, event: RegisterEvent): Register {
  switch (event.type) {
    case 'person-listed':
      return { ...state, listed: new Map(state.listed).set(nameKey(event.name), event) };
    case 'person-hidden': {
      const hidden = new Set(state.hidden);
      if (event.hidden) hidden.add(nameKey(event.name));
      else hidden.delete(nameKey(event.name));
      return { ...state, hidden };
    }
    case 'people-told-apart':
      return { ...state, apart: new Set(state.apart).add(pairKey(...event.names)) };
    case 'person-renamed':
      return renamed(state, event);
    default:
      return assertNever(event);
  }
}

function renamed(state: Register, { from, to }: Extract<RegisterEvent, { type: 'person-renamed' }>): Register {
  const [listed, hidden] = [new Map(state.listed), new Set(state.hidden)];
  const old = listed.get(nameKey(from));
  listed.delete(nameKey(from));
  hidden.delete(nameKey(from));
  if (old) listed.set(nameKey(to), { groups: listed.get(nameKey(to))?.groups ?? old.groups, name: to });
  return { ...state, listed, hidden };
}

/** Two names as one text, in either order. */
export const pairKey = (one: string, other: string): string => [nameKey(one), nameKey(other)].sort().join(' ');

/** Everybody the club knows: from its evenings and from the register, by name. Free tables have no members. */
export function peopleOf(register: Register, evenings: Iterable<EveningState>): readonly Person[] {
  const people = new Map<string, Person>();
  for (const [key, { name, groups }] of register.listed)
    people.set(key, { name, groups, evenings: 0, hidden: register.hidden.has(key) });
  const past = [...evenings]
    .filter(({ purpose }) => purpose === 'club-evening')
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)));
  for (const { players, createdAt } of past) {
    for (const { name, groups } of players) {
      const key = nameKey(name);
      const count = (people.get(key)?.evenings ?? 0) + 1;
      people.set(key, { name, groups, evenings: count, last: createdAt, hidden: register.hidden.has(key) });
    }
  }
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

/** Names for the register, all or none. Known people stay, with new groups if the list has some. */
export function listPeople(
  people: readonly Person[],
  rows: readonly ImportRow[],
  wish: ReadingWish = {},
): Result<readonly RegisterEvent[], readonly Refusal[]> {
  const names = readNames(rows, [], wish);
  if (!names.ok) return names;
  const known = new Map(people.map((person) => [nameKey(person.name), person]));
  return ok(
    names.value.flatMap(({ name, groups }): readonly RegisterEvent[] => {
      const person = known.get(nameKey(name));
      if (!person) return [{ type: 'person-listed', name, groups }];
      const shown: readonly RegisterEvent[] = person.hidden ? [{ type: 'person-hidden', name, hidden: false }] : [];
      const regroup = person.evenings === 0 && groups.length > 0;
      return [...shown, ...(regroup ? [{ type: 'person-listed' as const, name: person.name, groups }] : [])];
    }),
  );
}

/** What a new name changes: every evening, and the register. */
export interface Renaming {
  readonly evenings: readonly { readonly id: string; readonly events: readonly EveningEvent[] }[];
  readonly register: readonly RegisterEvent[];
}

/**
 * Renames somebody at all evenings. A name that is already known merges two people into one, unless both of them played
 * on one evening: then they are two people, and the refusal names the evening.
 */
export function renamePerson(
  people: readonly Person[],
  evenings: Iterable<EveningState>,
  from: string,
  wanted: string,
): Result<Renaming, readonly Refusal[]> {
  const to = tidyName(wanted);
  const person = people.find(({ name }) => nameKey(name) === nameKey(from));
  if (!person) return fail([refuse('no-such-player', { text: from })]);
  const fault = refuseName(to, { field: 'name' });
  if (fault) return fail([fault]);
  if (person.name === to) return ok({ evenings: [], register: [] });
  const changed: { readonly id: string; readonly events: readonly EveningEvent[] }[] = [];
  for (const evening of evenings) {
    const player = evening.purpose === 'club-evening' ? playerOf(evening, from) : undefined;
    if (!player) continue;
    const decided = renamePlayer(evening, { type: 'rename-player', player, name: to });
    if (!decided.ok) return fail([refuse('both-at-one-evening', { name: evening.name })]);
    changed.push({ id: evening.id, events: decided.value });
  }
  return ok({
    evenings: changed,
    register: [{ type: 'person-renamed', from: person.name, to }, ...hiding(people, person, to)],
  });
}

/** A hidden person stays hidden under another name; a merged one only if both were. */
function hiding(people: readonly Person[], person: Person, to: string): readonly RegisterEvent[] {
  const there = people.find(({ name }) => nameKey(name) === nameKey(to));
  const hidden = person.hidden && (there?.hidden ?? true);
  const wasHidden = there !== undefined && there !== person && there.hidden;
  return hidden === wasHidden ? [] : [{ type: 'person-hidden', name: to, hidden }];
}

const playerOf = ({ players }: EveningState, name: string): string | undefined =>
  players.find((player) => nameKey(player.name) === nameKey(name))?.id;

/** The groups that go with a name, by `nameKey`. */
export const groupsByName = (people: readonly Person[]): ReadonlyMap<string, readonly string[]> =>
  new Map(people.map(({ name, groups }) => [nameKey(name), groups]));
