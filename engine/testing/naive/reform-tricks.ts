import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { isTarock, topOf } from './reform-cards.ts';
import { givenIn, isOfPrater, rankingIn, reformWords, type Trick } from './reform-log.ts';
import { praterIn } from './reform-ways/prater.ts';

/** The tricks of a deal of Reform Tarock, read from its log alone (docs/rules/reform.md §7.1, §7.4, §7.8). */

/** §7.8: several cards count as their highest one, the Sküs only alone or among tarocks. */
export function countedAs(cards: readonly string[], contract: string): string {
  const suits = cards.filter((card) => !isTarock(card));
  return topOf(suits.length > 0 ? suits : cards, { contract });
}

/** Four players to a trick, unless hands differ in length. */
export function reformTricks(s: State, options: Notes): readonly Trick[] {
  const words = reformWords(s);
  if (isOfPrater(words)) return praterIn(s).tricks;
  const ranking = rankingIn(words, options);
  const given = givenIn(words);
  const tricks: Trick[] = [];
  for (let i = 0; i + 4 <= given.length; i += 4) {
    const four = given.slice(i, i + 4);
    const cards = four.flatMap((one) => one.cards);
    const players = four.flatMap(({ by, cards: own }) => own.map(() => by));
    const counted = four.map((one) => countedAs(one.cards, ranking.contract));
    // §7.1: only four single cards make a Kaiserstich.
    const top = topOf(counted, cards.length > 4 ? { ...ranking, kaiserstich: false } : ranking);
    const together = four.find((one) => one.cards.includes(top))?.cards ?? [];
    tricks.push({ cards, players, top, together, winner: players[cards.indexOf(top)] ?? -1 });
  }
  return tricks;
}

/** §7.1, §7.4: whether all cards are played, those of the exchange apart. */
export function arePlayedOut(s: State, options: Notes): boolean {
  const words = reformWords(s);
  if (!isOfPrater(words)) return reformTricks(s, options).length === 12;
  const { tricks, turn } = praterIn(s);
  return tricks.length > 0 && turn === undefined;
}
