import { reform } from '#engine/games/reform/game.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { BLUFF_WAYS, bluffIn } from '../naive/reform-bluff.ts';
import { isPicture, suitOf } from '../naive/reform-cards.ts';
import { reformWords, type Sides, sidesOf, type Word } from '../naive/reform-log.ts';
import { PILE_WAYS, pilesIn } from '../naive/reform-piles.ts';
import { reformTricks } from '../naive/reform-tricks.ts';

const SUITS = ['C', 'S', 'H', 'D'];
const TRISCHAKER = [
  ...['headed', 'not headed', 'the Pagat is played last', 'kaiserstich', 'a round of a fixed value'],
  ...['lost by one', 'lost by forehand', 'lost with enough points', 'lost by forehand with enough points'],
  ...['lost by several', 'tied, more tricks decide', 'tied, forehand loses'],
  ...[1, 2, 3].map((count) => `${count} without a trick`),
  ...['lost by several to players without a trick', 'twelve for players without a trick'],
];
const BOHEMIAN = [
  ...['headed', 'not headed', 'equal pictures', 'equal pips', 'a tarock wins', 'a round of a fixed value'],
  ...SUITS.map((suit) => `trump ${suit}`),
  ...['lost by one', 'lost by forehand', 'lost by several', 'tied, forehand loses', 'all are tied'],
];
const PILES = [
  ...PILE_WAYS,
  ...['paid by one', 'paid by several', 'won with most cards', 'Kontra was said before', 'a round of a fixed value'],
];
const BLUFF = [
  ...BLUFF_WAYS,
  ...['lost by the declarer', 'lost by another', 'lost by several', 'tied, the declarer loses'],
  ...['nobody is paid', 'somebody is not paid', 'all others are paid'],
  ...['a value is named', 'a value was agreed', 'a round of a fixed value'],
];

/** What may happen in the games in which everyone is alone (reform §7.3, §9). */
export const EACH_WAYS: readonly string[] = [
  ...TRISCHAKER.map((way) => `trischaker: ${way}`),
  ...BOHEMIAN.map((way) => `boehmischer-trischaker: ${way}`),
  ...PILES.map((way) => `wald-und-wiese: ${way}`),
  ...BLUFF.map((way) => `sautanz: ${way}`),
];

/** One deal, played again. */
interface Played {
  readonly s: State;
  readonly sides: Sides;
  readonly words: readonly Word[];
  readonly record: DealRecord;
}

export function eachWaysOf(record: DealRecord): readonly string[] {
  const again = replay(reform.rules(record), record, record.actions);
  if (!again.ok) throw new Error(again.error.refusal.code);
  const s = again.value;
  const sides = sidesOf(s, record.options);
  const ways = sides && WAYS[sides.contract];
  if (!ways || s.end !== 'settle') return [];
  const played = { s, sides, words: reformWords(s), record };
  const isFixed = record.now.notes['fixed'] !== undefined;
  return [...ways(played), ...(isFixed ? ['a round of a fixed value'] : [])].map((way) => `${sides.contract}: ${way}`);
}

const WAYS: Readonly<Record<string, (played: Played) => Iterable<string>>> = {
  trischaker,
  'boehmischer-trischaker': bohemian,
  'wald-und-wiese': piles,
  sautanz,
};

/** Who pays and who is paid. */
function paidIn({ record }: Played): { readonly payers: readonly number[]; readonly paid: readonly number[] } {
  const items = record.settlement ?? [];
  return {
    payers: [...new Set(items.map(({ from }) => Number(from)))],
    paid: [...new Set(items.map(({ to }) => Number(to)))],
  };
}

/** What everybody has, and who has most of it. */
interface Counted {
  readonly of: (seat: number) => number;
  readonly most: readonly number[];
}

function counted(s: State, values: Readonly<Record<number, number>>): Counted {
  const of = (seat: number): number => values[seat] ?? 0;
  const highest = Math.max(...s.active.map(of));
  return { of, most: s.active.filter((seat) => of(seat) === highest) };
}

const headedIn = ({ words }: Played): string =>
  words.some(({ type }) => type === 'heading') ? 'headed' : 'not headed';

const tricksOf = ({ s, record }: Played): Counted => {
  const won: Record<number, number> = {};
  for (const { winner } of reformTricks(s, record.options)) won[winner] = (won[winner] ?? 0) + 1;
  return counted(s, won);
};

