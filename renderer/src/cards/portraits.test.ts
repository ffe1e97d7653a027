/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { REGULARS } from '../lobby/seating.ts';
import { portraitOf } from './portraits.ts';

test('every regular has a face of their own, and nobody else has one', () => {
  const faces = REGULARS.map((name) => portraitOf(name));
  expect(faces.every((face) => face?.startsWith('data:image/svg+xml,'))).toBe(true);
  expect(new Set(faces).size).toBe(REGULARS.length);
  expect([portraitOf('Helga'), portraitOf('')]).toEqual([undefined, undefined]);
});
