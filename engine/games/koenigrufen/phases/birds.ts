import type { Card } from '#engine/core/card.ts';
import { dealtTo } from '#engine/judging/dealt.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { Bonus } from '../bonuses/bonus.ts';
import { birdsOf, promisedCard, type Ruleset } from '../ruleset.ts';

/** The bird that stands since the bid, or since it was named for the bid. */
export const bidBird = (s: State): Item | undefined =>
  s.items.find(({ about, stage }) => stage === 'bid' && about !== 'game');

/** The birds among which the declarer may name the promised one: those in the hand they were dealt (tirol §14). */
export function birdsToName(ruleset: Ruleset, s: State): readonly Bonus[] {
  const [game] = s.games;
  if (!game || bidBird(s)) return [];
  const dealt = dealtTo(s, game.declarer);
  return birdsOf(ruleset, ruleset.contractOf(game)).filter((bird) =>
    dealt.includes(promisedCard(bird, undefined) ?? ''),
  );
}

/** The cards that may not be laid away: the promised bird, or every one that may yet be named (tirol §5). */
export function promisedBirds(ruleset: Ruleset, s: State): readonly Card[] {
  const item = bidBird(s);
  const bonus = item && ruleset.bonus(item.about);
  return (bonus ? [bonus] : birdsToName(ruleset, s)).flatMap((bird) => promisedCard(bird, undefined) ?? []);
}
