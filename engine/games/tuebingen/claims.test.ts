import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { TAROCKS } from '#engine/decks/deck-78.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, attempted, offersTo } from '#engine/kernel/deal/apply.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { record, replay } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { dealOut } from '#engine/testing/dealt.ts';
import inVain from './cases/version-1/claims-in-vain.json' with { type: 'json' };
import { tuebingen } from './game.ts';

/** The window for Strafen (tuebingen §7.1, TU11, TU15, TU16). Seat 0 calls, seat 2 is the partner, seat 3 deals. */

const agreed = tableOf(tuebingen, 'tuebingen');
const RULES = tuebingen.rules(agreed);
const claim = (bonus: string, suit?: string): Action => ({ type: 'claim', bonus, ...(suit && { suit }) }) as Action;
const four = (action: object) => [action, action, action, action];
const DONE = { type: 'claims-done' };

/** Seat 0 has fourteen Oberer and the family of clubs, seat 2 kings of three suits beside the Ski, seat 1 the family of diamonds. */
function counted(hands: Readonly<Record<string, string>> = {}): State {
  const deal = dealOut(
    {
      'hand:0': `${TAROCKS.slice(0, 14).join(' ')} CK CQ CN CJ S1`,
      'hand:1': 'DK DQ DN DJ',
      'hand:2': 'HK SKI HQ HN T1',
      'hand:3': 'D10 D9',
      ...hands,
    },
    { game: tuebingen, profile: 'tuebingen' },
  );
  deal.go({ type: 'discard', cards: ['D10', 'D9'] }, ...four({ type: 'go-on' }), ...four({ type: 'pass' }));
  deal.go({ type: 'fort' }, { type: 'call', king: 'HK' });
  while (deal.s.phase === 'tricks') deal.go(must(deal.offered.at(deal.seat === 0 ? 0 : -1), 'a card'));
  expect(deal.s.phase).toBe('claims');
  return deal.s;
}

/** What becomes of a word: the next state, or why it is refused, which is counted as the host counts it. */
function say(s: State, seat: number, action: Action): readonly [after: State, code: string | undefined] {
  const done = apply(RULES, s, seat, action);
  return done.ok ? [done.value, undefined] : [attempted(RULES, s, seat, action) ?? s, done.error.code];
}
const claimsOffered = (s: State, seat: number): readonly Action[] =>
  namedIn(offersTo(RULES, s, seat)).filter(({ type }) => type === 'claim');
const everybody = [0, 1, 2, 3, 'spectator'] as const;

describe('who may claim', () => {
  test('everything is on offer to everybody, whatever they hold', () => {
    const s = counted();
    for (const seat of [1, 2, 3]) expect(offersTo(RULES, s, seat)).toEqual(offersTo(RULES, s, 0));
    expect(claimsOffered(s, 0)).toHaveLength(16);
  });

  test('whoever held the cards, and not their partner', () => {
    const s = counted();
    expect(say(s, 2, claim('oberers'))[1]).toBe('strafe-not-held');
    expect(say(s, 2, claim('family', 'C'))[1]).toBe('strafe-not-held');
    // Whether it is the other side that has it is for nobody to know.
    expect(say(s, 0, claim('family', 'D'))[1]).toBe('strafe-not-held');
    expect(say(s, 0, claim('oberers'))[1]).toBeUndefined();
    expect(say(s, 1, claim('family', 'D'))[1]).toBeUndefined();
  });

  test('of a Tarock 1 that all have seen, anybody of the side that gains', () => {
    const s = counted({ 'hand:1': 'DK DQ DN DJ T1', 'hand:2': 'HK SKI HQ HN' });
    const fate = ['einser-gefasst', 'einser-fein-gefasst'].filter((id) => say(s, 0, claim(id))[1] === undefined);
    expect(fate).toHaveLength(1);
    const [id = ''] = fate;
    expect(say(s, 2, claim(id))[1], 'the taker’s partner').toBeUndefined();
    expect(say(s, 1, claim(id))[1], 'whose it was').toBe('strafe-not-your-side');
    expect(say(s, 3, claim(id))[1]).toBe('strafe-not-your-side');
  });

  test('after two claims in vain nothing more may be claimed, and nobody else is told of them', () => {
    const s = counted();
    const [once] = say(s, 0, claim('skimon'));
    const [twice] = say(once, 0, claim('kingdom'));
    const [spent, code] = say(twice, 0, claim('oberers'));
    expect([code, spent.attempts.length]).toEqual(['strafe-claims-spent', 2]);
    expect(offersTo(RULES, spent, 0)).toEqual([{ kind: 'one-of', actions: [DONE] }]);
    for (const viewer of everybody.slice(1)) expect(view(RULES, spent, viewer)).toEqual(view(RULES, s, viewer));
    expect(spent.log).toEqual(s.log);
    const [done] = say(spent, 0, DONE);
    expect(offersTo(RULES, done, 0)).toEqual([]);
    const [others] = say(s, 0, DONE);
    for (const viewer of everybody.slice(1)) expect(view(RULES, done, viewer)).toEqual(view(RULES, others, viewer));
    expect(say(spent, 2, claim('ski-family', 'H'))[1], 'others may').toBeUndefined();
  });

  test('the same claim in vain twice is one', () => {
    const [once] = say(counted(), 0, claim('skimon'));
    expect(claimsOffered(once, 0)).not.toContainEqual(claim('skimon'));
    const [again, code] = say(once, 0, claim('skimon'));
    expect([code, again.attempts.length]).toEqual(['strafe-not-held', 1]);
  });

  test('whoever presses every button has what they held, and loses what comes after two in vain', () => {
    const s = counted();
    const after = claimsOffered(s, 0).reduce((now, action) => say(now, 0, action)[0], s);
    // Skimon first, then the Oberer are so, then Unterer: nothing more, not even the family.
    expect(after.items.map(({ about }) => about)).toEqual(['oberers']);
  });

  test('what all know is claimed cannot be tried', () => {
    const [s] = say(counted(), 2, claim('ski-family', 'H'));
    expect(claimsOffered(s, 1).filter((action) => 'bonus' in action && action.bonus === 'ski-family')).toEqual([]);
    expect(say(s, 1, claim('ski-family', 'C'))).toEqual([s, 'strafe-already-claimed']);
  });
});

