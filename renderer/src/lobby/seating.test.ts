import { expect, test } from 'vitest';
import { lapsOf, modeOf, seatsFor } from './seating.ts';

const person = (name: string) => ({ name, holder: 'person' as const });

test('a single player against bots sits first, and no bot has their name', () => {
  const seats = seatsFor('single', 4, [person(' franz ')]);
  expect(seats.map(({ holder }) => holder)).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(new Set(seats.map(({ name }) => name.trim().toLowerCase())).size).toBe(4);
});

test('several at one laptop sit in the order of their names, with bots among them', () => {
  const people = [person('Anna'), { name: 'Resi', holder: 'bot' as const }, person('Bert'), person('Cilli')];
  expect(seatsFor('hot-seat', 4, people)).toEqual(people);
});

test('a watched table has only bots, five where five play', () => {
  const seats = seatsFor('watch', 5, []);
  expect(seats).toHaveLength(5);
  expect(seats.every(({ holder }) => holder === 'bot')).toBe(true);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(5);
  // Names left in the form from another kind of table may be used.
  expect(seatsFor('watch', 5, seats)).toEqual(seats);
});

test('how people play is told by who sits there', () => {
  expect(modeOf(seatsFor('single', 4, [person('Anna')]))).toBe('single');
  expect(modeOf(seatsFor('watch', 4, []))).toBe('watch');
  expect(modeOf([person('Anna'), person('Bert')])).toBe('hot-seat');
  expect(modeOf([{ name: 'Resi', holder: 'bot' }, person('Anna')])).toBe('hot-seat');
});

test('a length that is not offered is offered as the shortest', () => {
  const seats = seatsFor('single', 4, [person('Anna')]);
  expect([4, 8, 16, 32, 12].map((deals) => lapsOf({ deals, seats }))).toEqual([1, 2, 4, 8, 1]);
});
