import type { Settings } from '#electron/protocol/settings.ts';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { groupedBy } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sorted } from '#page/cards/sort.ts';
import { suitName } from '#page/i18n/card-names.ts';
import type { Words } from '#page/i18n/words.ts';
import { type OpenHand, openHands } from '../story/places.ts';
import { type PlayedCard, storyOf, type TrickOnTable } from '../story/story.ts';
import { chipOf } from './chip.ts';
import { lookedUp } from './review.ts';
import {
  areCardsCounted,
  type Hearing,
  isPlayed,
  placeName,
  playedWords,
  say,
  sentences,
  standingWords,
  trickWords,
  turnWords,
  wonWords,
} from './say.ts';
import { sumsOf } from './sums.ts';

/** What a screen reader says when it is asked: whose turn it is, and answers to keys. Cards are called by their numbers. */

/** The same, in the words that are said. */
export const aloud = (hearing: Hearing): Hearing => ({ ...hearing, words: hearing.words.aloud });

/** What the viewer can do, as far as it has to be said. */
interface Asks {
  readonly hearing: Hearing;
  readonly question: string | undefined;
  readonly held: readonly Card[];
  /** Those that may be played now. */
  readonly playable: ReadonlySet<Card>;
  /** Whether they lie in somebody else's open hand; the question says in whose. */
  readonly isElsewhere: boolean;
}

/** That it is the viewer’s turn, or that they may speak; nothing while others act. */
export function turnAloud(asks: Asks, speech: Settings['speech']): string {
  const { hearing, question, isElsewhere } = asks;
  const here = aloud(hearing);
  const { view, words, names } = here;
  const { viewer, turn } = view;
  const { t } = words;
  if (typeof viewer !== 'number') return '';
  if (turn.must.includes(viewer)) {
    const isCard = asks.playable.size > 0;
    if (speech === 'terse') return sentences([(isCard && !isElsewhere ? undefined : question) ?? t.table.yourTurn]);
    const about = view.phase === null ? undefined : words.phase(view.phase);
    const cards = isCard ? allowed(asks, words) : undefined;
    const asked = isElsewhere ? [question, cards] : [cards ?? question ?? about];
    return sentences([t.table.yourTurn, standingWords(here), ...asked]);
  }
  if (!turn.may.includes(viewer)) return '';
  return sentences([turn.must.length > 0 ? turnWords(view, names, t) : undefined, t.table.youMay]);
}

/** Which cards may be played, a whole suit by its name; `undefined`: any of several. */
function allowed({ held, playable, isElsewhere }: Asks, words: Words): string | undefined {
  const { t } = words;
  const may = sorted(held, words.held).filter((card) => playable.has(card));
  const [only] = may;
  if (only !== undefined && held.length === 1 && !isElsewhere) return t.aloud.lastCard(words.card(only));
  if (may.length === held.length) return undefined;
  const suitOf = (card: Card): string => suitName(card, t, words.pack);
  const suits = [...groupedBy(may, suitOf)].flatMap(([suit, cards]) => {
    const isWhole = cards.length > 2 && held.filter((card) => suitOf(card) === suit).length === cards.length;
    return isWhole ? [suit] : cards.map((card) => words.card(card));
  });
  return t.aloud.allowed(may.length, held.length, suits.join(', '));
}

/** What can be asked for by a key: the trick, the game, the tricks so far, what was said, the own hand, what has been played. */
export const QUERIES = ['trick', 'contract', 'points', 'bids', 'cards', 'gone'] as const;
export type Query = (typeof QUERIES)[number];

/** Whose tricks are counted where help with it is wanted: by seat, in words. */
export interface Asked {
  readonly hearing: Hearing;
  readonly tally: (seat: Seat) => string | undefined;
}

