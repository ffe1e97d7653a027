import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';

/** A page of a table's rule book, in German. */
function page(id: string, options: Notes = {}): string {
  const found = reform.rulebook(tableOf(reform, 'reform', options)).find((one) => one.id === id);
  return (found?.lines ?? []).map(({ de }) => de).join(' ');
}

test('doubling is told as far as the table goes, and from when on', () => {
  expect(page('kontra')).toContain('Kontra ×2, Rekontra ×4, Subkontra ×8, Hirsch ×16.');
  expect(page('kontra')).toContain('Kontra ×3, Rekontra ×6, Subkontra ×12, Hirsch ×24.');
  expect(page('kontra', { kontraLevels: 5 })).toContain('Mord ×32');
  expect(page('kontra', { preKontra: false })).not.toContain('×3');
});

test('what may be announced is named with what it then counts', () => {
  expect(page('announcing')).toContain('Uhu 16, Kakadu 24, Gramerboy (Sürtaxe) 3 × Spiel, Volat 8 × Spiel.');
  expect(page('announcing')).not.toContain('Trull 4');
  expect(page('announcing', { announceTrullAndKings: true, marabu: true })).toContain('Trull 4, Vier Könige 4');
  expect(page('single-ultimo')).toContain('Es zählt 10; ansagen kann man es nicht.');
  expect(page('single-ultimo', { announceSingleUltimo: true })).toContain('Still zählt es 10, angesagt 20.');
});

test('a contract tells what it pays, and what this table does with it', () => {
  expect(page('dreier')).toContain('Jeder Gegner zahlt ihm 10 oder bekommt 10.');
  expect(page('dreier')).toContain('Das Spiel darf gekauft werden');
  expect(page('dreier', { ankauf: 'off' })).not.toContain('gekauft');
  expect(page('rufer')).toContain('wird es nicht gespielt');
  expect(page('rufer', { ruferUnplayed: false })).not.toContain('wird es nicht gespielt');
  expect(page('rufer', { mortgage: false })).not.toContain('Hypothek');
});

test('a bird of the bid is told with what it counts, and what giving up with it costs', () => {
  expect(page('uhurufer')).toContain(
    'Mit dem Spiel ist Uhu angesagt. Das zählt neben dem Spiel 16, ob es gelingt oder',
  );
  expect(page('bird-bids')).toContain('Kakadurufer (Kakadu 24), Solopagatrufer (Pagat ultimo 16)');
  expect(page('king-in-talon')).toContain('Rufer 2, Pagatrufer 4');
  expect(page('king-in-talon')).toContain('Rufer 1, Pagatrufer 6, Uhurufer 10, Kakadurufer 14');
  expect(page('king-in-talon', { birdRuferAlone: 2 })).toContain('Rufer 1, Pagatrufer 5, Uhurufer 9, Kakadurufer 13');
});

test('who sees the talon, and who owns it at the end, is as this table agreed', () => {
  expect(page('sechserdreier')).toContain('alle 6 Karten des Talons, die niemand sonst sieht');
  expect(page('oberdreier')).toContain('Dann sieht nur er ihn');
  expect(page('oberdreier', { oberdreierTalon: 'closed' })).toContain('ohne ihn zu sehen');
  expect(page('solo-talon')).toContain('Die Gruppe mit dem König zählt dann für den Spieler');
  expect(page('solo-talon', { soloKingTalon: 'whole' })).toContain('Der ganze Talon zählt dann für den Spieler');
});

test('a game that is left out is spoken of nowhere', () => {
  const left = { contractsOff: ['farbensolo'] };
  expect(
    reform
      .rulebook(tableOf(reform, 'reform', left))
      .map(({ lines }) => JSON.stringify(lines))
      .join(),
  ).not.toContain('Farbensolo');
  const exchanging = ['rufer', 'pagatrufer', 'uhurufer', 'kakadurufer'];
  expect(page('king-in-talon', { contractsOff: exchanging })).toBe('');
  const solo = ['solorufer', 'solopagatrufer', 'solouhurufer', 'solokakadurufer'];
  expect(page('solo-talon', { contractsOff: solo }) + page('further-birds', { contractsOff: solo })).toBe('');
  const open = ['bettel-ouvert', 'piccolo-ouvert', 'eisenbahner-ouvert', 'spezi-ouvert', 'wechselspezi-ouvert'];
  expect(page('open-hands', { contractsOff: open })).not.toContain('Nach dem ersten Stich');
  expect(page('open-hands', { contractsOff: [...open, 'pensionist-ouvert'] })).toBe('');
  expect(page('king-ways', { contractsOff: ['pagatrufer', 'uhurufer', 'kakadurufer'] })).toBe('');
  expect(page('bird-bids', { contractsOff: [...exchanging, ...solo] })).toBe('');
});

