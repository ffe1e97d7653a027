import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import { type ContractId, CONTRACTS } from '../contracts/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

/** What a game is and what it is worth, from its declaration and the table's rules. */
export const contractPage = (ruleset: Ruleset, contract: Contract): RulePage => ({
  id: contract.id,
  group: 'contracts',
  title: nameOf(TEXTS.contracts, contract.id),
  source: contract.source,
  lines: LINES[contract.id as ContractId](ruleset),
});

const isNatural = ({ options }: Ruleset): boolean => options.scoring === 'natural';

function best({ options }: Ruleset): readonly Text[] {
  const limit = options['empty-trick-limit'];
  return [
    text(
      `Wer höchstens ${limit} Stiche hat, alle nur aus Karten zu ½ und dem Ski, dessen Punkte zählen zum besten Gegner dazu.`,
      `A player with at most ${limit} tricks, all of them cards of ½ and the Ski only, is added to the best opponent.`,
    ),
    text(
      'Die zwei weggelegten Karten des Gebers zählen dabei mit, auch wenn es Bilder sind.',
      'The two cards that the dealer laid away count with the dealer’s, even if they are courts.',
    ),
    ...(options['empty-trick-scope'] === 'combined'
      ? [text('Die Grenze gilt für alle zusammen, die dazu zählen.', 'The limit holds for all together who are added.')]
      : []),
  ];
}

const RUF: (ruleset: Ruleset) => readonly Text[] = (ruleset) => [
  text(
    'Der Rufer und der, der die gerufene Karte hat, spielen gegen die anderen. Gewonnen ist ab 46 Punkten.',
    'The caller and the holder of the called card play against the others. It is won with 46 points or more.',
  ),
  ...(isNatural(ruleset)
    ? [
        text(
          'Gewonnen bekommt jeder der beiden von einem Gegner die Punkte über 23.',
          'If it is won, each of the two gets the points above 23 from one opponent.',
        ),
        text(
          'Verloren zahlt der Rufer jedem Gegner dessen Punkte über 23, der Gerufene nichts.',
          'If it is lost, the caller pays each opponent their points above 23, the partner pays nothing.',
        ),
      ]
    : [
        text(
          'Gewonnen schreibt jeder der beiden die Punkte über 23.',
          'If it is won, each of the two writes down the points above 23.',
        ),
        text(
          'Verloren schreibt nur der Rufer, doppelt, was die Gegner über 23 haben.',
          'If it is lost, only the caller writes down, twice, what the opponents have above 23.',
        ),
      ]),
];

const RAUS: (ruleset: Ruleset) => readonly Text[] = (ruleset) => [
  text(
    'Einer gegen drei, jeder zählt für sich. Er gewinnt mit mehr Punkten als der beste Gegner.',
    'One against three, everybody counts alone. It is won with more points than the best opponent.',
  ),
  text('Bei Gleichstand ist er verloren.', 'With equal points it is lost.'),
  ...best(ruleset),
  isNatural(ruleset)
    ? text(
        'Jeder Gegner zahlt oder bekommt die Punkte des Besseren über 18.',
        'Each opponent pays or gets the winner’s points above 18.',
      )
    : text(
        'Gewonnen oder verloren zählen die Punkte des Besseren über 18, dreifach.',
        'Won or lost, the better one’s points above 18 count three times.',
      ),
];

const LINES: Readonly<Record<ContractId, (ruleset: Ruleset) => readonly Text[]>> = {
  [CONTRACTS.ruf.id]: RUF,
  [CONTRACTS.raus.id]: RAUS,
  [CONTRACTS['raus-concealed'].id]: (ruleset) => [
    text(
      'Der Geber ruft einen König, den er selbst hat. Bis der König fällt, halten es alle für einen Ruf.',
      'The dealer calls one of their own kings. Until it is played, everybody takes it for a Ruf.',
    ),
    ...RAUS(ruleset),
  ],
  [CONTRACTS.tout.id]: (ruleset) => [
    text(
      'Einer allein macht mindestens 18 Stiche: 120 Punkte. Mit allen 19 ist es ein Großer Tout: 240.',
      'One player alone takes at least 18 tricks: 120 points. With all 19 it is a Grand Tout: 240.',
    ),
    text('Mit weniger Stichen verliert er 240.', 'With fewer tricks, 240 are lost.'),
    ...(isNatural(ruleset)
      ? [
          ruleset.options['tout-natural'] === 'split'
            ? text('Die Gegner teilen sich die Summe.', 'The opponents share the amount.')
            : text('Jeder Gegner zahlt oder bekommt die ganze Summe.', 'Each opponent pays or gets the whole amount.'),
        ]
      : []),
    ruleset.options['strafen-in-tout']
      ? text('Strafen zählen auch hier.', 'Strafen count here, too.')
      : text(
          'Strafen zählen hier nicht; mit dem zweiten verlorenen Stich ist es aus.',
          'Strafen do not count here; the second lost trick ends it.',
        ),
  ],
};
