import { hasDeclarer } from '../../../engine/entry/facts.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Item } from '../../../engine/kernel/score.ts';
import type { Action, View } from '../../../engine/kernel/types.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Words } from '../i18n/words.ts';
import { storyOf } from './story.ts';

/** The context that an action's words refer to. */
export interface Hearing {
  readonly words: Words;
  readonly items: readonly Item[];
  readonly names: readonly string[];
  /** Whether a `good` is the declarer's first: "Ich liege". */
  readonly first: boolean;
}

/** The fields that the families' actions carry; missing ones are not said. */
interface Said extends Action {
  readonly contract?: unknown;
  readonly king?: unknown;
  readonly half?: unknown;
  readonly cards?: unknown;
  readonly bonus?: unknown;
  readonly item?: unknown;
  readonly card?: unknown;
  readonly stichzwang?: unknown;
  readonly talon?: unknown;
  readonly give?: unknown;
  readonly take?: unknown;
}

/** An action in the words of the table; an unknown one is shown by its own name. */
export function say(action: Action, hearing: Hearing): string {
  const { words, items, first } = hearing;
  const { t } = words;
  const said: Said = action;
  switch (action.type) {
    case 'vorhand':
      return t.say.vorhand;
    case 'pass':
      return t.say.pass;
    case 'bid':
      return [words.contract(String(said.contract)), ...terms(said, words)].join(', ');
    case 'bei':
      return t.say.bei(words.contract(String(said.contract)));
    case 'hold':
      return t.say.hold;
    case 'call':
      return t.say.call(words.card(String(said.king)));
    case 'call-fourth':
      return t.say.fourth;
    case 'concede':
      return t.say.concede;
    case 'alone':
      return t.say.alone;
    case 'alone-with':
      return said.talon === 'all-six' ? t.say.aloneAllSix : t.say.aloneAnyThree;
    case 'switch-bird':
      return t.say.switchBird(words.bonus(String(said.bonus)));
    case 'trischaken':
      return t.say.turnTrischaken;
    case 'call-second':
      return t.say.callSecond(words.card(String(said.king)));
    case 'take-cards':
      return t.say.takeCards(cardsIn(said).map((card) => words.card(card)));
    case 'exchange':
      return t.say.exchange(words.card(String(said.give)), words.card(String(said.take)));
    case 'name-bird':
      return t.say.nameBird(words.bonus(String(said.bonus)));
    case 'take':
      return t.say.take(t.table.half(Number(said.half) + 1));
    case 'discard':
      return t.say.discard(cardsIn(said).length);
    case 'announce':
      return words.bonus(String(said.bonus));
    case 'kontra':
    case 'rekontra':
    case 'subkontra':
      return t.say[action.type](doubledName(items[Number(said.item)], action.type === 'rekontra', hearing));
    case 'good':
      return first ? t.say.lie : t.say.good;
    case 'play':
      return words.card(String(said.card));
    default:
      return action.type;
  }
}

const cardsIn = ({ cards }: Said): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);

function terms(said: Said, { t }: Words): readonly string[] {
  const force = said.stichzwang === true ? [t.say.stichzwang] : said.stichzwang === false ? [t.say.noStichzwang] : [];
  const talon = said.talon === 'first-six' ? [t.say.firstSix] : said.talon === 'last' ? [t.say.lastTrick] : [];
  return [...force, ...talon];
}

/** What a doubling refers to: the game or a bonus, and against whom, if each pair is doubled separately. */
export function itemName(item: Item | undefined, words: Words, names: readonly string[]): string {
  if (!item) return '';
  const what = item.about === 'game' ? words.t.say.theGame : words.bonus(item.about);
  const pair = pairOf(item);
  return pair === undefined ? what : `${what} ${words.t.say.versus(names[pair] ?? '')}`;
}

/** The only opponent of an item; missing if several pay together. */
const pairOf = ({ against }: Item): Seat | undefined => (against.length === 1 ? against[0] : undefined);

/**
 * The spoken form. If each pair is doubled separately, everybody refers to their own game: an opponent names the
 * declarer only if there are two of them, the declarer names the opponent.
 */
function doubledName(
  item: Item | undefined,
  byDeclarer: boolean,
  { words, items, names }: Omit<Hearing, 'first'>,
): string {
  const pair = item && pairOf(item);
  if (!item || pair === undefined || item.about !== 'game') return itemName(item, words, names);
  if (byDeclarer) return words.t.say.versus(names[pair] ?? '');
  const own = items.filter((other) => other.about === 'game' && pairOf(other) === pair);
  return own.length > 1 ? words.t.say.versus(names[item.by] ?? '') : '';
}

/** Whose turn it is, from the viewer's side. */
export function turnWords(
  { turn, viewer }: Pick<View, 'turn' | 'viewer'>,
  names: readonly string[],
  t: Catalogue,
): string {
  if (typeof viewer === 'number' && turn.must.includes(viewer)) return t.table.yourTurn;
  return turn.must.map((seat) => t.table.turnOf(names[seat] ?? '')).join(' ');
}

/** One thing that was said or done, for screen readers; `n` is its index in the deal. */
interface Heard {
  readonly n: number;
  readonly words: string;
}

/** Everything that others said or did since the viewer last acted, in order, and who took a trick with it. */
export function heardSince(view: View, hearing: Omit<Hearing, 'first'>): readonly Heard[] {
  const { t } = hearing.words;
  const last = view.history.findLastIndex((event) => event.type === 'said' && event.by === view.viewer);
  const heard: Heard[] = [];
  const { said: spoken } = storyOf(view);
  let talk = storyOf({ ...view, history: view.history.slice(0, last + 1) }).said.length;
  for (const [i, event] of view.history.entries()) {
    if (i <= last) continue;
    if (event.type === 'said' && typeof event.by === 'number') {
      const isTalk = event.action?.type !== 'play';
      const first = isTalk && (spoken[talk]?.first ?? false);
      if (isTalk) talk++;
      const words = event.action ? say(event.action, { ...hearing, first }) : t.say.hidden;
      heard.push({ n: i, words: `${t.say.says(hearing.names[event.by] ?? '', words)}.` });
    }
    const taker = event.type === 'moved' && event.from === 'trick' ? /^pile:(\d+)$/.exec(event.to)?.[1] : undefined;
    if (taker !== undefined) heard.push({ n: i, words: `${t.say.takes(hearing.names[Number(taker)] ?? '')}.` });
  }
  return heard;
}

/** A seat's roles in this deal: dealer, forehand, declarer, partner (once the viewer may know). */
export function rolesOf({ dealer, active, games }: View, seat: Seat, words: Words): readonly string[] {
  const { t } = words;
  return [
    ...(dealer === seat ? [t.table.dealer] : []),
    ...(active[0] === seat ? [t.table.forehand] : []),
    ...(games.some((game) => game.declarer === seat && hasSides(game, words)) ? [t.table.declarer] : []),
    ...(games.some(({ partner }) => partner === seat) ? [t.table.partner] : []),
  ];
}

/** Whether a game has a declarer's side; in some games everybody plays alone. */
export const hasSides = ({ contract = '' }: View['games'][number], words: Words): boolean =>
  !words.rules || hasDeclarer(words.rules.sheet, contract);
