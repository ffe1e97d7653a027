import type { Notes } from '#engine/core/json.ts';
import { type Rational, rational } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** Bavarian Tarock scored a second time, from docs/rules/bavarian.md §7 alone. Amounts are kept in half-cents. */

type Prices = Readonly<Record<string, number>>;

const ACE_TEN: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, O: 3, U: 2 };

/** One payment in half-cents: who gets what; what the pot pays is simply not taken from anybody. */
class Ledger {
  readonly #won: number[];
  constructor(seats: number) {
    this.#won = Array.from({ length: seats }, () => 0);
  }
  give(seat: number, halfCents: number): void {
    this.#won[seat] = (this.#won[seat] ?? 0) + halfCents;
  }
  get payments(): readonly Rational[] {
    return this.#won.map((halfCents) => rational(Math.round(halfCents * 2), 4));
  }
}

export function naiveBavarian(s: State, profile: string, options: Notes): readonly Rational[] {
  const ledger = new Ledger(s.table);
  const game = s.games[0];
  if (!game) return ledger.payments; // Everybody passed: nothing is paid.
  const d = game.declarer;
  const place = s.active.indexOf(d);
  const x = s.active[(place + 1) % 3] ?? 0;
  const y = s.active[(place + 2) % 3] ?? 0;

  // p: the declarer's tricks, and the stock or their discards.
  let p = 0;
  for (const zone of [`pile:${d}`, `laid:${d}`, 'stock'])
    for (const card of s.zones[zone] ?? []) p += ACE_TEN[card.slice(1)] ?? 0;
  const declarerTricks = (s.zones[`pile:${d}`] ?? []).length / 3;
  const tricks = profile === 'sharp' ? 7 : 11;
  const [declarerAll, defendersAll] = [declarerTricks === tricks, declarerTricks === 0];

  const said = s.log.filter((event) => event.type === 'said' && event.action.type === 'double');
  const k = said.length;
  const m = [1, 2, 4, 8, 16, 32][k] ?? NaN;

  if (game.contract === 'bettel') {
    const flat = 2 * m * Number(options['bettel-factor']) * Number(options['base-stake']);
    const isWon = declarerTricks === 0;
    if (options['payment'] === 'points') paidAsPoints(flat, flat / m, isWon);
    else {
      ledger.give(d, isWon ? 2 * flat : -2 * flat);
      for (const defender of [x, y]) ledger.give(defender, isWon ? -flat : flat);
    }
    return ledger.payments;
  }

  // T: what was bid for in a hand, 61 in every other game.
  const t = game.contract === 'hand' ? Number(game.with['target']) : 61;
  if (options['tie-60'] === 'draw' && t === 61 && p === 60) return ledger.payments;
  const won = k % 2 === 0 || options['kontra-goal'] === 'keep' ? p >= t : 120 - p < t;

  if (profile === 'sharp') {
    const schneider = won ? p >= 91 : p <= 29;
    const schwarz = won ? declarerAll && p === 120 : defendersAll && p === 0;
    const full = Number(options['sharp-unit']) * (1 + Number(schneider) + Number(schwarz)) * m;
    const v = won && game.contract === 'frage' ? full / 2 : full;
    // Everybody pays what is there, a declarer X first.
    const bank = (seat: number): number => {
      const total = s.now.totals?.[seat];
      return total === undefined ? Infinity : Number(options['start-bank']) + total.n / total.d;
    };
    const pay = (from: number, to: number, cents: number): void => {
      ledger.give(from, -2 * cents);
      ledger.give(to, 2 * cents);
    };
    if (won) for (const defender of [x, y]) pay(defender, d, Math.min(v, bank(defender)));
    else {
      const first = Math.min(v, bank(d));
      pay(d, x, first);
      pay(d, y, Math.min(v, bank(d) - first));
    }
    return ledger.payments;
  }

  if (profile === 'haferl' || profile === 'berliner') {
    const price = options['haferl-tariff'] as Prices;
    const [least, step] = [price['least'] ?? NaN, price['point'] ?? NaN];
    const [over, under] = options['target-pricing'] === 'relative' ? [t + 4, t - 5] : [65, 56];
    const cents = won ? least + step * Math.max(0, p - over) : least + step * Math.max(0, under - p);
    const whole = 2 * cents * m;
    if (game.contract === 'hand') {
      const each = won && options['hand-payment'] === 'split' ? whole : 2 * whole;
      ledger.give(d, won ? 2 * each : -2 * each);
      for (const defender of [x, y]) ledger.give(defender, won ? -each : each);
      return ledger.payments;
    }
    const inHaferl = (2 * s.now.pot.n) / s.now.pot.d;
    const fromPot = (owed: number): number => (options['pot-short'] === 'cap' ? Math.min(owed, inHaferl) : owed);
    if (won) {
      const theirs = options['kontra-pot'] === 'defenders' ? whole - 2 * cents : 0;
      const second = 2 * Math.floor(theirs / 4);
      ledger.give(d, fromPot(whole - theirs) + theirs);
      ledger.give(x, second - theirs);
      ledger.give(y, -second);
    } else {
      ledger.give(d, -whole);
      ledger.give(x, whole);
      ledger.give(y, fromPot(whole));
    }
    return ledger.payments;
  }

  const prices = options['tariff'] as Prices;
  const kind = game.contract.includes('frage') ? 'frage' : 'solo';
  const against = options['durch-against'] === true;
  const durch = (won && declarerAll) || (!won && defendersAll && against);

  if (options['payment'] === 'fixed') {
    const isSchneider = won ? p >= 91 : p <= 29;
    const price = prices[`${kind}-${isSchneider ? 'schneider' : 'simple'}`] ?? NaN;
    const v = 2 * m * (price + (durch ? Number(options['fixed-durch']) : 0));
    ledger.give(d, won ? 2 * v : -2 * v);
    for (const defender of [x, y]) ledger.give(defender, won ? -v : v);
    return ledger.payments;
  }

  const rate = prices[`${kind}-point`] ?? NaN;
  const single = Math.max(1, Math.abs(p - 60)) * rate * (durch ? 2 : 1);
  paidAsPoints(single * m, single, won);
  return ledger.payments;

  /** What the pot pays, or the declarer, half each: `exact` half-cents; `once`: without doublings. */
  function paidAsPoints(exact: number, once: number, isWon: boolean): void {
    const unit = 2 * Number(options['rounding']);
    const up = (halfCents: number): number => unit * Math.ceil(halfCents / unit);
    const whole = up(exact);
    const inPot = (2 * s.now.pot.n) / s.now.pot.d;
    const pays = (owed: number): number => (options['pot-short'] === 'cap' ? Math.min(owed, inPot) : owed);

    if (isWon) {
      const fromDefenders = options['kontra-pot'] === 'defenders' ? whole - up(once) : 0;
      const yPays = 2 * Math.floor(fromDefenders / 2 / 2);
      ledger.give(d, pays(whole - fromDefenders) + fromDefenders);
      ledger.give(x, yPays - fromDefenders);
      ledger.give(y, -yPays);
      return;
    }
    ledger.give(d, -whole);
    const each = up(whole / 2);
    const missing = 2 * each - whole;
    if (pays(missing) === missing) {
      ledger.give(x, each);
      ledger.give(y, each);
    } else {
      const together = (whole + pays(missing)) / 2;
      ledger.give(x, 2 * Math.ceil(together / 2));
      ledger.give(y, 2 * Math.floor(together / 2));
    }
  }
}
