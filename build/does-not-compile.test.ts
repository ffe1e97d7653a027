import { describe, expect, test } from 'vitest';
import { compiled } from './does-not-compile.ts';
import { FAULTS } from './does-not-compile-faults.ts';

const all = Object.values(FAULTS).flat();
const { planted, untouched } = compiled(all);

test('the files compile as they are', () => expect(untouched).toEqual(untouched.map(() => [])));

describe.each(Object.entries(FAULTS))('%s', (_, faults) => {
  test.each(faults)('$what does not compile ($file)', (fault) => {
    expect(planted[all.indexOf(fault)]).not.toEqual([]);
  });
});
