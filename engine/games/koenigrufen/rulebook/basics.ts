import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { payment, trischaken } from './payment.ts';
import { basicPage as page } from './words.ts';

/** What holds in every game, as this house plays. */
export const basics = (ruleset: Ruleset): readonly RulePage[] => [
  cards(),
  table(ruleset),
  auction(ruleset),
  calledKing(),
  kingInTalon(ruleset),
  discards(ruleset),
  announcing(ruleset),
  tricks(ruleset),
  negative(ruleset),
  trischaken(ruleset),
  payment(ruleset),
];

const cards = (): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'tirol §1', [
    text(
      '54 Karten: 22 Tarock und vier Farben zu acht. Sküs, Mond (XXI) und Pagat (I) sind die Trull.',
      '54 cards: 22 tarocks and four suits of eight. Sküs, Mond (XXI) and Pagat (I) are the Trull.',
    ),
    text(
      'In den schwarzen Farben geht es von König, Dame, Cavall, Bube über 10, 9, 8 zur 7; in den roten nach dem Buben 1, 2, 3, 4.',
      'Black suits run king, queen, cavalier, jack, 10, 9, 8, 7; red suits king, queen, cavalier, jack, 1, 2, 3, 4.',
    ),
    text(
      'Gezählt wird in Dritteln: König und Trullstück 4⅓, Dame 3⅓, Cavall 2⅓, Bube 1⅓, alles andere ⅓. Zusammen 70 Punkte.',
      'Points are counted in thirds: king and Trull card 4⅓, queen 3⅓, cavalier 2⅓, jack 1⅓, everything else ⅓. The pack counts 70.',
    ),
    text(
      'Zu dritt gezählt gibt das dasselbe wie am Tisch: je drei Karten weniger 2, ein angebrochenes Packerl weniger 1.',
      'Counting in threes gives the same: minus 2 for every three cards, minus 1 for an incomplete group.',
    ),
  ]);

const table = ({ options }: Ruleset): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'tirol §2', [
    text(
      'Es spielen vier, gegen den Uhrzeigersinn. Vorhand ist, wer rechts vom Geber sitzt; sie gibt als Nächste.',
      'Four play, counter-clockwise. Forehand sits to the right of the dealer and deals next.',
    ),
    text(
      'Zu fünft setzt der Geber aus und sieht den Talon nicht.',
      'With five, the dealer sits out and does not see the talon.',
    ),
    options.cutter === 'left'
      ? text('Abgehoben wird links vom Geber.', 'The dealer’s left neighbour cuts.')
      : text('Abgehoben wird gegenüber vom Geber.', 'The player opposite the dealer cuts.'),
    options['talon-deal'] === 'middle'
      ? text(
          'Sechs Karten jedem, sechs in den Talon, noch einmal sechs jedem.',
          'Six cards to each, six to the talon, six more to each.',
        )
      : text(
          'Zuerst sechs Karten in den Talon, dann zweimal sechs jedem.',
          'First six cards to the talon, then six to each, twice.',
        ),
    text(
      'Die zwei Hälften des Talons bleiben bis zum Ende getrennt.',
      'The two halves of the talon stay apart to the end.',
    ),
  ]);

const auction = ({ options, customs, contracts }: Ruleset): RulePage =>
  page('auction', text('Lizitation', 'Auction'), 'tirol §3', [
    text(
      'Die Vorhand sagt „Vorhand“ oder ein Spiel; passen kann sie nicht. Reihum wird überboten oder gepasst, und wer passt, ist draußen.',
      'Forehand says “Vorhand” or names a game, but cannot pass. In turn, the others outbid or pass; a player who passes is out.',
    ),
    text('Passen alle anderen, sucht sich die Vorhand ein Spiel aus.', 'If all others pass, forehand chooses a game.'),
    customs.holding === 'forehand'
      ? text(
          'Die Vorhand darf das letzte Gebot halten; alle anderen müssen überbieten.',
          'Forehand may hold the last bid; everybody else must outbid it.',
        )
      : text('Überboten wird nur höher; gehalten wird nicht.', 'Only a higher game can outbid; there is no holding.'),
    ...beside(options),
    options.selbstrufer
      ? text(
          'Man darf auch sich selbst rufen und spielt dann heimlich allein.',
          'You may call yourself, and then secretly play alone.',
        )
      : text(
          'Mit vier Königen gibt es kein Rufspiel; mit drei ruft man „den Vierten“.',
          'With four kings you cannot play a calling game; with three you call “the fourth”.',
        ),
    text(
      `Das höchste Spiel steht oben: ${contracts.length} Spiele, jedes schlägt die unter ihm.`,
      `The highest game is at the top: ${contracts.length} games, each of which beats those below it.`,
    ),
  ]);

