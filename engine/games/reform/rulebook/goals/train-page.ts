import { type Text, text } from '#engine/core/text.ts';
import type { Contract, Positive } from '#engine/games/reform/contracts/contract.ts';
import type { Options } from '#engine/games/reform/options/options.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { missed } from '#engine/games/reform/settlement/prices.ts';
import { ENOUGH, TIE_FROM } from '#engine/games/reform/sizes.ts';
import { thirdsText } from '#engine/games/reform/words/amounts.ts';
import { TRAIN } from '#engine/games/reform/words/ways/train.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { basicPage as page, namesOf } from '../words.ts';

type Train = Positive & Required<Pick<Positive, 'train'>>;
const isTrain = (contract: Contract): contract is Train => contract.kind === 'positive' && contract.train !== undefined;

/** What the declarer of such a game wants (reform §7.7). */
export const trainAim = ({ declares = [] }: Positive): readonly Text[] => [
  text(
    'Vor dem ersten Stich nennt der Spieler eine Farbe, oder Tarock. Hat er nach einem Stich nur mehr solche Karten in der Hand, fährt er ab: Das Spiel endet, und auch alle Karten dieser Farbe, die noch nicht gespielt sind, gehören ihm.',
    'Before the first trick the declarer names a suit, or tarocks. Holding nothing else after a trick, they depart: the play ends, and all cards of that suit that have not been played are theirs as well.',
  ),
  ...(declares.includes('order')
    ? [
        text(
          'Dazu legt er heimlich fest, in welcher Reihenfolge er seine Karten spielt, und muss sich daran halten.',
          'The declarer also fixes, in secret, the order in which their cards will be played, and has to keep to it.',
        ),
      ]
    : []),
];

/** What it costs not to depart, where that is more (reform §7.7). */
export function withoutDeparture({ options }: Ruleset, { worth, train }: Positive): readonly Text[] {
  const all = train ? missed(options, worth, train) : worth;
  if (all === worth) return [];
  return [
    text(
      `Kommt der Spieler nicht zur Abfahrt, kostet es ihn ${all} an jeden.`,
      `Without a departure it costs the declarer ${all} to each opponent.`,
    ),
  ];
}

/** How a game for a hand of one suit ends, whose the cards are then, and what the bus is (reform §7.7). */
export function trainPage(ruleset: Ruleset): readonly RulePage[] {
  const all = ruleset.contracts.filter(isTrain);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all);
  return [
    page(TRAIN, text('Abfahrt, Express, Notbremse, Bus', 'Departure, express, emergency brake, bus'), 'reform §7.7', [
      text(
        `Diese Spiele sind aus, sobald jemand nur mehr eine Farbe in der Hand hat: ${de}.`,
        `These games are over as soon as somebody holds cards of a single suit: ${en}.`,
      ),
      ...endings(),
      ...cardsThen(),
      ...brake(all),
      ...fixedOrder(all),
      ...results(ruleset.options),
      ...bus(ruleset.options),
    ]),
  ];
}

const endings = (): readonly Text[] => [
  text(
    'Nach jedem Stich wird der Reihe nach nachgesehen. Zuerst die Abfahrt: Der Spieler hat nur mehr die Farbe, die er genannt hat. Er kann nicht warten; er fährt ab.',
    'After each trick the hands are looked at, one after another. First the departure: the declarer holds nothing but the suit that was named. They cannot wait; they depart.',
  ),
  text(
    'Dann der Bus: Wer ihn genommen hat, hat nur mehr seine Farbe. Zuletzt der Express: Irgendein Gegner hat nur mehr eine Farbe, gleich welche. In beiden Fällen hat der Spieler verloren.',
    'Then the bus: whoever took it holds nothing but their own suit. Last the express: any opponent holds cards of one suit, whichever it is. In both cases the declarer has lost.',
  ),
];

const cardsThen = (): readonly Text[] => [
  text(
    'Wer abfährt, bekommt seine Hand und aus den anderen Händen und dem Talon alle Karten seiner Farbe. Sonst zählt jede Karte für die Seite, bei der sie ist, und der Talon für die Gegner.',
    'Whoever departs gets their own hand, and all cards of their suit from the other hands and the talon. Any other card counts for the side that holds it, and the talon for the opponents.',
  ),
];

