import type { Card } from '#engine/core/card.ts';
import type { Language } from '#engine/core/text.ts';
import { showCount } from '#engine/entry/units.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { PhraseValue } from '#engine/kernel/words/phrase.ts';
import type { Catalogue } from '../index.ts';

/** The words that values are said with. */
interface ValueWords {
  readonly language: Language;
  readonly t: Catalogue;
  readonly rules: Rules | undefined;
  readonly card: (id: Card) => string;
}

/** What a phrase mentions, as it is said; `names` are the players' by seat. */
export function valueInWords(value: PhraseValue, names: readonly string[], words: ValueWords): string | number {
  if (typeof value === 'number') return value;
  if ('card' in value) return words.card(value.card);
  if ('cards' in value) return value.cards.map((card) => words.card(card)).join(', ');
  if ('zone' in value) return value.zone;
  if ('text' in value) return value.text[words.language];
  if ('count' in value) {
    const unit = words.rules?.sheet.units.find(({ id }) => id === value.unit);
    return unit ? showCount(value.count, unit) : value.count;
  }
  const name = names[value.seat] ?? '';
  return value.object ? words.t.say.object(name) : name;
}
