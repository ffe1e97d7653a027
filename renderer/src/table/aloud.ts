import { TRICK, type Card } from '../../../engine/core/card.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { SeenEvent } from '../../../engine/kernel/deal/view.ts';
import { groupedBy } from '../../../engine/core/lists.ts';
import type { Settings } from '../../../electron/protocol/settings.ts';
import { sorted } from '../cards/sort.ts';
import { chipOf } from './chip.ts';
import { lookedUp } from './review.ts';
import { placeName, say, standingWords, turnWords, type Hearing } from './say.ts';
import { seatIn, storyOf, tricksWon, type PlayedCard, type Story } from './story.ts';

/** What a screen reader says of the table: cards by their numbers, one message a card, and answers to keys. */

const aloud = (hearing: Hearing): Hearing => ({ ...hearing, words: hearing.words.aloud });

/** One thing that was said or done; `n` is its index in the deal. */
interface ReadOut {
  readonly n: number;
  readonly words: string;
}

/** What the viewer did last and everything that was done since, in order; with a card, who took its trick. */
export function saidSince(hearing: Hearing): readonly ReadOut[] {
  const { view, words, names } = aloud(hearing);
  const { t } = words;
  const last = view.history.findLastIndex((event) => event.type === 'said' && event.by === view.viewer);
  const placeIn = (zone: string): string => {
    const place = words.places(view).find((one) => one.zone === zone);
    return place ? placeName(place, words.language) : t.aloud.turnedUp;
  };
  const { won } = storyOf(view);
  const lines: ReadOut[] = [];
  let tricks = 0;
  for (const [n, event] of view.history.entries()) {
    const taker = event.type === 'moved' && event.from === TRICK ? seatIn(event.to, 'pile') : undefined;
    if (taker !== undefined) tricks++;
    if (n < last) continue;
    if (event.type === 'said' && typeof event.by === 'number') {
      const { by, action } = event;
      const what = say({ by, action, at: n }, { view, words, names });
      lines.push({
        n,
        words: `${t.say.says(t.say.by(by === view.viewer ? t.newTable.me : (names[by] ?? '')), what)}.`,
      });
    }
    if (taker !== undefined) {
      const joined = (won[tricks - 1]?.with ?? []).map((card) => words.card(card)).join(', ');
      const takes = [t.say.takes(names[taker] ?? ''), ...(joined ? [t.aloud.joins(joined)] : [])].join('. ');
      const before = lines.pop();
      lines.push(before ? { n: before.n, words: `${before.words} ${takes}.` } : { n, words: `${takes}.` });
    }
    const shown = turnedUp(event).map((card) => words.card(card));
    if (event.type === 'moved' && shown.length > 0)
      lines.push({ n, words: `${placeIn(event.to)}: ${shown.join(', ')}.` });
  }
  return lines;
}

/** Cards that lay on the table and can be seen there by now. */
function turnedUp(event: SeenEvent): readonly Card[] {
  if (event.type !== 'moved' || [event.from, event.to].some((zone) => zone === TRICK || isOwned(zone))) return [];
  const open = event.cards.filter((card) => card !== null);
  return open.length === event.cards.length ? open : [];
}

const isOwned = (zone: string): boolean => seatIn(zone, 'hand') !== undefined || seatIn(zone, 'pile') !== undefined;

/** What the viewer can do, as far as it has to be said. */
interface Turn {
  readonly hearing: Hearing;
  readonly question: string | undefined;
  readonly held: number;
  readonly playable: number;
}

const phaseOf = ({ phase }: Hearing['view'], words: Hearing['words']): string | undefined =>
  phase === null ? undefined : words.phase(phase);

