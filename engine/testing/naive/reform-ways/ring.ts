import type { State } from '#engine/kernel/deal/state.ts';
import { contractNamed } from '../reform-contracts.ts';
import { reformDealt, reformWords, type Sides } from '../reform-log.ts';

/** The cards that go round, followed once more from what was said (docs/rules/reform.md §5.2, §7.10). */

const EACH = 3;

/** Where the ring stands. */
interface Ring {
  readonly hands: ReadonlyMap<number, readonly string[]>;
  /** What was laid away, by whom. */
  readonly laid: ReadonlyMap<number, readonly string[]>;
  /** Who is to do what; `undefined`: it is over. */
  readonly next?: { readonly seat: number; readonly what: 'take-group' | 'lay' | 'pass-on'; readonly to?: number };
}

/** The declarer takes and lays; his right neighbour has the other group; then from hand to hand, in a Juwel home to the first. */
export function ringIn(s: State, { contract, declarer, theirs }: Sides): Ring {
  const dealt = reformDealt(s);
  const hands = new Map([declarer, ...theirs].map((seat) => [seat, dealt[`hand:${seat}`] ?? []]));
  const laid = new Map<number, readonly string[]>();
  const add = (seat: number, cards: readonly string[]) => hands.set(seat, [...(hands.get(seat) ?? []), ...cards]);
  const drop = (seat: number, cards: readonly string[]) =>
    hands.set(
      seat,
      (hands.get(seat) ?? []).filter((card) => !cards.includes(card)),
    );
  const [first = -1, second = -1, third = -1] = theirs;
  const steps: readonly NonNullable<Ring['next']>[] = [
    { seat: declarer, what: 'take-group' },
    { seat: declarer, what: 'lay' },
    { seat: first, what: 'pass-on', to: second },
    { seat: second, what: 'pass-on', to: third },
    ...(contractNamed(contract).talon === 'home'
      ? ([
          { seat: third, what: 'pass-on', to: first },
          { seat: first, what: 'lay' },
        ] as const)
      : ([{ seat: third, what: 'lay' }] as const)),
  ];
  const words = reformWords(s).filter(({ in: phase }) => phase === 'ring');
  for (const [i, word] of words.entries()) {
    const step = steps[i];
    const cards = (word['cards'] ?? []) as readonly string[];
    if (!step) break;
    if (step.what === 'take-group') add(declarer, dealt[`talon:${Number(word['group'])}`] ?? []);
    else drop(step.seat, cards);
    if (step.what === 'lay') laid.set(step.seat, cards);
    if (step.to !== undefined) add(step.to, cards);
    if (i === 1) add(first, dealt[`talon:${1 - Number(words[0]?.['group'])}`] ?? []);
  }
  const next = steps[words.length];
  return { hands, laid, ...(next && { next }) };
}

const mayNever = (card: string): boolean => card.endsWith('K') || ['T22', 'T21', 'T1'].includes(card);
const isTarock = (card: string): boolean => card.startsWith('T');

/** §5.2: three, never a king or an honour, and a tarock only when nothing else is left. */
export function mayLeave(s: State, sides: Sides, seat: number, cards: readonly string[]): boolean {
  const { hands, next } = ringIn(s, sides);
  const hand = hands.get(seat) ?? [];
  if (next?.seat !== seat || next.what === 'take-group' || cards.length !== EACH) return false;
  if (new Set(cards).size < EACH || cards.some((card) => mayNever(card) || !hand.includes(card))) return false;
  const suits = hand.filter((card) => !isTarock(card) && !mayNever(card));
  return cards.every((card) => suits.includes(card)) || suits.every((card) => cards.includes(card));
}
