import type { BonusId } from './bonuses/index.ts';
import type { ContractId } from './contracts/index.ts';
import type { Options } from './options.ts';
import type { Amounts, Profile } from './profile.ts';

/** Games that the sheet only names, each an option of the same id: its value, and the game right below it (tirol §15). */
export const AGREED_GAMES = [
  'farbenrufer',
  'farbensolorufer',
  'farbensechser',
  'farbenzweier',
  'zweier',
  'solobesser',
  'besserdreier',
] as const satisfies readonly (ContractId & keyof Options)[];

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

/** The bonuses of a profile with those that were agreed at the table (tirol §15). */
export function bonusesAgreed(bonuses: Profile['bonuses'], options: Options): Profile['bonuses'] {
  const { dreifachsack, kondor, mondfang, koenigfang, pagatfang } = options;
  const happens = (points: number | 'off'): Amounts | undefined =>
    points === 'off' ? undefined : { silent: points, announced: null };
  const more: Partial<Record<BonusId, Amounts | undefined>> = {
    kondor: kondor === 'off' ? undefined : kondor,
    sack3: dreifachsack === 'off' ? undefined : { silent: null, announced: dreifachsack },
    mondfang: happens(mondfang),
    koenigfang: happens(koenigfang),
    pagatfang: happens(pagatfang),
  };
  const agreed = Object.entries(more).filter(([, amounts]) => amounts !== undefined);
  return { ...bonuses, ...(Object.fromEntries(agreed) as Profile['bonuses']) };
}
