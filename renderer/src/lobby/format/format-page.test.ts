import '#page/testing/loaded.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import type { Language } from '#engine/core/text.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { provideWords } from '#page/i18n/context.ts';
import { Words } from '#page/i18n/words.ts';
import Within from '#page/testing/Within.svelte';
import FormatChoice from './FormatChoice.svelte';
import FormatFields from './FormatFields.svelte';
import FormatCash from './groups/FormatCash.svelte';
import FormatRounds from './groups/FormatRounds.svelte';
import { fittingFormat, scopeOf } from './scope.ts';

const CASH = {
  ...{ fee: 500, reduced: [], houseKeeps: 0, perPoint: 0, prizes: null, step: 100, goods: [], pot: null },
  penaltiesTo: 'house',
} as const;
const scope = (family: string, profile: string, options: Notes = {}) => scopeOf({ family, profile, options });
const POINTS = scope('bavarian', 'simple-points');
const FIXED = scope('bavarian', 'simple-fixed');
const KINGS = scope('koenigrufen', 'tirol-speisezettel');

function html<Props extends Record<string, unknown>>(of: Component<Props>, given: Props, language: Language = 'de') {
  const begin = () => provideWords(() => new Words(language));
  return render(Within, { props: { begin, of: of as never, given } }).body;
}

/** The words of a component, without tags. */
function words<Props extends Record<string, unknown>>(of: Component<Props>, given: Props, language: Language = 'de') {
  return html(of, given, language)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const rounds = (at: typeof POINTS, language?: Language) =>
  words(FormatRounds, { format: at.presets[0].format, scope: at, onchange: () => undefined }, language);
const choice = (at: typeof POINTS, language?: Language) =>
  words(FormatChoice, { format: at.presets[0].format, scope: at, onchange: () => undefined }, language);

test('an evening is offered the presets of its game, and no others', () => {
  expect(choice(POINTS)).toContain('Jede Runde, bis die Kasse leer ist');
  expect(choice(FIXED)).toContain('Klubabend: 2 Runden zu 36, zu viert 48');
  for (const at of [POINTS, FIXED]) expect(choice(at)).not.toMatch(/Tirolcup|Raiffeisen|Kärnten|Skoty|fünft|Fünfer/);
  expect(choice(KINGS)).toContain('Tirolcup');
  expect(choice(KINGS)).not.toMatch(/Bayerisch|dritt|Dreier/);
});

test('a format that is no preset of these rules is the evening’s own', () => {
  const { format } = POINTS.presets[2] ?? POINTS.presets[0];
  const given = { format, scope: FIXED, onchange: () => undefined };
  expect(words(FormatChoice, given)).toContain('eigener Ablauf');
  expect(choice(POINTS)).not.toContain('eigener Ablauf');
});

test('deals are asked for the tables of the game only', () => {
  expect(rounds(POINTS)).toContain('Spiele am Dreiertisch');
  expect(rounds(POINTS)).not.toContain('Fünfertisch');
  expect(rounds(KINGS)).toContain('Spiele am Fünfertisch');
  expect(rounds(KINGS)).not.toContain('Dreiertisch');
});

test('who pauses is said beside the number of deals', () => {
  expect(rounds(POINTS)).toContain('Zu viert setzt der Geber aus');
  expect(rounds(POINTS, 'en')).toContain('At a table of four the dealer sits out');
});

test('a round can be one series, where the rules end a series, and it says when', () => {
  expect(rounds(POINTS)).toContain('Eine Runde ist eine Partie');
  expect(rounds(POINTS)).toContain('Kasse leer');
  expect(rounds(POINTS, 'en')).toContain('A round is one series');
  expect(rounds(POINTS, 'en')).toContain('pot empty');
  for (const at of [FIXED, KINGS]) expect(rounds(at)).not.toContain('Partie');
});

test('a target is offered where the rules have no end of their own', () => {
  const race = scope('illustrated', 'beck-1956');
  for (const at of [FIXED, KINGS]) expect(rounds(at)).toContain('Gespielt wird auf ein Ziel');
  for (const at of [POINTS, race]) expect(rounds(at)).not.toContain('Gespielt wird auf ein Ziel');
  const format = { ...POINTS.presets[0].format, target: { points: 100, bonus: 10 } };
  expect(fittingFormat(format, race).target).toBeNull();
  expect(fittingFormat(format, KINGS).target).toEqual(format.target);
});

test('a pot of the club is offered where its clubs have one', () => {
  const cash = { ...CASH, pot: { before: 0, perUnit: 0 }, penaltiesTo: 'pot' } as const;
  const asked = (at: typeof POINTS) => words(FormatCash, { cash: CASH, scope: at, onchange: () => undefined });
  expect(asked(KINGS)).toContain('Pagatkassa');
  for (const at of [POINTS, FIXED]) expect(asked(at)).not.toContain('Pagatkassa');
  const format = { ...POINTS.presets[0].format, cash };
  expect(fittingFormat(format, KINGS).cash).toEqual(cash);
  expect(fittingFormat(format, POINTS).cash).toEqual({ ...cash, pot: null, penaltiesTo: 'house' });
});

test('rules that nobody knows offer a plain evening', () => {
  const unknown = scope('nothing', 'at-all');
  expect(unknown.presets.map(({ id }) => id)).toEqual(['free']);
  expect(rounds(unknown)).toContain('Wie viele Runden');
});

test('a format loses what the rules do not know', () => {
  const format = { ...POINTS.presets[0].format, oneSeries: true, halving: 'round' } as const;
  expect(fittingFormat(format, POINTS)).toMatchObject({ oneSeries: true, halving: null });
  expect(fittingFormat(format, FIXED)).toMatchObject({ oneSeries: false, halving: null });
  expect(fittingFormat(format, KINGS)).toMatchObject({ oneSeries: false, halving: 'round' });
});

/** Every field of a format, differing from the plain one. */
const DIFFERENT: { readonly [Field in keyof Format]: Format[Field] } = {
  deals: 17,
  dealsAtFive: 23,
  dealsAtThree: 19,
  rounds: 7,
  minutes: 55,
  target: { points: 31, bonus: 5 },
  oneSeries: true,
  entry: 'totals',
  duplicate: true,
  secondEntry: true,
  confirmation: true,
  tieBreaks: ['deals-won'],
  placePoints: { mode: 'instead', list: [9, 5] },
  halving: 'deal',
  cash: {
    ...{ fee: 300, reduced: [], houseKeeps: 0, perPoint: 0, prizes: null },
    ...{ step: 10, goods: [], pot: null, penaltiesTo: 'house' },
  },
  season: { name: 'Cup', best: null, starts: 0, negativeIsZero: false, cupPoints: null, winnerBonus: 0 },
  final: { seats: 4, carry: { type: 'all' }, others: 'stop' },
};

test.each(Object.keys(DIFFERENT) as (keyof Format)[])('the form of an evening asks for %s', (field) => {
  /** The controls, without the lines that sum them up. */
  const form = (at: typeof POINTS, format: Format) =>
    html(FormatFields, { format, scope: at, onchange: () => undefined }).replace(/<summary>.*?<\/summary>/gs, '');
  const shows = [POINTS, KINGS].map(
    (at) => form(at, DEFAULT_FORMAT) !== form(at, { ...DEFAULT_FORMAT, [field]: DIFFERENT[field] }),
  );
  expect(shows).toContain(true);
});
