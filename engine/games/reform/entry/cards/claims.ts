import { BONUSES, type BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { Noted } from '#engine/games/reform/noted.ts';
import type { Sides } from '#engine/games/reform/row.ts';
import { ALL_THIRDS, ENOUGH, SUERTAXE, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import { type Kings, type Last, otherSide, type Setting, type Side, SIDES, type Trull } from './worlds.ts';

/** What a row of an entry says of a bonus in a game for points. */
export interface Claim {
  readonly bonus: BonusId;
  readonly of: Side;
  readonly isSilent: boolean;
  readonly made: boolean;
  readonly count?: number;
}

/** Everything that was noted. */
export const claimsOf = ({ declared, silent }: Noted, { members }: Sides): readonly Claim[] => [
  ...declared.map(({ bonus, by, made }): Claim => ({
    ...{ bonus, made, isSilent: false },
    of: members.includes(by) ? 'declarer' : 'opponents',
  })),
  ...silent.map(({ side, ...one }): Claim => ({ ...one, of: side, isSilent: true })),
];

/** The side that has enough for a Sürtaxe by the thirds of the declarer's side; missing: neither (reform §1). */
export function suertaxeSide(thirds: number): Side | undefined {
  if (thirds >= SUERTAXE.declarer) return 'declarer';
  return ALL_THIRDS - thirds >= SUERTAXE.opponents ? 'opponents' : undefined;
}

/** Thirds of the declarer's side. */
export interface Thirds {
  readonly from: number;
  readonly to: number;
}

/** Those that a Sürtaxe goes with: of the declarer's side from one number up, of the opponents down from another. */
export const thirdsBy = (claims: readonly Claim[], { from, to }: Thirds): Thirds =>
  claims
    // A black-out needs no more than the game, and is lost with any points.
    .filter(({ bonus, made }) => bonus === 'suertaxe' || (bonus === 'black-out' && made))
    .reduce(
      (range, { bonus, of, made }) => {
        if (bonus === 'black-out') return { ...range, from: Math.max(range.from, ENOUGH) };
        const least = of === 'declarer' ? SUERTAXE.declarer : ALL_THIRDS - SUERTAXE.opponents + 1;
        return made === (of === 'declarer')
          ? { ...range, from: Math.max(range.from, least) }
          : { ...range, to: Math.min(range.to, least - 1) };
      },
      { from, to },
    );

type Tells<Part> = (part: Part, of: Side, setting: Setting) => boolean;

/** When the bonuses that a part of the cards tells are made, and when they are lost without a word (reform §6.1, §6.2). */
interface Telling<Part> {
  readonly made: Partial<Readonly<Record<BonusId, Tells<Part>>>>;
  readonly lost: Partial<Readonly<Record<BonusId, Tells<Part>>>>;
}

export const BY_TRULL: Telling<Trull> = {
  made: {
    trull: ({ pagat, mond, skues }, of) => pagat.won === of && mond.won === of && skues.won === of,
    mondfang: ({ mond, skues, isKaiserstich }, of) =>
      mond.by === otherSide(of) && mond.won === of && skues.by === of && skues.won === of && !isKaiserstich,
    pagatfang: ({ pagat }, of) => pagat.by === otherSide(of) && pagat.won === of,
    'pagat-ultimo': ({ pagat, pagatWins }, of) => pagatWins && pagat.by === of,
  },
  lost: { 'pagat-ultimo': ({ pagat, pagatWins }, of) => pagat.isLast && pagat.by === of && !pagatWins },
};

export const BY_KINGS: Telling<Kings> = {
  made: {
    'four-kings': ({ called, own, of: all }, of) =>
      own === (of === 'declarer' ? all : 0) && (called === undefined || called.won === of),
    koenigfang: ({ called }) => called?.by === 'declarer' && called.won === 'opponents',
    'rufkoenig-lassen': ({ called }, _, { exchanged }) =>
      called?.by === 'talon' && exchanged > 0 && exchanged <= TALON / 2,
    'koenig-ultimo': ({ called }) => called?.isLast === true && called.won === 'declarer',
  },
  lost: { 'koenig-ultimo': ({ called }) => called?.isLast === true && called.won === 'opponents' },
};

export const BY_LAST: Telling<Last> = {
  made: { 'single-ultimo': ({ winner, isPip }, of) => winner === of && isPip },
  lost: {},
};

/** The states of a part that go with every row about it. */
export const fitting = <Part>(
  parts: readonly Part[],
  { made, lost }: Telling<Part>,
  claims: readonly Claim[],
  setting: Setting,
): readonly Part[] => {
  const about = claims.flatMap((claim) => {
    const isMade = made[claim.bonus];
    return isMade ? [{ ...claim, isMade, isLost: lost[claim.bonus] }] : [];
  });
  if (about.length === 0) return parts;
  return parts.filter((part) =>
    about.every(({ of, made: isSaid, isSilent, isMade, isLost }) => {
      if (isSaid) return isMade(part, of, setting);
      return isSilent ? isLost?.(part, of, setting) === true : !isMade(part, of, setting);
    }),
  );
};

/** Who can have won the trick of a bird before the last one; nobody: its rows exclude each other. */
function birdWinners(claims: readonly Claim[], { seats }: Setting): readonly Side[] {
  const beaten = SIDES.flatMap((by) =>
    SIDES.filter((won) => won !== by || seats[by] > 1).map((won) => ({ by, won, wins: false })),
  );
  const ways = [
    ...SIDES.map((won) => ({ by: undefined, won, wins: false })),
    ...SIDES.map((by) => ({ by, won: by, wins: true })),
    ...beaten,
  ];
  const possible = ways.filter(({ by, wins }) =>
    claims.every(({ of, made, isSilent }) => {
      const isMade = wins && by === of;
      if (made) return isMade;
      return isSilent ? by === of && !wins : !isMade;
    }),
  );
  return SIDES.filter((side) => possible.some(({ won }) => won === side));
}

/** Tricks with a bird that a side has certainly won, before the last one; missing: rows exclude each other. */
export function birdTricks(claims: readonly Claim[], setting: Setting): Readonly<Record<Side, number>> | undefined {
  const tricks = { declarer: 0, opponents: 0 };
  const said = claims.filter(({ bonus }) => (BONUSES[bonus].bird?.trick ?? TRICKS) < TRICKS);
  for (const id of new Set(said.map(({ bonus }) => bonus))) {
    const [winner, ...others] = birdWinners(
      said.filter(({ bonus }) => bonus === id),
      setting,
    );
    if (winner === undefined) return undefined;
    if (others.length === 0) tricks[winner] += 1;
  }
  return tricks;
}
