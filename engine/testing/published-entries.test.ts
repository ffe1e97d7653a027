import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pick, seededRng } from '../core/rng.ts';
import { GAMES } from '../games/index.ts';
import { sampleAction } from '../kernel/deal/offers.ts';
import type { DealRecord } from '../kernel/deal/rules.ts';
import { anyTable, tableOf } from './any-table.ts';
import { simulate, type Simulation } from './simulate.ts';

/** What the program writes about a deal must have the form that docs/schemas promises to whoever reads it. */

/** How many entries are written of each profile. */
const ENTRIES = 300;
/** Deals at one table: the first tables have the options of the profile, the others any. */
const DEALS = 10;

const schemaOf = (name: string): z.ZodType => {
  const text = readFileSync(new URL(`../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8');
  return z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.JSONSchema);
};

/** People who say whatever they may say: then rare things are said, too. */
const anything: NonNullable<Simulation['players']> = (_, rng) => (offers) => sampleAction(offers, rng);

const profiles = Object.values(GAMES).flatMap((game) =>
  game.profiles.map((profile) => ({ game, profile, name: `${game.id} ${profile.id}` })),
);

describe('docs/schemas', () => {
  it.each(profiles)('takes every entry that is written about a deal of $name', ({ game, profile }) => {
    const entries = schemaOf(`${game.id}-deal`);
    const rng = seededRng(`published/${profile.id}`);
    const contracts = profile.contracts.map(({ id }) => id);
    const refused: unknown[] = [];
    let written = 0;
    for (let i = 0; written < ENTRIES; i++) {
      const table = i <= contracts.length ? tableOf(game, profile.id) : anyTable(game, profile, rng);
      const rules = game.rules(table);
      const onRecord = ({ row }: DealRecord): void => {
        if (!row) return;
        written += 1;
        const entry = rules.note(row);
        if (!entries.safeParse(entry).success) refused.push(entry);
      };
      const contract = contracts[i];
      const played = contract === undefined ? { players: anything } : { contract };
      const seats = pick(game.tables, rng);
      simulate({ game, table, seats, deals: DEALS, seed: `published/${i}`, unexamined: true, onRecord, ...played });
    }
    expect(refused).toEqual([]);
  });
});
