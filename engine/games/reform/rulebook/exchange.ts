import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth, worthAlone } from '../settlement/prices.ts';
import { TALON } from '../sizes.ts';
import { basicPage as page, namesOf } from './words.ts';

/** What the table may be told of exchanging more or fewer cards (reform §5.3). */
const mortgage = ({ options, contracts }: Ruleset): readonly Text[] =>
  options.mortgage
    ? [
        text(
          'Wer will, tauscht mehr oder weniger Karten (Hypothek): Jede mehr macht das Spiel um ein Fünftel seines Werts billiger, jede weniger um ein Fünftel teurer.',
          'You may exchange more or fewer cards (mortgage): each extra card makes the game cheaper by a fifth of its value, each card fewer dearer by a fifth.',
        ),
        text(
          'Mehr heißt: zuerst eine ganze Gruppe, dann Karten der anderen. Weniger heißt: Karten nach Wahl aus einer Gruppe, auch gar keine.',
          'More means one whole group first, then cards of the other one. Fewer means any cards of one group, or none at all.',
        ),
        ...(contracts.some(isLaidFirst)
          ? [
              text(
                'Wird zuerst weggelegt, steht damit auch fest, wie viele Karten getauscht werden.',
                'Where cards are laid away first, that settles how many are exchanged.',
              ),
            ]
          : []),
        text(
          'Dieser Wert gilt dann, ob gewonnen oder verloren, auch für Sürtaxe und Volat; Vögel behalten ihren Wert.',
          'That is then the value, won or lost, for Sürtaxe and Volat as well; birds keep their own.',
        ),
      ]
    : [
        text(
          'Es sind immer genau so viele Karten, wie das Spiel vorsieht.',
          'It is always exactly as many cards as the game allows.',
        ),
      ];

const isLaidFirst = ({ talon }: Contract): boolean => talon.layFirst === true;

/** Talons that lie open to everybody who plays. */
const openToAll = (contracts: readonly Contract[]): readonly Text[] =>
  contracts.some(({ talon }) => talon.cards > 0 && talon.seenBy === 'active')
    ? [
        text(
          'Beide Gruppen des Talons liegen offen. Der Spieler nimmt eine in die Hand und legt gleich viele Karten weg; was er weglegt, zählt für ihn, der Rest des Talons für die Gegner.',
          'Both groups of the talon lie open. The declarer takes one of them and lays as many cards away; those count for the declarer, the rest of the talon for the opponents.',
        ),
      ]
    : [];

/** The games in which the declarer may take all of the talon. */
function wholeTalon(contracts: readonly Contract[]): readonly Text[] {
  const all = contracts.filter(({ talon }) => talon.cards === TALON);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all);
  return [
    text(
      `${de}: Hier sieht nur der Spieler den Talon. Er darf alle Karten daraus nehmen, auch aus beiden Gruppen, und legt gleich viele weg.`,
      `${en}: here only the declarer sees the talon, may take all of its cards, of both groups, and lays as many away.`,
    ),
    ...leftBehind(all),
  ];
}

/** Whose the cards of such a talon are that are not taken. */
function leftBehind(all: readonly Contract[]): readonly Text[] {
  const counted = namesOf(all.filter(({ talon }) => talon.rest === 'opponents'));
  const out = namesOf(all.filter(({ talon }) => talon.rest === 'out'));
  return [
    ...(counted.de === ''
      ? []
      : [
          text(
            `Zurückgelassene zählen ungesehen für die Gegner (${counted.de}).`,
            `Cards left behind count unseen for the opponents (${counted.en}).`,
          ),
        ]),
    ...(out.de === ''
      ? []
      : [
          text(
            `Zurückgelassene und weggelegte sind aus dem Spiel (${out.de}).`,
            `Cards left behind or laid away are out of play (${out.en}).`,
          ),
        ]),
  ];
}

/** The games in which cards are laid away before the talon is seen. */
function laidFirst({ contracts, options }: Ruleset): readonly Text[] {
  const all = contracts.filter(isLaidFirst);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all);
  return [
    text(
      `${de}: Hier legt der Spieler zuerst weg, aus den Karten, die er bekommen hat; genauso viele nimmt er dann aus dem Talon.`,
      `${en}: here the declarer lays away first, from the cards that were dealt, and then takes as many from the talon.`,
    ),
    options.oberdreierTalon === 'open'
      ? text(
          'Dazu sieht er, und nur er, beide Gruppen; was übrig bleibt, zählt ungesehen für die Gegner.',
          'For that the declarer alone sees both groups; what is left counts unseen for the opponents.',
        )
      : text(
          'Dazu wählt er eine Gruppe, ohne sie zu sehen, und nimmt die obersten; reicht sie nicht, kommen die obersten der anderen dazu.',
          'For that the declarer chooses a group without seeing it and takes its top cards; if they are too few, the top ones of the other are added.',
        ),
  ];
}

