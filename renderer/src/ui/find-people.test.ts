import { expect, test } from 'vitest';
import type { Person } from '#engine/tournament/register/types.ts';
import { foundPeople, meantBy, suggestions } from './find-people.ts';

const person = (name: string, evenings: number, more: Partial<Person> = {}): Person => ({
  name,
  groups: [],
  evenings,
  hidden: false,
  ...more,
});
const people = [
  person('Höfer Anna', 1, { groups: ['Damen'] }),
  person('Hofer Sepp', 7),
  person('Annerl Max', 3),
  person('Hofer Alt', 9, { hidden: true }),
];
const names = (found: readonly Person[]): readonly string[] => found.map(({ name }) => name);

test('suggestions start with what was typed, in any order; regulars first; nobody twice, nobody hidden', () => {
  expect(names(suggestions(people, 'ho', []))).toEqual(['Hofer Sepp', 'Höfer Anna']);
  expect(names(suggestions(people, 'ann hof', []))).toEqual(['Höfer Anna']);
  expect(names(suggestions(people, 'ho', ['hofer  sepp']))).toEqual(['Höfer Anna']);
  expect(suggestions(people, ' ', [])).toEqual([]);
});

test('a new name may mean somebody whom the club knows and who is not here yet', () => {
  expect(names(meantBy(people, 'Josef Hofer', []))).toEqual(['Hofer Sepp']);
  expect(meantBy(people, 'Josef Hofer', ['Hofer Sepp'])).toEqual([]);
  expect(meantBy(people, 'hofer sepp', [])).toEqual([]);
});

test('groups are searched too', () => expect(names(foundPeople(people, 'damen'))).toEqual(['Höfer Anna']));
