import { describe, expect, test } from 'vitest';
import { flowCounts, lastLine, ranCounts, sumOf, unitCounts, whySkipped } from './counts.ts';

const unit = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
const flows = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } };

describe('what the tests add up to', () => {
  test('both reports are counted whole', () => {
    expect(sumOf([unitCounts(unit), flowCounts(flows)])).toEqual({ passed: 11, failed: 3, skipped: 5 });
  });

  test.each([
    ['a clean run', 0, { passed: 3, failed: 0, skipped: 0 }, 0],
    ['a file that did not load', 1, { passed: 3, failed: 0, skipped: 0 }, 1],
    ['no report', 1, undefined, 1],
    ['no test at all', 0, { passed: 0, failed: 0, skipped: 0 }, 1],
    ['failed tests', 1, { passed: 3, failed: 2, skipped: 0 }, 2],
  ])('%s', (_name, code, counts, failed) => {
    expect(ranCounts(code, counts).failed).toBe(failed);
  });

  test('skipped tests say why', () => {
    const skipped = (annotations: { type: string; description?: string }[]) => ({
      title: 'a phone',
      tests: [{ status: 'skipped', annotations }],
    });
    const passed = { title: 'a laptop', tests: [{ status: 'expected', annotations: [] }] };
    const why = skipped([{ type: 'skip', description: 'no such engine' }]);
    const report = { ...flows, suites: [{ suites: [{ specs: [passed, why] }], specs: [skipped([])] }] };
    expect(whySkipped(report)).toEqual(['skipped: a phone: no reason given', 'skipped: a phone: no such engine']);
  });

  test.each([
    [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
    [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
  ])('the last line of %o', (counts, line) => {
    expect(lastLine(counts)).toBe(line);
  });
});
