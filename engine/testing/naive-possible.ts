/**
 * A second opinion on whether a positive Königrufen deal from paper is possible, by an independent search: who took the
 * last trick and what fell in it, how many tricks each side has, and where the honours end up (tirol §1, §5, §6.1, §8).
 * It knows nothing about the family's own check.
 */

export interface PaperBonus {
  readonly id: string;
  readonly by: number;
  readonly made: boolean;
}

/** An entry without faults of form. */
export interface PaperDeal {
  readonly contract: string;
  readonly declarer: number;
  readonly partner?: number | null;
  readonly won?: boolean;
  readonly thirds?: number;
  readonly announced?: readonly PaperBonus[];
  readonly silent?: readonly PaperBonus[];
}

/** Talon cards with the declarer, whether honours can be among them, and whether a king is called. */
const GAMES: Readonly<Record<string, { readonly kept: number; readonly calls?: true }>> = {
  rufer: { kept: 3, calls: true },
  solorufer: { kept: 0, calls: true },
  besserrufer: { kept: 3, calls: true },
  sechserdreier: { kept: 6 },
  farbendreier: { kept: 3 },
  dreier: { kept: 3 },
  farbeneiner: { kept: 1 },
  einer: { kept: 1 },
  farbensolo: { kept: 0 },
  solodreier: { kept: 0 },
};
const BIRD_TRICKS: Readonly<Record<string, number>> = { uhu: 11, kakadu: 10, quapil: 9, geier: 8 };
const SACKS: Readonly<Record<string, number>> = { sack1: 137, sack2: 167 };
const SEATS = [0, 1, 2, 3];

/** By number: all possible values of that many of the 47 cards other than Trull and kings, in thirds. */
const WORTHS: readonly ReadonlySet<number>[] = worths();
function worths(): readonly ReadonlySet<number>[] {
  const sums: Set<number>[] = Array.from({ length: 48 }, () => new Set<number>());
  sums[0]?.add(0);
  const cards = [10, 7, 4, 1].flatMap((worth) => Array<number>(worth === 1 ? 35 : 4).fill(worth));
  for (const card of cards)
    for (let n = cards.length; n > 0; n--) for (const sum of sums[n - 1] ?? []) sums[n]?.add(sum + card);
  return sums;
}

interface LastTrick {
  readonly winner: number;
  /** `null`: it was in the talon. */
  readonly pagatBy: number | null;
  readonly pagatFell: boolean;
  readonly kingFell: boolean;
}

/** Talon cards that each side has at the end, honours among them, and where the called king was dealt. */
interface Talon {
  readonly kept: number;
  readonly keptHonours: number;
  readonly king: 'none' | 'hand' | 'kept' | 'rest';
}

