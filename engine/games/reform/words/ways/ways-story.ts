import { type Card, handOf, pileOf } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import type { TrainEnding } from '#engine/games/reform/noted.ts';
import { type Badge, badgeIn } from '#engine/games/reform/played/badge.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { suitName } from '../each/suits.ts';
import { passingFacts } from './passing.ts';
import { praterFacts } from './prater.ts';
import { ringFacts } from './ring.ts';
import { shareFacts } from './shares.ts';
import { speziFacts } from './spezi-story.ts';
import { TRAIN } from './train.ts';

const BUS = text('Bus', 'bus');

/** Who took the bus, and to which suit; on the felt it stands beside them. */
function busFact({ bus, busSuit }: Game['with'], view: View | undefined): readonly Fact[] {
  if (typeof bus !== 'number') return [];
  const suit = suitName(busSuit);
  return [
    {
      text: suit ? text('Bus: {who} mit {suit}', 'bus: {who} with {suit}') : text('Bus: {who}', 'bus: {who}'),
      values: { who: { seat: bus }, ...(suit && { suit: { text: suit } }) },
      rule: TRAIN,
      // Where nobody looks on, roles are those of the declarer's side.
      ...(view && { role: { seat: bus, name: BUS } }),
    },
  ];
}

const ENDINGS: Readonly<Record<TrainEnding, Text>> = {
  departed: text('Abfahrt', 'departure'),
  bus: text('der Bus war früher da', 'the bus was there first'),
  express: text('Express: ein Gegner hatte früher nur eine Farbe', 'express: an opponent was left with one suit first'),
  brake: text('Notbremse', 'emergency brake'),
  renege: text('die Reihenfolge ging nicht auf', 'the order did not work out'),
};
/** What is called out then. */
const DEPARTURE = text('Abfahrt!', 'departure!');
const EXPRESS_BY = text('Express: {who}', 'express: {who}');

/** How a game for a hand of one suit ended; `undefined`: it has not. */
export const endingText = (ending: Json | undefined): Text | undefined =>
  Object.entries(ENDINGS).find(([id]) => id === ending)?.[1];

/** The opponents whose hand was of one suit when the play ended: the hands were turned up then (reform §7.7). */
function expressBy({ active, history }: View, declarer: number | undefined): readonly number[] {
  const turnedUp = (seat: number): readonly (Card | null)[] =>
    history.flatMap((event) =>
      event.type === 'moved' && event.from === handOf(seat) && event.to === pileOf(seat) ? event.cards : [],
    );
  return active.filter((seat) => {
    const cards = turnedUp(seat);
    const suits = new Set(cards.map((card) => (card === null ? null : PACK_54.suitOf(card))));
    return seat !== declarer && suits.size === 1 && !suits.has(null);
  });
}

/** How it ended, once it has. */
function endingFact({ declarer, with: { ending } = {} }: Partial<Game>, view: View | undefined): readonly Fact[] {
  const how = endingText(ending);
  if (!how) return [];
  const [who, ...more] = ending === 'express' && view ? expressBy(view, declarer) : [];
  if (who !== undefined && more.length === 0)
    return [{ text: EXPRESS_BY, values: { who: { seat: who } }, rule: TRAIN }];
  return [{ text: ending === 'departed' ? DEPARTURE : how, rule: TRAIN }];
}

/** A game for a hand of one suit: which suit, who took the bus, how it ended. */
function trainFacts(game: Partial<Game>, view: View | undefined): readonly Fact[] {
  const said = game.with ?? {};
  const suit = suitName(said['suit']);
  return [
    ...(suit
      ? [
          {
            text: text('will nur {suit} übrig haben', 'wants only {suit} left'),
            values: { suit: { text: suit } },
            rule: TRAIN,
          },
        ]
      : []),
    ...busFact(said, view),
    ...endingFact(game, view),
  ];
}

/** How many cards were drawn from the talon, so far or in all (reform §7.8). */
function drawnFact(
  { with: { drawn } = {} }: Partial<Game>,
  { id, talon }: Contract,
  view: View | undefined,
): readonly Fact[] {
  if (talon.draws === undefined) return [];
  const said = view?.history.filter((event) => event.type === 'said' && event.action?.type === 'draw').length;
  const n = typeof drawn === 'number' ? drawn : said;
  if (n === undefined || (n === 0 && drawn === undefined)) return [];
  return [
    {
      text:
        n === 0
          ? text('keine Karte vom Talon', 'no card from the talon')
          : text('{n} {n|Karte|Karten} vom Talon', '{n} {n|card|cards} from the talon'),
      values: { n },
      rule: id,
    },
  ];
}

/** What each opponent got of the talon, and what they have with it (reform §7.9). */
function sharedFacts({ declarer }: Partial<Game>, { id, talon }: Contract, view: View | undefined): readonly Fact[] {
  if (talon.rest !== 'shared' || !view) return [];
  const given = view.history.flatMap((event) =>
    event.type === 'said' && event.action?.type === 'share-card'
      ? [event.action as unknown as { card: Card; to: number }]
      : [],
  );
  const got = view.active.flatMap((seat): readonly Fact[] => {
    const cards = given.flatMap(({ card, to }) => (to === seat ? [card] : []));
    if (cards.length === 0) return [];
    return [
      {
        text: text('vom Talon für {who}: {cards}', 'of the talon for {who}: {cards}'),
        values: { who: { seat, object: true }, cards: { cards } },
        rule: id,
      },
    ];
  });
  return [...got, ...shareFacts(declarer, view, id)];
}

const TITLES: Readonly<Record<Badge, Text>> = {
  tarockmeister: text('Tarockmeister: {who}', 'Tarockmeister: {who}'),
  tarockrat: text('Tarockrat: {who}', 'Tarockrat: {who}'),
  tarockdirektor: text('Tarockdirektor: {who}', 'Tarockdirektor: {who}'),
};

/** What the declarer may call themselves at the end (reform §7.9). */
function titleFact(
  ruleset: Ruleset,
  { declarer }: Partial<Game>,
  { id }: Contract,
  view: View | undefined,
): readonly Fact[] {
  const badge = view && badgeIn(ruleset, view);
  return badge === undefined || declarer === undefined
    ? []
    : [{ text: TITLES[badge], values: { who: { seat: declarer } }, rule: id }];
}

/** What everybody knows of a game with a way of its own, as far as it has got (reform §7.4, §7.6 to §7.9). */
export const waysStory = (ruleset: Ruleset, contract: Contract, game: Partial<Game>, view?: View): readonly Fact[] => [
  ...(contract.kind === 'positive' && contract.train ? trainFacts(game, view) : []),
  ...drawnFact(game, contract, view),
  ...sharedFacts(game, contract, view),
  ...ringFacts(game, contract, view),
  ...titleFact(ruleset, game, contract, view),
  ...(contract.kind === 'first-and-last' ? speziFacts(game, contract, view) : []),
  ...(contract.kind === 'passing' ? passingFacts(contract.id, ruleset.options.jubelLead, view) : []),
  ...praterFacts(game, view),
];
