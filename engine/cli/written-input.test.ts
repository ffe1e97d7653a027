import { describe, expect, it } from 'vitest';
import { isEqual } from '../core/equal.ts';
import type { Json, Notes } from '../core/json.ts';
import { GAMES } from '../games/index.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { ProfileListing } from '../kernel/family/listing.ts';
import { tableOf } from '../testing/any-table.ts';
import { errorsOf, tarock } from './testing/tarock.ts';

/** Whatever a person writes has an effect or is refused; what was written by earlier programs is read as it is. */

const ANNULLED = { contract: 'annulled' };
const settle = (text: string) => tarock(['settle', '-', '--json'], { '-': text });
const entry = (family: string, profile: string, more: object = {}): string =>
  JSON.stringify({ v: 1, family, profile, deal: ANNULLED, ...more });

/** The codes with which it is refused, and where; none if it is settled. */
const saidOf = (text: string): readonly string[] => {
  const printed = settle(text);
  return printed.code === 0 ? [] : errorsOf(printed).map(({ code, place }) => `${code} ${place ?? ''}`);
};

/** Values that an option has anywhere in a family. */
function valuesOf({ profiles }: GameDefinition, option: string): readonly Json[] {
  return profiles.flatMap(({ options }) => options.filter(({ id }) => id === option).flatMap(({ values }) => values));
}

const isOffered = ({ options }: ProfileListing, id: string): boolean => options.some((option) => option.id === id);

const profiles = Object.values(GAMES).flatMap((game) =>
  game.profiles.map((profile) => ({ game, profile, name: `${game.id} ${profile.id}` })),
);

describe('an option that a profile does not offer', () => {
  const tried: string[] = [];

  it.each(profiles)('is refused in $name, unless it is what the profile has anyway', ({ game, profile }) => {
    const own = tableOf(game, profile.id).options;
    expect(saidOf(entry(game.id, profile.id, { options: own }))).toEqual([]);
    for (const [id, value] of Object.entries(own)) {
      if (isOffered(profile, id)) continue;
      expect(saidOf(entry(game.id, profile.id, { options: { [id]: value } }))).toEqual([]);
      for (const other of valuesOf(game, id)) {
        if (isEqual(other, value)) continue;
        tried.push(id);
        expect(saidOf(entry(game.id, profile.id, { options: { [id]: other } }))).toEqual([
          `unknown-option options.${id}`,
        ]);
      }
    }
  });

  it('is tried in many ways', () => expect(new Set(tried).size).toBeGreaterThan(15));

  it.each<readonly [string, string, Notes]>([
    ['bavarian', 'simple-points', { auction: 'points' }],
    ['bavarian', 'simple-points', { 'raise-instead-of-hold': false }],
    ['bavarian', 'bettel', { 'jump-bids': true }],
    ['bavarian', 'bettel', { 'frage-trump': 'any' }],
    ['bavarian', 'haferl', { rounding: 1 }],
    ['bavarian', 'haferl', { payment: 'fixed' }],
    ['bavarian', 'sharp', { 'pot-ante': 70 }],
    ['bavarian', 'sharp', { 'kontra-pot': 'defenders' }],
    ['illustrated', 'loew-1954', { 'all-pass': 'trischaken' }],
  ])('is refused by settle and by simulate: %s %s %j', (family, profile, options) => {
    expect(saidOf(entry(family, profile, { options }))).toEqual(
      Object.keys(options).map((id) => `unknown-option options.${id}`),
    );
    const written = Object.entries(options).flatMap(([id, value]) => ['--option', `${id}=${JSON.stringify(value)}`]);
    const flags = ['--family', family, '--profile', profile, ...written];
    const printed = tarock(['simulate', ...flags, '--deals', '1', '--json']);
    expect(errorsOf(printed).map(({ code }) => code)).toEqual(['unknown-option']);
  });

  it('stands in records as it was played', () => {
    const rules = { family: 'illustrated', profile: 'loew-1954', options: { 'all-pass': 'trischaken' } };
    const game = GAMES.illustrated;
    const table = tableOf(game, rules.profile, rules.options);
    const fair = { v: 1, ...table, table: 3, dealer: 2, now: { deal: 1, factors: [], pot: '0', notes: {} } };
    const record = { ...fair, deck: game.rules(table).pack.cards, actions: [], row: null, settlement: null };
    expect(tarock(['replay', '-', '--json'], { '-': JSON.stringify(record) })).toMatchObject({ code: 0, err: '' });
  });
});

describe('a key that stands twice', () => {
  const head = '"v":1,"family":"bavarian","profile":"simple-points"';
  const deal = '"contract":"frage","declarer":0,"points":90';

  it.each([
    [`{${head},"deal":{"contract":"solo",${deal}}}`, 'deal.contract'],
    [`{${head},"deal":{"points":120,${deal}}}`, 'deal.points'],
    [`{${head},"profile":"haferl","deal":{${deal}}}`, 'profile'],
    [`{${head},"options":{"kontra-max":2,"kontra-max":3},"deal":{${deal}}}`, 'options.kontra-max'],
    [
      `{${head},"situation":{"factors":[{"code":"a","code":"b","by":"2"}]},"deal":{${deal}}}`,
      'situation.factors.0.code',
    ],
  ])('is refused where it is: %s', (text, place) => {
    expect(saidOf(text)).toEqual([`key-twice ${place}`]);
  });

  it('is refused in a record, too', () => {
    expect(errorsOf(tarock(['replay', '-', '--json'], { '-': '{"v":1,"v":1}' }))).toMatchObject([
      { code: 'key-twice', place: 'v' },
    ]);
  });
});

