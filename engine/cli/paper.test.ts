import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

/**
 * A score entry from paper without the common fields, and why it is possible or not (paragraphs of the family's text). A refused one
 * lists codes and places: `"cards-against-points deal.silent.0.made"`.
 */
interface Slip {
  readonly why: string;
  readonly refused?: readonly string[];
  readonly deal: unknown;
}

/** Parsed rather than imported: in a module, `__proto__` would not be a field. */
const slips = (family: string, name: string): readonly Slip[] =>
  JSON.parse(
    readFileSync(new URL(`../games/${family}/cases/${name}.json`, import.meta.url), 'utf8'),
  ) as readonly Slip[];

/** The families with such entries, and the profile that they are of where they say nothing. */
const PROFILES = { koenigrufen: 'tirol-speisezettel', tuebingen: 'tuebingen' } as const;

interface Fault {
  readonly code: string;
  readonly place: string;
  readonly sentence: string;
}

/** The answer of `tarock settle`: its exit code, and the refusals. */
function settle({ why: _why, refused: _refused, ...slip }: Slip): {
  readonly code: number;
  readonly faults: readonly Fault[];
} {
  let err = '';
  const text = JSON.stringify({ v: 1, ...slip });
  const code = run(['settle', '-', '--json'], {
    out: () => undefined,
    err: (line) => void (err += line),
    read: () => text,
    lines: () => {
      throw new Error('nothing is written');
    },
    now: () => 0,
    spent: () => 0,
  });
  return { code, faults: err === '' ? [] : (JSON.parse(err) as { readonly errors: readonly Fault[] }).errors };
}

const named = (name: string) =>
  Object.entries(PROFILES).flatMap(([family, profile]) =>
    slips(family, name).map((slip) => [slip.why, { family, profile, ...slip }] as const),
  );

describe('an entry that fits no deal is refused with its place', () => {
  it.each(named('impossible'))('%s', (_why, slip) => {
    const { code, faults } = settle(slip);
    const refused = faults.map((fault) => `${fault.code} ${fault.place}`);
    expect({ code, refused }).toEqual({ code: 2, refused: slip.refused });
    for (const { sentence } of faults) expect(sentence).toMatch(/./);
  });
});

describe('an entry that looks wrong but fits a deal is accepted', () => {
  it.each(named('surprising'))('%s', (_why, slip) => expect(settle(slip)).toEqual({ code: 0, faults: [] }));
});

describe('a table of another size than was agreed', () => {
  const bavarian = (head: object) =>
    settle({
      why: '',
      deal: { contract: 'passed-out' },
      family: 'bavarian',
      profile: 'simple-points',
      ...head,
    } as Slip);
  it('is refused', () => {
    const { code, faults } = bavarian({ options: { 'table-size': 3 }, table: 4 });
    expect([code, ...faults.map((fault) => `${fault.code} ${fault.place}`)]).toEqual([2, 'no-such-table table']);
  });
  it('and the agreed one goes without saying', () => {
    expect(bavarian({ options: { 'table-size': 4 }, dealer: 3 }).code).toBe(0);
    expect(bavarian({ options: { 'table-size': 3 }, dealer: 3 }).faults.map(({ place }) => place)).toEqual(['dealer']);
  });
});
