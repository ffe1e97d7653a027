import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract, Each, Negative, Positive } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth } from '../settlement/prices.ts';
import { ENOUGH, TALON } from '../sizes.ts';
import { TEXTS } from '../texts.ts';
import { thirdsText } from '../words/amounts.ts';
import { eachFirst, eachLines } from './each-page.ts';
import { hasOwnGoal, ownGoal } from './goals/own-page.ts';
import { chosenLead, ring, ringRules, squared, squaredAll } from './goals/ring-page.ts';
import { trainAim, withoutDeparture } from './goals/train-page.ts';
import { listed, thirdsSaid } from './words.ts';

/** What a game is, how it is played and what it pays, from its declaration and the table's rules. */
export const contractPage = (ruleset: Ruleset, contract: Contract): RulePage => ({
  id: contract.id,
  group: 'contracts',
  title: contract.name,
  source: contract.source,
  ...(contract.kind === 'each'
    ? { lines: eachLines(ruleset, contract), first: eachFirst(ruleset, contract) }
    : { lines: linesOf(ruleset, contract), first: firstOf(ruleset, contract) }),
});

/** What somebody has to know who meets it for the first time: who plays, what they do, what wins. */
function firstOf(ruleset: Ruleset, contract: WithSides): readonly Text[] {
  if (hasOwnGoal(contract)) return [sides(contract), ...ownGoal(ruleset, contract)];
  const [does = talon(ruleset, contract)] =
    contract.kind === 'positive' && contract.train ? trainAim(contract) : bird(contract);
  return [sides(contract), does, goal(contract)];
}

const linesOf = (ruleset: Ruleset, contract: WithSides): readonly Text[] => [
  sides(contract),
  ...about(ruleset, contract),
  ...more(ruleset, contract),
];

/** What it is about. */
function about(ruleset: Ruleset, contract: WithSides): readonly Text[] {
  if (hasOwnGoal(contract))
    return [...(contract.talon.cards > 0 ? [talon(ruleset, contract)] : []), ...ownGoal(ruleset, contract)];
  if (contract.kind === 'positive' && contract.train)
    return [...trainAim(contract), goal(contract), ...withoutDeparture(ruleset, contract), talon(ruleset, contract)];
  return [
    talon(ruleset, contract),
    ...(contract.talon.ring ? ringRules() : []),
    ...bird(contract),
    goal(contract),
    ...(contract.kind === 'positive' && contract.squared ? squaredAll(contract) : []),
  ];
}

/** A game of one side against another. */
type WithSides = Exclude<Contract, Each>;
/** One that is won by points or tricks. */
type Counted = Positive | Negative;

const sides = ({ side }: Contract): Text =>
  side === 'king'
    ? text(
        'Der Spieler ruft einen König. Wer den hat, spielt heimlich mit dem Spieler gegen die anderen zwei.',
        'The declarer calls a king. Its holder secretly plays with the declarer against the other two.',
      )
    : text('Einer spielt allein gegen die drei anderen.', 'One plays alone against the other three.');

/** What becomes of a talon of which nobody takes anything. */
function untouched({ talon: { rest }, side }: Contract): Text {
  if (rest === 'out')
    return text(
      'Der Talon bleibt verdeckt und zählt für niemanden.',
      'The talon stays face down and counts for nobody.',
    );
  return side === 'king'
    ? text(
        'Der Talon bleibt bis zum Ende verdeckt und zählt für die Gegner, außer der gerufene König liegt darin.',
        'The talon stays face down to the end and counts for the opponents, unless the called king is in it.',
      )
    : text(
        'Der Talon bleibt bis zum Ende verdeckt und zählt für die Gegner.',
        'The talon stays face down to the end and counts for the opponents.',
      );
}

