import { isKing } from '#engine/decks/deck-54.ts';
import { taughtDeal } from '../at.ts';
import { agrees, counts, type NumberCases } from '../proofs.ts';
import {
  against,
  between,
  birdOf,
  birdWon,
  bonusTimes,
  bonusTimesIn,
  gameOf,
  givenUp,
  lost,
  paidGivenUp,
  worth,
} from './deals.ts';
import { allKings } from './faces.ts';
import {
  exchanged,
  handAt,
  highestHeld,
  KING_IN_TALON,
  line,
  paidByAll,
  points,
  talonAt,
  tarocksFallen,
  tarocksHeld,
  toLay,
  written,
} from './lesson-proofs.ts';
import { entitled } from './rule-book.ts';

/** The same of the lessons of further games. */
export const IN_FURTHER_LESSONS = {
  'Alle haben gepasst: Du suchst dir ein Spiel aus. Du hast # Tarock mit dem Mond, aber daneben wenig. Was sagst du?': [
    tarocksHeld,
  ],
  'Im Sechserdreier gehört dir der ganze Talon. Gewonnen bringt er # von jedem, verloren kostet er #.': [
    worth('sechserdreier'),
    lost('sechserdreier'),
  ],
  'Diese # Karten siehst nur du. Jede, die du liegen lässt, zählt für die Gegner, macht das Spiel aber um ein Fünftel teurer. Was nimmst du?':
    [counts((at) => talonAt(at).length)],
  '# Karten, und das Spiel gilt # statt #.': [
    counts(exchanged),
    counts((at) => gameOf(at, 'sechserdreier', { exchanged: exchanged(at) })),
    worth('sechserdreier'),
  ],
  '# Karten legst du dafür weg; sie zählen für dich. Wovon trennst du dich?': [toLay],
  'Die Vorhand spielt aus, also du. Die # höchsten Tarock hast du alle. Womit fängst du an?': [highestHeld],
  '# Punkte: Jeder zahlt dir # fürs Spiel und # Sürtaxe, zusammen #.': [
    points,
    line('sechserdreier'),
    line('suertaxe'),
    paidByAll,
  ],
  '# Tarock mit dem Sküs, und der Uhu ist auch dabei. Was sagst du?': [tarocksHeld],
  'Mit dem Uhurufer ist der Uhu schon angesagt: Das Spiel zählt # und er daneben #.': [
    worth('uhurufer'),
    birdOf('uhurufer'),
  ],
  'Allein gegen # gilt das Spiel weiter #, und der Uhu gehört dazu.': [
    against('uhurufer', KING_IN_TALON),
    worth('uhurufer', KING_IN_TALON),
  ],
  'Schleifen kostet die # von Spiel und Uhu, also # an jeden. Dein Blatt ist stark genug für mehr.': [
    agrees(
      (n, at) => n * (gameOf(at, 'uhurufer', KING_IN_TALON) + birdWon(at, 'uhurufer')),
      (_, at) => givenUp(at, 'uhurufer'),
    ),
    paidGivenUp('uhurufer'),
  ],
  'Jeder zahlt dir # fürs Spiel, # für den Uhu, # Sürtaxe und # für den Rufkönig, den du gelassen hast: #.': [
    line('uhurufer'),
    line('uhu'),
    line('suertaxe'),
    line('rufkoenig-lassen'),
    paidByAll,
  ],
  '# Tarock, die # höchsten darunter, dazu Uhu und Kakadu. Was sagst du?': [tarocksHeld, highestHeld],
  'Ohne Talon zählt alles #: das Spiel #, der Uhu daneben #.': [
    counts((at) => birdWon(at, 'solouhurufer') / birdWon(at, 'uhurufer')),
    worth('solouhurufer'),
    birdOf('solouhurufer'),
  ],
  'Den Talon brauchst du nicht, und ohne ihn zählt alles #.': [
    counts((at) => gameOf(at, 'solouhurufer') / gameOf(at, 'uhurufer')),
  ],
  'Den hast du selbst: Du spieltest allein gegen #.': [against('solouhurufer', { partner: 'own-king' })],
  '# Tarock der anderen sind gefallen. Noch ist der sechste Stich nicht ausgespielt: Darum darfst du jetzt noch einen Vogel ansagen. Was tust du?':
    [counts(tarocksFallen)],
  'Still brächte er nur halb so viel: Angesagt zählt er #.': [birdOf('solokakadurufer')],
  'Ihr # bekommt jeder # fürs Spiel, # für den Uhu, # für den Kakadu, # Sürtaxe und # für die Trull: #.': [
    counts((at) => taughtDeal(at).payments.filter((paid) => paid > 0).length),
    line('solouhurufer'),
    line('uhu'),
    line('kakadu'),
    line('suertaxe'),
    line('trull'),
    written,
  ],
  '# Tarock mit Sküs und Mond und nur # schlechte Karten. Was sagst du?': [
    tarocksHeld,
    counts((at) => handAt(at).filter((card) => !at.rules.pack.isTrump(card) && !isKing(card)).length),
  ],
  'Der Oberdreier bringt # von jedem, und alle Zusätze zählen #. Dafür legst du weg, bevor du den Talon siehst.': [
    worth('oberdreier'),
    bonusTimesIn('oberdreier'),
  ],
  'Jetzt legst du weg, und genauso viele Karten nimmst du dann. Zustehen würden dir #. Wovon trennst du dich?': [
    entitled(() => 'oberdreier'),
  ],
  '# statt #: Das Spiel gilt jetzt #, und du hast nur noch Tarock und den {DK}.': [
    counts(exchanged),
    entitled(() => 'oberdreier'),
    line('oberdreier'),
  ],
  'Jetzt siehst du den Talon, und nur du. # Karten nimmst du, aus einer Gruppe. Welche?': [counts(exchanged)],
  'Jeder zahlt dir # fürs Spiel, # Sürtaxe, je # für Trull und # Könige und # für den Pagat: #.': [
    line('oberdreier'),
    line('suertaxe'),
    agrees(
      (n) => [n, n],
      (_, at) => ['trull', 'four-kings'].map((code) => between(taughtDeal(at), code)),
    ),
    allKings,
    line('pagatfang'),
    paidByAll,
  ],
  'Alle # Könige, aber nur ein einziges Tarock. Was sagst du?': [counts((at) => handAt(at).filter(isKing).length)],
  'Im Farbensolo sticht Tarock nur, wenn es ausgespielt wird, und ausspielen darf es fast niemand. # von jedem.': [
    worth('farbensolo'),
  ],
  'Gelingt er, zählt er auch still # das Spiel.': [counts((at) => bonusTimes(at, 'volat', 'silent'))],
  'Er ging hier auf. Misslingt er aber, kostet er #-mal das Spiel.': [
    counts((at) => bonusTimes(at, 'volat', 'declared')),
  ],
  'Jeder zahlt dir # fürs Spiel und # für den Volat: #.': [line('farbensolo'), line('volat'), paidByAll],
  'Der {CK} macht den einen Stich, und der Rest macht keinen. Offen zählt das #.': [worth('piccolo-ouvert')],
  'Richtig gesehen, aber der zählt nur #. Dein Blatt ist auch offen gut genug.': [worth('piccolo')],
  'Genau ein Stich: Jeder zahlt dir #.': [paidByAll],
} satisfies NumberCases['sentences'];
