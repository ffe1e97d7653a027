import type { Notes } from '../core/json.ts';
import { add, multiply, type Rational, rational, ZERO } from '../core/rational.ts';
import type { State } from '../kernel/deal/state.ts';
import { dealt, type NaivePlay, type NaiveTrick, naiveTricks, said, thirdsIn } from './naive-cards.ts';
import { BIRDS, bonusPoints, contractNamed, IN_COLOUR, POSSESSION, SACKS, valueOf } from './naive-prices.ts';
import { trischakenPoints } from './naive-trischaken.ts';

/**
 * A second opinion on Königrufen, written by hand from tirol §1, §5, §6, §8, §14 and §15: it reads the log and counts
 * again, using nothing from the family's settlement, bonuses, contracts or card points.
 */

/** One deal to be scored, on the score or on the money account. */
interface Deal {
  readonly s: State;
  readonly profile: string;
  readonly options: Notes;
  readonly account: 'score' | 'money';
}

type Give = (seat: number, amount: Rational) => void;
type Side = readonly number[];

const KINGS = ['CK', 'SK', 'HK', 'DK'];

export function naiveKoenigrufen(
  s: State,
  profile: string,
  options: Notes,
  account: 'score' | 'money',
): readonly Rational[] {
  const deal: Deal = { s, profile, options, account };
  const contract = s.games[0]?.contract ?? '';
  const totals: Rational[] = Array.from({ length: s.table }, () => ZERO);
  const give: Give = (seat, amount) => {
    totals[seat] = add(totals[seat] ?? ZERO, amount);
  };
  if (contract === 'trischaken') trischaken(deal, give);
  else if (contractNamed(contract).kind === 'N') negative(deal, give);
  else positive(deal, contract, give);
  return s.now.factors
    .filter(({ only }) => only === undefined || only === account)
    .reduce((all, { by }) => all.map((amount) => multiply(amount, by)), totals);
}

/** Kontra, rekontra, subkontra: two, four, eight; on the score account, none if they are for money only. */
const doubled = ({ options, account }: Deal, times: number): number =>
  options['kontra-scope'] === 'money-only' && account === 'score' ? 1 : 2 ** times;

function trischaken({ s, profile, options }: Deal, give: Give): void {
  const talon = [...dealt(s, 'talon:0'), ...dealt(s, 'talon:1')];
  for (const { give: away, take } of said(s, 'exchange')) talon[talon.indexOf(String(take))] = String(away);
  const counts = new Map(s.active.map((seat) => [seat, 0]));
  const bySlot = s.games[0]?.with['talon'] === 'first-six';
  for (const [i, { plays, winner }] of naiveTricks(s, 'N', options['kaiserstich']).entries()) {
    const extra = bySlot ? talon.slice(i, i + 1) : i === 11 ? talon : [];
    const cards = [...plays.map(({ card }) => card), ...extra];
    counts.set(winner, (counts.get(winner) ?? 0) + thirdsIn(cards));
  }
  const points = trischakenPoints([...counts.values()], profile, options);
  for (const [i, seat] of s.active.entries()) give(seat, points[i] ?? ZERO);
}

/** tirol §8.3: pair by pair, each with its own doublings. */
function negative(deal: Deal, give: Give): void {
  const { s, profile, options } = deal;
  const declarers = s.games.map(({ declarer }) => declarer);
  for (const { declarer, contract } of s.games) {
    const tricks = naiveTricks(s, 'N', options['kaiserstich']).filter(({ winner }) => winner === declarer).length;
    const made = tricks === contractNamed(contract).tricks;
    for (const other of s.active) {
      if (other === declarer || (options['bei-settlement'] === 'defenders-only' && declarers.includes(other))) continue;
      const pair = s.items.find((item) => item.by === declarer && item.against[0] === other);
      const amount = valueOf(contract, profile, options) * doubled(deal, pair?.doublings.length ?? 0) * (made ? 1 : -1);
      give(declarer, rational(amount));
      give(other, rational(-amount));
    }
  }
}

