import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { tuebingen } from '../game.ts';

/** What §7 of docs/rules/tuebingen.md says, line by line and sentence by sentence. */
const RULES = readFileSync(new URL('../../../../docs/rules/tuebingen.md', import.meta.url), 'utf8');
const SCORING = RULES.slice(RULES.indexOf('## 7. Scoring'), RULES.indexOf('## 8. Series'));

/** Rows of tables by their first cell, lines of code as they are, and of everything else the sentences. */
function* saidIn(text: string): Generator<string> {
  const [prose, code]: [string[], { isOn: boolean }] = [[], { isOn: false }];
  const sentences = (): readonly string[] =>
    prose
      .splice(0)
      .join(' ')
      .split(/(?<=[.;])\s+(?=[A-Z`])/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) code.isOn = !code.isOn;
    else if (code.isOn) yield line.trim();
    else if (/^#|^\|---/.test(line) || line.trim() === '') yield* sentences();
    else if (line.startsWith('|')) yield line;
    else prose.push(line);
  }
  yield* sentences();
}

/** Where the rule book says it, by how the rule begins: the page, and what it says. */
type Told = readonly [page: string, says: string, options?: Notes];
/** Why a reader needs no sentence. */
type Untold = { readonly because: string };

const NATURAL = { scoring: 'natural' };
const HEAD: Untold = { because: 'the head of a table' };
const FOLLOWS: Untold = { because: 'it follows from the others' };
const INSIDE: Untold = { because: 'names of this program' };

const TOLD: Readonly<Record<string, readonly Told[] | Untold>> = {
  'Each is claimed for a side': [['claims', 'Was niemand ansagt, zählt nicht.']],
  'Hand Strafen: one player': [
    ['claims', 'die 19 nach dem Weglegen'],
    ['claims', 'alle 21 Karten', { 'strafen-hand': 'dealt' }],
  ],
  '| id | name | condition': HEAD,
  '| `skimon`': [['skimon', 'Ski, 21er und Einser in einer Hand. +10.']],
  '| `oberers`': [
    ['oberers', 'Mindestens drei Tarock in Folge, vom 21er abwärts.'],
    ['oberers', '+2 für jedes Tarock.'],
  ],
  '| `unterers`': [
    ['unterers', 'vom Einser aufwärts.'],
    ['unterers', '+2 für jedes Tarock.'],
  ],
  '| `kingdom`': [['kingdom', 'Alle vier Könige in einer Hand. +10.']],
  '| `ski-kingdom`': [['ski-kingdom', 'Genau drei Könige und der Ski. +5.']],
  '| `family`': [['family', 'König, Dame, Cavall und Bube einer Farbe. +10 je Farbe.']],
  '| `ski-family`': [
    ['ski-family', 'Genau drei davon und der Ski.'],
    ['ski-family', '+5 je Farbe.'],
  ],
  '| `fein`': [['fein', 'Der Einser macht den letzten Stich. +10.']],
  '| `einser-gefasst`': [
    ['einser-gefasst', 'Die andere Seite sticht den Einser, vor dem letzten Stich.'],
    ['einser-gefasst', '−5.'],
  ],
  '| `einser-fein-gefasst`': [['einser-fein-gefasst', 'im letzten Stich. −10.']],
  'Run length: walk from T21': [['oberers', 'Der Ski ersetzt eine Karte, die fehlt, auch die erste.']],
  'So 21 20 + SKI': FOLLOWS,
  'A card may serve several': [['ski-family', 'Der Ski macht nur eine Familie.']],
  'Other side = for the soloist': [['raus', 'jeder zählt für sich']],
  '**S = Strafen of the declaring side': [
    ['claims', 'Eigene Strafen erhöhen, was man gewinnt, und verringern, was man verliert; die der Gegner umgekehrt.'],
  ],
  'S is added before the score': [
    ['claims', 'bevor ein verlorener Ruf verdoppelt und ein Raus verdreifacht wird'],
    ['claims', 'von jedem 10, zusammen 30', NATURAL],
  ],
  'It never turns a result.': [['claims', 'Sie entscheiden nie, wer gewonnen hat.']],
  '`a` = points of caller': [['ruf', 'Der Rufer und der, der die gerufene Karte hat, spielen gegen die anderen.']],
  'Counting to 23 and again': [['ruf', 'die Punkte über 23']],
  '| result | condition': HEAD,
  '| won | a ≥ 46': [
    ['ruf', 'Gewonnen ist ab 46 Punkten.'],
    ['ruf', 'Gewonnen schreibt jeder der beiden die Punkte über 23.'],
    ['claims', 'Unter null fällt dabei kein Spiel.'],
    ['claims', 'Ein verlorenes Spiel fällt dabei nicht unter null.', { 'strafen-floor': 'loss-only' }],
  ],
  '| lost | a ≤ 45': [['ruf', 'Verloren schreibt nur der Rufer, doppelt, was die Gegner über 23 haben.']],
  '46 + 45 = 91 and totals': FOLLOWS,
  'The opponents score nothing.': [['score', 'Aufgeschrieben wird nur die Seite des Spielers.']],
  'Strafen never turn the result.': [['claims', 'Sie entscheiden nie, wer gewonnen hat.']],
  "`s` = soloist's points": [['raus', 'Einer gegen drei']],
  '`b` = best opponent total': [['raus', 'zum besten Gegner dazu']],
  'Score = points − 18.': [['raus', 'die Punkte des Besseren über 18']],
  'empty trick': [['raus', 'alle nur aus Karten zu ½ und dem Ski']],
  'weak(o)': [['raus', 'Wer höchstens 3 Stiche hat']],
  'pts(o)': [['raus', 'auch wenn es Bilder sind']],
  'b           =': [['raus', 'dessen Punkte zählen zum besten Gegner dazu']],
  '| won | s > b': [['raus', 'Er gewinnt mit mehr Punkten als der beste Gegner.']],
  '| lost | s ≤ b': [['raus', 'Bei Gleichstand ist er verloren.']],
  'Whoever is best has at least': FOLLOWS,
  '18 tricks (Kleiner Tout)': [
    ['tout', 'mindestens 18 Stiche: 120 Punkte. Mit allen 19 ist es ein Großer Tout: 240.'],
    ['tout', 'Mit weniger Stichen verliert er 240.'],
  ],
  'No multiplier; no Strafen': [
    ['tout', 'Strafen zählen hier nicht'],
    ['tout', 'Strafen zählen auch hier.', { 'strafen-in-tout': true }],
  ],
  '| `scoring` |': HEAD,
  '| `classic` (default)': [
    ['ruf', 'Gewonnen schreibt jeder der beiden'],
    ['raus', 'dreifach'],
  ],
  '| `natural` (zero-sum)': [
    ['ruf', 'Gewonnen bekommt jeder der beiden von einem Gegner die Punkte über 23.', NATURAL],
    ['ruf', 'Verloren zahlt der Rufer jedem Gegner dessen Punkte über 23, der Gerufene nichts.', NATURAL],
    ['raus', 'Jeder Gegner zahlt oder bekommt', NATURAL],
    ['tout', 'Die Gegner teilen sich die Summe.', NATURAL],
  ],
  '`classic` items score one side': INSIDE,
  'Items: `game`': INSIDE,
  '`misdeal`: classic': [['table', 'Wer sich vergibt, verliert 10.']],
};

/** The German lines of a page of a table's rule book. */
function page(id: string, options: Notes = {}): string {
  const table = tableOf(tuebingen, 'tuebingen', options);
  const found = tuebingen.rulebook(table).find((one) => one.id === id);
  return (found?.lines ?? []).map(({ de }) => de).join(' ');
}

const saidAs = Object.keys(TOLD);
const SAID = [...saidIn(SCORING)];
const ruleOf = (said: string): string | undefined => saidAs.find((start) => said.startsWith(start));

test('every sentence of §7 is told on a page, or says why it need not be, and nothing else is looked for', () => {
  expect(SAID.filter((one) => ruleOf(one) === undefined)).toEqual([]);
  expect(saidAs.filter((start) => !SAID.some((one) => one.startsWith(start)))).toEqual([]);
});

/** Each of them, with the options of a table that reads it. */
const LOOKED_FOR = Object.entries(TOLD).flatMap(([rule, told]) =>
  'because' in told ? [] : told.map(([id, says, options = {}]) => ({ rule, id, says, options })),
);

test.each(LOOKED_FOR)('$rule: page $id says “$says”', ({ id, says, options }) =>
  expect(page(id, options)).toContain(says),
);

test('a Skimon in a Raus is settled as the page says', () => {
  const paid = (options: Notes, strafen: Notes): readonly number[] => {
    const table = tableOf(tuebingen, 'tuebingen', options);
    const rules = tuebingen.rules(table);
    const row = rules.check({ contract: 'raus', declarer: 0, points: 39, best: 38, ...strafen }, 4, 3);
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    const items = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
    return paymentsOf(items, 4).map(({ n }) => n);
  };
  const SKIMON = { strafen: [{ id: 'skimon', side: 'declarer' }] };
  expect([paid({}, {}), paid({}, SKIMON)]).toEqual([
    [63, 0, 0, 0],
    [93, 0, 0, 0],
  ]);
  expect([paid(NATURAL, {}), paid(NATURAL, SKIMON)]).toEqual([
    [63, -21, -21, -21],
    [93, -31, -31, -31],
  ]);
});

test('what holds beside §7: the rank of the cards, and a Ski for which there is nothing to give', () => {
  expect(page('cards')).toContain('König vor Dame, Cavall und Bube, und jedes Tarock sticht jede Farbe');
  expect(page('tricks')).toContain('bleibt er beim Gewinner des Stichs');
});

test('a table of the first version reads its own window', () => {
  const table = tableOf(tuebingen, 'tuebingen', { 'claim-seconds': 20 });
  const lines = tuebingen.rulebook({ ...table, rulesVersion: 1 }).find(({ id }) => id === 'claims')?.lines ?? [];
  const said = lines.map(({ de }) => de).join(' ');
  expect(said).toContain('Dafür sind 20 Sekunden Zeit, oder bis alle fertig sind.');
  expect(said).not.toContain('Nach zwei solchen Ansagen');
});
