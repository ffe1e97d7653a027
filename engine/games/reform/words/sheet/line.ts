import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import { isBonus } from '#engine/games/reform/bonuses/index.ts';
import { promisedTrick } from '#engine/games/reform/play/promised.ts';
import { countsSums } from '#engine/games/reform/play/ways/prater.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import { announcedName } from '#engine/games/reform/texts.ts';
import type { Item, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import { lostPromise } from '#engine/kernel/words/lost-promise.ts';
import type { Fact, LineFacts } from '#engine/kernel/words/phrase.ts';
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
  const why = judged && trick !== undefined ? whyLost(row, judged, trick) : undefined;
  return {
    ...(isBonus(code) && stage !== 'silent' && { name: announcedName(code) }),
    ...(base && { base }),
    ...(why && { why }),
    isOfSide: judged?.stage === 'silent' && judged.against.length === 0,
  };
}

/** Which trick from the end a bird is for, where hands may be empty sooner (reform §7.4, pratermäßig). */
const FROM_THE_END: readonly Text[] = [
  text('letzten', 'last'),
  text('vorletzten', 'second-last'),
  text('drittletzten', 'third-last'),
  text('viertletzten', 'fourth-last'),
];

/** Why a card has not made its trick; by its number only where there are always as many tricks. */
function whyLost(row: Row, judged: Judged, trick: number): Fact | undefined {
  const why = lostPromise(judged, trick);
  const [game] = row.games;
  const isHeld = judged.proof !== undefined && judged.proof.length > 0;
  if (!why || !isHeld || !game || !countsSums(game)) return why;
  const name = must(FROM_THE_END[TRICKS - trick], `trick ${trick}`);
  return {
    text: text(
      `die Karte lag nicht bei denen, die den ${name.de} Stich gemacht haben`,
      `the card was not among those that won the ${name.en} trick`,
    ),
  };
}
