import { text, type Text } from '../../core/text.ts';
import type { FamilyTexts } from '../../kernel/types.ts';
import type { BonusId } from './bonuses/index.ts';
import type { ContractId } from './contracts/index.ts';
import type { OptionId } from './options.ts';
import { REFUSALS } from './refusals.ts';

/** A word of the club is the same in every language. */
const same = (word: string): Text => text(word, word);

const CONTRACTS: Readonly<Record<ContractId, Text>> = {
  rufer: same('Rufer'),
  trischaken: same('Trischaken'),
  piccolo: same('Piccolo'),
  solorufer: same('Solorufer'),
  'besserrufer-1': same('Besserrufer I'),
  'besserrufer-2': same('Besserrufer II'),
  bettel: same('Bettler'),
  sechserdreier: same('Sechserdreier'),
  farbendreier: same('Farbendreier'),
  dreier: same('Dreier'),
  'besserrufer-3': same('Besserrufer III'),
  'piccolo-semi': same('Piccolo semi-ouvert'),
  'bettel-semi': same('Bettler semi-ouvert'),
  farbeneiner: same('Farbeneiner'),
  einer: same('Einer'),
  'besserrufer-4': same('Besserrufer IIII'),
  'besserrufer-5': same('Besserrufer V'),
  'triccolo-ouvert': same('Triccolo ouvert'),
  'zwiccolo-ouvert': same('Zwiccolo ouvert'),
  'piccolo-ouvert': same('Piccolo ouvert'),
  'bettel-ouvert': same('Bettler ouvert'),
  farbensolo: same('Farbensolo'),
  solodreier: same('Solodreier'),
};

const BONUSES: Readonly<Record<BonusId, Text>> = {
  pagat: same('Pagat'),
  uhu: same('Uhu'),
  kakadu: same('Kakadu'),
  quapil: same('Quapil'),
  geier: same('Geier'),
  ku: text('König ultimo', 'King ultimo'),
  trull: same('Trull'),
  kings: text('Vier Könige', 'Four kings'),
  sack1: text('1. Sack', '1st sack'),
  sack2: text('2. Sack', '2nd sack'),
  valat: same('Valat'),
};

const OPTIONS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'talon-deal': {
    name: text('Talon geben', 'Dealing the talon'),
    sentence: text(
      'Der Talon wird in der Mitte oder zu Beginn gegeben.',
      'The talon is dealt in the middle or first of all.',
    ),
  },
  'bei-groups': {
    name: text('Spiele „bei“', 'Games side by side'),
    sentence: text(
      'Welche negativen Spiele nebeneinander gespielt werden dürfen: gleichwertige, nur gleiche oder keine.',
      'Which negative games may be played side by side: those of equal value, only the same one, or none.',
    ),
  },
  'bei-settlement': {
    name: text('Abrechnung „bei“', 'Settling games side by side'),
    sentence: text(
      'Jeder Spieler rechnet mit allen drei anderen ab, oder nur mit denen, die nicht selbst spielen.',
      'Every declarer settles with all three others, or only with those who are not declarers themselves.',
    ),
  },
  'kontra-levels': {
    name: text('Kontra-Stufen', 'Levels of kontra'),
    sentence: text(
      'Wie oft verdoppelt wird: nur Kontra (1), auch Rekontra (2) oder auch Subkontra (3).',
      'How often stakes are doubled: kontra only (1), rekontra too (2), or subkontra as well (3).',
    ),
  },
  'bei-beats-solorufer': {
    name: text('Piccolo-bei vor Solorufer', 'Piccolo-bei over Solorufer'),
    sentence: text(
      'Ein Piccolo „bei“ überbietet einen Solorufer, der nach dem Piccolo angesagt wurde.',
      'A Piccolo “bei” outbids a Solorufer that was bid after the Piccolo.',
    ),
  },
  'king-in-talon': {
    name: text('König im Talon', 'King in the talon'),
    sentence: text(
      'Was man außer schleifen und alleine spielen darf: alle sechs oder drei beliebige nehmen, den Vogel wechseln, trischaken, einen zweiten König rufen.',
      'What else is open besides conceding and playing alone: taking all six or any three, switching the bird, Trischaken, calling a second king.',
    ),
  },
  'kontra-scope': {
    name: text('Kontra zählt', 'Kontra counts'),
    sentence: text(
      'Kontra zählt für Punkte und Geld, oder nur für das Geld.',
      'Kontra counts for points and money, or for money only.',
    ),
  },
  'bird-lock': {
    name: text('Angesagte Karten', 'Announced cards'),
    sentence: text(
      'Angesagte Vögel und Könige dürfen vor ihrem Stich nicht freiwillig fallen, oder es kostet nur die Prämie.',
      'Announced birds and kings may not fall freely before their trick, or doing so only loses the bonus.',
    ),
  },
  'farben-de-luxe': {
    name: text('Farbenspiele de luxe', 'Farbenspiele de luxe'),
    sentence: text(
      'Tarock ist eine gewöhnliche fünfte Farbe: frei verlegen, frei ausspielen, kein Tarockzwang.',
      'Tarock is an ordinary fifth suit: free to discard, to lead and to throw.',
    ),
  },
  'solorufer-kontra-void': {
    name: text('Solorufer: Kontra verfällt', 'Solorufer: kontra is void'),
    sentence: text(
      'Liegt beim Solorufer der gerufene König im Talon, zählt kein Kontra.',
      'If the called king of a Solorufer lies in the talon, no kontra counts.',
    ),
  },
  'silent-loss': {
    name: text('Stille Zusätze verlieren', 'Silent bonuses can be lost'),
    sentence: text(
      'Ein stiller Pagat oder König, der in seinem Stich fällt, zählt für die Gegner.',
      'A silent Pagat or king that is beaten in its trick counts for the opponents.',
    ),
  },
  'trischaken-stichzwang': {
    name: text('Trischaken: Stichzwang', 'Trischaken: duty to beat'),
    sentence: text(
      'Die Vorhand entscheidet, oder es gilt immer oder nie Stichzwang.',
      'Forehand decides, or the winning card must always or never be beaten.',
    ),
  },
  'trischaken-talon': {
    name: text('Trischaken: Talon', 'Trischaken: talon'),
    sentence: text(
      'Der Talon kommt zu den ersten sechs Stichen oder zum letzten Stich, oder die Vorhand entscheidet.',
      'The talon goes to the first six tricks or to the last one, or forehand decides.',
    ),
  },
  'trischaken-settlement': {
    name: text('Trischaken: Abrechnung', 'Trischaken: settlement'),
    sentence: text(
      'Am Tisch zahlen die zwei Verlierer den zwei Gewinnern; online rechnet jeder mit jedem ab.',
      'At the table the two losers pay the two winners; online everybody settles with everybody.',
    ),
  },
  'two-virgins': {
    name: text('Trischaken: zwei ohne Stich', 'Trischaken: two without a trick'),
    sentence: text(
      'Zwei Spieler ohne Stich kassieren je von allen, oder sie teilen sich die Zahlung.',
      'Two players without a trick each collect from all, or they share the payment.',
    ),
  },
  'trischaken-forehand-tie': {
    name: text('Trischaken: Vorhand gleichauf', 'Trischaken: forehand ties'),
    sentence: text(
      'Hat die Vorhand gemeinsam mit anderen die meisten Punkte, wird geteilt, oder sie zahlt alleine.',
      'If forehand shares the most points with others, they share the loss, or she pays alone.',
    ),
  },
  'early-stop': {
    name: text('Vorzeitig beenden', 'Stop early'),
    sentence: text(
      'Ein negatives Spiel endet, sobald jeder Ansager verloren hat.',
      'A negative game ends as soon as every declarer has lost.',
    ),
  },
};

