import type { State } from '#engine/kernel/deal/state.ts';
import { isTarock, topOf } from '../reform-cards.ts';
import { givenIn, laidIn, type OnePlay, reformDealt, reformWords, takenIn, topBid, type Trick } from '../reform-log.ts';

/** A bird-Rufer played as in the Prater, once more from what was laid down (docs/rules/reform.md §7.4). */

interface Prater {
  readonly tricks: readonly Trick[];
  /** The trick that is not complete. */
  readonly open: readonly OnePlay[];
  /** Who gives next; missing: nobody has cards left. */
  readonly turn?: number;
}

/** The largest sum of tarocks, of equal ones the first; without tarocks the highest card of the suit led. */
function trickOf(plays: readonly OnePlay[], contract: string): Trick {
  const sumOf = ({ cards }: OnePlay): number =>
    cards.filter(isTarock).reduce((sum, card) => sum + Number(card.slice(1)), 0);
  const [most] = [...plays].sort((a, b) => sumOf(b) - sumOf(a));
  const cards = plays.flatMap((one) => one.cards);
  const best = most && sumOf(most) > 0 ? most : undefined;
  const top = topOf(best?.cards ?? cards, { contract });
  const winning = best ?? plays.find((one) => one.cards.includes(top));
  return {
    ...{ cards, top },
    players: plays.flatMap(({ by, cards: own }) => own.map(() => by)),
    together: winning?.cards ?? [],
    winner: winning?.by ?? -1,
  };
}

export function praterIn(s: State): Prater {
  const { active } = s;
  const words = reformWords(s);
  const { seat: declarer = -1, contract = '' } = topBid(words) ?? {};
  const zones = reformDealt(s);
  const held = new Map(active.map((seat) => [seat, (zones[`hand:${seat}`] ?? []).length]));
  const count = (seat: number): number => held.get(seat) ?? 0;
  held.set(declarer, count(declarer) + (takenIn(s)?.length ?? 0) - laidIn(s).length);
  /** The next to the right, or from a seat itself on, that has cards. */
  const withCards = (seat: number, first: number, isOpen: (one: number) => boolean): number | undefined =>
    [0, 1, 2, 3]
      .slice(first)
      .map((i) => active[(active.indexOf(seat) + i) % active.length] ?? -1)
      .find((one) => count(one) > 0 && isOpen(one));
  const tricks: Trick[] = [];
  let open: OnePlay[] = [];
  let turn = active[0];
  for (const one of givenIn(words)) {
    open.push(one);
    held.set(one.by, count(one.by) - one.cards.length);
    turn = withCards(one.by, 1, (seat) => open.every(({ by }) => by !== seat));
    if (turn !== undefined) continue;
    const trick = trickOf(open, contract);
    tricks.push(trick);
    open = [];
    turn = withCards(trick.winner, 0, () => true);
  }
  return { tricks, open, ...(turn !== undefined && { turn }) };
}