describe('a situation', () => {
  it.each([
    // 62 points: 6 times (3 and 27 more than half).
    ['a deal that reaches the target alone', { contract: 'solo', points: 186 }, undefined],
    ['a deal with which a total reaches it', { contract: 'zweiblatt', points: 150 }, ['64', '0', '0']],
  ])('ends a race with %s', (_, deal, totals) => {
    const more = { table: 3, ...(totals && { situation: { totals } }) };
    const won = { ...deal, declarer: 0 };
    const { out } = settle(entry('illustrated', 'beck-1956', { ...more, deal: won }));
    const { items } = JSON.parse(out) as { items: readonly { code: string; to: unknown; beside?: string }[] };
    expect(items.filter(({ code }) => code === 'target')).toMatchObject([{ to: 0, base: '10', beside: 'after' }]);
    const short = settle(entry('illustrated', 'beck-1956', { ...more, deal: { ...won, points: 107 } })).out;
    expect(short).not.toContain('"target"');
  });

  it.each([
    [{ totals: ['1', '2'] }, ['total-per-seat situation.totals']],
    [{ totals: ['1', '2', '3', '4'] }, ['total-per-seat situation.totals']],
    [{ totals: [] }, ['total-per-seat situation.totals']],
    [{ totals: ['0', '0', '0'] }, []],
    [{ notes: { fensterbankl: true } }, ['unknown-field situation.notes.fensterbankl']],
    [{ notes: {} }, []],
  ])('has one total a seat, and only notes that something reads: %j', (situation, said) => {
    expect(saidOf(entry('bavarian', 'sharp', { table: 3, situation }))).toEqual(said);
    expect(saidOf(entry('illustrated', 'beck-1956', { table: 3, situation }))).toEqual(said);
  });

  it.each<readonly [string, string, object, readonly string[], readonly string[]]>([
    ['koenigrufen', 'tirol-speisezettel', {}, ['1', '2', '3', '-6'], []],
    ['koenigrufen', 'tirol-speisezettel', {}, ['1', '2', '3', '4'], ['not-zero-sum situation.totals']],
    ['koenigrufen', 'tirol-speisezettel', {}, ['1/3', '2/3', '-1', '0'], []],
    [
      ...(['koenigrufen', 'tirol-speisezettel', {}, ['1/7', '-1/7', '1/100', '-1/100']] as const),
      [0, 1, 2, 3].map((seat) => `odd-fraction situation.totals.${seat}`),
    ],
    ['bavarian', 'sharp', {}, ['1', '2', '-3'], []],
    ['bavarian', 'sharp', {}, ['1', '2', '3'], ['not-zero-sum situation.totals']],
    ['bavarian', 'sharp', {}, ['1/2', '0', '-1/2'], [0, 2].map((at) => `payments-not-whole situation.totals.${at}`)],
    ['bavarian', 'sharp', { 'start-bank': 400 }, ['399', '0', '-399'], []],
    ['bavarian', 'sharp', { 'start-bank': 400 }, ['400', '0', '-400'], ['series-over situation.totals']],
    ['bavarian', 'haferl', {}, ['-5', '-5', '-5'], []],
    ['bavarian', 'haferl', {}, ['5', '5', '-5'], ['more-than-in-pot situation.totals']],
    ['illustrated', 'beck-1956', {}, ['99', '3', '0'], []],
    ['illustrated', 'beck-1956', {}, ['100', '3', '0'], ['series-over situation.totals']],
    ['illustrated', 'mayr-sedlaczek-2016', {}, ['100', '3', '0'], []],
    ['illustrated', 'mayr-sedlaczek-2016', {}, ['101', '3', '0'], ['series-over situation.totals']],
    ['illustrated', 'mayr-sedlaczek-2016', { 'tie-break': 'play-on' }, ['120', '120', '0'], []],
    [
      'illustrated',
      'mayr-sedlaczek-2016',
      { 'tie-break': 'play-on' },
      ['121', '120', '0'],
      ['series-over situation.totals'],
    ],
    ['tuebingen', 'tuebingen', {}, ['29', '29', '0', '-10'], []],
    ['tuebingen', 'tuebingen', { scoring: 'natural' }, ['333/100', '333/100', '333/100', '-999/100'], []],
    ['tuebingen', 'tuebingen', { scoring: 'natural' }, ['29', '29', '0', '-10'], ['not-zero-sum situation.totals']],
  ])('has only totals with which a series goes on: %s %s %j %j', (family, profile, options, totals, said) => {
    expect(saidOf(entry(family, profile, { options, table: totals.length, situation: { totals } }))).toEqual(said);
  });
});
