import type { Json } from '#engine/core/json.ts';
import { ok } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, PACK_54 } from '#engine/decks/deck-54.ts';
import { checkAnswers } from '#engine/entry/check.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { commonFields, commonNote, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type { Answers, EntrySheet, Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import type { Contract } from './contract.ts';
import { CONTRACTS } from './contracts/index.ts';

const all = new Map<string, Field>(CONTRACTS.flatMap(({ fields }) => fields.map((field) => [field.id, field])));
const whoAsks = (id: string): readonly string[] =>
  CONTRACTS.filter(({ fields }) => fields.some((field) => field.id === id)).map((contract) => contract.id);

const PARTIES = partiesBy(CONTRACTS, ({ parties }) => parties);

/** The fields of all contracts, each asked where a contract has it. */
export const SHEET: EntrySheet = {
  parties: PARTIES,
  partners: true,
  units: [PACK_54.unit, { id: 'tricks', parts: 1, total: 12 }, { id: 'cards', parts: 1, total: DECK_54.length }],
  parts: SCORES.parts,
  columns: ['contract', 'declarer'],
  fields: [
    gameField(PARTIES),
    ...[...all.values()].map((field) => ({ ...field, when: { contract: whoAsks(field.id) } })),
    ...commonFields(),
  ],
};

const NOTED = 'noted';

/** What was noted of a deal, whether it was played or entered. */
export const notedIn = ({ notes }: Row): Answers => notes[NOTED] as Answers;

export const rowOf = (table: number, dealer: Seat, contract: Contract, noted: Answers): Row => ({
  ...{ table, dealer, outcome: 'played', items: [] },
  games: contract.games(noted),
  notes: { [NOTED]: noted },
});

export const note = (row: Row): Json | undefined =>
  row.games[0] ? { contract: row.games[0].contract, ...notedIn(row) } : commonNote(row);

export const check =
  (active: Rules['active'], find: (id: string) => Contract): Rules['check'] =>
  (entry, table, dealer) =>
    checkAnswers(
      SHEET,
      entry,
      { table, dealer, active: active(table, dealer) },
      {
        row: ({ contract, ...noted }) => ok(rowOf(table, dealer, find(contract as string), noted)),
      },
    );
