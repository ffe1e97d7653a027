import { KINGS } from '#engine/decks/deck-54.ts';
import { strengthOf } from '#engine/decks/deck-54.ts';
import type { BonusId } from '#engine/games/koenigrufen/bonuses/index.ts';
import type { ContractId } from '#engine/games/koenigrufen/contracts/index.ts';
import type { Row } from '#engine/kernel/score.ts';
import { type At, type Paid, settledAt } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { agreedAt, amount, FOREHAND, PARTNER, positive, resultIn, said, valueOf } from './entries.ts';
import { begin, bidFor, OF_PLAY, perTable, playOn, until } from './plays.ts';

/** What is said of bonuses: what they count, and when they are made (tirol §6.1, §8.2, §15). */

/** Who makes a bonus about a called king: its holder, or a defender. */
const ABOUT_KING: Readonly<Record<string, number>> = { ku: PARTNER, koenigfang: 1 };

const gameWith = (id: string): ContractId => (id in ABOUT_KING ? 'rufer' : 'dreier');

/** Some game that was won, with this bonus beside it; how many points there were is left open. */
function beside(at: At, id: string, stage: 'silent' | 'announced'): Paid {
  const bonus = said(id, true, { by: ABOUT_KING[id] ?? FOREHAND });
  const { thirds: _, ...game } = positive(gameWith(id), 0, { [stage]: [bonus] });
  return settledAt(at, { ...game, won: true });
}
const counted = (stage: 'silent' | 'announced', id?: BonusId): Proof =>
  counts((at) => amount(beside(at, id ?? at.about ?? '', stage), id ?? at.about ?? ''));

/** In place of the game: a multiple of its value. */
const times = (stage: 'silent' | 'announced'): Proof =>
  agrees(
    (n, at) => n * valueOf(at, 'dreier'),
    (_, at) => amount(beside(at, 'valat', stage), 'valat'),
  );

/** Whoever plays has a number of the highest tarocks, and of the rest what is given; the others hold small tarocks alike. */
interface Hand {
  readonly tarocks: number;
  readonly others: string;
  /** The half of the talon that the opponents get. */
  readonly left?: string;
}

/** Forehand's Dreier, played from above; one card is kept for a certain trick. */
function played(
  at: At,
  { tarocks, others, left = 'C8 C9 D3' }: Hand,
  kept?: readonly [card: string, trick: number],
): Row {
  const high = Array.from({ length: tarocks }, (_, i) => `T${22 - i}`);
  const small = Array.from({ length: 22 - tarocks }, (_, i) => `T${i + 1}`).filter((card) => !others.includes(card));
  const shared = [0, 1, 2].map((seat) => small.filter((_, i) => i % 3 === seat).join(' '));
  const deal = begin(at, {
    'hand:0': [...high, others].join(' ').trim(),
    ...{ 'hand:1': shared[0] ?? '', 'hand:2': shared[1] ?? '', 'hand:3': shared[2] ?? '' },
    ...{ 'talon:0': 'H4 D4 S7', 'talon:1': left },
  });
  const dealt = until(at, bidFor(deal, 'dreier'), 'discard');
  dealt.go({ type: 'discard', cards: ['H4', 'D4', 'S7'] });
  playOn(at, dealt, (trick, cards) => {
    const [card = ''] = cards
      .filter((one) => cards.length === 1 || one !== kept?.[0])
      .toSorted((a, b) => Number(b.startsWith('T')) - Number(a.startsWith('T')) || strengthOf(b) - strengthOf(a));
    return kept && trick === kept[1] && cards.includes(kept[0]) ? kept[0] : card;
  });
  return at.rules.read(deal.s);
}
const isMade = ({ items }: Row, about: string): boolean =>
  items.some((item) => item.about === about && item.result === 'made');

/** Of the last trick but none: the birds, each with its trick. */
const BIRDS: readonly BonusId[] = ['pagat', 'uhu', 'kakadu', 'quapil', 'geier', 'kondor'];
const numberOf = ({ about }: At): number => BIRDS.findIndex((id) => id === about) + 1;
/** What is made where a tarock is led to a trick. */
const ledTo = perTable((at, key) => {
  const [card = '', trick] = key.split(' ');
  const { items } = played(at, { tarocks: 11, others: card }, [card, Number(trick)]);
  return items.flatMap(({ about, result }) => (result === 'made' ? [about] : []));
}, OF_PLAY);
/** Whether the bird of the page is. */
const wins = (at: At, card: number, trick: number): boolean =>
  trick <= 12 && ledTo(at, `T${card} ${trick}`).includes(at.about ?? '');

/** The side has a number of kings, the opponents have the others. */
const withKings = perTable((at, kings) => {
  const lying = KINGS.slice(0, Math.max(0, KINGS.length - Number(kings)));
  const left = [...lying, 'C8', 'C9', 'D3'].slice(0, 3).join(' ');
  return isMade(played(at, { tarocks: 11, others: 'C7', left }), 'kings');
}, OF_PLAY);
export const kings: Proof = agrees(
  (n, at) => [withKings(at, String(n - 1)), withKings(at, String(n))],
  () => [false, true],
);

/** Valat with a number of the highest tarocks. A small club is led first, so the others win that trick. */
const winsAll = perTable((at, tarocks) => {
  const others = ['C7', 'D4'].slice(0, 12 - Number(tarocks)).join(' ');
  return isMade(played(at, { tarocks: Number(tarocks), others }, ['C7', 1]), 'valat');
}, OF_PLAY);