/** Whether any cards and tricks satisfy all of it; `profile` decides what a Valat leaves of the rest (tirol §14). */
export function isPossible(profile: string, deal: PaperDeal): boolean {
  const { declarer, partner } = deal;
  const isOurs = (seat: number): boolean => seat === declarer || seat === partner;
  const announced = (deal.announced ?? []).map((one) => ({ ...one, silent: false }));
  const silent = (deal.silent ?? []).map((one) => ({ ...one, silent: true }));
  const all = [...announced, ...silent].map((one) => ({ ...one, ours: isOurs(one.by) }));
  const hasValat = all.some(({ id }) => id === 'valat');
  // Possession bonuses are void beside a Valat in Tyrol, so that an unmade one means nothing.
  const isVoid = ({ id, made }: PaperBonus): boolean =>
    hasValat && profile !== 'ooe-2023' && !made && (id === 'trull' || id === 'kings' || id in SACKS);
  const said = all.filter((one) => !isVoid(one));
  const allowed = Array.from({ length: 211 }, (_, points) => points).filter(goesWith);
  /** Whether one of these totals is possible with that many honours and other cards. */
  const reached = new Map<number, boolean>();

  for (const talon of talons(deal))
    for (const last of lastTricks()) {
      if (!said.every((one) => fitsLast(one, last, talon))) continue;
      for (let tricks = 0; tricks <= 12; tricks++) if (canHave(tricks, last, talon)) return true;
    }
  return false;

  function* lastTricks(): Generator<LastTrick> {
    for (const winner of SEATS)
      for (const pagatBy of [null, ...SEATS])
        for (const pagatFell of pagatBy === null ? [false] : [false, true])
          for (const kingFell of [false, true]) yield { winner, pagatBy, pagatFell, kingFell };
  }

  /** Whether a bonus fits the last trick. */
  function fitsLast(
    { id, by, made, silent: quiet, ours }: (typeof said)[number],
    { winner, pagatBy, pagatFell, kingFell }: LastTrick,
    { king }: Talon,
  ): boolean {
    if (id === 'ku') {
      if (king !== 'hand') return false;
      if (made) return kingFell && isOurs(winner);
      return quiet ? kingFell && !isOurs(winner) : !(kingFell && isOurs(winner));
    }
    if (id !== 'pagat') return true;
    const won = pagatFell && winner === pagatBy;
    if (quiet) return pagatFell && pagatBy !== null && isOurs(pagatBy) === ours && won === made;
    if (made) return pagatBy === by && won;
    // In Upper Austria, a bird announced without holding it is lost.
    return pagatBy === by ? !won : profile === 'ooe-2023';
  }

  function canHave(tricks: number, last: LastTrick, talon: Talon): boolean {
    const { winner, pagatBy, pagatFell, kingFell } = last;
    const kingBy = talon.king === 'hand' ? (partner ?? declarer) : null;
    if (kingFell && kingBy === null) return false;
    // Nobody plays two cards to a trick, and a king beats no tarock.
    if (pagatFell && kingFell && (pagatBy === kingBy || winner === kingBy)) return false;
    if (!tricksFit(tricks, isOurs(winner))) return false;
    const low = (pagatFell && winner === pagatBy) || (kingFell && winner === kingBy);
    for (const pagatOurs of [true, false])
      for (const kingOurs of talon.king === 'none' ? [null] : [true, false]) {
        const before = (ours: boolean): number => (ours ? tricks : 12 - tricks) - (isOurs(winner) === ours ? 1 : 0);
        const inTalon = (ours: boolean): number => (ours ? talon.keptHonours : 6 - talon.kept);
        /** Honours of each side that must, or may not, lie in earlier tricks. */
        const early = { true: 0, false: 0 };
        const late = { true: 0, false: 0 };
        const laid = { true: 0, false: 0 };
        const key = (ours: boolean): 'true' | 'false' => `${ours}`;
        if (pagatFell) {
          if (pagatOurs !== isOurs(winner)) continue;
          late[key(pagatOurs)]++;
        } else if (pagatBy === null) laid[key(pagatOurs)]++;
        else early[key(pagatOurs)]++;
        if (kingOurs !== null) {
          if (kingFell) {
            if (kingOurs !== isOurs(winner)) continue;
            late[key(kingOurs)]++;
          } else if (talon.king === 'hand') early[key(kingOurs)]++;
          else if ((talon.king === 'kept') !== kingOurs) continue;
          else laid[key(kingOurs)]++;
        }
        const isRoom = [true, false].every(
          (ours) => early[key(ours)] <= 4 * before(ours) && laid[key(ours)] <= inTalon(ours),
        );
        if (!isRoom) continue;
        for (let trull = 0; trull <= 2; trull++)
          for (let kings = 0; kings <= (kingOurs === null ? 4 : 3); kings++) {
            const rest = {
              true: { trull, kings },
              false: { trull: 2 - trull, kings: (kingOurs === null ? 4 : 3) - kings },
            };
            const fits = [true, false].every((ours) => {
              const wins = isOurs(winner) === ours ? 4 - late[key(ours)] : 0;
              const free = 4 * before(ours) - early[key(ours)] + inTalon(ours) - laid[key(ours)];
              const side = rest[key(ours)];
              // If Pagat or king wins the last trick, neither Sküs nor Mond lies in it; if a king does, nothing else.
              const intoLast = low ? Math.min(wins, side.kings) : wins;
              return side.trull + side.kings <= free + intoLast;
            });
            if (!fits) continue;
            const ourKings = kings + (kingOurs === true ? 1 : 0);
            const pile = { trull: trull + (pagatOurs ? 1 : 0), kings: ourKings };
            if (said.every((one) => fitsPile(one, pile)) && hasPoints(tricks, talon.kept, pile.trull + pile.kings))
              return true;
          }
      }
    return false;
  }

  /** Whether a number of tricks fits the birds and a Valat. */
  function tricksFit(tricks: number, lastOurs: boolean): boolean {
    const known = new Map([[12, lastOurs]]);
    for (const { id, by, made, silent: quiet, ours } of said) {
      const trick = BIRD_TRICKS[id];
      if (trick === undefined) continue;
      const alone = SEATS.filter((seat) => isOurs(seat) === isOurs(by)).length === 1;
      if (!made && !(quiet && alone)) continue;
      const taker = made ? ours : !ours;
      if ((known.get(trick) ?? taker) !== taker) return false;
      known.set(trick, taker);
    }
    const least = [...known.values()].filter(Boolean).length;
    if (tricks < least || tricks > 12 - (known.size - least)) return false;
    if (!hasValat) return tricks > 0 && tricks < 12;
    return said.every(({ id, made, ours }) => id !== 'valat' || (tricks === (ours ? 12 : 0)) === made);
  }

  function fitsPile(
    { id, made, ours }: (typeof said)[number],
    pile: { readonly trull: number; readonly kings: number },
  ): boolean {
    if (id === 'trull') return (pile.trull === (ours ? 3 : 0)) === made;
    if (id === 'kings') return (pile.kings === (ours ? 4 : 0)) === made;
    return true;
  }

  function hasPoints(tricks: number, kept: number, honours: number): boolean {
    const others = 4 * tricks + kept - honours;
    const key = others * 8 + honours;
    const known = reached.get(key) ?? allowed.some((points) => WORTHS[others]?.has(points - 13 * honours));
    reached.set(key, known);
    return known;
  }

  /** Whether these points of the declarer's side fit everything said about them. */
  function goesWith(points: number): boolean {
    if (deal.won !== undefined && points >= 107 !== deal.won) return false;
    // Whole points may have been counted in threes and rounded (R1).
    const about = deal.thirds !== undefined && deal.thirds % 3 === 0 ? 1 : 0;
    if (deal.thirds !== undefined && Math.abs(points - deal.thirds) > about) return false;
    return said.every(({ id, made, ours }) => {
      const needed = SACKS[id];
      return needed === undefined || (ours ? points : 210 - points) >= needed === made;
    });
  }
}

/** Who has the talon at the end (tirol §5). */
function talons({ contract, partner }: PaperDeal): readonly Talon[] {
  const { kept, calls } = GAMES[contract.replace(/-\d$/, '')] ?? { kept: 0 };
  if (!calls) return [{ kept, keptHonours: 0, king: 'none' }];
  if (partner !== null) return [{ kept, keptHonours: 0, king: 'hand' }];
  // The half with the called king goes to the declarer untouched.
  if (contract === 'solorufer') return [{ kept: 3, keptHonours: 3, king: 'kept' }];
  return [
    { kept, keptHonours: 0, king: 'hand' },
    { kept, keptHonours: 0, king: 'rest' },
  ];
}
