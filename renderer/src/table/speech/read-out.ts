import { type Card, isOwned, TRICK, type Zone } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { partiesOf } from '../story/parties.ts';
import type { OpenHand } from '../story/places.ts';
import { isPlayed as isCardPlayed, isTaken, seatIn, storyOf } from '../story/story.ts';
import { aloud, answerAloud, openHandAloud } from './aloud.ts';
import { type Hearing, isPlayed, placeName, playedWords, say, sentences } from './say.ts';

type Moved = SeenEvent & { readonly type: 'moved' };

/** One thing that was said or done; `n` is its index in the deal. What was not done by anybody stands before it. */
interface ReadLine {
  readonly n: number;
  readonly words: string;
}

/**
 * What a screen reader is told of the deals of a table, one line a card. Nothing is told twice: not after something was taken
 * back, and not when the language changes.
 */
export class ReadOut {
  #deal: DealReadOut | undefined;

  /** What the viewer did last and everything that was done since, in order; with a card, who took its trick. */
  next(hearing: Hearing): readonly ReadLine[] {
    if (!this.#deal?.isOf(hearing.view)) this.#deal = new DealReadOut(hearing);
    return this.#deal.next(hearing);
  }
}

/** What is told of one deal. */
class DealReadOut {
  readonly #name: string;
  /** What each viewer was dealt. */
  readonly #dealt = new Map<View['viewer'], string>();
  #language: string;
  #course: CourseReadOut;

  constructor({ view, words }: Hearing) {
    this.#name = nameOf(view);
    this.#language = words.language;
    this.#course = new CourseReadOut(-1, view.history.length);
  }

  /** Whether a view shows this deal. All may have passed, and the same deal has other cards. */
  isOf(view: View): boolean {
    const cards = dealtTo(view);
    return nameOf(view) === this.#name && (this.#dealt.get(view.viewer) ?? cards) === cards;
  }

