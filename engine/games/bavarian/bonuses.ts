import type { Side } from '#engine/judging/sides.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import type { Options } from './options/options.ts';
import { ALL } from './played/counted.ts';
import { tariffOf } from './prices/tariff.ts';
import type { Ruleset } from './ruleset.ts';

/** What is paid on top of a game. */
export type BonusId = 'schneider' | 'durch' | 'schwarz';

/** What is said of its amount; missing: it is not paid. */
type Amount = (options: Options) => string | undefined;

const inTariff: Amount = (options) => [tariffOf('frage', options).extra, tariffOf('solo', options).extra].join(' / ');
const unit: Amount = (options) => String(options['sharp-unit']);
const extra: Amount = ({ 'fixed-durch': cents }) => (cents > 0 ? String(cents) : undefined);

/** What each is worth, by how games are paid; missing: nobody pays for it. */
const AMOUNTS: Readonly<Record<BonusId, Readonly<Partial<Record<Ruleset['payment'], Amount>>>>> = {
  schneider: { fixed: inTariff, sharp: unit },
  durch: { fixed: extra, points: () => '×2' },
  schwarz: { sharp: unit },
};
const BONUS_IDS = ['schneider', 'durch', 'schwarz'] as const satisfies readonly BonusId[];

export type ListedBonus = ProfileListing['bonuses'][number] & { readonly id: BonusId };

/** What this table pays on top, in a Frage and in a Solo; nothing has to be announced (bavarian §7.2). In Haferltarock there is nothing. */
export function bonusesOf({ options, payment }: Ruleset): readonly ListedBonus[] {
  return BONUS_IDS.flatMap((id) => {
    const silent = AMOUNTS[id][payment]?.(options);
    return silent === undefined ? [] : [{ id, source: 'bavarian §7.1, §7.2', amounts: { silent } }];
  });
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
