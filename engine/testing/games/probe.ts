import { z } from 'zod';
import type { Card } from '#engine/core/card.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { Pack } from '#engine/core/pack.ts';
import { rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Actor, Audience } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { parseWith, ROW } from '#engine/kernel/deal/formats.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import type { EntryLayout, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import type { LineItem, Purse, Row, Situation } from '#engine/kernel/score.ts';
import { type EntryTexts, POINTS, type ScoreUnit } from '#engine/kernel/words/texts.ts';
import type { Rare } from '../reach/reach.ts';
import { refusal } from '../refusal.ts';
import { groupOf as plainGroup, PLAIN_WORDS } from './words.ts';

/** Hardly any probe game is scored on paper: its entry is the row itself, asked for as one text. */
const SHEET: Omit<EntrySheet, 'parts'> = {
  parties: {},
  partners: true,
  units: [],
  fields: [{ id: 'row', kind: 'text', most: 100_000 }],
  columns: [],
};
const LAYOUT: EntryLayout = {
  write: ({ row }) => JSON.parse(row as string) as Json,
  read: (row) => ({ row: JSON.stringify(row) }),
  placeOf: () => 'row',
};

const SHARED = {
  'not-held': text('{at} liegt nicht in dieser Hand.', '{at} is not in this hand.'),
  'no-such-profile': text('Das Profil {at} gibt es nicht.', 'There is no profile {at}.'),
  'no-such-option': text('Die Einstellung {at} gibt es nicht.', 'There is no option {at}.'),
};

/** A game that nobody plays, and so without a text that could be read a second time. */
export interface ProbeGame extends GameDefinition {
  readonly unchecked: string;
  /** By contract, the cards of those that hardly any shuffled pack allows. */
  readonly rare: Rare;
}

export const isProbe = (game: GameDefinition): game is ProbeGame => 'unchecked' in game;

/** What distinguishes one probe game from another; the rest of a definition is the same for all. */
export interface Probe extends Omit<
  Rules,
  'check' | 'face' | 'note' | 'review' | 'series' | 'sheet' | 'pack' | 'balance' | 'totals'
> {
  readonly id: string;
  readonly tables: readonly number[];
  readonly contracts: readonly string[];
  readonly bonuses?: readonly string[];
  /** What is paid besides, and what multiplies it. */
  readonly items?: readonly string[];
  readonly refusals?: Readonly<Record<string, Text>>;
  readonly face?: Rules['face'];
  readonly deck: readonly Card[];
  readonly rare?: Rare;
  /** Missing: cards of one suit without trumps, worth their numbers. */
  readonly pack?: Pack;
  readonly balance?: Rules['balance'];
  /** Missing: anything that nobody would ask about. */
  readonly totals?: Rules['totals'];
  /** Missing: points. */
  readonly score?: ScoreUnit;
  /** What a scorer is asked, who then is asked all of it; missing: the row itself. */
  readonly sheet?: EntrySheet;
  /** How that is said; missing: nothing is. */
  readonly entryTexts?: EntryTexts;
  readonly check?: Rules['check'];
  readonly note?: Rules['note'];
  /** Missing: everything is said by its own name. */
  readonly groupOf?: GameDefinition['groupOf'];
  readonly words?: GameDefinition['words'];
  /** Missing: no deal follows from another. */
  readonly series?: Rules['series'];
}

/** Totals of a game that has no prices. */
export const ANY_TOTALS: Rules['totals'] = {
  ...{ usual: 1_000_000, rare: 1_000_000, most: 1_000_000 },
  ...{ onlyGrow: false, areWhole: false },
};

