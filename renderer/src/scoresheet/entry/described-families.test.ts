import '#page/testing/loaded.ts';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { printRefusal, type Refusal } from '#engine/core/refusal.ts';
import { ok } from '#engine/core/result.ts';
import type { RowsField } from '#engine/kernel/entry/entry-sheet.ts';
import { BAVARIAN } from '#engine/testing/paper/bavarian.ts';
import { ILLUSTRATED } from '#engine/testing/paper/illustrated.ts';
import type { PaperGame } from '#engine/testing/paper/paper-game.ts';
import { REFORM } from '#engine/testing/paper/reform.ts';
import type { DealResult } from '#engine/tournament/state/types.ts';
import { provideWords } from '#page/i18n/context.ts';
import { Words } from '#page/i18n/words.ts';
import Within from '#page/testing/Within.svelte';
import { differenceOf } from '../check/difference.ts';
import { optionsOf } from '../fields/options.ts';
import { dealWords } from '../sheet/deal-words.ts';
import { EntryForm } from './entry.svelte.ts';
import EntryFields from './EntryFields.svelte';
import { FieldWords } from './field-words.ts';
import type { FormPart } from './form-part.svelte.ts';
import Preview from './Preview.svelte';

/** Families that are nothing but a description: the page has never heard of them. */
const NAMES = ['Anna', 'Bert', 'Cilli'];

const wordsOf = ({ game }: PaperGame): Words =>
  new Words('de', { family: game.id, profile: 'plain', options: {}, rulesVersion: 1 }, () => ok(game));

/** Seat 2 deals. */
function formOf({ rules }: PaperGame, typed: Readonly<Record<string, Json>>): EntryForm {
  const form = new EntryForm(rules, 3, () => 2, 'de');
  for (const [id, value] of Object.entries(typed)) form.set(id, value);
  return form;
}

function refusalsOf({ rules }: PaperGame, form: EntryForm): readonly Refusal[] {
  const checked = rules.check(form.entry, 3, 2);
  return checked.ok ? [] : checked.error;
}

function written({ rules }: PaperGame, entry: Json): DealResult {
  const row = rules.check(entry, 3, 2);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  return { deal: 1, row: row.value, settlement, source: 'entered', at: '', entry };
}

