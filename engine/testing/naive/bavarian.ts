import type { Notes } from '../../core/json.ts';
import { rational, type Rational } from '../../core/rational.ts';
import type { State } from '../../kernel/deal/state.ts';

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

export function naiveBavarian(s: State, _profile: string, options: Notes): readonly Rational[] {
  const ledger = new Ledger(s.table);
  const game = s.games[0];
  if (!game) return ledger.payments; // Everybody passed: nothing is paid.
  const d = game.declarer;
  const place = s.active.indexOf(d);
  const x = s.active[(place + 1) % 3] ?? 0;
  const y = s.active[(place + 2) % 3] ?? 0;

  // p: the declarer's tricks, and the stock or his discards.
  let p = 0;
  for (const zone of [`pile:${d}`, `laid:${d}`, 'stock'])
    for (const card of s.zones[zone] ?? []) p += ACE_TEN[card.slice(1)] ?? 0;
  const declarerTricks = (s.zones[`pile:${d}`] ?? []).length / 3;
  const [declarerAll, defendersAll] = [declarerTricks === 11, declarerTricks === 0];

  const said = s.log.filter((event) => event.type === 'said' && event.action.type === 'double');
  const k = said.length;
  const m = [1, 2, 4, 8, 16, 32][k] ?? NaN;

  if (options['tie-60'] === 'draw' && p === 60) return ledger.payments;
  const won = k % 2 === 0 || options['kontra-goal'] === 'keep' ? p >= 61 : 120 - p < 61;

  const prices = options['tariff'] as Prices;
  const kind = game.contract === 'frage' ? 'frage' : 'solo';
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

  const unit = 2 * Number(options['rounding']);
  const up = (halfCents: number): number => unit * Math.ceil(halfCents / unit);
  const rate = prices[`${kind}-point`] ?? NaN;
  const single = Math.max(1, Math.abs(p - 60)) * rate * (durch ? 2 : 1);
  const whole = up(single * m);
  const inPot = (2 * s.now.pot.n) / s.now.pot.d;
  const pays = (owed: number): number => (options['pot-short'] === 'cap' ? Math.min(owed, inPot) : owed);

  if (won) {
    const fromDefenders = options['kontra-pot'] === 'defenders' ? whole - up(single) : 0;
    const cents = fromDefenders / 2;
    const yPays = 2 * Math.floor(cents / 2);
    ledger.give(d, pays(whole - fromDefenders) + fromDefenders);
    ledger.give(x, yPays - fromDefenders);
    ledger.give(y, -yPays);
    return ledger.payments;
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
  return ledger.payments;
}
