import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { tuebingen } from '../game.ts';

/** Something that is done in each phase of a deal that comes to its end, and in one that is ordered and dealt again. */
const ACTIONS: Readonly<Record<string, readonly object[]>> = {
  lay: [{ type: 'discard', cards: ['C2', 'C3'] }],
  'tout-query': [{ type: 'ask' }, { type: 'go-on' }],
  'tout-offer': [{ type: 'accept', contract: 'tout' }, { type: 'decline' }],
  raus: [{ type: 'raus', contract: 'raus' }, { type: 'pass' }],
  call: [{ type: 'call', king: 'CK' }, { type: 'call-fourth' }, { type: 'fort' }, { type: 'fort-mit' }],
  stecken: [{ type: 'order', cards: [] }],
  cut: [{ type: 'cut', n: 3 }],
  tricks: [{ type: 'play', card: 'C4' }],
  claims: [{ type: 'claim', bonus: 'skimon' }, { type: 'claims-done' }],
};

const begun = (): DealtDeal =>
  dealOut(
    { 'hand:0': 'SKI T21 T1 DQ', 'hand:1': 'CK HK', 'hand:3': 'C2 C3 SK DK' },
    { game: tuebingen, profile: 'tuebingen' },
  );

/** Does what is offered first of this kind, or what is done in the phase. */
function goOn(deal: DealtDeal, kinds: RegExp): void {
  const offered = deal.offered.find(({ type }) => kinds.test(type));
  deal.go(offered ?? must(ACTIONS[deal.s.phase ?? '']?.[0], 'an action'));
}

/** What every action of other phases is refused with in this one. */
function elsewhere(deal: DealtDeal): readonly string[] {
  const phase = must(deal.s.phase, 'a phase');
  const own = must(ACTIONS[phase], `actions of ${phase}`);
  const types = new Set(own.map((action) => (action as { readonly type: string }).type));
  return Object.values(ACTIONS)
    .flat()
    .filter((action) => !types.has((action as { readonly type: string }).type))
    .flatMap((action) => {
      const code = deal.refused(action);
      return code === 'wrong-phase' ? [] : [`${phase} ${JSON.stringify(action)} ${String(code)}`];
    });
}

/** Plays on by what is offered first and begins with one of these; gives the phases, and what was not refused as it should. */
function through(deal: DealtDeal, kinds: RegExp) {
  const phases = new Set<string>();
  const wrong: string[] = [];
  while (deal.s.end === null) {
    const phase = must(deal.s.phase, 'a phase');
    if (!phases.has(phase)) wrong.push(...elsewhere(deal));
    phases.add(phase);
    goOn(deal, kinds);
  }
  return { phases: [...phases], wrong };
}

test('what belongs to another phase is refused by the wrong phase, in every phase', () => {
  const played = through(begun(), /^(go-on|pass|call|play|claims-done)/);
  const ordered = through(begun(), /^(go-on|pass|fort)/);
  expect([...played.wrong, ...ordered.wrong]).toEqual([]);
  expect([...new Set([...played.phases, ...ordered.phases, 'tout-offer'])].sort()).toEqual(Object.keys(ACTIONS).sort());
});

test('what no phase knows is unknown', () => {
  expect(begun().refused({ type: 'kontra' })).toBe('unknown-action');
  expect(begun().refused({ type: 'play' })).toBe('unknown-action');
});

test('a card that is not in hand has one code where it is laid away, ordered or played', () => {
  const deal = begun();
  expect(deal.refused({ type: 'discard', cards: ['CK', 'C2'] })).toBe('card-not-in-hand');
  const ordered = begun();
  while (ordered.s.phase !== 'stecken') goOn(ordered, /^(go-on|pass|fort)/);
  expect(ordered.refused({ type: 'order', cards: ['CK'] })).toBe('card-not-in-hand');
  while (deal.s.phase !== 'tricks') goOn(deal, /^(go-on|pass|call)/);
  expect(deal.refused({ type: 'play', card: 'CK' })).toBe('card-not-in-hand');
  // The dealer laid these away.
  while (deal.seat !== 3) deal.go(deal.offered[0] ?? {});
  expect(deal.refused({ type: 'play', card: 'C2' })).toBe('card-not-in-hand');
});
