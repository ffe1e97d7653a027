import type { Card } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import { parseRational, type Rational, ZERO } from '#engine/core/rational.ts';
import { familyIn, type Layer, type Refusal } from '#engine/core/refusal.ts';
import type { Actor } from '#engine/core/seat.ts';
import { fill, type Language, type Text } from '#engine/core/text.ts';
import { showCount } from '#engine/entry/units.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { COMMON_FIELDS, COMMON_HINTS, COMMON_PLACES, ONE_SIDED_HINTS } from '#engine/kernel/entry/common-entries.ts';
import type { GameDefinition, RulePage } from '#engine/kernel/family/definition.ts';
import type { ListedContract, ProfileListing } from '#engine/kernel/family/listing.ts';
import type { Game, Item, LineItem, Row, Situation, Verdict } from '#engine/kernel/score.ts';
import type {
  ArrangedPart,
  BillRow,
  Fact,
  LineFacts,
  Margin,
  Phrase,
  PhraseGroup,
  SeatVerdict,
  Sides,
  TablePlace,
  Target,
} from '#engine/kernel/words/phrase.ts';
import {
  type Auction,
  type FamilyTexts,
  type FinishedRow,
  POINTS,
  type ScoreUnit,
  type TableWords,
} from '#engine/kernel/words/texts.ts';
import { totalUnit } from '#engine/tournament/standings/texts.ts';
import type { Counted } from '#engine/tournament/standings/types.ts';
import { findGame } from '../families.ts';
import { isDrawn, type Pack } from '../packs/packs.ts';
import { BY_ID } from './by-id.ts';
import { cardName } from './card-names.ts';
import { pageCited } from './cited.ts';
import { type Catalogue, catalogueOf } from './index.ts';
import { SENTENCES, type Sentences } from './layers.ts';
import { exactly, points } from './numbers.ts';
import { firstIn, placeInWords } from './place.ts';
import { withoutText } from './text-for.ts';
import { ScoreWords } from './values/score-words.ts';
import { valueInWords } from './values/value-in-words.ts';

/** How many lines of its page somebody is told who meets a game for the first time. */
const INTRODUCED = 3;

/** The names from the rules, in one language; ids are shown as they are if a family has no word. */
export class Words extends ScoreWords {
  readonly t: Catalogue;
  readonly profile: ProfileListing | undefined;
  /** The direction of play. */
  readonly turns: GameDefinition['turns'];
  readonly #texts: FamilyTexts | undefined;
  readonly #rulesOf: (() => Rules) | undefined;
  #rules: Rules | undefined;
  readonly #find: typeof findGame;
  readonly #table: TableWords;
  readonly #game: GameDefinition | undefined;
  readonly #pages: () => readonly RulePage[];

  readonly #given: TableRules | undefined;
  readonly #how: 'printed' | 'aloud';
  #aloud: Words | undefined;
  #counted: Counted = 'scores';
  readonly #rankings: Partial<Record<Counted, Words>> = {};

  /** `find`: where families are found; those that the page has loaded. */
  constructor(language: Language, rules?: TableRules, find = findGame, how: 'printed' | 'aloud' = 'printed') {
    super(language);
    this.#find = find;
    this.#given = rules;
    this.#how = how;
    this.t = catalogueOf(language);
    const found = rules && find(rules.family);
    const game = found?.ok ? found.value : undefined;
    const table = rules && game?.tableRules(rules.profile, rules.options);
    this.#texts = game?.texts;
    this.#game = game;
    this.#table = game && table?.ok ? game.words(table.value) : BY_ID;
    let book: readonly RulePage[] | undefined;
    this.#pages = () => (book ??= game && table?.ok ? game.rulebook(table.value) : []);
    this.turns = game?.turns ?? 'counter-clockwise';
    if (!rules || !game || !table?.ok) return;
    this.profile = game.listing(table.value);
    this.#rulesOf = () => game.rules({ ...rules, options: table.value.options });
  }

  /** The family of the table's rules; `undefined` without rules. */
  get family(): string | undefined {
    return this.#game?.id;
  }

