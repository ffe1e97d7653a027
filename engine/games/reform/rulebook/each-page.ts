import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Each } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { ENOUGH, PLAYING, TALON } from '../sizes.ts';
import { thirdsText } from '../words/amounts.ts';
import { eachPrice } from '../words/price.ts';
import { aloneIn, basicPage as page, listed, namesOf } from './words.ts';

/** A game that everybody plays alone: how one comes to it, how it is played, who loses, and what that costs (reform §7.3). */
export const eachLines = (ruleset: Ruleset, contract: Each): readonly Text[] => [
  goal(contract),
  ...howItComes(ruleset, contract),
  ...declared(contract),
  lead(contract),
  ...WAYS[contract.way](ruleset, contract),
  talon(contract),
  loser(contract),
  ...paid(ruleset, contract),
  NOTHING_ELSE,
];

/** What somebody has to know of it who meets it for the first time: what everybody wants, how it is played, who loses. */
export const eachFirst = (ruleset: Ruleset, contract: Each): readonly Text[] => [
  goal(contract),
  ...[...WAYS[contract.way](ruleset, contract), ...declared(contract)].slice(0, 1),
  loser(contract),
];

const NOTHING_ELSE = text(
  'Angesagt und kontriert wird nicht, und Zusätze gibt es keine.',
  'There are no announcements, no kontra and no bonuses.',
);

const FEWEST: Readonly<Record<Each['counts'], Text>> = {
  thirds: text(
    'Jeder spielt für sich und will möglichst wenig Punkte.',
    'Everybody plays alone and wants as few points as possible.',
  ),
  tricks: text(
    'Jeder spielt für sich und will möglichst wenig Stiche.',
    'Everybody plays alone and wants as few tricks as possible.',
  ),
  cards: text(
    'Jeder spielt für sich und will seine Karten loswerden.',
    'Everybody plays alone and wants to get rid of their cards.',
  ),
};

const goal = ({ counts, paid: whom }: Each): Text =>
  whom === 'last'
    ? text(
        'Jeder spielt für sich und will als Letzter übrig bleiben, mit Karten in der Hand.',
        'Everybody plays alone and wants to be the last one left, with cards in hand.',
      )
    : FEWEST[counts];

function howItComes({ contracts }: Ruleset, { id, rank, lastOnly, without }: Each): readonly Text[] {
  const before = namesOf(contracts.filter(({ becomes }) => becomes === id));
  if (rank === null)
    return [
      text(
        `Es wird nicht geboten: Liegt der gerufene König im Talon, kann der Spieler es an der Stelle seines Spiels wählen (${before.de}), bevor er etwas nimmt.`,
        `It is not bid: if the called king lies in the talon, the declarer may choose this instead of their own game (${before.en}), before taking anything.`,
      ),
    ];
  return [
    ...(lastOnly === true
      ? [
          text(
            'Ansagen darf es nur die Vorhand, wenn alle anderen auf „Mein Spiel“ gepasst haben.',
            'Only forehand may name it, once everybody else has passed after “Mein Spiel”.',
          ),
        ]
      : []),
    ...(without === undefined
      ? []
      : [
          text(
            'Ansagen darf es nur, wer weder einen König noch ein Tarock in der Hand hat.',
            'Only a player with neither a king nor a tarock in hand may bid it.',
          ),
        ]),
  ];
}

function declared({ declares = [] }: Each): readonly Text[] {
  if (!declares.includes('heading')) return [];
  return [
    declares.includes('trump')
      ? text(
          'Der Nächste nach der Vorhand sagt, ob Stichzwang gilt und welche Farbe Trumpf ist.',
          'The player after forehand says whether the trick must be beaten, and which suit is trumps.',
        )
      : text(
          'Der Nächste nach der Vorhand sagt, ob Stichzwang gilt.',
          'The player after forehand says whether the trick must be beaten.',
        ),
    text(
      'Gilt er, muss jeder die höchste Karte im Stich überstechen, der es beim Bedienen kann.',
      'If it must, everybody who can beat the winning card while following suit has to.',
    ),
  ];
}

const lead = ({ lead: who }: Each): Text =>
  who === 'forehand'
    ? text('Die Vorhand spielt aus.', 'Forehand leads first.')
    : text('Wer es angesagt hat, beginnt.', 'Whoever has bid it begins.');

