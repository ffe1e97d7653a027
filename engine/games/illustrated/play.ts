import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, PACK_54, PAGAT } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { PlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit, keptFor, lastTrump, mustHead } from '#engine/play/suits.ts';
import { birdOf, isBonus } from './bonuses.ts';
import type { Ruleset } from './ruleset.ts';
import { HAND } from './zones.ts';

export type PlayCode = 'follow-suit' | 'play-tarock' | 'must-head' | 'pagat-last' | 'bird-now' | 'bird-later';

const FOLLOW: readonly PlayRule<PlayCode>[] = [
  followSuit(PACK_54, 'follow-suit', 'illustrated §7'),
  elseTrump(PACK_54, 'play-tarock', 'illustrated §7'),
];

/** What a seat may play (illustrated §7; §8.5 for a Trischaken). */
export function playRules(ruleset: Ruleset, s: State, seat: Seat): readonly PlayRule<PlayCode>[] {
  const { options } = ruleset;
  if (ruleset.contractOf(firstGame(s)).hasDeclarer)
    return options['lock-birds'] ? [...FOLLOW, ...birdsKept(s, seat)] : FOLLOW;
  const play = options['trischaken-play'];
  return [
    ...FOLLOW,
    ...(play.includes('pagat-last') ? [lastTrump(isTarock, PAGAT, 'pagat-last' as const, 'illustrated §8.5')] : []),
    ...(play.includes('stichzwang') ? [mustHead('must-head' as const, 'illustrated §8.5')] : []),
  ];
}

/** Announced birds are kept for their trick, where that is agreed and other cards are legal (illustrated R18). */
const birdsKept = (s: State, seat: Seat): readonly PlayRule<PlayCode>[] =>
  flatMapped(s.items, ({ about, by }) => {
    const bird = isBonus(about) && by === seat ? birdOf(about) : undefined;
    const codes = { now: 'bird-now', later: 'bird-later' } as const;
    return bird ? keptFor(bird.card, HAND + 1 - bird.fromEnd, codes, 'illustrated §7') : [];
  });
