import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { suitName } from '../each/suits.ts';

/** Whose a trick is that is being gathered; `undefined`: the event is another one. */
const gatheredBy = (event: SeenEvent, active: readonly Seat[]): Seat | undefined =>
  event.type === 'moved' && event.from === TRICK ? active.find((seat) => pileOf(seat) === event.to) : undefined;

/** Who has won which tricks so far. */
const winnersIn = ({ active, history }: View): readonly Seat[] =>
  history.flatMap((event) => {
    const seat = gatheredBy(event, active);
    return seat === undefined ? [] : [seat];
  });

/** The last card that somebody has played. */
function lastPlayed({ history }: View, seat: Seat): Card | undefined {
  const move = history.findLast((event) => event.type === 'moved' && event.from === handOf(seat) && event.to === TRICK);
  const card = move?.type === 'moved' ? move.cards[0] : undefined;
  return card ?? undefined;
}

/** Who leads because somebody has said so, until that trick is over. */
function pickFact({ active, history }: View, rule: string): readonly Fact[] {
  const at = history.findLastIndex((event) => event.type === 'said' && event.action?.type === 'pick');
  const pick = history[at];
  if (pick?.type !== 'said' || typeof pick.by !== 'number') return [];
  if (history.slice(at).some((event) => gatheredBy(event, active) !== undefined)) return [];
  const seat = pick.action && 'seat' in pick.action ? pick.action['seat'] : undefined;
  if (typeof seat !== 'number') return [];
  return [
    {
      text:
        seat === pick.by
          ? text('Ausspiel: {who} (selbst bestimmt)', 'lead: {who} (own choice)')
          : text('Ausspiel: {who} (bestimmt von {by})', 'lead: {who} (chosen by {by})'),
      values: { who: { seat }, by: { seat: pick.by, object: true } },
      rule,
    },
  ];
}

/** Whose the first trick is, and the last one with which card. */
function endFacts(view: View, rule: string): readonly Fact[] {
  const winners = winnersIn(view);
  const [first, last] = [winners[0], winners[TRICKS - 1]];
  const card = last === undefined ? undefined : lastPlayed(view, last);
  return [
    ...(first === undefined
      ? []
      : [{ text: text('erster Stich: {who}', 'first trick: {who}'), values: { who: { seat: first } }, rule }]),
    ...(last === undefined || card === undefined
      ? []
      : [
          {
            text: text('letzter Stich: {who} mit {card}', 'last trick: {who} with the {card}'),
            values: { who: { seat: last }, card: { card } },
            rule,
          },
        ]),
  ];
}

/** Which suit is to win the last trick, who leads by whose choice, and the two tricks that count (reform §7.6). */
export function speziFacts({ with: { suit } = {} }: Partial<Game>, { id }: Contract, view?: View): readonly Fact[] {
  const named = suitName(suit);
  return [
    ...(named
      ? [
          {
            text: text('will den letzten Stich mit {suit}', 'wants the last trick with {suit}'),
            values: { suit: { text: named } },
            rule: id,
          },
        ]
      : []),
    ...(view ? [...endFacts(view, id), ...pickFact(view, id)] : []),
  ];
}
