import { describe, expect, test } from 'vitest';
import { errorsOf, tarock } from '../cli/testing/tarock.ts';
import illustrated from './cases/settlements-illustrated.json' with { type: 'json' };
import koenigrufen from './cases/settlements-koenigrufen.json' with { type: 'json' };

/** A deal as other scoring programs settle it, with the right value. */
interface Settlement {
  readonly id: string;
  readonly says: string;
  readonly entry: { readonly options?: object };
  readonly right: {
    readonly payments?: readonly string[];
    /** Missing: the points alone are known. */
    readonly money?: readonly string[];
    /** With whatever code fits. */
    readonly refused?: boolean;
  };
  /** The rules by which it holds, if they are not those of the entry. */
  readonly then?: { readonly options?: object };
}

const CASES = [...(koenigrufen as readonly Settlement[]), ...(illustrated as readonly Settlement[])];

/** Rules that cannot be agreed on here. */
const NOT_BUILT = ['unknown-profile', 'unknown-option', 'option-value'];

const entryOf = ({ entry, then = {} }: Settlement): object => ({
  ...entry,
  ...then,
  options: { ...entry.options, ...then.options },
});

const settledBy = (one: Settlement) => tarock(['settle', '-', '--json'], { '-': JSON.stringify(entryOf(one)) });

/** A case whose rules cannot be agreed on here is pending until they can. */
function isPending(one: Settlement): boolean {
  const settled = one.then && settledBy(one);
  return settled !== undefined && settled.code !== 0 && errorsOf(settled).every(({ code }) => NOT_BUILT.includes(code));
}

describe('what other scoring programs settle', () => {
  for (const one of CASES) {
    const { id, says, right } = one;
    if (isPending(one)) test.todo(`${id} ${says}`);
    else
      test(`${id} ${says}`, () => {
        const settled = settledBy(one);
        expect(settled.code).toBe(right.refused ? 2 : 0);
        if (right.refused) return;
        const said = JSON.parse(settled.out) as { readonly payments: unknown; readonly money: unknown };
        expect(said.payments).toEqual(right.payments);
        if (right.money) expect(said.money).toEqual(right.money);
      });
  }

  test('every case is there once', () => {
    expect(CASES).toHaveLength(48);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(48);
  });
});
