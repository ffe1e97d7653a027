import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test('nothing is fetched ahead where the browser says that it saves data, and everywhere else it is', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: undefined })).toBe(false);
  expect(savesData({})).toBe(false);
});
