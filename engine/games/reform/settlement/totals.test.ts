import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { CONTRACT_IDS, type ContractId } from '../contracts/contract.ts';
import { reform } from '../game.ts';

const totals = (options: Notes = {}) => reform.rules(tableOf(reform, 'reform', options)).totals;
/** A table that plays these alone. */
const only = (...contracts: readonly ContractId[]) =>
  totals({ contractsOff: CONTRACT_IDS.filter((id) => !contracts.includes(id)) });

test('a table of games in which everybody plays alone wins and loses by them', () => {
  // 45 from each, doubled by nothing but a Radel.
  expect(only('rufer', 'sautanz').usual).toBe(3 * 45);
  // Forehand pays 6·2 to each.
  expect(only('rufer', 'trischaker').usual).toBe(3 * 6 * 2);
  expect(only('rufer', 'boehmischer-trischaker').usual).toBe(3 * 12);
  expect(only('rufer', 'wald-und-wiese').usual).toBe(3 * 4 * 2);
  // A Juwel won with just enough, and without one 40 from each, doubled once.
  expect(totals().usual).toBe(Math.ceil((3 * 2 * 107 ** 2) / 100));
  expect(totals({ contractsOff: ['juwel'] }).usual).toBe(3 * 40 * 2);
  expect(totals({ contractsOff: ['pensionist-ouvert', 'juwel'] }).usual).toBe(3 * 30 * 2);
});

const LENT = { hoelzel: [1, 1, 1, 1], radel: true };

/** The most that anybody wins or loses by a deal, with all that a series lends to it. */
function moved(entry: Json, options: Notes = {}, notes: Notes = LENT): number {
  const rules = reform.rules(tableOf(reform, 'reform', options));
  const row = rules.check(entry, 4, 3);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const paid = paymentsOf(rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes }), 4);
  return Math.max(...paid.map(({ n, d }) => Math.abs(n) / d));
}

test('no deal in which everybody is alone brings more than the most', () => {
  const wins = (entry: Json) => moved(entry, {}, { ...LENT, fixed: 45 });
  const shared = wins({ contract: 'trischaker', thirdsEach: [50, 80, 80, 0], tricksEach: [2, 5, 5, 0] });
  expect(shared).toBe(2 * 2 * 45 * 2);
  expect(shared).toBeLessThanOrEqual(only('trischaker').most);
  const three = { contract: 'sautanz', declarer: 0, cardsEach: [3, 15, 15, 15], accused: [0], inFixedRound: true };
  expect(wins(three)).toBe(3 * 45 * 2);
  expect(wins(three)).toBeLessThanOrEqual(only('boehmischer-trischaker', 'sautanz').most);
  const tricks = { contract: 'boehmischer-trischaker', tricksEach: [0, 4, 4, 4] };
  expect(wins(tricks)).toBeLessThanOrEqual(only('boehmischer-trischaker').most);
});

