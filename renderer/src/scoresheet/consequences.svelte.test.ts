import '../testing/loaded.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { drawn } from '#engine/testing/evenings.ts';
import type { BillChange } from '#engine/tournament/cash/bills.ts';
import type { EndElsewhere, EndMoved } from '#engine/tournament/deciders/race.ts';
import { provideWords } from '../i18n/context.ts';
import { Words } from '../i18n/words.ts';
import Within from '../testing/Within.svelte';
import Consequences from './form/Consequences.svelte';

/** What a correction does to the ends of other tables is said before it is accepted. */

const THERE: EndElsewhere = { table: 2, beyond: [], ends: false, goesOn: false, opens: false, tooLate: false };
const HERE: EndMoved = { beyond: [], ends: false, opens: false, tooLate: false, elsewhere: [] };

/** The title and the sentences, without tags. */
function said(
  ending: EndMoved,
  closed: boolean,
  language: 'de' | 'en' = 'de',
  bills: readonly BillChange[] = [],
): string {
  const evening = drawn().now;
  const words = new Words(language, evening.rules);
  const given = { evening, round: 1, closed, changes: [], bills, ending, accepted: false };
  const { body } = render(Within, {
    props: { begin: () => provideWords(() => words), of: Consequences as never, given },
  });
  const [, section = ''] = /<section[^>]*>(.*)<\/section>/s.exec(body) ?? [];
  return section.replace(/<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

test.each([
  [{ beyond: [4], ends: true }, false, 'auch Tisch 2 schon früher fertig. Spiel 4 dort zählt nicht mehr'],
  [{ beyond: [4, 5], ends: true }, false, 'Die Spiele 4, 5 dort zählen nicht mehr'],
  [{ ends: true }, false, 'auch Tisch 2 fertig.'],
  [{ goesOn: true }, false, 'dort geht es weiter'],
  [{ goesOn: true, opens: true }, true, 'Runde 1 wird wieder geöffnet'],
  [{ goesOn: true, opens: true, tooLate: true }, true, 'wird der Rest dort gestrichen'],
])('of another table with %o', (end, closed, sentence) => {
  const shown = said({ ...HERE, elsewhere: [{ ...THERE, ...end }] }, closed);
  expect(shown).toContain(sentence);
  expect(shown).toContain('Jemand hat Punkte von hier an Tisch 2 mitgenommen.');
  expect(shown).toContain(closed ? 'Runde 1 ist schon abgeschlossen' : 'Tisch 2 endet an anderer Stelle');
  const english = said({ ...HERE, elsewhere: [{ ...THERE, ...end }] }, closed, 'en');
  expect(english).toContain('Somebody took points along from here to table 2.');
});

test('of its own table it says nothing about others', () => {
  expect(said({ ...HERE, beyond: [3], ends: true }, false)).toContain('Der Tisch endet an anderer Stelle');
  expect(said({ ...HERE, beyond: [3], ends: true }, false)).not.toContain('mitgenommen');
});

test('who has settled already is told what changes, also if the standings stay as they are', () => {
  const { players } = drawn().now;
  const [one, other] = players;
  const bills = [
    { player: one?.id ?? '', before: 150, after: -20 },
    { player: other?.id ?? '', before: 0, after: 170 },
  ];
  const shown = said(HERE, true, 'de', bills);
  expect(shown).toContain('Am Stand ändert sich nichts.');
  expect(shown).toContain('Auch die Abrechnung ändert sich.');
  expect(shown).toContain(`${one?.name}: +1,50 € → −0,20 €`);
  expect(shown).toContain(`${other?.name}: 0,00 € → +1,70 €`);
  expect(said(HERE, true, 'en', bills)).toContain(`${one?.name}: +€1.50 → −€0.20`);
  expect(said(HERE, true)).not.toContain('Abrechnung');
});
