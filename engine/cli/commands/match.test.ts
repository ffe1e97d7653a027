import { describe, expect, it } from 'vitest';
import { BOTS } from '#engine/bots/index.ts';
import { FORMATS } from '../formats.ts';
import { type Printed, tarock } from '../testing/tarock.ts';

const rulesOf = (profile: string) => ['--family', 'koenigrufen', '--profile', profile];
const RULES = rulesOf('tirol-speisezettel');
const matchIn = (profile: string, a: string, b: string, ...flags: string[]): Printed =>
  tarock(['match', '--a', a, '--b', b, ...rulesOf(profile), '--json', ...flags]);
const match = (a: string, b: string, ...flags: string[]): Printed => matchIn('tirol-speisezettel', a, b, ...flags);

interface Side {
  readonly bot: string;
  readonly mean: number;
  readonly roles: Readonly<Record<string, { readonly deals: number; readonly mean: number }>>;
  readonly kontras: Readonly<Record<'said' | 'right', number>>;
  readonly worlds: Readonly<Record<'tried' | 'givenUp' | 'decisionsWithout', number>>;
  readonly milliseconds: Readonly<
    Record<string, Readonly<Record<'decisions' | 'p50' | 'p95' | 'p99' | 'max', number>>>
  >;
  readonly contracts: Readonly<Record<string, Readonly<Record<'played' | 'made' | 'lost', number>>>>;
}

interface Report {
  readonly deals: number;
  readonly seatings: number;
  readonly mean: number;
  readonly interval: readonly [number, number] | null;
  readonly a: Side;
  readonly b: Side;
}
const reportOf = ({ code, out, err }: Printed): Report => {
  expect(err).toBe('');
  expect(code).toBe(0);
  return FORMATS['match-report']?.parse(JSON.parse(out)) as Report;
};

