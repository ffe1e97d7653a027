import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';
import type { Talon } from '../parts/talon.ts';
import { birdsOf, bonusesOf, type RankedContract, type Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { listed } from './words.ts';

/** What a contract is, in sentences made from its declaration, so that the book cannot say anything else than the rules. */
export function contractPage(ruleset: Ruleset, contract: RankedContract): RulePage {
  const { id, rank, source } = contract;
  return {
    id,
    group: 'contracts',
    title: nameOf(TEXTS.contracts, id),
    source,
    lines: [
      text(
        `Rang ${rank} von ${ruleset.contracts.length}. Wert ${shownValue(ruleset, contract)}.`,
        `Rank ${rank} of ${ruleset.contracts.length}. Value ${shownValue(ruleset, contract, 'en')}.`,
      ),
      bidding(contract, ruleset),
      ...bird(ruleset, contract),
      partner(contract),
      ...talon(contract, ruleset.options),
      play(contract, ruleset.options),
      goal(contract, ruleset.options),
      ...(contract.open === 'nobody' ? [] : [OPEN[contract.open]]),
      ...bonuses(ruleset, contract),
      ...price(contract, ruleset.options['kontra-levels'] > 0),
    ],
    first: [partner(contract), ...talon(contract, ruleset.options).slice(0, 1), goal(contract, ruleset.options)],
  };
}

function shownValue(ruleset: Ruleset, contract: RankedContract, language: 'de' | 'en' = 'de'): string {
  const birds = birdsOf(ruleset, contract);
  const [only] = birds;
  const bird = language === 'de' ? 'Vogel' : 'bird';
  const added = birds.length === 1 && only ? nameOf(TEXTS.bonuses, only.id)[language] : bird;
  return birds.length === 0 ? String(contract.value) : `${contract.value} + ${added}`;
}

function bidding({ bid }: Contract, { options }: Ruleset): Text {
  switch (bid) {
    case 'all':
      return text('Jeder darf es ansagen.', 'Everybody may bid it.');
    case 'forehand-choice':
      return text(
        'Nur die Vorhand, und nur nachdem alle anderen gepasst haben.',
        'Only forehand may bid it, and only after all others have passed.',
      );
    case 'forehand-first':
      return options.sechser === 'also-last'
        ? text(
            'Nur die Vorhand: als erstes Wort, oder nachdem alle anderen gepasst haben.',
            'Only forehand may bid it: as the opening bid, or after all others have passed.',
          )
        : text('Nur die Vorhand, und nur als erstes Wort.', 'Only forehand may bid it, and only as the opening bid.');
  }
}

function bird(ruleset: Ruleset, contract: Contract): readonly Text[] {
  if (contract.bird === undefined) return [];
  const birds = listed(birdsOf(ruleset, contract).map(({ id }) => nameOf(TEXTS.bonuses, id)));
  return contract.bird === 'any'
    ? [
        text(
          `Angesagt ist damit ein Vogel (${birds.de}), den man schon vor dem Talon im Blatt hat; genannt wird er vor den Ansagen.`,
          `It announces a bird (${birds.en}) from the hand as dealt, named before the announcements.`,
        ),
      ]
    : [
        text(
          `Angesagt ist damit der Vogel: ${birds.de}. Man muss ihn im Blatt haben und darf ihn nicht verlegen.`,
          `It announces the bird: ${birds.en}. The bidder must hold it and may not discard it.`,
        ),
      ];
}

function partner({ parties }: Contract): Text {
  switch (parties) {
    case 'alone':
      return text('Einer spielt allein gegen drei.', 'One plays alone against three.');
    case 'calls-partner':
      return text(
        'Gerufen wird ein König, den man nicht selbst hat; wer ihn hat, ist heimlich der Partner.',
        'The declarer calls a king they do not hold; its holder is their secret partner.',
      );
    case 'each-for-self':
      return text('Jeder spielt für sich.', 'Everybody plays for themselves.');
  }
}

const TALON: Readonly<Record<Exclude<Talon['id'], 'to-tricks'>, Text | undefined>> = {
  half: text(
    'Der Talon wird aufgelegt; eine Hälfte wird genommen, drei Karten werden verlegt. Die andere Hälfte gehört den Gegnern.',
    'The talon is turned face up; one half is taken, three cards are discarded. The other half belongs to the defenders.',
  ),
  'one-card': text(
    'Der Talon wird aufgelegt; eine beliebige Karte wird genommen, eine verlegt. Die übrigen fünf gehören den Gegnern.',
    'The talon is turned face up; any one card is taken, one is discarded. The other five belong to the defenders.',
  ),
  'two-cards': text(
    'Der Talon wird aufgelegt; zwei beliebige Karten werden genommen, zwei verlegt. Die übrigen vier gehören den Gegnern.',
    'The talon is turned face up; any two cards are taken, two are discarded. The other four belong to the defenders.',
  ),
  'all-six': text(
    'Alle sechs Karten des Talons werden verdeckt genommen, sechs werden verlegt.',
    'All six talon cards are taken unseen, six are discarded.',
  ),
  none: undefined,
};

/** Where the talon goes in a Trischaken. */
const TO_TRICKS: Readonly<Record<Options['trischaken-talon'], Text>> = {
  'first-six': text(
    'Jeder der ersten sechs Stiche bekommt eine Karte des Talons.',
    'Each of the first six tricks gets a card of the talon.',
  ),
  last: text('Der ganze Talon kommt zum letzten Stich.', 'The whole talon goes to the last trick.'),
  choice: text(
    'Die Vorhand sagt, ob der Talon zu den ersten sechs Stichen kommt oder zum letzten.',
    'Forehand says whether the talon goes to the first six tricks or to the last one.',
  ),
};

const EXCHANGES = text(
  'Der Reihe nach darf jeder eine Karte mit dem offenen Talon tauschen; Könige und Trullstücke legt niemand weg.',
  'In turn, everybody may exchange one card with the open talon; kings and Trull cards may not be laid away.',
);

/** Whether everybody plays for points instead of avoiding them. */
const isForPoints = ({ parties }: Contract, options: Options): boolean =>
  parties === 'each-for-self' && options['trischaken-positive'];

function talon(contract: Contract, options: Options): readonly Text[] {
  const { talon: way, play: kind, parties } = contract;
  if (way.id === 'to-tricks')
    return [...(isForPoints(contract, options) ? [EXCHANGES] : []), TO_TRICKS[options['trischaken-talon']]];
  const share = TALON[way.id];
  if (share) return [share];
  if (kind.id === 'negative')
    return [text('Der Talon bleibt liegen und zählt nicht.', 'The talon stays aside and does not count.')];
  return [
    text(
      'Der Talon bleibt verdeckt und gehört den Gegnern.',
      'The talon stays face down and belongs to the defenders.',
    ),
    ...(parties === 'calls-partner'
      ? [
          text(
            'Liegt der gerufene König darin, spielt man allein gegen drei und bekommt seine Hälfte.',
            'If the called king is in it, the declarer plays alone against three and gets that half.',
          ),
        ]
      : []),
  ];
}

function play(contract: Contract, options: Options): Text {
  const { play: kind, lead } = contract;
  const leads =
    lead === 'forehand'
      ? text('Die Vorhand spielt aus.', 'Forehand leads.')
      : text('Der Spieler spielt aus.', 'The declarer leads.');
  const how = {
    tarock: text('Tarock sticht.', 'Tarocks are trumps.'),
    colour: text(
      'Tarock sticht keine Farbe; wer noch Farben hat, darf kein Tarock ausspielen.',
      'Tarocks are not trumps; you may not lead a tarock while you still have suit cards.',
    ),
    negative: text('Gespielt wird nach den Regeln der negativen Spiele.', 'The rules for negative games apply.'),
  }[isForPoints(contract, options) ? 'tarock' : kind.id];
  return text(`${leads.de} ${how.de}`, `${leads.en} ${how.en}`);
}

function goal(contract: Contract, options: Options): Text {
  const { thirds, tricks } = contract.goal;
  if (isForPoints(contract, options)) return text('Wer mehr Punkte macht, gewinnt.', 'The more points, the better.');
  if (tricks !== undefined) {
    if (tricks === 0) return text('Gewonnen ohne Stich.', 'Made by taking no trick.');
    return text(
      `Gewonnen mit genau ${tricks === 1 ? 'einem Stich' : `${tricks} Stichen`}.`,
      `Made by taking exactly ${tricks === 1 ? 'one trick' : `${tricks} tricks`}.`,
    );
  }
  return thirds === undefined
    ? text('Wer wenig Punkte macht, gewinnt.', 'The fewer points, the better.')
    : text('Gewonnen mit mindestens 35 Punkten und 2 Blatt.', 'Made with at least 35⅔ points.');
}

const OPEN = {
  declarer: text(
    'Nach dem ersten Stich legt der Spieler seine Karten auf.',
    'After the first trick, the declarer’s cards are laid face up.',
  ),
  everybody: text(
    'Nach dem ersten Stich legen alle ihre Karten auf.',
    'After the first trick, everybody’s cards are laid face up.',
  ),
} as const;

const WITH_BID = text(
  'Der Spieler sagt seine Zusätze zugleich mit dem Spiel an, vor „ich liege“.',
  'The declarer announces bonuses together with the bid, before “ich liege”.',
);

function bonuses(ruleset: Ruleset, contract: Contract): readonly Text[] {
  const names = bonusesOf(ruleset, contract).map(({ id }) => nameOf(TEXTS.bonuses, id));
  if (names.length === 0) return contract.play.id === 'negative' ? [text('Keine Zusätze.', 'No bonuses.')] : [];
  const all = listed(names);
  return [
    text(`Zusätze: ${all.de}.`, `Bonuses: ${all.en}.`),
    ...(ruleset.customs.announcedWithBid.some((id) => id === contract.id) ? [WITH_BID] : []),
  ];
}

function price({ solo, lostTimes, parties, play: kind }: Contract, doubled: boolean): readonly Text[] {
  const lines: Text[] = [];
  if (solo) lines.push(text('Zusätze zählen doppelt.', 'Bonuses count double.'));
  if (lostTimes !== undefined)
    lines.push(text(`Verloren kostet es ${lostTimes}-fach.`, `Lost, it costs ${lostTimes} times its value.`));
  if (parties === 'alone') lines.push(kind.id === 'negative' ? (doubled ? EACH_DOUBLES : EACH) : OPPONENTS);
  return lines;
}

const OPPONENTS = text(
  'Mit jedem der drei Gegner wird der Wert abgerechnet.',
  'The value is settled with each of the three opponents.',
);
const EACH = text(
  'Mit jedem der drei anderen wird einzeln abgerechnet.',
  'The declarer settles with each of the three others.',
);
const EACH_DOUBLES = text(
  'Mit jedem der drei anderen wird einzeln abgerechnet, jeder kontriert für sich.',
  'The declarer settles with each of the three others, and each doubles for themselves.',
);