  next(hearing: Hearing): readonly ReadLine[] {
    const { view, words } = hearing;
    const { length } = view.history;
    this.#dealt.set(view.viewer, dealtTo(view));
    if (length < this.#course.events) this.#course = new CourseReadOut(length, length);
    else if (words.language !== this.#language) this.#course.from = length;
    this.#language = words.language;
    return this.#course.next(hearing);
  }
}

/** What is told of a deal until something is taken back: what a card showed is not known any more then. */
class CourseReadOut {
  /** The event with which reading begins. */
  from: number;
  /** How many events were seen last. */
  events: number;
  /** The event that a player at this laptop did last. */
  #acted = -1;
  /** What each viewer of a laptop that is handed on knows and has missed: it is nobody else's. */
  readonly #viewers = new Map<View['viewer'], Known>();
  /** With which card a partner was shown, by the first viewer who learned it from one. */
  readonly #shownAt = new Map<Seat, number>();

  constructor(from: number, events: number) {
    this.from = from;
    this.events = events;
  }

  next(hearing: Hearing): readonly ReadLine[] {
    const { history, viewer } = hearing.view;
    const own = history.findLastIndex((event) => event.type === 'said' && event.by === viewer);
    const known = this.#knownTo(viewer);
    if (own >= this.events)
      known.missed = history.slice(this.events, own).filter((event) => takerOf(event) !== undefined).length;
    this.events = history.length;
    this.#acted = Math.max(own, this.#acted);
    // While the laptop is handed on, what was heard before a player acted is not read out again.
    const isWatched = typeof viewer !== 'number' && this.#acted >= 0;
    const from = Math.max(isWatched ? this.#acted : own, this.from);
    const { missed } = playedWords(hearing);
    const lines = linesFrom(from, aloud(hearing), this.#shownPartners(hearing, known));
    return [
      ...(known.missed > 0 && from === own ? [{ n: own - 0.5, words: missed(known.missed) }] : []),
      ...(isWatched ? lines.filter(({ n }) => n !== this.#acted) : lines),
    ].map((line) => asRead(line, known.read));
  }

  #knownTo(viewer: View['viewer']): Known {
    const known = this.#viewers.get(viewer) ?? { partners: undefined, shown: [], missed: 0, read: new Map() };
    this.#viewers.set(viewer, known);
    return known;
  }

  #shownPartners(hearing: Hearing, known: Known): readonly Revealed[] {
    const { view, words } = hearing;
    const parties = isPlayed(hearing) ? [...partiesOf(view, words)] : undefined;
    const partners = parties?.flatMap(([seat, party]) => (party === 'partner' ? [seat] : []));
    const before = known.partners;
    const fresh = before ? (partners ?? []).filter((seat) => !before.includes(seat)) : [];
    for (const seat of fresh.filter((one) => !this.#shownAt.has(one)))
      this.#shownAt.set(seat, lastOf(view.history, seat));
    known.partners = partners;
    known.shown = [...known.shown, ...fresh];
    return known.shown.map((seat) => ({ n: this.#shownAt.get(seat) ?? -1, seat }));
  }
}

const nameOf = ({ now, dealer }: View): string => `${now.deal} ${dealer}`;

/** The cards with which the viewer's hand began. */
function dealtTo({ history, viewer }: View): string {
  const dealt = history.find((event) => event.type === 'moved' && event.to === `hand:${viewer}`);
  return dealt?.type === 'moved' ? dealt.cards.join(' ') : '';
}

/** The last thing that a seat said or did. */
const lastOf = (history: View['history'], seat: Seat): number =>
  history.findLastIndex((one) => one.type === 'said' && one.by === seat);

/** What a viewer knows of partners, and what they have missed. */
interface Known {
  /** Who is one while cards are played; `undefined` until then. */
  partners: readonly Seat[] | undefined;
  /** Who turned out to be one by a card. */
  shown: readonly Seat[];
  /** How many tricks the page did not show, right before what they did last. */
  missed: number;
  /** The lines as they were read to them, by their index. */
  readonly read: Map<number, string>;
}

/**
 * A line that was read stays as it was, but for what is added to it: a region reads a line once more that changes, and what is said of
 * a place or of the game is another thing when the cards have gone on.
 */
function asRead({ n, words }: ReadLine, read: Map<number, string>): ReadLine {
  const before = read.get(n);
  const kept = before === undefined || words.startsWith(before) ? words : before;
  read.set(n, kept);
  return { n, words: kept };
}

/** Somebody is known to be a partner since the event with this index. */
interface Revealed {
  readonly n: number;
  readonly seat: Seat;
}

function linesFrom(from: number, hearing: Hearing, shown: readonly Revealed[]): readonly ReadLine[] {
  const { view, words, names } = hearing;
  const { t } = words;
  const { won } = storyOf(view);
  const partnersAt = (n: number): string =>
    shown
      .filter((one) => one.n === n)
      .map(({ seat }) => ` ${t.table.parties.partner}: ${t.table.who(names[seat] ?? '')}.`)
      .join('');
  const lines: ReadLine[] = from < 0 ? [{ n: -1, words: dealt(hearing) }] : [];
  let tricks = 0;
  /** Cards that were seen to lie there, and where: they are not read out a second time when they are moved. */
  const seen = new Map<Card, Zone>();
  for (const [n, event] of view.history.entries()) {
    const taker = takerOf(event);
    if (taker !== undefined) tricks++;
    const opened = turnedUp(event, view.viewer).filter((card) => !seen.has(card));
    if (event.type === 'moved') {
      for (const card of opened) seen.set(card, event.to);
      // What somebody holds again, or may hold, is news when it is turned up the next time.
      for (const card of isOwned(event.to) ? heldBy(event, seen) : []) seen.delete(card);
    }
    if (n < from) continue;
    if (event.type === 'said' && typeof event.by === 'number') {
      const { by, action } = event;
      const what = say({ by, action, at: n }, hearing);
      const nameAt = (seat: Seat): string => (seat === view.viewer ? t.newTable.me : (names[seat] ?? ''));
      const holder = playedFrom(view.history[n + 1]);
      const who = t.say.by(nameAt(by));
      const from = holder === undefined || holder === by ? who : t.say.fromHand(who, nameAt(holder));
      lines.push({ n, words: sentences([t.say.says(from, what)]) + partnersAt(n) });
    }
    if (taker !== undefined) {
      const joined = (won[tricks - 1]?.with ?? []).map((card) => words.card(card)).join(', ');
      const takes = sentences([playedWords(hearing).goesTo(names[taker] ?? ''), joined && t.aloud.joins(joined)]);
      const last = lines.at(-1)?.n === -1 ? undefined : lines.pop();
      lines.push(last ? { n: last.n, words: `${last.words} ${takes}` } : { n, words: takes });
    }
    if (event.type === 'moved' && opened.length > 0)
      lines.push({
        n,
        words: `${placeIn(event, view.history.slice(0, n), hearing)}: ${opened.map((card) => words.card(card)).join(', ')}.`,
      });
    const hand = laidOpen(event, view.viewer);
    if (hand) lines.push({ n, words: sentences([openHandAloud(hand, hearing)]) });
    if (event.type === 'entered' && event.phase === view.phase && isPlayed(hearing))
      lines.push({ n, words: answerAloud('contract', { hearing, tally: () => undefined }) });
  }
  return lines;
}

/** `Spiel 2. Geber: Leni. Vorhand: du. 12 Karten.` */
function dealt({ view, words, names }: Hearing): string {
  const { t } = words;
  const who = (seat: number | undefined): string => t.table.who(names[seat ?? -1] ?? '');
  const held = view.zones[`hand:${String(view.viewer)}`]?.length ?? 0;
  return sentences([
    t.result.deal(view.now.deal),
    `${t.table.dealer}: ${who(view.dealer)}`,
    `${t.table.forehand}: ${who(view.active[0])}`,
    held > 0 ? t.table.cards(held) : undefined,
  ]);
}

/** The cards that came from the table, as far as they were seen: those that come face down may be any that lay there. */
const heldBy = ({ cards, from }: Moved, seen: ReadonlyMap<Card, Zone>): readonly Card[] => {
  const open = cards.filter((card) => card !== null);
  return open.length === cards.length
    ? open
    : [...open, ...[...seen].flatMap(([card, at]) => (at === from ? [card] : []))];
};

const takerOf = (event: SeenEvent): number | undefined =>
  isTaken(event) ? (seatIn(event.to, 'pile') ?? seatIn(event.to, 'hand')) : undefined;

/** From whose hand a card of a trick comes. */
const playedFrom = (event: SeenEvent | undefined): Seat | undefined =>
  isCardPlayed(event) ? seatIn(event.from, 'hand') : undefined;

/** A hand that somebody lays open; they know what is in their own. */
function laidOpen(event: SeenEvent, viewer: View['viewer']): OpenHand | undefined {
  if (event.type !== 'moved' || event.from !== event.to) return undefined;
  const seat = seatIn(event.from, 'hand');
  const cards = event.cards.filter((card) => card !== null);
  const isSeen = cards.length > 0 && cards.length === event.cards.length;
  return seat !== undefined && seat !== viewer && isSeen ? { seat, cards } : undefined;
}

/** Where it is turned up, or whose it is; a card that was played lies there already. */
function placeIn(event: Moved, before: View['history'], { view, words, names }: Hearing): string {
  const zone = event.to;
  const place = zone === TRICK ? undefined : words.places(view).find((one) => one.zone === zone);
  if (place) return placeName(place, words.language);
  const owner = seatIn(event.from, 'hand') ?? (zone === TRICK ? lastPlayer(before) : undefined);
  return owner === undefined ? words.t.aloud.turnedUp : words.t.aloud.turnedUpBy(names[owner] ?? '');
}

/** Who has played the card that lies on top. */
const lastPlayer = (history: View['history']): Seat | undefined => playedFrom(history.findLast(isCardPlayed));

/**
 * Cards that lay on the table, or come there out of somebody else's hand, and can be seen there by now; those of a trick were seen as
 * they were played, unless face down.
 */
function turnedUp(event: SeenEvent, viewer: View['viewer']): readonly Card[] {
  if (event.type !== 'moved') return [];
  const { cards, from, to } = event;
  const holder = seatIn(from, 'hand');
  const lay = !isOwned(from) || (holder !== undefined && holder !== viewer);
  const isTrick = [from, to].includes(TRICK);
  if (isTrick ? from !== to : isOwned(to) || !lay) return [];
  const open = cards.filter((card) => card !== null);
  return open.length === cards.length ? open : [];
}
