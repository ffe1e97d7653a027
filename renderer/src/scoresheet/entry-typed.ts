import type { EntryForm } from './entry.svelte.ts';

/** What a person sets in a score form; everything else is derived from it. */
const SINGLE = [
  ...([
    'dealer',
    'contract',
    'declarer',
    'partner',
    'bird',
    'fensterbankl',
    'renonce',
    'offenders',
    'withoutBird',
  ] as const),
  ...(['conceded', 'result', 'points', 'gameKontra', 'thirds'] as const),
] as const;
/** Lines that can be added and removed; their keys exist only in the page. */
const LINES = ['claims', 'bonuses', 'games'] as const;

type Unkeyed<L> = L extends readonly (infer One)[] ? readonly Omit<One, 'key'>[] : never;
/** A partly filled score form, as JSON. */
export type Typed = Pick<EntryForm, (typeof SINGLE)[number]> & {
  readonly [Name in (typeof LINES)[number]]: Unkeyed<EntryForm[Name]>;
};

export const typedIn = (form: EntryForm): Typed =>
  Object.fromEntries([
    ...SINGLE.map((name) => [name, form[name]] as const),
    ...LINES.map((name) => [name, form[name].map(({ key: _, ...line }) => line)] as const),
  ]) as Typed;

/**
 * Restores a form's input; negative keys are never given to a line added later. A draft kept by an earlier version of
 * the page may have fewer fields.
 */
export function typeInto(form: EntryForm, typed: Typed): void {
  const single = SINGLE.filter((name) => name in typed).map((name) => [name, typed[name]] as const);
  const lines = LINES.map((name) => [name, typed[name].map((line, i) => ({ ...line, key: -1 - i }))] as const);
  Object.assign(form, Object.fromEntries([...single, ...lines]));
}