/** Who plays with whom, and where everything lies at the end (tirol §5, R8). */
function laidOut({ s, options }: Deal, contract: string) {
  const { declarer = -1, called } = s.games[0] ?? {};
  const holds = (seat: number): boolean => called !== undefined && dealt(s, `hand:${seat}`).includes(called);
  const ours: Side = s.active.filter((seat) => seat === declarer || holds(seat));
  const theirs: Side = s.active.filter((seat) => !ours.includes(seat));
  const tricks = naiveTricks(s, contractNamed(contract).kind, options['kaiserstich']);
  const won = (side: Side): readonly string[] =>
    tricks.filter(({ winner }) => side.includes(winner)).flatMap(({ plays }) => plays.map(({ card }) => card));
  const halves = [dealt(s, 'talon:0'), dealt(s, 'talon:1')];
  const whole = said(s, 'take').map(({ half }) => Number(half));
  const unseen = contract === 'sechserdreier' || contract === 'farbensechser';
  const single = said(s, 'take-cards').flatMap(({ cards }) => cards as readonly string[]);
  const left = halves.map((half, i) => half.filter((card) => !unseen && !whole.includes(i) && !single.includes(card)));
  const closed = contractNamed(contract).solo === true;
  const comesAlong = (half: readonly string[]): boolean => closed && called !== undefined && half.includes(called);
  const discards = said(s, 'discard').flatMap(({ cards }) => cards as readonly string[]);
  return {
    ours,
    theirs,
    tricks,
    called,
    ourPile: [...won(ours), ...discards, ...left.filter(comesAlong).flat()],
    theirPile: [...won(theirs), ...left.filter((half) => !comesAlong(half)).flat()],
  };
}

/** tirol §8.1, §8.2 and §14. */
function positive(deal: Deal, contract: string, give: Give): void {
  const { s, profile, options } = deal;
  const { ours, theirs, tricks, called, ourPile, theirPile } = laidOut(deal, contract);
  const { declarer = -1 } = s.games[0] ?? {};
  const { kind, solo = false } = contractNamed(contract);
  const sideOf = (seat: number): Side => (ours.includes(seat) ? ours : theirs);
  const conceded = said(s, 'concede').length > 0;
  const pays = (side: Side, amount: number): void => {
    const others = side === ours ? theirs : ours;
    const single = ours.length === 1;
    for (const seat of side) give(seat, rational(amount * (single && side.length === 1 ? 3 : 1)));
    for (const seat of others) give(seat, rational(-amount * (single && others.length === 1 ? 3 : 1)));
  };
  const calls = called !== undefined;
  const inTalon = calls && ['talon:0', 'talon:1'].some((half) => dealt(s, half).includes(called));
  const kontra = (by: number, doublings: readonly { readonly by: number }[]): number => {
    if (options['solorufer-kontra-void'] === true && solo && inTalon) return 1;
    let times = 0;
    while (times < doublings.length) {
      const other = sideOf(doublings[times]?.by ?? -1) !== sideOf(by);
      if (other !== (times % 2 === 0)) break;
      times++;
    }
    return doubled(deal, times);
  };
  const amounts = bonusPoints(profile, options);
  const available = Object.keys(amounts).filter(
    (id) => (kind !== 'F' || IN_COLOUR.includes(id)) && (id !== 'ku' || calls),
  );
  const points = (id: string, way: 0 | 1): number => (amounts[id]?.[way] ?? NaN) * (solo ? 2 : 1);
  const made = (id: string, side: Side): boolean =>
    !conceded && isMade(id, side, { tricks, pile: side === ours ? ourPile : theirPile, isOurs: side === ours, called });

  const won = !conceded && thirdsIn(ourPile) >= 107;
  const value = valueOf(contract, profile, options);
  const gameIf = (weWin: boolean): number => value * (contract === 'sechserdreier' && !weWin ? 2 : 1);
  const gameKontra = kontra(declarer, s.items.find(({ about }) => about === 'game')?.doublings ?? []);
  const spoken = s.items.filter(({ about }) => about !== 'game');
  const silentValat = [ours, theirs].find((side) => !conceded && made('valat', side));
  const said1 = spoken.some(({ about }) => about === 'valat');
  const isValat = said1 || silentValat !== undefined;
  const instead = profile === 'ooe-2023' && isValat;

  if (!instead) pays(ours, gameIf(won) * (won ? 1 : -1) * gameKontra);
  if (instead && !said1 && silentValat)
    pays(silentValat, gameIf(silentValat === ours) * (amounts['valat']?.[0] ?? NaN) * gameKontra);

  const cancelled = (id: string): boolean => isValat && profile !== 'ooe-2023' && POSSESSION.includes(id);
  const done = new Set<string>();
  for (const { about, by, doublings } of spoken) {
    const side = sideOf(by);
    const key = `${about} ${side === ours ? 'ours' : 'theirs'}`;
    if (done.has(key) || cancelled(about)) continue;
    done.add(key);
    const success = made(about, side);
    const times = kontra(by, doublings) * (success ? 1 : -1);
    if (about === 'valat' && profile === 'ooe-2023')
      pays(side, gameIf(success === (side === ours)) * (amounts['valat']?.[1] ?? NaN) * times);
    else pays(side, points(about, 1) * times);
  }
  if (conceded || instead) return;
  for (const id of available) {
    if (amounts[id]?.[0] === null || cancelled(id) || spoken.some(({ about }) => about === id)) continue;
    for (const side of [ours, theirs]) if (made(id, side)) pays(side, points(id, 0));
    if (options['silent-loss'] === false) continue;
    const holder = beaten(id, tricks, called);
    if (holder === undefined) continue;
    if (id === 'ku' && !made('ku', ours)) pays(ours, -points('ku', 0));
    if (id in BIRDS) pays(sideOf(holder), -points(id, 0));
  }
}

