import { describe, expect, it } from 'vitest';
import { canonical, type Json } from '#engine/core/json.ts';
import { printPlace } from '#engine/core/place.ts';
import { pick, seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '../any-table.ts';
import { hasSentence } from '../sentences.ts';
import { simulate } from '../simulate.ts';
import { byEffort } from '../test-effort.ts';
import { ENTRY_MAKERS } from './index.ts';
import type { EntryMaker, Made } from './maker.ts';

/** Entries of every family that no deal can have, and such as just can be. */
const ENTRIES = byEffort(500, 5000);
/** How often each reason comes at least. */
const EACH = 10;

/** To make the sheet of a table takes far longer than to check an entry by it. */
const RULES = new Map<string, Rules>();

function rulesFor({ game }: EntryMaker, { profile, options }: Made): Rules {
  const id = canonical([game.id, profile, options]);
  const rules = RULES.get(id) ?? game.rules(tableOf(game, profile, options));
  RULES.set(id, rules);
  return rules;
}

const checked = (maker: EntryMaker, made: Made) => rulesFor(maker, made).check(made.entry, made.table, made.dealer);

it('are made for every family', () => {
  expect(ENTRY_MAKERS.map(({ game }) => game.id).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(ENTRY_MAKERS.map((maker) => [maker.game.id, maker] as const))('entries of %s', (id, maker) => {
  const { game, impossible, atLimits, played } = maker;
  const reasons = Object.entries(impossible);

  it('name every code with which the family refuses an entry', () => {
    const codes = new Set(reasons.map(([, { code }]) => code));
    expect(maker.codes.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('that no deal can have are refused with their code, a place and a sentence', () => {
    const wrong: string[] = [];
    for (let i = 0; i < Math.max(ENTRIES, EACH * reasons.length); i++) {
      const [reason, { code, make }] = pickNth(reasons, i);
      const made = make(seededRng(`${id}/${reason}/${i}`));
      const row = checked(maker, made);
      const faults = row.ok ? [] : row.error;
      const said = faults.map((fault) => `${fault.code} @ ${fault.at ? printPlace(fault.at) : 'nowhere'}`);
      const isRight =
        faults.some((fault) => fault.code === code) &&
        faults.every((fault) => fault.at !== undefined && hasSentence(fault, game));
      if (!isRight) wrong.push(`${reason}: ${JSON.stringify(made)}: ${said.join() || 'accepted'}`);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it('that are just possible are accepted', () => {
    const limits = Object.entries(atLimits);
    const wrong: string[] = [];
    for (let i = 0; i < ENTRIES / 2; i++) {
      const [reason, make] = pickNth(limits, i);
      const made = make(seededRng(`${id}/${reason}/${i}`));
      const row = checked(maker, made);
      if (!row.ok) wrong.push(`${reason}: ${JSON.stringify(made)}: ${refusedAs(row.error)}`);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it('that were played are accepted, however they are written', () => {
    const rng = seededRng(`${id}/played`);
    const wrong: string[] = [];
    const taken = { entries: 0 };
    for (let i = 0; taken.entries < ENTRIES / 2; i++) {
      const profile = pickNth(game.profiles, i);
      const { id: contract } = pick(profile.contracts, rng);
      const table = tableOf(game, profile.id, game.tableRules(profile.id, played.options).ok ? played.options : {});
      const rules = game.rules(table);
      const onRecord = (record: DealRecord): void => {
        const { row } = record;
        const noted = row ? rules.note(row) : undefined;
        if (!row || noted === undefined) return;
        const all: readonly Json[] = [noted, ...(played.written?.(record, noted, rng) ?? [])];
        taken.entries += all.length;
        for (const entry of all) {
          const again = rules.check(entry, row.table, row.dealer);
          if (!again.ok) wrong.push(`${JSON.stringify(entry)} of dealer ${row.dealer}: ${refusedAs(again.error)}`);
        }
      };
      simulate({
        ...{
          game,
          table,
          seats: pick(game.tables, rng),
          deals: 3,
          seed: `${id}/played/${i}`,
          unexamined: true,
          onRecord,
        },
        ...(i % 2 === 0 || !played.stack ? { contract } : { stack: played.stack }),
      });
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

const pickNth = <T>(all: readonly T[], i: number): T => {
  const one = all[i % all.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const refusedAs = (faults: readonly { readonly code: string }[]): string => JSON.stringify(faults);