/** Which games may stand beside each other. */
const beside = (options: Options): readonly Text[] =>
  options['bei-groups'] === 'off'
    ? []
    : [
        options['bei-groups'] === 'same-value'
          ? text(
              'Gleichwertige negative Spiele dürfen „bei“ gespielt werden: Jeder Ansager spielt seines.',
              'Negative games of equal value may be played side by side (“bei”): every bidder plays their own.',
            )
          : text(
              'Das gleiche negative Spiel darf „bei“ gespielt werden.',
              'The same negative game may be played side by side (“bei”).',
            ),
        ...(options['bei-beats-solorufer']
          ? [
              text(
                'Ein Piccolo „bei“ überbietet den Solorufer, der danach kam.',
                'A Piccolo “bei” outbids a Solorufer bid after the Piccolo.',
              ),
            ]
          : []),
      ];

const WAYS: Readonly<Record<string, Text>> = {
  'all-six': text('alle sechs Karten nehmen', 'taking all six cards'),
  'any-three': text('drei beliebige Karten nehmen', 'taking any three cards'),
  'switch-bird': text('den angesagten Vogel wechseln', 'switching the announced bird'),
  trischaken: text('aus dem Spiel ein Trischaken machen', 'turning the deal into a Trischaken'),
  'second-king': text('einen zweiten König rufen', 'calling a second king'),
};

const calledKing = (): RulePage =>
  page('called-king', text('König rufen', 'Calling a king'), 'tirol §5, §3', [
    text(
      'Wer den gerufenen König hat, ist der Partner; das bleibt geheim, bis der König fällt oder der Partner ihn ansagt.',
      'Whoever holds the called king is the partner; it stays secret until the king is played or its holder announces it.',
    ),
    text(
      'Wer drei Könige hat, darf „den Vierten“ rufen, ohne die Farbe zu nennen.',
      'With three kings one may call “the fourth” and not name its suit.',
    ),
  ]);

const kingInTalon = ({ options }: Ruleset): RulePage =>
  page('king-in-talon', text('König im Talon', 'King in the talon'), 'tirol §5', [
    text(
      'Liegt der gerufene König im offenen Talon, kann man schleifen: Man zahlt jedem das Spiel, im Besserrufer auch den Vogel.',
      'If the called king is in the open talon, the declarer may concede and pays everybody the game, in a Besserrufer the bird, too.',
    ),
    text(
      'Oder man spielt allein gegen drei und nimmt eine beliebige Hälfte.',
      'Or the declarer plays alone against three and takes either half.',
    ),
    ...options['king-in-talon'].flatMap((way) => {
      const sentence = WAYS[way];
      return sentence ? [text(`Vereinbart: ${sentence.de}.`, `Agreed here: ${sentence.en}.`)] : [];
    }),
  ]);

const discards = ({ options }: Ruleset): RulePage =>
  page('discards', text('Verlegen', 'Discarding'), 'tirol §5', [
    text(
      'Könige und Trullstücke werden nie verlegt, ein angesagter Vogel auch nicht.',
      'Kings and Trull cards are never discarded, nor is an announced bird.',
    ),
    text(
      'Tarock nur, wenn keine anderen Farbkarten mehr da sind; er wird gezeigt.',
      'Tarocks may go only when no other suit cards are left; they are shown.',
    ),
    options['farben-de-luxe']
      ? text('Im Farbenspiel wird frei verlegt.', 'In a Farbenspiel, any other card may go.')
      : text(
          'Im Farbenspiel umgekehrt: zuerst Tarock, verdeckt; Farbkarten erst danach, offen.',
          'In a Farbenspiel it is the other way round: tarocks first, face down; then suit cards, shown.',
        ),
  ]);

