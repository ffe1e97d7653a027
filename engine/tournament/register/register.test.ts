import { describe, expect, test } from 'vitest';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { refuse } from '../refusals.ts';
import { nameKey } from '../state/people/names.ts';
import type { EveningState } from '../state/types.ts';
import { evolveRegister, listPeople, peopleOf, renamePerson } from './register.ts';
import { alikePairs, areAlike } from './similar-names.ts';
import { EMPTY_REGISTER, type Register, type RegisterEvent } from './types.ts';

const fold = (...events: readonly RegisterEvent[]): Register => events.reduce(evolveRegister, EMPTY_REGISTER);

/** An evening created at this time, with its players. */
function evening(id: string, createdAt: string, ...names: readonly string[]): EveningState {
  const book = new Book();
  book.run(creation());
  book.run(listOf(...names));
  return { ...book.now, id, name: id, createdAt };
}

const may = evening('May', '2026-05-01', 'Huber Sepp', 'Moser Eva');
const june = evening('June', '2026-06-01', 'huber  sepp', 'Zoller Max');

describe('names that may be one person', () => {
  test.each([
    ['Sepp Huber', 'Huber Sepp'],
    ['Huber Sepp', 'Josef Huber'],
    ['Müller Rudi', 'Rudolf Mueller'],
    ['Dr. Eva Moser', 'Moser Eva'],
    ['J. Huber', 'Huber Josef'],
    ['Hofer Bernhard', 'Hofer Bernhart'],
    ['Schwarz Anton', 'Shcwarz Anton'],
    ['Bernhard', 'Bernhadr'],
  ])('%s, %s', (one, other) => expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]));

  test.each([
    ['Huber Sepp', 'Huber Eva'],
    ['Spieler 1', 'Spieler 2'],
    ['Anna', 'Anne'],
    ['Huber', 'Huber Sepp'],
    ['Hofer Bernhard', 'Huber Bernhart'],
  ])('not %s, %s', (one, other) => expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false]));
});

test('people are known from the evenings, with their latest name and groups', () => {
  const grouped = { ...june, players: june.players.map((player) => ({ ...player, groups: ['Gäste'] })) };
  const register = fold(
    { type: 'person-listed', name: 'Neu Nora', groups: ['Damen'] },
    { type: 'person-hidden', name: 'MOSER EVA', hidden: true },
  );
  expect(peopleOf(register, [grouped, may])).toEqual([
    { name: 'huber sepp', groups: ['Gäste'], evenings: 2, last: '2026-06-01', hidden: false },
    { name: 'Moser Eva', groups: [], evenings: 1, last: '2026-05-01', hidden: true },
    { name: 'Neu Nora', groups: ['Damen'], evenings: 0, hidden: false },
    { name: 'Zoller Max', groups: ['Gäste'], evenings: 1, last: '2026-06-01', hidden: false },
  ]);
  expect(peopleOf(register, [{ ...may, purpose: 'free-table' }])).toHaveLength(1);
});

test('a list reports faults by line, and enters nobody twice', () => {
  const people = peopleOf(fold({ type: 'person-hidden', name: 'Moser Eva', hidden: true }), [may]);
  const list = (...names: readonly string[]) =>
    listPeople(
      people,
      names.map((name, i) => ({ line: i + 1, cells: [name] })),
    );
  expect(list('Neu Nora', 'neu nora')).toEqual({
    ok: false,
    error: [refuse('name-twice', { line: 2, first: 1, name: 'neu nora' })],
  });
  expect(list('Neu Nora', 'Huber Sepp', 'moser eva')).toEqual({
    ok: true,
    value: [
      { type: 'person-listed', name: 'Neu Nora', groups: [] },
      { type: 'person-hidden', name: 'moser eva', hidden: false },
    ],
  });
});

describe('another name', () => {
  const people = peopleOf(EMPTY_REGISTER, [may, june]);

  test('applies to every evening', () => {
    const done = renamePerson(people, [may, june], 'Huber Sepp', ' Josef Huber ');
    expect(done).toEqual({
      ok: true,
      value: {
        evenings: ['May', 'June'].map((id) => ({
          id,
          events: [{ type: 'player-renamed', player: 'p1', name: 'Josef Huber' }],
        })),
        register: [{ type: 'person-renamed', from: 'huber sepp', to: 'Josef Huber' }],
      },
    });
  });

  test('merges two people who never played together, and nobody else', () => {
    expect(renamePerson(people, [may, june], 'Zoller Max', 'Moser Eva').ok).toBe(true);
    expect(renamePerson(people, [may, june], 'Huber Sepp', 'Moser Eva')).toEqual({
      ok: false,
      error: [refuse('both-at-one-evening', { name: 'May' })],
    });
    expect(renamePerson(people, [may], 'Niemand', 'X')).toMatchObject({ error: [{ code: 'no-such-player' }] });
    expect(renamePerson(people, [may], 'Moser Eva', ' ')).toMatchObject({ error: [{ code: 'empty-name' }] });
  });

  test.each([
    ['another spelling of a hidden name', ['Zoller Max'], 'Zoller Max', 'ZOLLER Max', true],
    ['a new name for somebody hidden', ['Zoller Max'], 'Zoller Max', 'Zoller Maximilian', true],
    ['a hidden name merged into a visible one', ['Zoller Max'], 'Zoller Max', 'Moser Eva', false],
    ['a visible name merged into a hidden one', ['Zoller Max'], 'Moser Eva', 'Zoller Max', false],
    ['two hidden names', ['Zoller Max', 'Moser Eva'], 'Moser Eva', 'Zoller Max', true],
  ] as const)('neither hides nor shows anybody: %s', (_, names, from, to, expected) => {
    const before = fold(...names.map((name) => ({ type: 'person-hidden', name, hidden: true }) as const));
    const done = renamePerson(peopleOf(before, [may, june]), [may, june], from, to);
    const after = (done.ok ? done.value.register : []).reduce(evolveRegister, before);
    expect(after.hidden.has(nameKey(to))).toBe(expected);
    expect(nameKey(from) === nameKey(to) || !after.hidden.has(nameKey(from))).toBe(true);
  });

  test('keeps what the register knows', () => {
    const register = fold(
      { type: 'person-listed', name: 'Neu Nora', groups: ['Damen'] },
      { type: 'person-renamed', from: 'Neu Nora', to: 'Alt Nora' },
    );
    expect(peopleOf(register, [])).toEqual([{ name: 'Alt Nora', groups: ['Damen'], evenings: 0, hidden: false }]);
  });
});

test('similar names are queried until they are told apart or one of them is hidden', () => {
  const autumn = evening('Autumn', '2026-09-01', 'Josef Huber', 'Max Zoller');
  const pairs = (...events: readonly RegisterEvent[]): readonly string[] => {
    const register = fold(...events);
    return alikePairs(peopleOf(register, [may, june, autumn]), register).map((pair) =>
      pair.map(({ name }) => name).join(' = '),
    );
  };
  expect(pairs()).toEqual(['huber sepp = Josef Huber', 'Max Zoller = Zoller Max']);
  expect(pairs({ type: 'people-told-apart', names: ['Josef Huber', 'Huber Sepp'] })).toEqual([
    'Max Zoller = Zoller Max',
  ]);
  expect(pairs({ type: 'person-hidden', name: 'Max Zoller', hidden: true })).toEqual(['huber sepp = Josef Huber']);
});
