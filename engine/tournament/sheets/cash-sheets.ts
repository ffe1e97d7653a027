import type { Language } from '#engine/core/text.ts';
import { BOOKING_TEXTS, TILL_TEXTS } from '../cash/texts.ts';
import type { Booking, CashAccount, CashStatement, PayerLine } from '../cash/types.ts';
import { sumCents } from '../format/money.ts';
import { type Cell, EMPTY, money, type Spreadsheet, words } from './cells.ts';
import { type Column, onlyIf, sayer, sheetFrom } from './columns.ts';

type Amount = 'fee' | 'points' | 'pot' | 'penalties' | 'prizes';
const AMOUNTS = [
  ['fee', 'fee'],
  ['points', 'point-money'],
  ['pot', 'pot'],
  ['penalties', 'penalty-money'],
  ['prizes', 'prize'],
] as const satisfies readonly (readonly [Amount, string])[];

/** Who pays (negative) and gets what; the totals below. */
function playersSheet({ players, sharedGoods }: CashStatement, language: Language): Spreadsheet {
  const say = sayer(language);
  const goods = ({ player, goods: own }: PayerLine): string =>
    [...own, ...sharedGoods.filter((one) => one.players.includes(player.id)).map((one) => one.goods.join(' / '))].join(
      ', ',
    );
  const columns: readonly Column<PayerLine>[] = [
    { head: say('name'), cell: ({ player }) => words(player.name) },
    ...AMOUNTS.flatMap(([key, head]) =>
      onlyIf<PayerLine>(
        players.some((line) => line[key] !== 0),
        { head: say(head), cell: (line) => money(line[key]) },
      ),
    ),
    { head: say('net'), cell: ({ net }) => money(net) },
    ...onlyIf<PayerLine>(
      players.some((line) => goods(line) !== ''),
      { head: say('goods'), cell: (line) => words(goods(line)) },
    ),
  ];
  const sheet = sheetFrom(say('cash'), players, columns);
  const total = sheet.heads.map((_, c): Cell => {
    const cents = sheet.rows.map((row) => row[c]).flatMap((cell) => (cell?.kind === 'money' ? cell.cents : []));
    return cents.length > 0 ? money(sumCents(cents)) : EMPTY;
  });
  return { ...sheet, rows: [...sheet.rows, [words(say('total')), ...total.slice(1)]] };
}

/** Every till before and after, the players, and the balance. */
function tillsSheet({ tills, players, balance }: CashStatement, language: Language): Spreadsheet {
  const say = sayer(language);
  const used = tills.filter(({ before, paidIn, paidOut }) => before !== 0 || paidIn !== 0 || paidOut !== 0);
  const rows = used.map(({ till, before, paidIn, paidOut, after }) => [
    words(TILL_TEXTS[till][language]),
    ...[before, paidIn, paidOut, after].map(money),
    money(after - before),
  ]);
  const net = money(sumCents(players.map((line) => line.net)));
  return {
    title: say('tills'),
    heads: [say('till'), say('before'), say('paid-in'), say('paid-out'), say('after'), say('change')],
    rows: [
      ...rows,
      [words(say('players')), EMPTY, EMPTY, EMPTY, EMPTY, net],
      [words(say('balance')), EMPTY, EMPTY, EMPTY, EMPTY, money(balance)],
    ],
  };
}

/** Every booking in order. */
function bookingsSheet({ bookings, players }: CashStatement, language: Language): Spreadsheet {
  const say = sayer(language);
  const names = new Map(players.map(({ player }) => [player.id, player.name]));
  const who = (account: CashAccount): Cell =>
    words(typeof account === 'string' ? TILL_TEXTS[account][language] : (names.get(account.player) ?? account.player));
  return sheetFrom<Booking>(say('bookings'), bookings, [
    { head: say('what'), cell: ({ code }) => words(BOOKING_TEXTS[code][language]) },
    { head: say('from'), cell: ({ from }) => who(from) },
    { head: say('to'), cell: ({ to }) => who(to) },
    { head: say('amount'), cell: ({ cents }) => money(cents) },
    ...onlyIf<Booking>(
      bookings.some(({ reason }) => reason !== undefined),
      { head: say('reason'), cell: ({ reason }) => words(reason ?? '') },
    ),
  ]);
}

/** The closing statement: by player, by till, and every booking. */
export const cashSheets = (statement: CashStatement, language: Language): readonly Spreadsheet[] =>
  [playersSheet, tillsSheet, bookingsSheet].map((sheet) => sheet(statement, language));

/** Printed instead if the points do not add up, so that nobody pays out by it. */
export function unevenSheet(language: Language): Spreadsheet {
  const say = sayer(language);
  return { title: say('cash'), heads: [say('note')], rows: [[words(say('uneven'))]] };
}