/** How often is doubled, and what that concerns. */
const doubling = (options: Options): readonly Text[] =>
  options['kontra-levels'] === 0
    ? [text('Kontriert wird nicht.', 'There is no kontra.')]
    : [
        [
          text('Höchstens Kontra (mal 2).', 'At most kontra (times 2).'),
          text('Kontra (mal 2) und Rekontra (mal 4).', 'Kontra (times 2) and rekontra (times 4).'),
          text(
            'Kontra (mal 2), Rekontra (mal 4) und Subkontra (mal 8).',
            'Kontra (times 2), rekontra (times 4) and subkontra (times 8).',
          ),
        ][options['kontra-levels'] - 1] ?? text('Kontra.', 'Kontra.'),
        text(
          'Spiel und Zusätze werden einzeln kontriert. In negativen Spielen kontriert jeder für sich.',
          'Game and bonuses are doubled separately. In negative games, everybody doubles for themselves.',
        ),
        ...(options['kontra-scope'] === 'money-only'
          ? [
              text(
                'Kontra zählt nur für das Geld, nicht für die Schrift.',
                'Kontra counts for money only, not for the score.',
              ),
            ]
          : []),
        text(
          'Ein Kontra gegen den eigenen, noch unbekannten Partner gilt am Ende nicht.',
          'A kontra against your own, still unknown partner is void in the end.',
        ),
        ...(options['solorufer-kontra-void']
          ? [
              text(
                'Liegt beim Solorufer der König im Talon, verfällt jedes Kontra.',
                'If the called king of a Solorufer is in the talon, every kontra is void.',
              ),
            ]
          : []),
      ];

const announcing = ({ options, customs }: Ruleset): RulePage => {
  const doubled = options['kontra-levels'] > 0;
  return page('announcing', text('Ansagen und Kontra', 'Announcements and kontra'), 'tirol §6', [
    doubled
      ? text(
          'Der Spieler sagt an und liegt. Reihum sagen die anderen gut, sagen selbst an oder kontrieren, bis drei hintereinander gut sagen.',
          'The declarer announces and says “ich liege”. In turn, the others say “good”, announce or double, until three in a row say “good”.',
        )
      : text(
          'Der Spieler sagt an und liegt. Reihum sagen die anderen gut oder sagen selbst an, bis drei hintereinander gut sagen.',
          'The declarer announces and says “ich liege”. In turn, the others say “good” or announce, until three in a row say “good”.',
        ),
    ...(customs.announcing === 'once' ? [doubled ? ONCE_AND_DOUBLED : ONCE] : []),
    ...doubling(options),
  ]);
};

const ONCE = text('Jeder sagt nur einmal an.', 'Everybody announces only once.');
const ONCE_AND_DOUBLED = text(
  'Jeder sagt nur einmal an; kontriert wird, wenn man das erste Mal danach an der Reihe ist.',
  'Everybody announces only once; you may double at your first turn after the announcement.',
);

const REVIEW: Readonly<Record<Options['trick-review'], Text>> = {
  'last-trick': text(
    'Der letzte Stich darf angesehen werden, andere nicht.',
    'The last trick may be looked at, but no others.',
  ),
  'own-tricks': text(
    'Eigene Stiche und der letzte dürfen angesehen werden, andere nicht.',
    'Your own tricks and the last one may be looked at, but no others.',
  ),
  'all-tricks': text('Alle gemachten Stiche dürfen angesehen werden.', 'All tricks already won may be looked at.'),
  'no-tricks': text('Gemachte Stiche werden nicht mehr angesehen.', 'Tricks already won may not be looked at again.'),
};

/** Also for negative games, whose page adds what it does to the Pagat there. */
const KAISERSTICH: Readonly<Record<Options['kaiserstich'], readonly Text[]>> = {
  off: [],
  'any-order': [
    text(
      'Liegt die ganze Trull in einem Stich, sticht der Pagat (Kaiserstich), gleich in welcher Reihenfolge.',
      'If the whole Trull is in one trick, the Pagat wins it (Kaiserstich), whatever the order.',
    ),
  ],
  'in-order': [
    text(
      'Fallen Mond, Sküs und Pagat in dieser Reihenfolge in einem Stich, sticht der Pagat (Kaiserstich); eine vierte Karte darf überall liegen.',
      'If Mond, Sküs and Pagat are played to one trick in this order, the Pagat wins it (Kaiserstich); a fourth card may lie anywhere.',
    ),
  ],
};

