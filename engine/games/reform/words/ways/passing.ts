import { handOf } from '#engine/core/card.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import { BEATING, type BeatingMemory, ownerOf } from '#engine/games/reform/play/beating.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import type { At } from '../said.ts';

/** What everybody knows of a pile; `undefined`: none is being played on, or the last cards are only looked at. */
const memoryIn = ({ phase, notes }: View): BeatingMemory | undefined =>
  phase === BEATING && notes !== null ? (notes as BeatingMemory) : undefined;

/** A zone that nothing lies in may be missing. */
const isEmpty = ({ zones }: View, seat: Seat): boolean => (zones[handOf(seat)] ?? []).length === 0;

const BEAT = text(
  'Du kannst die oberste Karte stechen, also musst du es. Womit?',
  'You can beat the top card, so you have to. With what?',
);
const BEAT_FOR = text(
  'Du stichst für {who}, und damit ist noch nichts verloren. Womit?',
  'You beat it for {who}, and nothing is lost by that. With what?',
);
const BEAT_ONCE = text(
  'Dieses eine Mal verlierst du nicht, wenn du stichst. Womit?',
  'This once you do not lose by beating it. With what?',
);

/** What is asked of somebody who has to beat the top card; nothing of whoever begins a pile (reform §7.9). */
export function askedToBeat({ view, by }: At): Pick<Wording, 'ask' | 'values'> {
  const memory = memoryIn(view);
  const declarer = view.games[0]?.declarer;
  if (!memory || memory.plays.length === 0) return {};
  if (by !== declarer || declarer === undefined) return { ask: BEAT };
  const neighbour = after(declarer, view.active);
  return isEmpty(view, neighbour)
    ? { ask: BEAT_FOR, values: { who: { seat: neighbour, object: true } } }
    : { ask: BEAT_ONCE };
}

const state = (sentence: Text, seat: Seat, name: Text, rule: string): Fact => ({
  text: sentence,
  values: { who: { seat } },
  role: { seat, name },
  rule,
});

const PASSED = text('passt', 'passes');
const EMPTY = text('ohne Karten', 'no cards left');

/** Who has no cards left while others have some. */
export const withoutCards = (view: View, rule: string): readonly Fact[] =>
  view.active
    .filter((seat) => isEmpty(view, seat))
    .map((seat) => state(text('ohne Karten: {who}', 'no cards left: {who}'), seat, EMPTY, rule));

/** The top card, and whose it is. */
function topFact({ plays }: BeatingMemory, rule: string): readonly Fact[] {
  const [top, owner] = [plays.at(-1), ownerOf(plays)];
  if (!top || owner === undefined) return [];
  const values = { card: { card: top.card }, who: { seat: owner, object: true as const } };
  return [
    {
      text:
        top.for === undefined
          ? text('obenauf: {card} von {who}', 'on top: {card}, played by {who}')
          : text('obenauf: {card}, vom Spieler für {who}', 'on top: {card}, by the declarer for {who}'),
      values,
      rule,
    },
  ];
}

/** How often somebody has led, and whether it is late enough to cost nothing. */
const leadFact = ({ leads }: BeatingMemory, jubelLead: number, rule: string): readonly Fact[] =>
  leads === 0
    ? []
    : [
        {
          text:
            leads < jubelLead
              ? text('{n}. Haufen', 'pile {n}')
              : text(
                  '{n}. Haufen: Muss der Spieler jetzt stechen, zahlt niemand',
                  'pile {n}: if the declarer has to beat now, nobody pays',
                ),
          values: { n: leads },
          rule,
        },
      ];

const EXCUSED = text('die eine Ausnahme ist verbraucht', 'the one exception is used up');

/** A pile as far as it has come: which one it is, its top card, who has passed, who is out of cards (reform §7.9). */
export function passingFacts(rule: string, jubelLead: number, view: View | undefined): readonly Fact[] {
  const memory = view && memoryIn(view);
  if (!view || !memory) return [];
  return [
    ...leadFact(memory, jubelLead, rule),
    ...topFact(memory, rule),
    ...memory.passed.map((seat) =>
      state(text('kann nicht stechen: {who}', 'cannot beat it: {who}'), seat, PASSED, rule),
    ),
    ...withoutCards(view, rule),
    ...(memory.excused ? [{ text: EXCUSED, rule }] : []),
  ];
}
