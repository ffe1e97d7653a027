import { expect, test } from 'vitest';
import { linkTo, readRoute, type Route } from './route.ts';

const PLACE = { evening: 'e 1/ä', round: 2, table: 3 };
const DEAL = { ...PLACE, deal: 4 };

/** One route of every page, and its address. */
const ADDRESSES: { readonly [P in Route['page']]: readonly [Route & { readonly page: P }, string] } = {
  lobby: [{ page: 'lobby' }, '#/'],
  unknown: [{ page: 'unknown' }, '#/unknown'],
  settings: [{ page: 'settings' }, '#/settings'],
  cards: [{ page: 'cards' }, '#/cards'],
  lesson: [{ page: 'lesson', family: 'koenigrufen', lesson: 'pagat' }, '#/lessons/koenigrufen/pagat'],
  lessons: [{ page: 'lessons' }, '#/lessons'],
  record: [{ page: 'record' }, '#/record'],
  statistics: [{ page: 'statistics' }, '#/statistics'],
  register: [{ page: 'register' }, '#/register'],
  evening: [{ page: 'evening', evening: 'e 1/ä', part: 'cash' }, '#/evening/e%201%2F%C3%A4/cash'],
  table: [{ page: 'table', ...PLACE }, '#/evening/e%201%2F%C3%A4/table/2/3'],
  board: [{ page: 'board', evening: 'e1' }, '#/evening/e1/board'],
  room: [{ page: 'room', evening: 'e1' }, '#/evening/e1/room'],
  season: [{ page: 'season', evening: 'e1' }, '#/evening/e1/season'],
  teams: [{ page: 'teams', evening: 'e1' }, '#/evening/e1/teams'],
  print: [{ page: 'print', evening: 'e1', round: 12 }, '#/evening/e1/print/12'],
  sheet: [{ page: 'sheet', ...PLACE }, '#/evening/e%201%2F%C3%A4/sheet/2/3'],
  total: [{ page: 'total', ...PLACE }, '#/evening/e%201%2F%C3%A4/total/2/3'],
  entry: [{ page: 'entry', ...DEAL }, '#/evening/e%201%2F%C3%A4/entry/2/3/4'],
  check: [{ page: 'check', ...DEAL }, '#/evening/e%201%2F%C3%A4/check/2/3/4'],
  replay: [{ page: 'replay', ...DEAL }, '#/evening/e%201%2F%C3%A4/replay/2/3/4'],
};

test.each(Object.values(ADDRESSES))('%o has the address %s', (route, address) => {
  expect(linkTo(route)).toBe(address);
  expect(readRoute(address)).toEqual(route);
});

test.each<[string, Route]>([
  ['', { page: 'lobby' }],
  ['#', { page: 'lobby' }],
  ['#token=abc', { page: 'lobby' }],
  ['#/nowhere', { page: 'unknown' }],
  ['#/evening', { page: 'unknown' }],
  ['#/evening/', { page: 'unknown' }],
  ['#/evening/e1', { page: 'evening', evening: 'e1', part: null }],
  ['#/evening/e1/nothing', { page: 'evening', evening: 'e1', part: null }],
  ['#/evening/%E4', { page: 'evening', evening: '%E4', part: null }],
  ['#/evening/e1/table', { page: 'evening', evening: 'e1', part: null }],
  ['#/evening/e1/table/0/1', { page: 'evening', evening: 'e1', part: null }],
  ['#/evening/e1/entry/1/1/x', { page: 'evening', evening: 'e1', part: null }],
  ['#/evening/e1/board/window', { page: 'board', evening: 'e1' }],
  ['#/settings/more', { page: 'settings' }],
])('the fragment "%s" is read', (fragment, route) => {
  expect(readRoute(fragment)).toEqual(route);
});

test('an evening without a part has an address without one', () => {
  expect(linkTo({ page: 'evening', evening: 'e1', part: null })).toBe('#/evening/e1');
});
