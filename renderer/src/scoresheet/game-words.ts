import { hasDeclarer, mayHavePartners, unitFor } from '../../../engine/entry/facts.ts';
import type { LineItem, Row } from '../../../engine/kernel/score.ts';
import type { Words } from '../i18n/words.ts';

/** A declarer's game in words. */
export interface GameWords {
  readonly contract: string;
  /** Who played it, with whom; missing if everybody plays alone. */
  readonly who?: string;
  /** The family's number, if it was counted: `38 Punkte`, `3 Stiche`. */
  readonly measure?: string;
}

/** Which game it was, who played it and what was counted; `names` by seat. */
export function gameWords(
  { contract, declarer, partner, measure }: Row['games'][number],
  names: readonly string[],
  words: Words,
): GameWords {
  const { t, rules } = words;
  if (rules && !hasDeclarer(rules.sheet, contract)) return { contract: words.contract(contract) };
  const name = names[declarer] ?? '';
  // Where nobody ever has a partner, everybody knows that one plays alone.
  const unaccompanied = rules && !mayHavePartners(rules.sheet) ? name : t.sheet.alone(name);
  const unit = rules && unitFor(rules.sheet, contract);
  return {
    contract: words.contract(contract),
    who: partner === undefined ? unaccompanied : t.sheet.side(name, names[partner] ?? ''),
    ...(measure !== undefined && unit && { measure: words.counted(measure, unit) }),
  };
}

/** Who won or lost a game without a declarer, and by what: `Anna verliert, die meisten Punkte: 27⅓`; `''`: nobody. */
export const verdictWords = (
  { row, settlement }: { readonly row: Row; readonly settlement: readonly LineItem[] },
  names: readonly string[],
  words: Words,
): string =>
  words
    .verdicts(
      row,
      settlement.filter(({ beside }) => beside === undefined),
    )
    .map(({ seat, result, why }) =>
      [words.t.sheet.outcome(names[seat] ?? '', result === 'made'), words.said(why.text, why.values, names)].join(', '),
    )
    .join('; ');
