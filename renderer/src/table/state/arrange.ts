import type { Card } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { groupedBy } from '#engine/core/lists.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Phrase } from '#engine/kernel/words/phrase.ts';
import type { Auction } from '#engine/kernel/words/texts.ts';
import { cardIn, type Offered } from '../story/offers.ts';

/** A bid on the ladder. */
export interface LadderStep {
  readonly id: string;
  /** Without the terms of its ways. */
  readonly name: Text;
  readonly phrase: Phrase;
  /** In which ways it can be bid; none: it cannot be bid now. */
  readonly ways: readonly Offered[];
  /** Whose bid stands here. */
  readonly by: readonly Seat[];
  /** Why it cannot be bid. */
  readonly refusal?: Refusal | undefined;
}

/** A part of the ladder, from low to high. */
interface LadderPart {
  readonly id: string;
  readonly steps: readonly LadderStep[];
}

/** Everything that may be said now, by the control that says it; each in exactly one of them, the shortcuts apart. */
export interface Arranged {
  /** What lets things be. */
  readonly quiet: readonly Offered[];
  /** What is pressed once and is said. */
  readonly plain: readonly Offered[];
  /** What can be said besides the quiet word, several at a time. */
  readonly chips: readonly Offered[];
  /** Cards that are called. */
  readonly calls: readonly (Offered & { readonly card: Card })[];
  /** Actions that differ in several values, each of which is chosen by itself; by type. */
  readonly oneByOne: readonly (readonly [string, readonly Offered[]])[];
  readonly ladder: readonly LadderPart[];
  /** Steps of the ladder that most people want: shortcuts. */
  readonly usual: readonly LadderStep[];
}

/** How many usual bids have a shortcut, and how many bids do where fewer of them are left. */
const USUAL = 4;
const ANY = 3;

/** What is to be arranged; `parts` are those of the ladder, in the order in which they are shown. */
interface Sayings {
  readonly statements: readonly Offered[];
  readonly auction: Auction | null;
  readonly phraseOf: (bid: Action) => Phrase;
  readonly parts: readonly string[];
}

const isBid = ({ phrase }: Offered): boolean => phrase.group === 'bid' && phrase.ladder !== undefined;
/** Several at a time need a quiet word that says them. */
const isChip = ({ phrase }: Offered): boolean =>
  phrase.group === 'bonus' || (phrase.group === 'doubling' && phrase.ends !== true);
const rankOf = ({ phrase }: LadderStep): number => phrase.rank ?? 0;
const inOrder = (steps: readonly LadderStep[]): readonly LadderStep[] =>
  [...steps].sort((a, b) => rankOf(a) - rankOf(b));
/** What has no rank comes first, as it is offered. */
const inRank = (chips: readonly Offered[]): readonly Offered[] =>
  [...chips].sort((a, b) => (a.phrase.rank ?? 0) - (b.phrase.rank ?? 0));
export const isOpen = ({ ways }: LadderStep): boolean => ways.length > 0;

/** How many steps must be closed for one reason for it to be said once for all of them. */
const MANY = 3;

/** The sentence that says why most of the closed steps are closed, and which those are; `null` if few have the same reason. */
export function commonReason(
  steps: readonly LadderStep[],
  words: (refusal: Refusal) => string,
): { readonly why: string; readonly ids: ReadonlySet<string> } | null {
  const closed = steps.flatMap(({ id, refusal }) => (refusal ? [{ id, why: words(refusal) }] : []));
  const [most] = [...groupedBy(closed, ({ why }) => why)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= MANY ? { why: most[0], ids: new Set(most[1].map(({ id }) => id)) } : null;
}

export function arranged(sayings: Sayings): Arranged {
  const { statements, parts } = sayings;
  const oneByOne = statements.filter(({ phrase }) => phrase.labels !== undefined);
  const bids = statements.filter((one) => isBid(one) && !oneByOne.includes(one));
  const others = statements.filter((one) => !oneByOne.includes(one) && !bids.includes(one));
  const quiet = others.filter(({ phrase }) => phrase.group === 'quiet');
  const chips = quiet.length > 0 ? inRank(others.filter(isChip)) : [];
  const calls = others.flatMap((one) => {
    const card = one.phrase.group === 'call' ? cardIn(one.phrase)?.card : undefined;
    return card === undefined ? [] : [{ ...one, card }];
  });
  const called = new Set(calls.map(({ action }) => action));
  const taken = new Set<Offered>([...quiet, ...chips]);
  const steps = stepsOf(bids, sayings);
  return {
    quiet,
    plain: others.filter((one) => !taken.has(one) && !called.has(one.action)),
    chips,
    calls,
    oneByOne: [...groupedBy(oneByOne, ({ action }) => action.type)],
    ladder: parts.flatMap((id) => {
      const here = inOrder(steps.filter(({ phrase }) => phrase.ladder === id));
      return here.length > 0 ? [{ id, steps: here }] : [];
    }),
    usual: usualOf(inOrder(steps.filter(isOpen))),
  };
}

/** The usual bids; the next higher ones with them where these are few. */
function usualOf(open: readonly LadderStep[]): readonly LadderStep[] {
  const usual = open.filter(({ phrase }) => phrase.usual).slice(0, USUAL);
  const more = open.filter((step) => !usual.includes(step)).slice(0, Math.max(0, ANY - usual.length));
  return inOrder([...usual, ...more]);
}

/** All steps of the ladder: what can be bid, and what is too low or not open to this hand. */
function stepsOf(bids: readonly Offered[], { auction, phraseOf }: Sayings): readonly LadderStep[] {
  const ways = groupedBy(bids, ({ action, phrase }) => phrase.variant?.of ?? canonical(action));
  const isAt = (a: Phrase, b: Phrase): boolean => a.ladder === b.ladder && a.rank === b.rank;
  const standing = (auction?.standing ?? []).map(({ by, bid }) => ({ by, phrase: phraseOf(bid) }));
  const step = (id: string, phrase: Phrase, open: readonly Offered[]): LadderStep => ({
    id,
    name: phrase.variant?.name ?? phrase.text,
    phrase,
    ways: open,
    by: standing.filter((one) => isAt(one.phrase, phrase)).map(({ by }) => by),
  });
  const open = [...ways].flatMap(([id, all]) => (all[0] ? [step(id, all[0].phrase, all)] : []));
  const closed = (auction?.bids ?? [])
    .map((bid) => ({ ...step(canonical(bid), phraseOf(bid), []), refusal: auction?.refused(bid) }))
    .filter(({ phrase }) => !open.some((one) => isAt(one.phrase, phrase)));
  return [...open, ...closed];
}
