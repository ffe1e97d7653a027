import { TRICK } from '../../../core/card.ts';
import { text, type Text } from '../../../core/text.ts';
import type { Fact, Phrase, Sides, TablePlace, Target } from '../../../kernel/words/phrase.ts';
import type { Game, Item } from '../../../kernel/score.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { TableWords } from '../../../kernel/words/texts.ts';
import { must } from '../../../core/assert-never.ts';
import { trumpIn, type Contract } from '../contract.ts';
import { defendersPlay, TARGET } from '../counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { STEPS } from '../kontra.ts';
import { STOCK } from '../zones.ts';
import { auctionOf } from './auction.ts';
import { billOf, marginOf } from './bill.ts';
import { groupOf } from './groups.ts';
import { nameOf, priceIn, SUIT_NAMES, worthOf } from './names.ts';

type Wording = Omit<Phrase, 'group' | 'say' | 'values'> & Partial<Pick<Phrase, 'say' | 'values'>>;
/** The fields that this family's actions carry; a record from elsewhere may have anything in them. */
type Said = Action &
  Readonly<Partial<Record<'call' | 'contract' | 'trump' | 'suit' | 'step' | 'card' | 'cards', unknown>>>;
type Worded = (said: Said, ruleset: Ruleset) => Wording;

const CALLS: Readonly<Record<string, Text>> = {
  play: text('Ich spiele', 'I play'),
  better: text('Ich spiele besser', 'I play better'),
  best: text('Ich spiele am besten', 'I play best'),
};

/** The same as somebody's bid that has to be outbid. */
const STANDING: Readonly<Record<string, Text>> = {
  play: text('ein Spiel', 'a game'),
  better: text('ein besseres Spiel', 'a better game'),
  best: text('das beste Spiel', 'the best game'),
};

const WHICH_SUIT = text('Welche Farbe ist Trumpf?', 'Which suit is trumps?');
const suitName = (suit: unknown): Text => nameOf(SUIT_NAMES, String(suit));
const named = (id: string): Text => nameOf(TEXTS.contracts, id);