/** Exchanging with the talon, and what is laid away for it. */
export function exchangePage(ruleset: Ruleset): readonly RulePage[] {
  const { contracts } = ruleset;
  if (!contracts.some(({ talon }) => talon.cards > 0)) return [];
  return [
    page('talon', text('Tauschen und Weglegen', 'Exchanging and laying away'), 'reform §5.2, §5.3', [
      ...openToAll(contracts),
      ...wholeTalon(contracts),
      ...laidFirst(ruleset),
      ...mortgage(ruleset),
      text(
        'Könige und Trullstücke bleiben in der Hand. Ein Tarock legt nur weg, wer außer Königen keine Farbkarte mehr hat, und er zeigt es.',
        'Kings and Trull cards stay in hand. A tarock may be laid away only by a player with no suit card left but kings, and is shown.',
      ),
    ]),
  ];
}

/** What else a game may become whose called king lies in the talon (reform §5.4). */
const otherGame = (name: Text, other: Contract | undefined): readonly Text[] =>
  other === undefined
    ? []
    : [
        text(
          `Oder er macht aus dem ${name.de} ein anderes Spiel: ${other.name.de}. Was vorher gesagt wurde, gilt dann nicht.`,
          `Or the declarer turns the ${name.en} into another game: ${other.name.en}. Whatever was said before is then void.`,
        ),
      ];

/** How else a game with a bird may be played then; it has a page of its own (reform §7.4). */
function twoWays(calling: readonly Contract[]): readonly Text[] {
  const games = calling.filter(({ ways = [] }) => ways.length > 0);
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Mit einem Vogel (${de}) kann er auch pratermäßig spielen, mit einem Partner seiner Wahl, oder steinhofmäßig, allein für nur eines von beiden, Spiel oder Vogel.`,
      `With a bird (${en}) the declarer may also play pratermäßig, with a partner of their choice, or steinhofmäßig, alone for only one of the two, game or bird.`,
    ),
  ];
}

/** What the declarer does who finds the called king in the talon. */
export function kingInTalon(ruleset: Ruleset): readonly RulePage[] {
  const { options, contracts } = ruleset;
  const calling = contracts.filter(({ side, talon }) => side === 'king' && talon.cards > 0);
  if (calling.length === 0) return [];
  const priced = (worthOf: (contract: Contract) => number): Text =>
    namesOf(calling, (contract) => {
      const { name } = contract;
      return text(`${name.de} ${worthOf(contract)}`, `${name.en} ${worthOf(contract)}`);
    });
  const alone = priced((contract) => worthAlone(contract, options));
  const half = priced((contract) => (worthAlone(contract, options) + birdWorth(contract)) / 2);
  const hasBird = calling.some(({ bird }) => bird !== undefined);
  return [
    page('king-in-talon', text('König im Talon', 'King in the talon'), 'reform §5.4', [
      text(
        `Liegt der gerufene König im Talon, kann der Spieler allein gegen drei spielen und eine beliebige Gruppe nehmen. Das Spiel gilt dann: ${alone.de}.`,
        `If the called king is in the talon, the declarer may play alone against three and take either group. The game is then worth: ${alone.en}.`,
      ),
      ...(hasBird
        ? [
            text(
              'Ein Vogel, der mit dem Spiel angesagt ist, zählt wie sonst dazu.',
              'A bird that is announced with the game counts beside it as usual.',
            ),
          ]
        : []),
      hasBird
        ? text(
            `Oder er schleift, bevor er etwas nimmt: Es wird nicht gespielt, und er zahlt jedem die Hälfte davon, auch vom Vogel: ${half.de}.`,
            `Or the declarer gives up before taking anything (schleifen): the deal is not played, and the declarer pays each opponent half of that, the bird included: ${half.en}.`,
          )
        : text(
            `Oder er schleift, bevor er etwas nimmt: Es wird nicht gespielt, und er zahlt jedem die Hälfte davon: ${half.de}.`,
            `Or the declarer gives up before taking anything (schleifen): the deal is not played, and the declarer pays each opponent half of that: ${half.en}.`,
          ),
      ...calling.flatMap(({ name, becomes }) => otherGame(name, ruleset.find(becomes))),
      ...twoWays(calling),
      ...(options.preKontra
        ? [
            text(
              'Spielt er allein oder schleift er, gilt ein Kontra, das vor dem Tausch gesagt wurde.',
              'If the declarer plays alone or gives up, a kontra that was said before the exchange holds.',
            ),
          ]
        : []),
      text(
        'Der Talon liegt offen: Jeder weiß dann, dass niemand den König hat.',
        'The talon lies open: everybody then knows that nobody holds the king.',
      ),
    ]),
  ];
}