/** How it is played, by its way through the deal. */
const WAYS: Readonly<Record<Each['way'], (ruleset: Ruleset, contract: Each) => readonly Text[]>> = {
  tricks: (_, { pagatLast, order }) => [
    ...(pagatLast === true
      ? [
          text(
            'Der Pagat darf erst gespielt werden, wenn er das letzte Tarock in der Hand ist, auch gegen den Stichzwang.',
            'The Pagat may be played only as the last tarock in hand, even where it would have to beat the trick.',
          ),
        ]
      : []),
    ...(order === undefined
      ? []
      : [
          text(
            'Bedient wird wie sonst: Farbe, sonst Tarock, sonst irgendetwas. Aber was sticht, ist anders.',
            'Suits are followed as always: the suit led, else a tarock, else anything. But other cards win.',
          ),
          text(
            'Trumpf sticht alles. Dann kommen König, Dame, Cavall und Bube der anderen Farben, dann die Tarock, zuletzt die kleinen Karten.',
            'Trumps beat everything. Then come kings, queens, cavaliers and jacks of the other suits, then the tarocks, and the small cards last.',
          ),
          text(
            'Bilder gleichen Ranges sind gleich hoch, ebenso die kleinen Karten nach ihrem Platz: die höchste schwarze wie die höchste rote. Von gleich hohen sticht die zuerst gespielte, gleich welche Farbe ausgespielt wurde.',
            'Pictures of one rank are equal, and so are the small cards by their place: the highest black one and the highest red one. Of equal cards the first one played wins, whatever suit was led.',
          ),
        ]),
  ],
  piles: () => [
    text(
      'Reihum kommt Karte auf Karte auf einen Haufen; bedient wird die erste. Er endet, sobald auf eine Farbe ein Tarock fällt oder auf Tarock eine Farbe.',
      'In turn, card upon card goes onto a pile, and everybody follows its first card. It ends as soon as a tarock falls on a suit, or a suit card on tarocks.',
    ),
    text(
      'Das höchste Tarock bekommt ihn und spielt zum nächsten aus.',
      'The highest tarock takes it and leads to the next one.',
    ),
    text(
      'Liegen König und Dame derselben Farbe von verschiedenen Spielern unmittelbar aufeinander, scheidet aus, wer die untere gespielt hat. Seine Karten behält und zählt er.',
      'Where king and queen of one suit lie directly on each other, from different players, whoever played the lower one is eliminated, but keeps and counts their cards.',
    ),
    text(
      'Sind sie von verschiedener Farbe, bekommt den Talon, wer die obere gespielt hat, aber nur beim ersten Mal.',
      'If they are of different suits, whoever played the upper one gets the talon, but only the first time.',
    ),
    text(
      'Wer keine Karten mehr hat, ist auch draußen. Bleibt nur einer übrig, hat er gewonnen; nimmt eine Karte die Letzten auf einmal heraus, gewinnt, wer sie gespielt hat.',
      'A player without cards is out, too. The only one left has won; if one card takes out the last ones together, its player wins.',
    ),
    text(
      'Der Haufen, der dann noch daliegt, geht an das höchste Tarock, sonst an die höchste Karte der ausgespielten Farbe.',
      'The pile that is left then goes to its highest tarock, else to the highest card of the suit led.',
    ),
  ],
  bluff: ({ options }) => [
    text(
      'Wer einen Haufen beginnt, legt irgendeine Karte verdeckt hin und sagt eine Farbe dazu oder Tarock; sie muss nicht stimmen.',
      'Whoever starts a pile puts any card face down and names a suit, or tarocks; it need not be true.',
    ),
    text(
      'Der Nächste legt eine Karte verdeckt dazu, oder er beschuldigt den, der zuletzt gelegt hat: Dann wird dessen letzte Karte aufgedeckt.',
      'The next player adds a card face down, or accuses whoever put the last one: that card is then turned up.',
    ),
    text(
      'Stimmt die Farbe nicht, nimmt der Beschuldigte den ganzen Haufen auf die Hand; stimmt sie, nimmt ihn, wer beschuldigt hat. Den nächsten beginnt immer der Beschuldigte.',
      'If its suit is wrong, the accused takes the whole pile into their hand; if it is right, the accuser does. The accused starts the next pile in either case.',
    ),
    text(
      'Die letzte Karte ist man erst los, wenn der Nächste dazugelegt oder zu Unrecht beschuldigt hat.',
      'A last card is safe only once the next player has added one, or has accused wrongly.',
    ),
    text(
      `Nach ${options.sautanzSeconds} Sekunden ist es aus, oder sobald nur noch einer Karten hat. Der Haufen, der daliegt, zählt für niemanden.`,
      `It is over after ${options.sautanzSeconds} seconds, or as soon as only one player has cards. The pile that lies there counts for nobody.`,
    ),
    ...(options.sautanzTurns > 0
      ? [
          text(
            `Auch ohne Uhr ist es nach ${options.sautanzTurns} Zügen aus.`,
            `Even without a clock it is over after ${options.sautanzTurns} turns.`,
          ),
        ]
      : []),
  ],
};

function talon({ talon: { rest }, way }: Each): Text {
  if (rest === 'last-trick')
    return text(
      `Die ${TALON} Karten des Talons bekommt, wer den letzten Stich macht.`,
      `The ${TALON} cards of the talon go to whoever takes the last trick.`,
    );
  return way === 'piles'
    ? text(
        `Die ${TALON} Karten des Talons liegen daneben und zählen erst, wenn sie jemand bekommt.`,
        `The ${TALON} cards of the talon lie aside and count only once somebody gets them.`,
      )
    : text('Der Talon bleibt verdeckt und zählt für niemanden.', 'The talon stays face down and counts for nobody.');
}

