import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { errorsOf, HEAD, parse, settle, tarock } from '../testing/tarock.ts';

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

describe('settle', () => {
  const vectors = (
    [
      ['tirol-speisezettel', 'settlement.json'],
      ['ooe-2023', 'settlement-ooe.json'],
    ] as const
  ).flatMap(([profile, file]) =>
    (
      JSON.parse(
        readFileSync(new URL(`../../games/koenigrufen/cases/${file}`, import.meta.url), 'utf8'),
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

  it.each([
    [{}, ['0', '0', '0', '-10']],
    [{ scoring: 'natural' }, ['333/100', '333/100', '333/100', '-999/100']],
    [{ 'misdeal-penalty': 0 }, ['0', '0', '0', '0']],
  ])('charges a misdeal of Tübingen Tarock to its dealer: %j', (options, payments) => {
    const entry = { v: 1, family: 'tuebingen', profile: 'tuebingen', options, deal: { contract: 'misdeal' } };
    const said = (...flags: string[]) => tarock(['settle', '-', ...flags], { '-': JSON.stringify(entry) }).out;
    const printed = said('--json');
    parse('settle-report', printed);
    expect((JSON.parse(printed) as { payments: string[] }).payments).toEqual(payments);
    expect(said()).toMatch(/^Vergeben\n/);
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

  it('says what a pot that games are paid from loses, and that it is empty', () => {
    const entry = {
      ...{ family: 'bavarian', profile: 'haferl', table: 3, dealer: 2 },
      deal: { contract: 'pickup', declarer: 0, points: 120 },
    };
    const { out } = settle({ ...entry, situation: { pot: '30' } });
    parse('settle-report', out);
    expect(JSON.parse(out)).toMatchObject({ payments: ['30', '0', '0'], pot: '-30', inPot: '0', ends: 'pot-empty' });
    const rest = JSON.parse(settle({ ...entry, situation: { pot: '100' } }).out) as object;
    expect(rest).toMatchObject({ pot: '-60', inPot: '40' });
    expect(rest).not.toHaveProperty('ends');
    // Everybody puts in the ante first where nothing is in it.
    expect(JSON.parse(settle(entry).out)).toMatchObject({ payments: ['10', '-50', '-50'], pot: '90', inPot: '90' });
    const text = tarock(['settle', '-'], {
      '-': JSON.stringify({ ...HEAD, ...entry, situation: { pot: '30' } }),
    }).out;
    expect(text).toContain('Kasse → Platz 0');
    expect(text).toContain('Kasse: -30 (danach 0)');
    expect(text).toContain('Die Partie ist aus: Kasse leer');
    expect(text).not.toMatch(/Topf|Kassa\b/);
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

describe('settle --corrects', () => {
  const RUF = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };
  const SKIMON = { ...RUF, strafen: [{ id: 'skimon', side: 'declarer' }] };
  const entry = (deal: object, more = {}) =>
    JSON.stringify({ v: 1, family: 'tuebingen', profile: 'tuebingen', deal, ...more });
  const corrected = (before: string, now: string, ...flags: string[]) =>
    tarock(['settle', 'now', '--json', '--corrects', 'before', ...flags], { before, now });
  const late = (printed: ReturnType<typeof tarock>) =>
    errorsOf(printed).map(({ code, at, place }) => [code, at, place].filter(Boolean).join(' '));

  it('refuses what comes too late after the next deal, unless it was in time', () => {
    const [before, now] = [entry(RUF), entry(SKIMON)];
    const printed = corrected(before, now);
    expect([printed.code, late(printed)]).toEqual([2, ['strafe-too-late skimon deal.strafen.0']]);
    expect(errorsOf(printed)[0]?.sentence).toMatch(/^Zu spät: Skimon zählt nur/);
    const family = { id: 'family', side: 'opponents' };
    expect(late(corrected(now, entry({ ...SKIMON, strafen: [...SKIMON.strafen, family] })))).toEqual([
      'strafe-too-late family deal.strafen.1',
    ]);
    expect(JSON.parse(corrected(before, now, '--in-time').out)).toMatchObject({ payments: ['39', '39', '0', '0'] });
    expect(JSON.parse(corrected(now, before).out)).toMatchObject({ payments: ['29', '29', '0', '0'] });
  });

  it('says that nothing was late where that is confirmed of nothing', () => {
    const [before, now] = [entry(RUF), entry({ ...RUF, points: 60 })];
    const printed = corrected(before, now, '--in-time');
    expect([printed.code, late(printed)]).toEqual([2, ['nothing-late --in-time']]);
    expect(late(corrected(entry(SKIMON), before, '--in-time'))).toEqual(['nothing-late --in-time']);
    // Nothing is bound to a time in other games.
    const other = JSON.stringify({ ...HEAD, deal: { contract: 'annulled' } });
    expect(late(corrected(other, other, '--in-time'))).toEqual(['nothing-late --in-time']);
  });

  it('compares entries of one table, and wants to know what is corrected', () => {
    const other = entry(RUF, { options: { scoring: 'natural' } });
    expect(late(corrected(other, entry(SKIMON)))).toEqual(['other-table before']);
    expect(late(tarock(['settle', 'now', '--json', '--in-time'], { now: entry(SKIMON) }))).toEqual([
      'missing-flag --corrects',
    ]);
  });
});

describe('a race that goes on because two are level at the top (illustrated I5)', () => {
  const settled = (totals: readonly string[], points: number) =>
    tarock(['settle', 'deal', '--json'], {
      deal: JSON.stringify({
        ...{ v: 1, family: 'illustrated', profile: 'loew-1954', options: { 'tie-break': 'play-on' } },
        ...{ situation: { totals }, deal: { contract: 'zweiblatt', declarer: 1, points } },
      }),
    });

  it('has its bonus in the totals already', () => {
    expect(JSON.parse(settled(['0', '110', '110'], 107).out)).toMatchObject({ payments: ['0', '8', '0'] });
  });

  it('gets it in the deal in which the target is reached', () => {
    expect(JSON.parse(settled(['0', '95', '95'], 107).out)).toMatchObject({ payments: ['0', '18', '0'] });
  });
});

describe('factors that no series lends to one deal', () => {
  const factorsOf = (...codes: readonly string[]) => {
    const factors = codes.map((code) => ({ code, by: '2' }));
    const options = { 'double-rounds': true, 'double-overlap': 'stack', schlussrad: true };
    const deal = { ...HEAD, options, situation: { factors }, deal: { contract: 'annulled' } };
    const printed = tarock(['settle', 'deal', '--json'], { deal: JSON.stringify(deal) });
    return printed.code === 0 ? [] : errorsOf(printed).map(({ code }) => code);
  };

  it('are too many: the last round doubles once, and no deal that is doubled already (tirol §15)', () => {
    expect(factorsOf('last-round', 'last-round')).toEqual(['too-many-factors']);
    expect(factorsOf('double-round', 'last-round')).toEqual(['too-many-factors']);
    expect(factorsOf('double-round', 'double-round')).toEqual([]);
    expect(factorsOf('last-round')).toEqual([]);
  });
});

describe('what a table of Reform Tarock lends to a deal (reform §9)', () => {
  const settled = (notes: object, table = 4) =>
    tarock(['settle', 'deal', '--json'], {
      deal: JSON.stringify({
        ...{ v: 1, family: 'reform', profile: 'reform', table, dealer: table - 1, situation: { notes } },
        deal: { contract: 'dreier', declarer: 0, result: 'won' },
      }),
    });
  const paid = (notes: object) => (JSON.parse(settled(notes).out) as { payments: string[] }).payments;

  it.each([
    [{}, ['30', '-10', '-10', '-10']],
    [{ hoelzel: [2, 0, 0, 0] }, ['60', '-20', '-20', '-20']],
    [{ hoelzel: [0, 1, 1, 1], radel: false }, ['30', '-10', '-10', '-10']],
    [{ hoelzel: [1, 0, 0, 0], radel: true }, ['120', '-40', '-40', '-40']],
    [{ fixed: 12 }, ['36', '-12', '-12', '-12']],
  ])('%j', (notes, payments) => {
    expect(paid(notes)).toEqual(payments);
  });

  it.each([
    [{ hoelzel: [1, 0, 0] }, 'wrong-value situation.notes.hoelzel'],
    [{ hoelzel: [-1, 0, 0, 0] }, 'wrong-value situation.notes.hoelzel'],
    [{ radel: 2 }, 'wrong-value situation.notes.radel'],
    [{ fixed: 3 }, 'wrong-value situation.notes.fixed'],
    [{ fixed: 46 }, 'wrong-value situation.notes.fixed'],
    [{ holz: [1, 0, 0, 0] }, 'unknown-field situation.notes.holz'],
  ])('refuses %j', (notes, refused) => {
    const printed = settled(notes);
    expect(printed.code).toBe(2);
    expect(errorsOf(printed).map(({ code, place }) => `${code} ${String(place)}`)).toEqual([refused]);
  });

  it('counts a Hölzel for every seat of its table', () => {
    expect(settled({ hoelzel: [0, 0, 0, 0] }, 5).code).toBe(2);
    expect(settled({ hoelzel: [0, 0, 0, 0, 1] }, 5).code).toBe(0);
  });
});
