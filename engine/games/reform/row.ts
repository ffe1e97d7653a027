import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { type Doubling, type Game, type Item, itemOf, type Row, type Verdict } from '#engine/kernel/score.ts';
import { BONUS_IDS, type BonusId } from './bonuses/index.ts';
import type { Contract, Each, Positive } from './contracts/contract.ts';
import { GAME, SELF } from './items.ts';
import {
  birdInGame,
  type Bus,
  type Declared,
  type Doubled,
  type Emptied,
  type Noted,
  type PlayerCount,
  type Silent,
  STEPS,
} from './noted.ts';
import type { Ruleset } from './ruleset.ts';
import { activeSeats } from './seats.ts';
import { verdictOf } from './settlement/verdicts.ts';

/** The table that a deal belongs to. */
interface At {
  readonly table: number;
  readonly dealer: Seat;
}

/** How many tricks a declarer of a negative game has to miss the number by for a Sürtaxe (reform §6.1). */
const MISSED_BY = 2;

/** The two sides of a game: the declarer first, the others in turn from there. */
export interface Sides {
  readonly members: readonly Seat[];
  readonly others: readonly Seat[];
}

export function sidesOf({ declarer, partner }: Pick<Noted, 'declarer' | 'partner'>, { table, dealer }: At): Sides {
  const members = typeof partner === 'number' ? [declarer, partner] : [declarer];
  return { members, others: from(declarer, activeSeats(table, dealer)).filter((seat) => !members.includes(seat)) };
}

/** Whether a declarer has missed the number of a negative game by so much that the others get a Sürtaxe (reform §6.1). */
export const isMissedByFar = (contract: Contract, tricks: number): boolean =>
  contract.kind === 'negative' && Math.abs(tricks - contract.tricks) >= MISSED_BY;

/** The row of a deal: all of it follows from what a scorer notes, so a played and an entered one cannot differ (reform §14). */
export function rowOf(ruleset: Ruleset, at: At, said: Noted): Row {
  const contract = ruleset.contractOf(said);
  if (contract.kind === 'each') return eachRow(ruleset, contract, at, said);
  const noted = inOrder(ruleset, contract, said, at);
  const verdict = verdictOf(contract, noted);
  return {
    ...{ table: at.table, dealer: at.dealer, outcome: 'played' },
    games: [{ ...gameOf(noted), ...verdict }],
    items:
      contract.kind === 'negative' ? pairItems(contract, noted, at, verdict) : sideItems(contract, noted, at, verdict),
    // Plain data, whose types JSON does not know.
    notes: { noted: noted as unknown as Json },
  };
}

/** The row of a deal in which everybody played alone: nobody wins a game, and what was said is no item (reform §7.3). */
function eachRow({ options }: Ruleset, contract: Each, at: At, said: Noted): Row {
  const { declarer, players = [], last, sautanzValue } = said;
  const isValued = contract.then === 'fixed-round' && options.sautanzValue === 'declarer';
  const counted = players.map((player) => player && countedIn(contract, player));
  const noted: Noted = {
    ...{ contract: contract.id, declarer, players: counted },
    ...(contract.paid === 'last' && last !== undefined && { last }),
    ...(isValued && sautanzValue !== undefined && { sautanzValue }),
    ...{ declared: [], silent: [] },
  };
  const of = (what: 'thirds' | 'tricks' | 'cards'): readonly number[] => counted.map((player) => player?.[what] ?? 0);
  return {
    ...{ table: at.table, dealer: at.dealer, outcome: 'played' },
    games: [{ declarer, contract: contract.id, with: {}, result: 'draw' }],
    items: [],
    measures: of(contract.counts),
    ...(contract.counts === 'thirds' && { counts: { tricks: of('tricks') } }),
    notes: { noted: noted as unknown as Json },
  };
}

/** Of what somebody has, that which counts in this contract. */
const countedIn = ({ counts, way, paid }: Each, { thirds, tricks, cards, accused }: PlayerCount): PlayerCount => ({
  ...(counts === 'thirds' && { thirds: thirds ?? 0 }),
  ...(way === 'tricks' && { tricks: tricks ?? 0 }),
  ...(counts === 'cards' && { cards: cards ?? 0 }),
  ...(paid === 'accusers' && accused && { accused }),
});

/** What a scorer noted of the deal. */
export const notedIn = ({ notes }: Pick<Row, 'notes'>): Noted =>
  must(notes['noted'] as unknown as Noted | undefined, 'what a scorer noted');

