import { expect, test } from 'vitest';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();
const at = { round: 1, table: 1 } as const;

/** The event file of an evening with a Pagatkassa, which is filled before the first deal. */
async function fileWithAntes(): Promise<string> {
  const visitor = new Visitor(laptop.host);
  const options = { pagatkassa: { ante: 5, floor: 20, cap: 40 } };
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { options });
  await visitor.draw(evening, 'x');
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 1, entry: { contract: 'annulled' } });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  return text;
}

const read = (text: string) => readEvening(findGame, text, (id) => id);

test('a file of an older version, in which antes do not say what they are, opens with the same standings', async () => {
  const text = await fileWithAntes();
  const older = text.replaceAll(/,\s*"beside": "before"/g, '');
  expect(older).not.toBe(text);
  const [one, other] = [read(text), read(older)];
  if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other]));
  expect(other.value.state).toEqual(one.value.state);
  expect(eveningStandings(other.value.state, 'kassa').lines.map(({ total }) => total.n)).toEqual([-5, -5, -5, -5]);
});

test('an ante that was changed in a file is found', async () => {
  const text = await fileWithAntes();
  const forged = read(text.replace(/("to": "pot",\s*"base": ")5"/, '$14"'));
  expect(forged.ok ? [] : forged.error.map(printRefusal)).toEqual([
    'settlement-differs @ rounds.1.tables.1.results.1.settlement',
  ]);
});
