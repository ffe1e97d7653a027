import { type Card, handOf } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import { PACK_78 } from '#engine/decks/deck-78.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { countedApart } from '../naive/tuebingen.ts';
import type { Stack } from '../reach/stack.ts';

/** Deals of Tübingen Tarock with hands that have a lot to claim, and what people write of them. */

const top = (n: number): readonly Card[] => Array.from({ length: n }, (_, i) => `T${21 - i}`);
const bottom = (n: number): readonly Card[] => Array.from({ length: n }, (_, i) => `T${i + 1}`);
const court = (suit: string): readonly Card[] => ['K', 'Q', 'N', 'J'].map((rank) => suit + rank);

/** Cards of which somebody has a Strafe, or nearly. */
function wanted(rng: Rng): readonly Card[] {
  const all = pick(
    [
      top(3 + below(15, rng)),
      bottom(3 + below(15, rng)),
      ['SKI', 'T21', 'T1'],
      ['CK', 'SK', 'HK', 'DK'],
      court(pick(['C', 'S', 'H', 'D'], rng)),
      [...court('C'), ...court('D')],
    ],
    rng,
  );
  // One card is somewhere else, and the Ski may stand for it.
  return rng() < 0.4 ? [...all.filter((_, i) => i !== below(all.length, rng)), 'SKI'] : all;
}

/** Two or three hands with such cards, as far as they go together. */
export const anyHands: Stack = (active, rng) => {
  const given = new Set<Card>();
  return Object.fromEntries(
    shuffled(active, rng)
      .slice(0, 2 + below(2, rng))
      .map((seat) => {
        const cards = [...new Set([...wanted(rng), ...(rng() < 0.5 ? wanted(rng) : [])])]
          .filter((card) => PACK_78.cards.includes(card) && !given.has(card))
          .slice(0, 17);
        for (const card of cards) given.add(card);
        return [handOf(seat), cards];
      }),
  );
};

type Fields = Readonly<Record<string, Json>>;

/** Only some of the Strafen were claimed; a Raus may be counted by everybody's points. */
export function written(record: DealRecord, noted: Json, rng: Rng): readonly Json[] {
  const entry = noted as Fields;
  const { strafen = [], best, ...rest } = entry;
  const some = (strafen as readonly Json[]).filter(() => rng() < 0.6);
  const fewer = { ...rest, ...(some.length > 0 && { strafen: some }) };
  const all = best === undefined ? [fewer] : [{ ...fewer, best }, ...byTotals(record, fewer)];
  return [...all, ...shorter(entry, rng)];
}

/** A table that claims a run by fewer cards than it has. */
function shorter(entry: Fields, rng: Rng): readonly Json[] {
  const { strafen = [] } = entry;
  const rows = (strafen as readonly Fields[]).map(({ n, ...row }) =>
    typeof n === 'number' ? { ...row, n: 3 + below(n - 2, rng) } : row,
  );
  return rows.length > 0 ? [{ ...entry, strafen: rows }] : [];
}

function byTotals(record: DealRecord, entry: Fields): readonly Json[] {
  const played = replay(tuebingen.rules(record), record, record.actions);
  if (!played.ok) throw new Error('a record that cannot be replayed');
  const counted = countedApart(played.value, record.options);
  const declarer = record.row?.games[0]?.declarer;
  const totals = counted.map(({ points }, seat) => (seat === declarer ? null : points));
  const weak = counted.flatMap((one, seat) => (seat !== declarer && one.isWeak ? [seat] : []));
  return [{ ...entry, counted: 'totals', totals, ...(weak.length > 0 && { weak }) }];
}