const ANSWERS: Readonly<Record<Query, (hearing: Hearing, tally: Asked['tally']) => string>> = {
  trick(hearing) {
    const { view, names, words } = hearing;
    const { trick } = storyOf(view);
    const turn = turnWords(view, names, words.t);
    const inMiddle = words.places(view).filter(({ lies, zone }) => lies === 'middle' && zone !== TRICK);
    const open = inMiddle.flatMap((place) => {
      const cards = (view.zones[place.zone] ?? []).filter((card) => card !== null).map((card) => words.card(card));
      return cards.length > 0 ? [`${placeName(place, words.language)}: ${cards.join(', ')}`] : [];
    });
    const played =
      trick.length > 0 ? cardsIn(trick, hearing) : isPlayed(hearing) ? playedWords(hearing).isEmpty : undefined;
    const { phase } = view;
    const before = played === undefined && phase !== null ? [words.phase(phase), standingWords(hearing)] : [played];
    return sentences([...before, ...open, turn]);
  },
  contract(hearing) {
    const { games, before, said, series, pot } = chipOf(hearing);
    const played = games.map(({ name, facts }) => [name, ...facts.map(({ words }) => words)].join(', '));
    const announced = said.map(({ words, doubled }) => `${words} ${doubled}`.trim());
    return sentences([...played, ...before, standingWords(hearing), ...announced, ...series, pot]);
  },
  points(hearing, tally) {
    const { view, names, words } = hearing;
    const story = storyOf(view);
    const { t } = words;
    /** Where nobody wins anything, or cards are counted, the cards that somebody holds tell how they stand. */
    const count = (seat: Seat): readonly string[] => {
      const won = wonWords(seat, story, hearing);
      const held = t.table.cards(view.zones[handOf(seat)]?.length ?? 0);
      return [...(won === undefined || areCardsCounted(hearing) ? [held] : []), ...(won === undefined ? [] : [won])];
    };
    const lineOf = (seat: Seat): string =>
      [t.say.by(names[seat] ?? ''), ...count(seat), tally(seat)].filter((part) => part !== undefined).join(', ');
    return sentences(view.active.map(lineOf));
  },
  bids(hearing) {
    const { view, names, words } = hearing;
    const lines = storyOf(view).said.map((line) =>
      words.t.say.says(words.t.say.by(names[line.by] ?? ''), say(line, hearing)),
    );
    return lines.length > 0 ? sentences(lines) : words.t.table.standsNone;
  },
  cards(hearing) {
    const { view, words } = hearing;
    const { rules } = words;
    const open = openHands(view, view.viewer).map((hand) => openHandAloud(hand, hearing));
    const held = (view.zones[`hand:${String(view.viewer)}`] ?? []).filter((card) => card !== null);
    const suits = groupedBy(sorted(held, words.held), (card) => rules?.pack.suitOf(card) ?? '');
    const all = [...suits.values()].map((cards) => cards.map((card) => words.card(card)).join(', '));
    return all.length + open.length > 0 ? sentences([...all, ...open]) : words.t.aloud.noCards;
  },
  gone(hearing) {
    const { view, words } = hearing;
    const story = storyOf(view);
    const { last, tricks } = lookedUp(view, story, []);
    const shown: readonly TrickOnTable[] = tricks.length > 0 ? tricks : last ? [last] : [];
    if (shown.length === 0) return words.t.aloud.nothingGone;
    return sentences(shown.map((trick) => trickAloud(trick, hearing)));
  },
};

/** A trick that was won: `3. Stich an Leni: Leni Karo-Dame, Toni Tarock 5`. */
const trickAloud = (trick: TrickOnTable, hearing: Hearing): string =>
  `${trickWords(trick, hearing)}: ${cardsIn(trick.cards, hearing)}`;

/** The last trick, as far as one may look at it again. */
export function lastTrickAloud(hearing: Hearing): string {
  const here = aloud(hearing);
  const { last } = lookedUp(here.view, storyOf(here.view), []);
  return last ? sentences([trickAloud(last, here)]) : here.words.t.aloud.nothingGone;
}

/** `Leni Karo-Dame, Toni Tarock 5`; who plays several in a row is named once, and what these count together comes after them. */
function cardsIn(cards: readonly PlayedCard[], hearing: Hearing): string {
  const { names, words } = hearing;
  const { who, cardFacedown, faceDown: hidden, together } = words.t.table;
  const sums = sumsOf(cards, hearing);
  return cards
    .map(({ seat, card, faceDown }, i) => {
      const said = `${card === null ? cardFacedown : words.card(card)}${faceDown ? ` (${hidden})` : ''}`;
      const sum = cards[i + 1]?.seat === seat ? undefined : sums.get(seat);
      const counted = sum === undefined ? said : `${said}, ${together} ${sum}`;
      return cards[i - 1]?.seat === seat ? counted : `${who(names[seat] ?? '')} ${counted}`;
    })
    .join(', ');
}

/** `Offene Karten von Leni: Sküs, Karo-Dame`, in the order in which they lie. */
export const openHandAloud = ({ seat, cards }: OpenHand, { names, words }: Hearing): string => {
  const listed = sorted(cards, words.held).map((card) => words.card(card));
  return `${words.t.table.openHand(names[seat] ?? '')}: ${listed.join(', ')}`;
};

/** The answer to what was asked for. */
export const answerAloud = (query: Query, { hearing, tally }: Asked): string => ANSWERS[query](aloud(hearing), tally);
