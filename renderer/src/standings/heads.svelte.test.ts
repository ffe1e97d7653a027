import '../testing/loaded.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { Book, creation, draw, enterDeal, listOf } from '#engine/testing/evenings.ts';
import { PLACE_MODES } from '#engine/tournament/format/choices.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningCommand } from '#engine/tournament/state/commands.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { deckOf } from '../board/deck.ts';
import RankingSlide from '../board/slides/RankingSlide.svelte';
import TeamsSlide from '../board/slides/TeamsSlide.svelte';
import { provideWords } from '../i18n/context.ts';
import { Words } from '../i18n/words.ts';
import { rankingOf } from '../layout/ranking.ts';
import RankingPaper from '../print/papers/RankingPaper.svelte';
import TeamPaper from '../print/papers/TeamPaper.svelte';
import { stackOf } from '../print/stack.ts';
import GuestRanking from '../room/GuestRanking.svelte';
import Within from '../testing/Within.svelte';
import RankingTable from './RankingTable.svelte';
import SideRankings from './SideRankings.svelte';

// Without a browser no text has a width.
vi.mock('../layout/ruler.ts', () => ({ widest: () => 12, emWidth: () => 12 }));

/** Whatever shows totals says above them what they count. A game for cents, whose ranking may count places at tables. */

const RULES = { family: 'bavarian', profile: 'simple-fixed', options: {}, rulesVersion: 1 } as const;

function evening(placePoints: Format['placePoints']): EveningState {
  const book = new Book();
  const created = creation(1);
  if (created.type !== 'create-evening') throw new Error('no evening');
  const format = { ...created.format, placePoints };
  const all: readonly EveningCommand[] = [
    { ...created, rules: RULES, format },
    listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'),
    { type: 'group-player', player: 'p1', groups: ['Damen'] },
    { type: 'set-teams', teams: [{ name: 'Bären', size: 2, members: ['p1', 'p2'] }], counting: { 2: 2, 4: 4 } },
    draw('lot'),
    { type: 'publish-round', round: 1 },
    enterDeal(1, 1, 0, 0, 2),
    enterDeal(2, 1, 0, 1, 3),
    { type: 'close-round', round: 1 },
  ];
  for (const command of all) expect(book.run(command), command.type).toEqual([]);
  return book.now;
}

/** The heads of everything that shows totals, without tags. */
function shown(state: EveningState): Readonly<Record<string, string>> {
  const words = new Words('de', RULES);
  const written = <P extends Record<string, unknown>>(of: Component<P>, given: P): string => {
    const props = { begin: () => provideWords(() => words), of: of as never, given };
    return render(Within, { props })
      .body.replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' ');
  };
  const standings = eveningStandings(state);
  const deck = deckOf(state, { width: 1000, height: 800 }, words, false);
  const round = must(state.rounds[0], 'a round');
  const papers = stackOf(state, round, { parts: ['ranking', 'teams'], cards: 'a5' }, words).map(({ paper }) => paper);
  const ranking = must(papers.flatMap((paper) => ('sheet' in paper ? [paper.sheet] : []))[0], 'a ranking');
  const teams = must(papers.flatMap((paper) => (paper.part === 'teams' ? [paper.teams] : []))[0], 'teams');
  return {
    screen: written(RankingTable, { evening: state, standings, caption: '' }),
    sides: written(SideRankings, { evening: state, standings }),
    wall: written(RankingSlide, { deck: deck.ranking, page: 0 }),
    'teams on the wall': written(TeamsSlide, { deck: deck.teams, page: 0 }),
    paper: written(RankingPaper, { sheet: ranking }),
    'teams on paper': written(TeamPaper, { teams }),
    'a guest’s device': written(GuestRanking, { evening: state, ranking: rankingOf(state), player: null }),
  };
}

const LIST = [4, 2, 1, 0];
const SAID: Readonly<Record<(typeof PLACE_MODES)[number], RegExp>> = {
  instead: /Platzpunkte/,
  besides: /^((?!Cent).)*$/s,
  'tie-break': /Cent/,
};

test.each(PLACE_MODES)('no total of places is said to be cents, and no cents places (%s)', (mode) => {
  for (const [where, text] of Object.entries(shown(evening({ mode, list: LIST })))) {
    expect(text, where).toMatch(SAID[mode]);
    if (mode !== 'tie-break') expect(text, where).not.toContain('Cent');
    else expect(text, where).not.toContain('Platzpunkte');
  }
});
