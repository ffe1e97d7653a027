import { type Text, text } from '#engine/core/text.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { ActionRow, Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { BONUS_IDS, type BonusId } from '../bonuses.ts';
import type { PhaseId } from '../phases/names.ts';
import { type Double, type KontraStep, STEPS } from '../phases/said.ts';
import type { Column } from '../profiles/profile.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { same } from './names.ts';
import type { At, Rows } from './said.ts';

export const itemFact = ({ about }: Pick<Item, 'about'>): Fact => ({
  text: about === 'game' ? text('Spiel', 'game') : nameOf(TEXTS.bonuses, about),
});

const COLUMNS: Readonly<Record<Column, Text>> = {
  silent: text('still', 'silent'),
  announced: text('nach dem Talon', 'after the talon'),
  before: text('vor dem Talon', 'before the talon'),
  meld: text('gemeldet', 'melded'),
};

/** What a bonus is worth at this table, in every way in which it may count. */
export function amountsOf({ amount }: Ruleset, bonus: BonusId): Text | undefined {
  const all = (Object.keys(COLUMNS) as readonly Column[]).flatMap((column) => {
    const points = amount(bonus, column);
    return points === undefined ? [] : [text(`${COLUMNS[column].de} ${points}`, `${COLUMNS[column].en} ${points}`)];
  });
  if (all.length === 0) return undefined;
  return text(all.map(({ de }) => de).join(', '), all.map(({ en }) => en).join(', '));
}

/** Something that is announced or melded; `said`: for how much. */
function spoken(ruleset: Ruleset, id: BonusId, said: number | undefined): Wording {
  const line = amountsOf(ruleset, id);
  return {
    text: nameOf(TEXTS.bonuses, id),
    rule: id,
    rank: BONUS_IDS.indexOf(id) + 1,
    ...(line && { line }),
    ...(said !== undefined && { worth: { won: same(String(said)), lost: same(String(said)) } }),
  };
}

/** The phases before the talon, in which a step may multiply by more. */
const EARLY: readonly (PhaseId | undefined)[] = ['before', 'before-reply', 'before-re'];

const doubling = (step: KontraStep): ActionRow<Double, At> => ({
  group: 'doubling',
  words({ item }, { ruleset, phase }) {
    const about = itemFact({ about: item }).text;
    const word = nameOf(TEXTS.items, step);
    const times = (EARLY.includes(phase) ? ruleset.profile.early.factor : 2) ** (STEPS.indexOf(step) + 1);
    return {
      rule: 'kontra',
      rank: STEPS.indexOf(step) + 1,
      line: text(`zählt dann ×${times}`, `then counts ×${times}`),
      text:
        item === 'game'
          ? text(`${word.de} aufs Spiel`, `${word.en} on the game`)
          : text(`${word.de} ${about.de}`, `${word.en} ${about.en}`),
    };
  },
});

const GOOD: Wording = { text: text('Gut', 'Good'), rule: 'announcing' };
const NO_MELD: Wording = { text: text('Keine Meldung', 'No meld'), rule: 'melds' };

/** Announcements, replies and melds (illustrated §6). */
export const SPOKEN: Pick<Rows, 'announce' | 'meld' | KontraStep | 'open' | 'lie' | 'good'> = {
  announce: {
    group: 'bonus',
    words({ bonus }, { ruleset, view, phase }) {
      const stage = phase === 'before' ? 'before' : 'announced';
      const contract = view.games[0]?.contract ?? '';
      return {
        ...spoken(ruleset, bonus, ruleset.worth(bonus, stage, contract)),
        ask:
          stage === 'before'
            ? text('Sagst du vor dem Talon etwas an?', 'Do you announce anything before the talon?')
            : text('Sagst du etwas an?', 'Do you announce anything?'),
      };
    },
  },
  meld: {
    group: 'bonus',
    words: ({ meld }, { ruleset }) => ({
      ...spoken(ruleset, meld, ruleset.amount(meld, 'meld')),
      ask: text('Meldest du etwas?', 'Do you meld anything?'),
    }),
  },
  kontra: doubling('kontra'),
  rekontra: doubling('rekontra'),
  open: {
    group: 'quiet',
    words: () => ({
      text: text('Talon aufdecken', 'Open the talon'),
      say: text('Ich decke den Talon auf', 'I turn up the talon'),
      rule: 'announcing',
    }),
  },
  lie: { group: 'quiet', words: () => ({ text: text('Es liegt', 'I am ready'), rule: 'announcing' }) },
  good: {
    group: 'quiet',
    words: (_, { phase }) => (phase === 'melds' || phase === 'late-melds' ? NO_MELD : GOOD),
  },
};
