import type { Json } from '../../../core/json.ts';
import { ok } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import { DECK_54, PACK_54 } from '../../../decks/deck-54.ts';
import { checkAnswers } from '../../../entry/check.ts';
import { commonFields, commonNote, gameField } from '../../../kernel/entry/common-entries.ts';
import type { Answers, EntrySheet, Field } from '../../../kernel/entry/entry-sheet.ts';
import { POINTS as SCORES } from '../../../kernel/words/texts.ts';
import type { Row } from '../../../kernel/score.ts';
import type { Rules } from '../../../kernel/deal/rules.ts';
import type { Contract } from './contract.ts';
import { CONTRACTS } from './contracts/index.ts';

const all = new Map<string, Field>(CONTRACTS.flatMap(({ fields }) => fields.map((field) => [field.id, field])));
const whoAsks = (id: string): readonly string[] =>
  CONTRACTS.filter(({ fields }) => fields.some((field) => field.id === id)).map((contract) => contract.id);

/** The fields of all contracts, each asked where a contract has it. */
export const SHEET: EntrySheet = {
  units: [PACK_54.unit, { id: 'tricks', parts: 1, total: 12 }, { id: 'cards', parts: 1, total: DECK_54.length }],
  parts: SCORES.parts,
  columns: ['contract', 'declarer'],
  fields: [
    gameField(CONTRACTS.map(({ id }) => id)),
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