/** What becomes of cards that are laid away before the talon is seen (reform §5.2). */
const laidFirst = ({ options }: Ruleset, cards: number): Text =>
  options.oberdreierTalon === 'open'
    ? text(
        `Der Spieler legt ${cards} Karten weg, bevor er den Talon sieht. Dann sieht nur er ihn und nimmt ${cards} Karten daraus; was übrig bleibt, zählt für die Gegner.`,
        `The declarer lays ${cards} cards away before seeing the talon, then alone sees it and takes ${cards} cards of it; what is left counts for the opponents.`,
      )
    : text(
        `Der Spieler legt ${cards} Karten weg und nimmt dann ${cards} aus dem Talon, ohne ihn zu sehen; was übrig bleibt, zählt für die Gegner.`,
        `The declarer lays ${cards} cards away and then takes ${cards} from the talon without seeing it; what is left counts for the opponents.`,
      );

function talon(ruleset: Ruleset, contract: Contract): Text {
  const { cards, layFirst, seenBy } = contract.talon;
  if (contract.talon.ring) return ring(contract);
  if (cards === 0) return untouched(contract);
  if (layFirst) return laidFirst(ruleset, cards);
  if (seenBy === 'declarer' && contract.talon.rest === 'out')
    return text(
      `Der Spieler nimmt alle ${cards} Karten des Talons, die niemand sonst sieht, und legt dafür ${cards} Karten weg; sie sind aus dem Spiel.`,
      `The declarer takes all ${cards} cards of the talon, which nobody else sees, and lays ${cards} cards away for them, which are out of play.`,
    );
  if (seenBy === 'declarer')
    return text(
      `Der Spieler nimmt alle ${cards} Karten des Talons, die niemand sonst sieht, und legt dafür ${cards} Karten weg, die für ihn zählen.`,
      `The declarer takes all ${cards} cards of the talon, which nobody else sees, and lays ${cards} cards away for them, which count for the declarer.`,
    );
  if (contract.talon.rest === 'out')
    return text(
      `Der Spieler tauscht ${cards} Karten mit dem offenen Talon; was übrig bleibt, zählt für niemanden.`,
      `The declarer exchanges ${cards} cards with the open talon; what is left of it counts for nobody.`,
    );
  return text(
    `Der Spieler tauscht ${cards} Karten mit dem offenen Talon; was übrig bleibt, zählt für die Gegner.`,
    `The declarer exchanges ${cards} cards with the open talon; what is left of it counts for the opponents.`,
  );
}

/** The bird that its bid announces, and what that counts. */
function bird(contract: Contract): readonly Text[] {
  if (contract.bird === undefined) return [];
  const { de, en } = nameOf(TEXTS.bonuses, contract.bird);
  const amount = birdWorth(contract);
  return [
    text(
      `Mit dem Spiel ist ${de} angesagt. Das zählt neben dem Spiel ${amount}, ob es gelingt oder nicht.`,
      `Bidding it announces ${en}, which counts ${amount} beside the game, made or not.`,
    ),
  ];
}

/** How many tricks somebody takes. */
function tricksTaken(tricks: number): Text {
  if (tricks === 0) return text('keinen Stich', 'no tricks');
  return tricks === 1
    ? text('genau einen Stich', 'exactly one trick')
    : text(`genau ${tricks} Stiche`, `exactly ${tricks} tricks`);
}

const wonWith = (contract: Counted): Text => {
  if (contract.kind === 'negative') {
    const { de, en } = tricksTaken(contract.tricks);
    return text(`Der Spieler gewinnt, wenn er ${de} macht.`, `The declarer wins by taking ${en}.`);
  }
  const [written, said] = [thirdsText(ENOUGH), thirdsSaid(ENOUGH)];
  return contract.side === 'king'
    ? text(
        `Die beiden gewinnen ab ${written.de}, das sind ${said.de}.`,
        `The two of them win with ${written.en} or more, that is ${said.en}.`,
      )
    : text(
        `Der Spieler gewinnt ab ${written.de}, das sind ${said.de}.`,
        `The declarer wins with ${written.en} or more, that is ${said.en}.`,
      );
};

