import { describe, expect, test } from 'vitest';
import type { Json } from '../core/json.ts';
import { below, pick, type Rng, seededRng, shuffled } from '../core/rng.ts';
import { partOf } from '../entry/answers.ts';
import { entryOf } from '../entry/entry-answers.ts';
import { isAsked, isOptional, type Part, type Seated, seatsIn, valueIn, valuesIn } from '../entry/part.ts';
import type { Answers, EachField, Field } from '../kernel/entry/entry-sheet.ts';
import { anyTable } from '../testing/any-table.ts';
import { byEffort } from '../testing/test-effort.ts';
import { GAMES } from './index.ts';

/** Somebody answers nothing that need not be answered: everything else is what the form takes for the answer. */

function least(fields: readonly Field[], first: Answers, seated: Seated, rng: Rng, within?: Part): Answers {
  const answers: Record<string, Json> = { ...first };
  for (let again = true; again;) {
    again = false;
    for (const field of fields) {
      const part = partOf(fields, answers, seated, within);
      const isThere = valueIn(part, field.id) !== undefined || answers[field.id] !== undefined;
      if (!isAsked(part, field) || isOptional(part, field) || isThere) continue;
      const answer = needed(part, field, rng);
      if (answer === undefined) continue;
      answers[field.id] = answer;
      again = true;
    }
  }
  return answers;
}

function needed(part: Part, field: Field, rng: Rng): Json | undefined {
  switch (field.kind) {
    case 'choice':
      return pick(valuesIn(part, field), rng);
    case 'seat':
      return pick<Json>([...seatsIn(part, field.of), ...(field.also ?? [])], rng);
    case 'seats':
      return shuffled(seatsIn(part, field.of), rng).slice(0, 1 + below(field.most, rng));
    case 'count':
      return field.min + below(field.max - field.min + 1, rng);
    case 'amount':
      return '0';
    case 'text':
      return 'so';
    case 'each':
      return field.what.fallback === undefined ? eachOf(part, field, rng) : undefined;
    case 'rows': {
      if (!field.given) return undefined;
      const known = Object.fromEntries(
        Object.entries(field.given.row).flatMap(([id, of]) => {
          const value = 'is' in of ? of.is : valueIn(part, of.as);
          return value === undefined ? [] : [[id, value]];
        }),
      );
      if (field.given.on !== undefined && valueIn(part, field.given.on) === undefined) return undefined;
      return [least(field.what, known, part.seated, rng, part)];
    }
    default:
      return undefined;
  }
}

function eachOf(part: Part, { of, what, sum }: EachField, rng: Rng): Json {
  const seats = seatsIn(part, of);
  let left = sum ?? 0;
  return Array.from({ length: part.seated.table }, (_, seat) => {
    if (!seats.includes(seat)) return null;
    if (sum === undefined || what.kind !== 'count') return needed(part, what, rng) ?? null;
    const own = seat === seats.at(-1) ? left : below(left + 1, rng);
    left -= own;
    return own;
  });
}

/** Where in the answers a refusal is, without numbers of rows, if nobody has answered there: `bonuses.made`. */
function untouched(answers: Answers, path: string): string | undefined {
  const steps = path.split('.');
  let at: Json | undefined = answers;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Array.isArray(at) ? (at as readonly Json[])[Number(step)] : (at as Answers)[step];
  }
  return at === undefined ? steps.filter((step) => !/^\d+$/.test(step)).join('.') : undefined;
}

/**
 * What is refused although nobody has answered it, so that a scorer sees it and has to answer: a bird that the bid has announced is
 * taken for made, and the points say that it was not (tirol §13); the Valat is missing that the points tell of.
 */
const ASKED_AFTERWARDS = ['cards-against-points @ bonuses.made', 'valat-missing @ bonuses'];

const TABLES = byEffort(120, 2000);

describe.each(Object.values(GAMES))('$id: what the form takes for answered is possible, or it asks', (game) => {
  test.each(game.profiles.map((one) => [one.id, one] as const))('%s', (_, profile) => {
    const refused = new Set<string>();
    let taken = 0;
    for (let n = 0; n < TABLES; n++) {
      const rng = seededRng(`${profile.id} ${n}`);
      const rules = game.rules(anyTable(game, profile, rng));
      const table = pick(game.tables, rng);
      const dealer = below(table, rng);
      const { fields } = rules.sheet;
      const answers = least(fields, {}, { table, active: rules.active(table, dealer) }, rng);
      const row = rules.check(entryOf(rules, answers, table, dealer), table, dealer);
      if (row.ok) taken++;
      for (const fault of row.ok ? [] : row.error) {
        const path = fault.at && 'field' in fault.at ? fault.at.field : 'nowhere';
        const place = untouched(answers, rules.layout?.placeOf(path, answers) ?? path);
        if (place !== undefined) refused.add(`${fault.code} @ ${place}`);
      }
    }
    expect([...refused].filter((one) => !ASKED_AFTERWARDS.includes(one))).toEqual([]);
    expect(taken).toBeGreaterThan(TABLES / 2);
  });
});
