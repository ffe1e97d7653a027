import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, commitmentOf, deckOf, faultsOf, type Hash, promiseOf, type Shuffling, silentSeats } from './fair.ts';

const sha256: Hash = (text) => createHash('sha256').update(text).digest();
const CARDS = Array.from({ length: 54 }, (_, i) => `c${i}`);

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SHARE = 'ff'.repeat(32);
const DEAL: Shuffling = {
  ...{ evening: 'abend', round: 1, table: 2, deal: 3 },
  seed: SEED,
  shares: [null, SHARE, null, null],
  redeal: 0,
};

const bits = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const shuffling = fc.record({
  evening: fc.string({ maxLength: 20 }),
  round: fc.integer({ min: 1, max: 50 }),
  table: fc.integer({ min: 0, max: 100 }),
  deal: fc.integer({ min: 1, max: 40 }),
  seed: bits,
  shares: fc.array(fc.option(bits), { minLength: 3, maxLength: 5 }),
  redeal: fc.integer({ min: 0, max: 5 }),
});

const fairnessOf = (deal: Shuffling) => ({ ...deal, commitment: commitmentOf(sha256, deal, deal.seed) });

describe('the commitment', () => {
  it('is the hash of a text that anybody can reproduce', () => {
    const text = `["tarockabend vow 1","abend",1,2,3,"${SEED}"]`;
    expect(commitmentOf(sha256, DEAL, SEED)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('differs for every deal and every seed', () => {
    const deals = [
      DEAL,
      { ...DEAL, evening: 'abend ' },
      { ...DEAL, round: 2 },
      { ...DEAL, table: 0 },
      { ...DEAL, deal: 4 },
    ];
    const commitments = [...deals.map((deal) => commitmentOf(sha256, deal, SEED)), commitmentOf(sha256, DEAL, SHARE)];
    expect(new Set(commitments).size).toBe(commitments.length);
  });
});

describe('the shuffle', () => {
  it('follows the numbers of the stream, as calculated by hand', () => {
    const block = createHash('sha256')
      .update(`["tarockabend deck 1","abend",1,2,3,"${SEED}",[null,"${SHARE}",null,null],0,0]`)
      .digest();
    const out = ['a', 'b', 'c', 'd'];
    for (const [k, i] of [3, 2, 1].entries()) {
      const j = block.readUInt32BE(4 * k) % (i + 1);
      [out[i], out[j]] = [out[j] as string, out[i] as string];
    }
    expect(deckOf(sha256, DEAL, ['a', 'b', 'c', 'd'])).toEqual(out);
  });

  it('continues with the next block when one is used up', () => {
    const asked: string[] = [];
    deckOf((text) => (asked.push(text), sha256(text)), DEAL, CARDS);
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(asked.map((text) => (JSON.parse(text) as unknown[]).at(-1))).toEqual(asked.map((_, i) => i));
  });

  it('neither loses nor duplicates a card', () => {
    fc.assert(
      fc.property(shuffling, (deal) => {
        expect([...deckOf(sha256, deal, CARDS)].sort()).toEqual([...CARDS].sort());
      }),
    );
  });

  it('changes whenever any input changes', () => {
    fc.assert(
      fc.property(shuffling, bits, (deal, other) => {
        const all = [
          deal,
          { ...deal, evening: `${deal.evening}x` },
          { ...deal, round: deal.round + 1 },
          { ...deal, table: deal.table + 1 },
          { ...deal, deal: deal.deal + 1 },
          { ...deal, seed: other },
          { ...deal, redeal: deal.redeal + 1 },
          { ...deal, shares: [other, ...deal.shares.slice(1)] },
          { ...deal, shares: [...deal.shares, null] },
        ];
        expect(new Set(all.map((one) => deckOf(sha256, one, CARDS).join())).size).toBe(all.length);
      }),
    );
  });

  it('rejects numbers that would introduce bias', () => {
    const stream = [0xffffffff, 0xfffffffe, 7];
    expect(below(3, () => stream.shift() ?? 0)).toBe(2);
    expect(below(2, () => 0xffffffff)).toBe(1);
    expect(below(54, () => 2 ** 32 - (2 ** 32 % 54) - 1)).toBe(53);
  });

  it('favours no card in any position', () => {
    const runs = 5400;
    const counts = CARDS.map(() => CARDS.map(() => 0));
    for (let redeal = 0; redeal < runs; redeal++)
      for (const [place, card] of deckOf(sha256, { ...DEAL, redeal }, CARDS).entries()) {
        const row = counts[place] ?? [];
        const i = CARDS.indexOf(card);
        row[i] = (row[i] ?? 0) + 1;
      }
    const expected = runs / CARDS.length;
    const chi = counts.map((row) => row.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0));
    // 53 degrees of freedom: above 104 once in 30,000. The inputs are fixed, so the result never changes.
    for (const one of chi) expect(one).toBeLessThan(104);
    // Over the whole table the mean of chi-square is its degrees of freedom.
    expect(chi.reduce((sum, one) => sum + one, 0) / chi.length).toBeCloseTo(53, -1);
  });
});

describe('the check', () => {
  const fair = fairnessOf(DEAL);
  const deck = deckOf(sha256, DEAL, CARDS);
  const witness = { commitment: fair.commitment, shares: [SHARE] };

  it('accepts a pack that was shuffled as committed', () => {
    expect(faultsOf(sha256, fair, { cards: CARDS, deck })).toEqual([]);
    expect(faultsOf(sha256, fair, { cards: CARDS, deck, witness })).toEqual([]);
    expect(faultsOf(sha256, fair, { cards: CARDS, deck, witness: { ...witness, shares: [] } })).toEqual([]);
  });

  it('detects two swapped cards', () => {
    const [a = '', b = '', ...rest] = deck;
    expect(faultsOf(sha256, fair, { cards: CARDS, deck: [b, a, ...rest] })).toEqual(['deck-differs']);
    expect(faultsOf(sha256, fair, { cards: CARDS, deck: deck.slice(1) })).toEqual(['deck-differs']);
  });

  it('detects a seed that was chosen afterwards', () => {
    const seed = 'ab'.repeat(32);
    const other = deckOf(sha256, { ...DEAL, seed }, CARDS);
    expect(faultsOf(sha256, { ...fair, seed }, { cards: CARDS, deck: other })).toEqual(['commitment-differs']);
    const both = fairnessOf({ ...DEAL, seed });
    expect(faultsOf(sha256, both, { cards: CARDS, deck: other, witness })).toEqual(['other-commitment-seen']);
  });

  it('detects an omitted share', () => {
    const without = fairnessOf({ ...DEAL, shares: [null, null, null, null] });
    const dealt = deckOf(sha256, without, CARDS);
    expect(faultsOf(sha256, without, { cards: CARDS, deck: dealt, witness })).toEqual(['own-share-missing']);
  });
});

describe('the promises', () => {
  const { commitment } = fairnessOf(DEAL);
  const promise = promiseOf(sha256, { commitment, seat: 1 }, SHARE);
  const fair = { ...fairnessOf(DEAL), promises: [null, promise, null, null] };
  const deck = deckOf(sha256, DEAL, CARDS);
  const pack = { cards: CARDS, deck };
  const witness = { commitment, shares: [SHARE], promises: fair.promises };

  it('are hashes of a text that anybody can reproduce, different for every commitment, seat and number', () => {
    const text = `["tarockabend promise 1","${commitment}",1,"${SHARE}"]`;
    expect(promise).toBe(createHash('sha256').update(text).digest('hex'));
    const others = [
      promiseOf(sha256, { commitment: SEED, seat: 1 }, SHARE),
      promiseOf(sha256, { commitment, seat: 2 }, SHARE),
      promiseOf(sha256, { commitment, seat: 1 }, SEED),
    ];
    expect(new Set([promise, ...others]).size).toBe(4);
  });

  it('are kept if every number is the promised one', () => {
    expect(faultsOf(sha256, fair, pack)).toEqual([]);
    expect(faultsOf(sha256, fair, { ...pack, witness })).toEqual([]);
    expect(silentSeats(fair)).toEqual([]);
  });

  it.each([
    ['a number other than the promised one', [null, SEED, null, null]],
    ['a number that nobody promised', [null, null, null, null]],
    ['a promise at another seat', [promise, null, null, null]],
    ['fewer seats', []],
  ])('show %s', (_, promises) => {
    expect(faultsOf(sha256, { ...fair, promises }, pack)).toEqual(['promise-differs']);
  });

  it('seen by a device can neither be changed afterwards nor left out of the record', () => {
    const more = { ...fair, promises: [SEED, promise, null, null] };
    const { promises: _, ...older } = fair;
    expect(faultsOf(sha256, more, { ...pack, witness })).toEqual(['other-promises-seen']);
    expect(faultsOf(sha256, older, { ...pack, witness })).toEqual(['other-promises-seen']);
  });

  it('name the seats that promised a number and did not give it', () => {
    expect(silentSeats({ ...fair, promises: [SEED, promise, null, SEED] })).toEqual([0, 3]);
    expect(silentSeats(fairnessOf(DEAL))).toEqual([]);
  });
});
