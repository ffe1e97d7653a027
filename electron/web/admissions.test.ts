import { describe, expect, test } from 'vitest';
import { Admissions } from './admissions.ts';
import { defaultDataDir } from './data-dir.ts';
import { systemLanguage } from './language.ts';
import { isOwnPage, isOwnRequest } from './own-address.ts';

describe('tokens and sessions', () => {
  test('a token works once, its session for ever', () => {
    const admissions = new Admissions();
    const token = admissions.issueToken();
    const first = admissions.admit({ token });
    if ('refused' in first) throw new Error(first.refused);
    expect(admissions.admit({ token })).toEqual({ refused: 'token-refused' });
    for (let i = 0; i < 2; i++) expect(admissions.admit({ session: first.session ?? '' })).toEqual(first);
  });

  test('a second token leaves the first one valid', () => {
    const admissions = new Admissions();
    const [first, second] = [admissions.issueToken(), admissions.issueToken()];
    expect(admissions.admit({ token: second })).toHaveProperty('session');
    expect(admissions.admit({ token: first })).toHaveProperty('session');
  });

  test('a secret has 256 bits, and a token is no session', () => {
    const admissions = new Admissions();
    const token = admissions.issueToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(admissions.admit({ session: token })).toEqual({ refused: 'session-refused' });
    expect(admissions.admit({ token: 'x'.repeat(43) })).toEqual({ refused: 'token-refused' });
  });
});

describe('whose request it is', () => {
  const own = { host: '127.0.0.1:4711' };
  test.each([
    ['by number', own, true],
    ['by name', { host: 'localhost:4711' }, true],
    ['from its own page', { ...own, origin: 'http://127.0.0.1:4711' }, true],
    ['a typed address', { ...own, 'sec-fetch-site': 'none' }, true],
    ['another port', { host: '127.0.0.1:80' }, false],
    ['a name that points here', { host: 'evil.example:4711' }, false],
    ['no host', {}, false],
    ['a foreign page', { ...own, origin: 'https://evil.example' }, false],
    ['a page of another port', { ...own, origin: 'http://127.0.0.1:80' }, false],
    ['a sandboxed page', { ...own, origin: 'null' }, false],
    ['a foreign page’s picture', { ...own, 'sec-fetch-site': 'cross-site' }, false],
  ])('%s', (_name, headers, expected) => {
    expect(isOwnRequest(headers, 4711, ['127.0.0.1', 'localhost'])).toBe(expected);
  });

  test('a connection needs an origin', () => {
    expect(isOwnPage(own, 4711, ['127.0.0.1', 'localhost'])).toBe(false);
    expect(isOwnPage({ ...own, origin: 'http://127.0.0.1:4711' }, 4711, ['127.0.0.1', 'localhost'])).toBe(true);
  });
});

describe('where and in which language', () => {
  test.each([
    ['linux', {}, '/home/a/.config/Tarockabend'],
    ['linux', { XDG_CONFIG_HOME: '/c' }, '/c/Tarockabend'],
    ['darwin', {}, '/home/a/Library/Application Support/Tarockabend'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Tarockabend'],
  ] as const)('data on %s with %o', (platform, env, expected) => {
    expect(defaultDataDir(platform, env, '/home/a')).toBe(expected);
  });

  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'de_AT.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
  ])('%o speaks %s', (env, expected) => {
    expect(systemLanguage(env)).toBe(expected);
  });
});