/** Games as people list them. */
function listOf(contracts: readonly Contract[]): Text {
  const open = contracts.map(({ id }) => named(id));
  const list = (names: readonly string[], or: string): string =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}`;
  return text(list(open.map(({ de }) => de), 'oder'), list(open.map(({ en }) => en), 'or')); // prettier-ignore
}

/** What the cheapest of some games costs; `from` where others cost more. */
function leastPrice(ruleset: Ruleset, open: readonly Contract[]): Text {
  const [first, ...others] = open.map((contract) => priceIn(ruleset, contract));
  if (!first) return text('–', '–');
  return others.every(({ de }) => de === first.de) ? first : text(`ab ${first.de}`, `from ${first.en}`);
}

/** The suit that is trumps in a game whatever the declarer says; `undefined`: it is named. */
function fixedTrump({ options }: Ruleset, contract: Contract): Text | undefined {
  const [only, other] = contract.trumps(options);
  return only !== undefined && other === undefined ? SUIT_NAMES[only] : undefined;
}

/** What a game is, in one sentence. */
function lineOf(ruleset: Ruleset, contract: Contract): Text {
  const trump = fixedTrump(ruleset, contract);
  if (!contract.usesStock)
    return text(
      `Aus der Hand, ohne den Stock anzusehen${trump ? `, Trumpf ist ${trump.de}` : ''}; mindestens 61 Augen.`,
      `From the hand, without looking at the stock${trump ? `, ${trump.en} are trumps` : ''}; at least 61 points.`,
    );
  return trump
    ? text(
        `Mit drei Karten aus dem Stock, Trumpf ist ${trump.de}; mindestens 61 Augen.`,
        `With three cards from the stock, ${trump.en} are trumps; at least 61 points.`,
      )
    : text(
        'Mit drei Karten aus dem Stock, Trumpf nach dem Weglegen; mindestens 61 Augen.',
        'With three cards from the stock, trumps named after laying away; at least 61 points.',
      );
}

const cardsIn = ({ cards }: Said): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);

const WORDED: Readonly<Record<string, Worded>> = {
  pass: () => ({ text: text('Ich passe', 'I pass'), rule: 'auction' }),
  hold: () => ({
    text: text('Ich halte', 'I hold'),
    ask: text('Du bist überboten. Hältst du?', 'You have been outbid. Do you hold?'),
    rule: 'auction',
  }),
  bid: ({ call }, ruleset) => {
    const level = ruleset.calls.indexOf(String(call));
    const open = ruleset.contracts.filter((contract) => contract.level >= level);
    const games = listOf(open);
    const price = leastPrice(ruleset, open);
    return {
      text: nameOf(CALLS, String(call)),
      stands: nameOf(STANDING, String(call)),
      ask: level > 0 ? text('Gehst du höher?', 'Do you go higher?') : text('Spielst du?', 'Do you play?'),
      rule: 'auction',
      ladder: 'calls',
      rank: level + 1,
      line: text(`Verpflichtet zu ${games.de}.`, `Commits to ${games.en}.`),
      worth: { won: price, lost: price },
      usual: true,
    };
  },
  announce: ({ contract: id, trump }, ruleset) => {
    const name = named(String(id));
    const contract = ruleset.find(String(id));
    // What is always in one suit says so, unless its name does.
    const fixed = contract?.usesStock ? fixedTrump(ruleset, contract) : undefined;
    const suit = trump === undefined ? fixed : suitName(trump);
    const price = contract ? priceIn(ruleset, contract) : text('–', '–');
    return {
      text: suit ? text(`${name.de} in ${suit.de}`, `${name.en} in ${suit.en}`) : name,
      ask: text('Welches Spiel sagst du an?', 'Which game do you announce?'),
      rule: String(id),
      ladder: 'games',
      rank: ruleset.contracts.findIndex((one) => one.id === id) + 1,
      ...(contract && { line: lineOf(ruleset, contract) }),
      worth: { won: price, lost: price },
      usual: true,
      ...(suit && !fixed && { variant: { of: String(id), name, ask: WHICH_SUIT, terms: { trump: suit } } }),
    };
  },
  discard: (said) => ({
    rule: 'exchange',
    text: text('Weglegen', 'Lay away'),
    say: text('Drei Karten weggelegt', 'Three cards laid away'),
    ask: text('Wähle drei Karten zum Weglegen.', 'Choose three cards to lay away.'),
    place: text('Zum Weglegen', 'To lay away'),
    values: { cards: { cards: cardsIn(said) } },
  }),
  trump: ({ suit }) => ({
    rule: 'exchange',
    text: suitName(suit),
    say: text(`${suitName(suit).de} ist Trumpf`, `Trumps: ${suitName(suit).en}`),
    ask: WHICH_SUIT,
  }),
  double: ({ step }) => {
    const name = nameOf(TEXTS.items, String(step));
    const times = 2 ** ((STEPS as readonly string[]).indexOf(String(step)) + 1);
    return {
      rule: 'kontra',
      ends: true,
      text: name,
      ask: text(`Sagst du ${name.de}?`, `Do you say ${name.en}?`),
      line: text(`zählt dann ×${times}`, `then counts ×${times}`),
    };
  },
  good: () => ({ rule: 'kontra', text: text('Gut', 'Play on') }),
  play: ({ card }) => ({ rule: 'tricks', text: text('{card}', '{card}'), values: { card: { card: String(card) } } }),
};

const UNHEARD: Wording = { text: text('Drei Karten weggelegt', 'Three cards laid away') };

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase(action) {
    if (!action) return whole(UNHEARD, 'choice');
    const worded = Object.hasOwn(WORDED, action.type) ? must(WORDED[action.type], action.type) : undefined;
    return whole(worded?.(action, ruleset) ?? { text: text(action.type, action.type) }, groupOf(action));
  },
  auction: (view) => auctionOf(ruleset, view),
  story: (game) => storyOf(game),
  sides: sidesOf,
  target: (_game, view) => targetOf(ruleset, view),
  item: itemFact,
  margin: marginOf,
  price: (id) => worthOf(ruleset, id),
  places: placesOf,
  ...(ruleset.options.payment === 'points' && { bill: (row, items) => billOf(ruleset, row, items) }),
});

const whole = (wording: Wording, group: Phrase['group']): Phrase => ({
  say: wording.text,
  values: {},
  ...wording,
  group,
});

const itemFact = ({ about }: Item): Fact => ({
  text: about === 'game' ? text('Spiel', 'game') : nameOf(TEXTS.bonuses, about),
});

/** A game, its declarer and its trumps. */
function storyOf({ contract = '', declarer, with: said = {} }: Partial<Game>): readonly Fact[] {
  const trump = trumpIn({ with: said });
  return [
    { text: named(contract), rule: contract },
    ...(declarer === undefined
      ? []
      : [
          {
            text: text('{declarer}', '{declarer}'),
            values: { declarer: { seat: declarer } },
            role: { seat: declarer, name: text('Spieler', 'declarer') },
          },
        ]),
    ...(trump === undefined
      ? []
      : [{ text: text(`Trumpf ${SUIT_NAMES[trump].de}`, `${SUIT_NAMES[trump].en} are trumps`), rule: 'cards' }]),
  ];
}

/** The declarer alone against the others. */
function sidesOf({ declarer }: Partial<Game>, { active }: Pick<View, 'active'>): Sides | undefined {
  if (declarer === undefined) return undefined;
  return { players: [declarer], opponents: active.filter((seat) => seat !== declarer) };
}

/** What has to be reached, and whether a kontra has turned it round. */
function targetOf({ options }: Ruleset, { items }: Pick<View, 'items'>): Target {
  const doublings = items.find(({ about }) => about === 'game')?.doublings ?? [];
  const values = { n: { count: TARGET, unit: 'points' } };
  return defendersPlay(options, doublings)
    ? { text: text('Gegner ab {n} Augen', 'defenders need {n} points'), values, counts: 'points' }
    : { text: text('ab {n} Augen', '{n} points or more'), values, counts: 'points' };
}

/** The stock makes room for the tricks. */
function placesOf({ phase, zones }: Pick<View, 'phase' | 'zones'>): readonly TablePlace[] {
  const plays = phase === 'tricks';
  return [
    ...(plays ? [{ zone: TRICK, name: text('Stich', 'Trick'), lies: 'middle' as const }] : []),
    ...((zones[STOCK] ?? []).length > 0
      ? [{ zone: STOCK, name: text('Stock', 'Stock'), lies: plays ? ('aside' as const) : ('middle' as const) }]
      : []),
  ];
}
