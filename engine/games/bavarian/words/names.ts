import { text, type Text } from '../../../core/text.ts';
import type { Suit } from '../../../decks/deck-36.ts';
import type { BonusId } from '../bonuses.ts';
import type { Contract } from '../contract.ts';
import type { Options } from '../options.ts';
import { pricedAs, showHalfCents } from '../prices.ts';
import type { Ruleset } from '../ruleset.ts';

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  E: text('Eichel', 'acorns'),
  G: text('Gras', 'leaves'),
  H: text('Herz', 'hearts'),
  S: text('Schellen', 'bells'),
};

export const nameOf = (texts: Readonly<Record<string, Text>>, id: string): Text => texts[id] ?? text(id, id);

export const cents = (halfCents: number): Text => {
  const amount = showHalfCents(halfCents);
  return text(`${amount} Cent`, amount === '1' || amount === '½' ? `${amount} cent` : `${amount} cents`);
};

/** What a game costs at this table. */
export function priceIn({ options }: Ruleset, contract: Contract): Text {
  const { point, simple, schneider } = contract.price(options.tariff);
  if (options.payment === 'points')
    return text(`${cents(point).de} je Auge über/unter 60`, `${cents(point).en} per point over/under 60`);
  return text(`${simple} Cent, Schneider ${schneider}`, `${simple} cents, Schneider ${schneider}`);
}

const ON_TOP: Readonly<Record<BonusId, (options: Options) => Text>> = {
  durch: ({ payment, 'fixed-durch': extra }) =>
    payment === 'points' ? text('zählt doppelt', 'counts double') : text(`${extra} Cent mehr`, `${extra} cents more`),
  schneider: ({ tariff }) => {
    const [frage, solo] = [pricedAs('frage')(tariff).extra, pricedAs('solo')(tariff).extra];
    return text(`Frage ${frage}, Solo ${solo} mehr`, `Frage ${frage}, Solo ${solo} more`);
  },
};

/** What a game or something on top of it is worth at this table; `undefined`: there is nothing of this name. */
export function worthOf(ruleset: Ruleset, id: string): Text | undefined {
  const contract = ruleset.find(id);
  if (contract) return priceIn(ruleset, contract);
  return Object.hasOwn(ON_TOP, id) ? ON_TOP[id as BonusId](ruleset.options) : undefined;
}