const MOST: Readonly<Record<Each['counts'], Text>> = {
  thirds: text('Wer am meisten Punkte hat, verliert', 'Whoever has most points loses'),
  tricks: text('Wer am meisten Stiche hat, verliert', 'Whoever has most tricks loses'),
  cards: text('Wer am meisten Karten in der Hand hat, verliert', 'Whoever has most cards in hand loses'),
};

/** Who of several that have the most loses alone. */
const tiesOf = ({ lead: who }: Each): Readonly<Record<Each['ties'][number], Text>> => ({
  tricks: text('wer von ihnen mehr Stiche hat', 'whichever of them has more tricks'),
  declarer:
    who === 'forehand'
      ? text('die Vorhand, wenn sie dabei ist', 'forehand, if among them')
      : text('wer es angesagt hat, wenn er dabei ist', 'whoever has bid it, if among them'),
});

/** Who loses, and who of several that have as much (reform §7.3). */
function loser(contract: Each): Text {
  const { counts, ties, paid: whom } = contract;
  if (whom === 'last')
    return text(
      'Von den anderen verliert, wer am meisten Karten hat, in der Hand und gewonnen; haben mehrere gleich viele, alle von ihnen.',
      'Of the others, whoever has most cards loses, in hand and won together; if several have as many, all of them do.',
    );
  const most = MOST[counts];
  const { de, en } = listed(ties.map((by) => tiesOf(contract)[by]));
  return text(
    `${most.de}. Haben mehrere gleich viel: ${de}; sonst alle von ihnen.`,
    `${most.en}. If several have as much: ${en}; or else all of them.`,
  );
}

/** What a loser pays, and to whom (reform §7.3). */
function paid(ruleset: Ruleset, contract: Each): readonly Text[] {
  const { worth, dearer, forehand, paid: whom } = contract;
  if (whom === 'last')
    return [text(`Ein Verlierer zahlt dem Letzten ${worth}.`, `A loser pays ${worth} to the last one.`)];
  if (whom === 'accusers')
    return [
      text(
        `Ein Verlierer zahlt jedem anderen ${worth}, der wenigstens einmal beschuldigt hat, zu Recht oder nicht. Wer es nie getan hat, bekommt nichts.`,
        `A loser pays ${worth} to each of the others who has accused somebody at least once, rightly or not. A player who never did gets nothing.`,
      ),
    ];
  if (dearer === undefined || dearer === 'less-tricks')
    return [
      text(
        `Ein Verlierer zahlt jedem anderen ${worth} weniger dessen Stiche.`,
        `A loser pays each of the others ${worth} less the tricks that they have.`,
      ),
    ];
  const enough = thirdsText(ENOUGH);
  return [
    text(
      `Ein Verlierer zahlt jedem anderen ${worth}, mit ${enough.de} oder mehr ${dearer.fromEnough}.`,
      `A loser pays each of the others ${worth}, and with ${enough.en} or more ${dearer.fromEnough}.`,
    ),
    ...(contract.virgins === true ? virgins(ruleset, contract) : []),
    ...(forehand === undefined
      ? []
      : [text('Verliert die Vorhand, zahlt sie doppelt.', 'If forehand loses, they pay double.')]),
  ];
}

/** Players without a trick, who get what all the others would (reform §7.3, ruling 11). */
const virgins = ({ options }: Ruleset, { worth }: Each): readonly Text[] => [
  text(
    'Hat jemand keinen Stich, bekommen nur solche etwas, und zwar zusammen, was der Verlierer sonst allen zahlt.',
    'If somebody has taken no trick, only such players get anything: together what the loser would otherwise pay to all.',
  ),
  ...(options.virginsTotal === 'twelve'
    ? [
        text(
          `Ein einziger Verlierer zahlt ihnen aber immer ${(PLAYING - 1) * worth}.`,
          `But a single loser always pays them ${(PLAYING - 1) * worth}.`,
        ),
      ]
    : []),
];

/** Games in which nobody is the declarer, with what a loser pays (reform §4, §7.3). */
export function everybodyAlone(ruleset: Ruleset): readonly RulePage[] {
  const games = aloneIn(ruleset);
  if (games.length === 0) return [];
  const { de, en } = listed(
    games.map((contract) => {
      const { name } = contract;
      const price = eachPrice(contract);
      return text(`${name.de} (${price.de})`, `${name.en} (${price.en})`);
    }),
  );
  return [
    page('everybody-alone', text('Jeder für sich', 'Everybody alone'), 'reform §4, §7.3', [
      text(
        `In manchen Spielen hat niemand einen Partner, und es gibt keinen Spieler, gegen den die anderen spielen: ${de}.`,
        `In some games nobody has a partner, and there is no declarer whom the others play against: ${en}.`,
      ),
      text(
        'Wer verliert, zahlt den anderen, so viel, wie beim Spiel steht; gewinnen kann man nur, was andere verlieren.',
        'Whoever loses pays the others what stands with the game; there is nothing to win but what others lose.',
      ),
      NOTHING_ELSE,
      text(
        'Gekauft werden diese Spiele nicht, und ein Hölzel zählt in ihnen nicht.',
        'These games are never for sale, and no Hölzel counts in them.',
      ),
    ]),
  ];
}
