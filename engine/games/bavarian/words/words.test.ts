import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { LANGUAGES } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bavarian } from '../game.ts';

const VIEW = { history: [], games: [] } as unknown as View;

function tableOf(options: Notes = {}, profile = 'simple-points') {
  const table = bavarian.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  return { words: bavarian.words(table.value), pages: bavarian.rulebook(table.value) };
}

const phrase = (action: Action & Readonly<Record<string, unknown>>, options?: Notes, profile?: string) =>
  tableOf(options, profile).words.phrase(action, VIEW);
const announced = (contract: string, more: object = {}, options?: Notes) =>
  phrase({ type: 'announce', contract, ...more }, options);

test('where trumps are fixed, the game is announced with them', () => {
  const { text, say } = announced('frage');
  expect([text, say]).toEqual([say, { de: 'Frage in Herz', en: 'Frage in hearts' }]);
  expect(announced('frage').variant).toBeUndefined();
  expect(announced('herzsolo').text.de).toBe('Herzsolo');
  expect(announced('frage').line?.de).toContain('Trumpf ist Herz');
  expect(announced('frage').line?.en).toContain('hearts are trumps');
  expect(announced('solo', { trump: 'E' }).say.de).toBe('Solo in Eichel');
});

test('with French cards everything is in their suits, and a hand is drawn with them', () => {
  const french = { suits: 'french' };
  expect(announced('solo', { trump: 'E' }, french).say).toEqual({ de: 'Solo in Treff', en: 'Solo in clubs' });
  expect(phrase({ type: 'trump', suit: 'S' }, french).say.de).toBe('Karo ist Trumpf');
  const { words, pages } = tableOf(french, 'bettel');
  expect(words.story({ contract: 'solo', with: { trump: 'G' } }).map(({ text }) => text.de)).toContain('Trumpf Pik');
  expect([words.entry?.('trump:S')?.de, words.entry?.('trump-E')?.en]).toEqual(['Karo', 'clubs are trumps']);
  const told = pages.flatMap(({ lines }) => lines.flatMap(({ de, en }) => [de, en])).join(' ');
  expect(told).not.toMatch(/Ober|Unter\b|Eichel|Gras|Schellen|acorns|leaves|bells/);
  expect(told).toContain('König, Dame, Bube, 9, 8, 7, 6.');
  const table = bavarian.tableRules('sharp', french);
  expect(table.ok && bavarian.rules(table.value).pack.id).toBe('24-french');
});

test('where they are named later, it says so', () => {
  const any = { 'frage-trump': 'any' };
  expect(announced('frage', {}, any).say.de).toBe('Frage');
  expect(announced('frage', {}, any).line?.de).toContain('Trumpf nach dem Weglegen');
});

test('passing has one word: at the button, in the bubble, on the sheet and in the rule book', () => {
  const { text, say } = phrase({ type: 'pass' });
  expect([text, say]).toEqual([say, { de: 'Ich passe', en: 'I pass' }]);
  const { fields, remarks } = bavarian.texts.entry;
  expect([fields['contract:passed-out']?.de, remarks['passed-out']?.de]).toEqual([
    'Alle haben gepasst',
    'alle haben gepasst',
  ]);
  const book = JSON.stringify(tableOf().pages);
  expect(book).toContain('passt');
  expect(book).not.toMatch(/\bweiter\b/i);
});

test('prices say what they are the price of', () => {
  const price = (profile: string) => tableOf({}, profile).words.price?.('frage');
  expect(price('simple-points')).toEqual({
    de: '½ Cent je Auge über/unter 60',
    en: '½ cent per point over/under 60',
  });
  expect(price('simple-fixed')).toEqual({ de: '25 Cent, Schneider 30', en: '25 cents, Schneider 30' });
});

test('a call that leaves a higher game open says from what it counts', () => {
  const worth = (call: string) => phrase({ type: 'bid', call }).worth?.won;
  expect(worth('play')).toEqual({ de: 'ab ½ Cent je Auge über/unter 60', en: 'from ½ cent per point over/under 60' });
  expect([worth('better')?.de, worth('best')?.de]).toEqual(Array(2).fill('1 Cent je Auge über/unter 60'));
});

