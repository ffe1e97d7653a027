import { text, type Text } from '../../../core/text.ts';
import type { Item } from '../../../kernel/score.ts';
import type { Fact } from '../../../kernel/words/phrase.ts';
import { BONUS_IDS, isBonus, type BonusId } from '../bonuses.ts';
import type { Column } from '../profile.ts';
import { STEPS } from '../phases/said.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { nameOf, same } from './names.ts';
import { phaseIn, type Worded, type Wording } from './said.ts';

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
function spoken(ruleset: Ruleset, id: string, said: number | undefined): Wording {
  const line = isBonus(id) ? amountsOf(ruleset, id) : undefined;
  return {
    text: nameOf(TEXTS.bonuses, id),
    rule: id,
    rank: (BONUS_IDS as readonly string[]).indexOf(id) + 1,
    ...(line && { line }),
    ...(said !== undefined && { worth: { won: same(String(said)), lost: same(String(said)) } }),
  };
}

function doubling(step: (typeof STEPS)[number]): Worded {
  return ({ item }, { ruleset, view }) => {
    const about = itemFact({ about: String(item) }).text;
    const word = nameOf(TEXTS.items, step);
    const isEarly = phaseIn(view)?.startsWith('before') ?? false;
    const times = (isEarly ? ruleset.profile.early.factor : 2) ** (STEPS.indexOf(step) + 1);
    return {
      rule: 'kontra',
      rank: STEPS.indexOf(step) + 1,
      line: text(`zählt dann ×${times}`, `then counts ×${times}`),
      text:
        item === 'game'
          ? text(`${word.de} aufs Spiel`, `${word.en} on the game`)
          : text(`${word.de} ${about.de}`, `${word.en} ${about.en}`),
    };
  };
}

const GOOD: Readonly<Record<string, Wording>> = {
  melds: { text: text('Keine Meldung', 'No meld'), rule: 'melds' },
  'late-melds': { text: text('Keine Meldung', 'No meld'), rule: 'melds' },
};

/** Announcements, replies and melds (illustrated §6). */
export const SPOKEN: Readonly<Record<string, Worded>> = {
  announce: ({ bonus }, { ruleset, view }) => {
    const stage = phaseIn(view) === 'before' ? 'before' : 'announced';
    const contract = view.games[0]?.contract ?? '';
    const id = String(bonus);
    return {
      ...spoken(ruleset, id, isBonus(id) ? ruleset.worth(id, stage, contract) : undefined),
      ask:
        stage === 'before'
          ? text('Sagst du vor dem Talon etwas an?', 'Do you announce anything before the talon?')
          : text('Sagst du etwas an?', 'Do you announce anything?'),
    };
  },
  meld: ({ meld }, { ruleset }) => {
    const id = String(meld);
    return {
      ...spoken(ruleset, id, isBonus(id) ? ruleset.amount(id, 'meld') : undefined),
      ask: text('Meldest du etwas?', 'Do you meld anything?'),
    };
  },
  kontra: doubling('kontra'),
  rekontra: doubling('rekontra'),
  open: () => ({
    text: text('Talon aufdecken', 'Open the talon'),
    say: text('Ich decke den Talon auf', 'I turn up the talon'),
    rule: 'announcing',
  }),
  lie: () => ({ text: text('Es liegt', 'I am ready'), rule: 'announcing' }),
  good: (_, { view }) => GOOD[phaseIn(view) ?? ''] ?? { text: text('Gut', 'Good'), rule: 'announcing' },
};
