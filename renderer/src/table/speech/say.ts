import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Language } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { Fact, TablePlace } from '#engine/kernel/words/phrase.ts';
import type { Catalogue } from '#page/i18n/index.ts';
import type { Words } from '#page/i18n/words.ts';
import { areWon, playedAs, playedTo } from '../story/played.ts';
import { type SpokenLine, type Story, type TrickOnTable, tricksWon } from '../story/story.ts';

/** The context that words refer to. */
export interface Hearing {
  readonly words: Words;
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
}

/** What somebody said, in the words of the table; it is understood by what had been said before it. */
export function say({ by, action, at }: SpokenLine, hearing: Hearing): string {
  const { words, view, names } = hearing;
  const { say: text, values } = words.phrase(action, { ...view, history: view.history.slice(0, at) }, by);
  const all = words.said(text, values, names);
  // What is named first begins a sentence: in lower case the words would be what somebody does.
  return text[words.language].startsWith('{') ? all.slice(0, 1).toUpperCase() + all.slice(1) : all;
}

/** The same, after what they had already said in the same turn. */
export const sayTurn = (line: SpokenLine, hearing: Hearing): string =>
  [...(line.after ?? []), line].map((one) => say(one, hearing)).join(' · ');

/** The highest bid of the auction that is going on, and whose it is; `undefined` outside an auction. */
export function standingWords({ words, view, names }: Hearing): string | undefined {
  const { t } = words;
  const auction = words.auction(view);
  if (!auction) return undefined;
  const all = auction.standing.map(({ by, bid }) => {
    const { text, stands = text, values } = words.phrase(bid, view, by);
    return `${words.said(stands, values, names)} (${t.table.who(names[by] ?? '')})`;
  });
  return all.length === 0 ? t.table.standsNone : `${t.table.stands} ${all.join(', ')}`;
}

/** What each seat bid last, as it stood, but for the game that is played, or was before another replaced it: the felt says that. */
export function bidsOf(said: readonly SpokenLine[], { words, view, names }: Hearing): ReadonlyMap<Seat, string> {
  const played = [
    ...view.history.flatMap((event) => (event.type === 'games' ? event.games : [])),
    ...view.games,
  ].flatMap(({ contract }) => (contract === undefined ? [] : [words.contract(contract)]));
  const bids = new Map<Seat, string>();
  for (const { by, action, at } of said) {
    if (action === null || words.groupOf(action) !== 'bid') continue;
    const { text, stands = text, values } = words.phrase(action, { ...view, history: view.history.slice(0, at) }, by);
    bids.set(by, words.said(stands, values, names));
  }
  for (const [seat, bid] of bids) if (played.includes(bid)) bids.delete(seat);
  return bids;
}

/** What is said of what is played: of tricks, or of piles. */
export const playedWords = ({ words, view }: Pick<Hearing, 'words' | 'view'>): Catalogue['table']['tricks']['trick'] =>
  words.t.table.tricks[playedAs(view, words)];

/** A trick on the table, and who has won it, if somebody has. */
export function trickWords({ number, winner }: Pick<TrickOnTable, 'number' | 'winner'>, hearing: Hearing): string {
  const words = playedWords(hearing);
  return winner === undefined ? words.nth(number) : words.nthTo(number, hearing.names[winner] ?? '');
}

/** How much somebody has won, in what the game counts it by: tricks, or cards. */
export interface Won {
  readonly n: number;
  readonly words: string;
}

/** Whether what somebody has in hand and has won counts by the number of cards. */
export const areCardsCounted = ({ words, view }: Pick<Hearing, 'words' | 'view'>): boolean =>
  view.games.some((game) => words.target(game, view)?.counts === 'cards');

/** What somebody has won, once anybody wins any. */
export function wonBy(seat: Seat, story: Story, hearing: Pick<Hearing, 'words' | 'view'>): Won | undefined {
  const { words, view } = hearing;
  if (areCardsCounted(hearing)) {
    const n = cardsWon(view, seat);
    return view.active.some((one) => cardsWon(view, one) > 0) ? { n, words: words.t.table.cardsWon(n) } : undefined;
  }
  const n = tricksWon(story, seat);
  return areWon(story, playedAs(view, words)) ? { n, words: playedWords(hearing).count(n) } : undefined;
}

/** All that lies before somebody counts, also cards of a talon that came without a trick. */
const cardsWon = ({ zones }: Pick<View, 'zones'>, seat: Seat): number => zones[pileOf(seat)]?.length ?? 0;

/** The same in words. */
export const wonWords = (...about: Parameters<typeof wonBy>): string | undefined => wonBy(...about)?.words;

/** Whether tricks are played now. */
export const isPlayed = ({ words, view }: Hearing): boolean => playedTo(view.phase, words) !== undefined;

/** The parts that are not empty, as sentences. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [/[.?!:…]$/.test(part) ? part : `${part}.`] : [])).join(' ');

/** A fact in words. */
export const factWords = ({ text, values }: Fact, words: Words, names: readonly string[]): string =>
  words.said(text, values, names);

/** Who has doubled it, and how: `Kontra (Franz), Rekontra (Toni)`, in the words of the family if it has any. */
export function doublingWords(item: Item, words: Words, names: readonly string[]): string {
  const whom = names.map((name) => words.t.table.who(name));
  const steps =
    words.steps(item)?.map((fact) => factWords(fact, words, whom)) ??
    item.doublings.map(({ step, by }) => `${words.item(step)} (${whom[by] ?? ''})`);
  return steps.join(', ');
}

type Turning = Pick<View, 'turn' | 'viewer'>;

const isAmong = (viewer: View['viewer'], seats: readonly Seat[]): boolean =>
  typeof viewer === 'number' && seats.includes(viewer);

/** Whose turn it is, from the viewer's side; where nobody must do anything, who may. */
export function turnWords({ turn, viewer }: Turning, names: readonly string[], t: Catalogue): string {
  const { must, may } = turn;
  if (isAmong(viewer, must)) return t.table.yourTurn;
  if (must.length > 0) return must.map((seat) => t.table.turnOf(names[seat] ?? '')).join(' · ');
  if (isAmong(viewer, may)) return t.table.youMay;
  return may.map((seat) => t.table.mayStill(names[seat] ?? '')).join(' · ');
}

/** A seat's roles in this deal: dealer, forehand, what the game (once the viewer may know) and the series make of it. */
export function rolesOf(view: View, seat: Seat, words: Words): readonly string[] {
  const { dealer, active, games, now } = view;
  const inGames = games
    .flatMap((game) => words.story(game, view))
    .flatMap(({ role }) => (role?.seat === seat ? [role.name[words.language]] : []));
  const inSeries = words.series(now).flatMap(({ role }) => (role?.seat === seat ? [role.name[words.language]] : []));
  const { t } = words;
  return [
    ...(dealer === seat ? [t.table.dealer] : []),
    ...(active[0] === seat ? [t.table.forehand] : []),
    ...new Set([...inGames, ...inSeries]),
  ];
}

/** A place on the table and, if it is one of several, which. */
export const placeName = ({ name, part }: TablePlace, language: Language): string =>
  [name, part].flatMap((one) => one?.[language] ?? []).join(', ');