test('the ladder says why a call cannot be made', () => {
  const why = (notes: object, call: string) => {
    const view = { ...VIEW, phase: 'auction', active: [0, 1, 2], viewer: 1, notes } as View;
    return tableOf()
      .words.auction(view)
      ?.refused({ type: 'bid', call } as Action)?.code;
  };
  const held = { asked: 1, holder: 0, challenger: null, level: 0, turn: 'enter' };
  expect(['play', 'better', 'best'].map((call) => why(held, call))).toEqual([
    'call-too-low',
    undefined,
    'call-skips-a-level',
  ]);
});

test('each step of a kontra says what it makes of the game', () => {
  const line = (step: string) => phrase({ type: 'double', step }).line?.de;
  expect([line('kontra'), line('re'), line('hirsch')]).toEqual(['zählt dann ×2', 'zählt dann ×4', 'zählt dann ×32']);
});

test('where a suit is chosen, that is what is asked', () => {
  expect(announced('solo', { trump: 'E' }).variant?.ask?.de).toBe('Welche Farbe ist Trumpf?');
});

test('at every table it is told what the dealer does at three and at four', () => {
  for (const size of [3, 4]) {
    const told = tableOf({ 'table-size': size }).pages.find(({ id }) => id === 'table')?.lines ?? [];
    for (const language of LANGUAGES) {
      const page = told.map((line) => line[language]).join(' ');
      expect(page).toMatch(language === 'de' ? /Zu viert setzt der Geber aus/ : /With four, the dealer sits out/);
      expect(page).toMatch(
        language === 'de' ? /Zu dritt ist der Geber die Hinterhand/ : /With three, the dealer is rear/,
      );
    }
  }
});

test('the declarer is alone against the others, and a kontra turns the target round', () => {
  const view = (doublings: readonly object[]) =>
    ({ ...VIEW, active: [0, 1, 2], items: [{ about: 'game', doublings }] }) as unknown as View;
  const { words } = tableOf();
  expect(words.sides?.({ contract: 'frage', declarer: 1 }, view([]))).toEqual({ players: [1], opponents: [0, 2] });
  const target = (doublings: readonly object[], options?: Notes) =>
    tableOf(options).words.target?.({ contract: 'frage', declarer: 1 }, view(doublings))?.text.de;
  const kontra = { step: 'kontra', by: 0 };
  expect(target([])).toBe('ab {n} Augen');
  expect(target([kontra])).toBe('Gegner ab {n} Augen');
  expect(target([kontra, kontra])).toBe('ab {n} Augen');
  expect(target([kontra], { 'kontra-goal': 'keep' })).toBe('ab {n} Augen');
});

test('in Haferltarock a call says how many points it commits to', () => {
  const bid = (call: string, options?: Notes) => phrase({ type: 'bid', call }, options, 'haferl');
  expect(bid('play').line?.de).toBe('Verpflichtet zu Aufnahmespiel.');
  expect(bid('too').line?.de).toBe('Verpflichtet zu Handspiel mit mindestens 61 Augen.');
  expect([bid('more-10').text.de, bid('more-10').line?.en]).toEqual(['Zehn mehr', 'Commits to Hand for 71 points.']);
  expect(bid('more-55').stands?.de).toBe('Handspiel um 116 Augen');
  expect(bid('play', { 'self-raise': 'hand' }).line?.de).toBe('Verpflichtet zu Aufnahmespiel oder Handspiel.');
  expect(phrase({ type: 'hold' }, {}, 'haferl').text.de).toBe('Ich spiele vorn');
  expect(phrase({ type: 'hold' }).text.de).toBe('Ich halte');
});

test('with a Berliner the first two begin with a hand, and nobody has said it before them', () => {
  const said = (call: string) => phrase({ type: 'bid', call }, {}, 'berliner').text.de;
  expect([said('play'), said('too'), said('more-5')]).toEqual(['Ich spiele mit dem Stock', 'Ich spiele', 'Fünf mehr']);
});

