import { describe, expect, it } from 'vitest';
import { errorsOf, parse, tarock } from '../testing/tarock.ts';

describe('rules', () => {
  it('lists families, profiles, contracts, bonuses and options with names', () => {
    const { code, out } = tarock(['rules', '--json']);
    expect(code).toBe(0);
    const { families } = parse('rules-report', out) as {
      families: { id: string; profiles: { contracts: { id: string }[] }[] }[];
    };
    expect(families[0]?.id).toBe('koenigrufen');
    expect(families[0]?.profiles[0]?.contracts.map(({ id }) => id)).toContain('besserrufer-1');
  });

  it('shows one family on request, and refuses an unknown one', () => {
    const familiesIn = (out: string) => (parse('rules-report', out) as { families: { id: string }[] }).families;
    const { code, out } = tarock(['rules', '--family', 'koenigrufen', '--json']);
    expect(code).toBe(0);
    const all = familiesIn(tarock(['rules', '--json']).out);
    expect(familiesIn(out)).toEqual(all.filter(({ id }) => id === 'koenigrufen'));
    expect(all.length).toBeGreaterThan(1);
    const printed = tarock(['rules', '--family', 'schnapsen', '--json']);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(errorsOf(printed)[0]).toMatchObject({ code: 'unknown-family', place: '--family' });
  });

  it('speaks German, and English on request', () => {
    expect(tarock(['rules']).out).toContain('Vier Könige');
    expect(tarock(['rules', '--lang', 'en']).out).toContain('Four kings');
  });

  it('heads the amounts of bonuses with the stages that a profile has', () => {
    expect(tarock(['rules', '--lang', 'en']).out).toContain('Bonuses (silent / announced):');
    expect(tarock(['rules']).out).toContain('1. Sack (sack1): – / 2');
  });
});