const tricks = ({ options, customs }: Ruleset): RulePage =>
  page('tricks', text('Stiche', 'Tricks'), 'tirol §7', [
    text(
      'Farbe bedienen; wer sie nicht hat, spielt Tarock; wer auch keinen hat, was er will.',
      'Follow suit; if you cannot, play a tarock; if you have none, play anything.',
    ),
    text(
      'In ihrem Stich muss eine angesagte Karte fallen, wenn sie gespielt werden darf.',
      'In its own trick, an announced card must be played if it is legal.',
    ),
    options['bird-lock'] === 'hard'
      ? text(
          'Ein angesagter Vogel und der angesagte König dürfen vor ihrem Stich nicht freiwillig fallen; muss ein Vogel fallen, dann der höchste zuerst.',
          'An announced bird or king may not be given up voluntarily before its trick; if a bird has to go, the highest goes first.',
        )
      : text(
          'Fällt eine angesagte Karte vor ihrem Stich, ist die Prämie verloren; vorzeitig stechen darf sie nicht, und von mehreren Vögeln fällt der höchste zuerst.',
          'An announced card played before its trick loses the bonus; it may not win a trick before its own, and of several birds the highest goes first.',
        ),
    ...KAISERSTICH[options.kaiserstich],
    REVIEW[options['trick-review']],
    ...(customs.talonLies === 'through-first-trick'
      ? [
          text(
            'Was vom offenen Talon übrig ist, liegt bis zum Ende des ersten Stichs offen.',
            'What is left of an open talon stays face up until the first trick is complete.',
          ),
        ]
      : []),
  ]);

const negative = ({ options }: Ruleset): RulePage =>
  page('negative', text('Negative Spiele', 'Negative games'), 'tirol §7.3, §8.3', [
    text(
      'Es gilt Stichzwang: Wer überstechen kann, muss. Der Pagat darf nur als letzter Tarock fallen, auch wenn er stechen müsste.',
      'You must beat the trick if you can. The Pagat may be played only as your last tarock, even if it could win.',
    ),
    ...(options.kaiserstich === 'off'
      ? []
      : [
          text(
            'Würde er die Trull stechen (Kaiserstich), muss er nicht der letzte Tarock sein; er muss dann fallen, wo Stichzwang gilt.',
            'Where it would win the Trull (Kaiserstich), it need not be your last tarock; if you must beat the trick, it must be played.',
          ),
        ]),
    options['trischaken-positive']
      ? text('Im positiven Trischaken gilt beides nicht.', 'In a Trischaken for points, neither rule applies.')
      : HEADING[options['trischaken-stichzwang']],
    ...(options['bettler-ohne-stichzwang']
      ? [text('In Bettlern gilt kein Stichzwang.', 'In Bettler games, you do not have to beat the trick.')]
      : []),
    ...(options['early-stop']
      ? [
          text(
            'Hat jeder Ansager schon verloren, ist das Spiel zu Ende.',
            'The game ends as soon as every declarer has lost.',
          ),
        ]
      : []),
    ...(options['bei-groups'] === 'off' ? [] : [SETTLES_WITH[options['bei-settlement']]]),
    ...(options['ouvert-talk']
      ? [
          text(
            'Liegen alle Karten offen, dürfen sich die Gegner beraten.',
            'When all cards are face up, the defenders may confer.',
          ),
        ]
      : []),
  ]);

const HEADING: Readonly<Record<Options['trischaken-stichzwang'], Text>> = {
  choice: text(
    'Im Trischaken sagt die Vorhand, ob Stichzwang gilt.',
    'In a Trischaken, forehand says whether you must beat the trick.',
  ),
  yes: text('Auch im Trischaken gilt Stichzwang.', 'In a Trischaken, too, you must beat the trick.'),
  no: text('Im Trischaken gilt kein Stichzwang.', 'In a Trischaken, you do not have to beat the trick.'),
};

const SETTLES_WITH: Readonly<Record<Options['bei-settlement'], Text>> = {
  'all-others': text(
    'Jeder Ansager rechnet mit allen drei anderen ab.',
    'Every declarer settles with all three others.',
  ),
  'defenders-only': text('Ansager rechnen nur mit Gegnern ab.', 'Declarers settle only with their opponents.'),
};
