import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { canSee } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { DECK_54, PACK_54 } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Phase } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { agreedIn, agreedItems } from '#engine/kernel/entry/common-entries.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { dealPackets } from '#engine/phases/packets.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { goOn } from '#engine/phases/way.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { oneOf, probe } from '../probe.ts';
import { GROUPS, handIn } from './cards.ts';
import type { Contract, MakePhase } from './contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import { check, note, notedIn, rowOf, SHEET } from './entry.ts';

const PACKETS = [...GROUPS.map((to) => ({ to, cards: 3 })), 6, 6];
const active = afterDealer(4);

const find = (id: string): Contract =>
  must(
    CONTRACTS.find((contract) => contract.id === id),
    id,
  );
const contractIn = (s: State): Contract => find(firstGame(s).contract);
const onward = (from: string) => (s: State) => goOn(contractIn(s).way, s, from);

const BID = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), contract: z.enum(CONTRACTS.map(({ id }) => id)) }),
]);
type Bid = z.infer<typeof BID>;

/** Whoever first bids a game plays it; if nobody does, the next player deals. */
const auction = askAround<Bid>({
  id: 'auction',
  actions: BID,
  asked: (s) => s.active,
  isSettled: (s) => s.games.length > 0,
  offers: (s, seat) =>
    oneOf(
      { type: 'pass' },
      ...CONTRACTS.filter(({ suits }) => suits?.(handIn(s, seat)) ?? true).map(({ id }) => ({
        ...{ type: 'bid', contract: id },
      })),
    ),
  refuse: (s, seat, action) =>
    action.type === 'pass' || (find(action.contract).suits?.(handIn(s, seat)) ?? true)
      ? undefined
      : refusal('hand-does-not-suit', action.contract),
  decide: (_, declarer, action) =>
    action.type === 'pass' ? [] : [{ type: 'games', games: [{ declarer, contract: action.contract, with: {} }] }],
  next: (s) =>
    s.games.length > 0 ? goOn(contractIn(s).way, s, null) : [{ type: 'ended', end: { redeal: 'next-dealer' } }],
});

const playIn = (s: State) => must(contractIn(s).play, 'tricks');

/** Tricks as the contract has them. */
const playTricks: Phase = tricks<string, Action>({
  refusal: (code) => refusal(code),
  leader: (s) => playIn(s).leader(s),
  legal: (s, seat) => playIn(s).legal(s, seat),
  winner: (s, plays) => playIn(s).winner(s, plays),
  decided: (s, won) => playIn(s).decided?.(s, won) ?? false,
  asides: CONTRACTS.flatMap(({ id, play }) =>
    (play?.asides ?? []).map((aside) => ({
      ...aside,
      isIn: (games: State['games']) => firstGame({ games }).contract === id && (aside.isIn?.(games) ?? true),
    })),
  ),
});

const makers = [...new Set<MakePhase>(CONTRACTS.flatMap(({ phases }) => phases))];

const REFUSALS = {
  'hand-does-not-suit': text('Dafür passt die Hand nicht.', 'The hand does not suit it.'),
  'must-follow-suit': text('Farbe bekennen.', 'Follow suit.'),
  'must-play-tarock': text('Tarock zugeben.', 'Play a tarock.'),
  'must-head': text('Überstechen.', 'Head the trick.'),
  'must-beat': text('Damit wird nicht gestochen.', 'That does not beat it.'),
  'brake-not-possible': text('Damit lässt sich nicht bremsen.', 'That is no brake.'),
  'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.'),
  'card-twice': text('Diese Karte ist zweimal genannt.', 'This card is named twice.'),
  'lay-exactly': text('So viele, wie genommen wurden.', 'As many as were taken.'),
  'may-not-lay-honour': text('Könige und Trull bleiben in der Hand.', 'Kings and honours stay in the hand.'),
  'tarock-only-without-choice': text('Erst die Farben.', 'Suit cards first.'),
  'kontra-too-late': text('Schon gesagt.', 'Already said.'),
  'kontra-not-your-side': text('Das sagt die andere Partei.', 'The other side says that.'),
  'kontra-skips-a-level': text('Eine Stufe fehlt noch.', 'A step is missing.'),
  'kontra-above-limit': text('So hoch geht es nicht.', 'It does not go so high.'),
  'pile-lies-there': text('Es liegt schon ein Haufen da.', 'There is a pile already.'),
  'no-pile-yet': text('Es liegt noch kein Haufen da.', 'There is no pile yet.'),
};

/** Six contracts that have little in common, each an object put together from shared modules and its own phases. */
export const COMPOSED = probe({
  id: 'probe-composed',
  tables: [4, 5],
  contracts: CONTRACTS.map(({ id }) => id),
  items: ['trull', 'pagat-ultimo', 'kontra'],
  refusals: REFUSALS,
  first: 'auction',
  deck: DECK_54,
  pack: PACK_54,
  active,
  redealtByNext: true,
  deal: (deck, seats) => dealPackets(PACKETS, deck, seats),
  phases: [auction, ...makers.map((make) => make(onward)), playTricks],
  // A partner is secret until the called king is seen.
  face: ({ partner, ...game }, s, viewer) => {
    const isKnown = game.called !== undefined && canSee(s.known[game.called] ?? [], viewer);
    return { ...game, ...(partner !== undefined && isKnown && { partner }) };
  },
  sheet: SHEET,
  read: (s) => rowOf(s.table, s.dealer, contractIn(s), contractIn(s).count(s)),
  check: check(active, find),
  note,
  settle(row, now) {
    const agreed = agreedIn(row);
    if (agreed) return agreedItems(agreed.payments);
    const [game] = row.games;
    if (!game) return [];
    const items = find(game.contract).pay(notedIn(row), active(row.table, row.dealer));
    return items.map((item) => ({ ...item, factors: [...item.factors, ...now.factors] }));
  },
});
