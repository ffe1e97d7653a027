import { type Text, text } from '#engine/core/text.ts';
import type { EntryTexts } from '#engine/kernel/words/texts.ts';
import { STEPS } from '../noted.ts';
import { MOST_NATURSTICH } from '../sizes.ts';

const same = (word: string): Text => text(word, word);

/** Steps by their number; the first of them is none. */
const LEVELS: readonly Text[] = [
  text('keines', 'none'),
  ...STEPS.map((step) => same(`${step.charAt(0).toUpperCase()}${step.slice(1)}`)),
];
const levelsOf = (field: string): Readonly<Record<string, Text>> =>
  Object.fromEntries(LEVELS.map((name, level) => [`${field}:${level}`, name]));

const CARDS: Readonly<Record<string, Text>> = Object.fromEntries(
  Array.from({ length: 7 }, (_, cards) => [`exchanged:${cards}`, same(String(cards))]),
);
const COUNTS: Readonly<Record<string, Text>> = Object.fromEntries(
  Array.from({ length: MOST_NATURSTICH }, (_, i) => [
    `silent.count:${i + 1}`,
    text(`${i + 1}-mal`, i === 0 ? 'once' : `${i + 1} times`),
  ]),
);

const OUTCOMES = {
  made: text('Ausgang', 'Outcome'),
  'made:true': text('gemacht', 'made'),
  'made:false': text('verloren', 'lost'),
};