/** A complete definition around a tiny game; its score entry from paper is the row itself. */
export function probe({
  id,
  tables,
  contracts,
  bonuses = [],
  items = [],
  refusals: own = {},
  face,
  deck,
  pack: ofItsOwn,
  balance = 'zero-sum',
  score = POINTS,
  sheet,
  entryTexts = { fields: {}, hints: {}, units: {}, columns: {}, remarks: {}, places: {} },
  rare = {},
  groupOf = plainGroup,
  words = () => PLAIN_WORDS,
  series = [],
  ...rest
}: Probe): ProbeGame {
  const rules: Rules = {
    check: (json) => parseWith(ROW, json),
    note: (row) => row as unknown as Json,
    totals: ANY_TOTALS,
    ...rest,
    pack: ofItsOwn ?? packOf(deck),
    balance,
    face: face ?? ((game) => game),
    review: () => ({ tricks: 'last', talon: false }),
    sheet: sheet ?? { ...SHEET, parts: score.parts },
    ...(sheet ? {} : { layout: LAYOUT }),
    series,
  };
  const refusals = { ...SHARED, ...own };
  const same = (ids: readonly string[]): Record<string, Text> =>
    Object.fromEntries(ids.map((name) => [name, text(name, name)]));
  const names = {
    contracts: same(contracts),
    bonuses: same(bonuses),
    phases: same(rest.phases.map((phase) => phase.id)),
  };
  const plain: ProfileListing = {
    id: 'plain',
    contracts: contracts.map((contract, rank) => ({ id: contract, rank, value: '1', source: 'probe' })),
    bonuses: bonuses.map((bonus) => ({ id: bonus, amounts: { silent: '1' }, source: 'probe' })),
    options: [],
  };
  return {
    id,
    unchecked: 'a game that nobody plays has no text to be read a second time',
    rare,
    rulesVersion: 1,
    tables,
    turns: 'clockwise',
    texts: {
      name: text(id, id),
      profiles: same(['plain']),
      options: {},
      optionGroups: [],
      values: {},
      items: { ...COMMON_ITEMS, ...same(items) },
      notOffered: [],
      ladders: {},
      laid: { name: text('weggelegt', 'laid away'), cards: text('{n} weggelegt', '{n} laid away') },
      terms: {},
      laps: { one: text('Durchgang', 'lap'), many: text('Durchgänge', 'laps') },
      pauses: text('Du setzt aus.', 'You sit out.'),
      score,
      refusals,
      entry: entryTexts,
      ...names,
    },
    profiles: [plain],
    ...(sheet ? {} : { entry: ROW }),
    listing: () => plain,
    rulebook: () => [],
    groupOf,
    words,
    tableRules(profile, options: Notes) {
      const [unknown] = Object.keys(options);
      if (profile !== 'plain') return fail(refusal('no-such-profile', profile));
      if (unknown !== undefined) return fail(refusal('no-such-option', unknown));
      return ok({ family: id, profile, options: {}, rulesVersion: 1 });
    },
    rules: () => rules,
  };
}

/** One payment, for the only reason a probe game has. */
export const pay = (code: string, from: Purse, to: Purse, amount: number, { factors }: Situation): LineItem => ({
  code,
  from,
  to,
  base: rational(amount),
  factors,
});

/** A row with nothing but the cards that count for each seat, and their points. */
export const rowOf = ({ table, dealer }: State, cardsFor: (seat: number) => readonly string[]): Row => ({
  table,
  dealer,
  outcome: 'played',
  games: [],
  items: [],
  measures: Array.from({ length: table }, (_, seat) => cardsFor(seat).reduce((sum, card) => sum + valueOf(card), 0)),
  counts: { cards: Array.from({ length: table }, (_, seat) => cardsFor(seat).length) },
  notes: {},
});

/** Cards of one suit without trumps, worth their numbers. */
const packOf = (cards: readonly Card[]): Pack => ({
  id: 'probe',
  cards,
  held: cards,
  suitOf: (card) => card.charAt(0),
  isTrump: () => false,
  strength: valueOf,
  points: valueOf,
  unit: { id: 'points', parts: 1, total: cards.reduce((sum, card) => sum + valueOf(card), 0) },
  honours: [],
});

/** For example cards `A1` to `A12`. */
export const pack = (letter: string, size: number): readonly string[] =>
  Array.from({ length: size }, (_, i) => `${letter}${i + 1}`);
export const valueOf = (card: string): number => Number(card.slice(1));
/** The index of the card that is worth most. */
export const highestIn = (cards: readonly string[]): number =>
  cards.indexOf([...cards].sort((a, b) => valueOf(b) - valueOf(a))[0] ?? '');

export const held = (s: State, seat: Actor): readonly string[] => s.zones[`hand:${seat}`] ?? [];
export const laid = (s: State, seat: Actor): readonly string[] => s.zones[`laid:${seat}`] ?? [];

/** All seats except `pausing` of them play, starting with the one after the dealer. */
export const afterDealer =
  (pausing = 0): Rules['active'] =>
  (table, dealer) =>
    Array.from({ length: table - pausing }, (_, i) => (dealer + 1 + i) % table);

/** Deals a number of cards to each player, from the top of the deck. */
export const dealEach =
  (size: number): Rules['deal'] =>
  (deck, active) =>
    active.map((seat, i) => {
      const cards = deck.slice(size * i, size * (i + 1));
      return { type: 'moved', cards, from: 'deck', to: `hand:${seat}`, seenBy: [seat] };
    });

/** Refuses a card that is not held, or is named twice. */
export function unheld(s: State, by: Actor, cards: readonly string[]): Refusal | undefined {
  const bad = cards.find((card, i) => !held(s, by).includes(card) || cards.indexOf(card) !== i);
  return bad === undefined ? undefined : refusal('not-held', bad);
}

export const oneOf = (...actions: readonly Action[]): readonly Offer[] => [{ kind: 'one-of', actions }];

/** One action per card held. */
export const eachCard = (s: State, seat: Actor, type: string): readonly Offer[] =>
  oneOf(...held(s, seat).map((card) => ({ type, card })));

/** An action with one card, for example `play`. */
export const cardAction = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), card: z.string() });

/** Moves cards from a hand to somewhere else. */
export const put = (by: Actor, cards: readonly string[], to: string, seenBy: Audience): Event => ({
  type: 'moved',
  cards,
  from: `hand:${by}`,
  to,
  seenBy,
});
