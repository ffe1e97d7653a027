import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { canonical } from '../core/json.ts';
import { compare, ZERO } from '../core/rational.ts';
import { pick, type Rng, seededRng, shuffled } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import { GAMES } from '../games/index.ts';
import type { ReformAction } from '../games/reform/phases/index.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { parseRecord } from '../kernel/deal/formats.ts';
import { actionsOf, sampleAction } from '../kernel/deal/offers.ts';
import { replay } from '../kernel/deal/replay.ts';
import { provenRest } from '../kernel/deal/rest/claim.ts';
import { couldHaveWon } from '../kernel/deal/rest/endgame.ts';
import { givenRest } from '../kernel/deal/rest/given-rest.ts';
import { settledInFull } from '../kernel/deal/rest/last-card.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';
import { lateSolo, LOSERS, WINNERS } from './late-solo.ts';
import { byEffort } from './test-effort.ts';

const asked = (rules: Rules, s: State): Seat | undefined => turnOf(rules, s).must[0];
const go = (
  rules: Rules,
  s: State,
  ...[by, action]: Parameters<typeof apply> extends [Rules, State, ...infer A] ? A : never
) => {
  const next = apply(rules, s, by, action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};
/** For what is paid, in whichever tricks it came about. */
const settled = (rules: Rules, s: State) => canonical(settledInFull(rules, s).map((item) => ({ ...item, proof: [] })));

/** The most deals until one is found. */
const MOST = 2_000;

const isPlayedOut = (s: State): boolean => s.active.every((seat) => (s.zones[`hand:${seat}`]?.length ?? 0) === 0);

/** Negative games may all be decided while there are cards (tirol §7). */
const isOver = (s: State): boolean => s.end === 'settle' || isPlayedOut(s);

/** A random deal, up to a moment at which somebody leads and has few cards left; `undefined`: it was over before. */
function lateIn(rules: Rules, rng: Rng, cards: number): State | undefined {
  const deck = shuffled(rules.pack.cards, rng);
  // Nobody cuts: a moment with few cards in hand is then one near the end.
  const now = { deal: 1, factors: [], pot: ZERO, sameCards: true, notes: {} } as const;
  const begun = start(rules, { table: 4, dealer: 0, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (let seat = asked(rules, s); seat !== undefined; seat = asked(rules, s)) {
    const hands = s.active.map((one) => s.zones[`hand:${one}`]?.length ?? 0);
    if (hands.every((held) => held <= cards)) return s;
    s = go(rules, s, seat, sampleAction(offersTo(rules, s, seat), rng));
  }
  return undefined;
}

/** The rest of a deal in which the others play at random, and the claimant what the proof says again. */
function against(rules: Rules, from: State, claimant: Seat, rng: Rng): State {
  let s = from;
  for (let seat = asked(rules, s); seat !== undefined && !isPlayedOut(s); seat = asked(rules, s)) {
    const [first] = seat === claimant ? (provenRest(rules, s, claimant, paymentsOf) ?? []) : [];
    const plays = [...actionsOf(offersTo(rules, s, seat))].filter(({ type }) => type === 'play');
    s = go(rules, s, seat, seat === claimant ? (first?.[1] ?? { type: 'none' }) : pick(plays, rng));
  }
  return s;
}

/** The rest of a deal, played at random. */
function atRandom(rules: Rules, from: State, rng: Rng): State {
  let s = from;
  for (let seat = asked(rules, s); seat !== undefined && !isPlayedOut(s); seat = asked(rules, s))
    s = go(
      rules,
      s,
      seat,
      pick(
        [...actionsOf(offersTo(rules, s, seat))].filter(({ type }) => type === 'play'),
        rng,
      ),
    );
  return s;
}

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('in %s', (_, game) => {
  test('a proven rest is played to the end, and no play of the others changes what is paid', () => {
    const table = tableOf(game, game.profiles[0]?.id ?? '');
    const rules = game.rules(table);
    const rng = seededRng(`rest in ${game.id}`);
    let [proven, open] = [0, 0];
    // Of many games nothing can be claimed: where they are not few, it takes more deals.
    for (let deal = 0; deal < byEffort(60, 600) || (proven === 0 && deal < MOST); deal++) {
      const s = lateIn(rules, rng, 3);
      const claimant = s && asked(rules, s);
      if (claimant === undefined || s === undefined) continue;
      const rest = provenRest(rules, s, claimant, paymentsOf);
      if (!rest) {
        open++;
        continue;
      }
      proven++;
      const end = rest.reduce((so, [by, action]) => go(rules, so, by, action), s);
      expect(isOver(end)).toBe(true);
      const tricks = end.log.slice(s.log.length).filter((one) => one.type === 'moved' && one.from === 'trick');
      expect(tricks.every((one) => one.type === 'moved' && one.to === `pile:${claimant}`)).toBe(true);
      for (let i = 0; i < 3; i++) expect(settled(rules, against(rules, s, claimant, rng))).toBe(settled(rules, end));
    }
    expect(proven).toBeGreaterThan(0);
    expect(open).toBeGreaterThan(0);
  });
});

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('in %s', (_, game) => {
  test.each([
    [3, byEffort(40, 400)],
    // As a rule too many to look through it all: then it is not known which way brings least, and none is given.
    [5, byEffort(15, 100)],
  ])(
    'with %i cards a rest that is given away goes to the others, and of all such ways brings the giver least',
    (cards, deals) => {
      const table = tableOf(game, game.profiles[0]?.id ?? '');
      const rules = game.rules(table);
      const rng = seededRng(`given in ${game.id}`);
      const seen = { given: 0, kept: 0 };
      const isWanting = () => cards === 3 && seen.given === 0;
      for (let deal = 0; deal < deals || (isWanting() && deal < MOST); deal++) {
        const s = lateIn(rules, rng, cards);
        const giver = s && asked(rules, s);
        if (giver === undefined || s === undefined) continue;
        const rest = givenRest(rules, s, giver, paymentsOf);
        seen[rest ? 'given' : 'kept']++;
        if (!rest) continue;
        const own = (end: State) => must(paymentsOf(settledInFull(rules, end), end.table)[giver], 'a payment');
        const tricks = (end: State) =>
          end.log.slice(s.log.length).filter((one) => one.type === 'moved' && one.from === 'trick');
        const isGiven = (end: State) => tricks(end).every((one) => one.type === 'moved' && one.to !== `pile:${giver}`);
        const end = rest.deeds.reduce((so, [by, action]) => go(rules, so, by, action), s);
        expect(isOver(end)).toBe(true);
        expect(isGiven(end)).toBe(true);
        for (let i = 0; i < 20; i++) {
          const other = atRandom(rules, s, rng);
          if (isGiven(other)) expect(compare(own(end), own(other))).toBeLessThanOrEqual(0);
        }
      }
      expect(seen.kept, JSON.stringify(seen)).toBeGreaterThan(0);
      if (cards === 3) expect(seen.given, JSON.stringify(seen)).toBeGreaterThan(0);
    },
  );
});

describe('where everybody plays alone (reform §7.3)', () => {
  const { reform } = GAMES;
  const rules = reform.rules(tableOf(reform, 'reform', { sautanzTurns: 4 }));
  const late = (phase: string, game: Omit<State['games'][number], 'declarer'>, hands: readonly string[]): State => ({
    ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
    zones: Object.fromEntries(hands.map((hand, seat) => [`hand:${seat}`, hand.split(' ')])),
    ...{ known: {}, games: [{ declarer: 0, ...game }], items: [], phase, end: null, notes: {}, attempts: [], log: [] },
  });

  test('nobody owns the rest of a Sautanz: it may be a lie, and the clock runs', () => {
    const s = late('bluff', { contract: 'sautanz', with: {} }, ['CQ', 'C9', 'C8', 'C7']);
    expect(asked(rules, s)).toBe(0);
    expect(provenRest(rules, s, 0, paymentsOf)).toBeUndefined();
    expect(givenRest(rules, s, 0, paymentsOf)).toBeUndefined();
  });

  test('nor can anybody be told what they could have won in it', () => {
    const s = late('bluff', { contract: 'sautanz', with: {} }, ['CQ', 'C9', 'C8', 'C7']);
    const lie: ReformAction = { type: 'lead-hidden', card: 'CQ', suit: 'H' };
    const next = go(rules, s, 0, lie);
    const deal = { states: [s, next], played: [[0, { type: 'lead-hidden' }]] as const };
    const search = couldHaveWon(rules, deal, 0, { pays: paymentsOf });
    let step = search.next();
    while (!step.done) step = search.next();
    expect(step.value).toBeUndefined();
  });

  test('the rest of a Trischaker belongs to whoever wins it, whether they like it or not', () => {
    const before = late('tricks', { contract: 'trischaker', with: { heading: false } }, [
      ...['T22 T21', 'C9 S9', 'C8 S8', 'C7 S7'],
    ]);
    const tricks = Array.from({ length: 10 }, (_, i) => ({ plays: [], winner: i % 4 }));
    const s = { ...before, notes: { tricks: { tricks: [...tricks.slice(0, 9), { plays: [], winner: 0 }] } } };
    expect(provenRest(rules, s, 0, paymentsOf)).toHaveLength(8);
    expect(givenRest(rules, s, 0, paymentsOf)).toBeUndefined();
  });
});

test('who holds the highest trumps owns the rest, who has only losers left does not', () => {
  const table = tableOf(GAMES.koenigrufen, 'tirol-speisezettel');
  const rules = GAMES.koenigrufen.rules(table);
  const winners = lateSolo(WINNERS).s;
  expect(provenRest(rules, winners, 0, paymentsOf)).toHaveLength(12);
  expect(provenRest(rules, winners, 1, paymentsOf)).toBeUndefined();
  expect(provenRest(rules, lateSolo(LOSERS).s, 0, paymentsOf)).toBeUndefined();
});

test('a rest of tarocks is proven in whichever trick the last king falls', () => {
  const file = readFileSync(new URL('./rest-of-kings.json', import.meta.url), 'utf8');
  const record = parseRecord(JSON.parse(file));
  if (!record.ok) throw new Error(record.error[0]?.code);
  const rules = GAMES.reform.rules(record.value);
  const at = replay(rules, record.value, record.value.actions);
  if (!at.ok) throw new Error(at.error.refusal.code);
  const claimant = must(asked(rules, at.value), 'somebody to play');
  expect(provenRest(rules, at.value, claimant, paymentsOf)).toBeDefined();
});
