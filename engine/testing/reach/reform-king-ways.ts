import { reform } from '#engine/games/reform/game.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { BIRDS, isMade, laidOut } from '../naive/reform-bonuses.ts';
import { isTarock } from '../naive/reform-cards.ts';
import { contractNamed } from '../naive/reform-contracts.ts';
import { exchangedIn, reformWords, sidesOf, type Trick } from '../naive/reform-log.ts';
import { reformTricks } from '../naive/reform-tricks.ts';
import { thirdsIn } from '../naive-cards.ts';
import { type PlayedAgain, SAID, said } from './reform-played.ts';

const BIRD_RUFERS = ['pagatrufer', 'uhurufer', 'kakadurufer'];
const PRATER = 'pratermaessig';
const STEINHOF = 'steinhofmaessig';
const ENOUGH = 107;

const RESULTS = ['made', 'lost'].flatMap((game) => ['made', 'lost'].map((bird) => `game ${game}, bird ${bird}`));
const OF_BOTH = [
  ...RESULTS,
  ...SAID,
  ...['doubled in vain', 'doubled anew', 'halved in vain', 'protested in vain'],
  ...['trull', 'four-kings', 'mondfang', 'pagatfang', 'suertaxe', 'volat'],
  ...['the king is taken', 'the king is left'],
];
const OF_STEINHOF = [...OF_BOTH, 'the bird is declared by the others'];
/** A bird that wins its trick with other tarocks: hardly ever the last trick of all. */
const AMONG_SEVERAL = 'the bird among several';
const OF_PRATER = [
  ...OF_BOTH,
  ...[1, 2, 3].map((i) => `with the partner in place ${i}`),
  ...['several tarocks', 'several tarocks beat a higher one', 'equal sums', 'a single card beats several'],
  ...['a suit wins', 'somebody is passed over', 'the lead is handed on', 'one plays alone'],
  ...['fewer than twelve tricks', 'the bird early'],
];

/** What may happen in a bird-Rufer with the king in the talon (reform §5.4, §7.4). */
export const KING_WAYS: readonly string[] = BIRD_RUFERS.flatMap((contract) => [
  ...OF_STEINHOF.map((way) => `${contract}: ${STEINHOF}: ${way}`),
  ...[...OF_PRATER, ...(contract === 'pagatrufer' ? [] : [AMONG_SEVERAL])].map(
    (way) => `${contract}: ${PRATER}: ${way}`,
  ),
]);

export function kingWaysOf(record: DealRecord): readonly string[] {
  const again = replay(reform.rules(record), record, record.actions);
  if (!again.ok) throw new Error(again.error.refusal.code);
  const s = again.value;
  const sides = sidesOf(s, record.options);
  const way = sides?.kingTalon;
  if (!sides || (way !== PRATER && way !== STEINHOF) || s.end !== 'settle') return [];
  const played = { s, sides, words: reformWords(s), options: record.options, record };
  return [...both(played), ...(way === PRATER ? prater(played) : steinhof(played))].map(
    (name) => `${sides.contract}: ${way}: ${name}`,
  );
}

function* both(played: PlayedAgain): Generator<string> {
  const { s, words, sides, options, record } = played;
  yield* said(played);
  const out = laidOut(s, sides, options);
  const { bird = '' } = contractNamed(sides.contract);
  const [game, ofBird] = [thirdsIn(out.pile.declarer) >= ENOUGH, isMade(bird, 'declarer', out)];
  yield `game ${game ? 'made' : 'lost'}, bird ${ofBird ? 'made' : 'lost'}`;
  for (const { type, in: phase } of words) {
    if (type === 'kontra') yield phase === 'pre' ? 'doubled in vain' : 'doubled anew';
    if (type === 'selbstkontra' && phase === 'pre') yield 'halved in vain';
    if (type === 'protest' && phase === 'pre') yield 'protested in vain';
  }
  yield out.taken?.includes(sides.called ?? '') === true ? 'the king is taken' : 'the king is left';
  for (const { about, result } of record.row?.items ?? []) if (result === 'made') yield about;
  yield `${exchangedIn(s, sides.contract) ?? 0} exchanged`;
}

function* steinhof({ words, sides }: PlayedAgain): Generator<string> {
  const { bird } = contractNamed(sides.contract);
  if (words.some((word) => word.type === 'announce' && word['bonus'] === bird))
    yield 'the bird is declared by the others';
}

const sumOf = (cards: readonly string[]): number =>
  cards.filter(isTarock).reduce((sum, card) => sum + Number(card.slice(1)), 0);

/** What each player gave to a trick. */
const givenTo = ({ cards, players }: Trick): readonly (readonly string[])[] =>
  [...new Set(players)].map((seat) => cards.filter((_, i) => players[i] === seat));

function* prater({ s, sides, options }: PlayedAgain): Generator<string> {
  const tricks = reformTricks(s, options);
  const [, partner = -1] = sides.ours;
  const start = s.active.indexOf(sides.declarer);
  yield `with the partner in place ${(s.active.indexOf(partner) - start + 4) % 4}`;
  if (tricks.length < 12) yield 'fewer than twelve tricks';
  const [bird = '', number = 0] = BIRDS[contractNamed(sides.contract).bird ?? ''] ?? [];
  for (const [i, trick] of tricks.entries()) {
    const given = givenTo(trick);
    const sums = given.map(sumOf);
    const { together } = trick;
    const others = given.filter((cards) => !cards.includes(trick.top));
    if (given.some(({ length }) => length > 1)) yield 'several tarocks';
    const highest = Math.max(...together.map((card) => sumOf([card])));
    if (together.length > 1 && others.some((cards) => cards.length === 1 && sumOf(cards) > highest))
      yield 'several tarocks beat a higher one';
    if (together.length === 1 && others.some(({ length }) => length > 1)) yield 'a single card beats several';
    if (sums.filter((sum) => sum > 0 && sum === Math.max(...sums)).length > 1) yield 'equal sums';
    if (!isTarock(trick.top)) yield 'a suit wins';
    if (given.length < s.active.length) yield 'somebody is passed over';
    if (given.length === 1) yield 'one plays alone';
    const [leader] = tricks[i + 1]?.players ?? [];
    if (leader !== undefined && leader !== trick.winner) yield 'the lead is handed on';
    if (trick.cards.includes(bird) && i < tricks.length + number - 13) yield 'the bird early';
    if (together.includes(bird) && together.length > 1 && i === tricks.length + number - 13) yield AMONG_SEVERAL;
  }
}
