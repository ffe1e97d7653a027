import { suitOf } from '../naive/reform-cards.ts';
import { exchangedIn, type Word } from '../naive/reform-log.ts';
import { reformTricks } from '../naive/reform-tricks.ts';
import { BEATING_WAYS, beatingAt } from '../naive/reform-ways/beating.ts';
import { endsIn } from '../naive/reform-ways/ends.ts';
import { FIRST_AND_LAST } from './reform-leads.ts';
import { isDoubledEarly, type PlayedAgain } from './reform-played.ts';

const SIDE_SUITS = ['C', 'S', 'H', 'D'];

const OF_ENDS = [
  ...['won', 'unpaid', 'unpaid with kontra', 'lost in trick 1', 'lost in trick 12'],
  ...SIDE_SUITS.map((suit) => `last with ${suit}`),
  ...['the declarer', 'an opponent'].flatMap((who) => ['themselves', 'another'].map((whom) => `${who} picks ${whom}`)),
  ...['an opponent picks the declarer', 'the winner leads without a pick', 'the next after the winner is picked'],
];
/** Only an open game excuses anybody. */
const OF_OUVERT: readonly (typeof BEATING_WAYS)[number][] = [
  ...(['excused', 'excused late', 'excused, and forced later'] as const),
  'played for another after being excused',
];
const OF_BEATING = [
  ...['won', 'lost', 'jubel', 'jubel with kontra', 'kontra before the exchange'],
  ...[0, 1, 2, 3, 4, 5, 6].map((count) => `${count} exchanged`),
];

/** What may happen where it is decided by who leads and who has to beat (reform §7.6, §7.9). */
export const LEAD_WAYS: readonly (readonly [contract: string, ways: readonly string[]])[] = [
  ...FIRST_AND_LAST.map((contract) => [contract, OF_ENDS] as const),
  ['pensionist', [...OF_BEATING, ...BEATING_WAYS.filter((way) => !OF_OUVERT.includes(way))]],
  ['pensionist-ouvert', [...OF_BEATING, ...BEATING_WAYS]],
];

const isDoubled = (words: readonly Word[]): boolean => words.some(({ type }) => type === 'kontra');

export function* ends(played: PlayedAgain): Generator<string> {
  const { s, words, sides, options } = played;
  const tricks = reformTricks(s, options);
  const ending = String(endsIn(played));
  yield ending === 'lost' ? `lost in trick ${tricks.length}` : ending;
  if (ending === 'unpaid' && isDoubled(words)) yield 'unpaid with kontra';
  if (ending === 'won') yield `last with ${suitOf(tricks.at(-1)?.top ?? '')}`;
  for (const { by, seat } of words.flatMap((word) =>
    word.type === 'pick' ? [{ by: word.by, seat: Number(word['seat']) }] : [],
  )) {
    yield `${by === sides.declarer ? 'the declarer' : 'an opponent'} picks ${seat === by ? 'themselves' : 'another'}`;
    if (by !== sides.declarer && seat === sides.declarer) yield 'an opponent picks the declarer';
    if (seat === s.active[(s.active.indexOf(by) + 1) % s.active.length]) yield 'the next after the winner is picked';
  }
  for (const [i, { players, winner }] of tricks.entries())
    if (players[0] !== winner && tricks[i + 1]?.players[0] === winner) yield 'the winner leads without a pick';
}

export function* beats(played: PlayedAgain): Generator<string> {
  const { s, words, sides } = played;
  const { ending, happened } = beatingAt(played);
  yield String(ending);
  if (ending === 'jubel' && isDoubled(words)) yield 'jubel with kontra';
  if (isDoubledEarly(words)) yield 'kontra before the exchange';
  yield `${exchangedIn(s, sides.contract) ?? 0} exchanged`;
  yield* happened;
}
