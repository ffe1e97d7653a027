import type { Notes } from '#engine/core/json.ts';
import { type Rational, rational } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { dealt, thirdsIn } from '../naive-cards.ts';
import { illustratedCalls, illustratedHands, illustratedTricks } from './illustrated-log.ts';

/** Illustrated Tarock scored a second time, from docs/rules/illustrated.md §4, §6 and §8 alone. */

type Stage = 'before' | 'after' | 'silent' | 'meld';

/** §6.1: before / after / silent, or a meld; `-` where it does not count. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'loew-1954': {
    pagat: '- 10 5',
    uhu: '- 10 5',
    forty: '5 - -',
    fifty: '- 15 -',
    'no-trull': '- - 5',
    'no-kings': '- - 5',
    'tarock-trull': '3',
    'royal-trull': '3',
    'two-honours': '1',
  },
  'beck-1956': {
    pagat: '20 10 5',
    uhu: '20 10 5',
    forty: '10 5 -',
    fifty: '40 20 -',
    'no-trull': '16 8 4',
    'no-kings': '15 10 5',
    'tarock-trull': '4',
    'royal-trull': '5',
    'two-honours': '2',
    valat: '48 24 12',
  },
  'mayr-sedlaczek-2016': {
    pagat: '20 10 5',
    uhu: '20 10 5',
    forty: '10 5 -',
    fifty: '40 20 -',
    'no-trull': '20 10 -',
    'no-kings': '20 10 -',
    'tarock-trull': '3',
    'royal-trull': '3',
    valat: '80 40 20',
  },
};

/** The printed number in a column; NaN if there is none. */
export function illustratedAmount(profile: string, options: Notes, id: string, stage: Stage): number {
  if (id === 'uhu' && options['uhu'] !== true) return NaN;
  if (id === 'no-kings' && stage === 'before' && profile !== 'loew-1954') return Number(options['no-kings-before']);
  const cells = (TABLE[profile]?.[id] ?? '').split(' ');
  if ((cells.length === 1) !== (stage === 'meld')) return NaN;
  const cell = cells[['before', 'after', 'silent'].indexOf(stage)] ?? cells[0];
  return cell === undefined || cell === '' || cell === '-' ? NaN : Number(cell);
}

/** §4: what a game is worth before it is multiplied. */
function gameValue(profile: string, contract: string, level: string): number {
  if (profile === 'mayr-sedlaczek-2016') return { dreiblatt: 3, zweiblatt: 5, einblatt: 7, solo: 10 }[contract] ?? NaN;
  if (profile === 'loew-1954' && contract === 'solo') return 8;
  return { basic: 3, taken: 4, held: 5, retaken: 5 }[level] ?? NaN;
}

const points = (thirds: number): number => Math.floor((thirds + 1) / 3);
const TRULL = ['T22', 'T21', 'T1'];
const KINGS = ['CK', 'SK', 'HK', 'DK'];

