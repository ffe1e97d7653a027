import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, deckOf, type Hash, promiseOf } from '#engine/core/fair.ts';
import { findGame } from '#engine/games/index.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { errorsOf, parse, type Printed, tarock } from '../testing/tarock.ts';

describe('verify', () => {
  const shuffling = {
    ...{ evening: 'e1', round: 1, table: 2, deal: 3, redeal: 1 },
    seed: '01'.repeat(32),
    shares: [null, 'ab'.repeat(32), null, null],
  };
  const SHA256: Hash = (text) => createHash('sha256').update(text).digest();
  const rules = resolveRules(findGame, { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} });
  const { table, rules: played } = rules.ok ? rules.value : expect.fail('no rules');
  const commitment = commitmentOf(SHA256, shuffling, shuffling.seed);
  const deck = deckOf(SHA256, shuffling, played.pack.cards);
  const record = {
    ...{ v: 1, ...table, table: 4, dealer: 3, deck, actions: [], row: null, settlement: null },
    now: { deal: 3, factors: [], pot: '0', notes: {} },
    fair: { ...shuffling, commitment },
  };
  const verify = (deal: object, ...flags: string[]): Printed =>
    tarock(['verify', 'deal.json', ...flags], { 'deal.json': JSON.stringify(deal) });

  it('confirms that a deal was shuffled as committed', () => {
    const printed = verify(record, '--json', '--commitment', commitment, '--share', 'ab'.repeat(32));
    expect(printed).toMatchObject({ code: 0, err: '' });
    expect(parse('verify-report', printed.out)).toEqual({
      ...{ sound: true, faults: [], shares: 1, redeals: 1, unshuffled: 0 },
      ...{ promised: null, silent: [] },
    });
    expect(verify(record).out).toContain('Gemischt wie zugesagt.');
    expect(verify(record, '--lang', 'en').out).toContain('Shuffled as promised.');
  });

  it.each([
    [
      'another seed',
      { ...record, fair: { ...record.fair, seed: '02'.repeat(32) } },
      [],
      /commitment-differs[^]*deck-d/,
    ],
    ['other cards', { ...record, deck: [...deck].reverse() }, [], /^deck-differs: /],
    [
      'cards that were not put together as a deal before left them',
      { ...record, sinceShuffle: [{ dealer: 3, now: record.now, actions: [] }] },
      [],
      /^order-differs: /,
    ],
    ['another commitment', record, ['--commitment', '00'.repeat(32)], /^other-commitment-seen: /],
    ['a missing share', record, ['--share', 'cd'.repeat(32)], /^own-share-missing: /],
  ] as const)('finds %s', (_, deal, flags, said) => {
    const printed = verify(deal, ...flags);
    expect(printed.code).toBe(1);
    expect(printed.out).toMatch(said);
  });

  const promise = promiseOf(SHA256, { commitment, seat: 1 }, 'ab'.repeat(32));
  const withPromises = (...promises: (string | null)[]) => ({ ...record, fair: { ...record.fair, promises } });

  it('compares numbers with their promises, names the seat that withheld its number, and says what this does not prove', () => {
    const kept = verify(withPromises(null, promise, null, null), '--json');
    expect(parse('verify-report', kept.out)).toMatchObject({ sound: true, promised: 1, silent: [] });
    expect(verify(withPromises(null, promise, null, null)).out).not.toContain('zuletzt');
    expect(verify(record).out).toContain('gab, hätte aussuchen können');
    const silent = verify(withPromises(promise, promise, null, promise), '--lang', 'en');
    expect(silent.code).toBe(0);
    expect(silent.out).toContain(
      'from seats 1, 4. Anyone who knew the laptop’s randomness and controls these devices could choose among 4',
    );
    const other = verify(withPromises(null, commitment, null, null));
    expect(other.code).toBe(1);
    expect(other.out).toMatch(/^promise-differs: /);
  });

  it('refuses a record without a commitment', () => {
    const { fair: _, ...silent } = record;
    const printed = verify(silent, '--json');
    expect(printed.code).toBe(2);
    expect(errorsOf(printed)[0]?.code).toBe('not-vowed');
    expect(errorsOf(verify({ ...record, fair: { ...record.fair, seed: 'x' } }, '--json'))[0]).toMatchObject({
      ...{ code: 'wrong-value', at: 'fair.seed' },
    });
  });
});
