import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { bonusesIn, reformAmount } from './reform-bonuses.ts';
import { contractNamed, isSolo } from './reform-contracts.ts';
import { reformWords, type Sides, sidesOf, type Word } from './reform-log.ts';
import {
  isNegative,
  isSteinhof,
  itemsIn,
  type Ladder,
  ladderOf,
  lastOwn,
  type NaiveItem,
  STEPS,
} from './reform-talk.ts';

/** What may be said before and after the exchange, and of a further bird, in Reform Tarock, read once more from docs/rules/reform.md §6.3. */

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly options: Notes;
  readonly words: readonly Word[];
  readonly sides: Sides;
}

const act = (type: string, rest: Readonly<Record<string, unknown>> = {}): Action => ({ type, ...rest });

export function reformSpeech(s: State, seat: number, options: Notes): readonly Action[] {
  const sides = sidesOf(s, options);
  if (!sides) return [];
  const at: Moment = { s, seat, options, sides, words: reformWords(s) };
  return [
    act('good'),
    ...(s.phase === 'announce' ? announcements(at) : []),
    // §9: in a Sautanz round nothing is doubled.
    ...('fixed' in s.now.notes ? [] : doublings(at)),
  ];
}

/** §7.2: while a further bird is talked about, it alone. */
export function reformBirdTalk(s: State, seat: number, options: Notes): readonly Action[] {
  const sides = sidesOf(s, options);
  if (!sides) return [];
  const at: Moment = { s, seat, options, sides, words: reformWords(s) };
  const last = itemsIn(at.words, sides).at(-1);
  return [act('good'), ...('fixed' in s.now.notes || !last ? [] : doublings(at, last.key))];
}

/** Said with the sides told by it: anything but `good`. */
const speakers = ({ words }: Moment): readonly number[] =>
  words.filter((word) => (word.in === 'pre' || word.in === 'announce') && word.type !== 'good').map(({ by }) => by);

/** §6.3: whether a seat is known to be an opponent. */
function isKnown(at: Moment): boolean {
  const { seat, sides } = at;
  // A king in a talon that nobody sees leaves everybody in the dark, as an own one does.
  const hasHidden = sides.called !== undefined && (!sides.inTalon || isSolo(sides.contract));
  if (!hasHidden) return true;
  const said = speakers(at);
  const partner = sides.ours[1];
  return said.includes(seat) || (partner !== undefined && said.includes(partner));
}

function announcements(at: Moment): readonly Action[] {
  const { seat, sides, options, words } = at;
  const isOurs = sides.ours.includes(seat);
  const items = itemsIn(words, sides);
  const mine = items.filter(({ about, owners }) => about !== 'game' && owners.includes(seat)).map(({ about }) => about);
  const { bird } = contractNamed(sides.contract);
  if (bird !== undefined && isOurs && isSteinhof(sides)) mine.push(bird);
  if (isNegative(sides)) return isOurs || mine.length > 0 ? [] : [act('announce', { bonus: 'suertaxe' })];
  if (!isOurs && !isKnown(at)) return [];
  const excluded = { volat: 'suertaxe', suertaxe: 'volat' };
  return bonusesIn(sides.contract)
    .filter((id) => {
      // It is called after trick 7.
      if (id === 'black-out' || mine.includes(id) || !reformAmount(id, 'declared', options)) return false;
      if (id === 'koenig-ultimo' && (!isOurs || sides.called === undefined)) return false;
      return !mine.some((one) => excluded[id as keyof typeof excluded] === one);
    })
    .map((bonus) => act('announce', { bonus }));
}

/** Of all items, or of one. */
function doublings(at: Moment, only?: string): readonly Action[] {
  const { words, sides } = at;
  const items = itemsIn(words, sides).filter(({ key }) => only === undefined || key === only);
  const halved = items.filter((item) => mayHalve(at, item)).map(({ key }) => (key.startsWith('game') ? 'game' : key));
  return [
    ...items.flatMap((item) => {
      const ladder = ladderOf(words, sides, item);
      const { key } = item;
      const step = stepOn(at, item, ladder);
      return [
        ...(step === undefined ? [] : [act(step, { item: key })]),
        ...protestsOn(at, item, ladder).map((against) => act('protest', { item: key, step: against })),
      ];
    }),
    // A negative game is halved for all pairs at once.
    ...[...new Set(halved)].map((item) => act('selbstkontra', { item })),
  ];
}

function stepOn({ seat, options }: Moment, item: NaiveItem, ladder: Ladder): string | undefined {
  const level = ladder.steps.length;
  const whose = level % 2 === 0 ? item.others : item.owners;
  const isBarred = ladder.self || ladder.protests.some(({ by }) => by === seat);
  return !isBarred && whose.includes(seat) && level < Number(options['kontraLevels']) ? STEPS[level] : undefined;
}

/** Nobody has doubled or halved it, nor another pair of the same negative game. */
function mayHalve({ seat, options, words, sides }: Moment, item: NaiveItem): boolean {
  if (options['selbstkontra'] === false || !item.owners.includes(seat)) return false;
  return itemsIn(words, sides)
    .filter(({ about, key }) => key === item.key || (about === 'game' && item.about === 'game'))
    .map((one) => ladderOf(words, sides, one))
    .every(({ steps, self }) => steps.length === 0 && !self);
}

/** Against the last step of one's own side, if somebody else said it. */
function protestsOn({ seat, options, sides }: Moment, item: NaiveItem, { steps, protests }: Ladder): readonly string[] {
  if (options['protest'] === false || isNegative(sides) || protests.some(({ by }) => by === seat)) return [];
  const last = lastOwn(steps.length, item.owners.includes(seat));
  return steps[last - 1]?.by === seat ? [] : STEPS.slice(last - 1, last);
}
