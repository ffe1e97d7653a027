import { showRational } from '#engine/core/rational.ts';
import { type Text, text } from '#engine/core/text.ts';
import type {
  Contract,
  Each,
  Emptying,
  Negative,
  Pictures,
  Positive,
  Sharing,
} from '#engine/games/reform/contracts/contract.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { priceOf } from '#engine/games/reform/settlement/prices.ts';
import { FAIR, TALON, TITLED, TRICKS } from '#engine/games/reform/sizes.ts';
import { thirdsText } from '#engine/games/reform/words/amounts.ts';
import { beating } from './beating-page.ts';
import { ends } from './spezi-page.ts';

/** A game with a goal of its own. */
type OwnGoal = Exclude<Contract, Positive | Negative | Each>;

export const hasOwnGoal = (contract: Contract): contract is OwnGoal =>
  contract.kind !== 'positive' && contract.kind !== 'negative' && contract.kind !== 'each';

/** What such a game is about, and what is paid for it (reform §7.8, §7.9). */
export function ownGoal(ruleset: Ruleset, contract: OwnGoal): readonly Text[] {
  switch (contract.kind) {
    case 'emptying':
      return emptying(ruleset, contract);
    case 'pictures':
      return pictures(contract);
    case 'sharing':
      return sharing(contract);
    case 'first-and-last':
      return ends(contract);
    case 'passing':
      return beating(ruleset, contract);
  }
}

function emptying({ options }: Ruleset, contract: Emptying): readonly Text[] {
  const { worth, talon } = contract;
  const noted = {
    contract: contract.id,
    declarer: 0,
    declared: [],
    silent: [],
    emptied: { ending: 'missing' },
  } as const;
  const lost = showRational(priceOf(options, contract, noted).lost);
  return [
    text(
      `Der Spieler nimmt bis zu ${talon.draws} Karten vom Talon, eine nach der anderen, und behält sie. Nur er sieht sie; der Rest zählt für niemanden.`,
      `The declarer draws up to ${talon.draws} cards from the talon, one after another, and keeps them. Nobody else sees them; the rest counts for nobody.`,
    ),
    text(
      `Er gewinnt, wenn er vor dem letzten Stich keine Karten mehr hat: Jeder Gegner zahlt ihm ${worth} für jeden Stich, der nicht mehr gespielt wird.`,
      `The declarer wins by being out of cards before the last trick: each opponent pays ${worth} for every trick that is not played any more.`,
    ),
    text(
      'Dazu darf er mehrere Karten einer Farbe auf einmal spielen, oder mehrere Tarock; die Gegner spielen je eine Karte, wie sonst. Gerechnet wird die höchste.',
      'For that the declarer may play several cards of one suit at once, or several tarocks; opponents play one card each, as usual. The highest one counts.',
    ),
    text(
      'Der Sküs darf zu jeder Farbe dazu, oder allein. Er sticht nur, wenn er allein oder unter Tarock liegt.',
      'The Sküs may be added to any suit, or played alone. It wins only alone or among tarocks.',
    ),
    text(
      `Der Spieler muss die ausgespielte Farbe bedienen, ein Tarock darf er sonst nicht geben. Kann er nicht und hat er auch den Sküs nicht, zahlt er jedem ${worth} und noch ${worth} für jeden Stich, der nicht fertig gespielt ist.`,
      `The declarer has to follow the suit led, and may not play a tarock otherwise. If they cannot, and lack the Sküs as well, they pay each opponent ${worth}, and ${worth} more for every trick that has not been completed.`,
    ),
    text(
      `Bleiben ihm nach dem letzten Stich Karten, zahlt er jedem ${worth} für jede. Ist er genau mit dem letzten Stich fertig, zahlt niemand.`,
      `If cards are left after the last trick, the declarer pays each opponent ${worth} for every one. Being out of them exactly with the last trick, nobody pays.`,
    ),
    text(
      `Von jeder Farbe außer Tarock braucht er am Anfang eine Karte. Fehlt ihm eine Farbe, zahlt er jedem ${lost}, und gespielt wird nicht.`,
      `The declarer needs a card of each suit but tarocks to begin with. If a suit is missing, they pay each opponent ${lost}, and nothing is played.`,
    ),
  ];
}

const pictures = ({ worth, dearer, lost = worth }: Pictures): readonly Text[] => [
  text(
    `Der Spieler gewinnt, wenn er nur mehr drei gleiche Bilder in der Hand hat, etwa drei Damen, oder alle vier. Jeder Gegner zahlt ihm ${worth}, mit vier Bildern ${dearer}, oder bekommt ${lost}.`,
    `The declarer wins by holding nothing but three equal pictures, three queens for example, or all four. Each opponent pays the declarer ${worth}, with four pictures ${dearer}, or gets ${lost}.`,
  ),
  text(
    'Nachgesehen wird nach dem Tausch und nach jedem Stich. Hat er keine drei gleichen Bilder mehr, ist verloren.',
    'That is looked at after the exchange and after each trick. Without three equal pictures the game is lost.',
  ),
  text(
    'Seinen Sküs darf der Spieler jederzeit spielen, auch ohne zu bedienen, und er sticht.',
    'The declarer may play the Sküs at any time, without following suit as well, and it wins.',
  ),
];

function sharing({ worth, lost = worth, extra }: Sharing): readonly Text[] {
  const [least, most, own, titled] = [FAIR.least, FAIR.most, FAIR.declarer, TITLED].map(thirdsText);
  return [
    text(
      'Der Spieler darf immer jede Karte spielen, die er will; die Gegner bedienen wie sonst.',
      'The declarer may always play any card; opponents follow suit as usual.',
    ),
    text(
      `Er gewinnt, wenn am Ende jeder Gegner zwischen ${least?.de} und ${most?.de} hat und er selbst höchstens ${own?.de}. Jeder Gegner zahlt ihm ${worth} oder bekommt ${lost}.`,
      `The declarer wins if every opponent ends up with ${least?.en} to ${most?.en}, and the declarer with ${own?.en} at most. Each opponent pays the declarer ${worth}, or gets ${lost}.`,
    ),
    text(
      `Nach dem letzten Stich wird der Talon aufgedeckt, und der Spieler gibt seine ${TALON} Karten einzeln den Gegnern, wie er will.`,
      `After the last trick the talon is turned up, and the declarer gives its ${TALON} cards to the opponents one by one, as they like.`,
    ),
    text(
      `Jedem Gegner, der keinen Stich hat oder alle ${TRICKS}, zahlt der Spieler dazu ${extra}, ob er gewinnt oder verliert; das wird nicht kontriert.`,
      `To every opponent with no trick, or all ${TRICKS}, the declarer pays ${extra} on top, won or lost; nobody doubles that.`,
    ),
    text(
      `Hat einer der Gegner genau ${titled?.de}, heißt der Spieler Tarockmeister, bei zweien Tarockrat, bei allen dreien Tarockdirektor. Das zählt nichts, und es entfällt, wenn einem Gegner der Mond gefangen wurde oder jemand alle Stiche macht.`,
      `If one of the opponents has exactly ${titled?.en}, the declarer is called Tarockmeister, with two of them Tarockrat, with all three Tarockdirektor. It counts nothing, and is off if an opponent’s Mond was taken by somebody else or anyone takes all tricks.`,
    ),
  ];
}
