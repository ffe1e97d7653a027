import { must } from '#engine/core/assert-never.ts';
import type { At } from '../at.ts';
import { agrees, counts, dealerPauses, everybodyPlays, type NumberCases, type Proof } from '../proofs.ts';
import {
  against,
  birdOf,
  bonusTimesIn,
  enough,
  lost,
  ofTwo,
  paidGivenUp,
  shareOfPrice,
  timesOf,
  twoSides,
  worth,
} from './deals.ts';
import {
  cutAt,
  cutterAt,
  goodsInPlay,
  handIn,
  isSoldBy,
  mayCallFourth,
  mayTake,
  packetsTo,
  soldAt,
  votersAt,
} from './played.ts';

/** What the rule book and the form of options say of deal, purchase, kings, games and settlement. */

/** The game of a page. */
const gameOf = ({ about = '' }: At): string => about;
/** What is proven of the game of the page. */
const ofPage =
  (of: (contract: string) => Proof): Proof =>
  (n, at) =>
    of(gameOf(at))(n, at);
/** Games in which a king is called and cards are exchanged; and those with a bird. */
const EXCHANGING = ['rufer', 'pagatrufer', 'uhurufer', 'kakadurufer'];
const WITH_BIRD = [...EXCHANGING.slice(1), 'solopagatrufer', 'solouhurufer', 'solokakadurufer'];
const playing = counts(({ rules }) => rules.active(4, 0).length);

/** Exactly as many cards are taken where there is no mortgage. */
export const entitled = (contract: (at: At) => string): Proof =>
  agrees(
    (n, at) => [n - 1, n, n + 1].map((many) => mayTake(at, contract(at), many)),
    () => [false, true, false],
  );

/** With this number of kings the fourth may be called. */
const fourth: Proof = agrees(
  (n, at) => [n - 1, n, n + 1].map((kings) => mayCallFourth(at, kings)),
  () => [false, true, false],
);

const voters = counts(votersAt);
const votes: Proof = agrees(
  (n, at) => [n - 1, n].map((many) => isSoldBy(at, many)),
  () => [false, true],
);
/** Then the seller's vote decides. */
const tied: readonly Proof[] = [
  agrees(
    (n, at) => soldAt(at, n, 2),
    () => [true, false],
  ),
  agrees(
    (n, at) => soldAt(at, 2, n),
    () => [true, false],
  ),
];

const talonGroups = (at: At): number => packetsTo(at, 'talon:').length;
const allOf = (zone: string): Proof =>
  agrees(
    (n, at) => packetsTo(at, zone).map(() => n),
    (_, at) => packetsTo(at, zone),
  );

const knocked = (at: At) => cutAt(at, 4, ['knock', 'choose-packet']);
/** Of a deal with a Hölzel for the declarer, in a Radel round, or both. */
const lent = (hoelzel: number, radel: boolean): Proof =>
  counts((at) => {
    const notes = { ...(hoelzel > 0 && { hoelzel: [hoelzel, 0, 0, 0] }), ...(radel && { radel }) };
    return timesOf(at, 'dreier', {}, { now: { notes } });
  });

const alone = { partner: 'king-in-talon', kingTalon: 'alone' };
const givenUp = { partner: 'king-in-talon', kingTalon: 'schleifen-king' };

