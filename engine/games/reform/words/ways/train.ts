import { handOf } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { Options } from '#engine/games/reform/options/options.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { PhraseValue } from '#engine/kernel/words/phrase.ts';
import { SUIT_NAMES, suitName } from '../each/suits.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';
import { isOfLastTrick, LAST_TRICK } from './spezi.ts';

/** The page about endings and bus of these games (`rulebook/goals/train-page.ts`). */
export const TRAIN = 'train';

/** What is special about the game stands on its own page. */
const onItsPage = (at: At, wording: Wording): Wording => ({ rule: contractAt(at).id, ...wording });

/** How many cards of a suit the viewer holds; cards that they do not see are none. */
const heldIn = ({ viewer, zones }: View, suit: string): number =>
  typeof viewer === 'number'
    ? (zones[handOf(viewer)] ?? []).filter((card) => card !== null && PACK_54.suitOf(card) === suit).length
    : 0;

const HELD = text('Davon hast du {n} {n|Karte|Karten}.', 'You hold {n} {n|card|cards} of it.');

/** Nobody wins with a suit that they do not hold (reform §7.6, §7.7): said before it is chosen, to whoever sees the hand. */
const NEVER: Readonly<Record<'lastTrick' | 'depart', Text>> = {
  lastTrick: text(
    'Davon hast du keine Karte: Den letzten Stich kannst du damit nie machen.',
    'You hold no card of it: you can never win the last trick with it.',
  ),
  depart: text(
    'Davon hast du keine Karte: Damit kannst du nie abfahren.',
    'You hold no card of it: you can never depart with it.',
  ),
};

/** How many cards of a suit one holds; with none it is said that it cannot work, and to be pressed with care. */
function heldLine(suit: string, at: At): Pick<Wording, 'line' | 'danger'> {
  const { view, by } = at;
  const isOwn = by === view.viewer && typeof by === 'number' && (view.zones[handOf(by)] ?? []).length > 0;
  if (!isOwn || heldIn(view, suit) > 0) return { line: HELD };
  return { line: NEVER[isOfLastTrick(at) ? 'lastTrick' : 'depart'], danger: true };
}

type Suit = keyof typeof SUIT_NAMES;
const suitOf = (suit: Suit, { view }: At): Readonly<Record<string, PhraseValue>> => ({
  suit: { text: SUIT_NAMES[suit] },
  n: heldIn(view, suit),
});

const DEPART: Readonly<Record<'say' | 'ask', Text>> = {
  say: text('Ich fahre mit {suit} ab', 'I depart with {suit}'),
  ask: text('Mit welcher Farbe willst du abfahren?', 'Which suit do you want to depart with?'),
};

/** The suit that the declarer wants to be left with, or to win the last trick with, and the order of their cards (reform §7.6, §7.7). */
export const TRAIN_DECLARED: Pick<Rows, 'suit' | 'order' | 'order-done' | 'order-again'> = {
  suit: {
    group: 'choice',
    words: ({ suit }, at) =>
      onItsPage(at, {
        text: text('{suit}', '{suit}'),
        ...(isOfLastTrick(at) ? LAST_TRICK : DEPART),
        ...heldLine(suit, at),
        values: suitOf(suit, at),
      }),
  },
  order: {
    group: 'play',
    words: ({ card }, at) =>
      onItsPage(at, {
        text: text('{card}', '{card}'),
        say: text('legt die Reihenfolge fest', 'is fixing the order'),
        ask: text(
          'In welcher Reihenfolge spielst du deine Karten? Wähle die nächste.',
          'In which order will you play your cards? Choose the next one.',
        ),
        values: { card: { card } },
      }),
  },
  'order-done': {
    group: 'choice',
    words: (_, at) =>
      onItsPage(at, {
        text: text('So bleibt es', 'Keep this order'),
        say: text('Die Reihenfolge steht', 'The order is fixed'),
        ask: text('Willst du deine Karten so spielen?', 'Do you want to play your cards like this?'),
        line: text('Von jetzt an spielst du sie genau so.', 'From now on you play them exactly like this.'),
      }),
  },
  'order-again': {
    group: 'choice',
    words: (_, at) =>
      onItsPage(at, {
        text: text('Noch einmal von vorn', 'Start again'),
        say: text('Ich ordne noch einmal', 'I order them again'),
      }),
  },
};

/** What is said to somebody who does not hear which card comes next. */
export const UNHEARD_ORDER: Wording = { text: text('legt die Reihenfolge fest', 'is fixing the order') };

/** What is asked of an opponent, with whom they would settle at this table. */
const TAKE_THE_BUS: Readonly<Record<Options['bus'], Text>> = {
  settle: text(
    'Nimmst du den Bus? Du musst vor dem Spieler auf eine einzige Farbe kommen und rechnest mit allen ab.',
    'Will you take the bus? You have to be left with a single suit before the declarer, and settle with everybody.',
  ),
  'duel-triple': text(
    'Nimmst du den Bus? Du musst vor dem Spieler auf eine einzige Farbe kommen; nur ihr zwei rechnet ab, um das Dreifache.',
    'Will you take the bus? You have to be left with a single suit before the declarer; only you two settle, for three times the value.',
  ),
};

/** Taking the bus (reform §7.7). */
export const BUS: Pick<Rows, 'bus' | 'no-bus'> = {
  bus: {
    group: 'choice',
    words: ({ suit }, at) => ({
      rule: TRAIN,
      text: text('Bus mit {suit}', 'Bus with {suit}'),
      say: text('Ich nehme den Bus, mit {suit}', 'I take the bus, with {suit}'),
      ask: TAKE_THE_BUS[at.ruleset.options.bus],
      ...heldLine(suit, at),
      values: suitOf(suit, at),
    }),
  },
  'no-bus': {
    group: 'quiet',
    words: (_, at) => ({
      rule: TRAIN,
      text: text('Kein Bus', 'No bus'),
      say: text('Ich nehme keinen Bus', 'I take no bus'),
      ask: TAKE_THE_BUS[at.ruleset.options.bus],
    }),
  },
};

/** The emergency brake: a tarock although one could follow (reform §7.7). */
export const BRAKE: Pick<Rows, 'brake'> = {
  brake: {
    group: 'choice',
    words: ({ card }) => ({
      rule: TRAIN,
      text: text('Notbremse', 'Emergency brake'),
      say: text('Notbremse mit {card}', 'Emergency brake with {card}'),
      line: text(
        'Du spielst ein Tarock, obwohl du bedienen könntest. Damit endet das Spiel, und alles Weitere gehört den Gegnern.',
        'You play a tarock although you could follow. The play ends with it, and all the rest is the opponents’.',
      ),
      danger: true,
      values: { card: { card } },
      labels: { card: suitName('T') ?? text('Tarock', 'tarocks') },
    }),
  },
};
