import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitmentOf, deckOf, promiseOf, type Hash } from '../core/fair.ts';
import type { Json } from '../core/json.ts';
import { findGame } from '../games/index.ts';
import { readyRules } from '../kernel/ready.ts';
import { FORMATS } from './formats.ts';
import { run } from './run.ts';

interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Runs a command line with files that exist only here. */
function tarock(argv: readonly string[], files: Readonly<Record<string, string>> = {}): Printed {
  const printed = { out: '', err: '', files: {} as Record<string, string> };
  let clock = 0;
  const code = run(argv, {
    out: (text) => void (printed.out += `${text}\n`),
    err: (text) => void (printed.err += `${text}\n`),
    read(path) {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
      return text;
    },
    lines(path) {
      if (path.startsWith('/nowhere')) throw new Error('not there');
      printed.files[path] = '';
      return {
        write: (line) => void (printed.files[path] = `${printed.files[path] ?? ''}${line}\n`),
        close: () => undefined,
      };
    },
    now: () => (clock += 1000),
  });
  return { code, ...printed };
}

/** A worked example of the rules, as in its file. */
interface Vector {
  readonly id: string;
  readonly entry: Json;
  readonly expect: readonly string[];
  readonly money?: readonly string[];
  readonly options?: object;
  readonly table?: number;
  readonly dealer?: number;
  readonly situation?: object;
}

/** A key that is lost in copies. */
const PROTOTYPE = JSON.parse('{"__proto__":{"x":1}}') as object;
const ANNULLED = { contract: 'annulled' };
const KASSA = { ante: 5, floor: 20, cap: 40 };
const DOUBLED = (by: string, code = 'double-round', only?: string, times = 1): object => ({
  options: { 'double-rounds': true },
  situation: { factors: Array.from({ length: times }, () => ({ code, by, only })) },
});

const parse = (format: string, text: string): unknown => FORMATS[format]?.parse(JSON.parse(text));

const HEAD = { v: 1, family: 'koenigrufen', profile: 'tirol-speisezettel' };
const settle = (entry: object, ...flags: string[]): Printed =>
  tarock(['settle', '-', '--json', ...flags], { '-': JSON.stringify({ ...HEAD, dealer: 3, ...entry }) });
const errorsOf = ({ err }: Printed): readonly { code: string; at?: string; place?: string; sentence: string }[] =>
  (parse('errors', err) as { errors: [] }).errors;

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

