import type { Json } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { text } from '#engine/core/text.ts';
import { checkAnswers } from '#engine/entry/check.ts';
import { exactly } from '#engine/judging/verdicts.ts';
import { commonFields, commonNote, gameField } from '#engine/kernel/entry/common-entries.ts';
import type { Answers, EntrySheet, SeatField } from '#engine/kernel/entry/entry-sheet.ts';
import type { Game, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import { between } from '#engine/settlement/payments.ts';
import { type PaperGame, paperGame } from './paper-game.ts';

const ID = 'paper-reform';
const PARTIES = { dreier: 'sides', amerikaner: 'several', sautanz: 'each' } as const;
const SAUTANZ: keyof typeof PARTIES = 'sautanz';
const SEAT = { kind: 'seat', of: 'active' } as const;
/** Whoever bid it; in a Sautanz that makes nobody a declarer. */
const BIDDER: SeatField = { id: 'bidder', ...SEAT };
const BY: SeatField = { id: 'by', ...SEAT };
const AGAINST: SeatField = { id: 'against', kind: 'seat', of: { but: BY.id } };
const dreier = { contract: ['dreier'] };

/** As in Reform Tarock: one against the others with a kontra for each pair, several declarers with numbers, everybody alone. */
const SHEET: EntrySheet = {
  parties: PARTIES,
  partners: false,
  units: [
    { id: 'tricks', parts: 1, total: 12 },
    { id: 'cards', parts: 1, total: 54 },
  ],
  parts: SCORES.parts,
  columns: ['contract'],
  fields: [
    gameField(PARTIES),
    { ...BIDDER, when: { contract: ['dreier', 'sautanz'] } },
    { id: 'won', kind: 'choice', values: [true, false], when: dreier },
    {
      id: 'kontra',
      kind: 'rows',
      most: 12,
      once: [BY.id, AGAINST.id],
      when: dreier,
      what: [
        BY,
        AGAINST,
        { id: 'level', kind: 'choice', values: [2, 4], fallback: 2 },
        { id: 'early', kind: 'tick' },
        { id: 'protests', kind: 'seats', of: 'active', most: 2, optional: true },
      ],
    },
    {
      id: 'declarers',
      kind: 'rows',
      most: 3,
      once: ['declarer'],
      when: { contract: ['amerikaner'] },
      what: [
        { id: 'declarer', ...SEAT },
        { id: 'number', kind: 'count', unit: 'tricks', min: 0, max: 12 },
        { id: 'tricks', kind: 'count', unit: 'tricks', min: 0, max: 12 },
      ],
    },
    {
      id: 'cards',
      kind: 'each',
      of: 'active',
      what: { id: 'held', kind: 'count', unit: 'cards', min: 0, max: 54 },
      when: { contract: ['sautanz'] },
    },
    ...commonFields(),
  ],
};

const NOTED = 'noted';
const notedIn = ({ notes }: Row): Answers => notes[NOTED] as Answers;
const listIn = (answer: Json | undefined): readonly Answers[] => (answer ?? []) as readonly Answers[];

/** The games of a deal by what a scorer notes of it. */
function gamesIn(contract: string, noted: Answers): readonly (Game & Verdict)[] {
  if (contract === 'amerikaner')
    return listIn(noted['declarers']).map(({ declarer, number, tricks }) => ({
      ...{ declarer: Number(declarer), contract, with: {} },
      ...exactly(Number(tricks), Number(number)),
    }));
  const result = contract === SAUTANZ ? 'draw' : noted['won'] === true ? 'made' : 'lost';
  return [{ declarer: Number(noted['bidder']), contract, with: {}, result }];
}

function played({ contract, ...noted }: Answers, table: number, dealer: number) {
  const games = gamesIn(contract as string, noted);
  return ok({ table, dealer, outcome: 'played', games, items: [], notes: { [NOTED]: noted } } satisfies Row);
}

/** Who wins a game gets 1 from everybody else, times what was said between the two; in a Sautanz who kept least gets it. */
function settle(row: Row): readonly LineItem[] {
  const all = Array.from({ length: row.table }, (_, seat) => seat);
  const noted = notedIn(row);
  const cards = (noted['cards'] ?? []) as readonly number[];
  const level = (one: number, other: number): number => {
    const said = listIn(noted['kontra']).find(
      ({ by, against }) => (by === one && against === other) || (by === other && against === one),
    );
    return said ? Number(said['level']) : 1;
  };
  return row.games.flatMap(({ contract: code, declarer, result }) => {
    const won = code === SAUTANZ ? all.filter((seat) => cards[seat] === Math.min(...cards)) : [declarer];
    const others = all.filter((seat) => !won.includes(seat));
    const paid = result === 'lost' ? between(others, won, rational(1)) : between(won, others, rational(1));
    return paid.map((transfer) => ({
      ...{ code, ...transfer },
      factors: [level(transfer.from, transfer.to)]
        .filter((times) => times > 1)
        .map((times) => ({ code: 'kontra', by: rational(times) })),
    }));
  });
}

const TRICKS = text('{n} {n|Stich|Stiche}', '{n} {n|trick|tricks}');

export const REFORM: PaperGame = paperGame({
  id: ID,
  seats: 3,
  contracts: {
    dreier: text('Dreier', 'Dreier'),
    amerikaner: text('Amerikaner', 'Amerikaner'),
    sautanz: text('Sautanz', 'Sautanz'),
  },
  sheet: SHEET,
  refusals: {},
  items: { kontra: text('Kontra', 'Kontra') },
  texts: {
    fields: {
      bidder: text('Wer es ansagte', 'Who bid it'),
      won: text('Ausgang', 'Result'),
      'won:true': text('gewonnen', 'won'),
      'won:false': text('verloren', 'lost'),
      kontra: text('Kontra', 'Kontra'),
      'kontra:add': text('Kontra dazu', 'Add a kontra'),
      'kontra:remove': text('Kontra weg', 'Remove the kontra'),
      'kontra.by': text('von', 'by'),
      'kontra.against': text('gegen', 'against'),
      'kontra.level': text('Stufe', 'Level'),
      'kontra.level:2': text('Kontra', 'Kontra'),
      'kontra.level:4': text('Rekontra', 'Rekontra'),
      'kontra.early': text('vor dem Talon', 'before the talon'),
      'kontra.protests': text('nicht gebunden', 'not bound'),
      declarers: text('Wer spielt', 'Who declares'),
      'declarers:add': text('Noch einer', 'One more'),
      'declarers:remove': text('Weg damit', 'Remove'),
      'declarers.declarer': text('Spieler', 'Declarer'),
      'declarers.number': text('angesagt', 'declared'),
      'declarers.tricks': text('gemacht', 'made'),
      cards: text('Karten jedes Spielers', 'Cards of each player'),
      'cards:of': text('Karten {name}', 'Cards {name}'),
    },
    hints: {},
    units: {
      tricks: {
        name: text('Stiche', 'Tricks'),
        said: TRICKS,
        wrong: text('Bitte eine Zahl von 0 bis 12 eingeben.', 'Please enter a number from 0 to 12.'),
      },
      cards: {
        name: text('Karten', 'Cards'),
        said: text('{n} {n|Karte|Karten}', '{n} {n|card|cards}'),
        wrong: text('Bitte eine Zahl von 0 bis 54 eingeben.', 'Please enter a number from 0 to 54.'),
      },
    },
    remarks: {},
    columns: { contract: text('Spiel', 'Game') },
    places: {},
  },
  check: (entry, at) => checkAnswers(SHEET, entry, at, { row: (answers) => played(answers, at.table, at.dealer) }),
  note: (row) => (row.games[0] ? { contract: row.games[0].contract, ...notedIn(row) } : commonNote(row)),
  settle,
});
