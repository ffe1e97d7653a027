import { TRICK } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, Item } from '#engine/kernel/score.ts';
import { wordsFor } from '#engine/kernel/words/action-words.ts';
import type { Fact, Sides, TablePlace, Target } from '#engine/kernel/words/phrase.ts';
import { nameOf, type TableWords } from '#engine/kernel/words/texts.ts';
import { trumpIn } from '../contracts/contract.ts';
import { STOCK } from '../deal/zones.ts';
import type { BavarianAction } from '../phases/index.ts';
import type { PhaseId } from '../phases/names.ts';
import { neededIn } from '../played/counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { auctionOf } from './auction.ts';
import { BIDDING } from './bidding.ts';
import { billOf, marginOf } from './bill.ts';
import { ENTRY_IN_FRENCH, suitsAt, worthOf } from './names.ts';
import { PLAYING, UNHEARD } from './play.ts';

const WORDS = wordsFor<BavarianAction, Ruleset, PhaseId>({ ...BIDDING, ...PLAYING }, { elsewhere: UNHEARD });

export const { groupOf } = WORDS;

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase: WORDS.phraseIn(ruleset),
  auction: (view) => auctionOf(ruleset, view),
  story: (game) => storyOf(ruleset, game),
  sides: sidesOf,
  target: (game, view) => targetOf(ruleset, game, view),
  item: itemFact,
  margin: (game, row) => marginOf(ruleset, game, row),
  price: (id) => worthOf(ruleset, id),
  // All tricks are a side's, whoever of the defenders sits first.
  line: (_row, _item, judged) => ({ isOfSide: judged?.stage === 'silent' }),
  places: placesOf,
  ...(ruleset.options.suits === 'french' && { entry: (id) => ENTRY_IN_FRENCH[id] }),
  ...(ruleset.payment !== 'fixed' && { bill: (row, items) => billOf(ruleset, row, items) }),
});

const itemFact = ({ about }: Item): Fact => ({
  text: about === 'game' ? text('Spiel', 'game') : nameOf(TEXTS.bonuses, about),
});

/** A game, its declarer and its trumps. */
function storyOf(ruleset: Ruleset, { contract = '', declarer, with: said = {} }: Partial<Game>): readonly Fact[] {
  const trump = trumpIn({ with: said });
  const suit = trump && suitsAt(ruleset.options)[trump];
  return [
    { text: nameOf(TEXTS.contracts, contract), rule: contract },
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
