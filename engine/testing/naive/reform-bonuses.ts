import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { thirdsIn } from '../naive-cards.ts';
import { isPicture, isPip, isTarock } from './reform-cards.ts';
import { contractNamed, isRing, isSolo } from './reform-contracts.ts';
import { laidIn, reformDealt, type Sides, takenIn, type Trick } from './reform-log.ts';
import { reformTricks } from './reform-tricks.ts';
import { ringIn } from './reform-ways/ring.ts';
import { collectedIn } from './reform-ways/train.ts';

/** Which bonuses of Reform Tarock came about, recounted from docs/rules/reform.md §6.1, §6.2 and §7.4. */

/** §6.1: silent and declared amounts; `-` where it does not count that way; `v`: times what the game is worth. */
const TABLE: Readonly<Record<string, string>> = {
  trull: '2 -',
  'four-kings': '2 -',
  koenigfang: '2 -',
  mondfang: '2 -',
  pagatfang: '1 -',
  'rufkoenig-lassen': '1 -',
  'single-ultimo': '10 -',
  naturstich: '10 -',
  'koenig-ultimo': '2 4',
  'pagat-ultimo': '4 8',
  uhu: '8 16',
  kakadu: '12 24',
  marabu: '16 32',
  suertaxe: '1.5v 3v',
  'black-out': '- 5v',
  volat: '4v 8v',
};
const BY_OPTION: Readonly<Record<string, readonly [option: string, cells: string]>> = {
  trull: ['announceTrullAndKings', '2 4'],
  'four-kings': ['announceTrullAndKings', '2 4'],
  'single-ultimo': ['announceSingleUltimo', '10 20'],
};

/** The cards that are to win a trick themselves, and which one. */
export const BIRDS: Readonly<Record<string, readonly [card: string, trick: number]>> = {
  'pagat-ultimo': ['T1', 12],
  uhu: ['T2', 11],
  kakadu: ['T3', 10],
  marabu: ['T4', 9],
};
const REFORM_BONUSES = Object.keys(TABLE);
/** §4, §6.1. */
const OF_TRAINS = ['trull', 'four-kings', 'mondfang', 'pagatfang', 'naturstich', 'suertaxe'];

/** §4: all of them, none where everyone is alone, or of a game of suits and of a negative one only those that it has. */
export function bonusesIn(contract: string): readonly string[] {
  const { bonuses } = contractNamed(contract);
  if (bonuses === 'none') return [];
  if (bonuses === 'E') return OF_TRAINS;
  // §7.10: no extra for what is a number of times the game.
  if (bonuses === 'points') return REFORM_BONUSES.filter((id) => TABLE[id]?.includes('v') !== true);
  return bonuses === 'all' ? REFORM_BONUSES : [bonuses];
}

/** What a bonus is worth, in points or times the game; `undefined`: it does not count that way at this table. */
export function reformAmount(
  id: string,
  way: 'silent' | 'declared',
  options: Notes,
): { readonly amount: number; readonly isTimes: boolean } | undefined {
  if (id === 'marabu' && options['marabu'] !== true) return undefined;
  const [option = '', richer = ''] = BY_OPTION[id] ?? [];
  const cells = (options[option] === true ? richer : (TABLE[id] ?? '- -')).split(' ');
  const cell = cells[way === 'silent' ? 0 : 1] ?? '-';
  return cell === '-' ? undefined : { amount: parseFloat(cell), isTimes: cell.endsWith('v') };
}

/** Where everything lies at the end of a game for 107 thirds. */
interface LaidOut {
  readonly sides: Sides;
  readonly tricks: readonly Trick[];
  readonly pile: { readonly declarer: readonly string[]; readonly opponents: readonly string[] };
  /** The groups of the talon. */
  readonly groups: readonly (readonly string[])[];
  readonly taken: ReturnType<typeof takenIn>;
  /** What the declarer laid away. */
  readonly laid: readonly string[];
}
export type SideName = 'declarer' | 'opponents';

export function laidOut(s: State, sides: Sides, options: Notes): LaidOut {
  const zones = reformDealt(s);
  const tricks = reformTricks(s, options);
  const groups = ['talon:0', 'talon:1'].map((zone) => zones[zone] ?? []);
  const taken = takenIn(s);
  const owner = ownerOfRest(sides, options);
  const left = (side: SideName): readonly string[] =>
    groups.flatMap((group) => (owner(group) === side ? group.filter((card) => taken?.includes(card) !== true) : []));
  const wonBy = (seats: readonly number[]): readonly string[] =>
    tricks.filter(({ winner }) => seats.includes(winner)).flatMap(({ cards }) => cards);
  if (contractNamed(sides.contract).way === 'train')
    return { ...{ sides, tricks, groups, taken }, laid: laidIn(s), pile: collectedIn({ s, sides, options }) };
  if (isRing(sides.contract)) return { ...{ sides, tricks, groups, taken }, ...ofRing(s, sides, tricks) };
  return {
    ...{ sides, tricks, groups, taken, laid: laidIn(s) },
    pile: {
      declarer: [...wonBy(sides.ours), ...laidIn(s), ...left('declarer')],
      opponents: [...wonBy(sides.theirs), ...left('opponents')],
    },
  };
}

