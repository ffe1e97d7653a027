import type { Card } from '#engine/core/card.ts';
import { TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import { countsSums, largestSum, sumOf } from '#engine/games/reform/play/ways/prater.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';
import { withoutCards } from './passing.ts';

/** The page about the two ways of playing on with the called king in the talon (`rulebook/king-ways.ts`). */
export const KING_WAYS = 'king-ways';

interface PlayedSet {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** What somebody has played with one word; `undefined`: they have said something else. */
function playIn(event: SeenEvent): PlayedSet | undefined {
  if (event.type !== 'said' || typeof event.by !== 'number' || !event.action) return undefined;
  const { card, cards } = event.action as unknown as { card?: Card; cards?: readonly Card[] };
  switch (event.action.type) {
    case 'play':
      return card === undefined ? undefined : { seat: event.by, cards: [card] };
    case 'play-set':
      return cards && { seat: event.by, cards };
    default:
      return undefined;
  }
}

/** The plays of the trick that lies on the table. */
function trickIn({ history, zones }: View): readonly PlayedSet[] {
  if ((zones[TRICK] ?? []).length === 0) return [];
  const gathered = history.findLastIndex((event) => event.type === 'moved' && event.from === TRICK);
  return history.slice(gathered + 1).flatMap((event) => {
    const play = playIn(event);
    return play ? [play] : [];
  });
}

/** Whose tarocks add up to most so far, and who is out of cards (reform §7.4, pratermäßig). */
export function praterFacts(game: Partial<Game>, view: View | undefined): readonly Fact[] {
  if (!view || view.phase !== 'tricks' || !countsSums({ with: game.with ?? {} })) return [];
  const plays = trickIn(view);
  const most = plays[largestSum(plays.map(({ cards }) => cards)) ?? -1];
  return [
    ...(most
      ? [
          {
            text: text('höchste Summe: {n} von {who}', 'highest sum: {n}, by {who}'),
            values: { n: sumOf(most.cards), who: { seat: most.seat, object: true as const } },
            rule: KING_WAYS,
          },
        ]
      : []),
    ...withoutCards(view, KING_WAYS),
  ];
}

const TOGETHER = text('{n} Tarock zugleich, zusammen {sum}', '{n} tarocks at once, {sum} together');
const SAID_TOGETHER = text('{cards}, zusammen {sum}', '{cards}, {sum} together');

/** Several cards as one play: of any suit, or tarocks of which the sum counts (reform §7.8, §7.4). */
export const SET: Pick<Rows, 'play-set'> = {
  'play-set': {
    group: 'play',
    words: ({ cards }, at) => (isSummed(at) ? summed(cards) : ofOneSuit(cards, at)),
  },
};

const isSummed = ({ view: { games } }: At): boolean => countsSums({ with: games[0]?.with ?? {} });

const summed = (cards: readonly Card[]): Wording => {
  const sum = sumOf(cards);
  return {
    rule: KING_WAYS,
    text: TOGETHER,
    say: SAID_TOGETHER,
    sum,
    values: { n: cards.length, cards: { cards }, sum },
  };
};

const AT_ONCE: Readonly<Record<'text' | 'say', Text>> = {
  text: text('{n} Karten zugleich spielen', 'Play {n} cards at once'),
  say: text('{cards}', '{cards}'),
};

const ofOneSuit = (cards: readonly Card[], at: At): Wording => ({
  rule: contractAt(at).id,
  ...AT_ONCE,
  values: { n: cards.length, cards: { cards } },
});
