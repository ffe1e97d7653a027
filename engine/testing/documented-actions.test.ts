import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pick, type Rng, seededRng } from '../core/rng.ts';
import { GAMES } from '../games/index.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import type { Setup } from '../kernel/deal/apply.ts';
import { sampleAction } from '../kernel/deal/offers.ts';
import type { DealRecord } from '../kernel/deal/rules.ts';
import { anyTable, tableOf } from './any-table.ts';
import type { Policy } from './driver.ts';
import { simulate } from './simulate.ts';
import { byEffort } from './test-effort.ts';

/** Whoever reads a record finds in docs/formats.md whatever may stand in its actions. */

const FORMATS = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
const TABLES = byEffort(12, 60);
const DEALS = 6;

/** An action as the documents print it: which text of it is meant, key by key. */
type Form = ReadonlyMap<string, { readonly values: readonly string[]; readonly isOptional: boolean }>;

const FIELD = /"([\w-]+)"(\??):((?:"[^"]*"|\["…"\]|\w+)(?:\|(?:"[^"]*"|\w+))*)/g;

const formOf = (printed: string): Form =>
  new Map(
    [...printed.matchAll(FIELD)].map(([, key = '', optional, values = '']) => [
      key,
      { values: values.split('|'), isOptional: optional === '?' },
    ]),
  );

/** By phase, the forms that stand under a family. */
function formsOf(family: string): ReadonlyMap<string, readonly Form[]> {
  const section = FORMATS.split(`Actions of \`${family}\`:\n`)[1]?.split('Actions of `')[0] ?? '';
  return new Map(
    [...section.matchAll(/^- `([\w-]+)` \([^)]*\): (.*)$/gm)].map(([, phase = '', actions = '']) => [
      phase,
      [...actions.matchAll(/`([^`]*)`/g)].map(([, printed = '']) => formOf(printed)),
    ]),
  );
}

const printedAs = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? ['["…"]']
    : [JSON.stringify(value), ...(typeof value === 'string' ? ['"…"'] : typeof value === 'number' ? ['n'] : [])];

const fits = (form: Form, action: Action): boolean =>
  Object.entries(action).every(([key, value]) =>
    printedAs(value).some((text) => form.get(key)?.values.includes(text)),
  ) && [...form].every(([key, { isOptional }]) => isOptional || key in action);

/** Every action of a `one-of`, and one of each kind of choice of cards. */
const saidBy = (offers: readonly Offer[], rng: Rng): readonly Action[] =>
  offers.flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : [sampleAction([offer], rng)]));

describe.each(Object.values(GAMES))('docs/formats.md about $id', (game) => {
  const documented = formsOf(game.id);

  it('has every action that is offered in any deal', () => {
    const rng = seededRng(`documented/${game.id}`);
    const unknown = new Set<string>();
    const seen = new Set<string>();
    const watching =
      (chance: Rng): Policy =>
      (offers, _by, { phase }) => {
        for (const action of saidBy(offers, chance)) {
          const said = `${String(phase)} ${JSON.stringify(action)}`;
          if (seen.has(said)) continue;
          seen.add(said);
          if (!documented.get(String(phase))?.some((form) => fits(form, action))) unknown.add(said);
        }
        return sampleAction(offers, chance);
      };
    const players = (_: Setup, chance: Rng): Policy => watching(chance);
    for (const profile of game.profiles)
      for (let i = 0; i < TABLES; i++) {
        const table = i === 0 ? tableOf(game, profile.id) : anyTable(game, profile, rng);
        const seats = pick(game.tables, rng);
        simulate({ game, table, seats, deals: DEALS, seed: `documented/${i}`, unexamined: true, players });
      }
    expect([...unknown]).toEqual([]);
    expect(seen.size).toBeGreaterThan(documented.size);
  });

  it('has every action with which any contract comes to be played', () => {
    const anywhere = [...documented.values()].flat();
    const unknown = new Set<string>();
    const onRecord = ({ actions }: DealRecord): void => {
      for (const [, action] of actions)
        if (!anywhere.some((form) => fits(form, action))) unknown.add(JSON.stringify(action));
    };
    for (const profile of game.profiles)
      for (const { id: contract } of profile.contracts) {
        const table = tableOf(game, profile.id);
        const seats = Math.max(...game.tables);
        simulate({ game, table, seats, contract, deals: 2, seed: 'documented', unexamined: true, onRecord });
      }
    expect([...unknown]).toEqual([]);
  });
});

it('tells what stands in none of its lists', () => {
  const [bid = new Map()] = documentedAs('{"type":"bid","call":"play"|"too","suit"?:"E"}');
  expect(fits(bid, { type: 'bid', call: 'too' } as Action)).toBe(true);
  expect(fits(bid, { type: 'bid', call: 'too', suit: 'E' } as Action)).toBe(true);
  expect(fits(bid, { type: 'bid' })).toBe(false);
  expect(fits(bid, { type: 'bid', call: 'else' } as Action)).toBe(false);
  expect(fits(bid, { type: 'bid', call: 'too', item: 1 } as Action)).toBe(false);
});

const documentedAs = (...printed: readonly string[]): readonly Form[] => printed.map(formOf);