  /** The rules of the table. */
  get rules(): Rules | undefined {
    return (this.#rules ??= this.#rulesOf?.());
  }

  /** The pack that is played with; without rules, or without pictures of theirs, that of 54. */
  get pack(): Pack {
    const { id = '' } = this.rules?.pack ?? {};
    return isDrawn(id) ? id : '54';
  }

  /** It in the order in which a hand is held; empty without rules. */
  get held(): readonly Card[] {
    return this.rules?.pack.held ?? [];
  }

  contract(id: string): string {
    return this.#of(this.#texts?.contracts, id);
  }

  bonus(id: string): string {
    return this.#of(this.#texts?.bonuses, id);
  }

  phase(id: string): string {
    return this.#of(this.#texts?.phases, id);
  }

  /** A line item or a factor: a bonus, a contract, or what the family calls it. */
  item(code: string): string {
    const texts = this.#texts;
    return this.#of(texts && { ...texts.contracts, ...texts.bonuses, ...texts.items }, code);
  }

  /** What is in a pot; one with an account of its own has its own units. */
  inPot(value: Rational): string {
    return this.rules?.balance === 'with-pot' ? this.scoreSaid(value) : exactly(value, this.language);
  }

  protected get scoreUnit(): ScoreUnit {
    return totalUnit(this.#counted, this.#texts?.score ?? POINTS);
  }

  /** What its amounts are, in the totals of a ranking. */
  get totals(): Counted {
    return this.#counted;
  }

  /** The same words for the totals of a ranking: their amounts are those of the game only where these are counted. */
  ranking(counted: Counted): Words {
    if (counted === this.#counted) return this;
    const known = (this.#rankings[counted] ??= new Words(this.language, this.#given, this.#find, this.#how));
    known.#counted = counted;
    return known;
  }

  /** What a contract is worth: `1 + Pagat` if the bid announces a bird, `½ Cent je Auge über/unter 60` where it has a price. */
  value(contract: string): string | undefined {
    const price = this.price(contract);
    if (price !== undefined) return price;
    const listed = this.listed(contract);
    if (!listed) return undefined;
    const { bonus } = listed;
    if (bonus === undefined) return listed.value;
    return `${listed.value} + ${bonus === 'any' ? this.t.table.bird : this.bonus(bonus)}`;
  }

  /** What a contract or a bonus is worth in the family's words, if a number does not say it. */
  price(id: string): string | undefined {
    return this.#table.price?.(id)?.[this.language];
  }

  /** What is asked about a deal from paper, by the id of `EntryTexts.fields`; `undefined`: nobody has a word for it. */
  entryField(id: string): string | undefined {
    return this.#table.entry?.(id)?.[this.language] ?? this.#known(id, this.#texts?.entry.fields, COMMON_FIELDS);
  }

  entryHint(id: string): string | undefined {
    const alone = this.rules?.sheet.oneSided ? ONE_SIDED_HINTS : undefined;
    return this.#known(id, this.#texts?.entry.hints, alone, COMMON_HINTS);
  }

  /** What a score sheet remarks on a deal, about these people. */
  remark(id: string, names: string, n: number | undefined): string {
    const own = this.#table.entry?.(id)?.[this.language];
    return fill(own ?? this.#of(this.#texts?.entry.remarks, id), { names, ...(n !== undefined && { n }) });
  }

  /** What whoever enters a deal is asked about a remark. */
  question(id: string): string {
    return this.#of(this.#texts?.entry.questions, id);
  }

  /** The head of a field's column on paper. */
  column(id: string): string {
    return this.#of(this.#texts?.entry.columns, id);
  }

  /** A number of a unit: `38⅔ Punkte`. */
  counted(count: number, unit: Unit): string {
    const said = this.#texts?.entry.units[unit.id]?.said[this.language] ?? '{n}';
    return fill(said, { n: showCount(count, unit) });
  }

  /** What a unit's numbers are called, and what to say to somebody who typed none. */
  unit(id: string): { readonly name: string; readonly wrong: string } {
    const { name, wrong } = this.#texts?.entry.units[id] ?? {};
    return { name: name?.[this.language] ?? withoutText(id), wrong: wrong?.[this.language] ?? '' };
  }

  /** The parts of the ladder of bids, in the order in which they are shown. */
  get ladders(): readonly string[] {
    return Object.keys(this.#texts?.ladders ?? {});
  }

  /** A part of the ladder of bids. */
  ladder(id: string): string {
    return this.#of(this.#texts?.ladders, id);
  }

  /** What is agreed in the ways of a bid, by its field. */
  term(field: string): string {
    return this.#of(this.#texts?.terms, field);
  }

  /** What a player is told who pauses in a deal. */
  get pauses(): string {
    return this.#texts?.pauses[this.language] ?? '';
  }

  /** What cards are called that were laid away. */
  get laid(): string {
    return this.#texts?.laid.name[this.language] ?? '';
  }

  /** How many cards were laid away. */
  laidAway(n: number): string {
    return fill(this.#texts?.laid.cards[this.language] ?? '{n}', { n });
  }

  /** What it is called that everybody has dealt once. */
  get lap(): string {
    return this.#texts?.laps.one[this.language] ?? '';
  }

  groupOf(action: Action): PhraseGroup {
    return this.#game?.groupOf(action) ?? 'choice';
  }

  /** What an action is called; see `TableWords`. */
  phrase(action: Action | null, view: View, by?: Actor): Phrase {
    return this.#table.phrase(action, view, by);
  }

  /** The auction that is going on; `null`: none is. */
  auction(view: View): Auction | null {
    return this.#table.auction(view);
  }

  /** A game in parts: its name, then whatever else is fixed. */
  story(game: View['games'][number], view?: View): readonly Fact[] {
    return this.#table.story(game, view);
  }

  /** Who plays with whom in a game, if it has sides; see `TableWords`. */
  sides(game: View['games'][number], view: View): Sides | undefined {
    return this.#table.sides?.(game, view);
  }

  /** What would have counted in a deal that is over if somebody had said it. */
  forgotten(view: View): readonly Fact[] {
    return this.#table.forgotten?.(view) ?? [];
  }

  /** What a game is won by. */
  target(game: View['games'][number], view: View): Target | undefined {
    return this.#table.target?.(game, view);
  }

  /** What is doubled. */
  doubled(item: Item): Fact {
    return this.#table.item(item);
  }

  /** What has been said to an item, if its family has words for that; see `TableWords`. */
  steps(item: Item): readonly Fact[] | undefined {
    return this.#table.steps?.(item);
  }

  /** By how much a finished game was won or lost, if its family says so. */
  margin(game: Game & Verdict, row: FinishedRow): Margin | undefined {
    return this.#table.margin?.(game, row);
  }

  /** Who has won or lost a finished deal in which nobody is the declarer, and by what. */
  verdicts(row: Row, items: readonly LineItem[]): readonly SeatVerdict[] {
    return this.#table.verdicts?.(row, items) ?? [];
  }

  /** The line items of a deal as rows, if its family says how; see `TableWords`. */
  bill(row: Row, items: readonly LineItem[]): readonly BillRow[] | undefined {
    return this.#table.bill?.(row, items);
  }

  /** What is said of a line item, and of the bonus behind it; see `TableWords`. */
  line(row: Row, item: LineItem, judged: (Item & Verdict) | undefined): LineFacts {
    return this.#table.line?.(row, item, judged) ?? {};
  }

  /** What the series has come to before a deal; see `TableWords`. */
  series(now: Situation): readonly Fact[] {
    return this.#table.series?.(now) ?? [];
  }

  places(view: Pick<View, 'phase' | 'zones'>): readonly TablePlace[] {
    return this.#table.places(view);
  }

  /** How the viewer's own cards come to lie that are put in order; empty: none are. */
  arranged(view: View, named: readonly Card[]): readonly ArrangedPart[] {
    return this.#table.arranged?.(view, named) ?? [];
  }

  /** A text in this language, with what it mentions; `names` are the players' by seat. */
  said(text: Text, values: Fact['values'], names: readonly string[]): string {
    const named = Object.entries(values ?? {}).map(
      ([name, value]) => [name, valueInWords(value, names, this)] as const,
    );
    return fill(text[this.language], Object.fromEntries(named));
  }

  /** The value of an option at this table. */
  option(id: string): Json | undefined {
    return this.profile?.options.find((option) => option.id === id)?.fallback;
  }

  listed(contract: string): ListedContract | undefined {
    return this.profile?.contracts.find(({ id }) => id === contract);
  }

  card(id: string): string {
    return cardName(id, this.t, this.pack, this.#how);
  }

  /** The same words as a screen reader should say them. */
  get aloud(): Words {
    return (this.#aloud ??= new Words(this.language, this.#given, this.#find, 'aloud'));
  }

  /**
   * Why something was refused, as a sentence of the layer that refused; `placed`: its place is already shown before it.
   */
  refusal({ layer, code, at }: Refusal, placed?: 'placed'): string {
    const known = this.sentences(layer);
    const sentence = known && Object.hasOwn(known, code) ? known[code]?.[this.language] : undefined;
    if (sentence === undefined) return this.t.refusals.unknown(code);
    if (!at) return fill(sentence, {});
    return fill(placed ? sentence.replace(' ({at})', '') : sentence, { at: this.place(at), first: firstIn(at) });
  }

  /** The page of this table's rule book that explains a refusal in these games, by its title; `undefined` if none does. */
  cited(refusal: Refusal, played: readonly string[] = []): string | undefined {
    return this.citedPage(refusal, played)?.title[this.language];
  }

  citedPage(refusal: Refusal, played: readonly string[] = []): RulePage | undefined {
    if (refusal.rule === undefined || familyIn(refusal.layer) !== this.#game?.id) return undefined;
    return pageCited(this.#pages(), refusal, played);
  }

  /** The title of a game's page, and what it says first of what to do in the game; `undefined` if there is none of this id. */
  introduction(id: string): { readonly title: string; readonly lines: readonly string[] } | undefined {
    const page = this.#pages().find((one) => one.id === id);
    const lines = (page?.first ?? page?.lines ?? []).slice(0, INTRODUCED);
    return page && { title: page.title[this.language], lines: lines.map((line) => line[this.language]) };
  }

  /** A page of this table's rule book: its title, and its first sentences; `undefined` if there is none of this id. */
  page(id: string): { readonly title: string; readonly line: string } | undefined {
    const page = this.#pages().find((one) => one.id === id);
    const line = page?.lines[0]?.[this.language];
    return page && line !== undefined ? { title: page.title[this.language], line } : undefined;
  }

  /** The sentences of a layer, by code. */
  protected sentences(layer: Layer): Sentences | undefined {
    const family = familyIn(layer);
    if (family === undefined) return SENTENCES[layer as keyof typeof SENTENCES];
    const game = this.#find(family);
    return game.ok ? game.value.texts.refusals : undefined;
  }

  /** A refusal's place in words: a line, a card, a field. */
  place(at: RefusalPlace): string {
    const { contracts } = this.#texts ?? {};
    return placeInWords(at, {
      t: this.t,
      card: (id) => this.card(id),
      item: (id) => (contracts && Object.hasOwn(contracts, id) ? this.contract(id) : this.bonus(id)),
      amount: (amount) => points(parseRational(amount) ?? ZERO, this),
      // Without a family it is no score entry, and the page has words of its own.
      field: (id) => this.#known(id, this.#texts?.entry.places, this.#texts && COMMON_PLACES),
    });
  }

  #known(id: string, ...all: readonly (Sentences | undefined)[]): string | undefined {
    return all.find((texts) => texts && Object.hasOwn(texts, id))?.[id]?.[this.language];
  }

  #of(texts: Readonly<Record<string, Text>> | undefined, id: string): string {
    if (!texts) return id;
    return Object.hasOwn(texts, id) ? (texts[id]?.[this.language] ?? id) : withoutText(id);
  }
}