/** The text of a component and the labels of its fields, without tags. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const fieldsOf = (game: PaperGame, form: EntryForm, refusals: readonly Refusal[] = []): string =>
  render(Within, {
    props: {
      begin: () => provideWords(() => wordsOf(game)),
      of: EntryFields as never,
      given: { form, names: NAMES, refusals, tried: false },
    },
  }).body;

function previewOf(game: PaperGame, { row, settlement }: DealResult): string {
  const settled = { row, settlement };
  const given = { names: NAMES, missing: [], refusals: [], settled, tried: false };
  const begin = () => provideWords(() => wordsOf(game));
  return textOf(render(Within, { props: { begin, of: Preview as never, given } }).body);
}

const BAVARIAN_DEAL = { contract: 'simple', declarer: 1, trump: 'hearts', points: '70' };

describe('Bavarian: trump, a bid and points of 120', () => {
  test('is asked field by field, in its own words', () => {
    const shown = textOf(fieldsOf(BAVARIAN, formOf(BAVARIAN, { contract: 'simple' })));
    expect(shown).toContain('Spieler Anna Bert Cilli');
    expect(shown).toContain('Trumpf Eichel Gras Herz Schellen');
    expect(shown).toContain('Gereizt 61 71 81');
    expect(shown).toContain('Augen des Spielers');
    expect(shown).not.toMatch(/Partner|Renonce|Zusatz/);
  });

  test('says what is missing, and what cannot be read', () => {
    const form = formOf(BAVARIAN, { contract: 'simple', points: '121' });
    expect(form.missing(wordsOf(BAVARIAN), NAMES)).toEqual([
      'Spieler',
      'Trumpf',
      'Augen des Spielers – so nicht möglich',
    ]);
    expect(textOf(fieldsOf(BAVARIAN, form))).toContain('Bitte eine Zahl von 0 bis 120 eingeben.');
  });

  test('is refused at the field', () => {
    const form = formOf(BAVARIAN, { ...BAVARIAN_DEAL, contract: 'solo' });
    const html = fieldsOf(BAVARIAN, form, refusalsOf(BAVARIAN, form));
    expect(textOf(html)).toContain('Gereizt 61 71 81 Ein Solo beginnt bei 71 Punkten. Augen');
    expect(html).toContain('data-at="target"');
  });

  test('is entered, previewed and put into words', () => {
    const form = formOf(BAVARIAN, BAVARIAN_DEAL);
    expect(refusalsOf(BAVARIAN, form)).toEqual([]);
    expect(form.entry).toEqual({ contract: 'simple', declarer: 1, trump: 'hearts', points: 70 });
    const deal = written(BAVARIAN, form.entry);
    expect(previewOf(BAVARIAN, deal)).toContain('Einfach · Bert · gewonnen · 70 Augen');
    expect(dealWords(deal, NAMES, wordsOf(BAVARIAN)).games).toMatchObject([
      { contract: 'Einfach', notes: ['70 Augen'] },
    ]);
    const again = formOf(BAVARIAN, {});
    expect(again.read(deal.row, undefined)).toBe(true);
    expect(again.entry).toEqual(form.entry);
  });

  test('two entries are compared field by field', () => {
    const first = written(BAVARIAN, { contract: 'simple', declarer: 1, trump: 'hearts', points: 70 });
    const second = written(BAVARIAN, { contract: 'simple', declarer: 1, trump: 'bells', points: 60 });
    const { fields } = differenceOf(first, second, NAMES, wordsOf(BAVARIAN));
    expect(fields.map(({ what, first: one, second: two, differs }) => [what, one, two, differs])).toEqual([
      ['Gespielt wurde', 'Einfach', 'Einfach', false],
      ['Spieler', 'Bert', 'Bert', false],
      ['Trumpf', 'Herz', 'Schellen', true],
      ['Gereizt', '61', '61', false],
      ['Augen des Spielers', '70', '60', true],
    ]);
  });
});

describe('Illustrated: levels, melds and half points', () => {
  function filled(second: number): EntryForm {
    const form = formOf(ILLUSTRATED, { contract: 'dreiblatt', declarer: 0, level: 2 });
    for (const [seat, count] of ['40', '20/1', '17½'].entries()) form.setOf('counts', seat, count);
    const melds = form.fields.find(({ id }) => id === 'melds');
    if (melds?.kind !== 'rows') throw new Error('no melds');
    form.addRow(melds, 'four-kings').set('by', 0);
    form.addRow(melds, 'four-kings').set('by', second);
    form.addRow(melds, 'ten-tarocks').set('by', 1);
    return form;
  }

  test('rows are asked and refused at their place', () => {
    const form = filled(2);
    const html = fieldsOf(ILLUSTRATED, form, refusalsOf(ILLUSTRATED, form));
    expect(textOf(html)).toContain('Meldung hinzufügen: + Zehn Tarock + Vier Könige');
    expect(textOf(html)).toContain('Summe 78 von 78 – stimmt');
    expect(html).toContain('data-at="melds.1.by"');
    expect(textOf(html)).toContain('verstanden: 20½');
  });

  test('is entered, previewed and compared', () => {
    const form = filled(2);
    const melds = form.fields.find(({ id }) => id === 'melds');
    if (melds?.kind !== 'rows') throw new Error('no melds');
    const second = form.rowsOf(melds)[1];
    if (second) form.removeRow(melds, second);
    expect(form.entry).toEqual({
      contract: 'dreiblatt',
      declarer: 0,
      level: 2,
      melds: [
        { id: 'four-kings', by: 0 },
        { id: 'ten-tarocks', by: 1 },
      ],
      counts: [80, 41, 35],
    });
    const deal = written(ILLUSTRATED, form.entry);
    expect(previewOf(ILLUSTRATED, deal)).toContain('Punkte 40 20½ 17½');
    const other = written(ILLUSTRATED, { contract: 'dreiblatt', declarer: 0, counts: [80, 41, 35] });
    const { fields } = differenceOf(deal, other, NAMES, wordsOf(ILLUSTRATED));
    expect(fields.filter(({ differs }) => differs).map(({ what, first, second: two }) => [what, first, two])).toEqual([
      ['Stufe', '2', '1'],
      ['Vier Könige', 'von Anna', '–'],
      ['Zehn Tarock', 'von Bert', '–'],
    ]);
  });
});

describe('Reform: several declarers, everybody alone, a kontra for each pair', () => {
  const rowsIn = (form: EntryForm, id: string): RowsField => {
    const field = form.fields.find((one) => one.id === id);
    if (field?.kind !== 'rows') throw new Error(`no ${id}`);
    return field;
  };
  const wordsIn = (deal: DealResult) => dealWords(deal, NAMES, wordsOf(REFORM));
  const namesIn = (row: FormPart | undefined, id: string): readonly string[] => {
    const field = row?.fields.find((one) => one.id === id);
    if (!row || field?.kind !== 'seat') throw new Error(`no ${id}`);
    return optionsOf(row, field, new FieldWords(wordsOf(REFORM), NAMES)).map(({ label }) => label);
  };

  test('whoever bid a game in which everybody plays alone is no declarer of it', () => {
    const form = formOf(REFORM, { contract: 'sautanz', bidder: 1 });
    for (const [seat, cards] of ['20', '18', '16'].entries()) form.setOf('cards', seat, cards);
    const deal = written(REFORM, form.entry);
    expect(previewOf(REFORM, deal)).toMatch(/^ ?Sautanz /);
    expect(previewOf(REFORM, deal)).not.toMatch(/Bert ·|allein|unentschieden/);
    expect(wordsIn(deal).games).toEqual([{ contract: 'Sautanz', notes: [] }]);
    // In a game with sides the same field says who its declarer is.
    const sides = written(REFORM, { contract: 'dreier', bidder: 1, won: true });
    expect(wordsIn(sides).games).toMatchObject([{ contract: 'Dreier', who: 'Bert', result: 'made' }]);
  });

  test('each of several declarers is named with what they made', () => {
    const declarers = [
      { declarer: 0, number: 5, tricks: 5 },
      { declarer: 2, number: 3, tricks: 4 },
    ];
    const deal = written(REFORM, { contract: 'amerikaner', declarers });
    expect(wordsIn(deal).games).toEqual([
      { contract: 'Amerikaner', who: 'Anna', result: 'made', notes: ['5 Stiche'] },
      { contract: 'Amerikaner', who: 'Cilli', result: 'lost', notes: ['4 Stiche'] },
    ]);
    expect(previewOf(REFORM, deal)).toContain('Amerikaner · Anna · gewonnen · 5 Stiche');
    expect(previewOf(REFORM, deal)).toContain('Amerikaner · Cilli · verloren · 4 Stiche');
    const { fields } = differenceOf(
      deal,
      written(REFORM, { contract: 'amerikaner', declarers: [declarers[0]] as never }),
      NAMES,
      wordsOf(REFORM),
    );
    expect(fields.filter(({ differs }) => differs).map(({ what, first, second }) => [what, first, second])).toEqual([
      ['Wer spielt (2)', 'Spieler Cilli, 3, 4', '–'],
    ]);
  });

  test('nobody declares twice: it is not offered, and refused where it was written', () => {
    const form = formOf(REFORM, { contract: 'amerikaner' });
    const field = rowsIn(form, 'declarers');
    const [first, second] = [form.addRow(field), form.addRow(field)];
    first.set('declarer', 2);
    expect([namesIn(first, 'declarer'), namesIn(second, 'declarer')]).toEqual([NAMES, ['Anna', 'Bert']]);
    for (const row of [first, second]) for (const id of ['number', 'tricks']) row.set(id, '4');
    second.set('declarer', 2);
    const refusals = refusalsOf(REFORM, form);
    expect(refusals.map(printRefusal)).toEqual(['said-twice @ declarers.1.declarer']);
    expect(fieldsOf(REFORM, form, refusals)).toContain('data-at="declarers.1.declarer"');
    expect(textOf(fieldsOf(REFORM, form, refusals))).toContain('steht schon in einer anderen Zeile.');
  });

  test('a kontra belongs to a pair, who may be named once, and its ticks and protests are asked in its line', () => {
    const form = formOf(REFORM, { contract: 'dreier', bidder: 0, won: true });
    const field = rowsIn(form, 'kontra');
    const [first, second] = [form.addRow(field), form.addRow(field)];
    first.set('by', 1);
    first.set('against', 0);
    first.set('early', true);
    first.set('protests', [2]);
    second.set('by', 1);
    expect(namesIn(second, 'against'), 'neither the same pair nor oneself').toEqual(['Cilli']);
    second.set('against', 2);
    second.set('level', 4);
    const html = fieldsOf(REFORM, form);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2 * (1 + NAMES.length));
    expect(textOf(html)).toContain('vor dem Talon');
    expect(refusalsOf(REFORM, form)).toEqual([]);
    expect(form.entry).toEqual({
      ...{ contract: 'dreier', bidder: 0, won: true },
      kontra: [
        { by: 1, against: 0, level: 2, early: true, protests: [2] },
        { by: 1, against: 2, level: 4, early: false },
      ],
    });
    const deal = written(REFORM, form.entry);
    const again = formOf(REFORM, {});
    expect(again.read(deal.row, undefined)).toBe(true);
    expect(again.entry).toEqual(form.entry);
    const { fields } = differenceOf(
      deal,
      written(REFORM, { contract: 'dreier', bidder: 0, won: true }),
      NAMES,
      wordsOf(REFORM),
    );
    expect(fields.filter(({ differs }) => differs).map(({ what, first: one }) => [what, one])).toEqual([
      ['Kontra', 'von Bert, gegen Anna, Kontra, vor dem Talon, nicht gebunden Cilli'],
      ['Kontra (2)', 'von Bert, gegen Cilli, Rekontra'],
    ]);
    second.set('against', 0);
    expect(refusalsOf(REFORM, form).map(printRefusal)).toEqual(['said-twice @ kontra.1.against']);
  });
});