test('a game that everybody plays alone tells who loses and what that costs', () => {
  expect(page('trischaker')).toContain('Ein Verlierer zahlt jedem anderen 4, mit 35/2 oder mehr 6.');
  expect(page('trischaker')).toContain('wer von ihnen mehr Stiche hat, die Vorhand, wenn sie dabei ist; sonst alle');
  expect(page('trischaker')).not.toContain('immer 12');
  expect(page('trischaker', { virginsTotal: 'twelve' })).toContain('Ein einziger Verlierer zahlt ihnen aber immer 12.');
  expect(page('sautanz')).toContain('Nach 180 Sekunden ist es aus');
  expect(page('sautanz', { sautanzTurns: 0 })).not.toContain('Zügen');
  expect(page('wald-und-wiese')).toContain('an der Stelle seines Spiels wählen (Rufer)');
  expect(page('king-in-talon')).toContain('Oder er macht aus dem Rufer ein anderes Spiel: Wald und Wiese.');
  expect(page('everybody-alone')).toContain('Böhmischer Trischaker (12 weniger die Stiche)');
});

test('what an evening hands on is told as far as this table plays it', () => {
  const pages = (options: Notes): readonly string[] =>
    ['hoelzel', 'radel', 'fixed-round'].filter((id) => page(id, options) !== '');
  expect(pages({})).toEqual(['hoelzel', 'fixed-round']);
  expect(pages({ afterTrischaker: 'radel' })).toEqual(['radel', 'fixed-round']);
  expect(pages({ afterTrischaker: 'none', contractsOff: ['sautanz'] })).toEqual([]);
  expect(pages({ contractsOff: ['trischaker', 'boehmischer-trischaker'] })).toEqual(['fixed-round']);
  expect(page('fixed-round')).toContain('von 4 bis 45');
  expect(page('fixed-round', { sautanzValue: 20 })).toContain('Hier sind es 20.');
});

test('a game with a goal of its own tells the goal, and what it pays', () => {
  expect(page('hausierer')).toContain('Jeder Gegner zahlt ihm 11 für jeden Stich, der nicht mehr gespielt wird.');
  expect(page('hausierer')).toContain('Fehlt ihm eine Farbe, zahlt er jedem 143, und gespielt wird nicht.');
  expect(page('hausierer', { hausiererMissingSuit: 'base' })).toContain('zahlt er jedem 11, und gespielt wird nicht.');
  expect(page('artist')).toContain('Jeder Gegner zahlt ihm 8, mit vier Bildern 16, oder bekommt 8.');
  expect(page('artist')).toContain('was übrig bleibt, zählt für niemanden');
  expect(page('apotheker')).toContain('jeder Gegner zwischen 17/1 und 35/2 hat und er selbst höchstens 19/0.');
  expect(page('apotheker')).toContain('Zusätze gibt es keine.');
});

test('the games for a hand of one suit tell what ends them, and the bus as this table plays it', () => {
  expect(page('eisenbahner')).toContain('Kommt der Spieler nicht zur Abfahrt, kostet es ihn 18 an jeden.');
  expect(page('eisenbahner', { expressLoss: 'single' })).not.toContain('Kommt der Spieler nicht zur Abfahrt');
  expect(page('eisenbahner')).toContain(
    'Als Zusätze zählen nur: Trull, Vier Könige, Mondfang, Pagatfang, Naturstich, Sürtaxe.',
  );
  expect(page('fahrt-ins-blaue')).toContain('in welcher Reihenfolge er seine Karten spielt');
  expect(page('train')).toContain('Notbremse (Eisenbahner, Eisenbahner ouvert)');
  expect(page('train')).toContain('Ab 35/2 ist gewonnen, ab 35/0 ist es unentschieden');
  expect(page('train')).toContain('Kommt der Bus nicht zur Abfahrt, zahlt er doppelt.');
  expect(page('train', { bus: 'duel-triple' })).toContain('um das Dreifache und nach dem Ergebnis des Spielers');
  expect(page('train', { contractsOff: ['fahrt-ins-blaue'] })).not.toContain('Fahrt ins Blaue');
  expect(page('train', { contractsOff: ['eisenbahner', 'fahrt-ins-blaue', 'eisenbahner-ouvert'] })).toBe('');
});

test('a game for the first trick and the last tells both, and how its tricks are played', () => {
  expect(page('spezi')).toContain('Jeder Gegner zahlt ihm 10 oder bekommt 10.');
  expect(page('spezi')).toContain('Tarock muss niemand geben');
  expect(page('wechselspezi')).not.toContain('Tarock muss niemand geben');
  expect(page('wechselspezi')).toContain('spielt davon die niedrigste Karte');
  expect(page('wechselspezi-ouvert')).toContain('Jeder Gegner zahlt ihm 20 oder bekommt 20.');
  expect(page('spezi-ouvert')).toContain('Nach dem ersten Stich legen alle ihre Karten offen');
  expect(page('tricks')).toContain('was man will: Spezi, Spezi ouvert.');
  expect(page('tricks')).toContain('haben Stichzwang: Wechselspezi, Wechselspezi ouvert.');
});

