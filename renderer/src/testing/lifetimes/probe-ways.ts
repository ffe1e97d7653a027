import { pick } from '#engine/core/rng.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { MORTGAGE } from '#engine/testing/games/ways/mortgage.ts';
import { PILES } from '#engine/testing/games/ways/piles.ts';
import { SETS } from '#engine/testing/games/ways/sets.ts';
import { oneOf, playOne, raiseSome, takeSome, until, type Way } from './way.ts';

const dealt = (game: GameDefinition, zones = {}): DealtDeal => dealOut(zones, { game, seats: 3, profile: 'plain' });

/** The ways that no delivered family has yet: one or more for each game of `engine/testing/games/ways`. */
export const PROBE_WAYS: Readonly<Record<string, Way>> = {
  'several cards as one play': {
    deal: () => dealt(SETS),
    more: 8,
    press: (board, rng) => (board.choices.together.length > 0 ? raiseSome(board, rng) : null),
  },
  "a card of another's open hand": {
    deal: () => dealt(DUMMY),
    more: 8,
    press(board, rng) {
      const { elsewhere } = board.giving;
      return elsewhere.size > 0 ? () => board.play(pick([...elsewhere], rng)) : null;
    },
  },
  'cards of any place, in any number': {
    deal: () => dealt(MORTGAGE, { 'hand:0': 'T22 C9 HK', 'talon:0': 'T9 T8 CK', 'talon:1': 'CQ H1 D4' }),
    then: [
      { type: 'take-cards', group: 0, cards: ['T9', 'T8', 'CK', 'CQ'] },
      { type: 'discard', cards: ['C9', 'HK', 'CQ', 'CK'] },
    ],
    more: 3,
    press: (board, rng) => (board.choices.taking.length > 1 ? takeSome(board, rng) : null),
  },
  'a card onto a pile': {
    deal: () => dealt(PILES),
    more: 8,
    press: (board, rng) => (board.as === 'pile' ? playOne(board, rng) : null),
  },
  'a card face down with a claim': {
    deal: () => dealt(LIAR),
    more: 2,
    press: (board, rng) => (board.choices.together.length === 0 ? raiseSome(board, rng) : null),
  },
  'an accusation': {
    deal: () =>
      until(
        dealt(LIAR),
        ({ offered }) => offered.some(({ type }) => type === 'accuse'),
        ({ type }) => type === 'lead-hidden',
      ),
    then: [{ type: 'accuse' }],
    more: 2,
    press({ statements, choices, answer }, rng) {
      const isBesideCards = choices.plays.size > 0 && choices.together.length === 0;
      return isBesideCards ? oneOf(statements, answer, rng) : null;
    },
  },
};
