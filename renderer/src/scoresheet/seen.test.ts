import { expect, test } from 'vitest';
import { canonical } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { SHA256 } from '#engine/testing/sha256.ts';
import { totalVersion } from '#engine/tournament/state/versions.ts';
import { seenKept, totalSeen } from './seen.ts';

const total = { points: [1, -1, 0, 0].map((n) => rational(n)), deals: 4, at: '2026-11-20T19:00:00.000Z', by: 'Größl' };

test('a page and the host give the same result the same digest', () => {
  expect(totalSeen(total)).toBe(totalVersion(total, SHA256));
});

test('a draft of an earlier page, which kept the text itself, replaces what it was written about', () => {
  expect(seenKept(canonical(total))).toBe(totalSeen(total));
  expect(seenKept(totalSeen(total))).toBe(totalSeen(total));
  expect(seenKept(null)).toBeNull();
});
