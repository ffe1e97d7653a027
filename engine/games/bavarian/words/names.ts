import { text, type Text } from '../../../core/text.ts';
import type { Suit } from '../../../decks/deck-36.ts';
import { showCount } from '../../../entry/units.ts';
import type { Contract } from '../contract.ts';
import type { Ruleset } from '../ruleset.ts';

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  E: text('Eichel', 'acorns'),
  G: text('Gras', 'leaves'),
  H: text('Herz', 'hearts'),
  S: text('Schellen', 'bells'),
};

export const nameOf = (texts: Readonly<Record<string, Text>>, id: string): Text => texts[id] ?? text(id, id);

/** Half-cents as people write them: `1½`. */
export const amountOf = (halfCents: number): string => showCount(halfCents, { id: 'cents', parts: 2, total: 0 });

export const cents = (halfCents: number): Text => {
  const amount = amountOf(halfCents);
  return text(`${amount} Cent`, amount === '1' || amount === '½' ? `${amount} cent` : `${amount} cents`);
};

/** What a game costs at this table. */
export function priceIn({ options }: Ruleset, contract: Contract): Text {
  const { point, simple, schneider } = contract.price(options.tariff);
  if (options.payment === 'points')
    return text(`${cents(point).de} je Auge über/unter 60`, `${cents(point).en} per point over/under 60`);
  return text(`${simple} Cent, Schneider ${schneider}`, `${simple} cents, Schneider ${schneider}`);
}

/** What a game or something on top of it is worth at this table; `undefined`: there is nothing of this name. */
export function worthOf(ruleset: Ruleset, id: string): Text | undefined {
  const { options } = ruleset;
  const { tariff, payment, 'fixed-durch': extra } = options;
  const contract = ruleset.find(id);
  if (contract) return priceIn(ruleset, contract);
  if (id === 'durch')
    return payment === 'points'
      ? text('zählt doppelt', 'counts double')
      : text(`${extra} Cent mehr`, `${extra} cents more`);
  const [frage, solo] = [
    tariff['frage-schneider'] - tariff['frage-simple'],
    tariff['solo-schneider'] - tariff['solo-simple'],
  ];
  return id === 'schneider'
    ? text(`Frage ${frage}, Solo ${solo} mehr`, `Frage ${frage}, Solo ${solo} more`)
    : undefined;
}
