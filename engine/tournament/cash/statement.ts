import { add, subtract, sum, ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { FeeRules } from '../format/cash-rules.ts';
import { type Cents, centsOf, sumCents } from '../format/money.ts';
import { amountsAt, refuse } from '../refusals.ts';
import { isIn } from '../state/people/groups.ts';
import { costOf, goodsOf, prizesOf } from './prizes.ts';
import {
  type Booking,
  BOOKING_CODES,
  type BookingCode,
  type CashAccount,
  type CashInput,
  type CashStatement,
  type Payer,
  type PayerLine,
  type TillLine,
  type Unpaid,
} from './types.ts';

/** Bookings with positive amounts: a negative one is reversed, and a zero one is left out. */
const booked = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings
    .filter(({ cents }) => cents !== 0)
    .map((one) => (one.cents > 0 ? one : { ...one, from: one.to, to: one.from, cents: -one.cents }));

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
    return booked([
      { code: cents === fee.full ? 'fee' : 'fee-reduced', from: of(id), to: 'house', cents },
      { code: 'fee-to-prizes', from: 'house', to: 'prizes', cents: toPrizes },
    ]);
  });
}

const NOTHING: Unpaid = { bonus: ZERO, inPots: ZERO };

/** Money for points: what is in the pots of the tables stays there, and the bonus for the target is paid out of a till. */
function pointMoney({
  players,
  rules: { pointMoney: money },
  unpaid: { bonus, inPots } = NOTHING,
}: CashInput): readonly Booking[] {
  if (!money) return [];
  const { perPoint, step = 1, direction, rest } = money;
  const paid = players.flatMap(({ id, points }) => {
    const cents = centsOf(points, perPoint, step);
    return direction === 'both' || cents < 0 ? booked([{ code: 'points', from: 'points', to: of(id), cents }]) : [];
  });
  const known: readonly Booking[] =
    direction === 'both'
      ? booked([
          { code: 'points-in-pots', from: 'points', to: 'tables', cents: centsOf(inPots, perPoint, step) },
          { code: 'target-bonus', from: rest, to: 'points', cents: centsOf(bonus, perPoint, step) },
        ])
      : [];
  const all = [...paid, ...known];
  return [...all, ...booked([{ code: 'points-rest', from: 'points', to: rest, cents: gained(all, 'points') }])];
}

function others({ rules, potPayments = [], penalties = [], extras = [] }: CashInput): readonly Booking[] {
  const { penaltiesTo = 'house' } = rules;
  return booked([
    ...potPayments.map(({ player, ...paid }): Booking => ({
      code: 'pot-payment',
      from: of(player),
      to: 'pot',
      ...paid,
    })),
    ...penalties.map(({ player, ...paid }): Booking => ({
      code: 'penalty',
      from: of(player),
      to: penaltiesTo,
      ...paid,
    })),
    ...extras.map(({ till, ...paid }): Booking => ({ code: 'extra', from: 'outside', to: till, ...paid })),
  ]);
}

/** Prizes from the prize till; the club adds what is missing and keeps what is left. */
function prizes({ players, rules: { prizes: scheme } }: CashInput, fund: Cents): readonly Booking[] {
  const { prizes: won, house } = scheme ? prizesOf(scheme, players, fund) : { prizes: [], house: 0 };
  const left = fund - costOf(won) - house;
  return booked([
    { code: 'prize-shortfall', from: 'house', to: 'prizes', cents: Math.max(0, -left) },
    ...won.map(({ player, cents }): Booking => ({ code: 'prize', from: 'prizes', to: of(player), cents })),
    ...won.map(({ player, remainder: cents }): Booking => ({
      code: 'prize-remainder',
      from: 'prizes',
      to: of(player),
      cents,
    })),
    { code: 'prize-remainder', from: 'prizes', to: 'house', cents: house },
    { code: 'prizes-left', from: 'prizes', to: 'house', cents: Math.max(0, left) },
  ]);
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
  const parts = BOOKING_CODES.flatMap((code) => {
    const cents = gained(
      bookings.filter((one) => one.code === code),
      till,
    );
    return cents === 0 ? [] : { code, cents };
  });
  return { till, before, paidIn, paidOut, after: before + paidIn - paidOut, parts };
}

/**
 * Points that somebody is paid and nobody pays would be paid by the club: the remainder may be what rounding makes of cents,
 * and nothing else.
 */
function refusePoints({ players, rules: { pointMoney: money }, unpaid = NOTHING }: CashInput): Refusal | undefined {
  if (money?.direction !== 'both') return undefined;
  const { bonus, inPots } = unpaid;
  const over = subtract(add(sum(players.map(({ points }) => points)), inPots), bonus);
  return centsOf(over, money.perPoint) === 0 ? undefined : refuse('points-without-payer', amountsAt(over));
}

/** The evening's cash, unless its points do not add up. */
export function closeCash(input: CashInput): Result<CashStatement, Refusal> {
  const refused = refusePoints(input);
  return refused ? fail(refused) : ok(statementOf(input));
}

/** Every booking, every player's sum, every till. The club's pot carries over to the next evening. */
export function statementOf(input: CashInput): CashStatement {
  const { players, rules, potBefore = 0 } = input;
  const before = [...fees(input), ...pointMoney(input), ...others(input)];
  const bookings = [...before, ...prizes(input, gained(before, 'prizes'))];
  const goods = goodsOf(rules.goods ?? [], players);
  const lines = [...players, ...strangers(players, bookings)].map((player) => {
    const alone = goods.find((one) => one.players.length === 1 && one.players[0] === player.id);
    return payerLine(player, bookings, alone?.goods ?? []);
  });
  const tills = (['house', 'pot', 'prizes', 'tables', 'points', 'outside'] as const).map((till) =>
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