export function naiveIllustrated(
  s: State,
  profile: string,
  options: Notes,
  account: 'score' | 'money',
): readonly Rational[] {
  const score = Array.from({ length: s.table }, () => 0);
  const done = () => score.map((won) => rational(won));
  const game = s.games[0];
  // Money is paid by totals, when a series is over.
  if (!game || account === 'money') return done();
  const give = (seat: number, amount: number): void => {
    score[seat] = (score[seat] ?? 0) + amount;
  };
  const tricks = illustratedTricks(s);

  if (game.contract === 'trischaken') {
    const piles = s.active.map((seat) =>
      thirdsIn(tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards)),
    );
    const last = s.active.indexOf(tricks[15]?.winner ?? -1);
    if ((options['trischaken-play'] as readonly string[]).includes('talon-last'))
      piles[last] = (piles[last] ?? 0) + thirdsIn(dealt(s, 'talon'));
    const most = Math.max(...piles);
    const losers = piles.filter((pile) => pile === most).length;
    if (losers === 3) return done();
    const shared = losers === 2 && options['trischaken-tie'] === 'split';
    s.active.forEach((seat, i) => {
      if (piles[i] === most) give(seat, shared ? -5 : -10);
      else give(seat, (shared ? 10 : 5) + (piles[i] === 0 ? 5 : 0));
    });
    return done();
  }

  const d = game.declarer;
  const defenders = s.active.filter((seat) => seat !== d);
  const m = { dreiblatt: 1, zweiblatt: 2, einblatt: 3, solo: 4 }[game.contract] ?? NaN;
  const solo = game.contract === 'solo';
  const laid = s.log.flatMap((event) =>
    event.type === 'said' && event.action.type === 'discard'
      ? (event.action as unknown as { cards: string[] }).cards
      : [],
  );
  const thirds = thirdsIn([...laid, ...tricks.filter(({ winner }) => winner === d).flatMap(({ cards }) => cards)]);
  const p = points(thirds);
  const won = p >= 36;
  const calls = illustratedCalls(s);

  // Levels are told by what was said last before the game was won (§3.2).
  let level = 'basic';
  for (const { type } of calls.auction) {
    if (type === 'bid') level = 'basic';
    if (type === 'take') level = 'taken';
    if (type === 'retake') level = 'retaken';
    if (type === 'hold' && profile === 'beck-1956') level = 'held';
  }

  /** The factor of what was said against an item. */
  const k = (item: string): { factor: number; early: boolean } => {
    let factor = 1;
    let early = false;
    for (const one of calls.doubled)
      if (one.item === item) {
        factor *= one.early && profile !== 'loew-1954' ? 4 : 2;
        early ||= one.early;
      }
    return { factor, early };
  };

  const kGame = k('game').factor;
  const e = solo && options['solo-excess'] === false ? 0 : Math.abs(p - 35);
  const raw = gameValue(profile, game.contract, level) * kGame + e * (options['contra-excess'] === true ? kGame : 1);
  for (const seat of won ? [d] : defenders) give(seat, raw * m);

  const hands = illustratedHands(s);
  const relevant = (options['without-scope'] === 'dealt' ? dealt(s, `hand:${d}`) : hands[d]) ?? [];
  const inTrick = (card: string, number: number) => {
    const trick = tricks[number - 1];
    const at = trick?.cards.indexOf(card) ?? -1;
    return trick && at >= 0 ? { by: trick.players[at] ?? -1, winner: trick.winner } : undefined;
  };
  const needed = (number: number): boolean => (options['thresholds'] === 'exact' ? thirds >= 3 * number : p >= number);
  const made = (id: string): boolean => {
    switch (id) {
      case 'pagat':
      case 'uhu': {
        const bird = id === 'pagat' ? inTrick('T1', 16) : inTrick('T2', 15);
        return bird !== undefined && bird.by === bird.winner;
      }
      case 'forty':
        return needed(40);
      case 'fifty':
        return needed(50);
      case 'no-trull':
        return won && !relevant.some((card) => TRULL.includes(card));
      case 'no-kings':
        return won && !relevant.some((card) => KINGS.includes(card));
      default:
        return tricks.every(({ winner }) => winner === d);
    }
  };

  const value = (id: string, stage: Stage): number => {
    const amount = (at: Stage) => illustratedAmount(profile, options, id, at);
    if (!solo || stage !== 'after') return amount(stage);
    const [first, second] =
      options['solo-stage'] === 'before' ? (['before', 'after'] as const) : (['after', 'before'] as const);
    return Number.isNaN(amount(first)) ? amount(second) : amount(first);
  };

  for (const { id, by, stage } of calls.announced) {
    const { factor, early } = k(id);
    const after = illustratedAmount(profile, options, id, 'after');
    const base = early && options['pre-contra-base'] === 'after' && !Number.isNaN(after) ? after : value(id, stage);
    if (made(id)) give(by, base * factor * m);
    else
      for (const seat of by === d ? defenders : [d])
        give(seat, base * factor * (options['lost-bonus-multiplied'] === true ? m : 1));
  }
  for (const { id, by } of calls.melds) give(by, illustratedAmount(profile, options, id, 'meld') * m);

  const isSaid = (id: string): boolean => calls.announced.some((one) => one.id === id);
  for (const id of ['no-trull', 'no-kings', 'valat']) {
    const amount = illustratedAmount(profile, options, id, 'silent');
    if (!Number.isNaN(amount) && !isSaid(id) && made(id)) give(d, amount * m);
  }
  for (const [id, card, number, loses] of [
    ['pagat', 'T1', 16, options['silent-pagat-loss']],
    ['uhu', 'T2', 15, options['silent-uhu-loss']],
  ] as const) {
    const amount = illustratedAmount(profile, options, id, 'silent');
    const bird = inTrick(card, number);
    if (Number.isNaN(amount) || !bird || isSaid(id)) continue;
    if (profile === 'mayr-sedlaczek-2016' && bird.by !== d) continue;
    if (bird.by === bird.winner) give(bird.by, amount * m);
    else if (loses === true && (bird.by === d) !== (bird.winner === d))
      for (const seat of bird.by === d ? defenders : [d]) give(seat, amount * m);
  }
  return done();
}
