import { expect, test } from 'vitest';
import { Acceptance } from './acceptance.svelte.ts';

test('what was accepted is accepted as long as it says the same', () => {
  let shown: unknown = null;
  const acceptance = new Acceptance(() => shown);
  acceptance.given = true;
  expect(acceptance.given).toBe(false);
  shown = { changes: [{ player: 'p1', rankAfter: 2 }] };
  expect(acceptance.given).toBe(false);
  acceptance.given = true;
  expect(acceptance.given).toBe(true);
  shown = { changes: [{ player: 'p1', rankAfter: 2 }] };
  expect(acceptance.given).toBe(true);
  shown = { changes: [{ player: 'p1', rankAfter: 3 }] };
  expect(acceptance.given).toBe(false);
  acceptance.given = true;
  acceptance.given = false;
  expect(acceptance.given).toBe(false);
});
