import { TRICK } from '../../../core/card.ts';
import { text, type Text } from '../../../core/text.ts';
import type { Fact, Phrase, Sides, TablePlace, Target } from '../../../kernel/words/phrase.ts';
import type { Game, Item } from '../../../kernel/score.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { TableWords } from '../../../kernel/words/texts.ts';
import { must } from '../../../core/assert-never.ts';
import { trumpIn } from '../contract.ts';
import { neededIn, TARGET } from '../counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { STEPS } from '../kontra.ts';
import { STOCK } from '../zones.ts';
import { auctionOf, callNamed } from './auction.ts';
import { billOf, marginOf } from './bill.ts';
import { fixedTrump, leastPrice, lineOf, listOf, openAfter, targetAfter } from './games.ts';
import { groupOf } from './groups.ts';
import { ENTRY_IN_FRENCH, nameOf, suitsAt, worthOf } from './names.ts';

type Wording = Omit<Phrase, 'group' | 'say' | 'values'> & Partial<Pick<Phrase, 'say' | 'values'>>;
/** The fields that this family's actions carry; a record from elsewhere may have anything in them. */
type Said = Action &
  Readonly<Partial<Record<'call' | 'contract' | 'trump' | 'target' | 'suit' | 'step' | 'card' | 'cards', unknown>>>;
type Worded = (said: Said, ruleset: Ruleset) => Wording;

const WHICH_SUIT = text('Welche Farbe ist Trumpf?', 'Which suit is trumps?');
const suitName = ({ options }: Ruleset, suit: unknown): Text => nameOf(suitsAt(options), String(suit));
const named = (id: string): Text => nameOf(TEXTS.contracts, id);

const cardsIn = ({ cards }: Said): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);

const WORDED: Readonly<Record<string, Worded>> = {
  pass: () => ({ text: text('Ich passe', 'I pass'), rule: 'auction' }),
  hold: (_said, { options }) => ({
    text: options.auction === 'points' ? text('Ich spiele vorn', 'I play first') : text('Ich halte', 'I hold'),
    ask: text('Du bist überboten. Hältst du?', 'You have been outbid. Do you hold?'),
    rule: 'auction',
  }),
  bid: ({ call }, ruleset) => {
    const level = ruleset.calls.indexOf(String(call));
    const open = openAfter(ruleset, level);
    const games = listOf(open, targetAfter(ruleset, level));
    const price = leastPrice(ruleset, open);
    return {
      ...callNamed(ruleset, String(call)),
      ask: level > 0 ? text('Gehst du höher?', 'Do you go higher?') : text('Spielst du?', 'Do you play?'),
      rule: 'auction',
      ladder: 'calls',
      rank: level + 1,
      line: text(`Verpflichtet zu ${games.de}.`, `Commits to ${games.en}.`),
      worth: { won: price, lost: price },
      usual: true,
    };
  },
  announce: ({ contract: id, trump, target }, ruleset) => {
    const name = named(String(id));
    const contract = ruleset.find(String(id));
    // What is always in one suit says so, unless its name does.
    const fixed = contract?.usesStock ? fixedTrump(ruleset, contract) : undefined;
    const suit = trump === undefined ? fixed : suitName(ruleset, trump);
    const price = contract?.price.said(ruleset.options) ?? text('–', '–');
    const [plain, points] = [
      suit ? text(`${name.de} in ${suit.de}`, `${name.en} in ${suit.en}`) : name,
      Number(target),
    ];
    const isRaised = target !== undefined && points !== TARGET;
    return {
      text: isRaised ? text(`${plain.de} um ${points}`, `${plain.en} for ${points}`) : plain,
      ask: text('Welches Spiel sagst du an?', 'Which game do you announce?'),
      rule: String(id),
      ladder: 'games',
      rank: ruleset.contracts.findIndex((one) => one.id === id) + 1,
      ...(contract && { line: lineOf(ruleset, contract, target === undefined ? TARGET : points) }),
      worth: { won: price, lost: price },
      usual: true,
      ...(suit && !fixed && variantOf(ruleset, { of: String(id), name }, suit, target)),
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
  trump: ({ suit }, ruleset) => {
    const name = suitName(ruleset, suit);
    return {
      rule: 'exchange',
      text: name,
      say: text(`${name.de} ist Trumpf`, `Trumps: ${name.en}`),
      ask: WHICH_SUIT,
    };
  },
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

/** One suit of a game that may be in several, and how many points it is for where that may be chosen, too. */
function variantOf(
  { options }: Ruleset,
  game: { readonly of: string; readonly name: Text },
  trump: Text,
  target: unknown,
): Pick<Wording, 'variant'> {
  const isChosen = target !== undefined && options['self-raise'] === 'target';
  const points = text(`${String(target)} Augen`, `${String(target)} points`);
  return { variant: { ...game, ask: WHICH_SUIT, terms: { trump, ...(isChosen && { target: points }) } } };
}

const UNHEARD: Wording = { text: text('hat drei Karten weggelegt', 'has laid away three cards') };

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase(action) {
    if (!action) return whole(UNHEARD, 'choice');
    const worded = Object.hasOwn(WORDED, action.type) ? must(WORDED[action.type], action.type) : undefined;
    return whole(worded?.(action, ruleset) ?? { text: text(action.type, action.type) }, groupOf(action));
  },
  auction: (view) => auctionOf(ruleset, view),
  story: (game) => storyOf(ruleset, game),
  sides: sidesOf,
  target: (game, view) => targetOf(ruleset, game, view),
  item: itemFact,
  margin: (game, row) => marginOf(ruleset, game, row),
  price: (id) => worthOf(ruleset, id),
  places: placesOf,
  ...(ruleset.options.suits === 'french' && { entry: (id) => ENTRY_IN_FRENCH[id] }),
  ...(ruleset.payment !== 'fixed' && { bill: (row, items) => billOf(ruleset, row, items) }),
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
function storyOf(ruleset: Ruleset, { contract = '', declarer, with: said = {} }: Partial<Game>): readonly Fact[] {
  const trump = trumpIn({ with: said });
  const suit = trump && suitName(ruleset, trump);
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
    ...(suit ? [{ text: text(`Trumpf ${suit.de}`, `${suit.en} are trumps`), rule: 'cards' }] : []),
  ];
}

/** The declarer alone against the others. */
function sidesOf({ declarer }: Partial<Game>, { active }: Pick<View, 'active'>): Sides | undefined {
  if (declarer === undefined) return undefined;
  return { players: [declarer], opponents: active.filter((seat) => seat !== declarer) };
}

/** What has to be reached, and whether a kontra has turned it round. */
function targetOf(
  ruleset: Ruleset,
  { contract, with: said = {} }: Partial<Game>,
  { items }: Pick<View, 'items'>,
): Target {
  if (ruleset.find(contract)?.goal.counts === 'tricks')
    return { text: text('kein Stich', 'no trick'), counts: 'tricks' };
  const doublings = items.find(({ about }) => about === 'game')?.doublings ?? [];
  const needed = neededIn(ruleset.options, { with: said }, doublings);
  const values = { n: { count: needed.points, unit: 'points' } };
  return needed.by === 'defenders'
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
