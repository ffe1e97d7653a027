import type { Notes } from '../core/json.ts';
import { add, multiply, rational, ZERO, type Rational } from '../core/rational.ts';
import type { State } from '../kernel/types.ts';
import { trischakenPoints } from './naive-trischaken.ts';

/**
 * A second opinion on Königrufen, written from tirol §1, §5, §6 and §8 by hand: it reads the log and counts again,
 * without anything of the family's settlement, bonuses, contracts or card points.
 */

const RANKS = ['K', 'Q', 'N', 'J'];
const POINTS = [13, 10, 7, 4];

interface Played {
  readonly by: number;
  readonly card: string;
}

/** tirol §1: 13, 10, 7 and 4 thirds for the court, 13 for the Trull, one for everything else. */
function thirds(card: string): number {
  if (card === 'T22' || card === 'T21' || card === 'T1') return 13;
  return card.startsWith('T') ? 1 : (POINTS[RANKS.indexOf(card.slice(1))] ?? 1);
}

/** Higher is stronger; red pips run from 1 (high) to 4 (low). */
function strength(card: string, led: string): number {
  if (card.startsWith('T')) return 100 + Number(card.slice(1));
  if (card[0] !== led) return -1;
  const rank = card.slice(1);
  if (RANKS.includes(rank)) return 50 - RANKS.indexOf(rank);
  return led === 'H' || led === 'D' ? 10 - Number(rank) : Number(rank);
}

/** What was played, trick after trick, and who won each. */
function tricksOf(s: State): { readonly plays: readonly Played[]; readonly winner: number }[] {
  const plays: Played[] = [];
  for (const event of s.log)
    if (event.type === 'said' && event.action.type === 'play')
      plays.push({ by: event.by as number, card: (event.action as unknown as Played).card });
  const tricks = [];
  for (let i = 0; i + 4 <= plays.length; i += 4) {
    const four = plays.slice(i, i + 4);
    const led = four[0]?.card[0] ?? '';
    let best = four[0];
    for (const play of four) if (strength(play.card, led) > strength(best?.card ?? '', led)) best = play;
    tricks.push({ plays: four, winner: best?.by ?? -1 });
  }
  return tricks;
}

/** The cards that were dealt to a zone. */
const dealt = (s: State, zone: string): readonly string[] =>
  s.log.flatMap((event) => (event.type === 'moved' && event.from === 'deck' && event.to === zone ? event.cards : []));

const said = (s: State, type: string): readonly Record<string, unknown>[] =>
  s.log.flatMap((event) => (event.type === 'said' && event.action.type === type ? [{ ...event.action }] : []));

const VALUE: Readonly<Record<string, number>> = {
  rufer: 1,
  solorufer: 2,
  'besserrufer-1': 1,
  dreier: 5,
  solodreier: 10,
  piccolo: 2,
  bettel: 4,
};
const SILENT: Readonly<Record<string, number>> = { pagat: 1, ku: 1, trull: 1, kings: 1, valat: 10 };
const KINGS = ['CK', 'SK', 'HK', 'DK'];

export function naiveKoenigrufen(s: State, options: Notes): readonly Rational[] {
  const contract = s.games[0]?.contract ?? '';
  const totals: Rational[] = Array.from({ length: s.table }, () => ZERO);
  const give = (seat: number, amount: Rational): void => {
    totals[seat] = add(totals[seat] ?? ZERO, amount);
  };
  if (contract === 'trischaken') trischaken(s, options, give);
  else if (contract === 'piccolo' || contract === 'bettel') negative(s, options, give);
  else positive(s, options, contract, give);
  return s.now.factors.reduce((all, { by }) => all.map((amount) => multiply(amount, by)), totals);
}

type Give = (seat: number, amount: Rational) => void;

function trischaken(s: State, options: Notes, give: Give): void {
  const tricks = tricksOf(s);
  const talon = [...dealt(s, 'talon:0'), ...dealt(s, 'talon:1')];
  const counts = new Map(s.active.map((seat) => [seat, 0]));
  for (const [i, { plays, winner }] of tricks.entries()) {
    const extra = s.games[0]?.with['talon'] === 'first-six' ? talon.slice(i, i + 1) : i === 11 ? talon : [];
    const cards = [...plays.map(({ card }) => card), ...extra];
    counts.set(winner, (counts.get(winner) ?? 0) + cards.reduce((sum, card) => sum + thirds(card), 0));
  }
  const points = trischakenPoints([...counts.values()], options);
  for (const [i, seat] of s.active.entries()) give(seat, points[i] ?? ZERO);
}

/** tirol §8.3: pair by pair, each with its own doublings. */
function negative(s: State, options: Notes, give: Give): void {
  const declarers = s.games.map(({ declarer }) => declarer);
  for (const { declarer, contract } of s.games) {
    const tricks = tricksOf(s).filter(({ winner }) => winner === declarer).length;
    const made = tricks === (contract === 'piccolo' ? 1 : 0);
    for (const other of s.active) {
      if (other === declarer || (options['bei-settlement'] === 'defenders-only' && declarers.includes(other))) continue;
      const pair = s.items.find((item) => item.by === declarer && item.against[0] === other);
      const amount = (VALUE[contract] ?? 0) * 2 ** (pair?.doublings.length ?? 0) * (made ? 1 : -1);
      give(declarer, rational(amount));
      give(other, rational(-amount));
    }
  }
}

