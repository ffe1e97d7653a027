import { describe, expect, test } from 'vitest';
import { fit, inParts, onPage } from './fit.ts';

const WALL = { width: 1828, height: 874 };
const NAME = { width: 12, height: 1.4 };
const SIZES = { smallest: 38, largest: 75 };

describe('cells that fill a wall', () => {
  test('a few go in one column, as large as allowed', () => {
    expect(fit(4, WALL, NAME, SIZES)).toEqual({ columns: 1, rows: 4, size: 75, pages: 1 });
  });

  test('they fit, whatever their number', () => {
    for (let count = 1; count <= 250; count++) {
      const { columns, rows, size, pages } = fit(count, WALL, NAME, SIZES);
      expect(columns * NAME.width * size).toBeLessThanOrEqual(WALL.width + 1e-6);
      expect(rows * NAME.height * size).toBeLessThanOrEqual(WALL.height + 1e-6);
      expect(size).toBeGreaterThanOrEqual(SIZES.smallest);
      expect(columns * rows * pages).toBeGreaterThanOrEqual(count);
    }
  });

  test('nobody is left out or shown twice, and pages are filled evenly', () => {
    for (const count of [1, 23, 97, 138, 200]) {
      const list = Array.from({ length: count }, (_, i) => i);
      const found = fit(count, WALL, NAME, SIZES);
      const pages = Array.from({ length: found.pages }, (_, page) => onPage(list, found, page));
      expect(pages.flat()).toEqual(list);
      const lengths = pages.map(({ length }) => length);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(found.pages);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(found.columns * found.rows);
    }
  });

  test('if even one is too wide, it gets a page of its own', () => {
    expect(fit(3, { width: 100, height: 100 }, NAME, SIZES)).toMatchObject({ columns: 1, rows: 1, pages: 3 });
  });

  test('nothing to show is one empty page', () => {
    expect(fit(0, WALL, NAME, SIZES).pages).toBe(1);
    expect(onPage([], { pages: 1 }, 0)).toEqual([]);
  });
});

test('a list in parts keeps its order', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});
