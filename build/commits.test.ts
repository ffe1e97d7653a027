import lint from '@commitlint/lint';
import load from '@commitlint/load';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const { rules, plugins } = await load({}, { cwd: ROOT });

/** The names of the rules that a message breaks. */
const broken = async (message: string): Promise<readonly string[]> =>
  (await lint(message, rules, { plugins })).errors.map(({ name }) => name);

test.each([
  'table: keep the next card when the last answer is late',
  'koenigrufen: know both forms of the Kaiserstich\n\nTwo printed rules have it in order only.',
  'release: publish version 0.2.0',
])('%j may be committed', async (message) => {
  expect(await broken(message)).toEqual([]);
});

test.each([
  ['various fixes', ['subject-empty', 'type-empty']],
  ['tirol: add Farbensolo', ['type-enum']],
  ['table: keep the card; e2e: fail if the page throws', ['one-concern']],
  ['table: keep the next card.', ['subject-full-stop']],
  [`table: ${'keep the next card '.repeat(4).trim()}`, ['header-max-length']],
  ['table: keep the next card\nWithout a blank line', ['body-leading-blank']],
])('%j is refused', async (message, rules) => {
  expect([...(await broken(message))].sort()).toEqual(rules);
});
