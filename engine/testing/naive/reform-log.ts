import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Ranking } from './reform-cards.ts';
import { contractNamed } from './reform-contracts.ts';

/** What was said and played in a deal of Reform Tarock, read from its log alone (docs/rules/reform.md §2 to §5). */

export type Word = Action & { readonly by: number; readonly in: string } & Readonly<Record<string, unknown>>;

/** Everything that was said, with the phase in which it was. */
export function reformWords(s: State): readonly Word[] {
  const words: Word[] = [];
  let phase = 'cut';
  for (const event of s.log) {
    if (event.type === 'entered') ({ phase } = event);
    if (event.type === 'said') words.push({ ...event.action, by: Number(event.by), in: phase });
  }
  return words;
}

/** §2: where the cards lay when the first player spoke, whichever way they had been dealt. */
export function reformDealt(s: State): Readonly<Record<string, readonly string[]>> {
  const place = new Map<string, string>();
  for (const event of s.log) {
    if (event.type === 'said' && (event.action.type === 'mein-spiel' || event.action.type === 'bid')) break;
    if (event.type === 'moved') for (const card of event.cards) place.set(card, event.to);
  }
  const zones: Record<string, string[]> = {};
  for (const [card, zone] of place) (zones[zone] ??= []).push(card);
  return zones;
}

/** What is played: a Rufer may become Wald und Wiese. */
const contractIn = (words: readonly Word[]): string | undefined =>
  words.some(({ type, in: phase }) => type === 'wald-und-wiese' && phase === 'king-talon')
    ? 'wald-und-wiese'
    : topBid(words)?.contract;

export function rankingIn(words: readonly Word[], options: Notes): Ranking {
  const said = words.find(({ type, in: phase }) => type === 'trump' && phase === 'declare');
  return {
    contract: contractIn(words) ?? '',
    ...(said && { trump: String(said['suit']) }),
    kaiserstich: options['kaiserstich'] === true,
  };
}

/** One card, or in a Hausierer or in a game like in the Prater several, that somebody gave at once. */
export interface OnePlay {
  readonly by: number;
  readonly cards: readonly string[];
}

/** Cards on the table and who laid them there. */
export interface Trick {
  readonly cards: readonly string[];
  readonly players: readonly number[];
  /** The card that wins, and all that were given with it. */
  readonly top: string;
  readonly together: readonly string[];
  readonly winner: number;
}

const OF_PILES = ['piles', 'beating'];

/** What was given to tricks, in order. */
export const givenIn = (words: readonly Word[]): readonly OnePlay[] =>
  words
    .filter((word) => !OF_PILES.includes(word.in) && (word.type === 'play' || word.type === 'play-set'))
    .map((word) => ({ by: word.by, cards: word.type === 'play' ? [String(word['card'])] : setOf(word) }));

const setOf = (word: Word): readonly string[] => word['cards'] as readonly string[];

/** A bid that stands. */
interface Top {
  readonly seat: number;
  readonly contract: string;
  readonly isHeld: boolean;
}

/** §3.2: the last bid or hold; nothing while there is none. */
export function topBid(words: readonly Word[]): Top | undefined {
  let top: Top | undefined;
  for (const word of words) {
    if (word.in !== 'auction' && word.in !== 'choice') continue;
    if (word.type === 'bid') top = { seat: word.by, contract: String(word['contract']), isHeld: false };
    if (word.type === 'hold' && top) top = { ...top, seat: word.by, isHeld: true };
  }
  return top;
}

/** How far the sale of a game has come (§3.3). */
interface Sale {
  readonly buyer?: number;
  /** Whether a vote is going on. */
  readonly isVoting: boolean;
}

/** §3.3: chair is who would lead to the first trick, or who is best at the moment. */
function chairOf(s: State, { seat, contract }: Top, options: Notes): number {
  const leader = contractNamed(contract).lead === 'D' ? seat : (s.active[0] ?? -1);
  const { totals } = s.now;
  if (options['ankaufChair'] !== 'score-leader' || !totals) return leader;
  const of = (one: number): number => (totals[one]?.n ?? 0) / (totals[one]?.d ?? 1);
  const best = Math.max(...s.active.map(of));
  const leaders = s.active.filter((one) => of(one) === best);
  return leaders.length === 1 ? (leaders[0] ?? leader) : leader;
}

