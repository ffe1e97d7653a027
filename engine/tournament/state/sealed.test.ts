import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { widerWish } from '#engine/testing/wishes.ts';
import { evolve } from '../events/evolve.ts';
import { eventsWithoutHeld } from '../events/held-events.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import { heldBackFrom, type SitsAt, withoutHeld } from './sealed.ts';
import type { EveningState } from './types.ts';

const AUDIENCE: Readonly<Record<string, SitsAt>> = {
  spectator: () => false,
  player: ({ players }) => players.includes('p1'),
};

test('what is held back is the same in a snapshot and in events, and covers every deal another table still has to play', () => {
  const seen = { held: 0, opened: 0, folded: 0 };
  fc.assert(
    fc.property(fc.array(widerWish, { minLength: 20, maxLength: 70, size: 'max' }), (wishes) => {
      const book = new Book();
      book.run(creation(2));
      book.run({ type: 'change-format', format: { ...DEFAULT_FORMAT, deals: 2, duplicate: true }, reason: 'same' });
      book.run(listOf('Max', 'Nina', 'Otto', 'Paula', 'Quirin', 'Rosa', 'Sepp', 'Toni', 'Uschi'));
      for (const asks of wishes) {
        const before = book.now;
        const count = book.events.length;
        const wished = asks(before);
        // The format stays as it is; nearly all deals are played with the same cards.
        if (!wished || wished.type === 'change-format') continue;
        const isPlayed = wished.type === 'enter-deal' && wished.deal + wished.table !== 3;
        const command = isPlayed ? { ...wished, source: 'played' as const } : wished;
        if (book.run(command).length > 0) continue;
        for (const sitsAt of Object.values(AUDIENCE)) {
          const [was, is] = [heldBackFrom(before, sitsAt), heldBackFrom(book.now, sitsAt)];
          const sent = withoutHeld(book.now, is);
          seen.held += is.size;
          for (const { round, phase, tables } of sent.rounds)
            for (const table of tables)
              for (const { deal, sealed, source, settlement } of table.results) {
                const owed = tables.some(
                  (other) => other !== table && other.results.length < deal && other.struck === undefined,
                );
                expect(sealed === true && (phase === 'closed' || sitsAt(table))).toBe(false);
                if (sealed) expect(settlement).toEqual([]);
                else if (owed && phase === 'running' && source === 'played' && deal <= 1)
                  expect(sitsAt(table), `${round}/${table.table}/${deal}`).toBe(true);
              }
          const events = eventsWithoutHeld(book.events.slice(count), is, was);
          if (!events) seen.opened += 1;
          else {
            seen.folded += 1;
            expect(events.reduce<EveningState | null>(evolve, withoutHeld(before, was))).toEqual(sent);
          }
        }
      }
    }),
    { numRuns: 150, seed: 1 },
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
});

test('an evening without the same cards, and a draft, are sent unchanged', () => {
  const book = new Book();
  book.run(creation(2));
  expect(
    withoutHeld(
      book.now,
      heldBackFrom(book.now, () => false),
    ),
  ).toBe(book.now);
});
