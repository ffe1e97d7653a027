import { handOf, TRICK } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Each } from '#engine/games/reform/contracts/contract.ts';
import type { PilesMemory } from '#engine/games/reform/phases/ways/piles.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import type { BluffMemory } from '#engine/phases/bluff.ts';
import { suitName } from './suits.ts';

/** What has become of a player, which is shown beside them. */
const state = (sentence: Text, seat: number, name: Text, rule: string): Fact => ({
  text: sentence,
  values: { who: { seat } },
  role: { seat, name },
  rule,
});

/** What was declared before play. */
function declared({ with: { heading, trump } = {} }: Partial<Game>, rule: string): readonly Fact[] {
  const suit = suitName(trump);
  return [
    ...(typeof heading === 'boolean'
      ? [
          {
            text: heading ? text('Stichzwang', 'the trick must be beaten') : text('kein Stichzwang', 'no duty to beat'),
            rule,
          },
        ]
      : []),
    ...(suit ? [{ text: text('Trumpf: {suit}', 'trumps: {suit}'), values: { suit: { text: suit } }, rule }] : []),
  ];
}

const OUT = text('ausgeschieden', 'eliminated');
const EMPTY = text('ohne Karten', 'no cards left');

/** Who is out, and by what; whose the talon is. */
function ofPiles({ active, zones, notes }: View, rule: string): readonly Fact[] {
  const { out, tookTalon } = notes as PilesMemory;
  const empty = active.filter((seat) => !out.includes(seat) && (zones[handOf(seat)] ?? []).length === 0);
  return [
    ...out.map((seat) =>
      state(text('ausgeschieden mit König und Dame: {who}', 'eliminated by king and queen: {who}'), seat, OUT, rule),
    ),
    ...empty.map((seat) => state(text('ohne Karten: {who}', 'no cards left: {who}'), seat, EMPTY, rule)),
    ...(tookTalon === null
      ? []
      : [{ text: text('Talon: {who}', 'talon: {who}'), values: { who: { seat: tookTalon } }, rule }]),
  ];
}

/** The last accusation: the card that was turned up, and whose the pile is. */
function lastAccusation(history: readonly SeenEvent[], rule: string): readonly Fact[] {
  const at = history.findLastIndex((event) => event.type === 'said' && event.action?.type === 'accuse');
  if (at < 0) return [];
  const moved = history.slice(at).flatMap((event) => (event.type === 'moved' && event.from === TRICK ? [event] : []));
  const card = moved.find(({ to }) => to === TRICK)?.cards[0];
  const taken = moved.find(({ to }) => to !== TRICK);
  const seat = taken && seatOf(taken.to);
  if (typeof card !== 'string' || seat === undefined) return [];
  return [
    {
      text: text('aufgedeckt: {card}, der Haufen an {who}', 'turned up: {card}, and the pile goes to {who}'),
      values: { card: { card }, who: { seat, object: true } },
      rule,
    },
  ];
}

/** Whose hand a zone is. */
function seatOf(zone: string): number | undefined {
  const seat = Number(zone.split(':')[1]);
  return zone === handOf(seat) ? seat : undefined;
}

const ACCUSER = text('hat beschuldigt', 'has accused');

/** What is claimed of the pile, or what came of the last claim; and who has accused somebody, for only they are paid. */
function ofBluff({ notes, history }: View, rule: string): readonly Fact[] {
  const { suit, accusers } = notes as BluffMemory;
  const claimed = suitName(suit);
  return [
    ...(claimed
      ? [
          {
            text: text('der Haufen gilt als {suit}', 'the pile is claimed to be {suit}'),
            values: { suit: { text: claimed } },
            rule,
          },
        ]
      : lastAccusation(history, rule)),
    ...accusers.map((seat) => state(text('beschuldigt hat: {who}', 'has accused: {who}'), seat, ACCUSER, rule)),
  ];
}

const TIME_UP = text('die Zeit ist um', 'time is up');

const isTimeUp = (event: SeenEvent): boolean => event.type === 'said' && event.action?.type === 'time-up';

/** What everybody knows of a game that all play alone, besides its name. */
export function eachStory({ id, lead }: Each, game: Partial<Game>, view?: View): readonly Fact[] {
  const { declarer, with: said } = game;
  const value = said?.['value'];
  return [
    // Whose game it is says only who leads: nobody plays against them.
    ...(lead === 'declarer' && declarer !== undefined
      ? [
          {
            text: text('angesagt von {who}', 'bid by {who}'),
            values: { who: { seat: declarer, object: true as const } },
          },
        ]
      : []),
    ...declared(game, id),
    // While the last cards are still seen, the phase that they belong to has nothing more to tell.
    ...(view?.phase === 'piles' && view.notes !== null ? ofPiles(view, id) : []),
    ...(view?.phase === 'bluff' && view.notes !== null ? ofBluff(view, id) : []),
    ...(view?.history.some(isTimeUp) ? [{ text: TIME_UP, rule: id }] : []),
    ...(typeof value === 'number'
      ? [
          {
            text: text(
              'in der nächsten Runde gilt jedes Spiel {value}',
              'every game of the next round is worth {value}',
            ),
            values: { value },
            rule: 'fixed-round',
          },
        ]
      : []),
  ];
}
