import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, suitOf } from '#engine/decks/deck-54.ts';
import { winnerOf } from '#engine/games/koenigrufen/play/winners.ts';
import type { Mind } from '../mind.ts';

/** How a trick may end: for each seat the chance that it wins, and the chance that my side does. */
export interface Prospects {
  readonly mine: number;
  /** The chance that the card which wins so far is not beaten. */
  readonly holds: number;
  /** Who wins so far, and with which card. */
  readonly seat: Seat;
  readonly card: Card;
}

/** How willing a player is to beat an opponent's card, and a partner's, where they could and need not. */
const WILLING = { other: 0.85, own: 0.12 } as const;
/** Who comes after somebody who has just won a trick over needs still more. */
const HARDER = 0.6;

/** The card that wins so far, and whose it is. */
export function standing({ seen }: Mind, card: Card): { readonly seat: Seat; readonly card: Card } {
  const cards = [...seen.trick, card];
  const index = seen.contract?.play.winner(seen.ruleset.deciding, cards) ?? winnerOf(cards, 'off');
  return { seat: [...seen.players, seen.me][index] ?? seen.me, card: cards[index] ?? card };
}

/** What comes of a trick if I play a card to it. */
export function outlook(mind: Mind, card: Card): Prospects {
  const { seen, withMe } = mind;
  const best = standing(mind, card);
  const lead = suitOf(seen.trick[0] ?? card);
  let stands = 1;
  let beaten = false;
  const wins: { readonly chance: number; readonly mine: number }[] = [];
  for (const seat of seen.later) {
    const same = alike(withMe(seat), withMe(best.seat));
    const { able, forced, ally } = beating(mind, seat, best.card, lead);
    const willing = same * WILLING.own + (1 - same) * WILLING.other;
    const chance: number = Math.min(1, forced + able * willing) * (beaten ? HARDER : 1);
    for (let i = 0; i < wins.length; i++) {
      const win = wins[i];
      if (win) wins[i] = { ...win, chance: win.chance * (1 - chance * HARDER) };
    }
    wins.push({ chance: stands * chance, mine: ally ?? withMe(seat) });
    stands *= 1 - chance;
    beaten ||= chance > 0.5;
  }
  const total = stands + wins.reduce((sum, win) => sum + win.chance, 0);
  const mine = wins.reduce((sum, win) => sum + win.chance * win.mine, stands * withMe(best.seat));
  return { mine: total > 0 ? mine / total : withMe(best.seat), holds: stands, ...best };
}

const alike = (a: number, b: number): number => a * b + (1 - a) * (1 - b);

interface Beating {
  /** The chance that they could beat it and need not. */
  readonly able: number;
  /** The chance that they must: their tarock falls on a suit. */
  readonly forced: number;
  /** The chance that they are with me if they beat it, where that says more than what was known before. */
  readonly ally?: number;
}

/** Whether a seat may beat a card in a trick that was led with a suit. */
export function beating(mind: Mind, seat: Seat, best: Card, lead: string): Beating {
  const { chances, seen } = mind;
  const higher = chances.above(best);
  if (seen.contract?.play.id === 'colour')
    return { able: suitOf(best) === lead ? chances.holdsAny(seat, higher) : 0, forced: 0 };
  if (isTarock(best)) {
    const over = chances.holdsAny(seat, higher);
    return lead === 'T' ? { able: over, forced: 0 } : { able: chances.isVoid(seat, lead) * over, forced: 0 };
  }
  const none = chances.isVoid(seat, lead);
  const ruff = none * (1 - chances.isVoid(seat, 'T'));
  const able = (1 - none) * Math.min(1, chances.holdsAny(seat, higher) / Math.max(1 - none, 0.01));
  return { able, forced: ruff, ...kingOf(mind, seat, higher, able + ruff) };
}

/**
 * Who beats a card with the called king is the declarer's partner, and who ruffs the called suit is not. `beats`: the chance that
 * the seat beats it either way.
 */
function kingOf({ seen, chances, withMe }: Mind, seat: Seat, higher: readonly Card[], beats: number) {
  const { game, me } = seen;
  const called = game?.called;
  if (called === undefined || !higher.includes(called) || seat === game?.declarer || beats <= 0) return {};
  const declarerIsMine = withMe(game?.declarer ?? me) > 0.5;
  const byKing = Math.min(chances.holds(seat, called) / beats, 1);
  return { ally: declarerIsMine ? byKing : 1 - byKing };
}
