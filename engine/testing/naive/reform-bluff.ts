import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { suitOf } from './reform-cards.ts';
import { reformDealt, reformWords } from './reform-log.ts';

/** Sautanz, played once more from what was said (docs/rules/reform.md §7.3). */

interface Bluff {
  /** Whether a pile lies there, so that something is claimed of it. */
  readonly isLed: boolean;
  /** Who puts the next card or accuses; missing: it is over. */
  readonly turn?: number;
  readonly hands: ReadonlyMap<number, readonly string[]>;
  readonly accusers: ReadonlySet<number>;
  /** What has come about so far. */
  readonly happened: ReadonlySet<BluffWay>;
}

export const BLUFF_WAYS = [
  'a lie comes out',
  'an honest player is accused',
  'a last card is safe behind another one',
  'a last card is safe after an accusation',
  'a last card comes back',
  'the lead passes over somebody',
  'the time is up',
  'enough was done',
  'one is left',
  'nobody is left',
] as const;
type BluffWay = (typeof BLUFF_WAYS)[number];

export function bluffIn(s: State, declarer: number, options: Notes): Bluff {
  const { active } = s;
  const zones = reformDealt(s);
  const hands = new Map(active.map((seat) => [seat, zones[`hand:${seat}`] ?? []]));
  const handOf = (seat: number): readonly string[] => hands.get(seat) ?? [];
  /** A seat, or the next one that has cards. */
  const withCards = (seat: number, first: number): number | undefined =>
    [0, 1, 2, 3]
      .slice(first)
      .map((i) => active[(active.indexOf(seat) + i) % active.length] ?? -1)
      .find((one) => handOf(one).length > 0);
  const accusers = new Set<number>();
  const happened = new Set<BluffWay>();
  let pile: string[] = [];
  let claimed = '';
  /** Who put the last card: not out yet, even without another one. */
  let last: number | undefined;
  let turn: number | undefined = declarer;
  let turns = 0;
  let isOver = false;
  for (const word of reformWords(s).filter((one) => one.in === 'bluff')) {
    const isLast = last !== undefined && handOf(last).length === 0;
    if (word.type === 'time-up') {
      isOver = true;
      happened.add('the time is up');
    } else turns++;
    if (word.type === 'lead-hidden' || word.type === 'add-hidden') {
      const card = String(word['card']);
      if (word.type === 'lead-hidden') claimed = String(word['suit']);
      hands.set(
        word.by,
        handOf(word.by).filter((one) => one !== card),
      );
      pile.push(card);
      if (isLast) happened.add('a last card is safe behind another one');
      last = word.by;
      turn = withCards(word.by, 1);
    }
    if (word.type === 'accuse' && last !== undefined) {
      const accused: number = last;
      const isHonest = suitOf(pile.at(-1) ?? '') === claimed;
      const taker = isHonest ? word.by : accused;
      happened.add(isHonest ? 'an honest player is accused' : 'a lie comes out');
      if (isLast) happened.add(isHonest ? 'a last card is safe after an accusation' : 'a last card comes back');
      hands.set(taker, [...handOf(taker), ...pile]);
      accusers.add(word.by);
      pile = [];
      last = undefined;
      turn = withCards(accused, 0);
      if (turn !== accused) happened.add('the lead passes over somebody');
    }
    const limit = Number(options['sautanzTurns']);
    if (limit > 0 && turns >= limit) {
      isOver = true;
      happened.add('enough was done');
    }
    const left = active.filter((seat) => handOf(seat).length > 0 || seat === last);
    if (left.length < 2) {
      isOver = true;
      happened.add(left.some((seat) => handOf(seat).length > 0) ? 'one is left' : 'nobody is left');
    }
  }
  return { isLed: pile.length > 0, ...(turn !== undefined && !isOver && { turn }), hands, accusers, happened };
}
