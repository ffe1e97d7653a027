import { isEqual } from '../core/equal.ts';
import { text } from '../core/text.ts';
import { actionsOf } from '../kernel/deal/offers.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import { COMMON_REASONS } from './common-reasons.ts';
import { RULE_BOT } from './rule-bot.ts';
import type { Valued } from './search/types.ts';
import { NOTHING } from './search/valued.ts';
import type { Tip } from './types.ts';

/** What is said of something that was tried in possible deals; `{other}` is what would be done instead (`Tip.other`). */
const REASONS = {
  always: text(
    'In {worlds} von {worlds} möglichen Verteilungen das Beste.',
    'Best in {worlds} of {worlds} possible deals.',
  ),
  mostly: text(
    'In {best} von {worlds} möglichen Verteilungen das Beste; sonst {other}.',
    'Best in {best} of {worlds} possible deals; otherwise {other}.',
  ),
  'on-average': text(
    'Im Schnitt von {worlds} möglichen Verteilungen bringt das am meisten; am nächsten kommt {other}.',
    'On average over {worlds} possible deals this brings most; {other} comes closest.',
  ),
  'as-good': text(
    'Im Schnitt von {worlds} möglichen Verteilungen bringt das am meisten. Gleich gut ist {other}.',
    'On average over {worlds} possible deals this brings most. {other} is just as good.',
  ),
  'even-more': text(
    'Im Schnitt von {worlds} möglichen Verteilungen bringt {other} noch mehr, doch das kann Zufall sein.',
    'On average over {worlds} possible deals {other} brings even more, but that may be chance.',
  ),
  'tried-longest': text(
    'Im Schnitt von {worlds} möglichen Verteilungen bringt das am meisten.',
    'On average over {worlds} possible deals this brings most.',
  ),
  'all-the-same': text(
    'In {worlds} von {worlds} möglichen Verteilungen ist es gleich, was du hier tust.',
    'In {worlds} of {worlds} possible deals it makes no difference what you do here.',
  ),
};

/** The same where everything that was tried loses on average: the best of it loses least, and must not sound like a gain. */
const LOSING: typeof REASONS = {
  always: text(
    'Im Schnitt verlierst du mit allem; so verlierst du in {worlds} von {worlds} möglichen Verteilungen nicht mehr als sonst.',
    'On average everything loses here; in {worlds} of {worlds} possible deals you lose no more this way than otherwise.',
  ),
  mostly: text(
    'Im Schnitt verlierst du mit allem; so kommst du in {best} von {worlds} möglichen Verteilungen am besten davon, sonst mit: {other}.',
    'On average everything loses here; in {best} of {worlds} possible deals this costs you least, otherwise: {other}.',
  ),
  'on-average': text(
    'Im Schnitt von {worlds} möglichen Verteilungen verliert das am wenigsten; am nächsten kommt {other}.',
    'On average over {worlds} possible deals this loses least; {other} comes closest.',
  ),
  'as-good': text(
    'Im Schnitt von {worlds} möglichen Verteilungen verliert das am wenigsten. Gleich viel verliert {other}.',
    'On average over {worlds} possible deals this loses least. {other} loses just as much.',
  ),
  'even-more': text(
    'Im Schnitt von {worlds} möglichen Verteilungen verliert {other} noch weniger, doch das kann Zufall sein.',
    'On average over {worlds} possible deals {other} loses even less, but that may be chance.',
  ),
  'tried-longest': text(
    'Im Schnitt von {worlds} möglichen Verteilungen verliert das am wenigsten.',
    'On average over {worlds} possible deals this loses least.',
  ),
  'all-the-same': text(
    'Im Schnitt verlierst du, und in {worlds} von {worlds} möglichen Verteilungen ist es gleich, was du hier tust.',
    'On average you lose, and in {worlds} of {worlds} possible deals it makes no difference what you do here.',
  ),
};

/**
 * What is advised, and why: in the words of the rule player where it would do the same, else by what was tried. `null`: nothing is
 * offered, or there is no reason for anything.
 */
export function tipOf(view: View, rules: TableRules, thought: readonly Valued[]): Tip | null {
  const byRule = RULE_BOT.tip(view, rules);
  const [first] = thought;
  if (!first || view.offers.length === 0) return byRule;
  if (byRule && isEqual(byRule.action, first.action)) return byRule;
  if (isOnly(view)) return { action: first.action, reason: { text: COMMON_REASONS.only } };
  return becauseTried(first, thought.slice(1));
}

/** Whether a single thing is offered. */
function isOnly({ offers }: View): boolean {
  const all = actionsOf(offers);
  return all.next().done !== true && all.next().done === true;
}

/** What the tries say for the first. */
function becauseTried(first: Valued, others: readonly Valued[]): Tip | null {
  const { action, worlds, among } = first;
  if (worlds === 0 || others.length === 0) return null;
  const values = { worlds, best: among?.best ?? 0 };
  const reasons = [first, ...others].every(({ mean }) => mean < -NOTHING) ? LOSING : REASONS;
  const tip = (id: keyof typeof REASONS, named?: Valued): Tip => ({
    action,
    reason: { text: reasons[id], values },
    ...(named && { other: named.action }),
  });
  if (among && others.every((one) => one.among?.best === worlds && among.best === worlds)) return tip('all-the-same');
  if (among?.best === worlds) return tip('always');
  if (among && 2 * among.best >= worlds) return tip('mostly', insteadOf(others));
  const nearest = nearestTo(first, others);
  if (!nearest) return tip('tried-longest');
  const behind = first.mean - nearest.mean;
  if (behind < -NOTHING) return tip('even-more', nearest);
  return tip(behind <= NOTHING ? 'as-good' : 'on-average', nearest);
}

/** What is best most often where the first is not. */
const insteadOf = (others: readonly Valued[]): Valued | undefined =>
  [...others].sort((a, b) => (b.among?.instead ?? 0) - (a.among?.instead ?? 0))[0];

/** What brings most besides, of what was tried in as many deals: means over other deals say nothing of it. */
const nearestTo = ({ worlds }: Valued, others: readonly Valued[]): Valued | undefined =>
  others.filter((one) => one.worlds === worlds).sort((a, b) => b.mean - a.mean)[0];