/** tirol §8.1 and §8.2. */
function positive(s: State, options: Notes, contract: string, give: Give): void {
  const { declarer = -1, called } = s.games[0] ?? {};
  const partner = called === undefined ? undefined : s.active.find((seat) => dealt(s, `hand:${seat}`).includes(called));
  const ours = s.active.filter((seat) => seat === declarer || seat === partner);
  const theirs = s.active.filter((seat) => !ours.includes(seat));
  const sideOf = (seat: number): readonly number[] => (ours.includes(seat) ? ours : theirs);
  const solo = contract === 'solorufer' || contract === 'solodreier';
  const conceded = said(s, 'concede').length > 0;
  const pays = (side: readonly number[], amount: number): void => {
    const others = side === ours ? theirs : ours;
    const single = ours.length === 1;
    for (const seat of side) give(seat, rational(amount * (single && side.length === 1 ? 3 : 1)));
    for (const seat of others) give(seat, rational(-amount * (single && others.length === 1 ? 3 : 1)));
  };
  const kontra = (by: number, doublings: readonly { readonly by: number }[]): number => {
    if (options['solorufer-kontra-void'] === true && contract === 'solorufer' && partner === undefined) return 1;
    const [first, second] = doublings;
    if (!first || sideOf(first.by) === sideOf(by)) return 1;
    return second && sideOf(second.by) === sideOf(by) ? 4 : 2;
  };

  const tricks = tricksOf(s);
  const pile = (side: readonly number[]): readonly string[] =>
    tricks.filter(({ winner }) => side.includes(winner)).flatMap(({ plays }) => plays.map(({ card }) => card));
  const halves = [dealt(s, 'talon:0'), dealt(s, 'talon:1')];
  const taken = said(s, 'take')[0]?.['half'];
  const kept = halves.flatMap((half, i) => (i === taken ? [] : [half]));
  const withKing = (half: readonly string[]): boolean => contract === 'solorufer' && half.includes(called ?? '');
  const discards = said(s, 'discard').flatMap(({ cards }) => cards as readonly string[]);
  const ourPile = [...pile(ours), ...discards, ...kept.filter(withKing).flat()];
  const theirPile = [...pile(theirs), ...kept.filter((half) => !withKing(half)).flat()];

  const won = !conceded && ourPile.reduce((sum, card) => sum + thirds(card), 0) >= 107;
  const game = s.items.find(({ about }) => about === 'game');
  pays(ours, (VALUE[contract] ?? 0) * (won ? 1 : -1) * kontra(declarer, game?.doublings ?? []));

  const last = tricks[11];
  const kingPlay = last?.plays.find(({ card }) => card === called);
  const pagatPlay = last?.plays.find(({ card }) => card === 'T1');
  const has = (side: readonly number[], cards: readonly string[]): boolean =>
    cards.every((card) => (side === ours ? ourPile : theirPile).includes(card));
  const made = (id: string, side: readonly number[]): boolean => {
    if (conceded) return false;
    switch (id) {
      case 'pagat':
        return pagatPlay !== undefined && last?.winner === pagatPlay.by && side.includes(pagatPlay.by);
      case 'ku':
        return side === ours && kingPlay !== undefined && ours.includes(last?.winner ?? -1);
      case 'trull':
        return has(side, ['T22', 'T21', 'T1']);
      case 'kings':
        return has(side, KINGS);
      default:
        return tricks.length === 12 && tricks.every(({ winner }) => side.includes(winner));
    }
  };
  const spoken = s.items.filter(({ about }) => about !== 'game');
  const valat = spoken.some(({ about }) => about === 'valat') || made('valat', ours) || made('valat', theirs);
  const double = solo ? 2 : 1;
  const done = new Set<string>();
  for (const { about, by, doublings } of spoken) {
    const side = sideOf(by);
    const key = `${about} ${side === ours ? 'ours' : 'theirs'}`;
    if (done.has(key) || (valat && (about === 'trull' || about === 'kings'))) continue;
    done.add(key);
    pays(side, 2 * (SILENT[about] ?? 0) * double * (made(about, side) ? 1 : -1) * kontra(by, doublings));
  }
  if (conceded) return;
  for (const id of ['pagat', 'ku', 'trull', 'kings', 'valat']) {
    if (spoken.some(({ about }) => about === id) || (valat && (id === 'trull' || id === 'kings'))) continue;
    if (id === 'ku' && called === undefined) continue;
    for (const side of [ours, theirs]) if (made(id, side)) pays(side, (SILENT[id] ?? 0) * double);
    if (options['silent-loss'] === false) continue;
    if (id === 'pagat' && pagatPlay && last?.winner !== pagatPlay.by) pays(sideOf(pagatPlay.by), -double);
    if (id === 'ku' && kingPlay && !ours.includes(last?.winner ?? -1)) pays(ours, -double);
  }
}
