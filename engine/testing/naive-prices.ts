import type { Notes } from '../core/json.ts';

/** The tables of tirol §4, §6.1, §14, §15 and §16, copied by hand. */

interface NaiveContract {
  readonly kind: 'T' | 'F' | 'N';
  readonly tyrol?: number;
  readonly ooe?: number;
  readonly solo?: true;
  /** The exact number of tricks required in negative games. */
  readonly tricks?: number;
}

const CONTRACTS: Readonly<Record<string, NaiveContract>> = {
  rufer: { kind: 'T', tyrol: 1, ooe: 1 },
  trischaken: { kind: 'N', tyrol: 2, ooe: 1 },
  piccolo: { kind: 'N', tyrol: 2, ooe: 2, tricks: 1 },
  solorufer: { kind: 'T', tyrol: 2, ooe: 2, solo: true },
  'besserrufer-1': { kind: 'T', tyrol: 1 },
  'besserrufer-2': { kind: 'T', tyrol: 1 },
  'besserrufer-3': { kind: 'T', tyrol: 1 },
  'besserrufer-4': { kind: 'T', tyrol: 1 },
  'besserrufer-5': { kind: 'T', tyrol: 1 },
  besserrufer: { kind: 'T', ooe: 1 },
  bettel: { kind: 'N', tyrol: 4, ooe: 2, tricks: 0 },
  sechserdreier: { kind: 'T', tyrol: 4, ooe: 4 },
  farbendreier: { kind: 'F', tyrol: 5, ooe: 3 },
  dreier: { kind: 'T', tyrol: 5, ooe: 4 },
  'piccolo-semi': { kind: 'N', tyrol: 6, tricks: 1 },
  'bettel-semi': { kind: 'N', tyrol: 6, tricks: 0 },
  farbeneiner: { kind: 'F', tyrol: 7 },
  einer: { kind: 'T', tyrol: 7 },
  'triccolo-ouvert': { kind: 'N', tyrol: 8, tricks: 3 },
  'zwiccolo-ouvert': { kind: 'N', tyrol: 8, tricks: 2 },
  'piccolo-ouvert': { kind: 'N', tyrol: 8, ooe: 6, tricks: 1 },
  'bettel-ouvert': { kind: 'N', tyrol: 8, ooe: 7, tricks: 0 },
  farbensolo: { kind: 'F', tyrol: 10, ooe: 6, solo: true },
  solodreier: { kind: 'T', tyrol: 10, ooe: 8, solo: true },
  farbenrufer: { kind: 'F' },
  farbensolorufer: { kind: 'F', solo: true },
  farbensechser: { kind: 'F' },
  farbenzweier: { kind: 'F' },
  zweier: { kind: 'T' },
  solobesser: { kind: 'T', solo: true },
  besserdreier: { kind: 'T' },
};

export const contractNamed = (id: string): NaiveContract => CONTRACTS[id] ?? { kind: 'T' };

/** Points per opponent; those of the Spezialitäten are in their option. */
export function valueOf(id: string, profile: string, options: Notes): number {
  const agreed = options[id] as { readonly value?: number } | undefined;
  const listed = contractNamed(id);
  return (profile === 'ooe-2023' ? listed.ooe : listed.tyrol) ?? agreed?.value ?? NaN;
}

/** Still and angesagt; `null`: impossible in that form. */
type Pair = readonly [still: number | null, said: number | null];

const TYROL: Readonly<Record<string, Pair>> = {
  pagat: [1, 2],
  uhu: [2, 4],
  kakadu: [3, 6],
  quapil: [4, 8],
  geier: [5, 10],
  ku: [1, 2],
  trull: [1, 2],
  kings: [1, 2],
  sack1: [null, 2],
  sack2: [null, 2],
  valat: [10, 20],
};
const OOE: Readonly<Record<string, Pair>> = {
  pagat: [1, 2],
  uhu: [2, 4],
  kakadu: [3, 6],
  quapil: [4, 8],
  ku: [1, 2],
  trull: [1, 2],
  kings: [1, 2],
  valat: [4, 8],
};

/** A first evening (tirol §16). */
const SIMPLE: Readonly<Record<string, Pair>> = { pagat: [1, 2], trull: [1, 2], kings: [1, 2], valat: [10, 20] };

export function bonusPoints(profile: string, options: Notes): Readonly<Record<string, Pair>> {
  const { kondor, dreifachsack, mondfang, koenigfang, pagatfang } = options;
  const agreed: Record<string, Pair> = {};
  if (typeof kondor === 'object' && kondor !== null) {
    const { silent, announced } = kondor as { readonly silent: number; readonly announced: number };
    agreed['kondor'] = [silent, announced];
  }
  if (typeof dreifachsack === 'number') agreed['sack3'] = [null, dreifachsack];
  for (const [id, points] of Object.entries({ mondfang, koenigfang, pagatfang }))
    if (typeof points === 'number') agreed[id] = [points, null];
  return { ...(profile === 'ooe-2023' ? OOE : profile === 'einfach' ? SIMPLE : TYROL), ...agreed };
}

export const BIRDS: Readonly<Record<string, number>> = { pagat: 1, uhu: 2, kakadu: 3, quapil: 4, geier: 5, kondor: 6 };
export const SACKS: Readonly<Record<string, number>> = { sack1: 137, sack2: 167, sack3: 197 };
export const IN_COLOUR: readonly string[] = ['kings', 'sack1', 'sack2', 'sack3', 'valat'];
export const POSSESSION: readonly string[] = ['trull', 'kings', 'sack1', 'sack2', 'sack3'];