/** What wins it, and what is paid for it. */
function goal(contract: Counted): Text {
  const { worth, lost = worth, side } = contract;
  const goalWords = wonWith(contract);
  if (contract.kind === 'positive' && contract.squared) return squared(goalWords);
  const pays =
    side === 'king'
      ? text(`Jeder bekommt oder zahlt ${worth}`, `Each player gets or pays ${worth}`)
      : text(`Jeder Gegner zahlt ihm ${worth}`, `Each opponent pays the declarer ${worth}`);
  const paid =
    side === 'king' && lost === worth ? pays : text(`${pays.de} oder bekommt ${lost}`, `${pays.en}, or gets ${lost}`);
  return text(`${goalWords.de} ${paid.de}.`, `${goalWords.en} ${paid.en}.`);
}

const NO_TAROCK_DUTY = text(
  'Wer die ausgespielte Farbe nicht hat, spielt, was er will: Tarock muss niemand geben.',
  'Without the suit led you may play anything: nobody has to give a tarock.',
);
const LOW_LEADS = [
  text(
    'Wer ausspielt, sucht sich eine Farbe aus, oder Tarock, und spielt davon die niedrigste Karte, die er hat.',
    'Whoever leads chooses a suit, or tarocks, and plays the lowest card of it that they hold.',
  ),
  text(
    'Alle außer dem Spieler müssen die höchste Karte im Stich überstechen, wenn sie können.',
    'Everybody but the declarer must beat the winning card whenever they can.',
  ),
];
const OPEN_AFTER_TRICK = text(
  'Nach dem ersten Stich legen alle ihre Karten offen auf den Tisch.',
  'After the first trick everybody lays their cards open on the table.',
);
const OPEN_BY_SECOND_PILE = text(
  'Sobald zum zweiten Haufen ausgespielt ist, legen alle ihre Karten offen auf den Tisch.',
  'As soon as the second pile has been led, everybody lays their cards open on the table.',
);

/** How its tricks are played, where that is not as in other games. */
function played({ kind, mode, isOpen, furtherBirds }: Contract): readonly Text[] {
  return [
    ...(mode === 'H'
      ? [
          text(
            'Es gilt Stichzwang: Wer die höchste Karte im Stich überstechen kann, muss es tun. Für den Pagat gilt nichts Besonderes.',
            'You must beat the winning card whenever you can. There is no special rule for the Pagat.',
          ),
        ]
      : []),
    ...(mode === 'suits'
      ? [
          text(
            'Tarock ist hier eine Farbe wie jede andere: Es sticht nur, wenn es ausgespielt wurde, und ausspielen darf es nur, wer nichts anderes mehr hat.',
            'Tarocks are a suit like any other here: they win only where they were led, and may be led only by a player with nothing else.',
          ),
        ]
      : []),
    ...(mode === 'B' ? [NO_TAROCK_DUTY] : []),
    ...(mode === 'W' ? LOW_LEADS : []),
    ...(isOpen === true ? [kind === 'passing' ? OPEN_BY_SECOND_PILE : OPEN_AFTER_TRICK] : []),
    ...(furtherBirds === true
      ? [
          text(
            'Auch während des Spiels darf der Spieler noch Vögel ansagen.',
            'The declarer may announce further birds even during play.',
          ),
        ]
      : []),
  ];
}

/** What another number of cards makes of it (reform §5.3). */
const mortgage = ({ options }: Ruleset, { talon: { cards } }: Contract): readonly Text[] => {
  if (cards === 0 || !options.mortgage) return [];
  return [
    cards === TALON
      ? text(
          'Wer weniger tauscht, spielt um mehr (Hypothek).',
          'Exchanging fewer cards makes the game worth more (mortgage).',
        )
      : text(
          'Wer weniger oder mehr tauscht, spielt um mehr oder um weniger (Hypothek).',
          'Exchanging fewer cards makes the game worth more, exchanging more cards makes it worth less (mortgage).',
        ),
  ];
};