/** That it is the viewer’s turn, or that they may speak; nothing while others act. */
export function turnAloud({ hearing, question, held, playable }: Turn, speech: Settings['speech']): string {
  const { view, words, names } = aloud(hearing);
  const { viewer, turn } = view;
  const { t } = words;
  if (typeof viewer !== 'number') return '';
  if (turn.must.includes(viewer)) {
    if (speech === 'terse') return t.table.yourTurn;
    const counted = playable > 0 && playable < held ? t.aloud.allowed(playable, held) : undefined;
    const parts = [
      t.table.yourTurn,
      standingWords({ view, words, names }),
      counted ?? question ?? phaseOf(view, words),
    ];
    return parts.filter((part) => part !== undefined).join(' · ');
  }
  if (!turn.may.includes(viewer)) return '';
  const others = turn.must.length > 0 ? [turnWords(view, names, t)] : [];
  return [...others, t.table.youMay].join(' · ');
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
    const inMiddle = words.places(view).filter(({ lies }) => lies === 'middle');
    const open = inMiddle.flatMap((place) => {
      const cards = (view.zones[place.zone] ?? []).filter((card) => card !== null).map((card) => words.card(card));
      return cards.length > 0 ? [`${placeName(place, words.language)}: ${cards.join(', ')}`] : [];
    });
    const lies = trick.length > 0 ? [cardsIn(trick, hearing)] : open.length > 0 ? [] : [words.t.aloud.noTrick];
    return [...lies, ...open, turn].filter(Boolean).join('. ');
  },
  contract(hearing) {
    const { games, before, said, pot } = chipOf(hearing);
    const stands = standingWords(hearing);
    const played = games.map(({ name, facts }) => [name, ...facts.map(({ words }) => words)].join(', '));
    return [
      ...played,
      ...before,
      ...(stands ? [stands] : []),
      ...said.map(({ words, doubled }) => `${words} ${doubled}`.trim()),
      ...(pot ? [pot] : []),
    ]
      .map((part) => part.replace(/\.$/, ''))
      .join('. ');
  },
  points({ view, names, words }, tally) {
    const story = storyOf(view);
    const { t } = words;
    return view.active
      .map((seat) =>
        [t.table.who(names[seat] ?? ''), t.table.tricks(tricksWon(story, seat)), tally(seat)]
          .filter((part) => part !== undefined)
          .join(', '),
      )
      .join('. ');
  },
  bids(hearing) {
    const { view, names, words } = hearing;
    const lines = storyOf(view).said.map((line) =>
      words.t.say.says(words.t.say.by(names[line.by] ?? ''), say(line, hearing)),
    );
    return lines.length > 0 ? `${lines.join('. ')}.` : words.t.table.standsNone;
  },
  cards({ view, words }) {
    const { rules } = words;
    const held = (view.zones[`hand:${String(view.viewer)}`] ?? []).filter((card) => card !== null);
    const suits = groupedBy(sorted(held, words.held), (card) => rules?.pack.suitOf(card) ?? '');
    const all = [...suits.values()].map((cards) => cards.map((card) => words.card(card)).join(', '));
    return all.length > 0 ? `${all.join('. ')}.` : words.t.aloud.noCards;
  },
  gone(hearing) {
    const { view, words } = hearing;
    const story = storyOf(view);
    const { last, tricks } = lookedUp(view, story, []);
    const shown: Story['won'] = tricks.length > 0 ? tricks : last ? [last] : [];
    if (shown.length === 0) return words.t.aloud.nothingGone;
    return shown.map(({ number, cards }) => `${words.t.table.trick(number)}: ${cardsIn(cards, hearing)}`).join('. ');
  },
};

/** `Leni Karo-Dame, Toni Tarock 5`. */
const cardsIn = (cards: readonly PlayedCard[], { names, words }: Hearing): string =>
  cards
    .map(
      ({ seat, card }) =>
        `${words.t.table.who(names[seat] ?? '')} ${card === null ? words.t.table.cardFacedown : words.card(card)}`,
    )
    .join(', ');

/** The answer to what was asked for. */
export const answerAloud = (query: Query, { hearing, tally }: Asked): string => ANSWERS[query](aloud(hearing), tally);
