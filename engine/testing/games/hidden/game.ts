import { text } from '#engine/core/text.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Row } from '#engine/kernel/score.ts';
import { afterDealer, dealEach, laid, pay, probe, rowOf, valueOf } from '../probe.ts';
import { BIRD, BIRDS, promise, seenItem } from './bird.ts';
import { bluff } from './bluff.ts';
import { buriedFor, bury } from './bury.ts';
import { CARDS } from './cards.ts';
import { face, HIDDEN_CONTRACTS, hide } from './contract.ts';
import { ring } from './ring.ts';
import { name, suitIn } from './suit.ts';
import { HAND, lay, take } from './talon.ts';

const CODE = 'hidden';

/** Cards that count for a seat; those of the named suit count twice. */
function cardsFor(s: State, seat: number): readonly string[] {
  const cards = [...laid(s, seat), ...buriedFor(s, seat)];
  return [...cards, ...cards.filter((card) => card.startsWith(suitIn(s)))];
}

/** Whether the declarer has the most or the fewest of what the contract counts. */
function isMade({ measures = [], counts }: Row, contract: string, declarer: number): boolean {
  const values = contract.endsWith('cards') ? (counts?.['cards'] ?? []) : measures;
  return values[declarer] === (contract.startsWith('most') ? Math.max(...values) : Math.min(...values));
}

function read(s: State): Row {
  const row = rowOf(s, (seat) => cardsFor(s, seat));
  const games = s.games.map((game) => {
    const result = isMade(row, game.contract, game.declarer) ? ('made' as const) : ('lost' as const);
    return { ...game, result };
  });
  const values = s.active.flatMap((seat) => laid(s, seat)).map(valueOf);
  const best = { wren: Math.min(...values), owl: Math.max(...values) };
  const items = s.items.map((item) => {
    const bird = BIRDS.find((one) => one === item.about);
    const isThere = bird !== undefined && laid(s, item.by).map(valueOf).includes(best[bird]);
    return { ...item, result: isThere ? ('made' as const) : ('lost' as const) };
  });
  return { ...row, games, items };
}

/**
 * Everything that a family may hide: a contract, a bird and a suit, what was laid away of an open talon, which cards were passed
 * on and how many, the card under a claim. What is public of each is overheard.
 */
export const HIDDEN = probe({
  id: 'probe-hidden',
  tables: [4],
  contracts: HIDDEN_CONTRACTS,
  bonuses: [BIRD, ...BIRDS],
  items: [CODE],
  refusals: {
    'wrong-count': text('{at} Karten sind nicht erlaubt.', '{at} cards are not allowed.'),
    'card-not-in-hand': text('{at} ist nicht in dieser Hand.', '{at} is not in this hand.'),
    'card-stays': text('{at} darf nicht verlegt werden.', '{at} may not be laid away.'),
    'card-twice': text('{at} ist doppelt.', '{at} is there twice.'),
    'lay-exactly': text('Es müssen {at} Karten sein.', 'It must be {at} cards.'),
  },
  first: 'hide',
  deck: CARDS,
  active: afterDealer(),
  deal: dealEach(HAND),
  face,
  seenItem,
  phases: [hide, promise, name, take, lay, ring, bury, bluff],
  read,
  settle: ({ games, items }, now) =>
    [...games, ...items].flatMap((one) => {
      const [by, seats] = ['declarer' in one ? one.declarer : one.by, [0, 1, 2, 3]];
      return seats
        .filter((seat) => seat !== by)
        .map((seat) => (one.result === 'made' ? pay(CODE, seat, by, 1, now) : pay(CODE, by, seat, 1, now)));
    }),
});