function* lossesIn(played: Played, { most }: Counted): Generator<string> {
  const { s } = played;
  const { payers } = paidIn(played);
  const [forehand = -1] = s.active;
  if (payers.length === 1) yield 'lost by one';
  if (payers.length === 1 && payers[0] === forehand) yield 'lost by forehand';
  if (payers.length > 1) yield 'lost by several';
  if (most.length > 1 && payers.length === 1 && payers[0] === forehand) yield 'tied, forehand loses';
  if (most.length === 4) yield 'all are tied';
}

function* trischaker(played: Played): Generator<string> {
  const { s, record } = played;
  yield headedIn(played);
  const tricks = reformTricks(s, record.options);
  if (tricks.slice(6).some(({ cards }) => cards.includes('T1'))) yield 'the Pagat is played last';
  if (tricks.some(({ cards, top }) => top === 'T1' && cards.includes('T22') && cards.includes('T21')))
    yield 'kaiserstich';
  const thirds = counted(s, record.row?.measures ?? {});
  const won = tricksOf(played);
  const { payers, paid } = paidIn(played);
  const [payer = -1] = payers;
  const tied = counted(s, Object.fromEntries(thirds.most.map((seat) => [seat, 1 + won.of(seat)]))).most;
  yield* lossesIn(played, { of: won.of, most: tied });
  const isDear = thirds.of(payer) >= 107;
  if (isDear) yield 'lost with enough points';
  if (isDear && payer === s.active[0]) yield 'lost by forehand with enough points';
  if (tied.length < thirds.most.length) yield 'tied, more tricks decide';
  const virgins = s.active.filter((seat) => won.of(seat) === 0);
  if (virgins.length === 0) return;
  yield `${virgins.length} without a trick`;
  if (payers.length > 1) yield 'lost by several to players without a trick';
  const isTwelve = record.options['virginsTotal'] === 'twelve' && record.now.notes['fixed'] === undefined;
  if (isDear && isTwelve && paid.length === virgins.length) yield 'twelve for players without a trick';
}

function* bohemian(played: Played): Generator<string> {
  const { s, record, words } = played;
  yield headedIn(played);
  const trump = String(words.find(({ type }) => type === 'trump')?.['suit']);
  yield `trump ${trump}`;
  yield* lossesIn(played, tricksOf(played));
  for (const { cards, top } of reformTricks(s, record.options)) {
    if (suitOf(top) === 'T') yield 'a tarock wins';
    if (suitOf(top) === trump || suitOf(top) === 'T') continue;
    const equal = cards.filter((card) => placeOf(card) === placeOf(top) && suitOf(card) !== 'T');
    if (equal.length > 1) yield isPicture(top) ? 'equal pictures' : 'equal pips';
  }
}

const PLACES: Readonly<Record<string, string>> = { 10: '1', 9: '2', 8: '3', 7: '4' };
const placeOf = (card: string): string => PLACES[card.slice(1)] ?? card.slice(1);

function* piles(played: Played): Generator<string> {
  const { s, words } = played;
  const { happened, cards, last = -1 } = pilesIn(s);
  yield* happened;
  yield paidIn(played).payers.length === 1 ? 'paid by one' : 'paid by several';
  if (counted(s, Object.fromEntries(cards)).most.includes(last)) yield 'won with most cards';
  if (words.some(({ type, in: phase }) => phase === 'pre' && type === 'kontra')) yield 'Kontra was said before';
}

function* sautanz(played: Played): Generator<string> {
  const { s, words, record, sides } = played;
  const { happened, hands } = bluffIn(s, sides.declarer, record.options);
  yield* happened;
  const { most } = counted(s, Object.fromEntries([...hands].map(([seat, cards]) => [seat, cards.length])));
  const isDeclarer = most.includes(sides.declarer);
  yield isDeclarer ? 'lost by the declarer' : most.length > 1 ? 'lost by several' : 'lost by another';
  if (isDeclarer && most.length > 1) yield 'tied, the declarer loses';
  const { paid } = paidIn(played);
  const others = isDeclarer ? 3 : 4 - most.length;
  yield paid.length === 0 ? 'nobody is paid' : paid.length < others ? 'somebody is not paid' : 'all others are paid';
  const isNamed = words.some(({ type, in: phase }) => type === 'value' && phase === 'value');
  if (isNamed) yield 'a value is named';
  if (record.options['sautanzValue'] !== 'declarer') yield 'a value was agreed';
}