/** Everything this family says to people, in both languages. German words of the club stay as they are in English. */
export const TEXTS: FamilyTexts = {
  name: text('Königrufen', 'Königrufen'),
  profiles: { 'tirol-speisezettel': text('Tiroler Speisezettel', 'Tyrolean sheet (Speisezettel)') },
  contracts: CONTRACTS,
  bonuses: BONUSES,
  options: OPTIONS,
  values: {
    score: text('für Punkte und Geld', 'for points and money'),
    'money-only': text('nur für das Geld', 'for money only'),
    hard: text('müssen gehalten werden', 'must be kept'),
    warn: text('kosten nur die Prämie', 'cost the bonus only'),
    'all-six': text('alle sechs', 'all six'),
    'any-three': text('drei beliebige', 'any three'),
    'switch-bird': text('Vogel wechseln', 'switch the bird'),
    trischaken: text('trischaken', 'Trischaken'),
    'second-king': text('zweiten König rufen', 'call a second king'),
    middle: text('in der Mitte', 'in the middle'),
    start: text('zu Beginn', 'first'),
    'same-value': text('gleichwertige', 'of equal value'),
    'same-contract': text('nur gleiche', 'the same only'),
    off: text('keine', 'none'),
    'all-others': text('mit allen', 'with all'),
    'defenders-only': text('nur mit Gegnern', 'with opponents only'),
    choice: text('die Vorhand entscheidet', 'forehand decides'),
    yes: text('immer', 'always'),
    no: text('nie', 'never'),
    'first-six': text('zu den ersten sechs Stichen', 'to the first six tricks'),
    last: text('zum letzten Stich', 'to the last trick'),
    table: text('am Tisch', 'at the table'),
    online: text('online, jeder gegen jeden', 'online, each against each'),
    each: text('jeder von allen', 'each from all'),
    split: text('sie teilen', 'they share'),
    share: text('wird geteilt', 'it is shared'),
    alone: text('sie zahlt alleine', 'she pays alone'),
    true: text('ja', 'yes'),
    false: text('nein', 'no'),
  },
  phases: {
    auction: text('Lizitation', 'Auction'),
    choice: text('Vorhand wählt', 'Forehand chooses'),
    'king-call': text('König rufen', 'Calling a king'),
    talon: text('Talon', 'Talon'),
    discard: text('Verlegen', 'Discarding'),
    announce: text('Ansagen', 'Announcements'),
    tricks: text('Spiel', 'Play'),
  },
  refusals: REFUSALS,
  items: {
    'trischaken-no-trick': text('kein Stich', 'no trick'),
    'trischaken-buergermeister': text('hat das Spiel (Bürgermeister)', 'has the game (Bürgermeister)'),
    'trischaken-forehand': text('Vorhand mit den meisten Punkten', 'forehand with the most points'),
    kontra: text('Kontra', 'Kontra'),
    rekontra: text('Rekontra', 'Rekontra'),
    subkontra: text('Subkontra', 'Subkontra'),
    solo: text('im Solospiel doppelt', 'double in a solo game'),
  },
};