/** Whether it came to play, so that there is a result to count. */
const isPlayed = ({ unplayed, kingTalon }: Noted): boolean => !unplayed && kingTalon !== 'schleifen-king';

/** The same in one way, however it came: without what goes without saying, everything in the order of its table. */
function inOrder(ruleset: Ruleset, contract: Exclude<Contract, Each>, noted: Noted, at: At): Noted {
  const { game, pairs = [], declared, silent } = noted;
  const { others } = sidesOf(noted, at);
  const inGame = birdInGame(contract, noted);
  const doubled = pairs.filter(({ level, self }) => level > 0 || self === true);
  return {
    ...namedIn(ruleset, contract, noted),
    ...(isPlayed(noted) && endedAs(contract, noted)),
    ...(game && (game.level > 0 || game.self) && { game: plain(game) }),
    ...(doubled.length > 0 && {
      pairs: others.flatMap((seat) =>
        doubled.filter((pair) => pair.with === seat).map((pair) => ({ with: seat, ...plain(pair) })),
      ),
    }),
    declared: sorted(declared, ({ by }) => others.indexOf(by)).map((one) => ({
      // Who gives the game up gives up the bird of its bid.
      ...{ bonus: one.bonus, by: one.by, made: one.made && isPlayed(noted) },
      // Of what is one item with the game only that is doubled.
      ...(isOfGame(one, inGame, noted) ? { level: 0 } : plain(one)),
    })),
    silent: sorted(silent, ({ side }) => (side === 'declarer' ? 0 : 1)).map(({ bonus, side, made, count = 1 }) => ({
      ...{ bonus, side, made },
      ...(count > 1 && { count }),
    })),
  };
}

/** Whether what was declared is the bird that is one item with the game. */
const isOfGame = ({ bonus, by }: Declared, inGame: BonusId | undefined, { declarer }: Noted): boolean =>
  bonus === inGame && by === declarer;

/** How it ended, by what counts in this contract. */
function endedAs(contract: Exclude<Contract, Each>, noted: Noted): Partial<Noted> {
  const { tricks, emptied, pictures, players, result } = noted;
  switch (contract.kind) {
    case 'positive':
      return endedByThirds(contract, noted);
    case 'negative':
      return { ...(tricks !== undefined && { tricks }) };
    case 'emptying':
      return { ...(emptied && { emptied: emptiedAs(emptied) }) };
    case 'pictures':
      return { ...(pictures !== undefined && { pictures }) };
    case 'sharing':
      return {
        ...(players && { players: players.map((one) => one && { thirds: one.thirds ?? 0, tricks: one.tricks ?? 0 }) }),
      };
    case 'first-and-last':
    case 'passing':
      return { ...(result !== undefined && { result }) };
  }
}

const endedByThirds = ({ train }: Positive, { thirds, result, ending, bus }: Noted): Partial<Noted> => ({
  ...(thirds === undefined ? result !== undefined && { result } : { thirds }),
  ...(train && ending !== undefined && { ending }),
  ...(train && bus && { bus: busAs(bus, ending) }),
});

/** What whoever took the bus has matters only where they departed. */
const busAs = ({ seat, thirds }: Bus, ending: Noted['ending']): Bus => ({
  seat,
  ...(ending === 'bus' && thirds !== undefined && { thirds }),
});

const emptiedAs = ({ ending, tricks = 0, cards = 0 }: Emptied): Emptied => ({
  ending,
  ...((ending === 'empty' || ending === 'stuck') && { tricks }),
  ...(ending === 'left' && { cards }),
});

/** The game itself: who plays it, with whom, and how they came to it. */
function namedIn({ options }: Ruleset, { talon }: Contract, noted: Noted) {
  const { contract, declarer, soldBy, partner, kingTalon, exchanged, unplayed } = noted;
  const isPaid = options.mortgage && exchanged !== talon.cards;
  return {
    ...{ contract, declarer },
    ...(soldBy !== undefined && { soldBy }),
    ...(partner !== undefined && { partner }),
    ...(kingTalon !== undefined && { kingTalon }),
    ...(exchanged !== undefined && isPaid && { exchanged }),
    ...(unplayed && { unplayed }),
  };
}

const sorted = <B extends Declared | Silent>(all: readonly B[], placeOf: (one: B) => number): readonly B[] =>
  [...all].sort((a, b) => BONUS_IDS.indexOf(a.bonus) - BONUS_IDS.indexOf(b.bonus) || placeOf(a) - placeOf(b));

const plain = ({ level, early, self, protests = [] }: Doubled): Doubled => ({
  level,
  ...(early && { early }),
  ...(self && { self }),
  ...(protests.length > 0 && {
    protests: [...protests].map(({ by, of }) => ({ by, of })).sort((a, b) => a.of - b.of || a.by - b.by),
  }),
});

