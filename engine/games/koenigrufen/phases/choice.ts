import { z } from 'zod';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { nameGame } from '#engine/phases/name-game.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { cardsOf, forehandOf, refuseHand } from './bidding.ts';
import { fix } from './flow.ts';
import { CHOICE, type Choices } from './names.ts';

const TALON_WAYS = ['first-six', 'last'] as const;
const ACTION = z.strictObject({
  type: z.literal('bid'),
  contract: z.string(),
  /** Trischaken only: whether the winning card must be beaten, and where the talon goes. */
  stichzwang: z.boolean().optional(),
  talon: z.enum(TALON_WAYS).optional(),
});
type Choice = z.infer<typeof ACTION>;

const memory = (s: State): Choices => notesOf<Choices>(s, CHOICE, { only: null });

/** Why forehand with this hand may not choose a game, whatever its terms. */
export function refuseGame(
  ruleset: Ruleset,
  { only }: Choices,
  hand: readonly Card[],
  contract: RankedContract,
): Refusal | undefined {
  if (contract.bid === 'forehand-first' && ruleset.options.sechser !== 'also-last')
    return refusal('first-word-only', { item: contract.id }, 'tirol §3');
  if (only !== null && contract.parties !== only)
    return refusal('trischaken-agreed', { item: contract.id }, 'tirol §5');
  return refuseHand(ruleset, hand, contract);
}

/** Everybody passed: forehand plays a Rufer, a Trischaken or any game that is open to all (tirol §3). */
export function choice(ruleset: Ruleset): PhaseOf<Choice, 'choice'> {
  const { 'trischaken-stichzwang': stichzwang, 'trischaken-talon': talon } = ruleset.options;
  const headings =
    stichzwang === 'choice' && !ruleset.options['trischaken-positive'] ? [true, false] : [stichzwang === 'yes'];
  const ways = talon === 'choice' ? TALON_WAYS : [talon];

  const statements = (contract: RankedContract): readonly Choice[] =>
    contract.parties === 'each-for-self'
      ? headings.flatMap((heading) =>
          ways.map((way): Choice => ({ type: 'bid', contract: contract.id, stichzwang: heading, talon: way })),
        )
      : [{ type: 'bid', contract: contract.id }];

  return nameGame({
    id: CHOICE,
    actions: ACTION,
    contracts: ruleset,
    by: forehandOf,
    ways: statements,
    refusal,
    refuse: (s, seat, contract) => refuseGame(ruleset, memory(s), cardsOf(s, seat), contract),
    refuseWay: ({ id }) => refusal('terms-not-open', { item: id }, 'tirol §3, §8.4'),
    decide: (s, by, { contract, stichzwang: heading, talon: way }) => {
      const terms = { ...(heading !== undefined && { stichzwang: heading }), ...(way !== undefined && { talon: way }) };
      return fix(ruleset, s, [{ declarer: by, contract, with: terms }]);
    },
    next: () => [],
    show: memory,
  });
}
