import '#page/testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { placedMissing } from '../fields/placed.ts';
import { EntryForm } from './entry.svelte.ts';

function rulesOf(profile = 'tirol-speisezettel', options: Readonly<Record<string, Json>> = {}) {
  const table = tableOf(GAMES.koenigrufen, profile, options);
  return GAMES.koenigrufen.rules(table);
}

/** Seat 3 deals: seat 0 is forehand. */
function formOf(typed: Readonly<Record<string, Json>> = {}, rules = rulesOf(), seats = 4): EntryForm {
  const form = new EntryForm(rules, seats, () => seats - 1, 'de');
  for (const [id, value] of Object.entries(typed)) form.set(id, value);
  return form;
}

const asked = (form: EntryForm): readonly string[] => form.asked.map(({ id }) => id);
const lacking = (form: EntryForm): readonly string[] => form.missingFields.map(({ field }) => field.id);
function rowsOf(form: EntryForm, id: string): Extract<Field, { kind: 'rows' }> {
  const field = form.fields.find((one) => one.id === id);
  if (field?.kind !== 'rows') throw new Error(`no rows ${id}`);
  return field;
}

/** A row as the host would make it. */
function enter(entry: Json, rules = rulesOf(), seats = 4): Row {
  const row = rules.check(entry, seats, seats - 1);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  return row.value;
}

describe('what is asked follows from what was answered', () => {
  test('nothing but the game at first; then only what belongs to it', () => {
    expect(asked(formOf())).toEqual(['contract']);
    expect(asked(formOf({ contract: 'dreier' }))).toEqual([
      'contract',
      'declarer',
      'result',
      'gameKontra',
      'bonuses',
      'renonce',
    ]);
    expect(asked(formOf({ contract: 'trischaken' }))).toEqual(['contract', 'counts', 'renonce']);
    expect(asked(formOf({ contract: 'piccolo' }))).toEqual(['contract', 'games', 'renonce']);
    expect(asked(formOf({ contract: 'annulled' }))).toEqual(['contract', 'reason', 'referee']);
    expect(asked(formOf({ contract: 'agreed' }))).toEqual(['contract', 'name', 'payments', 'reason', 'referee']);
  });

  test('a king in the talon asks whether it was conceded, and then for no result', () => {
    const form = formOf({ contract: 'solorufer', declarer: 1, partner: 'talon' });
    expect(asked(form)).toContain('conceded');
    form.set('conceded', true);
    expect(asked(form)).not.toContain('result');
    expect(form.entry).toEqual({ contract: 'solorufer', declarer: 1, partner: null, conceded: true });
  });

  test('points are asked beside the result, and are read with leaves', () => {
    const form = formOf({ contract: 'dreier', declarer: 1, result: 'points', thirds: '35/3' });
    expect(lacking(form)).toEqual(['thirds']);
    form.set('thirds', '35/2');
    expect(lacking(form)).toEqual([]);
    expect(form.entry).toEqual({ contract: 'dreier', declarer: 1, thirds: 107 });
  });

  test('another game keeps what fits it, and nothing typed is lost on the way', () => {
    const form = formOf({ contract: 'solorufer', declarer: 1, partner: 2, result: 'won' });
    form.set('contract', 'trischaken');
    expect(form.entry).toMatchObject({ contract: 'trischaken' });
    form.set('contract', 'dreier');
    expect(form.entry).toEqual({ contract: 'dreier', declarer: 1, won: true });
    form.set('contract', 'rufer');
    expect(form.entry).toEqual({ contract: 'rufer', declarer: 1, partner: 2, won: true });
  });

  test('the declarer is nobody’s partner', () => {
    const form = formOf({ contract: 'solorufer', declarer: 1, partner: 2, result: 'won' });
    form.set('declarer', 2);
    expect(lacking(form)).toEqual(['partner']);
  });

  test('what is missing has a place in the form, also within rows', () => {
    const form = formOf({ contract: 'dreier', result: 'points', thirds: '49,5' });
    form.addRow(rowsOf(form, 'bonuses'), 'trull');
    expect(placedMissing(form.missingFields).map(({ place }) => place)).toEqual(['declarer', 'thirds', 'bonuses.0.by']);
  });

  test('a pausing player is not asked for points, nor whether they played', () => {
    const form = formOf({ contract: 'trischaken' }, rulesOf(), 5);
    for (const [seat, count] of ['12', '19/1', '19/1', '19/1'].entries()) form.setOf('counts', seat, count);
    expect(lacking(form)).toEqual([]);
    expect(form.entry).toEqual({ contract: 'trischaken', thirds: [36, 58, 58, 58, null] });
    form.dealer = 0;
    expect(lacking(form)).toEqual(['counts']);
  });
});