function gameOf(noted: Noted): Game {
  const { declarer, contract, partner, soldBy, kingTalon, exchanged, unplayed, ending, bus } = noted;
  return {
    ...{ declarer, contract },
    ...(typeof partner === 'number' && { partner }),
    with: {
      ...(soldBy !== undefined && { soldBy }),
      ...(kingTalon !== undefined && { kingTalon }),
      ...(exchanged !== undefined && { exchanged }),
      ...(unplayed && { unplayed }),
      ...(bus && { bus: bus.seat }),
      ...(ending !== undefined && { ending }),
    },
  };
}

type Judged = Item & Verdict;

/** What the bid has announced, or somebody besides. */
const stageOf = ({ bird }: Contract, { declarer }: Noted, { bonus, by }: Declared): 'bid' | 'announced' =>
  bonus === bird && by === declarer ? 'bid' : 'announced';

/** The game, what was declared, and what came about silently; all of it between the sides. */
function sideItems(contract: Contract, noted: Noted, at: At, { result }: Verdict): readonly Judged[] {
  const { members, others } = sidesOf(noted, at);
  const sidesBy = (seat: Seat): readonly [own: readonly Seat[], others: readonly Seat[]] =>
    members.includes(seat) ? [members, others] : [others, members];
  const bid = itemOf(GAME, 'bid', noted.declarer);
  const inGame = birdInGame(contract, noted);
  return [
    { ...bid, ...doubledBy(noted.game, noted.declarer, sidesBy(noted.declarer)), result },
    ...noted.declared
      .filter((one) => !isOfGame(one, inGame, noted))
      .map((one): Judged => ({
        ...itemOf(one.bonus, stageOf(contract, noted, one), one.by),
        ...doubledBy(one, one.by, sidesBy(one.by)),
        result: one.made ? 'made' : 'lost',
      })),
    ...noted.silent.map(({ bonus, side, made, count = 1 }): Judged => {
      const by = side === 'declarer' ? noted.declarer : must(others[0], 'an opponent');
      return {
        ...itemOf(bonus, 'silent', by),
        result: made ? 'made' : 'lost',
        ...(count > 1 && { measure: count }),
      };
    }),
  ];
}

/** Each opponent plays for their own pair: the game, and the Sürtaxe that is declared or follows from the tricks. */
function pairItems(contract: Contract, noted: Noted, at: At, { result }: Verdict): readonly Judged[] {
  const { declarer, pairs = [], declared, tricks = 0 } = noted;
  const { others } = sidesOf(noted, at);
  const isMissed = isMissedByFar(contract, tricks);
  return [
    ...others.map((seat): Judged => ({
      ...itemOf(GAME, 'bid', declarer),
      against: [seat],
      ...doubledBy(
        pairs.find((pair) => pair.with === seat),
        declarer,
        [[declarer], [seat]],
      ),
      result,
    })),
    ...others.flatMap((seat): readonly Judged[] => {
      const said = declared.filter(({ by }) => by === seat);
      const against = { against: [declarer] };
      if (said.length === 0)
        return isMissed ? [{ ...itemOf('suertaxe', 'silent', seat), ...against, result: 'made' }] : [];
      return said.map((one) => ({
        ...itemOf(one.bonus, 'announced', seat),
        ...against,
        ...doubledBy(one, seat, [[seat], [declarer]]),
        result: one.made ? 'made' : 'lost',
      }));
    }),
  ];
}

/**
 * What was said of an item. Paper does not say by whom, so a seat of the right side stands for each step: whoever declared the item,
 * or the first of the side, unless they protest it.
 */
function doubledBy(
  doubled: Doubled | undefined,
  by: Seat,
  [own, others]: readonly [own: readonly Seat[], others: readonly Seat[]],
): Pick<Item, 'doublings' | 'protests'> {
  const { level = 0, early, self, protests = [] } = doubled ?? {};
  if (self) return { doublings: [{ step: SELF, by }] };
  const ownFirst = [by, ...own.filter((seat) => seat !== by)];
  const doublings = STEPS.slice(0, level).map((step, i): Doubling => {
    const side = i % 2 === 0 ? others : ownFirst;
    const speaker = side.find((seat) => !protests.some((one) => one.by === seat && one.of <= i + 1));
    return { step, by: speaker ?? side[0] ?? by, ...(i === 0 && early && { early }) };
  });
  return { doublings, ...(protests.length > 0 && { protests }) };
}
