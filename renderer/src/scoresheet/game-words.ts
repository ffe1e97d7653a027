import { hasDeclarer, unitFor } from '#engine/entry/facts.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Fact, Margin } from '#engine/kernel/words/phrase.ts';
import type { FinishedRow } from '#engine/kernel/words/texts.ts';
import { ownItems } from '#engine/settlement/payments.ts';
import type { Words } from '../i18n/words.ts';

/** A declarer's game in words. */
export interface GameWords {
  readonly contract: string;
  /** Who played it, with whom; missing if everybody plays alone. */
  readonly who?: string;
  /** The family's number, if it was counted: `38 Punkte`, `3 Stiche`; that of the opponents where they had to reach something. */
  readonly measure?: string;
  /** The same where there is room: what the opponents have and needed, or how the game ended. */
  readonly inFull?: string;
}

/** Which game it was, who played it and what was counted; `names` by seat. */
export function gameWords(
  game: Row['games'][number],
  row: FinishedRow,
  names: readonly string[],
  words: Words,
): GameWords {
  const { contract, declarer, partner, measure } = game;
  const { t, rules } = words;
  if (rules && !hasDeclarer(rules.sheet, contract)) return { contract: words.contract(contract) };
  const name = names[declarer] ?? '';
  // Where nobody ever has a partner, everybody knows that one plays alone.
  const unaccompanied = rules && !rules.sheet.partners ? name : t.sheet.alone(name);
  const unit = rules && unitFor(rules.sheet, contract);
  return {
    contract: words.contract(contract),
    who: partner === undefined ? unaccompanied : t.sheet.side(name, names[partner] ?? ''),
    ...countWords(
      words.margin(game, row),
      measure === undefined || !unit ? undefined : words.counted(measure, unit),
      ({ text, values }) => words.said(text, values, names),
    ),
  };
}

/** What was counted, and in full how it ended: where nothing was counted there is only that. */
function countWords(
  margin: Margin | undefined,
  count: string | undefined,
  said: (fact: Fact) => string,
): Pick<GameWords, 'measure' | 'inFull'> {
  if (margin?.opponents) return { measure: said(margin.opponents), inFull: said(margin) };
  const ending = margin?.ending ?? (count === undefined ? margin : undefined);
  return {
    ...(count !== undefined && { measure: count }),
    ...(ending && { inFull: [said(ending), ...(count === undefined ? [] : [count])].join(', ') }),
  };
}

/**
 * Who lost a game without a declarer, then who won it, and by what: `Anna verliert, die meisten Punkte: 27⅓`; `''`: nobody.
 */
export const verdictWords = (
  { row, settlement }: { readonly row: Row; readonly settlement: readonly LineItem[] },
  names: readonly string[],
  words: Words,
): string =>
  [...words.verdicts(row, ownItems(settlement))]
    .sort((a, b) => Number(a.result === 'made') - Number(b.result === 'made'))
    .map(({ seat, result, why }) =>
      [words.t.sheet.outcome(names[seat] ?? '', result === 'made'), words.said(why.text, why.values, names)].join(', '),
    )
    .join('; ');
