import { describe, expect, it } from 'vitest';
import { errorsOf, tarock } from './testing/tarock.ts';

describe('the command line', () => {
  const simulate = ['simulate', '--family', 'koenigrufen', '--profile', 'tirol-speisezettel'];

  it.each([
    [['play'], 'unknown-command', 'play'],
    [['rules', '--colour'], 'unknown-flag', '--colour'],
    [['rules', 'all'], 'too-many-arguments', 'all'],
    [['rules', '--lang', 'fr'], 'flag-value', '--lang de|en'],
    [['rules', '--json=yes'], 'flag-takes-no-value', '--json'],
    [['settle'], 'missing-argument', 'FILE'],
    [['simulate', '--profile', 'x'], 'missing-flag', '--family'],
    [['simulate', '--family', 'koenigrufen', '--profile', 'wien'], 'unknown-profile', 'wien'],
    [[...simulate, '--deals', '0'], 'flag-value', '--deals 1–10000000'],
    [[...simulate, '--deals'], 'flag-without-value', '--deals'],
    [[...simulate, '--contract', 'zehner'], 'unknown-contract', 'zehner'],
    [[...simulate, '--option', 'silent-loss'], 'flag-value', '--option silent-loss=v'],
    [[...simulate, '--option', 'silent-loss=7'], 'option-value', 'silent-loss'],
    [[...simulate, '--option', 'loud-loss=true'], 'unknown-option', 'loud-loss'],
    [
      [...simulate, '--option', 'silent-loss=true', '--option', 'silent-loss=false'],
      'flag-twice',
      '--option silent-loss',
    ],
    [[...simulate, '--option', 'pagatkassa={"ante":5,"ante":6}'], 'key-twice', 'options.pagatkassa.ante'],
    [[...simulate, '--seed', 'a', '--seed', 'b'], 'flag-twice', '--seed'],
    [[...simulate, '--records', '/nowhere/x'], 'unwritable-file', '/nowhere/x'],
  ])('refuses %j', (argv, code, at) => {
    for (const language of ['de', 'en']) {
      const printed = tarock([...argv, '--json', ...(argv.includes('--lang') ? [] : ['--lang', language])]);
      expect(printed).toMatchObject({ code: 2, out: '' });
      const [error] = errorsOf(printed);
      expect(error?.code).toBe(code);
      expect(error?.at).toContain(at);
      expect(error?.sentence).not.toBe(code);
    }
  });

  it('prints its help', () => {
    expect(tarock(['--help'])).toMatchObject({ code: 0, err: '' });
    expect(tarock(['--help']).out).toContain('simulate --family F');
    expect(tarock(['replay', '--help']).out).toContain('--at N');
    expect(tarock([])).toMatchObject({ code: 2, out: '' });
  });
});