test('the clock is for the last, and starts again with every claim', () => {
  const s = counted();
  const clockOf = (state: State) => view(RULES, state, 'spectator').turn.clock;
  expect(clockOf(s)).toEqual({ seconds: 60, runs: 'for-the-last', lap: 0 });
  expect(clockOf(say(s, 0, claim('oberers'))[0])).toEqual({ seconds: 60, runs: 'for-the-last', lap: 1 });
  expect(clockOf(say(s, 0, claim('skimon'))[0]), 'in vain').toEqual(clockOf(s));
});

describe('version 1 of the rules', () => {
  const old = parseRecord(inVain);
  if (!old.ok) throw new Error(JSON.stringify(old.error));
  const kept = old.value;

  test('a record with claims in vain is replayed as it was', () => {
    const again = replay(tuebingen.rules(kept), kept, kept.actions);
    if (!again.ok) throw new Error(again.error.refusal.code);
    expect(record(tuebingen.rules(kept), kept, kept.deck, again.value)).toEqual(kept);
    expect(kept.row?.items).toHaveLength(3);
  });

  test('in vain costs nothing there, and the clock runs from the start', () => {
    const from = kept.actions.findIndex(([, { type }]) => type === 'claim');
    const window = replay(tuebingen.rules(kept), kept, kept.actions, from);
    if (!window.ok) throw new Error(window.error.refusal.code);
    const seen = view(tuebingen.rules(kept), window.value, 0);
    expect(seen.turn.clock).toEqual({ seconds: 20, runs: 'at-once' });
    expect(seen.offers.map(({ kind }) => kind)).toEqual(['one-of']);
  });

  test('today such a record is refused', () => {
    const now = { ...kept, rulesVersion: tuebingen.rulesVersion };
    const again = replay(tuebingen.rules(now), now, now.actions);
    expect(again.ok ? undefined : again.error.refusal.code).toBe('strafe-not-held');
  });
});

describe('what was forgotten', () => {
  const words = tuebingen.words(agreed);
  const said = (s: State, viewer: (typeof everybody)[number]) =>
    (words.forgotten?.(view(RULES, s, viewer)) ?? []).map(({ text, values }) =>
      text.de.replace('{holder}', JSON.stringify(values?.['holder'])),
    );

  test('is said in the result to everybody, with its holder and its worth, and not before', () => {
    let s = counted();
    [s] = say(s, 0, claim('oberers'));
    for (const seat of [0, 1, 2]) [s] = say(s, seat, DONE);
    for (const viewer of everybody) expect(said(s, viewer)).toEqual([]);
    [s] = say(s, 3, DONE);
    expect(s.end).toBe('settle');
    for (const viewer of everybody)
      expect(said(s, viewer)).toEqual([
        'vergessen: natürliche Familie in Treff ({"seat":0}), +10',
        'vergessen: natürliche Familie in Karo ({"seat":1}), +10',
        // Tarock 1 and 3 in the same hand: the Ski stands for the 2.
        'vergessen: 3 Unterer ({"seat":2}), +6',
        'vergessen: skisierte Familie in Herz ({"seat":2}), +5',
      ]);
    expect(RULES.read(s).items.map(({ about }) => about)).toEqual(['oberers']);
  });
});