test('a Pensionist tells when they have lost, what excuses them, and from which lead on nobody pays', () => {
  expect(page('pensionist')).toContain('legt dafür 6 Karten weg; sie sind aus dem Spiel.');
  expect(page('pensionist')).toContain('Jeder Gegner zahlt ihm 20 oder bekommt 20.');
  expect(page('pensionist')).toContain('wenn schon zum 25. Mal');
  expect(page('pensionist', { jubelLead: 20 })).toContain('wenn schon zum 20. Mal');
  expect(page('pensionist')).not.toContain('Einmal im Spiel');
  expect(page('pensionist-ouvert')).toContain('Einmal im Spiel darf er stechen, ohne zu verlieren');
  expect(page('pensionist-ouvert')).toContain('Sobald zum zweiten Haufen ausgespielt ist');
  expect(page('pensionist-ouvert')).not.toContain('ersten Stich');
  expect(page('talon')).toContain('zählen ungesehen für die Gegner (Sechserdreier).');
  expect(page('talon')).toContain('sind aus dem Spiel (Pensionist, Pensionist ouvert).');
});

test('a bird may be played in two more ways, which are told with what they count', () => {
  expect(page('king-ways')).toContain('der Sküs zählt 22');
  expect(page('king-ways')).toContain('Pagatrufer 12, Uhurufer 20, Kakadurufer 28');
  expect(page('king-ways', { birdRuferAlone: 2 })).toContain('Pagatrufer 12');
  expect(page('king-ways')).not.toContain('Kaiserstich');
  expect(page('king-ways', { kaiserstich: true })).toContain('Einen Kaiserstich gibt es dabei nicht.');
  expect(page('king-ways', { preKontra: false })).not.toContain('vor dem Tausch');
  expect(page('king-in-talon')).toContain('Mit einem Vogel (Pagatrufer, Uhurufer, Kakadurufer)');
  expect(page('uhurufer')).toContain('auch pratermäßig oder steinhofmäßig');
  expect(page('rufer') + page('solouhurufer')).not.toContain('steinhofmäßig');
});

test('what the program does not play yet is said, as far as this table could have it', () => {
  expect(reform.listing(tableOf(reform, 'reform', {})).contracts.length + reform.texts.notOffered.length).toBe(41);
  for (const { de } of reform.texts.notOffered) expect(page('not-yet')).toContain(de);
  expect(page('not-yet')).not.toContain('Black-out');
  expect(page('black-out')).toContain('Nach dem siebenten Stich');
  expect(page('black-out')).toContain('Angesagt zählt es 5 × Spiel');
  expect(page('not-yet')).toContain('Schleifen kann man nur, wenn der gerufene König im Talon liegt.');
  const exchanging = ['rufer', 'pagatrufer', 'uhurufer', 'kakadurufer'];
  expect(page('not-yet', { contractsOff: exchanging })).toContain('kann man noch nicht.');
});

test('whoever meets a game for the first time reads in three sentences what it is about', () => {
  const first = (id: string): string =>
    (reform.rulebook(tableOf(reform, 'reform')).find((one) => one.id === id)?.first ?? [])
      .slice(0, 3)
      .map(({ de }) => de)
      .join(' ');
  expect(first('uhurufer')).toContain('Mit dem Spiel ist Uhu angesagt.');
  expect(first('uhurufer')).toContain('Die beiden gewinnen ab 35/2');
  expect(first('oberdreier')).toContain('bevor er den Talon sieht');
  expect(first('wald-und-wiese')).toContain('Karte auf Karte auf einen Haufen');
  expect(first('wald-und-wiese')).toContain('verliert, wer am meisten Karten hat');
  expect(first('eisenbahner')).toContain('Hat er nach einem Stich nur mehr solche Karten in der Hand, fährt er ab');
  expect(first('eisenbahner')).toContain('Der Spieler gewinnt ab 35/2');
  expect(first('hausierer')).toContain('Er gewinnt, wenn er vor dem letzten Stich keine Karten mehr hat');
  expect(first('artist')).toContain('Der Spieler gewinnt, wenn er nur mehr drei gleiche Bilder');
  expect(first('apotheker')).toContain('Er gewinnt, wenn am Ende jeder Gegner');
  expect(first('spezi')).toContain('den ersten Stich machen und auch den letzten');
  expect(first('pensionist')).toContain('Er gewinnt, wenn er nie stechen muss');
  expect(first('pensionist')).toContain('Wer die oberste Karte stechen kann, muss es tun');
});
