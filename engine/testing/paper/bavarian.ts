import type { Json } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { fail, ok } from '#engine/core/result.ts';
import { text } from '#engine/core/text.ts';
import { checkAnswers } from '#engine/entry/check.ts';
import { commonFields, commonNote, gameField } from '#engine/kernel/entry/common-entries.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import { type PaperGame, paperGame, refuseField } from './paper-game.ts';

const ID = 'paper-bavarian';
const TARGETS = [61, 71, 81];

const PARTIES = { simple: 'sides', solo: 'sides' } as const;

/** As in Bavarian Tarock: three play, one alone against the others, with a trump and as many of 120 points as were bid. */
const SHEET: EntrySheet = {
  parties: PARTIES,
  partners: false,
  units: [{ id: 'points', parts: 1, total: 120 }],
  parts: SCORES.parts,
  columns: ['contract', 'declarer', 'target'],
  fields: [
    gameField(PARTIES),
    { id: 'declarer', kind: 'seat', of: 'active', when: { contract: ['simple', 'solo'] } },
    {
      id: 'trump',
      kind: 'choice',
      values: ['acorns', 'leaves', 'hearts', 'bells'],
      when: { contract: ['simple', 'solo'] },
    },
    { id: 'target', kind: 'choice', values: TARGETS, fallback: 61, when: { contract: ['simple', 'solo'] } },
    { id: 'points', kind: 'count', unit: 'points', min: 0, max: 120, when: { contract: ['simple', 'solo'] } },
    ...commonFields(),
  ],
};

const REFUSALS = {
  'solo-is-dear': text('Ein Solo beginnt bei 71 Punkten.', 'A solo begins at 71 points.'),
};

function played({ contract, declarer, trump, target, points }: Answers, table: number, dealer: number) {
  if (contract === 'solo' && target === 61) return fail([refuseField(ID, 'solo-is-dear', 'target')]);
  const row: Row = {
    table,
    dealer,
    outcome: 'played',
    games: [
      {
        declarer: Number(declarer),
        contract: contract as string,
        with: { trump: trump ?? '', target: target ?? 61 },
        result: Number(points) >= Number(target) ? 'made' : 'lost',
        measure: Number(points),
      },
    ],
    items: [],
    notes: {},
  };
  return ok(row);
}

function settle({ games: [game] }: Row): readonly LineItem[] {
  if (!game) return [];
  const price = rational((Number(game.with['target']) - 51) / 10 + Number(game.contract === 'solo'));
  return [0, 1, 2].flatMap((seat): LineItem[] => {
    if (seat === game.declarer) return [];
    const [from, to] = game.result === 'made' ? [seat, game.declarer] : [game.declarer, seat];
    return [{ code: game.contract, from, to, base: price, factors: [] }];
  });
}

const note = (row: Row): Json | undefined => {
  const [game] = row.games;
  if (!game) return commonNote(row);
  const { declarer, contract, measure = 0 } = game;
  return { contract, declarer, ...game.with, points: measure };
};

export const BAVARIAN: PaperGame = paperGame({
  id: ID,
  seats: 3,
  contracts: { simple: text('Einfach', 'Simple'), solo: text('Solo', 'Solo') },
  sheet: SHEET,
  refusals: REFUSALS,
  texts: {
    fields: {
      declarer: text('Spieler', 'Declarer'),
      trump: text('Trumpf', 'Trump'),
      'trump:acorns': text('Eichel', 'Acorns'),
      'trump:leaves': text('Gras', 'Leaves'),
      'trump:hearts': text('Herz', 'Hearts'),
      'trump:bells': text('Schellen', 'Bells'),
      target: text('Gereizt', 'Bid'),
      points: text('Augen des Spielers', 'Declarer’s points'),
    },
    hints: {},
    units: {
      points: {
        name: text('Augen', 'Points'),
        said: text('{n} {n|Auge|Augen}', '{n} {n|point|points}'),
        wrong: text('Bitte eine Zahl von 0 bis 120 eingeben.', 'Please enter a number from 0 to 120.'),
      },
    },
    remarks: {},
    columns: { contract: text('Spiel', 'Game'), declarer: text('Spieler', 'Declarer'), target: text('Gereizt', 'Bid') },
    places: {},
  },
  check: (entry, at) => checkAnswers(SHEET, entry, at, { row: (answers) => played(answers, at.table, at.dealer) }),
  note,
  settle,
});
