import { isEqual } from '#engine/core/equal.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item, Row, Verdict } from '#engine/kernel/score.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { type BonusId, isBonus } from '../bonuses/index.ts';
import { GAME } from '../items.ts';
import { birdInGame } from '../noted.ts';
import { rowOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { count, isPlayed } from './count.ts';
import { ENDINGS } from './feats.ts';
import { playedDeal, type PlayedGame } from './played-deal.ts';

/** Reads a finished deal into the row that its scorer would write, with the tricks that decided what was played. */
export function read(ruleset: Ruleset, s: State): Row {
  const row = spoken(s, rowOf(ruleset, s, count(ruleset, s)));
  const game = firstGame(s);
  const contract = ruleset.contractOf(game);
  switch (contract.kind) {
    case 'negative':
      return withProof(
        row,
        flatMapped(tricksOf(s), ({ winner }, i) => (winner === game.declarer ? [i + 1] : [])),
      );
    case 'first-and-last':
      return withProof(row, ofFirstAndLast(s, row));
    case 'positive':
      return isPlayed(game) ? withProofs(row, playedDeal(ruleset, s), birdInGame(contract, game.with)) : row;
    case 'each':
    case 'emptying':
    case 'pictures':
    case 'sharing':
    case 'passing':
      // Elsewhere no trick decides anything by itself.
      return row;
  }
}

/** The tricks that decided the game, for each pair that settles it. */
const withProof = (row: Row, proof: readonly number[]): Row => ({
  ...row,
  games: row.games.map((one) => ({ ...one, proof })),
  items: row.items.map((item) => ({ ...item, proof })),
});

/** A lost trick, or the last one won with the wrong suit; a game is won by both (reform §7.6). */
function ofFirstAndLast(s: State, { games }: Row): readonly number[] {
  const last = tricksOf(s).length;
  return games[0]?.result === 'made' ? [1, last] : [last];
}

/** The tricks of each bonus, and of a bird that is one item with the game. An empty list tells that its side never played its card. */
function withProofs(row: Row, deal: PlayedGame, inGame: BonusId | undefined): Row {
  const proofOf = ({ about, by }: Item): Pick<Verdict, 'proof'> => {
    const bonus = about === GAME ? inGame : about;
    return bonus !== undefined && isBonus(bonus) ? { proof: ENDINGS[bonus].proof(deal, sideOf(deal.game, by)) } : {};
  };
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
