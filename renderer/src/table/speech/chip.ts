import type { Seat } from '#engine/core/seat.ts';
import { partiesOf, type Party } from '../story/parties.ts';
import { doublingWords, factWords, type Hearing, standingWords } from './say.ts';

/** Something that is settled about a game; if it is somebody's part in it, whose and which. */
interface ChipFact {
  readonly words: string;
  readonly party: Party | undefined;
}

/** What everybody at the table knows of what is played. */
export interface Chip {
  /** Each game: its name, what else is settled about it, and how it is won. */
  readonly games: readonly { readonly name: string; readonly facts: readonly ChipFact[] }[];
  /** Before there is a game: what is going on, and the highest bid so far. */
  readonly before: readonly string[];
  /** What was announced and doubled. */
  readonly said: readonly { readonly words: string; readonly doubled: string }[];
  /** What the series has come to. */
  readonly series: readonly string[];
  readonly pot: string | undefined;
}

/** The game in the words of its family, for the felt. */
export function chipOf(hearing: Hearing): Chip {
  const { words, view, names } = hearing;
  const { t } = words;
  const whom = names.map((name) => t.table.who(name));
  const parties = partiesOf(view, words);
  const partyOf = (seat: Seat | undefined) => (seat === undefined ? undefined : parties.get(seat));
  const games = view.games.flatMap((game) => {
    const [name, ...facts] = words.story(game, view);
    if (!name) return [];
    const target = words.target(game, view);
    const fixed = facts.map((fact) => ({ words: factWords(fact, words, whom), party: partyOf(fact.role?.seat) }));
    const won = target ? [{ words: factWords(target, words, names), party: undefined }] : [];
    return [{ name: factWords(name, words, names), facts: [...fixed, ...won] }];
  });
  const { viewer, turn } = view;
  // Whoever is asked reads it above the answers.
  const stands = typeof viewer === 'number' && turn.must.includes(viewer) ? undefined : standingWords(hearing);
  const phase = view.phase === null ? [] : [words.phase(view.phase)];
  return {
    games,
    before: games.length > 0 ? [] : [...phase, ...(stands === undefined ? [] : [stands])],
    said: view.items.flatMap((item) => {
      const doubled = doublingWords(item, words, names);
      const what = factWords(words.doubled(item), words, names);
      if (item.about === 'game') return item.doublings.length > 0 ? [{ words: what, doubled }] : [];
      return [{ words: `${what} (${t.table.who(names[item.by] ?? '')})`, doubled }];
    }),
    series: words.series(view.now).map((fact) => factWords(fact, words, whom)),
    pot: view.now.pot.n > 0 ? `${words.item('pot')} ${words.inPot(view.now.pot)}` : undefined,
  };
}