function leader(ruleset: Ruleset, contract: Contract): Text {
  const { kind, lead } = contract;
  if (kind === 'passing') return text('Der Spieler spielt als Erster aus.', 'The declarer leads first.');
  if (lead === 'declarer')
    return text('Der Spieler spielt zum ersten Stich aus.', 'The declarer leads to the first trick.');
  return (
    chosenLead(ruleset, contract) ??
    text('Die Vorhand spielt zum ersten Stich aus.', 'Forehand leads to the first trick.')
  );
}

/** The same card game for everybody but what this one does differently. */
function more(ruleset: Ruleset, contract: Contract): readonly Text[] {
  const { options } = ruleset;
  const { isForSale, lastOnly, unplayedIfQuiet, ways = [] } = contract;
  return [
    ...(lastOnly === true
      ? [
          text(
            'Ansagen darf es nur die Vorhand, wenn alle anderen auf „Mein Spiel“ gepasst haben.',
            'Only forehand may name it, once everybody else has passed after “Mein Spiel”.',
          ),
        ]
      : []),
    leader(ruleset, contract),
    ...played(contract),
    ...mortgage(ruleset, contract),
    ...(isForSale && options.ankauf !== 'off'
      ? [text('Das Spiel darf gekauft werden (Ankauf).', 'The game may be bought (Ankauf).')]
      : []),
    ...(unplayedIfQuiet === true ? unplayed(ruleset) : []),
    ...(ways.length > 0 ? [TWO_WAYS] : []),
    ...bonuses(ruleset, contract),
  ];
}

const unplayed = ({ options }: Ruleset): readonly Text[] =>
  options.ruferUnplayed
    ? [
        text(
          'Sagen alle nur „gut“, wird es nicht gespielt und zählt als gewonnen, außer der König liegt im Talon.',
          'If everybody says only “good”, it is not played and counts as won, unless the king is in the talon.',
        ),
      ]
    : [];

const TWO_WAYS = text(
  'Liegt der gerufene König im Talon, darf der Spieler auch pratermäßig oder steinhofmäßig spielen.',
  'If the called king is in the talon, the declarer may also play pratermäßig or steinhofmäßig.',
);

/** Which bonuses count in it. */
function bonuses(ruleset: Ruleset, contract: Contract): readonly Text[] {
  const counted = ruleset.bonusesOf(contract);
  if (counted.length === 0) return [text('Zusätze gibt es keine.', 'There are no bonuses.')];
  if (contract.bonuses === 'S')
    return [
      text(
        'Liegt der Spieler um zwei Stiche oder mehr daneben, bekommt jeder Gegner noch eine Sürtaxe.',
        'If the declarer is two or more tricks out, each opponent gets a Sürtaxe as well.',
      ),
      text(
        'Es endet, sobald sich am Ergebnis nichts mehr ändern kann.',
        'It ends as soon as the result can no longer change.',
      ),
    ];
  if (contract.bonuses === 'volat')
    return [text('Als Zusatz zählt nur der Volat.', 'The only bonus that counts is the Volat.')];
  if (contract.bonuses === 'E') {
    const { de, en } = listed(counted.map((id) => nameOf(TEXTS.bonuses, id)));
    return [text(`Als Zusätze zählen nur: ${de}.`, `The only bonuses that count: ${en}.`)];
  }
  if (contract.bonuses === 'no-multiples')
    return [
      text(
        'Zusätze zählen doppelt, aber für Sürtaxe, Black-out und Volat gibt es nichts mehr dazu.',
        'Bonuses count double, but nothing is added for a Sürtaxe, a black-out or a Volat.',
      ),
    ];
  return contract.times === 2
    ? [text('Alle Zusätze zählen doppelt.', 'All bonuses count double.')]
    : [text('Alle Zusätze zählen.', 'All bonuses count.')];
}