export const IN_RULE_BOOK = {
  'Es spielen #, gegen den Uhrzeigersinn; zu # setzt der Geber aus. Die Vorhand sitzt rechts vom Geber und gibt als Nächste.':
    [playing, dealerPauses],
  'Zu #, oder zu #: Dann setzt der Geber aus.': [everybodyPlays, dealerPauses],
  'Wer dem Geber gegenüber sitzt, hebt ab, bis zu #; zu # tut es, wer # Plätze rechts von ihm sitzt.': [
    counts((at) => cutAt(at, 4, ['cut']).said.length),
    dealerPauses,
    counts((at) => cutterAt(at, 5)),
  ],
  'Zuerst kommen # # Karten in den Talon, dann bekommt jeder # #. Die # Gruppen des Talons bleiben bis zum Ende getrennt.':
    [
      counts(talonGroups),
      allOf('talon:'),
      counts((at) => packetsTo(at, 'hand:0').length),
      allOf('hand:0'),
      counts(talonGroups),
    ],
  'Wer klopft, statt abzuheben, lässt aus dem Rest # Päckchen zu # machen: Die Vorhand und die # nach ihr suchen sich je eines aus, ohne hineinzusehen; wer übrig ist, bekommt das letzte.':
    [
      counts((at) => must(knocked(at).said[1], 'the first to choose')[2]),
      agrees(
        (n) => [n, n, n, n],
        (_, at) => [0, 1, 2, 3].map((seat) => handIn(knocked(at).s, seat).length),
      ),
      counts((at) => knocked(at).said.filter(([, { type }]) => type === 'choose-packet').length - 1),
    ],
  'Spielt einer gegen #, darf ihm jeder Gegner der Reihe nach das Spiel abkaufen, bevor etwas gerufen, getauscht oder gesagt ist.':
    [against()],
  'Ein Gegner darf dem Spieler ein Spiel „einer gegen #“ abkaufen, wenn die anderen zustimmen.': [against()],
  'Die # anderen stimmen ab, auch der Verkäufer; der Käufer ist dafür. Mit # Stimmen ist verkauft, und es wird nur einmal verkauft.':
    [voters, votes],
  'Steht es # zu #, entscheidet die Stimme dessen, der zum ersten Stich ausspielt; wäre das der Spieler, die des Verkäufers.':
    tied,
  'Steht es # zu #, entscheidet die Stimme dessen, der bisher am besten steht; bei Gleichstand die dessen, der ausspielt.':
    tied,
  'Steht es beim Abstimmen # zu #, zählt die Stimme dessen, der zum ersten Stich ausspielt, oder dessen, der bisher vorn liegt.':
    tied,
  'Der Käufer ist dann in allem der Spieler. Er zahlt jedem der anderen den # Wert des Spiels, ob er gewinnt oder verliert.':
    [shareOfPrice],
  'Man darf auch den eigenen König rufen. Dann spielt man allein gegen #, und niemand weiß es.': [
    against('rufer', { partner: 'own-king' }),
  ],
  'Wer # Könige hat, darf „den Vierten“ rufen und verschweigt so die Farbe; mit vieren muss er eine nennen.': [fourth],
  'Liegt der gerufene König im Talon, kann der Spieler allein gegen # spielen und eine beliebige Gruppe nehmen. Das Spiel gilt dann: Rufer #, Pagatrufer #, Uhurufer #, Kakadurufer #.':
    [against('rufer', alone), ...EXCHANGING.map((id) => worth(id, alone))],
  'Oder er schleift, bevor er etwas nimmt: Es wird nicht gespielt, und er zahlt jedem die # davon, auch vom Vogel: Rufer #, Pagatrufer #, Uhurufer #, Kakadurufer #.':
    [counts((at) => timesOf(at, 'rufer', givenUp) / timesOf(at, 'rufer', alone)), ...EXCHANGING.map(paidGivenUp)],
  'Mit einem solchen Spiel ist sein Vogel schon angesagt: Pagatrufer (Pagat ultimo #), Uhurufer (Uhu #), Kakadurufer (Kakadu #), Solopagatrufer (Pagat ultimo #), Solouhurufer (Uhu #), Solokakadurufer (Kakadu #).':
    WITH_BIRD.map(birdOf),
  ...Object.fromEntries(
    ['Pagat ultimo', 'Uhu', 'Kakadu'].map((bird) => [
      `Mit dem Spiel ist ${bird} angesagt. Das zählt neben dem Spiel #, ob es gelingt oder nicht.`,
      [ofPage(birdOf)],
    ]),
  ),
  'Liegt der gerufene König darin, spielt der Spieler allein gegen #, und niemand weiß es.': [
    against('solorufer', { partner: 'king-in-talon' }),
  ],
  'Darüber wird gleich gesprochen, vom rechten Nachbarn des Spielers an, bis # hintereinander „gut“ gesagt haben; dann geht das Spiel weiter.':
    [counts(goodsInPlay)],
  'Der Spieler nimmt alle # Karten des Talons, die niemand sonst sieht, und legt dafür # Karten weg, die für ihn zählen.':
    [entitled(gameOf), entitled(gameOf)],
  'Der Spieler legt # Karten weg, bevor er den Talon sieht. Dann sieht nur er ihn und nimmt # Karten daraus; was übrig bleibt, zählt für die Gegner.':
    [entitled(gameOf), entitled(gameOf)],
  'Der Spieler legt # Karten weg und nimmt dann # aus dem Talon, ohne ihn zu sehen; was übrig bleibt, zählt für die Gegner.':
    [entitled(gameOf), entitled(gameOf)],
  'Der Spieler tauscht # Karten mit dem offenen Talon; was übrig bleibt, zählt für die Gegner.': [entitled(gameOf)],
  'Der Spieler ruft einen König. Wer den hat, spielt heimlich mit dem Spieler gegen die anderen #.': [against('rufer')],
  'Einer spielt allein gegen die # anderen.': [(n, at) => against(gameOf(at))(n, at)],
  'Die beiden gewinnen ab #/#, das sind # Punkte und # Blatt. Jeder bekommt oder zahlt #.': [
    ...[...enough, ...enough],
    ofPage(worth),
  ],
  'Der Spieler gewinnt ab #/#, das sind # Punkte und # Blatt. Jeder Gegner zahlt ihm # oder bekommt #.': [
    ...[...enough, ...enough],
    ofPage(worth),
    ofPage(lost),
  ],
  'Der Spieler gewinnt, wenn er keinen Stich macht. Jeder Gegner zahlt ihm # oder bekommt #.': [
    ofPage(worth),
    ofPage(lost),
  ],
  'Der Spieler gewinnt, wenn er genau einen Stich macht. Jeder Gegner zahlt ihm # oder bekommt #.': [
    ofPage(worth),
    ofPage(lost),
  ],
  'Alle Zusätze zählen #.': [ofPage(bonusTimesIn)],
  'Gezahlt wird zwischen # Spielern. Spielen # gegen #, hat jeder einen Gegner: der Spieler den ersten zu seiner Rechten, der Partner den anderen.':
    [ofTwo, twoSides, twoSides],
  'Spielt einer gegen #, rechnet er mit jedem von ihnen ab.': [against()],
  'Was # einander zahlen, wird auf Hundertstel gerundet.': [ofTwo],
  'Was # einander zahlen, wird auf ganze Punkte gerundet.': [ofTwo],
  'Was # Spieler einander zahlen, wird auf Hundertstel oder auf ganze Punkte gerundet.': [ofTwo],
  'Wer ein Hölzel hat, für den zählt jedes Spiel #, in dem er der Spieler ist. Gewinnt er es, ist eines weg; mehrere machen nicht mehr als #.':
    [lent(1, false), lent(3, false)],
  'In einer Radelrunde zählt alles #.': [lent(0, true)],
} satisfies NumberCases['sentences'];
