import type { Json } from '#engine/core/json.ts';
import type { Pack } from '#engine/core/pack.ts';
import { type Refusal, refusing } from '#engine/core/refusal.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { type EntryTexts, POINTS } from '#engine/kernel/words/texts.ts';
import { ANY_TOTALS } from '../games/probe.ts';
import { groupOf, PLAIN_WORDS } from '../games/words.ts';

/** A family that is only written down: nobody deals its cards. */
interface Paper {
  readonly id: string;
  readonly seats: number;
  readonly contracts: Readonly<Record<string, Text>>;
  readonly sheet: EntrySheet;
  readonly refusals: Readonly<Record<string, Text>>;
  readonly texts: EntryTexts;
  /** Names of line items that are no contract; missing: there are none. */
  readonly items?: Readonly<Record<string, Text>>;
  readonly check: (entry: Json, at: EntryTable) => Result<Row, readonly Refusal[]>;
  readonly note: (row: Row) => Json | undefined;
  readonly settle: (row: Row) => readonly LineItem[];
}

export interface PaperGame {
  readonly game: GameDefinition;
  readonly rules: Rules;
}

/** Refuses a field of such a family's entry. */
export const refuseField = (family: string, code: string, field: string): Refusal =>
  refusing<string>(`family:${family}`)(code, { field });

const never = (): never => {
  throw new Error('nobody plays this');
};

const NO_PACK: Pack = {
  id: 'none',
  cards: [],
  held: [],
  suitOf: never,
  isTrump: never,
  strength: never,
  points: never,
  unit: { id: 'points', parts: 1, total: 0 },
  honours: [],
};

/** A definition around it. */
export function paperGame({
  id,
  seats,
  contracts,
  sheet,
  refusals,
  texts,
  items = {},
  check,
  note,
  settle,
}: Paper): PaperGame {
  const active = (table: number, dealer: number) => Array.from({ length: table }, (_, i) => (dealer + 1 + i) % table);
  const rules: Rules = {
    first: '',
    phases: [],
    pack: NO_PACK,
    balance: 'zero-sum',
    totals: ANY_TOTALS,
    active,
    deal: never,
    face: never,
    review: never,
    read: never,
    sheet,
    check: (entry, table, dealer) => check(entry, { table, dealer, active: active(table, dealer) }),
    note,
    series: [],
    settle,
  };
  const listing: ProfileListing = {
    id: 'plain',
    contracts: Object.keys(contracts).map((contract, rank) => ({ id: contract, rank, value: '1', source: 'probe' })),
    bonuses: [],
    options: [],
  };
  const game: GameDefinition = {
    id,
    rulesVersion: 1,
    tables: [seats],
    turns: 'clockwise',
    texts: {
      name: text(id, id),
      profiles: { plain: text('plain', 'plain') },
      contracts,
      bonuses: {},
      options: {},
      optionGroups: [],
      values: {},
      phases: {},
      entry: texts,
      notOffered: [],
      ladders: {},
      laid: { name: text('weggelegt', 'laid away'), cards: text('{n} weggelegt', '{n} laid away') },
      terms: {},
      laps: { one: text('Durchgang', 'lap'), many: text('Durchgänge', 'laps') },
      pauses: text('Du setzt aus.', 'You sit out.'),
      score: POINTS,
      refusals,
      items,
    },
    profiles: [listing],
    tableRules: (profile) => ok({ family: id, profile, options: {}, rulesVersion: 1 }),
    rules: () => rules,
    listing: () => listing,
    rulebook: () => [],
    groupOf,
    words: () => PLAIN_WORDS,
  };
  return { game, rules };
}
