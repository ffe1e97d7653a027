import { expect, test } from 'vitest';
import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import { GAMES } from '#engine/games/index.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { parseRecord, printRecord } from '#engine/kernel/deal/formats.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { dayDeal, dayOf, dayTable } from './day-deal.ts';

test.each(Object.values(GAMES))(
  'the deal of a day of $id is one for everybody, another on every day, and can be dealt',
  (game) => {
    const rules = tableOf(game, game.profiles[0]?.id ?? '');
    const size = game.tables[0] ?? 4;
    const one = dayDeal(game, rules, size, '2026-11-26');
    expect(dayDeal(game, rules, size, '2026-11-26')).toEqual(one);
    expect(dayDeal(game, rules, size, '2026-11-27').deck).not.toEqual(one.deck);
    expect(parseRecord(printRecord(one))).toMatchObject({ ok: true });
    const begun = start(game.rules(rules), one);
    if (!begun.ok) throw new Error(begun.error.code);
    // Nobody is asked to cut: the cards are those of the day.
    for (const seat of begun.value.active) expect(begun.value.zones[`hand:${seat}`]).not.toHaveLength(0);
    expect(begun.value.zones['deck'] ?? []).toEqual([]);
  },
);

test('its table is found by its name in either language, on its day and in its game only', () => {
  const rules = { family: 'koenigrufen', profile: 'einfach' };
  const line = (id: string, name: string, createdAt: string, archived = false) =>
    ({ id, name, createdAt, archived, rules, table: { lastAt: createdAt } }) as unknown as EveningSummary;
  const evenings = [
    line('second', 'Spiel des Tages 2026-11-26', '2026-11-26T20:00'),
    line('first', 'Deal of the day 2026-11-26', '2026-11-26T19:00', true),
    line('other', 'Spiel des Tages 2026-11-25', '2026-11-25T19:00'),
  ];
  expect(dayTable(evenings, rules, '2026-11-26')?.id).toBe('first');
  expect(dayTable(evenings, { ...rules, profile: 'ooe-2023' }, '2026-11-26')).toBeUndefined();
  expect(dayOf(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});
