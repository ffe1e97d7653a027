import type { Card } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { playedBy, type PlayedDeal, tricksWonBy } from '#engine/judging/played.ts';
import { otherSide, type Side } from '#engine/judging/sides.ts';
import { cardsIn } from '#engine/phases/trick.ts';
import type { Bonus } from '../bonuses/bonus.ts';

/**
 * Numbers of the tricks that show how a bonus ended, for the sheet: where its cards fell, or who broke a Valat. Of a card that was promised
 * for a trick, where its side played it, be it before or never.
 */
export function decidingTricks(bonus: Bonus, deal: PlayedDeal, side: Side): readonly number[] {
  switch (bonus.kind) {
    case 'course':
      return bonus.promise ? promised(deal, side, bonus.promise.card) : fallen(deal, bonus.prey?.(deal) ?? []);
    case 'possession':
      return fallen(deal, bonus.cards ?? []);
    case 'valat':
      return tricksWonBy(deal, otherSide(side)).slice(0, 1);
  }
}

/** A bird, or the called king. */
function promised(deal: PlayedDeal, side: Side, card = deal.game.called): readonly number[] {
  return card === undefined ? [] : playedBy(deal, side, card);
}

const fallen = ({ tricks }: PlayedDeal, cards: readonly Card[]): readonly number[] =>
  flatMapped(tricks, (trick, i) => (cardsIn(trick).some((card) => cards.includes(card)) ? [i + 1] : []));
