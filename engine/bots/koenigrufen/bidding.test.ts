import { describe, expect, it } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, type Zone } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { stacked } from '#engine/testing/stacked.ts';
import { advise } from './rule.ts';

const cards = (list: string): readonly Card[] => list.split(' ');

/** A deal in which certain zones get these cards, forehand being seat 0; what the bot says step by step. */
function deal(zones: Readonly<Record<Zone, string>>, profile = 'tirol-speisezettel', options = {}) {
  const table = tableOf(koenigrufen, profile, options);
  const rules = koenigrufen.rules(table);
  const wanted = Object.fromEntries(Object.entries(zones).map(([zone, list]) => [zone, cards(list)]));
  const deck = stacked(rules, 4, 3, shuffled(rules.pack.cards, seededRng('bidding')), wanted);
  const begun = start(rules, { table: 4, dealer: 3, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  let s: State = begun.value;
  const seat = (): Seat => must(turnOf(rules, s).must[0], 'a seat');
  const says = (): Action => must(advise(view(rules, s, seat()), table)?.action, 'an action');
  const go = (...actions: readonly object[]): void => {
    for (const action of actions) {
      const done = apply(rules, s, seat(), action as Action);
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
      s = done.value;
    }
  };
  return { says, go, hand: (at: Seat) => s.zones[handOf(at)] ?? [] };
}

const bid = (contract: string) => ({ type: 'bid', contract });
const [VORHAND, PASS] = [{ type: 'vorhand' }, { type: 'pass' }];
const STRONG = 'T22 T21 T20 T18 T16 T15 T11 T9 CK SK HK H4';
const RUBBISH = 'T12 T8 T4 CN C10 SJ S8 HQ HJ D3 D4 DN';

describe('bidding', () => {
  it('passes with rubbish and lets forehand be', () => {
    const { says, go } = deal({ 'hand:0': RUBBISH, 'hand:1': 'T10 T7 T3 CJ C9 SQ S9 HN H3 D1 DJ DQ' });
    expect(says()).toEqual(VORHAND);
    go(VORHAND);
    expect(says()).toEqual(PASS);
  });

  it.each(['tirol-speisezettel', 'ooe-2023'])('plays alone with a hand of iron (%s)', (profile) => {
    const { says, go } = deal({ 'hand:1': STRONG }, profile);
    go(VORHAND);
    const said = says() as unknown as { type: string; contract: string };
    expect(said.type).toBe('bid');
    expect(['dreier', 'einer', 'solodreier']).toContain(said.contract);
  });

  it('does not play alone with four tarocks, high as they are', () => {
    const { says, go } = deal({ 'hand:2': 'T22 T20 T18 T1 CN C10 SK H3 DK DQ DJ D4' });
    go(VORHAND, PASS);
    expect(says()).toEqual(PASS);
  });

  it('plays a game for no trick with low cards everywhere', () => {
    const { says, go } = deal({ 'hand:1': 'T2 T3 C7 C8 C9 S7 S8 S9 H4 H3 D4 D3' });
    go(VORHAND);
    expect(says()).toMatchObject({ type: 'bid', contract: expect.stringMatching(/^bettel/) as unknown });
  });

  it('plays a Farbenspiel with kings and queens', () => {
    const { says, go } = deal({ 'hand:3': 'CK CQ CN CJ SK SQ SN HK HQ HN DK DQ' });
    go(VORHAND, PASS, PASS);
    expect(says()).toMatchObject({ type: 'bid', contract: expect.stringMatching(/^farben/) as unknown });
  });

  it('promises the Pagat with long tarocks and a called king to help', () => {
    const { says, go } = deal({ 'hand:1': 'T1 T21 T17 T16 T13 T12 T10 T8 T7 CQ SQ D1' });
    go(VORHAND);
    expect(says()).toMatchObject({ contract: expect.stringMatching(/^(besserrufer-1|dreier|einer)$/) as unknown });
  });

  it('holds as forehand with the better claim to the game (Upper Austria)', () => {
    const { says, go } = deal({ 'hand:0': STRONG }, 'ooe-2023');
    go(VORHAND, bid('dreier'), PASS, PASS);
    expect(['hold', 'bid']).toContain(says().type);
    const weak = deal({ 'hand:0': RUBBISH }, 'ooe-2023');
    weak.go(VORHAND, bid('dreier'), PASS, PASS);
    expect(weak.says()).toEqual(PASS);
  });

  it('chooses between a Rufer and a Trischaken after three passes', () => {
    const strong = deal({ 'hand:0': 'T20 T18 T15 T12 T10 T8 CK CQ S9 HJ D1 D4' });
    strong.go(VORHAND, PASS, PASS, PASS);
    expect(strong.says()).toEqual(bid('rufer'));
    const weak = deal({ 'hand:0': 'T14 T9 T5 T3 CN C8 SJ S8 HN H3 D4 DQ' });
    weak.go(VORHAND, PASS, PASS, PASS);
    expect(weak.says()).toMatchObject({ contract: 'trischaken' });
  });
});

describe('before play', () => {
  const RUFER = 'T20 T18 T15 T12 T10 T8 CK CQ S9 HJ H1 H4';

  it('calls the king of a short suit, and the fourth without naming it', () => {
    const { says, go } = deal({ 'hand:0': RUFER });
    go(VORHAND, PASS, PASS, PASS, bid('rufer'));
    expect(says()).toEqual({ type: 'call', king: 'SK' });
    const three = deal({ 'hand:0': 'T20 T18 T15 T12 T10 T8 CK CQ SK HK H1 H4' });
    three.go(VORHAND, PASS, PASS, PASS, bid('rufer'));
    expect(three.says()).toEqual({ type: 'call-fourth' });
  });

  it('takes the half that helps, and lays queens of short suits to safety', () => {
    const { says, go, hand } = deal({
      'hand:0': RUFER,
      'hand:1': 'SK',
      'talon:0': 'C8 C7 D3',
      'talon:1': 'T22 T17 DQ',
    });
    go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'SK' });
    expect(says()).toEqual({ type: 'take', half: 1 });
    go(says());
    const { cards: away } = says() as unknown as { cards: readonly Card[] };
    expect(away).toContain('DQ');
    expect(away).toHaveLength(3);
    expect(away.every((card) => hand(0).includes(card))).toBe(true);
  });

  it('plays on alone with a strong hand when the king lies in the talon, and gives up with a poor one', () => {
    const strong = deal({ 'hand:0': STRONG.replace('SK', 'S9'), 'talon:0': 'DK T13 T12', 'talon:1': 'C7 C8 C9' });
    strong.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'DK' });
    expect(strong.says()).toEqual({ type: 'alone' });
    const poor = deal({ 'hand:0': RUBBISH, 'talon:0': 'DK C8 C7', 'talon:1': 'S9 S7 T2' });
    poor.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'DK' });
    expect(poor.says()).toEqual({ type: 'concede' });
  });

  it('plays Trischaken once it has turned the deal into one', () => {
    const { says, go } = deal(
      { 'hand:0': RUBBISH, 'talon:0': 'DK C8 C7', 'talon:1': 'S9 S7 T2' },
      'tirol-speisezettel',
      { 'king-in-talon': ['trischaken'] },
    );
    go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'DK' });
    expect(says()).toEqual({ type: 'trischaken' });
    go(says());
    expect(says()).toMatchObject({ type: 'bid', contract: 'trischaken' });
  });

  it('takes the best single card', () => {
    const { says, go } = deal({ 'hand:1': STRONG, 'talon:0': 'T19 C7 C8', 'talon:1': 'S7 D1 D2' });
    go(VORHAND, bid('einer'), PASS, PASS, PASS);
    expect(says()).toEqual({ type: 'take-cards', cards: ['T19'] });
  });

  it('names the likeliest bird (Upper Austria)', () => {
    const { says, go } = deal(
      { 'hand:1': 'T1 T4 T22 T21 T19 T17 T15 T12 T10 CQ SK HJ', 'talon:0': 'T2 C7 C8', 'hand:2': 'DK' },
      'ooe-2023',
    );
    go(VORHAND, bid('besserrufer'), PASS, PASS, PASS, { type: 'call', king: 'DK' }, { type: 'take', half: 0 });
    go(says());
    expect(says().type).toBe('name-bird');
    expect(['pagat', 'quapil']).toContain((says() as unknown as { bonus: string }).bonus);
  });

  it('announces the Pagat with ten tarocks and says good with five', () => {
    const long = 'T22 T21 T19 T17 T16 T14 T12 T10 T8 T1 CK S7';
    const { says, go } = deal({ 'hand:1': long });
    go(VORHAND, bid('solodreier'));
    expect(says()).toMatchObject({ type: 'announce' });
    const short = deal({ 'hand:1': 'T18 T14 T9 T6 T1 CK CQ S7 S8 H4 D3 D4' });
    short.go(VORHAND, bid('solodreier'));
    expect(short.says()).toEqual({ type: 'good' });
  });

  it('doubles a game that it can hardly lose, and no other', () => {
    const against = deal({ 'hand:1': 'T9 T7 CQ CN SJ S9 HQ HJ H1 D1 DJ DN', 'hand:2': STRONG });
    against.go(VORHAND, bid('dreier'), PASS, PASS, PASS, { type: 'take', half: 0 });
    against.go(against.says());
    while (against.says().type === 'announce') against.go({ type: 'good' });
    against.go({ type: 'good' });
    expect(against.says()).toEqual({ type: 'kontra', item: 0 });
    const meek = deal({ 'hand:1': STRONG, 'hand:2': RUBBISH });
    meek.go(VORHAND, bid('dreier'), PASS, PASS, PASS, { type: 'take', half: 0 });
    meek.go(meek.says(), { type: 'good' });
    expect(meek.says()).toEqual({ type: 'good' });
  });
});