describe('settle', () => {
  const vectors = (
    [
      ['tirol-speisezettel', 'settlement.json'],
      ['ooe-2023', 'settlement-ooe.json'],
    ] as const
  ).flatMap(([profile, file]) =>
    (
      JSON.parse(
        readFileSync(new URL(`../games/koenigrufen/cases/${file}`, import.meta.url), 'utf8'),
      ) as readonly Vector[]
    ).map((vector) => ({ ...vector, profile })),
  );

  it.each(vectors)('pays vector $id of $profile on both accounts', ({ entry, expect: payments, money, ...vector }) => {
    const { profile, options = {}, table = 4, dealer = 3, situation = {} } = vector;
    const { code, out, err } = settle({ profile, deal: entry, options, table, dealer, situation });
    expect(err).toBe('');
    expect(code).toBe(0);
    parse('settle-report', out);
    const printed = JSON.parse(out) as Pick<Vector, 'money'> & { payments: string[] };
    expect(printed.payments).toEqual(payments);
    expect(printed.money).toEqual(money);
  });

  it('says what counts for money only', () => {
    const deal = { contract: 'dreier', declarer: 0, won: true, gameKontra: 2 };
    const entry = JSON.stringify({ ...HEAD, profile: 'ooe-2023', deal });
    const { out } = tarock(['settle', '-'], { '-': entry });
    expect(out).toContain('Dreier: Platz 1 → Platz 0  4, Geld 8 = 4 × 2 Kontra (nur Geld)');
    expect(out).toContain('Abrechnung: Platz 0: 12   Platz 1: -4');
    expect(out).toContain('Geld: Platz 0: 24   Platz 1: -8');
  });

  it('names the outcome of an unfinished deal', () => {
    const deal = { contract: 'renonce', offenders: [2], played: { contract: 'dreier', declarer: 0 } };
    const entry = JSON.stringify({ ...HEAD, deal });
    expect(tarock(['settle', '-'], { '-': entry }).out).toMatch(/^Renonce\n/);
    expect(tarock(['settle', '-', '--lang', 'en'], { '-': entry }).out).toMatch(/^Renonce \(revoke\)\n/);
  });

  it('gives the reason and the referee', () => {
    const said = (deal: object, ...flags: string[]) =>
      tarock(['settle', '-', ...flags], { '-': JSON.stringify({ ...HEAD, dealer: 3, deal }) }).out;
    const remarks = { reason: 'Karte lag offen', referee: 'Moser' };
    expect(said({ contract: 'redeal', ...remarks })).toMatch(
      /^neu gegeben\nGrund: Karte lag offen\nSchiedsrichter: Moser\n/,
    );
    const agreed = { contract: 'agreed', name: 'Königsbesser', payments: ['2', '-2/3', '-2/3', '-2/3'] };
    expect(said({ ...agreed, ...remarks }, '--lang', 'en')).toMatch(
      /^agreed: Königsbesser\nReason: Karte lag offen\nReferee: Moser\nItems:\n {2}agreed: seat 1 → seat 0 {2}2\/3\n/,
    );
  });

  it('doubles according to the situation', () => {
    const deal = { contract: 'rufer', declarer: 0, partner: 2, won: true };
    const options = { 'double-rounds': true };
    const { out } = settle({ deal, options, situation: { factors: [{ code: 'double-round', by: '2' }] } });
    expect((JSON.parse(out) as { payments: string[] }).payments).toEqual(['2', '-2', '2', '-2']);
  });

  it('makes seat 0 forehand if the dealer is not stated', () => {
    const deal = { contract: 'trischaken', thirds: [90, 60, 40, 20] };
    const { out } = tarock(['settle', '-', '--json'], { '-': JSON.stringify({ ...HEAD, deal }) });
    expect((JSON.parse(out) as { payments: string[] }).payments).toEqual(['-6', '2', '2', '2']);
  });

  it.each([
    ['an unknown contract', { deal: { contract: 'herzelrufer', declarer: 0, won: true } }, 'deal.contract'],
    ['an unknown family', { family: 'schnapsen', deal: {} }, 'family'],
    ['a field that does not exist', { deal: {}, deer: 1 }, 'deer'],
    ['impossible thirds', { deal: { contract: 'trischaken', thirds: [90, 60, 40, 21] } }, 'deal.thirds'],
    ['a table of seven', { table: 7, dealer: 3, deal: {} }, 'table'],
    ['a dealer without a seat', { dealer: 4, deal: {} }, 'dealer'],
    ['an unreduced fraction', { deal: {}, situation: { pot: '2/4' } }, 'situation.pot'],
    [
      'an excessive factor',
      { deal: {}, situation: { factors: [{ code: 'x', by: '9007199254740991' }] } },
      'situation.factors.0.by',
    ],
    ['another version', { v: 2, deal: {} }, 'v'],
    ['no version', { v: undefined, deal: {} }, 'v'],
    ['no deal', {}, 'deal'],
    ['an unknown profile', { profile: 'wien', deal: {} }, 'profile'],
    ['an unknown option', { options: { zwicken: true }, deal: {} }, 'options.zwicken'],
    ['a value that an option does not allow', { options: { 'kontra-levels': 9 }, deal: {} }, 'options.kontra-levels'],
    ['a key of its prototype in the options', { options: PROTOTYPE, deal: {} }, 'options.__proto__'],
    ['a key of its prototype in the deal', { deal: { contract: 'annulled', ...PROTOTYPE } }, 'deal.__proto__'],
    ['a key of its prototype deep in the deal', { deal: { games: [PROTOTYPE] } }, 'deal.games.0.__proto__'],
    [
      'a Skoty evening with double rounds',
      { options: { standing: 'skoty', 'double-rounds': true }, deal: ANNULLED },
      'options.double-rounds',
    ],
    [
      'a Skoty evening with a Pagatkassa',
      { options: { standing: 'skoty', pagatkassa: KASSA }, deal: ANNULLED },
      'options.pagatkassa',
    ],
    ['a table of four instead of the agreed five', { options: { 'table-size': 5 }, table: 4, deal: ANNULLED }, 'table'],
    ['a negative factor', { ...DOUBLED('-2'), deal: ANNULLED }, 'situation.factors.0.by'],
    ['a factor of zero', { ...DOUBLED('0'), deal: ANNULLED }, 'situation.factors.0.by'],
    ['an unknown factor', { ...DOUBLED('2', 'banana'), deal: ANNULLED }, 'situation.factors.0.code'],
    ['a double round that triples', { ...DOUBLED('3'), deal: ANNULLED }, 'situation.factors.0.by'],
    [
      'a double round without that option',
      { ...DOUBLED('2'), options: {}, deal: ANNULLED },
      'situation.factors.0.code',
    ],
    [
      'a double round for money',
      { ...DOUBLED('2', 'double-round', 'money'), deal: ANNULLED },
      'situation.factors.0.only',
    ],
    [
      'two double rounds at once',
      { ...DOUBLED('2', 'double-round', undefined, 2), deal: ANNULLED },
      'situation.factors',
    ],
    ['a pot without a Pagatkassa', { situation: { pot: '20' }, deal: ANNULLED }, 'situation.pot'],
    ['a negative pot', { options: { pagatkassa: KASSA }, situation: { pot: '-5' }, deal: ANNULLED }, 'situation.pot'],
  ] as const)('refuses %s, with code, place and sentence', (_, entry, where) => {
    const printed = settle(entry);
    expect(printed).toMatchObject({ code: 2, out: '' });
    const [error] = errorsOf(printed);
    expect(error?.place).toBe(where);
    expect(error?.code).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    expect(error?.sentence).not.toBe(error?.code);
  });

  it('pays the Pagatkassa of the situation, and says what is in it afterwards', () => {
    const kassa = (deal: object, pot?: string) => {
      const { out } = settle({
        options: { pagatkassa: KASSA },
        deal,
        ...(pot !== undefined && { situation: { pot } }),
      });
      parse('settle-report', out);
      const { kassa, pot: won, inPot } = JSON.parse(out) as Readonly<Record<string, unknown>>;
      return { kassa, won, inPot };
    };
    const pagat = (by: number, made: boolean) => ({ announced: [{ id: 'pagat', by, made }] });
    // V42
    const won = { contract: 'besserrufer-1', declarer: 0, partner: 2, won: true, ...pagat(0, true) };
    expect(kassa(won, '60')).toEqual({ kassa: ['20', '0', '20', '0'], won: '-40', inPot: '20' });
    const lost = { contract: 'dreier', declarer: 3, won: true, ...pagat(3, false) };
    expect(kassa(lost, '20')).toEqual({ kassa: ['0', '0', '0', '-20'], won: '20', inPot: '40' });
    // Below the floor everybody pays the ante first.
    const annulled = { contract: 'annulled' };
    expect(kassa(annulled)).toEqual({ kassa: ['-5', '-5', '-5', '-5'], won: '20', inPot: '20' });
    expect(kassa(annulled, '20')).toEqual({ kassa: undefined, won: undefined, inPot: undefined });
  });

  it('repeats no more of the input than people read', () => {
    const long = 'x'.repeat(100_000);
    for (const entry of [
      { deal: { contract: long } },
      { profile: 'p', deal: { [long]: 1 } },
      { options: { [long]: 1 }, deal: {} },
      { deal: {}, [long]: 1 },
    ])
      expect(settle(entry).err.length).toBeLessThan(1000);
  });

  it('gives the same output for people, in their language', () => {
    const entry = JSON.stringify({ ...HEAD, deal: { contract: 'herzelrufer' } });
    expect(tarock(['settle', '-'], { '-': entry }).err).toMatch(/^deal\.contract: unknown-contract .*Dieses Spiel/);
    expect(tarock(['settle', '-'], { '-': '{"v":1' }).err).toMatch(/^JSON: not-json .*Das ist kein JSON/);
    expect(tarock(['settle', 'gone.json', '--lang', 'en'], {}).err).toMatch(/gone\.json.*cannot be read/);
  });
});

