import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { ActionRow, Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact, PhraseValue } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { GAME, keyOf } from '../items.ts';
import { STEPS } from '../noted.ts';
import { announcedName, TEXTS } from '../texts.ts';
import { amountText, bonusAmount, bonusIn } from './amounts.ts';
import type { At, Rows } from './said.ts';
import { unitNow } from './worth.ts';

type Step = (typeof STEPS)[number];

const ON_THE_GAME = text('aufs Spiel', 'on the game');
const joined = (a: Text, b: Text): Text => text(`${a.de} ${b.de}`, `${a.en} ${b.en}`);
const pairWith = (seat: Seat): Readonly<Record<string, PhraseValue>> => ({ pair: { seat, object: true } });

/** The only opponent of an item; missing if several pay together. */
const pairOf = ({ against }: Item): Seat | undefined => (against.length === 1 ? against[0] : undefined);

/** What somebody announced; both sides may have announced the same. */
const announcedBy = ({ about, by }: Item): Fact => ({
  text: joined(announcedName(about), text('({who})', '({who})')),
  values: { who: { seat: by } },
});

/** What a doubling refers to: the game, against whom if each pair is doubled separately, or an announcement; whose, the table says. */
export function itemFact(item: Item): Fact {
  if (item.about !== GAME) return { text: announcedName(item.about) };
  const name = text('Spiel', 'game');
  const opponent = pairOf(item);
  if (opponent === undefined) return { text: name };
  return { text: joined(name, text('gegen {pair}', 'against {pair}')), values: pairWith(opponent) };
}

/**
 * What is said after the word itself: on the game, or on an announcement. Where each pair is doubled separately everybody speaks of their
 * own game; only the declarer says against whom.
 */
function onItem(item: Item, { view, by }: At): Wording | undefined {
  if (item.about !== GAME) {
    const name = announcedName(item.about);
    const others = view.items.filter(({ about }) => about === item.about);
    return others.length === 1 ? { text: name } : announcedBy(item);
  }
  const opponent = pairOf(item);
  if (opponent === undefined) return { text: ON_THE_GAME };
  return by === item.by ? { text: text('gegen {pair}', 'against {pair}'), values: pairWith(opponent) } : undefined;
}

/** By what an item is multiplied once it has been doubled so often; the ladder of a kontra before the exchange starts at three. */
const factorOf = (level: number, isEarly: boolean): number => (isEarly ? 3 * 2 ** (level - 1) : 2 ** level);

/** By what an item is multiplied, as it is written: a Selbstkontra halves it (reform §6.4). */
const timesOf = (step: Step, isEarly: boolean): string => `×${factorOf(STEPS.indexOf(step) + 1, isEarly)}`;
const isStep = (said: string): said is Step => STEPS.some((step) => step === said);

/** What has been said to an item: each step with what the item then counts, and who is not bound by which. */
export function stepFacts({ doublings, protests = [] }: Item): readonly Fact[] {
  const isEarly = doublings[0]?.early === true;
  const steps = doublings.map(({ step, by }): Fact => {
    const name = nameOf(TEXTS.items, step);
    const times = isStep(step) ? timesOf(step, isEarly) : '×½';
    return {
      text: text(`${name.de} ${times} ({who})`, `${name.en} ${times} ({who})`),
      values: { who: { seat: by } },
    };
  });
  const against = protests.map(({ by, of }): Fact => {
    const name = nameOf(TEXTS.items, doublings[of - 1]?.step ?? '');
    return {
      text: text(`Protest gegen ${name.de} ({who})`, `Protest against ${name.en} ({who})`),
      values: { who: { seat: by } },
    };
  });
  return [...steps, ...against];
}

type OnItem = { readonly item: string };

/** A word about an item of the deal, and in one sentence what it does to it; `rank`: its place among such chips. */
const about = (
  word: Text,
  rank: number,
  lineOf: (item: Item | undefined, at: At) => Text | undefined,
): ActionRow<OnItem, At> => ({
  group: 'doubling',
  words({ item: key }, at) {
    const item = at.view.items.find((one) => keyOf(one) === key);
    const line = lineOf(item, at);
    const shared = { rule: 'kontra', rank, ...(line && { line }) };
    // Selbstkontra in a negative game halves the games with all opponents at once.
    if (!item) return { ...shared, text: key === GAME ? joined(word, ON_THE_GAME) : word };
    const on = onItem(item, at);
    return { ...shared, ...on, text: on ? joined(word, on.text) : word };
  },
});

const isEarly = ({ doublings: [first] }: Item, { phase }: At): boolean =>
  first === undefined ? phase === 'pre' : first.early === true;

