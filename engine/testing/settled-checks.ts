import { isDeepStrictEqual } from 'node:util';
import { isHand } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { absolute, compare, equal, isPart, rational, showRational, sum } from '../core/rational.ts';
import { printRefusal } from '../core/refusal.ts';
import type { Viewer } from '../core/seat.ts';
import { answersFor } from '../entry/entry-answers.ts';
import { parseRecord, printRecord } from '../kernel/deal/formats.ts';
import { view } from '../kernel/deal/redact.ts';
import { replay } from '../kernel/deal/replay.ts';
import type { DealRecord, Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { type LineItem, type Row, SCORE_ACCOUNTS } from '../kernel/score.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { entryOfRow } from './entry-of-row.ts';
import { COUNTED_TWICE, isWithout } from './family-checks.ts';
import type { Against } from './inspector.ts';
import type { Report } from './violation.ts';

/** The record of a deal that was settled. */
interface SettledDeal extends DealRecord {
  readonly row: Row;
  readonly settlement: readonly LineItem[];
}

/** A finished deal must replay to the same state, survive being written to a file, and settle correctly. */
export function checkFinished(rules: Rules, against: Against, record: DealRecord, s: State, report: Report): void {
  const again = replay(rules, record, record.actions);
  if (!again.ok) report('replay-refused', `action ${again.error.index}: ${printRefusal(again.error.refusal)}`);
  else if (!isDeepStrictEqual(again.value, s)) report('replay-differs', 'another state');

  const read = parseRecord(JSON.parse(JSON.stringify(printRecord(record))) as Json);
  if (!read.ok) report('record-unreadable', JSON.stringify(read.error));
  else if (!isDeepStrictEqual(read.value, record)) report('record-differs', 'after being written and read');

  if (s.end === 'settle') checkOpen(rules, s, report);
  else if (s.end !== null) checkRedealt(rules, s.end.redeal, report);
  const { row, settlement } = record;
  if (row && settlement) {
    const settled = { ...record, row, settlement };
    checkSettlement(rules, settled, s, report);
    checkMost(rules, settled, report);
    checkScore(against, settled, s, report);
    checkEntered(rules, settled, report);
  }
}

/** A total that is refused for its size is one that no deals bring. */
function checkMost({ totals: { most } }: Rules, { row, settlement }: SettledDeal, report: Report): void {
  for (const won of paymentsOf(settlement, row.table))
    if (compare(absolute(won), rational(most)) > 0) report('more-than-most', `${showRational(won)}, at most ${most}`);
}

/** Who deals again is the same when cards are thrown in on the screen and when a scorer says so (illustrated R3). */
function checkRedealt({ redealtByNext = false }: Rules, redeal: 'same-dealer' | 'next-dealer', report: Report): void {
  if (redealtByNext !== (redeal === 'next-dealer'))
    report('redealt-differs', `${redeal}, on paper ${redealtByNext ? 'the next' : 'the same'}`);
}

/** What decides the score is open to everybody when the score is: every card that nobody holds any more. */
function checkOpen(rules: Rules, s: State, report: Report): void {
  const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
  for (const viewer of viewers)
    for (const [zone, cards] of Object.entries(view(rules, s, viewer).zones))
      if (!isHand(zone) && cards.includes(null)) report('hidden-at-the-end', `${zone} to ${viewer}`);
}

/**
 * The same deal noted from its row, and as a scorer may enter it, must give the same line items; only a played deal has
 * deciding tricks.
 */
function checkEntered(rules: Rules, record: SettledDeal, report: Report): void {
  const { row, settlement: items } = record;
  const noted = rules.note(row);
  if (noted === undefined) return report('entry-missing', JSON.stringify(row));
  const other = entryOfRow(rules, record);
  for (const entry of other === undefined || isDeepStrictEqual(other, noted) ? [noted] : [noted, other]) {
    if (!answersFor(rules, row, entry)) report('entry-not-asked', JSON.stringify(entry));
    const entered = rules.check(entry, row.table, row.dealer);
    if (!entered.ok) {
      report('entry-refused', `${JSON.stringify(entered.error)}: ${JSON.stringify(entry)}`);
      continue;
    }
    const again = rules.settle(entered.value, record.now);
    const [here, there] = [items, again].map((list) => list.map(({ proof: _, ...item }) => item));
    if (!isDeepStrictEqual(here, there))
      report('entered-differs', `${JSON.stringify(entry)}: ${JSON.stringify(there)} not ${JSON.stringify(here)}`);
  }
}

function checkSettlement(
  rules: Rules,
  { table, now, row, settlement: items }: SettledDeal,
  s: State,
  report: Report,
): void {
  const kept = JSON.parse(JSON.stringify(row)) as Row;
  if (!isDeepStrictEqual(rules.settle(kept, now), items)) report('settles-differently', 'the row, written and read');
  for (const { code, from, to } of items) {
    if (from === to) report('pays-itself', `${code} of ${from}`);
    for (const purse of [from, to])
      if (typeof purse === 'number' && !s.active.includes(purse)) report('pays-nobody', `${code}: seat ${purse}`);
  }
  const isOneSided = rules.balance === 'one-sided';
  if (!isOneSided && items.some(({ from, to }) => from === 'nobody' || to === 'nobody'))
    report('pays-nobody', 'although both sides are written down');
  if (rules.balance === 'zero-sum' && balanceOf('pot', items).n !== 0) report('sum-not-zero', 'the pot has points');
  for (const account of SCORE_ACCOUNTS) {
    const paid = [...paymentsOf(items, table, account), balanceOf('pot', items, account)];
    const odd = paid.find((amount) => !isPart(amount, rules.sheet.parts));
    if (odd) report('odd-amount', `${account}: ${showRational(odd)}`);
    const total = sum(paid);
    if (!isOneSided && total.n !== 0) report('sum-not-zero', `${account}: ${showRational(total)}`);
  }
}

/** A second scorer must come to the same payments. */
function checkScore(
  { checks }: Against,
  { profile, options, table, settlement: items }: SettledDeal,
  s: State,
  report: Report,
): void {
  if (isWithout(checks)) return;
  for (const account of COUNTED_TWICE) {
    const naive = checks.scorer(s, profile, options, account);
    const payments = paymentsOf(items, table, account);
    if (!payments.every((amount, seat) => naive[seat] && equal(amount, naive[seat])))
      report(
        'naive-scorer-differs',
        `${account}: ${payments.map(showRational).join(' ')} here, ${naive.map(showRational).join(' ')} there`,
      );
  }
}
