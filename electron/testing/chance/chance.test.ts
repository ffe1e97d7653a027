import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { useFolder } from '#electron/host/testing/laptop.ts';
import { openTestHost } from '#electron/host/testing/open-host.ts';
import { four, openFreeTable, Visitor } from '#electron/host/testing/visitor.ts';
import { SEEDED, seededBy, seededChance } from './seeds.ts';

const CHANCE = new URL('../../host/table/chance.ts', import.meta.url).href;

/** A program that draws as the host does, and prints it; `key` is none of `Chance`'s, `name` must differ in a network. */
const PROGRAM = `
  import { randomBytes } from 'node:crypto';
  import { SECURE_CHANCE, shuffle } from '${CHANCE}';
  function commit() { return SECURE_CHANCE.secret(); }
  function openEvening() { return SECURE_CHANCE.word(); }
  function newBotSecret() { return SECURE_CHANCE.word(); }
  function newCode() { return SECURE_CHANCE.word(); }
  const cards = Array.from({ length: 54 }, (_, card) => card);
  const decides = [commit(), commit(), openEvening(), shuffle(cards, SECURE_CHANCE), newBotSecret()];
  console.log(JSON.stringify({ decides, key: randomBytes(32).toString('hex'), name: newCode() }));
`;

function drawn(seed?: string): { readonly decides: readonly unknown[]; readonly key: string; readonly name: string } {
  const args = [...SEEDED, '--input-type=module', '--eval', PROGRAM];
  const said: unknown = JSON.parse(execFileSync(process.execPath, args, { env: seededBy(seed), encoding: 'utf8' }));
  return said as ReturnType<typeof drawn>;
}

test('a program with a seed draws the same each time, but for keys and for what tells rooms apart', () => {
  const [once, again, other, real] = [drawn('a'), drawn('a'), drawn('b'), drawn()];
  expect(again.decides).toEqual(once.decides);
  expect(new Set(once.decides).size, 'nothing is drawn twice').toBe(5);
  for (const { decides } of [other, real])
    decides.forEach((one, i) => expect(one, 'another seed, and none').not.toEqual(once.decides[i]));
  expect(again.key).not.toBe(once.key);
  expect(again.name).not.toBe(once.name);
});

const folder = useFolder();

test('a host with a seed deals the same cards, whatever else is drawn meanwhile', async () => {
  /** The evening's id, and the hand that seat 0 was dealt. */
  const dealt = async (seed: string, others: number): Promise<unknown> => {
    const chance = seededChance(seed);
    const host = await openTestHost(`${folder.path}/${seed} ${String(others)}`, { chance });
    const director = new Visitor(host);
    for (let i = 0; i < others; i++) chance.secret();
    const place = await openFreeTable(director, four('person', 'person', 'person', 'person'));
    await director.ask({ type: 'watch-table', ...place, as: 0 });
    await director.ask({ type: 'start-deal', ...place });
    await director.until(() => director.scene?.view !== undefined, 'cards');
    const hand = director.scene?.view?.zones;
    await host.stop();
    return [place.evening, hand];
  };
  const first = await dealt('a', 0);
  expect(await dealt('a', 3)).toEqual(first);
  expect(await dealt('b', 0)).not.toEqual(first);
});