/** What a scorer is asked, in words (`entry/fields.ts`). */
export const ENTRY_TEXTS: EntryTexts = {
  fields: {
    declarer: text('Spieler', 'Declarer'),
    soldBy: text('Verkäufer', 'Seller'),
    'soldBy:nobody': text('nicht verkauft', 'not sold'),
    partner: text('Partner', 'Partner'),
    'partner:own-king': text('eigener König', 'own king'),
    'partner:king-in-talon': text('König im Talon', 'king in the talon'),
    kingTalon: text('König im Talon', 'King in the talon'),
    'kingTalon:alone': text('allein weiter', 'plays on alone'),
    'kingTalon:schleifen-king': text('aufgegeben (Schleifen)', 'given up (Schleifen)'),
    unplayed: text('Nichts gesagt: nicht gespielt', 'Nothing said: not played'),
    exchanged: text('Karten aus dem Talon', 'Cards from the talon'),
    ...CARDS,
    result: text('Ergebnis', 'Result'),
    'result:points': text('nach Punkten', 'by points'),
    'result:won': text('gewonnen, nicht gezählt', 'won, not counted'),
    'result:lost': text('verloren, nicht gezählt', 'lost, not counted'),
    thirds: text('Punkte der Seite des Spielers', 'Points of the declarer’s side'),
    tricks: text('Stiche des Spielers', 'Declarer’s tricks'),
    last: text('Als Letzter übrig', 'Left over at the end'),
    thirdsEach: text('Punkte jedes Spielers', 'Points of each player'),
    'thirdsEach:of': text('Punkte {name}', 'Points {name}'),
    tricksEach: text('Stiche jedes Spielers', 'Tricks of each player'),
    'tricksEach:of': text('Stiche {name}', 'Tricks {name}'),
    cardsEach: text('Karten jedes Spielers', 'Cards of each player'),
    'cardsEach:of': text('Karten {name}', 'Cards {name}'),
    accused: text('Wer jemanden beschuldigt hat', 'Who accused somebody'),
    inFixedRound: text('Diese Runde hat schon einen festen Wert', 'This round already has a fixed value'),
    sautanzValue: text('Wert jedes Spiels der nächsten Runde', 'Value of every game of the next round'),
    gameKontra: text('Kontra aufs Spiel', 'Kontra on the game'),
    ...levelsOf('gameKontra'),
    early: text('Das Kontra fiel vor dem Tausch', 'The kontra was said before the exchange'),
    pairKontra: text('Kontra der Gegner', 'Kontra of the opponents'),
    'pairKontra:of': text('Kontra {name}', 'Kontra {name}'),
    self: text('Selbstkontra aufs Spiel (die Hälfte)', 'Selbstkontra on the game (half)'),
    bird: text('Vogel des Gebots', 'Bird of the bid'),
    declared: text('Angesagt', 'Announced'),
    'declared:add': text('Ansage hinzufügen', 'Add an announcement'),
    'declared:remove': text('{row} (angesagt) wieder entfernen', 'Remove {row} (announced)'),
    'declared.by': text('von', 'by'),
    'declared.level': text('Kontra auf {row}', 'Kontra on {row}'),
    ...levelsOf('level'),
    'declared.self': text('Selbstkontra', 'Selbstkontra'),
    'declared.self:true': text('Selbstkontra', 'Selbstkontra'),
    'declared.self:false': text('nein', 'no'),
    'declared.early': text('vor dem Tausch', 'before the exchange'),
    'declared.early:true': text('vor dem Tausch', 'before the exchange'),
    'declared.early:false': text('nein', 'no'),
    silent: text('Still', 'Silent'),
    'silent:add': text('Stilles hinzufügen', 'Add a silent bonus'),
    'silent:remove': text('{row} (still) wieder entfernen', 'Remove {row} (silent)'),
    'silent.side': text('für', 'for'),
    'silent.side:declarer': text('die Seite des Spielers', 'the declarer’s side'),
    'silent.side:opponents': text('die Gegner', 'the opponents'),
    'silent.count': text('Wie oft', 'How often'),
    ...COUNTS,
    ...OUTCOMES,
    protests: text('Proteste', 'Protests'),
    'protests:add': text('Protest hinzufügen', 'Add a protest'),
    'protests:remove': text('Protest wieder entfernen', 'Remove the protest'),
    'protests.by': text('von', 'by'),
    'protests.step': text('gegen', 'against'),
    ...levelsOf('protests.step'),
    'protests.bonus': text('auf', 'on'),
    'protests.bonus:nobody': text('das Spiel', 'the game'),
  },
  hints: {
    soldBy: text(
      'Wessen Spiel es in der Lizitation war; sonst niemand.',
      'Whose game it was in the auction; otherwise nobody.',
    ),
    thirds: text(
      'Punkte/Blatt wie 35/2 oder Punkte wie 36; ab 35/2 ist gewonnen.',
      'Points/thirds such as 35/2, or points such as 36; 35/2 or more wins.',
    ),
    thirdsEach: text(
      'Zusammen 70. Den Talon hat, wer den letzten Stich macht; wer keinen Stich hat, hat 0.',
      '70 together. Whoever wins the last trick has the talon; a player without a trick has 0.',
    ),
    tricksEach: text('Zusammen 12.', '12 together.'),
    cardsEach: text(
      'In Wald und Wiese die in der Hand und die gewonnenen, auch die des Talons; im Sautanz die in der Hand.',
      'In Wald und Wiese those in hand and those won, with the talon; in a Sautanz those in hand.',
    ),
    accused: text('Zu Recht oder zu Unrecht.', 'Rightly or wrongly.'),
    sautanzValue: text('Von 4 bis 45, wie ihn der Spieler sagt.', 'From 4 to 45, as the declarer says.'),
    gameKontra: text(
      'Liegt bei einem Solorufer der gerufene König im Talon, zählt kein Kontra, auch wenn du es einträgst.',
      'If the called king of a Solorufer lies in the talon, no kontra counts even if you enter it.',
    ),
    silent: text(
      'Ein Vogel, der in seinem Stich fällt und ihn nicht macht, ist verloren. Eine Sürtaxe folgt aus den Punkten.',
      'A bird that is played to its trick and does not take it is lost. A Sürtaxe follows from the points.',
    ),
    protests: text(
      'Wer eine Verdopplung der eigenen Seite nicht mitgemacht hat.',
      'Who stayed out of a doubling by their own side.',
    ),
  },
  units: {
    points: {
      name: text('Punkte', 'Points'),
      said: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
      wrong: text(
        'Bitte Punkte von 0 bis 70 eingeben, mit Blatt wie 35/2.',
        'Please enter points from 0 to 70, with thirds such as 35/2.',
      ),
    },
    tricks: {
      name: text('Stiche', 'Tricks'),
      said: text('{n} {n|Stich|Stiche}', '{n} {n|trick|tricks}'),
      wrong: text('Bitte eine Zahl von 0 bis 12 eingeben.', 'Please enter a number from 0 to 12.'),
    },
    cards: {
      name: text('Karten', 'Cards'),
      said: text('{n} {n|Karte|Karten}', '{n} {n|card|cards}'),
      wrong: text('Bitte eine Zahl von 0 bis 54 eingeben.', 'Please enter a number from 0 to 54.'),
    },
    value: {
      name: text('Wert', 'Value'),
      said: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
      wrong: text('Bitte eine Zahl von 4 bis 45 eingeben.', 'Please enter a number from 4 to 45.'),
    },
  },
  remarks: {
    'own-king': text('eigener König', 'own king'),
    'king-in-talon': text('König im Talon, kein Kontra', 'king in the talon, no kontra'),
    alone: text('König im Talon, allein', 'king in the talon, alone'),
    'schleifen-king': text('König im Talon, aufgegeben', 'king in the talon, given up'),
    unplayed: text('nicht gespielt', 'not played'),
    'early-kontra': text('Kontra vor dem Tausch', 'kontra before the exchange'),
    'kontra-void': text('Runde mit festem Wert, kein Kontra', 'round of a fixed value, no kontra'),
    exchanged: text('{n} {n|Karte|Karten} aus dem Talon', '{n} {n|card|cards} from the talon'),
    sold: text('Verkäufer: {names}', 'bought from {names}'),
  },
  columns: {
    contract: text('Spiel', 'Game'),
    declarer: text('Spieler', 'Declarer'),
    partner: text('Partner', 'Partner'),
    thirds: text('Punkte, Stiche', 'Points, tricks'),
    gameKontra: text('Kontra', 'Kontra'),
    declared: text('Angesagt, still', 'Announced, silent'),
  },
  places: {
    contract: text('Spiel', 'game'),
    declarer: text('Spieler', 'declarer'),
    soldBy: text('Verkäufer', 'seller'),
    partner: text('Partner', 'partner'),
    kingTalon: text('König im Talon', 'king in the talon'),
    unplayed: text('nicht gespielt', 'not played'),
    exchanged: text('Karten aus dem Talon', 'cards from the talon'),
    result: text('Ergebnis', 'result'),
    thirds: text('Punkte', 'points'),
    tricks: text('Stiche', 'tricks'),
    last: text('als Letzter übrig', 'left over at the end'),
    thirdsEach: text('Punkte jedes Spielers', 'points of each player'),
    tricksEach: text('Stiche jedes Spielers', 'tricks of each player'),
    cardsEach: text('Karten jedes Spielers', 'cards of each player'),
    accused: text('Beschuldigungen', 'accusations'),
    inFixedRound: text('Runde mit festem Wert', 'round of a fixed value'),
    sautanzValue: text('Wert der nächsten Runde', 'value of the next round'),
    gameKontra: text('Kontra aufs Spiel', 'kontra on the game'),
    early: text('Kontra vor dem Tausch', 'kontra before the exchange'),
    bird: text('Vogel des Gebots', 'bird of the bid'),
    pairKontra: text('Kontra der Gegner', 'kontra of the opponents'),
    self: text('Selbstkontra', 'Selbstkontra'),
    declared: text('Angesagt', 'announced'),
    silent: text('Still', 'silent'),
    bonus: text('Zusatz', 'bonus'),
    by: text('von wem', 'by whom'),
    side: text('für wen', 'for whom'),
    made: text('Ausgang', 'outcome'),
    level: text('Kontra', 'kontra'),
    count: text('wie oft', 'how often'),
    protests: text('Proteste', 'protests'),
    step: text('Stufe', 'step'),
  },
};
