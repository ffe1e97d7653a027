import { eachOf } from '#engine/core/complete.ts';
import type { BonusId } from '../bonuses/index.ts';
import type { ContractId } from '../contracts/index.ts';
import type { AgreedBonus, Amounts, Profile } from '../profiles/profile.ts';
import type { OptionId, Options } from './options.ts';

/** Games that the sheet only names, each an option of the same id: its value, and the game right below it (tirol §15). */
export const AGREED_GAMES = eachOf<ContractId & OptionId>()([
  'farbenrufer',
  'farbensolorufer',
  'farbensechser',
  'farbenzweier',
  'zweier',
  'solobesser',
  'besserdreier',
]);

/** The ladder of a profile with the games that were agreed at the table, each right above the one it names. */
export function ladderAgreed(ladder: Profile['ladder'], options: Options): Profile['ladder'] {
  return AGREED_GAMES.reduce<Profile['ladder']>((rungs, id) => {
    const agreed = options[id];
    if (agreed === 'off') return rungs;
    const named = rungs.findIndex(([contract]) => contract === agreed.above);
    // Where this sheet lacks that game, the newcomer comes right below the first one that is worth more.
    const dearer = rungs.findIndex(([, value]) => value > agreed.value);
    const at = named >= 0 ? named + 1 : dearer >= 0 ? dearer : rungs.length;
    return [...rungs.slice(0, at), [id, agreed.value] as const, ...rungs.slice(at)];
  }, ladder);
}

/** What each of the agreed bonuses is worth; `null`: it is not agreed on. */
function agreedBy(options: Options): Readonly<Record<AgreedBonus, Amounts | null>> {
  const { dreifachsack, kondor, mondfang, koenigfang, pagatfang } = options;
  const happens = (points: number | 'off'): Amounts | null =>
    points === 'off' ? null : { silent: points, announced: null };
  return {
    kondor: kondor === 'off' ? null : kondor,
    sack3: dreifachsack === 'off' ? null : { silent: null, announced: dreifachsack },
    mondfang: happens(mondfang),
    koenigfang: happens(koenigfang),
    pagatfang: happens(pagatfang),
  };
}

/** The bonuses of a profile with those that were agreed at the table (tirol §15). */
export function bonusesAgreed(
  bonuses: Profile['bonuses'],
  options: Options,
): Readonly<Partial<Record<BonusId, Amounts>>> {
  const all: Readonly<Record<BonusId, Amounts | null>> = { ...bonuses, ...agreedBy(options) };
  const here: Partial<Record<BonusId, Amounts>> = {};
  for (const id of Object.keys(all) as readonly BonusId[]) {
    const amounts = all[id];
    if (amounts !== null) here[id] = amounts;
  }
  return here;
}
