import type { Seat } from '../../../../engine/core/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { ANNULLED, OWN, TALON, type EntryForm } from '../entry.svelte.ts';
import { readThirds, showThirds } from '../points.ts';

/** A field of a filled score form: its label and its value. */
export interface FilledField {
  readonly label: string;
  readonly value: string;
}

/** A filled form field by field, with the form's labels and in its order. */
export function formWords(form: EntryForm, names: readonly string[], words: Words): readonly FilledField[] {
  const { t } = words;
  const { contract } = form;
  if (contract === null) return [];
  const game = { label: t.entry.contract, value: words.contract(contract) };
  if (contract === ANNULLED) return [{ ...game, value: t.entry.annulled }];
  return [
    game,
    ...fieldsOf(form, names, words),
    ...(form.renonce ? renonceFields(form, names, words) : []),
    ...(form.fensterbankl ? [{ label: t.entry.fensterbankl, value: t.check.yes }] : []),
  ];
}

function fieldsOf(form: EntryForm, names: readonly string[], words: Words): readonly FilledField[] {
  switch (form.form.counts) {
    case 'least-points':
      return form.renonce
        ? []
        : names.map((name, seat) => ({ label: words.t.check.pointsOf(name), value: counted(form.thirds[seat] ?? '') }));
    case 'tricks':
      return gamesFields(form, names, words);
    case 'points':
      return positiveFields(form, names, words);
  }
}

/** The fields of one declarer, or of several; each opponent's kontra is a field of its own. */
function gamesFields({ games, renonce }: EntryForm, names: readonly string[], words: Words): readonly FilledField[] {
  const { t } = words;
  return games.flatMap(({ contract, declarer, tricks, kontra }, i) => {
    const nth = games.length > 1 ? ` (${t.entry.game(i + 1)})` : '';
    const doubled = names.flatMap((name, seat): readonly FilledField[] => {
      const factor = kontra[seat] ?? 1;
      return factor === 1 ? [] : [{ label: t.entry.kontraBy(name) + nth, value: t.entry.kontra[factor] }];
    });
    return [
      ...(i > 0 ? [{ label: t.entry.contract + nth, value: words.contract(contract) }] : []),
      { label: t.entry.declarer + nth, value: named(declarer, names) },
      ...(renonce ? [] : [{ label: t.entry.tricks + nth, value: tricks }]),
      ...doubled,
    ];
  });
}

function positiveFields(form: EntryForm, names: readonly string[], words: Words): readonly FilledField[] {
  const { t } = words;
  const called = form.form.parties === 'calls-partner';
  const partner = {
    label: t.entry.partner,
    value: form.partner === TALON ? t.entry.talon : form.partner === OWN ? t.entry.ownKing : named(form.partner, names),
  };
  return [
    { label: t.entry.declarer, value: named(form.declarer, names) },
    ...(form.form.birds.length > 1 && form.bird !== null
      ? [{ label: t.entry.bird, value: words.bonus(form.bird) }]
      : []),
    ...(called && form.partner !== null ? [partner] : []),
    ...(form.renonce ? [] : [{ label: t.entry.result, value: outcome(form, words) }]),
    ...(form.conceded ? [] : [{ label: t.entry.gameKontra, value: t.entry.kontra[form.gameKontra] }]),
    ...bonusFields(form, names, words),
  ];
}

function outcome({ conceded, result, points }: EntryForm, { t }: Words): string {
  if (conceded) return t.entry.conceded;
  if (result === 'points') return t.sheet.points(counted(points));
  return result === null ? '' : t.entry[result];
}

/** Bonuses by name; the second of the same name gets a number. */
function bonusFields({ bonuses, renonce }: EntryForm, names: readonly string[], words: Words): readonly FilledField[] {
  const { t } = words;
  const seen = new Map<string, number>();
  return [...bonuses]
    .sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)) || (a.by ?? 0) - (b.by ?? 0))
    .map(({ id, announced, by, made, kontra }) => {
      const nth = (seen.get(id) ?? 0) + 1;
      seen.set(id, nth);
      const said = [
        announced ? t.entry.announced : t.entry.silent,
        ...(by === null ? [] : [`${t.entry.by} ${named(by, names)}`]),
        ...(renonce ? [] : [made ? t.entry.made : t.entry.failed]),
        ...(kontra > 1 ? [t.entry.kontra[kontra]] : []),
      ];
      return { label: words.bonus(id) + (nth > 1 ? ` (${nth})` : ''), value: said.join(', ') };
    });
}

function renonceFields(form: EntryForm, names: readonly string[], { t }: Words): readonly FilledField[] {
  const offenders = [...form.offenders].sort((a, b) => a - b).map((seat) => named(seat, names));
  return [
    { label: t.entry.offenders, value: offenders.join(', ') },
    ...(form.withoutBird ? [{ label: t.entry.withoutBird, value: t.check.yes }] : []),
    ...form.claims.map(({ by, points, reason }, i) => ({
      label: t.entry.claims + (i > 0 ? ` (${i + 1})` : ''),
      value: [`${points} ${t.entry.claimBy} ${named(by, names)}`, ...(reason === '' ? [] : [reason])].join(': '),
    })),
  ];
}

const named = (seat: Seat | null, names: readonly string[]): string => (seat === null ? '' : (names[seat] ?? ''));

/** `35/2` and `35⅔` are the same number. */
function counted(text: string): string {
  const thirds = readThirds(text);
  return thirds === undefined ? text : showThirds(thirds);
}