describe('simulate and replay', () => {
  const played = tarock(
    ['simulate', '--family', 'koenigrufen', '--profile', 'tirol-speisezettel', '--contract', 'rufer'].concat([
      '--deals',
      '3',
      '--seed',
      'cli',
      '--json',
      '--records',
      'deals.jsonl',
      '--option',
      'silent-loss=false',
    ]),
  );
  const records = (played.files['deals.jsonl'] ?? '').trim().split('\n');
  const record = JSON.parse(records[0] ?? '{}') as {
    actions: [number, object][];
    options: object;
    settlement: object[];
  };
  const replay = (deal: object, ...flags: string[]): Printed =>
    tarock(['replay', 'deal.json', '--json', ...flags], { 'deal.json': JSON.stringify(deal) });

  it('plays the requested contract without violations', () => {
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(parse('simulate-report', played.out)).toMatchObject({ deals: 3, contracts: { rufer: 3 }, violations: 0 });
    expect(record.options).toMatchObject({ 'silent-loss': false });
  });

  it('writes records that replay to their settlement', () => {
    expect(records).toHaveLength(3);
    for (const line of records) {
      const { code, out } = replay(JSON.parse(line) as object);
      expect(code).toBe(0);
      parse('replay-report', out);
      const { settlement } = JSON.parse(out) as { settlement: { items: object } };
      expect(settlement.items).toEqual((JSON.parse(line) as { settlement: object }).settlement);
    }
  });

  it('shows a seat only its own cards', () => {
    const { view } = JSON.parse(replay(record, '--at', '0', '--seat', '1').out) as {
      view: { zones: Record<string, (string | null)[]> };
    };
    expect(view.zones['hand:1']).not.toContain(null);
    expect(new Set(view.zones['hand:2'])).toEqual(new Set([null]));
  });

  it('names an illegal action by its index and refusal code', () => {
    const actions = [...record.actions];
    actions[5] = [0, { type: 'play', card: 'T22' }];
    const printed = replay({ ...record, actions });
    expect(printed.code).toBe(2);
    expect(errorsOf(printed)[0]).toMatchObject({ code: 'unknown-action', place: 'actions.5' });
  });

  it.each([
    ['a wrong settlement', { settlement: record.settlement.slice(1) }, [], 'settlement-differs'],
    ['an unfinished deal with a settlement', { actions: record.actions.slice(0, 8) }, [], 'not-finished'],
    ['newer rules', { rulesVersion: 99 }, [], 'newer-rules'],
    ['a pack with a duplicate card', { deck: Array.from({ length: 54 }, () => 'T1') }, [], 'not-the-pack'],
    ['an index after the end', {}, ['--at', '9999'], 'no-such-action'],
    ['a seat that does not exist', {}, ['--seat', '4'], 'flag-value'],
  ] as const)('refuses %s', (_, change, flags, code) => {
    const printed = replay({ ...record, ...change }, ...flags);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(errorsOf(printed)[0]?.code).toBe(code);
  });
});

