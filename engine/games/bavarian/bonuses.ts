import type { Side } from '../../judging/sides.ts';
import type { ProfileListing } from '../../kernel/family/listing.ts';
import { ALL } from './counted.ts';
import { tariffOf } from './prices/tariff.ts';
import type { Ruleset } from './ruleset.ts';

/** What is paid on top of a game. */
export type BonusId = 'schneider' | 'durch' | 'schwarz';

export type ListedBonus = ProfileListing['bonuses'][number] & { readonly id: BonusId };

/** What this table pays on top, in a Frage and in a Solo; nothing has to be announced (bavarian §7.2). In Haferltarock there is nothing. */
export function bonusesOf({ options, payment }: Ruleset): readonly ListedBonus[] {
  const { 'fixed-durch': extra } = options;
  const durch = { id: 'durch', source: 'bavarian §7.1, §7.2' } as const;
  if (payment === 'haferl') return [];
  if (payment === 'sharp') {
    const silent = String(options['sharp-unit']);
    return (['schneider', 'schwarz'] as const).map((id) => ({ id, source: durch.source, amounts: { silent } }));
  }
  if (payment === 'points') return [{ ...durch, amounts: { silent: '×2' } }];
  const more = [tariffOf('frage', options).extra, tariffOf('solo', options).extra];
  return [
    { id: 'schneider', source: 'bavarian §7.1, §7.2', amounts: { silent: more.join(' / ') } },
    ...(extra > 0 ? [{ ...durch, amounts: { silent: String(extra) } }] : []),
  ];
}

/**
 * What it is called on the sheet if a side has taken all tricks; `undefined`: nothing, because nobody pays for it. A Schwarz is
 * all 120 points as well, which the stock may keep from the defenders (bavarian §7.2).
 */
export function sweepOf({ payment }: Ruleset, side: Side, points: number): BonusId | undefined {
  if (payment === 'haferl') return undefined;
  if (payment !== 'sharp') return 'durch';
  return points === (side === 'declarer' ? ALL : 0) ? 'schwarz' : undefined;
}
