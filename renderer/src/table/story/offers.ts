import type { Card } from '#engine/core/card.ts';
import { groupedBy } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer, namedIn } from '#engine/kernel/deal/offers.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Phrase } from '#engine/kernel/words/phrase.ts';
import type { Words } from '#page/i18n/words.ts';

/** Something that may be said or done now, and what it is called. */
export interface Offered {
  readonly action: Action;
  readonly phrase: Phrase;
}

/** Cards to choose. */
export interface OfferedCards {
  readonly offer: CardsOffer;
  /** What it is called to choose as many of them as possible. */
  readonly phrase: Phrase;
  /** What it is called to choose these: a price may depend on how many they are. */
  readonly said: (chosen: readonly Card[]) => Phrase;
}

/** What the viewer is offered, by how the page shows it. */
export interface Choices {
  /** The cards that may be played, whosever hand they lie in. */
  readonly plays: ReadonlySet<Card>;
  /**
   * The action of playing a card, where there is only one: any of the hand can be tried, and the rules say why not. `null`: none is
   * to be played.
   */
  play(card: Card): Action | null;
  /** What can be said of a card that is played: one thing, or several (face down, with a claim). */
  readonly ways: (card: Card) => readonly Offered[];
  /** Cards of a hand to be played as one. */
  readonly together: readonly OfferedCards[];
  /** Everything else that may be said or done. */
  readonly statements: readonly Offered[];
  /** Cards of the hand to choose from, perhaps in several ways. */
  readonly laying: readonly OfferedCards[];
  /** Cards on the table to choose from, perhaps in several ways. */
  readonly taking: readonly OfferedCards[];
}

export function choicesOf(view: View, hand: readonly (Card | null)[], words: Words): Choices {
  const actions = namedIn(view.offers);
  const plays = actions.flatMap((action) => {
    const phrase = words.groupOf(action) === 'play' ? words.phrase(action, view) : undefined;
    const named = phrase && cardIn(phrase);
    return phrase && named ? [{ action, phrase, ...named }] : [];
  });
  const byCard = groupedBy(plays, ({ card }) => card);
  const [any] = plays;
  const played = new Set(plays.map(({ action }) => action));
  const cards = view.offers
    .filter((offer) => offer.kind === 'cards')
    .map((offer): OfferedCards => {
      const said = (chosen: readonly Card[]) => words.phrase(cardsAction(offer, chosen), view);
      return { offer, said, phrase: said(offer.from.slice(0, offer.max)) };
    });
  const isPlay = ({ phrase }: OfferedCards) => phrase.group === 'play';
  const isHeld = ({ offer }: OfferedCards) => offer.from.some((card) => hand.includes(card));
  return {
    plays: new Set(byCard.keys()),
    play: (card) => (any ? { ...(byCard.get(card)?.[0] ?? any).action, [any.name]: card } : null),
    ways: (card) => byCard.get(card) ?? [],
    together: cards.filter(isPlay),
    statements: actions
      .filter((action) => !played.has(action))
      .map((action) => ({ action, phrase: words.phrase(action, view) })),
    laying: cards.filter((one) => !isPlay(one) && isHeld(one)),
    taking: cards.filter((one) => !isPlay(one) && !isHeld(one)),
  };
}

/** The one card that a phrase is about, and the name of the field that has it. */
export function cardIn({ values }: Phrase): { readonly name: string; readonly card: Card } | undefined {
  const cards = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && 'card' in value ? [{ name, card: value.card }] : [],
  );
  return cards.length === 1 ? cards[0] : undefined;
}

/** The one card that all these are about, whatever they do with it. */
export function cardOfAll([first, ...others]: readonly Offered[]): Card | undefined {
  const card = first && cardIn(first.phrase)?.card;
  return others.every(({ phrase }) => cardIn(phrase)?.card === card) ? card : undefined;
}

/** The place on the table that a phrase takes. */
export const zoneIn = ({ values }: Phrase): string | undefined =>
  Object.values(values).flatMap((value) => (typeof value === 'object' && 'zone' in value ? [value.zone] : []))[0];

/** What is asked, above what can be said. */
export function questionOf(
  { plays, ways, laying, taking, statements }: Choices,
  words: Words,
  names: readonly string[],
  /** Whether the next card is the first of its trick, and from whose open hand it comes; missing: the viewer's own. */
  { leads, from }: { readonly leads: boolean; readonly from?: Seat | undefined },
): string | undefined {
  const { t } = words;
  if (plays.size > 0 && from !== undefined) return t.table.playFrom(names[from] ?? '');
  // What is said of a card that is played (face down, with a claim) is asked for.
  const [way] = [...plays].flatMap((card) => ways(card));
  if (way?.phrase.ask) return words.said(way.phrase.ask, way.phrase.values, names);
  if (plays.size > 0) return leads ? t.table.lead : t.table.choosePlay;
  const choosing = laying[0] ?? taking[0];
  const asking = choosing?.phrase ?? statements.find(({ phrase }) => phrase.ask !== undefined)?.phrase;
  if (asking?.ask) return words.said(asking.ask, asking.values, names);
  if (choosing) return t.table.choosePlay;
  const groups = new Set(statements.map(({ phrase }) => phrase.group));
  if (groups.has('bid')) return t.table.passOrBid;
  return groups.has('bonus') || groups.has('doubling') ? t.table.announceNow : undefined;
}

/** What the rule book says first about something, and where. */
export interface RuleLine {
  readonly rule: string;
  readonly title: string;
  readonly line: string;
}

/** What it says about what is asked; `undefined`: nothing is asked but for a card. */
export function ruleLineOf({ statements, laying, taking }: Choices, words: Words): RuleLine | undefined {
  const asked = statements.find(({ phrase }) => phrase.group === 'quiet') ?? statements[0] ?? laying[0] ?? taking[0];
  const rule = asked?.phrase.rule;
  const page = rule === undefined ? undefined : words.page(rule);
  return rule !== undefined && page ? { rule, ...page } : undefined;
}
