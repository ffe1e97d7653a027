import { isEqual } from '#engine/core/equal.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item, Row, Verdict } from '#engine/kernel/score.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { isBonus } from '../bonuses/index.ts';
import { rowOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { count, isPlayed } from './count.ts';
import { ENDINGS } from './feats.ts';
import { playedDeal } from './played-deal.ts';

/** Reads a finished deal into the row that its scorer would write, with the tricks that decided what was played. */
export function read(ruleset: Ruleset, s: State): Row {
  const row = spoken(s, rowOf(ruleset, s, count(ruleset, s)));
  const game = firstGame(s);
  const { kind } = ruleset.contractOf(game);
  if (kind === 'negative') {
    const proof = flatMapped(tricksOf(s), ({ winner }, i) => (winner === game.declarer ? [i + 1] : []));
    return {
      ...row,
      games: row.games.map((one) => ({ ...one, proof })),
      items: row.items.map((item) => ({ ...item, proof })),
    };
  }
  // Elsewhere no trick decides anything by itself.
  if (kind !== 'positive' || !isPlayed(game)) return row;
  const deal = playedDeal(ruleset, s);
  // An empty one tells something, too: that its side never played the card of a bird.
  const proofOf = ({ about, by }: Item): Pick<Verdict, 'proof'> =>
    isBonus(about) ? { proof: ENDINGS[about].proof(deal, sideOf(game, by)) } : {};
  return { ...row, items: row.items.map((item) => ({ ...item, ...proofOf(item) })) };
}

/** Who really said what doubles; paper does not tell. */
const spoken = ({ items }: State, row: Row): Row => ({
  ...row,
  items: row.items.map((item) => {
    const said = items.find(
      (one) => one.about === item.about && one.by === item.by && isEqual(one.against, item.against),
    );
    return said && item.stage !== 'silent' ? { ...item, doublings: said.doublings } : item;
  }),
});