describe('verify', () => {
  const shuffling = {
    ...{ evening: 'e1', round: 1, table: 2, deal: 3, redeal: 1 },
    seed: '01'.repeat(32),
    shares: [null, 'ab'.repeat(32), null, null],
  };
  const SHA256: Hash = (text) => createHash('sha256').update(text).digest();
  const rules = readyRules(findGame, { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} });
  const { table, rules: played } = rules.ok ? rules.value : expect.fail('no rules');
  const commitment = commitmentOf(SHA256, shuffling, shuffling.seed);
  const deck = deckOf(SHA256, shuffling, played.pack.cards);
  const record = {
    ...{ v: 1, ...table, table: 4, dealer: 3, deck, actions: [], row: null, settlement: null },
    now: { deal: 3, factors: [], pot: '0', notes: {} },
    fair: { ...shuffling, commitment },
  };
  const verify = (deal: object, ...flags: string[]): Printed =>
    tarock(['verify', 'deal.json', ...flags], { 'deal.json': JSON.stringify(deal) });

  it('confirms that a deal was shuffled as committed', () => {
    const printed = verify(record, '--json', '--commitment', commitment, '--share', 'ab'.repeat(32));
    expect(printed).toMatchObject({ code: 0, err: '' });
    expect(parse('verify-report', printed.out)).toEqual({
      ...{ sound: true, faults: [], shares: 1, redeals: 1 },
      ...{ promised: null, silent: [] },
    });
    expect(verify(record).out).toContain('Gemischt wie zugesagt.');
    expect(verify(record, '--lang', 'en').out).toContain('Shuffled as promised.');
  });

  it.each([
    [
      'another seed',
      { ...record, fair: { ...record.fair, seed: '02'.repeat(32) } },
      [],
      /commitment-differs[^]*deck-d/,
    ],
    ['other cards', { ...record, deck: [...deck].reverse() }, [], /^deck-differs: /],
    ['another commitment', record, ['--commitment', '00'.repeat(32)], /^other-commitment-seen: /],
    ['a missing share', record, ['--share', 'cd'.repeat(32)], /^own-share-missing: /],
  ] as const)('finds %s', (_, deal, flags, said) => {
    const printed = verify(deal, ...flags);
    expect(printed.code).toBe(1);
    expect(printed.out).toMatch(said);
  });

  const promise = promiseOf(SHA256, { commitment, seat: 1 }, 'ab'.repeat(32));
  const withPromises = (...promises: (string | null)[]) => ({ ...record, fair: { ...record.fair, promises } });

  it('compares numbers with their promises, names the seat that withheld its number, and says what this does not prove', () => {
    const kept = verify(withPromises(null, promise, null, null), '--json');
    expect(parse('verify-report', kept.out)).toMatchObject({ sound: true, promised: 1, silent: [] });
    expect(verify(withPromises(null, promise, null, null)).out).not.toContain('zuletzt');
    expect(verify(record).out).toContain('gab, hätte aussuchen können');
    const silent = verify(withPromises(promise, promise, null, promise), '--lang', 'en');
    expect(silent.code).toBe(0);
    expect(silent.out).toContain(
      'from seats 1, 4. Anyone who knew the laptop’s randomness and controls these devices could choose among 4',
    );
    const other = verify(withPromises(null, commitment, null, null));
    expect(other.code).toBe(1);
    expect(other.out).toMatch(/^promise-differs: /);
  });

  it('refuses a record without a commitment', () => {
    const { fair: _, ...silent } = record;
    const printed = verify(silent, '--json');
    expect(printed.code).toBe(2);
    expect(errorsOf(printed)[0]?.code).toBe('not-vowed');
    expect(errorsOf(verify({ ...record, fair: { ...record.fair, seed: 'x' } }, '--json'))[0]).toMatchObject({
      ...{ code: 'wrong-value', at: 'fair.seed' },
    });
  });
});

describe('the command line', () => {
  const simulate = ['simulate', '--family', 'koenigrufen', '--profile', 'tirol-speisezettel'];

  it.each([
    [['play'], 'unknown-command', 'play'],
    [['rules', '--colour'], 'unknown-flag', '--colour'],
    [['rules', 'all'], 'too-many-arguments', 'all'],
    [['rules', '--lang', 'fr'], 'flag-value', '--lang'],
    [['settle'], 'missing-argument', 'FILE'],
    [['simulate', '--profile', 'x'], 'missing-flag', '--family'],
    [['simulate', '--family', 'koenigrufen', '--profile', 'wien'], 'unknown-profile', 'wien'],
    [[...simulate, '--deals', '0'], 'flag-value', '--deals'],
    [[...simulate, '--deals'], 'flag-value', '--deals'],
    [[...simulate, '--contract', 'zehner'], 'unknown-contract', 'zehner'],
    [[...simulate, '--option', 'silent-loss'], 'flag-value', 'silent-loss'],
    [[...simulate, '--option', 'silent-loss=7'], 'option-value', 'silent-loss'],
    [[...simulate, '--option', 'loud-loss=true'], 'unknown-option', 'loud-loss'],
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
