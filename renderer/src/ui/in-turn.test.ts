import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('a step begins when the previous one is done, and each caller gets their own answer', async () => {
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  const step = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((open) => doors.set(name, () => open(name.toUpperCase())));
  };
  const inOrder = inTurn();
  const [one, other] = [inOrder(step('one')), inOrder(step('other'))];
  await Promise.resolve();
  expect(begun).toEqual(['one']);
  doors.get('one')?.();
  expect(await one).toBe('ONE');
  await Promise.resolve();
  expect(begun).toEqual(['one', 'other']);
  doors.get('other')?.();
  expect(await other).toBe('OTHER');
});