describe('match', () => {
  it('is won by the rule bot against the random one, in both profiles', () => {
    for (const profile of ['tirol-speisezettel', 'ooe-2023']) {
      const { deals, seatings, interval } = reportOf(
        matchIn(profile, 'rule', 'random', '--deals', '40', '--seed', 'chance'),
      );
      expect({ deals, seatings }).toEqual({ deals: 40, seatings: 6 });
      expect(interval?.[0]).toBeGreaterThan(0.5);
    }
  }, 240_000);

  it.each(['rule', 'random'])('of %s against itself gives exactly zero', (bot) => {
    expect(reportOf(match(bot, bot, '--deals', '12'))).toMatchObject({ mean: 0, interval: [0, 0] });
  });

  it('is the same with the same seed, and reversed with the bots exchanged', () => {
    const once = reportOf(match('rule', 'random', '--deals', '8', '--seed', 's'));
    expect(reportOf(match('rule', 'random', '--deals', '8', '--seed', 's'))).toEqual(once);
    expect(reportOf(match('rule', 'random', '--deals', '8', '--seed', 't'))).not.toEqual(once);
    expect(reportOf(match('random', 'rule', '--deals', '8', '--seed', 's')).mean).toBeCloseTo(-once.mean, 9);
  });

  it('counts contracts by declarer', () => {
    const { a } = reportOf(match('rule', 'rule', '--deals', '20'));
    for (const { played, made, lost } of Object.values(a.contracts)) {
      expect(played).toBeGreaterThan(0);
      expect(made + lost).toBeLessThanOrEqual(played);
    }
    // Each deal is played six times, and A declares as often as B; there may be several declarers (bei).
    expect(Object.values(a.contracts).reduce((sum, { played }) => sum + played, 0)).toBeGreaterThanOrEqual(60);
  });

  it('splits what is won by what somebody was in a deal', () => {
    const { a, b, seatings } = reportOf(match('rule', 'random', '--deals', '12'));
    for (const { roles, mean } of [a, b]) {
      const all = Object.values(roles);
      // Every seat is A's in half of the seatings.
      expect(all.reduce((sum, { deals }) => sum + deals, 0)).toBe((12 * seatings * 4) / 2);
      const won = all.reduce((sum, one) => sum + one.deals * one.mean, 0);
      expect(won / ((12 * seatings * 4) / 2)).toBeCloseTo(mean, 2);
    }
    const declared = Object.entries(a.contracts).filter(([id]) => id !== 'trischaken');
    expect(a.roles['declarer']?.deals).toBe(declared.reduce((sum, [, { played }]) => sum + played, 0));
    expect(Object.keys(a.roles)).toContain('defender');
  });

  it('counts kontras, what was imagined, and how long decisions take', () => {
    const { a, b } = reportOf(match('search:playouts=8', 'first-legal', '--deals', '1'));
    expect(a.bot).toBe('search:playouts=8');
    expect(a.worlds.tried).toBeGreaterThan(0);
    expect(a.worlds.givenUp).toBeLessThanOrEqual(a.worlds.tried);
    expect(b.worlds).toEqual({ tried: 0, givenUp: 0, decisionsWithout: 0 });
    for (const { kontras } of [a, b]) expect(kontras.right).toBeLessThanOrEqual(kontras.said);
    expect(Object.keys(a.milliseconds)).toEqual(expect.arrayContaining(['words', 'cards']));
    // The clock of a test moves on by 1 each time it is read.
    for (const { decisions, ...times } of Object.values(a.milliseconds)) {
      expect(decisions).toBeGreaterThan(0);
      expect(times).toEqual({ p50: 1, p95: 1, p99: 1, max: 1 });
    }
  }, 120_000);

  it('counts what is imagined where the end is counted out, and gives no interval of one deal', () => {
    const { a, interval } = reportOf(match('rule-endings:playouts=4', 'rule', '--deals', '1'));
    expect(a.worlds.tried).toBeGreaterThan(0);
    expect(interval).toBeNull();
  }, 120_000);

  it('is the same however many threads share it', () => {
    const shared = (jobs: string): object => {
      const { a, b, ...rest } = reportOf(match('rule', 'never-bids', '--deals', '3', '--jobs', jobs));
      const untimed = ({ milliseconds, ...side }: Side) => [side, Object.keys(milliseconds)];
      return { ...rest, dealsPerSecond: 0, a: untimed(a), b: untimed(b) };
    };
    expect(shared('4')).toEqual(shared('1'));
    expect(shared('64')).toEqual(shared('1'));
  }, 120_000);

  it('says in its help what bots there are and what can be set', () => {
    const { out, code } = tarock(['match', '--help']);
    expect(code).toBe(0);
    for (const { id, parameters } of BOTS) {
      expect(out).toContain(id);
      for (const { name, usual, allowed } of parameters)
        for (const value of [usual, allowed]) expect(out).toContain(`${name}=${value}`);
    }
    for (const range of ['--deals: 1–1000000', '--jobs: 1–64']) expect(out).toContain(range);
  });

  it('plays by the table’s options', () => {
    const plain = reportOf(match('rule', 'random', '--deals', '8'));
    expect(reportOf(match('rule', 'random', '--deals', '8', '--option', 'silent-loss=false'))).not.toEqual(plain);
  });

  it('plays at a table where the dealer pauses', () => {
    const { a, b, mean, seatings } = reportOf(match('rule', 'random', '--table', '5', '--deals', '5'));
    expect(seatings).toBe(20);
    expect(a.mean).toBeCloseTo(mean, 3);
    expect(b.mean).toBeCloseTo(-mean, 3);
  });

  it('reports in the requested language', () => {
    const argv = ['match', '--a', 'rule', '--b', 'random', ...RULES, '--deals', '2'];
    expect(tarock(argv).out).toMatch(/als Gegner: \d+ × /);
    expect(tarock([...argv, '--lang', 'en']).out).toMatch(/as opponent: \d+ × /);
    expect(tarock(argv).out).toMatch(/Punkte je Spiel und Platz: A \(Regelspieler\) \S+, B \(Zufall\) /);
    expect(tarock([...argv, '--lang', 'en']).out).toMatch(
      /Points per deal and seat: A \(Rule player\) \S+, B \(Chance\) /,
    );
  });

  it.each([
    [['--a', 'rule', '--b', 'rule'], 'missing-flag', '--family'],
    [['--a', 'rule', ...RULES], 'missing-flag', '--b'],
    [['--b', 'rule', ...RULES], 'missing-flag', '--a'],
    [['--a', 'rule', '--b', 'genius', ...RULES], 'unknown-bot', 'genius'],
    [['--a', 'rule', '--b', 'search:depth=3', ...RULES], 'unknown-parameter', '--b search:depth'],
    [['--a', 'search:playouts=many', '--b', 'rule', ...RULES], 'parameter-value', '--a search:playouts=1–100000'],
    [['--a', 'rule', '--b', 'search:', ...RULES], 'parameter-not-named', '--b search:'],
    [['--a', '', '--b', 'rule', ...RULES], 'bot-not-named', '--a'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--jobs', '0'], 'flag-value', '--jobs 1–64'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--deals', '0'], 'flag-value', '--deals 1–1000000'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--option', 'x=1'], 'unknown-option', 'x'],
    [['--a', 'rule', '--b', 'rule', '--family', 'koenigrufen', '--profile', 'wien'], 'unknown-profile', 'wien'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--table', '3'], 'no-such-table', '3'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--table', 'big'], 'flag-value', '--table 4|5'],
    [['--a', 'rule', '--b', 'rule', ...RULES, '--seats', '5'], 'unknown-flag', '--seats'],
  ])('refuses %j', (flags, code, at) => {
    const told = tarock(['match', ...flags, '--json']);
    expect(told).toMatchObject({ code: 2, out: '' });
    const { errors } = JSON.parse(told.err) as { errors: { code: string; at: string; sentence: string }[] };
    expect(errors[0]?.code).toBe(code);
    expect(errors[0]?.at).toContain(at);
    expect(errors[0]?.sentence).not.toBe(code);
  });
});
