import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { keyOf } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import { checkBy } from '#engine/entry/check.ts';
import { definePhase } from '#engine/kernel/deal/phase.ts';
import { agreedIn, agreedItems, commonFields, commonNote, gameField } from '#engine/kernel/entry/common-entries.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Game, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import type { ScoreUnit } from '#engine/kernel/words/texts.ts';
import { TRICKS, tricksOf } from '#engine/phases/trick.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { refusal } from '../refusal.ts';
import { afterDealer, dealEach, highestIn, oneOf, pack, probe } from './probe.ts';

/** Its unit is a hundredth: prices are multiplied and divided, and what comes out is paid to the cent. */
const EUROS: ScoreUnit = {
  parts: 'hundredths',
  name: text('Euro', 'euros'),
  amount: text('{n} Euro', '{n} {n|euro|euros}'),
  withAmount: text('mit {n} Euro', 'with {n} {n|euro|euros}'),
  isSaid: true,
};

/** What one opponent pays the declarer, in hundredths by line item: if the game was made, and if it was lost. */
interface Price {
  readonly made: Readonly<Record<string, number>>;
  readonly lost: Readonly<Record<string, number>>;
}

/** As in reform §11: 30 (six times 1.4, lost 20 times 1.4), 41 (bought for half of it, with a silent trull), 59 (127² / 100). */
const PRICES: Readonly<Record<string, Price>> = {
  mortgaged: { made: { mortgaged: 840 }, lost: { mortgaged: -2800 } },
  bought: { made: { bought: 1500, trull: 400, sale: -750 }, lost: { bought: -1500, sale: -750 } },
  squared: { made: { squared: 16_900 }, lost: { squared: -16_129, trull: -400 } },
};
const CONTRACTS = Object.keys(PRICES);
/** Cards of a hand; with one trick of them the declarer has made the game. */
const HAND = 3;

const active = afterDealer();

const PARTIES = Object.fromEntries(CONTRACTS.map((id) => [id, 'sides'] as const));

const SHEET: EntrySheet = {
  parties: PARTIES,
  partners: false,
  units: [],
  parts: EUROS.parts,
  columns: ['contract', 'declarer', 'made'],
  fields: [
    gameField(PARTIES),
    { id: 'declarer', kind: 'seat', of: 'active', when: { contract: CONTRACTS } },
    { id: 'made', kind: 'tick', when: { contract: CONTRACTS } },
    ...commonFields(),
  ],
};

const rowOf = (table: number, dealer: number, game: Game & Verdict): Row => ({
  ...{ table, dealer, outcome: 'played', items: [] },
  games: [game],
  notes: {},
});

const gameOf = ({ contract = '', declarer, made }: Answers): Game & Verdict => ({
  contract: keyOf(contract),
  declarer: Number(declarer),
  with: {},
  result: made === true ? 'made' : 'lost',
});

/** One against the others, in euros and cents. */
export const EURO_GAME = probe({
  id: 'probe-euros',
  tables: [4],
  contracts: CONTRACTS,
  items: ['trull', 'sale'],
  refusals: { 'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.') },
  score: EUROS,
  first: 'choose',
  // They can be drawn, as the page draws its tarocks.
  deck: pack('T', 4 * HAND),
  active,
  deal: dealEach(HAND),
  phases: [
    definePhase({
      id: 'choose',
      actions: z.strictObject({ type: z.enum(CONTRACTS) }),
      turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(0, 1), may: [] }),
      offers: () => oneOf(...CONTRACTS.map((type) => ({ type }))),
      refuse: () => undefined,
      decide: (_, by, { type }) => [{ type: 'games', games: [{ contract: type, declarer: Number(by), with: {} }] }],
      next: () => [{ type: 'entered', phase: TRICKS }],
      show: () => null,
    }),
    tricks({
      refusal: (code) => refusal(code),
      leader: (s) => must(s.active[0], 'forehand'),
      legal: () => ({ single: [] }),
      winner: (_, plays) => highestIn(plays.flat()),
    }),
  ],
  read: (s) => {
    const [{ contract, declarer }] = s.games as readonly [Game];
    const made = tricksOf(s).some(({ winner }) => winner === declarer);
    return rowOf(s.table, s.dealer, gameOf({ contract, declarer, made }));
  },
  sheet: SHEET,
  entryTexts: {
    fields: {
      declarer: text('Spieler', 'Declarer'),
      made: text('Gewonnen', 'Won'),
      ...Object.fromEntries(CONTRACTS.map((id) => [`contract:${id}`, text(id, id)])),
    },
    hints: {},
    units: {},
    remarks: {},
    columns: {
      contract: text('Spiel', 'Game'),
      declarer: text('Spieler', 'Declarer'),
      made: text('Gewonnen', 'Won'),
    },
    places: { declarer: text('Spieler', 'declarer'), made: text('gewonnen', 'won') },
  },
  check: checkBy({
    sheet: SHEET,
    active,
    row: (answers, { table, dealer }) => rowOf(table, dealer, gameOf(answers)),
    refuse: () => [],
  }),
  note: (row) => {
    const [game] = row.games;
    if (!game) return commonNote(row);
    const { contract, declarer, result } = game;
    return { contract, declarer, ...(result === 'made' && { made: true }) };
  },
  settle(row, { factors }) {
    const agreed = agreedIn(row);
    if (agreed) return agreedItems(agreed.payments);
    return row.games.flatMap(({ contract, declarer, result }) => {
      const price = result === 'made' ? PRICES[contract]?.made : PRICES[contract]?.lost;
      return Object.entries(price ?? {}).flatMap(([code, hundredths]): readonly LineItem[] =>
        active(row.table, row.dealer)
          .filter((seat) => seat !== declarer)
          .map((seat) => ({
            code,
            from: hundredths > 0 ? seat : declarer,
            to: hundredths > 0 ? declarer : seat,
            base: rational(Math.abs(hundredths), 100),
            factors,
          })),
      );
    });
  },
});
