import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** What a seat may say or play in Bavarian Tarock, read once more from docs/rules/bavarian.md §3 to §6. */

type Said = { readonly by: number; readonly action: Action & Readonly<Record<string, unknown>> };

const LADDER = ['play', 'better', 'best'];
const GAMES = ['frage', 'herzfrage', 'solo', 'herzsolo', 'bettel'];
const STEPS = ['kontra', 're', 'supp', 'resupp', 'hirsch'];
const ORDER = ['A', '10', 'K', 'O', 'U', '9', '8', '7', '6'];

/** `undefined` in the exchange, whose offer is a choice of cards. */
export function naiveBavarianOffers(
  s: State,
  seat: number,
  profile: string,
  options: Notes,
): readonly Action[] | undefined {
  const said = s.log.flatMap((event): readonly Said[] =>
    event.type === 'said' && typeof event.by === 'number'
      ? [{ by: event.by, action: event.action as Said['action'] }]
      : [],
  );
  switch (s.phase) {
    case 'auction':
      return (AUCTIONS[profile] ?? ladder)(s, said, seat, options);
    case 'announce':
      return (ANNOUNCED[profile] ?? announcements)(s, said, seat, options);
    case 'trump':
      // With Bettel, hearts have a Frage of their own.
      return (profile === 'bettel' ? ['E', 'G', 'S'] : ['E', 'G', 'H', 'S']).map(
        (suit) => ({ type: 'trump', suit }) as Action,
      );
    case 'kontra': {
      const level = said.filter(({ action }) => action.type === 'double').length;
      return [{ type: 'double', step: STEPS[level] } as Action, { type: 'good' }];
    }
    case 'tricks':
      return cards(s, seat);
    default:
      return undefined;
  }
}

/** The standing call, and whether the last word is a raise that the holder has to answer, or a hold. */
function heard(said: readonly Said[], calls: readonly string[], options: Notes) {
  let level = -1;
  let holder = -1;
  let challenger = -1;
  let open: 'nothing' | 'raise' | 'held' = 'nothing';
  // After the holder has held or gone higher, who was beaten may only come back where that is agreed.
  const beaten = (): typeof open => (options['re-raise'] === true && level < calls.length - 1 ? 'held' : 'nothing');
  for (const { by, action } of said) {
    if (action.type === 'bid') {
      level = calls.indexOf(String(action['call']));
      if (holder < 0) holder = by;
      else if (by === holder) open = beaten();
      else [challenger, open] = [by, 'raise'];
    } else if (action.type === 'hold') open = beaten();
    else {
      if (open === 'raise') holder = challenger;
      open = 'nothing';
    }
  }
  return { level, open };
}

/** The announcement of a game, with what is said besides. */
const announced = (contract: string, more: Readonly<Record<string, string | number>> = {}): Action =>
  ({ type: 'announce', contract, ...more }) as Action;

const PASS: Action = { type: 'pass' };
const HOLD: Action = { type: 'hold' };
const bidding = (calls: readonly string[]): readonly Action[] => calls.map((call) => ({ type: 'bid', call }) as Action);

function ladder(_s: State, said: readonly Said[], _seat: number, options: Notes): readonly Action[] {
  const { level, open } = heard(said, LADDER, options);
  if (open === 'raise') return [PASS, HOLD];
  if (level < 0) return [PASS, ...bidding(['play'])];
  return [PASS, ...bidding(LADDER.slice(level + 1, options['jump-bids'] === true ? undefined : level + 2))];
}

const FIVES = ['play', 'too', ...[5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].map((more) => `more-${more}`)];

function points(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const { level, open } = heard(said, FIVES, options);
  const raises = bidding(FIVES.slice(level + 1, options['jump-bids'] === true ? undefined : level + 2));
  if (open === 'raise') return [PASS, HOLD, ...(options['raise-instead-of-hold'] === true ? raises : [])];
  if (level >= 0) return [PASS, ...raises];
  return [PASS, ...bidding([mayUseStock(s, seat, options) ? 'play' : 'too'])];
}

