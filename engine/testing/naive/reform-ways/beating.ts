import type { State } from '#engine/kernel/deal/state.ts';
import { following, type Laid, topOf } from '../reform-cards.ts';
import { contractNamed } from '../reform-contracts.ts';
import { laidIn, reformDealt, reformWords, takenIn } from '../reform-log.ts';
import type { Moment } from './moment.ts';

/** Pensionist, played once more from what was laid down (docs/rules/reform.md §7.9, R26). */

export const BEATING_WAYS = [
  'somebody else leads',
  'somebody passes',
  'the turn comes round again',
  'the lead passes over somebody',
  'forced in the first pile',
  'forced later',
  'forced late',
  'played for another',
  'played for another after being excused',
  'played for another with one left that beats',
  'played for another with one left that beats, late',
  'played for another late',
  'excused',
  'excused late',
  'excused, and forced later',
  'forced behind another one',
  'the declarer has no cards left',
  'the others have no cards left',
] as const;
type BeatingWay = (typeof BEATING_WAYS)[number];

interface Beating {
  readonly pile: readonly Laid[];
  /** How many piles have been led. */
  readonly leads: number;
  /** Who plays, and what; missing: it is over. */
  readonly turn?: number;
  readonly legal: readonly string[];
  readonly ending?: 'won' | 'lost' | 'jubel';
  /** What has come about so far. */
  readonly happened: ReadonlySet<BeatingWay>;
}

/** Cards of the suit led that beat the top one, or without such a suit tarocks that do. */
function beatingIn(hand: readonly string[], pile: readonly Laid[]): readonly string[] {
  const [lead, top] = [pile[0]?.card ?? '', pile.at(-1)?.card ?? ''];
  return following(hand, lead).filter((card) => topOf([lead, top, card], { contract: '' }) === card);
}

/** Everything that can change while it is played. */
interface Table {
  readonly hands: Map<number, readonly string[]>;
  pile: Laid[];
  /** Who owns the top card: whoever put it there, or the player for whom it was put. */
  owner: number;
  leads: number;
  isExcused: boolean;
}

export function beatingAt({ s, options, sides: { declarer, contract } }: Moment): Beating {
  const { active } = s;
  const table: Table = { hands: handsIn(s, declarer), pile: [], owner: declarer, leads: 0, isExcused: false };
  const happened = new Set<BeatingWay>();
  const after = (seat: number, i: number): number => active[(active.indexOf(seat) + i) % active.length] ?? -1;
  const handOf = (seat: number): readonly string[] => table.hands.get(seat) ?? [];
  const [neighbour, before] = [after(declarer, 1), after(declarer, 3)];
  const isLate = (): boolean => table.leads >= Number(options['jubelLead']);
  const forced = (): 'lost' | 'jubel' => (isLate() ? 'jubel' : 'lost');
  /** For whom the declarer plays, who can beat the top card; `undefined`: nobody excuses it. */
  const playsFor = (): number | undefined => {
    if (handOf(neighbour).length === 0) return neighbour;
    const mayOnce = contractNamed(contract).mayOnce && !table.isExcused;
    return mayOnce && table.owner === before ? declarer : undefined;
  };
  /** The next one who can beat the top card; without anybody its owner leads, or whoever has cards. */
  const next = (): Pick<Beating, 'turn' | 'legal' | 'ending'> => {
    for (const seat of table.pile.length === 0 ? [] : [1, 2, 3].map((i) => after(table.owner, i))) {
      const legal = beatingIn(handOf(seat), table.pile);
      if (legal.length === 0 && handOf(seat).length > 0) happened.add('somebody passes');
      if (legal.length === 0) continue;
      if (table.pile.some(({ by }) => by === seat)) happened.add('the turn comes round again');
      if (seat === declarer && playsFor() === undefined) {
        happened.add(isLate() ? 'forced late' : table.leads === 1 ? 'forced in the first pile' : 'forced later');
        if (table.owner === before) happened.add('forced behind another one');
        if (table.isExcused) happened.add('excused, and forced later');
        return { legal: [], ending: forced() };
      }
      return { turn: seat, legal };
    }
    table.pile = [];
    const turn = [0, 1, 2, 3].map((i) => after(table.owner, i)).find((seat) => handOf(seat).length > 0) ?? -1;
    if (turn !== table.owner) happened.add('the lead passes over somebody');
    if (turn !== declarer) happened.add('somebody else leads');
    return { turn, legal: handOf(turn) };
  };
  /** What ends it at once, before it is anybody's turn. */
  const endedBy = (by: number, isFor: boolean): Beating['ending'] => {
    const isOut = handOf(declarer).length === 0;
    const areOut = active.every((seat) => seat === declarer || handOf(seat).length === 0);
    if (isOut) happened.add('the declarer has no cards left');
    if (areOut) happened.add('the others have no cards left');
    if (isOut || areOut) return 'won';
    if (by !== declarer || !isFor || beatingIn(handOf(declarer), table.pile).length === 0) return undefined;
    const beats = 'played for another with one left that beats' as const;
    happened.add(isLate() ? `${beats}, late` : beats);
    return forced();
  };
  let now = next();
  for (const word of reformWords(s).filter((one) => one.in === 'beating' && one.type === 'play')) {
    const [by, card] = [word.by, String(word['card'])];
    const isLed = table.pile.length === 0;
    const owner = isLed || by !== declarer ? by : (playsFor() ?? by);
    table.hands.set(
      by,
      handOf(by).filter((one) => one !== card),
    );
    table.pile.push({ card, by });
    table.owner = owner;
    if (isLed) table.leads++;
    else if (by === declarer) {
      const excuse = owner === declarer ? 'excused' : 'played for another';
      happened.add(excuse);
      if (isLate()) happened.add(`${excuse} late`);
      if (owner !== declarer && table.isExcused) happened.add('played for another after being excused');
      if (owner === declarer) table.isExcused = true;
    }
    const ending = endedBy(by, owner !== by);
    now = ending ? { legal: [], ending } : next();
  }
  return { ...now, pile: table.pile, leads: table.leads, happened };
}

function handsIn(s: State, declarer: number): Map<number, readonly string[]> {
  const zones = reformDealt(s);
  const laid = laidIn(s);
  const own = [...(zones[`hand:${declarer}`] ?? []), ...(takenIn(s) ?? [])].filter((card) => !laid.includes(card));
  return new Map(s.active.map((seat) => [seat, seat === declarer ? own : (zones[`hand:${seat}`] ?? [])]));
}
