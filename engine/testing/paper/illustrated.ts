import type { Json } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { fail, ok } from '#engine/core/result.ts';
import { text } from '#engine/core/text.ts';
import { checkAnswers } from '#engine/entry/check.ts';
import { commonFields, gameField } from '#engine/kernel/entry/common-entries.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import { type PaperGame, paperGame, refuseField } from './paper-game.ts';

const ID = 'paper-illustrated';
const PARTIES = { dreiblatt: 'sides' } as const;
const GAMES = Object.keys(PARTIES);

/** As in Illustrated Tarock: three play with levels, each melds for one hand, and half points are counted. */
const SHEET: EntrySheet = {
  parties: PARTIES,
  partners: false,
  units: [{ id: 'points', parts: 2, total: 156 }],
  parts: SCORES.parts,
  columns: ['contract', 'declarer', 'level', 'melds'],
  fields: [
    gameField(PARTIES),
    { id: 'declarer', kind: 'seat', of: 'active', when: { contract: GAMES } },
    { id: 'level', kind: 'choice', values: [1, 2, 3], fallback: 1, when: { contract: GAMES } },
    {
      id: 'melds',
      kind: 'rows',
      key: 'id',
      most: 6,
      when: { contract: GAMES },
      what: [
        { id: 'id', kind: 'choice', values: ['ten-tarocks', 'four-kings'] },
        { id: 'by', kind: 'seat', of: 'active' },
      ],
    },
    {
      id: 'counts',
      kind: 'each',
      of: 'active',
      what: { id: 'count', kind: 'count', unit: 'points', min: 0, max: 156 },
      sum: 156,
      when: { contract: GAMES },
    },
    ...commonFields(),
  ],
};

const REFUSALS = {
  'meld-twice': text('Nur einer kann vier Könige haben.', 'Only one player can hold four kings.'),
};

type Meld = { readonly id: string; readonly by: number };
const meldsIn = ({ melds }: Answers): readonly Meld[] => (melds ?? []) as unknown as readonly Meld[];

function played(answers: Answers, table: number, dealer: number) {
  const melds = meldsIn(answers);
  const second = melds.findIndex(({ id }, i) => id === 'four-kings' && melds.findIndex((one) => one.id === id) < i);
  if (second >= 0) return fail([refuseField(ID, 'meld-twice', `melds.${second}.by`)]);
  const counts = answers['counts'] as readonly number[];
  const declarer = Number(answers['declarer']);
  const row: Row = {
    table,
    dealer,
    outcome: 'played',
    games: [
      {
        declarer,
        contract: answers['contract'] as string,
        with: { level: answers['level'] ?? 1 },
        result: (counts[declarer] ?? 0) > 78 ? 'made' : 'lost',
      },
    ],
    items: melds.map(({ id, by }) => ({
      about: id,
      stage: 'announced',
      by,
      against: [],
      doublings: [],
      result: 'made',
    })),
    measures: counts,
    notes: {},
  };
  return ok(row);
}

function settle({ table, games: [game], items }: Row): readonly LineItem[] {
  if (!game) return [];
  const others = (seat: number) => Array.from({ length: table }, (_, one) => one).filter((one) => one !== seat);
  const pay = (code: string, winner: number, loser: number, points: number): LineItem => ({
    code,
    from: loser,
    to: winner,
    base: rational(points),
    factors: [],
  });
  return [
    ...others(game.declarer).map((seat) => {
      const [to, from] = game.result === 'made' ? [game.declarer, seat] : [seat, game.declarer];
      return pay(game.contract, to, from, Number(game.with['level']));
    }),
    ...items.flatMap(({ about, by }) => others(by).map((seat) => pay(about, by, seat, 1))),
  ];
}

const note = ({ games: [game], items, measures = [] }: Row): Json | undefined =>
  game && {
    contract: game.contract,
    declarer: game.declarer,
    ...game.with,
    ...(items.length > 0 && { melds: items.map(({ about, by }) => ({ id: about, by })) }),
    counts: measures,
  };

const MELDS = {
  'ten-tarocks': text('Zehn Tarock', 'Ten tarocks'),
  'four-kings': text('Vier Könige', 'Four kings'),
};

export const ILLUSTRATED: PaperGame = paperGame({
  id: ID,
  seats: 3,
  contracts: { dreiblatt: text('Dreiblatt', 'Three leaves') },
  sheet: SHEET,
  refusals: REFUSALS,
  items: MELDS,
  texts: {
    fields: {
      declarer: text('Spieler', 'Declarer'),
      level: text('Stufe', 'Level'),
      melds: text('Meldungen', 'Melds'),
      'melds:add': text('Meldung hinzufügen', 'Add a meld'),
      'melds:remove': text('{row} wieder entfernen', 'Remove {row}'),
      'melds.id:ten-tarocks': MELDS['ten-tarocks'],
      'melds.id:four-kings': MELDS['four-kings'],
      'melds.by': text('von', 'by'),
      counts: text('Punkte jedes Spielers', 'Points of each player'),
      'counts:of': text('Punkte {name}', 'Points {name}'),
    },
    hints: {},
    units: {
      points: {
        name: text('Punkte', 'Points'),
        said: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
        wrong: text('Bitte halbe Punkte als 26/1 schreiben.', 'Please write half points as 26/1.'),
      },
    },
    remarks: {},
    columns: {},
    places: {},
  },
  check: (entry, at) => checkAnswers(SHEET, entry, at, { row: (answers) => played(answers, at.table, at.dealer) }),
  note,
  settle,
});
