import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { ActionRow, Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact, PhraseValue } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { DOUBLING_STEPS, type DoublingStep } from '../phases/announce/announce-doubling.ts';
import { SPEECH } from '../phases/announce/announce-memory.ts';
import { TEXTS } from '../texts.ts';
import type { At, Rows } from './said.ts';

const ON_THE_GAME = text('aufs Spiel', 'on the game');
const AGAINST = text('gegen {pair}', 'against {pair}');
const pair = (seat: Seat): Readonly<Record<string, PhraseValue>> => ({ pair: { seat, object: true } });
const joined = (a: Text, b: Text): Text => text(`${a.de} ${b.de}`, `${a.en} ${b.en}`);

/** The only opponent of an item; missing if several pay together. */
const pairOf = ({ against }: Item): Seat | undefined => (against.length === 1 ? against[0] : undefined);

/** What a doubling refers to: the game or a bonus, and against whom, if each pair is doubled separately. */
export function itemFact(item: Item): Fact {
  const name = item.about === 'game' ? text('Spiel', 'game') : nameOf(TEXTS.bonuses, item.about);
  const opponent = pairOf(item);
  return opponent === undefined ? { text: name } : { text: joined(name, AGAINST), values: pair(opponent) };
}

/**
 * A kontra as it is said. If each pair is doubled separately, everybody refers to their own game: an opponent names the
 * declarer only if there are two of them, the declarer names the opponent.
 */
function doubling(step: DoublingStep): ActionRow<{ readonly item: number }, At> {
  const word = nameOf(TEXTS.items, step);
  const rank = DOUBLING_STEPS.indexOf(step) + 1;
  const times = 2 ** rank;
  const shared = { rule: 'announcing', rank, line: text(`zählt dann ×${times}`, `then counts ×${times}`) };
  const byDeclarer = step === 'rekontra';
  return {
    group: 'doubling',
    words({ item: index }, { view: { items } }) {
      const item = items[index];
      if (!item) return { ...shared, text: word };
      const opponent = pairOf(item);
      if (item.about !== 'game') {
        const about = itemFact(item);
        return { ...shared, ...about, text: joined(word, about.text) };
      }
      if (opponent === undefined) return { ...shared, text: joined(word, ON_THE_GAME) };
      const against = (seat: Seat): Wording => ({ ...shared, text: joined(word, AGAINST), values: pair(seat) });
      if (byDeclarer) return against(opponent);
      const own = items.filter((other) => other.about === 'game' && pairOf(other) === opponent);
      return own.length > 1 ? against(item.by) : { ...shared, text: word };
    },
  };
}

/** The declarer's first good in the round of announcements: "Ich liege". */
function lies({ history, games }: View, by: At['by']): boolean {
  const declarer = games[0]?.declarer;
  const entered = history.findLastIndex(({ type }) => type === 'entered');
  const phase = history[entered];
  if (declarer === undefined || by !== declarer || phase?.type !== 'entered' || phase.phase !== SPEECH) return false;
  return history
    .slice(entered)
    .every((event) => event.type !== 'said' || event.by !== declarer || event.action?.type !== 'good');
}

/** What a bonus counts in this game: points, in a solo game twice (tirol §4), or times the game; `undefined`: neither. */
function amountOf({ ruleset, view }: At, id: string, stage: 'silent' | 'announced'): string | undefined {
  const amount = ruleset.bonus(id) ? ruleset.amount(id, stage) : null;
  if (amount === null) return undefined;
  if (ruleset.customs.valat === 'instead' && ruleset.bonus(id)?.kind === 'valat') return `×${amount}`;
  return `${ruleset.find(view.games[0]?.contract ?? '')?.solo ? 2 * amount : amount}`;
}

function announced(id: string, at: At): Wording {
  const [silent, said] = [amountOf(at, id, 'silent'), amountOf(at, id, 'announced')];
  const words = { text: nameOf(TEXTS.bonuses, id), rule: id };
  if (said === undefined) return words;
  return {
    ...words,
    worth: { won: text(said, said), lost: text(said, said) },
    line:
      silent === undefined
        ? text(`angesagt ${said}`, `announced ${said}`)
        : text(`still ${silent}, angesagt ${said}`, `silent ${silent}, announced ${said}`),
  };
}

/** Announcements and doublings, and the bird that a bid has promised. */
export const SPOKEN: Pick<Rows, 'announce' | 'name-bird' | DoublingStep | 'good'> = {
  announce: { group: 'bonus', words: ({ bonus }, at) => announced(bonus, at) },
  'name-bird': {
    group: 'choice',
    words({ bonus }, at) {
      const wording = announced(bonus, at);
      const { de, en } = wording.text;
      return {
        ...wording,
        text: text(`Mein Vogel: ${de}`, `My bird: ${en}`),
        ask: text('Welchen Vogel sagst du an?', 'Which bird do you announce?'),
      };
    },
  },
  kontra: doubling('kontra'),
  rekontra: doubling('rekontra'),
  subkontra: doubling('subkontra'),
  good: {
    group: 'quiet',
    words: (_, { view, by }) => ({
      text: lies(view, by) ? text('Ich liege', 'I am ready') : text('Gut', 'Good'),
      rule: 'announcing',
    }),
  },
};