/** A sack that was announced, by the points alone. */
const sack = (at: At, id: string, thirds: number): string | undefined =>
  resultIn(settledAt(at, positive('dreier', thirds, { announced: [{ id, by: FOREHAND }] })), id);
const sackAt = (id: (at: At) => string, thirds: (n: number, at: At) => number): Proof =>
  agrees(
    (n, at) => [sack(at, id(at), thirds(n, at) - 1), sack(at, id(at), thirds(n, at))],
    () => ['lost', 'made'],
  );
const page = ({ about = '' }: At): string => about;
/** Each is ten points above the one before it, the first one above what wins the game. */
const nth = (id: (at: At) => string): Proof => sackAt(id, (n) => 107 + 30 * n);
const SACKS: readonly string[] = ['sack1', 'sack2', 'sack3'];
const [FIRST = kings, SECOND = kings, THIRD = kings] = SACKS.map((id) => nth(() => id));

/** The third sack, where it is only offered. */
const agreedSack =
  (thirds: (n: number) => number): Proof =>
  (n, at) =>
    sackAt(() => 'sack3', thirds)(n, agreedAt(at, { dreifachsack: 2 }));

/** Which numbers the lists of bonuses have, from those that every game may have to those that a table agrees on. */
const ALL = 'Pagat, Uhu, Kakadu, Quapil, ';
const LISTS: readonly (readonly [list: string, proofs: readonly Proof[], agreed: readonly string[]])[] = [
  [`${ALL}Geier, König ultimo, Trull, # Könige, #. Sack, #. Sack, Valat`, [kings, FIRST, SECOND], ['Königfang', '']],
  [`${ALL}Geier, Trull, # Könige, #. Sack, #. Sack, Valat`, [kings, FIRST, SECOND], ['']],
  ['# Könige, #. Sack, #. Sack, Valat', [kings, FIRST, SECOND], []],
  [`${ALL}König ultimo, Trull, # Könige, Valat`, [kings], ['Königfang', '']],
  [`${ALL}Trull, # Könige, Valat`, [kings], ['']],
  ['# Könige, Valat', [kings], []],
  ['Pagat, Trull, # Könige, Valat', [kings], ['Königfang', '']],
];
const inLists = LISTS.flatMap(([list, proofs, more]) => [
  [`Zusätze: ${list}.`, proofs] as const,
  [`Zusätze: ${list}, #. Sack.`, [...proofs, THIRD]] as const,
  ...more
    .flatMap((one) => (one === '' ? ['Kondor', 'Mondfang', 'Pagatfang'] : [one]))
    .map((one) => [`Zusätze: ${list}, ${one}.`, proofs] as const),
]);

export const OF_BONUSES: NumberCases['sentences'] = {
  ...Object.fromEntries(inLists),
  'Tarock # selbst macht den #. Stich; sticht ihn der eigene Partner, ist er auch verloren.': [
    agrees(
      (n, at) => [n, wins(at, n, 13 - numberOf(at))],
      (_, at) => [numberOf(at), true],
    ),
    agrees(
      (n, at) => [n - 1, n, n + 1].map((trick) => wins(at, numberOf(at), trick)),
      () => [false, true, false],
    ),
  ],
  'Zählt still #, angesagt #.': [counted('silent'), counted('announced')],
  'Zählt still #.': [counted('silent')],
  'Zählt nur angesagt, angesagt #.': [counted('announced')],
  'Zählt still #, angesagt #. Dazu kommt das Spiel; Trull, Könige und Säcke zählen nicht.': [
    counted('silent'),
    counted('announced'),
  ],
  'Steht an der Stelle des Spiels: still #-mal, angesagt #-mal der Wert. Daneben zählt nur, was angesagt war.': [
    times('silent'),
    times('announced'),
  ],
  '# Könige': [kings],
  'Alle # Könige liegen am Ende bei einer Partei: in Stichen, Verlegtem oder ihrem Teil des Talons.': [kings],
  '#. Sack': [nth(page)],
  'Die Partei hat mindestens # Punkte und # Blatt.': [
    sackAt(page, (n) => 3 * n + 2),
    sackAt(page, (n, at) => 3 * (35 + 10 * (1 + SACKS.indexOf(page(at)))) + n),
  ],
  'Der #. Sack: # Punkte und # Blatt, nur angesagt. Sein Wert wird am Tisch vereinbart.': [
    agreedSack((n) => 107 + 30 * n),
    agreedSack((n) => 3 * n + 2),
    agreedSack((n) => 3 * 65 + n),
  ],
  'Eine Partei macht alle # Stiche.': [
    agrees(
      (n, at) => [n - 1, n].map((tarocks) => winsAll(at, String(tarocks))),
      () => [false, true],
    ),
  ],
  'Königrufen zu # (Strohmännchen), zu # (# Könige)': [
    { decidesNothing: 'a way of playing that is not offered' },
    { decidesNothing: 'a way of playing that is not offered' },
    { decidesNothing: 'a way of playing that is not offered' },
  ],
  'Trischaken positiv mit Kontra, mit Durchmarsch, zu #': [{ decidesNothing: 'a way of playing that is not offered' }],
};