const doubling = (step: Step): ActionRow<OnItem, At> => {
  const level = STEPS.indexOf(step) + 1;
  return about(nameOf(TEXTS.items, step), level, (item, at) => {
    const times = factorOf(level, item !== undefined && isEarly(item, at));
    return text(`zählt dann ×${times}`, `then counts ×${times}`);
  });
};

/** After the steps of doubling, in the order in which chips are shown. */
const LAST = STEPS.length;

const HALVED = text(
  'Zählt nur die Hälfte, und niemand darf mehr Kontra sagen.',
  'Counts half, and nobody may double it any more.',
);

/** What is left for somebody who does not go along with a step of their side. */
const protest = (step: Step): ActionRow<OnItem, At> =>
  about(joined(text('Protest gegen', 'Protest against'), nameOf(TEXTS.items, step)), LAST + 2, (item, at) => {
    const level = STEPS.indexOf(step);
    const times = item === undefined || level === 0 ? 1 : factorOf(level, isEarly(item, at));
    return text(
      `Diese Verdopplung gilt nicht für dich: Für dich bleibt es bei ×${times}.`,
      `This doubling does not bind you: for you it stays at ×${times}.`,
    );
  });

/** What a bonus counts in this game, and what it then brings. */
function announced(id: string, at: At): Wording {
  const { ruleset, view } = at;
  const wording: Wording = { text: announcedName(id), rule: id };
  const bonus = ruleset.bonus(id);
  const contract = ruleset.find(view.games[0]?.contract);
  if (!bonus?.declared || !contract) return wording;
  const [silent, said] = [bonus.silent, bonus.declared].map((amount) => amount && bonusAmount(amount, contract.times));
  const worth = amountText(bonusIn(bonus.declared, contract.times, unitNow(at)));
  const plain = nameOf(TEXTS.bonuses, id);
  // What has a name of its own once it is announced is called otherwise without that.
  const as = plain.de === wording.text.de ? text('', '') : text(` (${plain.de})`, ` (${plain.en})`);
  return {
    ...wording,
    rank: ruleset.bonuses.findIndex((one) => one === id) + 1,
    worth: { won: worth, lost: worth },
    ...(silent &&
      said && {
        line: text(
          `still${as.de} ${silent.de}, angesagt ${said.de}`,
          `silent${as.en} ${silent.en}, announced ${said.en}`,
        ),
      }),
  };
}

const BEFORE_EXCHANGE = text(
  'Noch ist nichts getauscht. Willst du jetzt schon etwas sagen?',
  'No cards have been exchanged yet. Do you want to say anything now?',
);

const BEFORE_DRAWING = text(
  'Noch ist keine Karte vom Talon genommen. Willst du jetzt schon etwas sagen?',
  'No card has been drawn from the talon yet. Do you want to say anything now?',
);

const DURING_PLAY = text(
  'Während des Spiels wurde noch etwas angesagt. Willst du etwas dazu sagen?',
  'Something more was announced during play. Do you want to say anything to it?',
);

/** Where a good is said, and after which question. */
const ASKED: Readonly<Partial<Record<string, Pick<Wording, 'rule' | 'ask'>>>> = {
  pre: { rule: 'kontra', ask: BEFORE_EXCHANGE },
  announce: { rule: 'announcing' },
  'bird-talk': { rule: 'further-birds', ask: DURING_PLAY },
};

/** On a button among one's cards it has to be told what it does (reform §7.2). */
const announcing = (name: Text): Pick<Wording, 'text' | 'say'> => ({
  text: text(`${name.de} ansagen`, `Announce ${name.en}`),
  say: name,
});

/** Announcements and doublings, before and after the exchange (reform §6.3). */
export const SPOKEN: Pick<Rows, 'announce' | Step | 'selbstkontra' | 'protest' | 'good'> = {
  announce: {
    group: 'bonus',
    words({ bonus }, at) {
      const wording = announced(bonus, at);
      return at.phase === 'tricks' ? { ...wording, ...announcing(wording.text) } : wording;
    },
  },
  kontra: doubling('kontra'),
  rekontra: doubling('rekontra'),
  subkontra: doubling('subkontra'),
  hirsch: doubling('hirsch'),
  mord: doubling('mord'),
  selbstkontra: about(text('Selbstkontra', 'Selbstkontra'), LAST + 1, () => HALVED),
  protest: { group: 'doubling', words: (said, at) => protest(said.step).words(said, at) },
  good: {
    group: 'quiet',
    words: (_, { ruleset, view, phase }) => ({
      text: text('Gut', 'Good'),
      ...ASKED[phase ?? ''],
      ...(phase === 'pre' && ruleset.find(view.games[0]?.contract)?.talon.draws && { ask: BEFORE_DRAWING }),
    }),
  },
};
