import { describe, expect, it } from 'vitest';
import { must } from '../core/assert-never.ts';
import { ZERO } from '../core/rational.ts';
import { seededRng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import { view } from '../kernel/deal/redact.ts';
import { replay } from '../kernel/deal/replay.ts';
import type { State } from '../kernel/deal/state.ts';
import { BLUFF } from './games/bluff.ts';
import { otherChoice } from './other-choice.ts';

describe('the same deal with another choice', () => {
  const rules = BLUFF.rules({ family: BLUFF.id, profile: 'plain', options: {}, rulesVersion: 1 });
  const deck = rules.pack.cards;
  const setup = { table: 3, dealer: 2, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
  const PUT = { type: 'put', card: 'B1' };
  const after = (...said: Parameters<typeof replay>[2]): State => {
    const played = replay(rules, setup, said);
    if (!played.ok) throw new Error(played.error.refusal.code);
    return played.value;
  };
  const s = after([0, PUT]);
  const other = (state: State, viewer: Viewer) => otherChoice({ rules, deck, s: state, viewer }, seededRng('choice'));

  it('differs where the viewer did not hear what was chosen', () => {
    const elsewhere = must(other(s, 1), 'another choice');
    expect(elsewhere.zones['trick']).not.toEqual(s.zones['trick']);
    expect(view(rules, elsewhere, 1)).toEqual(view(rules, s, 1));
  });

  it('is none for who chose, for who sees everything, and once it is seen', () => {
    expect(other(s, 0)).toBeUndefined();
    expect(other(s, 'open')).toBeUndefined();
    expect(other(after([0, PUT], [2, { type: 'doubt' }]), 1)).toBeUndefined();
  });
});
