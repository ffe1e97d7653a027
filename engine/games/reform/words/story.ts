import { TRICK } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, Situation } from '#engine/kernel/score.ts';
import type { Fact, TablePlace } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract, KingWay } from '../contracts/contract.ts';
import { type PhaseId, TALON_GROUPS } from '../names.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { amountText } from './amounts.ts';
import { eachStory } from './each/each-story.ts';
import { isAlone, isInTalon } from './sides.ts';
import { KING_WAYS } from './ways/prater.ts';
import { waysStory } from './ways/ways-story.ts';
import { valueIn } from './worth.ts';

/** A fact about somebody, as which the felt shows them. */
const role = (sentence: Text, seat: number, name: Text): Fact => ({
  text: sentence,
  values: { who: { seat } },
  role: { seat, name },
});

function calledFact({ called, with: said = {} }: Partial<Game>): readonly Fact[] {
  const values = called === undefined ? {} : { values: { called: { card: called } } };
  if (said['fourth'] === true)
    return [
      {
        text:
          called === undefined
            ? text('gerufen: der Vierte', 'called: the fourth')
            : text('gerufen: der Vierte ({called})', 'called: the fourth ({called})'),
        ...values,
      },
    ];
  return called === undefined ? [] : [{ text: text('gerufen: {called}', 'called: {called}'), ...values }];
}

/** What was exchanged, where that has changed what the game is worth. */
function exchangeFact(ruleset: Ruleset, game: Partial<Game>, now: Situation | undefined): readonly Fact[] {
  const { exchanged } = game.with ?? {};
  const contract = ruleset.find(game.contract);
  if (typeof exchanged !== 'number' || !contract || exchanged === contract.talon.cards || !now) return [];
  const { exchanged: _, ...before } = game.with ?? {};
  const [value, usual] = [game, { ...game, with: before }].map((one) => amountText(valueIn(ruleset, one, now)));
  if (!value || !usual) return [];
  return [
    {
      text:
        exchanged === 0
          ? text(
              `nichts getauscht, gilt ${value.de} statt ${usual.de}`,
              `nothing exchanged, worth ${value.en} instead of ${usual.en}`,
            )
          : text(
              `{n} {n|Karte|Karten} getauscht, gilt ${value.de} statt ${usual.de}`,
              `{n} {n|card|cards} exchanged, worth ${value.en} instead of ${usual.en}`,
            ),
      values: { n: exchanged },
      rule: 'talon',
    },
  ];
}

const KING_TALON: Readonly<Record<string, Text>> = {
  alone: text('allein, der König lag im Talon', 'alone, the king was in the talon'),
  'schleifen-king': text('geschliffen, der König lag im Talon', 'given up, the king was in the talon'),
};
/** With a bird (reform §7.4). */
const KING_WAY: Readonly<Record<KingWay, Text>> = {
  pratermaessig: text('pratermäßig, der König lag im Talon', 'pratermäßig, the king was in the talon'),
  steinhofmaessig: text(
    'steinhofmäßig, allein: das Spiel oder der Vogel, nicht beides',
    'steinhofmäßig, alone: either the game or the bird, not both',
  ),
};

const CAME_OUT = text(
  'der gerufene König lag im Talon: allein gegen drei, jedes Kontra entfällt',
  'the called king was in the talon: alone against three, and every kontra is void',
);

/** How the declarer plays, or does not. */
function alone(ruleset: Ruleset, game: Partial<Game>, view: View | undefined): readonly Fact[] {
  const { kingTalon } = game.with ?? {};
  const way = typeof kingTalon === 'string' ? KING_TALON[kingTalon] : undefined;
  if (way) return [{ text: way, rule: 'king-in-talon' }];
  const special = Object.entries(KING_WAY).find(([id]) => id === kingTalon)?.[1];
  if (special) return [{ text: special, rule: KING_WAYS }];
  // Without an exchange nobody sees the talon before the end.
  const isUnseen = ruleset.find(game.contract)?.talon.cards === 0;
  if (isUnseen && game.called !== undefined && view && isInTalon(game.called, view.zones))
    return [{ text: CAME_OUT, rule: 'solo-talon' }];
  return isAlone(ruleset, game, view) ? [{ text: text('allein', 'alone') }] : [];
}