/** §7.10: what each side won and laid away; whoever wins all tricks of a Juwel has all cards. */
function ofRing(s: State, sides: Sides, tricks: readonly Trick[]): Pick<LaidOut, 'pile' | 'laid'> {
  const { laid } = ringIn(s, sides);
  const of = (seats: readonly number[]): readonly string[] => [
    ...tricks.filter(({ winner }) => seats.includes(winner)).flatMap(({ cards }) => cards),
    ...seats.flatMap((seat) => laid.get(seat) ?? []),
  ];
  const isAll =
    contractNamed(sides.contract).talon === 'home' && tricks.every(({ winner }) => winner === sides.declarer);
  return {
    laid: laid.get(sides.declarer) ?? [],
    pile: isAll
      ? { declarer: of([sides.declarer, ...sides.theirs]), opponents: [] }
      : { declarer: of(sides.ours), opponents: of(sides.theirs) },
  };
}

/** §5.2: to the opponents; §5.4: of a solo Rufer with the called king in it the half with the king, or all, to the declarer. */
function ownerOfRest({ contract, called, inTalon }: Sides, options: Notes): (group: readonly string[]) => SideName {
  if (!inTalon || called === undefined || !isSolo(contract)) return () => 'opponents';
  return (group) => (options['soloKingTalon'] === 'whole' || group.includes(called) ? 'declarer' : 'opponents');
}

const TRULL = ['T22', 'T21', 'T1'];
const KINGS = ['CK', 'SK', 'HK', 'DK'];

/** §6.1, §7.4: by its number in a game of twelve, and as many before the last one in any other. */
const trickOf = (tricks: readonly Trick[], number: number): Trick | undefined => tricks.at(number - 13);

/** Whether a side has made a bonus. */
export function isMade(id: string, side: SideName, deal: LaidOut): boolean {
  const { sides, tricks, pile } = deal;
  const mine = side === 'declarer' ? sides.ours : sides.theirs;
  const has = (cards: readonly string[]): boolean => cards.every((card) => pile[side].includes(card));
  const bird = BIRDS[id];
  if (bird) {
    const trick = trickOf(tricks, bird[1]);
    return trick !== undefined && trick.together.includes(bird[0]) && mine.includes(trick.winner);
  }
  switch (id) {
    case 'trull':
      return has(TRULL);
    case 'four-kings':
      return has(KINGS);
    case 'koenigfang':
      return side === 'opponents' && tricks.some((trick) => takesKing(trick, sides) && mine.includes(trick.winner));
    case 'mondfang':
      return tricks.some((trick) => catches(trick, 'T21', mine) && trick.together.includes('T22'));
    case 'pagatfang':
      return tricks.some((trick) => catches(trick, 'T1', mine));
    case 'rufkoenig-lassen':
      return side === 'declarer' && hasLeftKing(deal);
    case 'single-ultimo':
      return isPip(tricks.at(-1)?.top ?? 'T') && mine.includes(tricks.at(-1)?.winner ?? -1);
    case 'koenig-ultimo':
      return side === 'declarer' && hasKingLast(deal) && mine.includes(tricks.at(-1)?.winner ?? -1);
    case 'suertaxe':
      return thirdsIn(pile[side]) >= (side === 'declarer' ? 137 : 134);
    case 'black-out':
      return side === 'declarer' && thirdsIn(inFirst(deal)) >= 107;
    case 'volat':
      return tricks.length > 0 && tricks.every(({ winner }) => mine.includes(winner));
    default:
      return timesMade(id, side, deal) > 0;
  }
}

/** §6.1, R36: both partners' tricks 1 to 7, and what was laid away. */
const inFirst = ({ sides, tricks, laid }: LaidOut): readonly string[] => [
  ...tricks.slice(0, 7).flatMap(({ cards, winner }) => (sides.ours.includes(winner) ? cards : [])),
  ...laid,
];

/** How often: a Naturstich counts for every such trick. */
export function timesMade(id: string, side: SideName, deal: LaidOut): number {
  if (id !== 'naturstich') return isMade(id, side, deal) ? 1 : 0;
  const mine = side === 'declarer' ? deal.sides.ours : deal.sides.theirs;
  return deal.tricks.filter(
    ({ cards, winner }) => mine.includes(winner) && !cards.some((card) => isTarock(card) || isPicture(card)),
  ).length;
}

/** §6.2: a card played to its own trick that does not win it costs its side as much as it would have brought. */
export function isLostSilently(id: string, side: SideName, deal: LaidOut): boolean {
  const { sides, tricks } = deal;
  const mine = side === 'declarer' ? sides.ours : sides.theirs;
  const bird = BIRDS[id];
  if (bird) {
    const trick = trickOf(tricks, bird[1]);
    const by = trick?.players[trick.cards.indexOf(bird[0])];
    return by !== undefined && mine.includes(by) && trick?.together.includes(bird[0]) === false;
  }
  return id === 'koenig-ultimo' && side === 'declarer' && hasKingLast(deal) && !isMade(id, side, deal);
}

const takesKing = ({ cards }: Trick, { called }: Sides): boolean => called !== undefined && cards.includes(called);

/** A side wins a card of the other side's. */
const catches = ({ cards, players, winner }: Trick, card: string, mine: readonly number[]): boolean =>
  cards.includes(card) && mine.includes(winner) && !mine.includes(players[cards.indexOf(card)] ?? -1);

const hasKingLast = ({ sides, tricks }: LaidOut): boolean => tricks.slice(-1).some((trick) => takesKing(trick, sides));

/** Only alone with the king in the exposed talon, and with cards taken from the other group alone. */
function hasLeftKing({ sides: { called, kingTalon }, groups, taken }: LaidOut): boolean {
  if (called === undefined || kingTalon !== 'alone' || !taken) return false;
  const its = groups.findIndex((group) => group.includes(called));
  return taken.length > 0 && !taken.some((card) => groups[its]?.includes(card));
}
