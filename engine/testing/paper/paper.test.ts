import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { answersFor, entryOf } from '#engine/entry/entry-answers.ts';
import { fieldsFor, hasDeclarer, unitFor } from '#engine/entry/facts.ts';
import { entryShapeOf } from '#engine/entry/shape-of-game.ts';
import { BAVARIAN } from './bavarian.ts';
import { ILLUSTRATED } from './illustrated.ts';
import type { PaperGame } from './paper-game.ts';

/** Families that are nothing but a description, without a layout of their own. */
const check = ({ rules }: PaperGame, entry: Json) => {
  const checked = rules.check(entry, 3, 2);
  return checked.ok
    ? 'ok'
    : checked.error.map(({ code, at }) => `${code} ${at && 'field' in at ? at.field : JSON.stringify(at)}`);
};

const SIMPLE = { contract: 'simple', declarer: 1, trump: 'hearts', points: 70 };
const THREE = { contract: 'dreiblatt', declarer: 0, counts: [80, 40, 36] };

describe('an entry that is the answers of its description', () => {
  it.each<readonly [PaperGame, Json, Json]>([
    [BAVARIAN, SIMPLE, 'ok'],
    [BAVARIAN, { contract: 'solo', declarer: 0, trump: 'bells', target: 71, points: 71 }, 'ok'],
    [BAVARIAN, { contract: 'solo', declarer: 0, trump: 'bells', points: 71 }, ['solo-is-dear target']],
    [BAVARIAN, { contract: 'simple', declarer: 1, points: 121 }, ['too-large points', 'missing-field trump']],
    [BAVARIAN, { contract: 'simple', declarer: 1, points: 70 }, ['missing-field trump']],
    [BAVARIAN, { ...SIMPLE, partner: 2 }, ['unknown-field partner']],
    [BAVARIAN, { ...SIMPLE, name: 'x' }, ['field-not-asked name']],
    [BAVARIAN, { ...SIMPLE, trump: 'swords' }, ['no-such-choice trump']],
    [BAVARIAN, { ...SIMPLE, contract: 'grand' }, ['no-such-game contract']],
    [ILLUSTRATED, { ...THREE, contract: 'grand', melds: [{ id: 'four-kings', by: 2 }] }, ['no-such-game contract']],
    [BAVARIAN, { contract: 'annulled', reason: 'a card lay open' }, 'ok'],
    [BAVARIAN, { contract: 'agreed', name: 'Bettel', payments: ['2', '-1', '-1'] }, 'ok'],
    [BAVARIAN, { contract: 'agreed', name: 'Bettel', payments: ['2', '-1'] }, ['payment-per-seat payments']],
    [BAVARIAN, [], ['wrong-value deal']],
    [ILLUSTRATED, THREE, 'ok'],
    [ILLUSTRATED, { ...THREE, level: 3, melds: [{ id: 'four-kings', by: 2 }] }, 'ok'],
    [ILLUSTRATED, { ...THREE, counts: [80, 40, 37] }, ['wrong-sum counts']],
    [ILLUSTRATED, { ...THREE, counts: [80, 76, null] }, ['missing-field counts.2']],
    [ILLUSTRATED, { ...THREE, melds: [{ id: 'four-kings' }] }, ['missing-field melds.0.by']],
    [ILLUSTRATED, { ...THREE, melds: [0, 1].map((by) => ({ id: 'four-kings', by })) }, ['meld-twice melds.1.by']],
  ])('%#', (game, entry, said) => expect(check(game, entry)).toEqual(said));

  it.each([
    [BAVARIAN, SIMPLE],
    [BAVARIAN, { contract: 'annulled' }],
    [ILLUSTRATED, { ...THREE, level: 2, melds: [{ id: 'ten-tarocks', by: 1 }] }],
  ] as const)('comes back from its row: %#', ({ rules }, entry) => {
    const row = rules.check(entry, 3, 2);
    if (!row.ok) throw new Error('refused');
    const again = rules.check(rules.note(row.value) ?? null, 3, 2);
    expect(again).toEqual(row);
    const answers = answersFor(rules, row.value, undefined);
    expect(answers && entryOf(rules, answers, 3, 2)).toEqual(entry);
  });

  it('has a shape of its own for documents', () => {
    const shape = entryShapeOf(BAVARIAN.game);
    expect(shape.safeParse(SIMPLE).success).toBe(true);
    expect(shape.safeParse({ ...SIMPLE, partner: 2 }).success).toBe(false);
  });
});

it('a description says in what a game is counted, and whether somebody plays it', () => {
  expect(unitFor(BAVARIAN.rules.sheet, 'simple')).toMatchObject({ parts: 1, total: 120 });
  expect(unitFor(ILLUSTRATED.rules.sheet, 'dreiblatt')).toMatchObject({ parts: 2 });
  expect(hasDeclarer(BAVARIAN.rules.sheet, 'solo')).toBe(true);
  expect(hasDeclarer(BAVARIAN.rules.sheet, 'annulled')).toBe(false);
  expect(fieldsFor(BAVARIAN.rules.sheet, 'agreed').map(({ id }) => id)).toContain('payments');
});
