import { reform } from '#engine/games/reform/game.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { suitOf } from '../naive/reform-cards.ts';
import { contractNamed } from '../naive/reform-contracts.ts';
import { exchangedIn, givenIn, laidIn, reformWords, sidesOf } from '../naive/reform-log.ts';
import { reformTricks } from '../naive/reform-tricks.ts';
import { heldIn } from '../naive/reform-ways/moment.ts';
import { emptiedIn, picturesIn, portionsIn } from '../naive/reform-ways/singles.ts';
import { arrivalIn, busIn, collectedIn, suitIn } from '../naive/reform-ways/train.ts';
import { thirdsIn } from '../naive-cards.ts';
import { beats, ends, LEAD_WAYS } from './reform-lead-ways.ts';
import { isDoubledEarly, type PlayedAgain, SAID, said, SOLD } from './reform-played.ts';

const TRAINS = ['eisenbahner', 'fahrt-ins-blaue', 'eisenbahner-ouvert'];
const FIVE_SUITS = ['C', 'S', 'H', 'D', 'T'];
const BY_POINTS = ['made', 'tie', 'lost'];
const ORDERED = 'fahrt-ins-blaue';

const OF_TRAINS = [
  ...BY_POINTS.map((result) => `departed ${result}`),
  ...['settle', 'duel-triple'].flatMap((bus) => [
    ...BY_POINTS.map((result) => `bus (${bus}) ${result}`),
    ...['departed', 'express'].map((ending) => `${ending} before the bus (${bus})`),
  ]),
  ...[1, 2, 3].flatMap((i) => [`express of ${i}`, `bus taken by ${i}`]),
  ...['express of the bus player', 'express for one v', 'suertaxe declared'],
  ...['trull', 'four-kings', 'mondfang', 'pagatfang', 'naturstich', 'suertaxe'].flatMap((id) =>
    ['declarer', 'opponents'].map((side) => `${id} of ${side}`),
  ),
  ...FIVE_SUITS.flatMap((suit) => [`suit ${suit}`, `bus with ${suit}`]),
];

/** Only where somebody may pull it: what it brings, and that it ends a bus. */
const OF_BRAKES = [
  ...BY_POINTS.map((result) => `brake ${result}`),
  ...['settle', 'duel-triple'].map((bus) => `brake before the bus (${bus})`),
  'brake for one v',
];
const OF_ORDERS = ['renege', 'renege before the bus (settle)', 'renege before the bus (duel-triple)', 'ordered anew'];

const OF_SETS = [
  ...['empty', 'empty after twelve', 'left', 'stuck', 'missing', 'missing for the base'],
  ...['nothing drawn', 'something drawn', 'all drawn'],
  ...['several tarocks', 'several of a suit', 'the Sküs beside a suit', 'the Sküs among tarocks', 'the Sküs alone'],
  ...['several cards are beaten', 'kontra before cards are drawn'],
];
const OF_PICTURES = [
  ...['4', '3', '0', '0 at once', 'the Sküs instead of a suit', 'kontra before the exchange'],
  ...[0, 1, 2, 3, 4, 5, 6].map((count) => `${count} exchanged`),
];
const OF_SHARES = [
  ...['made', 'lost with too much', 'lost with too little for another', 'lost with too much for another'],
  ...[0, 1, 3].map((count) => `extra for ${count}`),
  ...['all tricks of another', 'a suit is not followed', 'another gets nothing of the talon'],
];

/** What may happen in the games that have ways of their own (reform §7.6 to §7.9, §9). */
export const OWN_WAYS: readonly string[] = [
  ...TRAINS.flatMap((contract) =>
    ofContract(contract, [...OF_TRAINS, ...(contract === ORDERED ? OF_ORDERS : OF_BRAKES)]),
  ),
  ...ofContract('hausierer', OF_SETS),
  ...ofContract('artist', OF_PICTURES),
  ...ofContract('apotheker', OF_SHARES),
  ...LEAD_WAYS.flatMap(([contract, ways]) => ofContract(contract, ways)),
];

function ofContract(contract: string, ways: readonly string[]): readonly string[] {
  return [...ways, ...SAID, SOLD].map((way) => `${contract}: ${way}`);
}

export function ownWaysOf(record: DealRecord): readonly string[] {
  const again = replay(reform.rules(record), record, record.actions);
  if (!again.ok) throw new Error(again.error.refusal.code);
  const s: State = again.value;
  const sides = sidesOf(s, record.options);
  const way = sides && contractNamed(sides.contract).way;
  if (!way || s.end !== 'settle') return [];
  const played = { s, sides, words: reformWords(s), options: record.options, record };
  return [...said(played), ...WAYS[way](played)].map((name) => `${sides.contract}: ${name}`);
}

const WAYS = { ends, train, sets, pictures, shares, beats } satisfies Record<
  string,
  (played: PlayedAgain) => Iterable<string>
>;

const byPoints = (cards: readonly string[]): string => {
  const thirds = thirdsIn(cards);
  return thirds >= 107 ? 'made' : thirds >= 105 ? 'tie' : 'lost';
};