test('a hand is announced with its suit and what it is for', () => {
  const hand = (target: number, options?: Notes) =>
    phrase({ type: 'announce', contract: 'hand', trump: 'G', target }, options, 'haferl');
  expect([hand(61).say.de, hand(71).say.de]).toEqual(['Handspiel in Gras', 'Handspiel in Gras um 71']);
  expect(hand(71).line?.de).toContain('mindestens 71 Augen');
  expect(Object.keys(hand(71).variant?.terms ?? {})).toEqual(['trump']);
  expect(Object.keys(hand(71, { 'self-raise': 'target' }).variant?.terms ?? {})).toEqual(['trump', 'target']);
});

test('a raised target stands at the table, and nobody needs points in a Bettel', () => {
  const view = { ...VIEW, active: [0, 1, 2], items: [] } as unknown as View;
  const target = (profile: string, contract: string, said: Notes) =>
    tableOf({}, profile).words.target?.({ contract, declarer: 1, with: said }, view);
  expect(target('haferl', 'hand', { target: 71 })?.values?.['n']).toEqual({ count: 71, unit: 'points' });
  expect(target('bettel', 'bettel', {})).toMatchObject({ text: { de: 'kein Stich' }, counts: 'tricks' });
});

test('a game that is bid by name has that name', () => {
  const bid = (call: string) => phrase({ type: 'bid', call }, {}, 'bettel');
  expect([bid('bid-herzfrage').text.de, bid('bid-bettel').text.de]).toEqual(['Herz-Frage', 'Bettel']);
  expect(bid('bid-herzsolo').line?.de).toBe('Verpflichtet zu Herzsolo oder Bettel.');
});

/** Every game that is played for points, with every number of points and every kontra, as it is told and as it ended. */
test.each(['simple-points', 'simple-fixed', 'bettel', 'haferl', 'sharp'])(
  '%s: what is told of a result is what decided it',
  (profile) => {
    for (const goal of ['shift', 'keep'])
      for (const tie of ['draw', 'declarer-loses']) {
        const options = { 'kontra-goal': goal, 'tie-60': tie, 'kontra-max': 5 };
        const table = bavarian.tableRules(profile, options);
        if (!table.ok) throw new Error(table.error.code);
        const [rules, words] = [bavarian.rules(table.value), bavarian.words(table.value)];
        const games =
          profile === 'haferl'
            ? [
                { contract: 'pickup' },
                { contract: 'hand' },
                { contract: 'hand', target: 71 },
                { contract: 'hand', target: 116 },
              ]
            : [{ contract: 'frage' }, { contract: 'solo' }];
        for (const game of games)
          for (let kontra = 0; kontra <= 5; kontra++) {
            let won = 0;
            for (let points = 120; points >= 0; points--) {
              const row = rules.check({ ...game, declarer: 0, points, kontra }, 3, 2);
              if (!row.ok) continue;
              const [played] = row.value.games;
              const margin = played && words.margin?.(played, row.value);
              if (!played || played.result === 'draw' || !margin?.scale) continue;
              const { scale, text, opponents } = margin;
              expect([points, points >= scale.enough]).toEqual([points, played.result === 'made']);
              if (played.result === 'made') won = points;
              const needs = opponents !== undefined;
              expect(needs).toBe(goal === 'shift' && kontra % 2 === 1);
              const target = 'target' in game ? game.target : 61;
              if (needs) expect(text.de).toContain(`brauchten ${target} und haben ${120 - points}`);
            }
            // The mark of the bar is where the last game was won.
            expect(won).toBeGreaterThan(0);
          }
      }
  },
);

test('a hand for 71 that was doubled and won with 55 says who lacked what', () => {
  const table = bavarian.tableRules('haferl', {});
  if (!table.ok) throw new Error(table.error.code);
  const row = bavarian
    .rules(table.value)
    .check({ contract: 'hand', declarer: 0, points: 55, target: 71, kontra: 1 }, 3, 2);
  if (!row.ok || !row.value.games[0]) throw new Error('refused');
  const margin = bavarian.words(table.value).margin?.(row.value.games[0], row.value);
  expect(margin).toMatchObject({
    text: { de: 'Kontra: Die Gegner brauchten 71 und haben 65', en: 'Kontra: the defenders needed 71 and have 65' },
    scale: { reached: 55, enough: 50, all: 120 },
    opponents: { text: { de: 'Gegner 65 Augen' } },
  });
});
