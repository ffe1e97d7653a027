import { describe, expect, it } from 'vitest';
import { countFaults, firstAtEach, firstFaults, groupedFaults, MOST_FAULTS } from './faults.ts';
import { printPlace, type RefusalPlace } from './place.ts';
import type { Refusal } from './refusal.ts';

const refusal = (code: string, at: RefusalPlace): Refusal => ({ layer: 'tournament', code, at });
const line = (code: string, n: number, first?: number): Refusal =>
  refusal(code, { line: n, name: `Name ${n}`, ...(first !== undefined && { first }) });
const field = (n: number): Refusal => refusal('unknown', { field: `k${n}` });

describe('what is wrong with a list', () => {
  it('is said once, with all its lines', () => {
    const all = [3, 9, 7, 8, 10, 12, 11].map((n) => line('no-name', n));
    expect(firstFaults(all)).toEqual([
      refusal('no-name', {
        lines: [
          [3, 3],
          [7, 12],
        ],
      }),
    ]);
    expect(countFaults(firstFaults(all))).toBe(7);
  });

  it('keeps the name of a single line, and is not joined with anything else', () => {
    const all = [line('no-name', 3), line('too-long', 4), field(5)];
    expect(firstFaults(all)).toEqual(all);
    expect(firstFaults([line('no-name', 3), line('no-name', 3)])).toEqual([line('no-name', 3)]);
    expect(countFaults(all)).toBe(3);
  });

  it('says where the names stood first', () => {
    const [joined] = firstFaults([line('twice', 35, 1), line('twice', 36, 2), line('twice', 37, 1)]);
    expect(joined?.at).toEqual({ lines: [[35, 37]], firsts: [[1, 2]] });
    expect(joined?.at && printPlace(joined.at)).toBe('lines 35-37/1-2');
  });

  it('is the same joined once or twice', () => {
    const once = firstFaults([3, 5, 6].map((n) => line('twice', n, 1)));
    expect(firstFaults(once)).toEqual(once);
    expect(firstFaults([...once, line('twice', 4, 1)])[0]?.at).toEqual({ lines: [[3, 6]], firsts: [[1, 1]] });
  });

  it('has all lines of what is named, also those behind the last sentence', () => {
    const all = [line('no-name', 1), ...Array.from({ length: 30 }, (_, i) => field(i)), line('no-name', 2)];
    expect(groupedFaults(all)).toHaveLength(MOST_FAULTS);
    expect(groupedFaults(all)[0]?.at).toEqual({ lines: [[1, 2]] });
  });
});

it('no more is read than it takes to know that there are too many', () => {
  let read = 0;
  function* endless(): Generator<Refusal> {
    for (;;) yield field(read++);
  }
  expect(firstFaults(endless()).map(({ at }) => at)).toEqual(
    Array.from({ length: MOST_FAULTS }, (_, i) => ({ field: `k${i}` })),
  );
  expect(read).toBe(MOST_FAULTS + 1);
});

it('each fault is looked at once', () => {
  let looked = 0;
  const all = Array.from({ length: 4500 }, (_, i) => ({
    ...field(i % 7),
    get code() {
      looked++;
      return 'unknown';
    },
  }));
  expect(groupedFaults(all)).toHaveLength(7);
  expect(looked).toBe(4500);
});

it('at one place only what was found first is said', () => {
  const all = [field(1), refusal('other', { field: 'k1' }), field(2)];
  expect([...firstAtEach(all)]).toEqual([field(1), field(2)]);
});
