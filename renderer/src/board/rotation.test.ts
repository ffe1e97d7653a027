import { expect, test } from 'vitest';
import { type Pages, shownSlide, type Slide, slidesOf, stepFrom } from './rotation.ts';

const PAGES: Pages = { names: 2, tables: 1, clock: 1, ranking: 3, teams: 0, room: 0, next: 1 };
const show = ({ kind, page }: Slide): string => `${kind} ${page}`;

test('every page of every kind has its turn, over and over', () => {
  const slides = slidesOf(PAGES, []);
  const seen: string[] = [];
  let at: Slide = { kind: 'names', page: 0 };
  for (let i = 0; i < 9; i++) {
    seen.push(show(at));
    at = stepFrom(slides, at, 1);
  }
  expect(seen).toEqual([
    'names 0',
    'names 1',
    'tables 0',
    'clock 0',
    'ranking 0',
    'ranking 1',
    'ranking 2',
    'next 0',
    'names 0',
  ]);
});

test('a step back from the first is the last', () => {
  expect(show(stepFrom(slidesOf(PAGES, []), { kind: 'names', page: 0 }, -1))).toBe('next 0');
});

test('slides that are left out, or have nothing to show, have no turn', () => {
  const slides = slidesOf({ ...PAGES, names: 0 }, ['ranking', 'next']);
  expect(slides.map(show)).toEqual(['tables 0', 'clock 0']);
});

test('the way into the room has its turn while it is open, and can be left out', () => {
  const open = { ...PAGES, names: 0, ranking: 0, room: 1 };
  expect(slidesOf(open, []).map(show)).toEqual(['tables 0', 'clock 0', 'room 0', 'next 0']);
  expect(slidesOf(open, ['room']).map(show)).toEqual(['tables 0', 'clock 0', 'next 0']);
});

test('with everything left out it still says what happens next', () => {
  expect(slidesOf(PAGES, ['names', 'tables', 'clock', 'ranking', 'next']).map(show)).toEqual(['next 0']);
});

test('a page that is gone is replaced by the last of its kind, a kind that is gone by the very first', () => {
  const slides = slidesOf({ ...PAGES, ranking: 2, clock: 0 }, []);
  expect(show(shownSlide(slides, { kind: 'ranking', page: 2 }))).toBe('ranking 1');
  expect(show(shownSlide(slides, { kind: 'clock', page: 0 }))).toBe('names 0');
});
