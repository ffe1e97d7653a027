import type { Fault } from './fault.ts';

const foundBy = {
  file: 'renderer/src/table/state/lifetimes.svelte.test.ts',
  named: 'nothing of one prompt reaches the next',
};
const giving = 'renderer/src/table/state/giving.svelte.ts';
const board = 'renderer/src/table/state/board.svelte.ts';

/** A fault for each way to give a card that only games of the tests have. */
export const AT_EACH_WAY: readonly Fault[] = [
  {
    id: 'set-of-another-prompt',
    file: giving,
    find: ': answersOf(together, this.raised);',
    replace: ': ((globalThis as { said?: readonly Offered[] }).said ??= answersOf(together, this.raised));',
    foundBy,
  },
  {
    id: 'claim-of-another-prompt',
    file: giving,
    find: 'return other === undefined ? ways(card)',
    replace: 'return other === undefined ? ((globalThis as { said?: readonly Offered[] }).said ??= ways(card))',
    foundBy,
  },
  {
    id: 'open-hand-of-another-prompt',
    file: giving,
    find: 'setOf(this.#plays.filter((card) => !this.#isOwn(card)))',
    replace:
      '((globalThis as { open?: ReadonlySet<Card> }).open ??= setOf(this.#plays.filter((card) => !this.#isOwn(card))))',
    foundBy,
  },
  {
    id: 'cards-picked-of-the-talon-at-next-prompt',
    file: 'renderer/src/table/state/prompt.svelte.ts',
    find: 'this.follows = before?.rest ?? [];',
    replace: 'this.follows = before?.rest ?? [];\n    this.taken = before?.taken ?? [];',
    foundBy,
  },
  {
    id: 'pile-for-lookers-on-only',
    file: board,
    find: 'playedAs(this.view, this.words)',
    replace: "this.seat === null ? playedAs(this.view, this.words) : 'trick'",
    foundBy,
  },
  {
    id: 'nothing-said-beside-a-card',
    file: board,
    find: 'this.choices.statements.filter((one) => !this.takes.includes(one))',
    replace: 'this.choices.statements.filter((one) => !this.takes.includes(one) && this.choices.plays.size === 0)',
    foundBy,
  },
];