/** §3.3: yes of three or four sells, two to two is decided by the chair's own vote. */
export function saleOf(s: State, options: Notes): Sale {
  const words = reformWords(s);
  const top = topBid(words);
  if (!top) return { isVoting: false };
  const chair = chairOf(s, top, options);
  let votes: { readonly by: number; readonly yes: boolean }[] = [];
  for (const { type, by } of words.filter((word) => word.in === 'ankauf')) {
    if (type === 'buy') votes = [{ by, yes: true }];
    if (type === 'agree' || type === 'refuse') votes.push({ by, yes: type === 'agree' });
    if (votes.length < 4) continue;
    const yes = votes.filter((vote) => vote.yes).length;
    const [buyer] = votes;
    if (yes >= 3 || (yes === 2 && votes.some((vote) => vote.by === chair && vote.yes)))
      return { ...(buyer && { buyer: buyer.by }), isVoting: false };
    votes = [];
  }
  return { isVoting: votes.length > 0 };
}

/** Who plays what with whom. */
export interface Sides {
  readonly contract: string;
  readonly declarer: number;
  readonly seller?: number;
  readonly called?: string;
  /** Whoever held the called king, if it was not in the talon. */
  readonly holder?: number;
  readonly inTalon: boolean;
  /** §5.4: how the declarer goes on with the called king in the talon. */
  readonly kingTalon?: KingWay;
  readonly ours: readonly number[];
  /** In turn order from the declarer's right. */
  readonly theirs: readonly number[];
}

const KING_WAYS = ['alone', 'schleifen-king', 'pratermaessig', 'steinhofmaessig'] as const;
type KingWay = (typeof KING_WAYS)[number];

/** What the declarer has chosen with the called king in the talon. */
function kingWayIn(words: readonly Word[]): { readonly way: KingWay; readonly seat: unknown } | undefined {
  const word = words.find(({ in: phase }) => phase === 'king-talon');
  const way = KING_WAYS.find((one) => one === word?.type);
  return way && { way, seat: word?.['seat'] };
}

/** §7.4: whether several tarocks may be given at once. */
export const isOfPrater = (words: readonly Word[]): boolean => kingWayIn(words)?.way === 'pratermaessig';

const KINGS = ['CK', 'SK', 'HK', 'DK'];

/** §3, §5.1; `undefined` before anybody is declarer. */
export function sidesOf(s: State, options: Notes): Sides | undefined {
  const words = reformWords(s);
  const top = topBid(words);
  if (!top) return undefined;
  const { buyer } = saleOf(s, options);
  const declarer = buyer ?? top.seat;
  const zones = reformDealt(s);
  const call = words.find((word) => word.in === 'king');
  const own = zones[`hand:${declarer}`] ?? [];
  const called = !call
    ? undefined
    : call.type === 'call-king'
      ? `${String(call['suit'])}K`
      : KINGS.find((king) => !own.includes(king));
  const holder = s.active.find((seat) => called !== undefined && zones[`hand:${seat}`]?.includes(called));
  const start = s.active.indexOf(declarer);
  const others = [1, 2, 3].map((i) => s.active[(start + i) % 4] ?? -1);
  const choice = kingWayIn(words);
  // §7.4: whoever is named in place of the king's holder cannot refuse.
  const partner = choice?.way === 'pratermaessig' ? choice.seat : holder;
  return {
    contract: contractIn(words) ?? top.contract,
    declarer,
    ...(buyer !== undefined && { seller: top.seat }),
    ...(called !== undefined && { called }),
    ...(holder !== undefined && { holder }),
    inTalon: called !== undefined && holder === undefined,
    ...(choice && { kingTalon: choice.way }),
    ours: [declarer, ...others.filter((seat) => seat === partner)],
    theirs: others.filter((seat) => seat !== partner),
  };
}

/** §5.2, §5.3: what the declarer took of the talon: what he named, or of groups that he did not see the first cards. */
export function takenIn(s: State): readonly string[] | undefined {
  const word = reformWords(s).findLast(({ type, in: phase }) => type.startsWith('take') && phase === 'talon');
  if (word?.type !== 'take-unseen') return word?.['cards'] as readonly string[] | undefined;
  const zones = reformDealt(s);
  const group = Number(word['group']);
  const lying = [group, 1 - group].flatMap((one) => zones[`talon:${one}`] ?? []);
  return lying.slice(0, laidIn(s).length);
}

/** §5.3: how many cards were exchanged; `undefined`: it did not come to that. As many are laid away as taken, which may be first. */
export function exchangedIn(s: State, contract: string): number | undefined {
  if (contractNamed(contract).talon !== 'first') return takenIn(s)?.length;
  return reformWords(s).some(({ type, in: phase }) => type === 'lay' && phase === 'lay') ? laidIn(s).length : undefined;
}

/** What was laid away. */
export const laidIn = (s: State): readonly string[] =>
  (reformWords(s).findLast(({ type, in: phase }) => type === 'lay' && phase === 'lay')?.['cards'] ??
    []) as readonly string[];