const playIn = (trick: NaiveTrick | undefined, card: string | undefined): NaivePlay | undefined =>
  trick?.plays.find((play) => play.card === card);

/** The seat that played the bird, or the called king, in its trick without winning it. */
function beaten(id: string, tricks: readonly NaiveTrick[], called: string | undefined): number | undefined {
  const number = BIRDS[id] ?? 1;
  const trick = tricks[12 - number];
  const play = playIn(trick, id === 'ku' ? called : `T${number}`);
  if (!play) return undefined;
  return id === 'ku' || trick?.winner !== play.by ? play.by : undefined;
}

interface End {
  readonly tricks: readonly NaiveTrick[];
  readonly pile: readonly string[];
  readonly isOurs: boolean;
  readonly called: string | undefined;
}

/** tirol §6.1 and §15: whether a side made a bonus. */
function isMade(id: string, side: Side, { tricks, pile, isOurs, called }: End): boolean {
  const has = (cards: readonly string[]): boolean => cards.every((card) => pile.includes(card));
  const taken = (card: string | undefined): NaiveTrick | undefined =>
    tricks.find((trick) => {
      const play = playIn(trick, card);
      return play && !side.includes(play.by) && side.includes(trick.winner);
    });
  const bird = BIRDS[id];
  if (bird !== undefined) {
    const trick = tricks[12 - bird];
    const play = playIn(trick, `T${bird}`);
    return play !== undefined && trick?.winner === play.by && side.includes(play.by);
  }
  if (id in SACKS) return thirdsIn(pile) >= (SACKS[id] ?? Infinity);
  switch (id) {
    case 'ku':
      return isOurs && playIn(tricks[11], called) !== undefined && side.includes(tricks[11]?.winner ?? -1);
    case 'trull':
      return has(['T22', 'T21', 'T1']);
    case 'kings':
      return has(KINGS);
    case 'mondfang': {
      const trick = taken('T21');
      return trick !== undefined && playIn(trick, 'T22')?.by === trick.winner;
    }
    case 'koenigfang':
      return !isOurs && taken(called) !== undefined;
    case 'pagatfang':
      return taken('T1') !== undefined;
    default:
      return tricks.length === 12 && tricks.every(({ winner }) => side.includes(winner));
  }
}
