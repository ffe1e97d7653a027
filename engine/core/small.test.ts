import { describe, expect, it } from 'vitest';
import { assertNever, must } from './assert-never.ts';
import { printRefusal, refusing } from './refusal.ts';
import { after, canSee, from } from './seat.ts';
import { fill } from './text.ts';

describe('seats', () => {
  it('go round in the order of play, skipping a pausing seat', () => {
    expect(from(3, [0, 1, 3, 4])).toEqual([3, 4, 0, 1]);
    expect(after(4, [0, 1, 3, 4])).toBe(0);
    expect(after(1, [0, 1, 3, 4])).toBe(3);
    expect(() => from(2, [0, 1, 3, 4])).toThrow('seat 2');
  });

  it.each([
    ['all', 2, true],
    ['all', 'spectator', true],
    [[2], 2, true],
    [[2], 1, false],
    [[2], 'spectator', false],
    [[], 'open', true],
  ] as const)('what %j may know, %s can see: %s', (audience, viewer, expected) => {
    expect(canSee(audience, viewer)).toBe(expected);
  });
});

describe('texts and refusals', () => {
  it('fill their placeholders and keep unknown ones', () => {
    expect(fill('{at} liegt nicht bei {who}.', { at: 'T1' })).toBe('T1 liegt nicht bei {who}.');
    expect(fill('{n}', { n: 0 })).toBe('0');
  });

  it('hold only the fields they were given', () => {
    const refuse = refusing<'not-held'>('kernel');
    expect(refuse('not-held')).toEqual({ layer: 'kernel', code: 'not-held' });
    const place = { card: 'T1' };
    const all = { layer: 'kernel', code: 'not-held', at: place, rule: 'tirol §7' };
    expect(refuse('not-held', place, 'tirol §7')).toEqual(all);
    expect(printRefusal(refuse('not-held', place))).toBe('not-held @ T1');
    // @ts-expect-error -- a code without a sentence in its layer does not compile.
    expect(printRefusal(refuse('not-hold'))).toBe('not-hold');
  });

  it('throw only for our own bugs', () => {
    expect(must(0, 'zero')).toBe(0);
    expect(() => must(undefined, 'dealer')).toThrow('missing: dealer');
    expect(() => assertNever('x' as never)).toThrow('unreachable: "x"');
  });
});