describe('rows', () => {
  test('the bird of a bid is there by itself, announced by the declarer', () => {
    const form = formOf({ contract: 'besserrufer-1', declarer: 1, partner: 2, result: 'won' });
    const bonuses = rowsOf(form, 'bonuses');
    form.addRow(bonuses, 'trull').set('by', 1);
    expect(form.rowsOf(bonuses).map((row) => [row.place?.given, row.value('id')])).toEqual([
      [true, 'pagat'],
      [undefined, 'trull'],
    ]);
    expect(form.entry).toEqual({
      contract: 'besserrufer-1',
      declarer: 1,
      partner: 2,
      bird: 'pagat',
      won: true,
      announced: [{ id: 'pagat', by: 1, made: true }],
      silent: [{ id: 'trull', by: 1, made: true }],
    });
    form.set('contract', 'besserrufer-2');
    expect(form.entry).toMatchObject({ bird: 'uhu' });
  });

  test('bonuses that another game does not have are not entered', () => {
    const form = formOf({ contract: 'dreier', declarer: 1, result: 'won' });
    form.addRow(rowsOf(form, 'bonuses'), 'trull').set('by', 1);
    form.set('contract', 'farbendreier');
    expect(form.entry).toEqual({ contract: 'farbendreier', declarer: 1, won: true });
  });

  test('one declarer is always there, others are added and removed', () => {
    const form = formOf({ contract: 'piccolo' });
    const games = rowsOf(form, 'games');
    const second = form.addRow(games);
    for (const [i, row] of form.rowsOf(games).entries()) {
      row.set('declarer', 2 * i);
      row.set('tricks', '1');
      row.setOf('kontra', 1, 2);
    }
    expect(form.entry).toEqual({
      games: [0, 2].map((declarer) => ({ contract: 'piccolo', declarer, tricks: 1, kontra: { 1: 2 } })),
    });
    form.removeRow(games, second);
    expect(form.rowsOf(games)).toHaveLength(1);
  });

  test('what is refused in the entry is refused at its row', () => {
    const form = formOf({ contract: 'besserrufer-1', declarer: 1, partner: 2, result: 'won' });
    const bonuses = rowsOf(form, 'bonuses');
    form.addRow(bonuses, 'trull');
    form.addRow(bonuses, 'ku').set('stage', 'announced');
    expect(form.placeOf('announced.1.by')).toBe('bonuses.2.by');
    expect(form.placeOf('silent.0.by')).toBe('bonuses.1.by');
  });
});

describe('what a Renonce, an agreement and an annulled deal can say', () => {
  const renonce = { contract: 'renonce', offenders: [3] };
  test.each<Json>([
    {
      ...renonce,
      played: { contract: 'dreier', declarer: 0, gameKontra: 2 },
      reason: 'Karte gezeigt',
      referee: 'Moser',
    },
    { ...renonce, played: { contract: 'dreier', declarer: 0, won: true }, stands: true },
    {
      ...renonce,
      offenders: [0],
      played: { contract: 'besserrufer-2', declarer: 0, bird: 'uhu', announced: [{ id: 'uhu', by: 0 }] },
      withoutBird: true,
    },
    { ...renonce, offenders: [0], played: { contract: 'besserrufer-2', declarer: 0, partner: 2, conceded: true } },
    {
      ...renonce,
      offenders: [1, 3],
      played: { contract: 'trischaken' },
      extraClaims: [{ by: 2, points: '1/2', reason: 'Uhu', from: 3 }],
    },
    { ...renonce, played: { contract: null, points: '2' }, reason: 'Talon geöffnet' },
    {
      ...renonce,
      offenders: [1],
      played: {
        games: [
          { contract: 'piccolo', declarer: 0, tricks: 2 },
          { contract: 'piccolo', declarer: 2, tricks: 3 },
        ],
        pairs: [{ declarer: 0, opponent: 1 }],
      },
    },
    { contract: 'annulled', reason: 'zweimal geschrieben', referee: 'Moser' },
    { contract: 'agreed', name: 'Königsbesser', payments: ['15', '-5', '-5', '-5'] },
  ])('is in the form as it was entered: %j', (entry) => {
    const form = formOf();
    expect(form.read(enter(entry), entry)).toBe(true);
    expect(lacking(form)).toEqual([]);
    expect(enter(form.entry)).toEqual(enter(entry));
  });

  test('a deal that was dealt again has no form', () => {
    const entry = { contract: 'redeal', reason: 'Karte offen' };
    const form = formOf();
    expect(form.read(enter(entry), entry)).toBe(false);
    expect(form.answers).toEqual({});
  });
});

test('a deal that was played has no entry; its row fills the form', () => {
  const entry = { contract: 'rufer', declarer: 0, partner: 2, thirds: 131, gameKontra: 2 };
  const form = formOf();
  expect(form.read(enter(entry), undefined)).toBe(true);
  expect(form.text('thirds')).toBe('43/2');
  expect(form.entry).toEqual(entry);
});

test('it says at once whether it says what is written already', () => {
  const row = enter({ contract: 'dreier', declarer: 1, won: true });
  const form = formOf();
  expect(form.says(row)).toBe(false);
  form.read(row, undefined);
  expect(form.says(row)).toBe(true);
  form.set('result', 'lost');
  expect(form.says(row)).toBe(false);
  form.set('result', 'won');
  expect(form.says(row)).toBe(true);
  form.dealer = 0;
  expect(form.says(row)).toBe(false);
});

test('a draft holds everything that was typed, readable or not', () => {
  const form = formOf({ contract: 'besserrufer-1', declarer: 1, result: 'points', thirds: '35/' });
  const bonuses = rowsOf(form, 'bonuses');
  form.addRow(bonuses, 'trull').set('by', 2);
  form.rowsOf(bonuses)[0]?.set('made', false);
  form.dealer = 2;
  const draft = JSON.parse(JSON.stringify(form.draft)) as typeof form.draft;
  const again = formOf();
  again.draft = draft;
  expect(again.draft).toEqual(form.draft);
  expect(again.text('thirds')).toBe('35/');
  expect(again.paper).toEqual(form.paper);
});

test('a draft of another version of the page is no draft', () => {
  const form = formOf();
  expect(() => (form.draft = { contract: 'rufer', bonuses: [] } as unknown as typeof form.draft)).toThrow();
});
