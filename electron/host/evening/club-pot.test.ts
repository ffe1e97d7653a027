import { expect, test } from 'vitest';
import { CASH } from '#engine/tournament/format/cash-schema.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, TIROL, Visitor } from '../testing/visitor.ts';

/** Money that goes into a pot which nobody carries on would be in no book any more. */

const laptop = useLaptop();
const PLAIN = CASH.parse({ fee: 500, houseKeeps: 0, perPoint: 10, prizes: null, step: 1 });
const POT = { before: 300, perUnit: 10 };
const BAVARIAN = { family: 'bavarian', profile: 'haferl', options: {} };

const formatOf = (cash: Partial<NonNullable<Format['cash']>>): Format => ({
  ...DEFAULT_FORMAT,
  cash: { ...PLAIN, ...cash },
});
const creation = (rules: typeof BAVARIAN | typeof TIROL, format: Format) =>
  ({ type: 'create-evening', name: 'Club', ...rules, format }) as const;

test('a cash box has a pot only where the clubs of the game carry one', async () => {
  const visitor = new Visitor(laptop.host);
  expect(await visitor.refused(creation(BAVARIAN, formatOf({ pot: POT })))).toEqual(['no-club-pot']);
  expect(await visitor.refused(creation(TIROL, formatOf({ pot: POT, penaltiesTo: 'pot' })))).toEqual(['accepted']);
});

test('penalties go into no pot that is not there', async () => {
  const visitor = new Visitor(laptop.host);
  const lost = formatOf({ penaltiesTo: 'pot' });
  for (const rules of [TIROL, BAVARIAN])
    expect(await visitor.refused(creation(rules, lost))).toEqual(['penalties-without-pot']);
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { format: formatOf({ pot: POT, penaltiesTo: 'pot' }) });
  const change = { type: 'change-format', evening, reason: 'late' } as const;
  expect(await visitor.refused({ ...change, format: lost })).toEqual(['penalties-without-pot']);
  expect(await visitor.refused({ ...change, format: formatOf({ penaltiesTo: 'prizes' }) })).toEqual(['accepted']);
});

test('an evening of an older version that has it opens, and goes on with it', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'A\nB\nC', { ...BAVARIAN, format: formatOf({}) });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const earlier = text.replaceAll(/"penaltiesTo": *"house"/g, '"penaltiesTo":"pot"');
  expect(earlier).not.toBe(text);
  const copy = await visitor.ask({ type: 'import-evening', text: earlier });
  const change = { type: 'change-format', evening: copy.evening, reason: 'late' } as const;
  const format = { ...formatOf({ penaltiesTo: 'pot' }), minutes: 45 };
  expect(await visitor.refused({ ...change, format })).toEqual(['accepted']);
});
