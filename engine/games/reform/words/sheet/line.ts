import { isBonus } from '#engine/games/reform/bonuses/index.ts';
import { promisedTrick } from '#engine/games/reform/play/promised.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { announcedName } from '#engine/games/reform/texts.ts';
import type { Item, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import { lostPromise } from '#engine/kernel/words/lost-promise.ts';
import type { LineFacts } from '#engine/kernel/words/phrase.ts';
import { baseOf } from './base.ts';

type Judged = Item & Verdict;

/**
 * What a sheet says of a line item. A silent bonus is its side's, whoever played the card: nobody writes that down; but each opponent of a
 * negative game has a Sürtaxe of their own (reform §6.1, §14).
 */
export function lineFacts(ruleset: Ruleset, row: Row, item: LineItem, judged: Judged | undefined): LineFacts {
  const { code, stage } = item;
  const base = baseOf(ruleset, row, item, judged);
  const trick = judged && promisedTrick(ruleset, judged.about);
  const why = judged && trick !== undefined ? lostPromise(judged, trick) : undefined;
  return {
    ...(isBonus(code) && stage !== 'silent' && { name: announcedName(code) }),
    ...(base && { base }),
    ...(why && { why }),
    isOfSide: judged?.stage === 'silent' && judged.against.length === 0,
  };
}
