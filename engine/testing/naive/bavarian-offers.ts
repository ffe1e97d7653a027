import type { Notes } from '../../core/json.ts';
import type { Action } from '../../kernel/deal/action.ts';
import type { State } from '../../kernel/deal/state.ts';

/** What a seat may say or play in Bavarian Tarock, read once more from docs/rules/bavarian.md §3 to §6. */

type Said = { readonly by: number; readonly action: Action & Readonly<Record<string, unknown>> };

const CALLS = ['play', 'better', 'best'];
const STEPS = ['kontra', 're', 'supp', 'resupp', 'hirsch'];
const ORDER = ['A', '10', 'K', 'O', 'U', '9', '8', '7', '6'];

/** `undefined` in the exchange, whose offer is a choice of cards. */
export function naiveBavarianOffers(s: State, seat: number, options: Notes): readonly Action[] | undefined {
  const said = s.log.flatMap((event): readonly Said[] =>
    event.type === 'said' && typeof event.by === 'number'
      ? [{ by: event.by, action: event.action as Said['action'] }]
      : [],
  );
  switch (s.phase) {
    case 'auction':
      return auction(said, options);
    case 'announce':
      return announcements(s, said, seat, options);
    case 'trump':
      return ['E', 'G', 'H', 'S'].map((suit) => ({ type: 'trump', suit }) as Action);
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

/** The standing level, and whether the last word is a raise that the holder has to answer, or a hold. */
function auction(said: readonly Said[], options: Notes): readonly Action[] {
  let level = -1;
  let open: 'nothing' | 'raise' | 'held' = 'nothing';
  for (const { action } of said) {
    if (action.type === 'bid') {
      open = level < 0 ? 'nothing' : 'raise';
      level = CALLS.indexOf(String(action['call']));
    } else if (action.type === 'hold') open = options['re-raise'] === true && level < 2 ? 'held' : 'nothing';
    else open = 'nothing';
  }
  const pass: Action = { type: 'pass' };
  if (open === 'raise') return [pass, { type: 'hold' }];
  if (level < 0) return [pass, { type: 'bid', call: 'play' } as Action];
  const higher = CALLS.slice(level + 1, options['jump-bids'] === true ? undefined : level + 2);
  return [pass, ...higher.map((call) => ({ type: 'bid', call }) as Action)];
}

function announcements(s: State, said: readonly Said[], seat: number, options: Notes): readonly Action[] {
  const level = Math.max(
    ...said.map(({ action }) => (action.type === 'bid' ? CALLS.indexOf(String(action['call'])) : -1)),
  );
  const rearhand = s.active[2];
  const stock = options['berliner'] === 'off' || seat === rearhand;
  const all = [
    ...(level < 1 && stock ? [{ type: 'announce', contract: 'frage' }] : []),
    ...(level < 2 ? ['E', 'G', 'S'].map((trump) => ({ type: 'announce', contract: 'solo', trump })) : []),
    { type: 'announce', contract: 'herzsolo' },
  ];
  return all;
}

function cards(s: State, seat: number): readonly Action[] {
  const hand = s.zones[`hand:${seat}`] ?? [];
  const lead = s.zones['trick']?.[0];
  const trump = JSON.stringify(s.games[0]?.with['trump']).slice(1, 2);
  const follow = lead === undefined ? hand : hand.filter((card) => card.startsWith(lead.slice(0, 1)));
  const trumps = hand.filter((card) => card.startsWith(trump));
  const legal = [follow, trumps, hand].find((some) => some.length > 0) ?? [];
  return [...legal]
    .sort((a, b) => ORDER.indexOf(a.slice(1)) - ORDER.indexOf(b.slice(1)))
    .map((card) => ({ type: 'play', card }) as Action);
}
