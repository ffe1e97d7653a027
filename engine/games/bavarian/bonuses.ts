import type { ProfileListing } from '../../kernel/family/listing.ts';
import type { Options } from './options.ts';
import { pricedAs } from './prices.ts';

/** What is paid on top of a game. */
export type BonusId = 'schneider' | 'durch';

export type ListedBonus = ProfileListing['bonuses'][number] & { readonly id: BonusId };

/** What this table pays on top, in a Frage and in a Solo; nothing has to be announced (bavarian §7.2). */
export function bonusesOf({ payment, tariff, 'fixed-durch': extra }: Options): readonly ListedBonus[] {
  const durch = { id: 'durch', source: 'bavarian §7.1, §7.2' } as const;
  if (payment === 'points') return [{ ...durch, amounts: { silent: '×2' } }];
  const more = [pricedAs('frage')(tariff).extra, pricedAs('solo')(tariff).extra];
  return [
    { id: 'schneider', source: 'bavarian §7.1, §7.2', amounts: { silent: more.join(' / ') } },
    ...(extra > 0 ? [{ ...durch, amounts: { silent: String(extra) } }] : []),
  ];
}