function* train(played: PlayedAgain): Generator<string> {
  const { words, sides, options, record } = played;
  const arrival = arrivalIn(played);
  const bus = busIn(words);
  const how = options['bus'] as string;
  const { declarer, bus: ofBus } = collectedIn(played);
  if (arrival === 'departed' || arrival === 'brake') yield `${arrival} ${byPoints(declarer)}`;
  if (arrival === 'bus') yield `bus (${how}) ${byPoints(ofBus)}`;
  else if (bus) yield `${String(arrival)} before the bus (${how})`;
  if (options['expressLoss'] === 'single') yield `${String(arrival)} for one v`;
  if (arrival === 'renege') yield arrival;
  if (arrival === 'express')
    for (const [i, seat] of sides.theirs.entries()) {
      const hand = heldIn(played, seat);
      if (new Set(hand.map(suitOf)).size !== 1) continue;
      yield `express of ${i + 1}`;
      if (seat === bus?.seat) yield 'express of the bus player';
    }
  if (bus) yield* [`bus taken by ${sides.theirs.indexOf(bus.seat) + 1}`, `bus with ${bus.suit}`];
  yield `suit ${String(suitIn(words))}`;
  if (words.some(({ type }) => type === 'order-again')) yield 'ordered anew';
  if (words.some(({ type }) => type === 'announce')) yield 'suertaxe declared';
  for (const { about, by, result } of record.row?.items ?? [])
    if (result === 'made') yield `${about} of ${by === sides.declarer ? 'declarer' : 'opponents'}`;
}

function* sets(played: PlayedAgain): Generator<string> {
  const { s, words, sides, options } = played;
  const { ending, tricks } = emptiedIn(played) ?? {};
  if (ending === 'empty') yield tricks === 12 ? 'empty after twelve' : 'empty';
  else yield String(ending);
  if (ending === 'missing' && options['hausiererMissingSuit'] === 'base') yield 'missing for the base';
  const drawn = words.filter(({ type }) => type === 'draw').length;
  yield drawn === 0 ? 'nothing drawn' : drawn < 6 ? 'something drawn' : 'all drawn';
  if (isDoubledEarly(words)) yield 'kontra before cards are drawn';
  const given = givenIn(words);
  for (const [i, { by, cards }] of given.entries()) {
    if (by !== sides.declarer) continue;
    const suits = new Set(cards.map(suitOf));
    const hasFree = cards.includes('T22');
    if (cards.length > 1) yield suits.has('T') && suits.size === 1 ? 'several tarocks' : 'several of a suit';
    if (hasFree && suits.size > 1) yield 'the Sküs beside a suit';
    if (hasFree && suits.size === 1) yield cards.length === 1 ? 'the Sküs alone' : 'the Sküs among tarocks';
    const trick = reformTricks(s, options)[Math.floor(i / 4)];
    if (cards.length > 1 && trick && trick.winner !== by) yield 'several cards are beaten';
  }
}

function* pictures(played: PlayedAgain): Generator<string> {
  const { s, words, sides, options } = played;
  const tricks = reformTricks(s, options);
  const count = String(picturesIn(played));
  yield count === '0' && tricks.length === 0 ? '0 at once' : count;
  yield `${exchangedIn(s, sides.contract) ?? laidIn(s).length} exchanged`;
  if (isDoubledEarly(words)) yield 'kontra before the exchange';
  if (isUnbound(played)) yield 'the Sküs instead of a suit';
}

/** Whether the declarer has once not followed a suit that they held to the end. */
function isUnbound(played: PlayedAgain): boolean {
  const { s, sides, options } = played;
  const tricks = reformTricks(s, options);
  return tricks.some(({ cards, players }, at) => {
    const led = suitOf(cards[0] ?? '');
    const own = cards[players.indexOf(sides.declarer)] ?? '';
    const later = tricks.slice(at + 1).map((one) => one.cards[one.players.indexOf(sides.declarer)] ?? '');
    return suitOf(own) !== led && [...later, ...heldIn(played, sides.declarer)].some((card) => suitOf(card) === led);
  });
}

function* shares(played: PlayedAgain): Generator<string> {
  const { words, sides, record } = played;
  const of = portionsIn(played);
  if (!of) return;
  const { declarer, theirs } = sides;
  const thirds = theirs.map((seat) => of(seat).thirds);
  if (of(declarer).thirds > 57) yield 'lost with too much';
  if (thirds.some((one) => one < 52)) yield 'lost with too little for another';
  if (thirds.some((one) => one > 107)) yield 'lost with too much for another';
  if (record.row?.games[0]?.result === 'made') yield 'made';
  const tricks = theirs.map((seat) => of(seat).tricks);
  yield `extra for ${tricks.filter((count) => count === 0 || count === 12).length}`;
  if (tricks.includes(12)) yield 'all tricks of another';
  if (isUnbound(played)) yield 'a suit is not followed';
  const given = words.filter(({ type }) => type === 'share-card').map((word) => word['to']);
  if (theirs.some((seat) => !given.includes(seat))) yield 'another gets nothing of the talon';
}