/** Whose eyes the talon is for, where not everybody who plays sees it. */
const seenBy = ({ oberdreierTalon }: Options, { id, talon }: Contract): readonly Fact[] => {
  if (talon.seenBy !== 'declarer' && talon.isLookedAt !== true) return [];
  const isClosed = talon.layFirst === true && oberdreierTalon === 'closed';
  return [
    {
      text: isClosed
        ? text('niemand sieht den Talon', 'nobody sees the talon')
        : text('nur der Spieler sieht den Talon', 'only the declarer sees the talon'),
      rule: talon.isLookedAt ? id : 'talon',
    },
  ];
};

const AFTER_FIRST_TRICK = text('offen nach dem ersten Stich', 'open after the first trick');
const FROM_SECOND_PILE = text('offen ab dem zweiten Haufen', 'open from the second pile on');

/** What the name of a game does not tell: the bird that its bid announces, who sees the talon, and hands that are laid open. */
function particulars({ options }: Ruleset, contract: Contract | undefined): readonly Fact[] {
  if (!contract) return [];
  const { kind, bird, isOpen } = contract;
  const name = bird && nameOf(TEXTS.bonuses, bird);
  return [
    ...(name ? [{ text: text(`angesagt: ${name.de}`, `announced: ${name.en}`), rule: 'bird-bids' }] : []),
    ...seenBy(options, contract),
    ...(isOpen ? [{ text: kind === 'passing' ? FROM_SECOND_PILE : AFTER_FIRST_TRICK, rule: 'open-hands' }] : []),
  ];
}

/** A game, whose it is and from whom they bought it, the called king, who plays with whom, and what was exchanged. */
export function storyOf(ruleset: Ruleset, game: Partial<Game>, view?: View): readonly Fact[] {
  const { contract: id = '' } = game;
  const contract = ruleset.find(id);
  const name = { text: nameOf(TEXTS.contracts, id), rule: id };
  return [name, ...(contract?.kind === 'each' ? eachStory(contract, game, view) : storyOfSides(ruleset, game, view))];
}

function storyOfSides(ruleset: Ruleset, game: Partial<Game>, view: View | undefined): readonly Fact[] {
  const { contract = '', declarer, partner, with: said = {} } = game;
  const { soldBy, unplayed } = said;
  const played = ruleset.find(contract);
  return [
    ...(declarer === undefined ? [] : [role(text('{who}', '{who}'), declarer, text('Spieler', 'declarer'))]),
    ...(typeof soldBy === 'number'
      ? [
          {
            text: text('Verkäufer: {seller}', 'seller: {seller}'),
            values: { seller: { seat: soldBy } },
            rule: 'ankauf',
          },
        ]
      : []),
    ...calledFact(game),
    ...alone(ruleset, game, view),
    ...(partner === undefined
      ? []
      : [role(text('Partner: {who}', 'partner: {who}'), partner, text('Partner', 'partner'))]),
    ...particulars(ruleset, played),
    ...(played ? waysStory(ruleset, played, game, view) : []),
    ...exchangeFact(ruleset, game, view?.now),
    ...(unplayed === true ? [{ text: text('nicht gespielt', 'not played'), rule: contract }] : []),
  ];
}

const TALON = text('Talon', 'Talon');
const GROUPS = [text('1. Gruppe', 'group 1'), text('2. Gruppe', 'group 2')];

/** Where cards are played to, by phase. */
const PLAYED: Readonly<Partial<Record<PhaseId, TablePlace>>> = {
  tricks: { zone: TRICK, name: text('Stich', 'Trick'), lies: 'middle' },
  piles: { zone: TRICK, name: text('Haufen', 'Pile'), lies: 'middle', as: 'pile' },
  beating: { zone: TRICK, name: text('Haufen', 'Pile'), lies: 'middle', as: 'pile' },
  bluff: { zone: TRICK, name: text('Haufen', 'Pile'), lies: 'middle', as: 'pile' },
};

/** The groups of the talon, which make room for what is played. */
export function placesOf({ phase, zones }: Pick<View, 'phase' | 'zones'>): readonly TablePlace[] {
  const played = Object.entries(PLAYED).find(([id]) => id === phase)?.[1];
  const groups = TALON_GROUPS.flatMap((zone, i): readonly TablePlace[] => {
    const part = GROUPS[i];
    if ((zones[zone] ?? []).length === 0) return [];
    return [{ zone, name: TALON, ...(part && { part }), lies: played ? 'aside' : 'middle' }];
  });
  return played ? [played, ...groups] : groups;
}
