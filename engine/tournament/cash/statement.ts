import { subtract, sum, ZERO } from '../../core/rational.ts';
import type { Refusal } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { amountsAt, refuse } from '../refusals.ts';
import { isIn } from '../state/people/groups.ts';
import { centsOf, sumCents, type Cents } from '../format/money.ts';
import { costOf, goodsOf, prizesOf } from './prizes.ts';
import type {
  CashAccount,
  Booking,
  BookingCode,
  CashInput,
  CashStatement,
  Payer,
  PayerLine,
  TillLine,
} from './types.ts';
import type { FeeRules } from '../format/cash-rules.ts';

/** A booking with a positive amount: a negative one is reversed, and a zero one is left out. */
function book(
  code: BookingCode,
  from: CashAccount,
  to: CashAccount,
  cents: Cents,
  reason?: string,
): readonly Booking[] {
  if (cents === 0) return [];
  const note = reason === undefined ? {} : { reason };
  return [cents > 0 ? { code, from, to, cents, ...note } : { code, from: to, to: from, cents: -cents, ...note }];
}

const of = (player: string): CashAccount => ({ player });

/** A player's fee: the lowest among their groups, else the full one. */
export function feeOf({ full, reduced = [] }: FeeRules, groups: readonly string[]): Cents {
  const own = reduced.filter(({ group }) => isIn({ groups }, group)).map(({ cents }) => cents);
  return own.length > 0 ? Math.min(...own) : full;
}

function fees({ players, rules: { fee } }: CashInput): readonly Booking[] {
  return players.flatMap(({ id, groups, free }) => {
    const cents = free ? 0 : feeOf(fee, groups);
    const toPrizes = Math.max(0, cents - (fee.houseKeeps ?? cents));
    return [
      ...book(cents === fee.full ? 'fee' : 'fee-reduced', of(id), 'house', cents),
      ...book('fee-to-prizes', 'house', 'prizes', toPrizes),
    ];
  });
}

function pointMoney({ players, rules: { pointMoney: money } }: CashInput): readonly Booking[] {
  if (!money) return [];
  const { perPoint, step = 1, direction, rest } = money;
  const paid = players.flatMap(({ id, points }) => {
    const cents = centsOf(points, perPoint, step);
    return direction === 'both' || cents < 0 ? book('points', 'points', of(id), cents) : [];
  });
  return [...paid, ...book('points-rest', 'points', rest, gained(paid, 'points'))];
}

function others({ rules, potPayments = [], penalties = [], extras = [] }: CashInput): readonly Booking[] {
  return [
    ...potPayments.flatMap(({ player, cents, reason }) => book('pot-payment', of(player), 'pot', cents, reason)),
    ...penalties.flatMap(({ player, cents, reason }) =>
      book('penalty', of(player), rules.penaltiesTo ?? 'house', cents, reason),
    ),
    ...extras.flatMap(({ till, cents, reason }) => book('extra', 'outside', till, cents, reason)),
  ];
}

/** Prizes from the prize till; the club adds what is missing and keeps what is left. */
function prizes({ players, rules: { prizes: scheme } }: CashInput, fund: Cents): readonly Booking[] {
  const { prizes: won, house } = scheme ? prizesOf(scheme, players, fund) : { prizes: [], house: 0 };
  const left = fund - costOf(won) - house;
  return [
    ...(left < 0 ? book('prize-shortfall', 'house', 'prizes', -left) : []),
    ...won.flatMap(({ player, cents }) => book('prize', 'prizes', of(player), cents)),
    ...won.flatMap(({ player, remainder }) => book('prize-remainder', 'prizes', of(player), remainder)),
    ...book('prize-remainder', 'prizes', 'house', house),
    ...(left > 0 ? book('prizes-left', 'prizes', 'house', left) : []),
  ];
}

const same = (a: CashAccount, b: CashAccount): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.player === b.player;

const total = (bookings: readonly Booking[]): Cents => sumCents(bookings.map(({ cents }) => cents));

/** What bookings add to an account; negative if they cost it. */
function gained(bookings: readonly Booking[], account: CashAccount): Cents {
  const paidIn = bookings.filter(({ to }) => same(to, account));
  const paidOut = bookings.filter(({ from }) => same(from, account));
  return total(paidIn) - total(paidOut);
}

/** People with bookings who are not on the list; they need a line, too. */
function strangers(players: readonly Payer[], bookings: readonly Booking[]): readonly Payer[] {
  const known = new Set(players.map(({ id }) => id));
  const booked = bookings.flatMap(({ from, to }) =>
    [from, to].flatMap((one) => (typeof one === 'string' ? [] : one.player)),
  );
  return [...new Set(booked)].filter((id) => !known.has(id)).map((id) => ({ id, name: id, groups: [], points: ZERO }));
}

function payerLine(player: Payer, bookings: readonly Booking[], goods: readonly string[]): PayerLine {
  const own = (...codes: readonly BookingCode[]): Cents =>
    gained(
      bookings.filter(({ code }) => codes.includes(code)),
      of(player.id),
    );
  return {
    player,
    fee: own('fee', 'fee-reduced'),
    points: own('points'),
    pot: own('pot-payment'),
    penalties: own('penalty'),
    prizes: own('prize', 'prize-remainder'),
    net: gained(bookings, of(player.id)),
    goods,
  };
}

function tillLine(till: TillLine['till'], before: Cents, bookings: readonly Booking[]): TillLine {
  const paidIn = total(bookings.filter(({ to }) => to === till));
  const paidOut = total(bookings.filter(({ from }) => from === till));
  return { till, before, paidIn, paidOut, after: before + paidIn - paidOut };
}

/**
 * Points that somebody is paid and nobody pays would be paid by the club: the remainder may be what rounding makes of cents,
 * and nothing else.
 */
function refusePoints({ players, rules: { pointMoney: money }, unpaid = ZERO }: CashInput): Refusal | undefined {
  if (money?.direction !== 'both') return undefined;
  const over = subtract(sum(players.map(({ points }) => points)), unpaid);
  return centsOf(over, money.perPoint) === 0 ? undefined : refuse('points-without-payer', amountsAt(over));
}

/** The evening's cash, unless its points do not add up. */
export function closeCash(input: CashInput): Result<CashStatement, Refusal> {
  const no = refusePoints(input);
  return no ? fail(no) : ok(statementOf(input));
}

/** Every booking, every player's sum, every till. The pot carries over to the next evening. */
export function statementOf(input: CashInput): CashStatement {
  const { players, rules, potBefore = 0 } = input;
  const before = [...fees(input), ...pointMoney(input), ...others(input)];
  const bookings = [...before, ...prizes(input, gained(before, 'prizes'))];
  const goods = goodsOf(rules.goods ?? [], players);
  const lines = [...players, ...strangers(players, bookings)].map((player) => {
    const alone = goods.find((one) => one.players.length === 1 && one.players[0] === player.id);
    return payerLine(player, bookings, alone?.goods ?? []);
  });
  const tills = (['house', 'pot', 'prizes', 'points', 'outside'] as const).map((till) =>
    tillLine(till, till === 'pot' ? potBefore : 0, bookings),
  );
  return {
    bookings,
    players: lines,
    tills,
    sharedGoods: goods.filter((one) => one.players.length > 1),
    balance: sumCents([
      ...lines.flatMap(({ fee, points, pot, penalties, prizes: won }) => [fee, points, pot, penalties, won]),
      ...tills.map((till) => till.after - till.before),
    ]),
  };
}