function brake(all: readonly Train[]): readonly Text[] {
  const braking = all.filter(({ train }) => train.brake === true);
  if (braking.length === 0) return [];
  const { de, en } = namesOf(braking);
  return [
    text(
      `Notbremse (${de}): Der Spieler darf ein Tarock spielen, obwohl er die ausgespielte Farbe bedienen könnte. Damit ist es aus, und der Stich, alle Hände und der Talon gehören den Gegnern; hat er schon genug Punkte, hat er trotzdem gewonnen.`,
      `Emergency brake (${en}): the declarer may play a tarock although they could follow the suit led. The play ends with it, and the trick, all hands and the talon are the opponents’; a declarer with enough points by then still wins.`,
    ),
  ];
}

function fixedOrder(all: readonly Train[]): readonly Text[] {
  const ordered = all.filter(({ declarerPlays }) => declarerPlays === 'fixed-order');
  if (ordered.length === 0) return [];
  const { de, en } = namesOf(ordered);
  return [
    text(
      `${de}: Dürfte der Spieler die Karte, die an der Reihe ist, nicht zugeben, hat er verloren. Bremsen kann er nicht.`,
      `${en}: a declarer who may not play the card that is due has lost, and cannot brake.`,
    ),
  ];
}

function results({ expressLoss }: Options): readonly Text[] {
  const [tie, enough] = [thirdsText(TIE_FROM), thirdsText(ENOUGH)];
  return [
    text(
      `Nach Abfahrt und Notbremse zählen die Punkte: Ab ${enough.de} ist gewonnen, ab ${tie.de} ist es unentschieden, und das Spiel zahlt niemand.`,
      `After a departure or a brake the points count: ${enough.en} or more win, from ${tie.en} it is a tie, and nobody pays for the game.`,
    ),
    expressLoss === 'double'
      ? text(
          'Wer ohne Abfahrt verliert, auch mit der Notbremse, zahlt doppelt; Zusätze werden dadurch nicht mehr wert.',
          'A declarer who loses without a departure, by the brake as well, pays double; bonuses are worth no more for that.',
        )
      : text(
          'Wer ohne Abfahrt verliert, zahlt nicht mehr als sonst.',
          'A declarer who loses without a departure pays no more than otherwise.',
        ),
  ];
}

function bus({ bus: way, expressLoss }: Options): readonly Text[] {
  return [
    text(
      'Bevor angesagt wird, darf ein Gegner den Bus nehmen: Auch er nennt eine Farbe und will vor dem Spieler abfahren. Gefragt wird der Reihe nach, und es gibt nur einen Bus.',
      'Before anything is announced an opponent may take the bus: they, too, name a suit, and want to depart before the declarer. Opponents are asked in turn, and there is only one bus.',
    ),
    ...(way === 'settle'
      ? [
          text(
            'Er rechnet mit jedem der drei anderen so ab wie der Spieler, mit seinen eigenen Karten allein; das wird nicht kontriert. Die Notbremse hebt den Bus auf.',
            'They settle with each of the other three as the declarer does, by their own cards alone, and nobody doubles that. The emergency brake makes the bus void.',
          ),
          expressLoss === 'double'
            ? text('Kommt der Bus nicht zur Abfahrt, zahlt er doppelt.', 'A bus that does not depart pays double.')
            : text(
                'Kommt der Bus nicht zur Abfahrt, zahlt er einfach.',
                'A bus that does not depart pays the single value.',
              ),
        ]
      : [
          text(
            'Dann rechnen nur der Spieler und er das Spiel ab, um das Dreifache und nach dem Ergebnis des Spielers; die anderen zahlen nichts dafür. Nach einer Notbremse wird gezahlt wie sonst.',
            'Then only the declarer and they settle the game, for three times its value and by the declarer’s result; the others pay nothing for it. After an emergency brake it is paid as usual.',
          ),
        ]),
  ];
}