function pickupOrHand(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const level = Math.max(
    ...said.map(({ action }) => (action.type === 'bid' ? FIVES.indexOf(String(action['call'])) : -1)),
  );
  const stock = level === 0 && mayUseStock(s, seat, options);
  const bid = 61 + 5 * Math.max(0, level - 1);
  const own = options['self-raise'];
  const targets: number[] = [];
  for (let target = bid; target <= 116; target += 5)
    if (own === 'target' || (target === bid && (level > 0 || own === 'hand'))) targets.push(target);
  return [
    ...(stock ? [announced('pickup')] : []),
    ...targets.flatMap((target) => ['E', 'G', 'H', 'S'].map((trump) => announced('hand', { trump, target }))),
  ];
}

/** The games that are played with Bettel; a Berliner in hearts has no other Frage. */
const gamesOf = (options: Notes): readonly string[] =>
  GAMES.filter(
    (game) =>
      (game !== 'bettel' || options['bettel'] === true) && (game !== 'frage' || options['berliner'] !== 'hearts'),
  );

const mayUseStock = (s: State, seat: number, options: Notes): boolean =>
  options['berliner'] === 'off' || seat === s.active[2];

function named(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const calls = gamesOf(options).map((game) => `bid-${game}`);
  const { level, open } = heard(said, calls, options);
  if (open === 'raise') return [PASS, HOLD];
  const stock = mayUseStock(s, seat, options);
  return [PASS, ...bidding(calls.slice(level + 1).filter((call) => stock || !call.includes('frage')))];
}

function namedGames(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const games = gamesOf(options);
  const bids = said.flatMap(({ action }) =>
    action.type === 'bid' ? [games.indexOf(String(action['call']).replace('bid-', ''))] : [],
  );
  const stock = mayUseStock(s, seat, options);
  return games.slice(Math.max(...bids)).flatMap((contract): readonly Action[] => {
    if (contract.includes('frage') && !stock) return [];
    return contract === 'solo' ? ['E', 'G', 'S'].map((trump) => announced(contract, { trump })) : [announced(contract)];
  });
}

function announcements(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const level = Math.max(
    ...said.map(({ action }) => (action.type === 'bid' ? LADDER.indexOf(String(action['call'])) : -1)),
  );
  const stock = mayUseStock(s, seat, options);
  return [
    ...(level < 1 && stock ? [announced('frage')] : []),
    ...(level < 2 ? ['E', 'G', 'S'].map((trump) => announced('solo', { trump })) : []),
    announced('herzsolo'),
    // The highest game, after any call; it needs no stock, so a Berliner does not forbid it.
    ...(options['bettel'] === true ? [announced('bettel')] : []),
  ];
}

/** Everybody once: play while nobody does, hearts also over it; hearts end it. */
function once(_s: State, said: readonly Said[]): readonly Action[] {
  const bids = said.filter(({ action }) => action.type === 'bid');
  return [PASS, ...bidding(bids.length === 0 ? ['play', 'play-hearts'] : ['play-hearts'])];
}

function sharpGames(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const bids = said.flatMap(({ action }) => (action.type === 'bid' ? [String(action['call'])] : []));
  const inHearts = bids.at(-1) === 'play-hearts';
  return [
    ...(bids.length === 1 && mayUseStock(s, seat, options) ? [announced('frage')] : []),
    ...(inHearts ? [] : ['E', 'G', 'S'].map((trump) => announced('solo', { trump }))),
    announced('herzsolo'),
  ];
}

type Reading = (s: State, said: readonly Said[], seat: number, options: Notes) => readonly Action[];
const AUCTIONS: Readonly<Record<string, Reading>> = { bettel: named, haferl: points, berliner: points, sharp: once };
const ANNOUNCED: Readonly<Record<string, Reading>> = {
  bettel: namedGames,
  haferl: pickupOrHand,
  berliner: pickupOrHand,
  sharp: sharpGames,
};

function cards(s: State, seat: number): readonly Action[] {
  const hand = s.zones[`hand:${seat}`] ?? [];
  const lead = s.zones['trick']?.[0];
  const suit = s.games[0]?.with['trump'];
  // Nobody has a card of no suit.
  const trump = typeof suit === 'string' ? suit : 'none';
  const follow = lead === undefined ? hand : hand.filter((card) => card.startsWith(lead.slice(0, 1)));
  const trumps = hand.filter((card) => card.startsWith(trump));
  const legal = [follow, trumps, hand].find((some) => some.length > 0) ?? [];
  return [...legal]
    .sort((a, b) => ORDER.indexOf(a.slice(1)) - ORDER.indexOf(b.slice(1)))
    .map((card) => ({ type: 'play', card }) as Action);
}
