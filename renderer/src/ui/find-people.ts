import { areAlike } from '#engine/tournament/register/similar-names.ts';
import type { Person } from '#engine/tournament/register/types.ts';
import { nameKey } from '#engine/tournament/state/people/names.ts';
import { holds, wordsIn } from './find.ts';

/** As many suggestions as can be taken in at a glance. */
const MOST = 6;

/** The people whose name or group contains every search word. */
export const foundPeople = (people: readonly Person[], search: string): readonly Person[] =>
  people.filter(({ name, groups }) => holds([name, ...groups].join(' '), search));

/** Who may be meant by the input so far: each typed word starts a word of the name; frequent players come first. */
export function suggestions(people: readonly Person[], typed: string, here: readonly string[]): readonly Person[] {
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  const taken = new Set(here.map(nameKey));
  return people
    .filter(({ name, hidden }) => !hidden && !taken.has(nameKey(name)))
    .filter(({ name }) => {
      const own = wordsIn(name);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .sort((a, b) => b.evenings - a.evenings)
    .slice(0, MOST);
}

/** People in the register who may be meant by a new name: none if the register contains the name itself. */
export function meantBy(people: readonly Person[], name: string, here: readonly string[]): readonly Person[] {
  const key = nameKey(name);
  if (people.some((person) => nameKey(person.name) === key)) return [];
  const taken = new Set(here.map(nameKey));
  return people.filter((person) => !person.hidden && !taken.has(nameKey(person.name)) && areAlike(person.name, name));
}