describe('no deal of these games brings more than the most', () => {
  const bought = { declarer: 1, soldBy: 0 };
  const early = { gameKontra: 5, early: true };
  const hoechst = { kontraLevels: 5 };
  const STEINHOF = { partner: 'king-in-talon', kingTalon: 'steinhofmaessig' };

  test.each<[says: string, contract: ContractId, entry: Notes, paid: number, options?: Notes]>([
    // 11·13·48 and half of 11, from each, four times.
    ['without a side suit, mord', 'hausierer', { emptied: 'missing', ...bought, ...early }, 3 * 4 * (143 * 48 + 5.5)],
    ['six cards left, mord', 'hausierer', { emptied: 'left', cardsLeft: 6, ...early }, 3 * 4 * 66 * 48],
    ['nothing exchanged, mord', 'artist', { pictures: 4, exchanged: 0, ...early }, 3 * 4 * 16 * 1.6 * 48],
    [
      'nobody has a fair share, mord',
      'apotheker',
      { thirdsEach: [0, 6, 0, 204], tricksEach: [0, 0, 0, 12], gameKontra: 5 },
      3 * 4 * (24 * 32 + 10),
    ],
    // The bus player gets the game from the declarer, and the bus from all.
    [
      'forced to renege, mord',
      'fahrt-ins-blaue',
      { ending: 'renege', thirds: 90, bus: 2, ...bought, gameKontra: 5 },
      4 * (3 * (54 * 32 + 13.5) - 54),
    ],
    [
      'the same as a duel',
      'fahrt-ins-blaue',
      { ending: 'renege', thirds: 90, bus: 2, ...bought, gameKontra: 5 },
      4 * (3 * 54 * 32 + 3 * 13.5),
      { bus: 'duel-triple' },
    ],
    [
      'lost with the last trick, mord',
      'spezi-ouvert',
      { result: 'lost', ...bought, gameKontra: 5 },
      3 * 4 * (640 + 10),
    ],
    ['the same, subkontra', 'wechselspezi', { result: 'lost', gameKontra: 3 }, 3 * 4 * 10 * 8],
    // 40·2.2·48, and half of 40.
    [
      'nothing exchanged, mord',
      'pensionist-ouvert',
      { result: 'lost', exchanged: 0, ...bought, ...early },
      3 * 4 * (88 * 48 + 20),
    ],
    ['nothing exchanged, kontra', 'pensionist', { result: 'won', exchanged: 0, gameKontra: 1 }, 3 * 4 * 44 * 2],
    // (4·1.6 + 24)·32, and a Sürtaxe of 1½·4·1.6.
    [
      'both made, steinhofmäßig, mord',
      'kakadurufer',
      { ...STEINHOF, thirds: 140, exchanged: 0, gameKontra: 5, declared: [{ bonus: 'kakadu', by: 0 }] },
      3 * 4 * (30.4 * 32 - 9.6),
    ],
    // Eight tricks of small cards for 10 each.
    [
      'eight Naturstiche, pratermäßig, mord',
      'pagatrufer',
      {
        ...{ partner: 'king-in-talon', kingTalon: 'pratermaessig', chosen: 2, thirds: 110, gameKontra: 5 },
        declared: [{ bonus: 'pagat-ultimo', by: 0, level: 5 }],
        silent: [{ bonus: 'naturstich', side: 'declarer', count: 8 }],
      },
      4 * (4 * 32 + 8 * 32 + 80),
    ],
  ])('%s', (_, contract, entry, paid, options = {}) => {
    const agreed = { ...hoechst, ...options };
    const wins = moved({ contract, declarer: 0, ...entry }, agreed);
    expect(wins).toBeCloseTo(paid);
    const alone = totals({ ...agreed, contractsOff: CONTRACT_IDS.filter((id) => id !== contract) });
    expect(wins).toBeLessThanOrEqual(alone.most);
  });

  test('nor in a round of a fixed value', () => {
    const fixed = { ...LENT, fixed: 45 };
    const apotheker = { declarer: 0, thirdsEach: [0, 6, 0, 204], tricksEach: [0, 0, 0, 12] };
    const none = { kontraLevels: 1, preKontra: false };
    const most = (contract: ContractId): number =>
      totals({ ...none, contractsOff: CONTRACT_IDS.filter((id) => id !== contract) }).most;
    expect(moved({ contract: 'apotheker', ...apotheker }, none, fixed)).toBe(3 * 4 * (45 + 10));
    expect(3 * 4 * (45 + 10)).toBeLessThanOrEqual(most('apotheker'));
    const ridden = { contract: 'eisenbahner', declarer: 0, ending: 'express', thirds: 90, bus: 1 };
    expect(moved(ridden, none, fixed)).toBe(4 * 2 * 45);
    expect(4 * 2 * 45).toBeLessThanOrEqual(most('eisenbahner'));
    const bought = { contract: 'pensionist', declarer: 0, soldBy: 1, exchanged: 0, result: 'lost' };
    expect(moved(bought, none, fixed)).toBeCloseTo(3 * 4 * (45 * 2.2 + 22.5));
    expect(3 * 4 * (45 * 2.2 + 22.5)).toBeLessThanOrEqual(most('pensionist'));
  });
});
