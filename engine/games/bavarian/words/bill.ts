import { add, compare, type Rational, rational, ZERO } from '#engine/core/rational.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { BillRow, Fact, Margin } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { amountOf as paidBy } from '#engine/settlement/payments.ts';
import { ALL, HALF, neededIn, targetIn } from '../played/counted.ts';
import { showHalfCents } from '../prices/cents.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { fromTie, inPoints } from './points.ts';

/** What is worked out in the row of the game itself: the price of the points, a Durch, and the rounding. */
const IN_GAME: readonly string[] = ['durch', 'rounding'];

/** Paid at the price of the game itself, each in a row of its own. */
const AS_GAME: readonly string[] = ['schneider', 'schwarz'];

/** One row for the game, one for each further reason, both defenders in it (bavarian §7.2). */
export function billOf(ruleset: Ruleset, row: Row, items: readonly LineItem[]): readonly BillRow[] {
  const [game] = row.games;
  const rows = new Map<string, LineItem[]>();
  for (const item of items) {
    const code = game && IN_GAME.includes(item.code) ? game.contract : item.code;
    rows.set(code, [...(rows.get(code) ?? []), item]);
  }
  return [...rows].map(([code, own]) => ({
    items: own,
    how:
      game && (code === game.contract || AS_GAME.includes(code))
        ? workedOut(ruleset, game, own)
        : code === 'pot-top-up'
          ? toppedUp(items)
          : null,
  }));
}

/** `8 Augen unter 60 zu ½ Cent: 4, aufgerundet 5; jedem Gegner 2½`. */
function workedOut(ruleset: Ruleset, game: Row['games'][number], items: readonly LineItem[]): Fact | null {
  const { measure: points = HALF, result } = game;
  const [first] = items;
  const exact = sumOf(items.filter(({ code }) => code !== 'rounding'));
  const paid = sumOf(items);
  const durch = items.some(({ code }) => code === 'durch') ? ['durch'] : [];
  const steps = [...durch, ...(first?.factors ?? []).map(({ code }) => code)];
  const { options } = ruleset;
  const counted = { options, points, target: targetIn(game), made: result === 'made' };
  const worked = ruleset.contractOf(game).price.worked?.(counted);
  if (!worked) return null;
  const [from, to] = [worked.how, times(steps)];
  if (worked.flow) {
    const { flow } = worked;
    const [open, close] = worked.isSum && steps.length > 0 ? ['(', ')'] : ['', ''];
    const sum = first && steps.length > 0 ? `: ${shown(paidBy(first))}` : '';
    return {
      text: text(
        `${open}${from.de}${close}${to.de}${sum}; ${flow.de}`,
        `${open}${from.en}${close}${to.en}${sum}; ${flow.en}`,
      ),
    };
  }
  const isRounded = compare(exact, paid) !== 0;
  const how = text(
    `${from.de}${to.de}: ${shown(exact)}${isRounded ? `, aufgerundet ${shown(paid)}` : ''}`,
    `${from.en}${to.en}: ${shown(exact)}${isRounded ? `, rounded up to ${shown(paid)}` : ''}`,
  );
  const half = shown(rational(paid.n, 2 * paid.d));
  return result === 'made'
    ? { text: text(`${how.de}; aus der Kasse`, `${how.en}; from the pot`) }
    : { text: text(`${how.de}; jedem Gegner ${half}`, `${how.en}; ${half} to each defender`) };
}

/**
 * By how much a game was won or lost: `8 Augen unter 60`, or what was counted and what was needed, by whoever needed it:
 * `Kontra: Die Gegner brauchten 71 und haben 65`.
 */
export function marginOf(
  { payment, options }: Ruleset,
  game: Row['games'][number],
  { items: [played] }: Pick<Row, 'items'>,
): Margin | undefined {
  const { measure, result } = game;
  if (measure === undefined || result === 'draw') return undefined;
  const doublings = played?.doublings ?? [];
  const { by, points: target, enough } = neededIn(options, game, doublings);
  const scale = { reached: measure, enough, all: ALL };
  const last = doublings.at(-1);
  if (by === 'defenders' && last) {
    const [said, theirs] = [nameOf(TEXTS.items, last.step), ALL - measure];
    const points = inPoints(theirs);
    return {
      text: text(
        `${said.de}: Die Gegner brauchten ${target} und haben ${theirs}`,
        `${said.en}: the defenders needed ${target} and have ${theirs}`,
      ),
      scale,
      opponents: { text: text(`Gegner ${points.de}`, `defenders ${points.en}`) },
    };
  }
  if (payment === 'points' || payment === 'fixed') return { text: fromTie(measure), scale };
  const points = inPoints(measure);
  return { text: text(`${points.de}, gespielt um ${target}`, `${points.en}, played for ${target}`), scale };
}

/** ` × 2 (Durch) × 2 (Kontra)`. */
function times(steps: readonly string[]): Text {
  const named = steps.map((code) => nameOf({ ...TEXTS.bonuses, ...TEXTS.items }, code));
  return text(named.map(({ de }) => ` × 2 (${de})`).join(''), named.map(({ en }) => ` × 2 (${en})`).join(''));
}

/** What each defender gets from the pot, and has with it: both alike. */
function toppedUp(items: readonly LineItem[]): Fact {
  const more = items.find(({ code }) => code === 'pot-top-up');
  const own = items.filter(({ code, from, to }) => code !== 'pot-short' && from !== 'pot' && to === more?.to);
  const [added, share] = [more?.base ?? ZERO, add(more?.base ?? ZERO, sumOf(own))].map(shown);
  return { text: text(`jedem Gegner ${added}, damit er ${share} hat`, `${added} to each defender, making ${share}`) };
}

const sumOf = (items: readonly LineItem[]): Rational => items.reduce((total, item) => add(total, paidBy(item)), ZERO);

/** Cents, which come in halves: `2½`. */
const shown = ({ n, d }: Rational): string => showHalfCents((2 * n) / d);
