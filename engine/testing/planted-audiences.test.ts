import { expect, it } from 'vitest';
import { must } from '../core/assert-never.ts';
import { handOf, isHand } from '../core/card.ts';
import { GAMES } from '../games/index.ts';
import type { FamilyId } from '../games/loaders.ts';
import { view } from '../kernel/deal/redact.ts';
import { replay } from '../kernel/deal/replay.ts';
import type { DealRecord, Rules } from '../kernel/deal/rules.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { tableOf } from './any-table.ts';
import { FAMILY_CHECKS } from './family-checks.ts';
import { checkAudiences } from './heard-and-seen.ts';
import type { SaidEvent } from './naive/perceived.ts';
import { PLANTED_AUDIENCES } from './planted-audiences.ts';
import { simulate } from './simulate.ts';

const PLANTED = Object.entries(PLANTED_AUDIENCES).flatMap(([family, all]) => all.map((one) => ({ family, ...one })));

it.each(PLANTED)('finds in $family that $what', ({ game, profile, options, contract, stack, kind }) => {
  const table = tableOf(game, profile, options ?? {});
  const effort = { illegal: 0, legal: 0, views: 0 };
  const seats = game.tables[0] ?? 0;
  const { violations } = simulate({
    ...{ game, table, seats, deals: 12, seed: 'heard', effort },
    ...(contract !== undefined && { contract }),
    ...(stack && { stack }),
  });
  expect(new Set(violations.map((violation) => violation.kind))).toEqual(new Set([kind]));
});

/** Every settled deal of a simulation, with its end. */
function settled(
  family: FamilyId,
  profile: string,
  contract?: string,
): readonly (readonly [Rules, DealRecord, State])[] {
  const game = GAMES[family];
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const records: DealRecord[] = [];
  simulate({
    ...{ game, table, seats: game.tables.at(-1) ?? 0, deals: 2, seed: 'open' },
    ...{ effort: { illegal: 0, legal: 0, views: 0 }, onRecord: (record) => records.push(record) },
    ...(contract !== undefined && { contract }),
  });
  return records.flatMap((record) => {
    const end = replay(rules, record, record.actions);
    return end.ok && end.value.end === 'settle' ? [[rules, record, end.value] as const] : [];
  });
}

const FAMILIES = Object.keys(FAMILY_CHECKS) as readonly FamilyId[];

const TABLES = FAMILIES.flatMap((family) =>
  GAMES[family].profiles.flatMap(({ id: profile, contracts }) =>
    contracts.map(({ id: contract }) => ({ family, profile, contract })),
  ),
);

it.each(TABLES)('$family, $profile, $contract: with the score all that counted is open to everybody', (table) => {
  const deals = settled(table.family, table.profile, table.contract);
  expect(deals.length).toBeGreaterThan(0);
  for (const [rules, { deck }, end] of deals)
    for (const viewer of [...Array.from({ length: end.table }, (_, seat) => seat), 'spectator' as const]) {
      const { zones } = view(rules, end, viewer);
      const open = Object.entries(zones).flatMap(([zone, cards]) => (isHand(zone) ? [] : cards));
      const held = end.active.flatMap((seat) => end.zones[handOf(seat)] ?? []);
      expect(open).not.toContain(null);
      expect(open).toHaveLength(deck.length - held.length);
    }
});

it.each(FAMILIES)('finds in %s that talon or discards are opened to all seats and not to all', (family) => {
  const profile = must(GAMES[family].profiles[0], 'a profile').id;
  const table = tableOf(GAMES[family], profile);
  const [, { deck }, end] = must(settled(family, profile)[0], 'a settled deal');
  const over = end.log.findIndex(({ type }) => type === 'ended');
  const told = (log: readonly Event[]): readonly string[] => {
    const kinds: string[] = [];
    checkAudiences(FAMILY_CHECKS[family], table, deck, { ...end, log }, (kind) => kinds.push(kind));
    return kinds;
  };
  expect(told(end.log)).toEqual([]);
  const seats = Array.from({ length: end.table }, (_, seat) => seat);
  const toSeats = end.log.map((event, i): Event =>
    i > over && event.type === 'moved' ? { ...event, seenBy: seats } : event,
  );
  // A game without talon and discards opens nothing.
  const isOpened = end.log.slice(over).some(({ type }) => type === 'moved');
  expect([...new Set(told(toSeats))]).toEqual(isOpened ? ['seen-against-text'] : []);
});

it.each(FAMILIES)('finds in %s that those who hear no word should have heard a part of it', (family) => {
  const planted = PLANTED_AUDIENCES[family].find(({ kind }) => kind === 'overheard-against-text');
  const unheard = (log: readonly Event[]) => log.filter((event) => event.type === 'said' && event.heardBy !== 'all');
  if (!planted) {
    // Only of a game in which everybody hears every word nothing is planted.
    const played = GAMES[family].profiles.flatMap(({ id }) => settled(family, id));
    expect(played.flatMap(([, , { log }]) => unheard(log))).toEqual([]);
    return;
  }
  const { profile, options, contract } = planted;
  const table = tableOf(GAMES[family], profile, options ?? {});
  const [, { deck }, end] = must(settled(family, profile, contract)[0], 'a settled deal');
  const kinds: string[] = [];
  const checks = {
    ...FAMILY_CHECKS[family],
    overheard: (_: unknown, { action: { type } }: SaidEvent) => ({ type }),
  };
  checkAudiences(checks, table, deck, end, (kind) => kinds.push(kind));
  expect(new Set(kinds)).toEqual(new Set(['overheard-against-text']));
});
