import { hasRulePlayer, RULE_BOT } from '#engine/bots/rule-bot.ts';
import { thinking } from '#engine/bots/search/types.ts';
import { searchingPlayer } from '#engine/bots/table-player.ts';
import { equal } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { LANGUAGES, type Text } from '#engine/core/text.ts';
import { answersFor } from '#engine/entry/entry-answers.ts';
import { findGame } from '#engine/games/index.ts';
import { offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { isOffered } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { areSameItems, type Row } from '#engine/kernel/score.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { checksOf, isWithout } from '#engine/testing/family-checks.ts';
import { OtherWorlds } from '#engine/testing/other-worlds.ts';
import type { Example, Named } from './deals.ts';

/** One thing that must hold of every contract and bonus; it is looked at in a deal in which that came about. */
export interface Column {
  readonly name: string;
  readonly means: string;
  readonly holds: (played: Example, named: Named) => boolean;
}

/** Whether it has an answer is what is looked at, not how good it is. */
const FEW_PLAYOUTS = 4;
const SEARCHING = thinking(searchingPlayer(findGame), FEW_PLAYOUTS);

export const COLUMNS: readonly Column[] = [
  { name: 'played', means: 'a simulated deal in which it counts', holds: () => true },
  {
    name: 'entered',
    means: 'the same deal noted by a scorer and entered from paper costs the same',
    holds: ({ rules, record: { row, now, settlement } }) => {
      const entered = enteredAgain(rules, row);
      return entered !== undefined && areSameItems(rules.settle(entered, now), settlement ?? []);
    },
  },
  {
    name: 'sheet',
    means: 'it follows from what the score sheet asks, and printed columns say it',
    holds: ({ rules, record: { row } }, { kind, id }) => {
      const entered = enteredAgain(rules, row);
      const answers = row && answersFor(rules, row, rules.note(row) ?? null);
      const isBack =
        kind === 'contract'
          ? entered?.games.some(({ contract }) => contract === id)
          : entered?.items.some(({ about }) => about === id);
      return isBack === true && rules.sheet.columns.some((column) => answers?.[column] !== undefined);
    },
  },
  {
    name: 'rule book',
    means: 'a page of the rule book explains it',
    holds: ({ game, table }, { id }) => game.rulebook(table).some((page) => page.id === id && page.lines.length > 0),
  },
  {
    name: 'words',
    means: 'everything that is said of it has words in both languages',
    holds: (played, named) => {
      const said = textsOf(played, named);
      return said.length > 0 && said.every((text) => LANGUAGES.every((language) => text[language].trim() !== ''));
    },
  },
  {
    name: 'bot',
    means: 'who plays by rule, or by searching where there are no rules, knows what to do in every moment of it',
    holds: ({ table, rules, states }) =>
      states.every((s) =>
        turnOf(rules, s).must.every((seat) => {
          const action = (hasRulePlayer(table) ? RULE_BOT : SEARCHING).act(
            view(rules, s, seat),
            table,
            seededRng('matrix'),
          );
          return action !== null && isOffered(offersTo(rules, s, seat), action);
        }),
      ),
  },
  {
    name: 'second scorer',
    means: 'a scorer written from the text alone comes to the same points',
    holds: ({ game, table, record, end }) => {
      const checks = checksOf(game);
      if (isWithout(checks)) return false;
      const there = checks.scorer(end, table.profile, table.options, 'score');
      const here = paymentsOf(record.settlement ?? [], record.table, 'score');
      return here.every((amount, seat) => !!there[seat] && equal(amount, there[seat]));
    },
  },
  { name: 'taint', means: 'what is seen of it does not change with cards that are hidden', holds: isSecret },
];

/** The row of the same deal, once a scorer has noted and entered it. */
function enteredAgain(rules: Rules, row: Row | null): Row | undefined {
  const entered = row && rules.check(rules.note(row) ?? null, row.table, row.dealer);
  return entered?.ok ? entered.value : undefined;
}

/** What it is called, how it is told, and every action of the deal that names it. */
function textsOf({ game, table, rules, record, states, end }: Example, { kind, id }: Named): readonly Text[] {
  const words = game.words(table);
  const name = kind === 'contract' ? game.texts.contracts[id] : game.texts.bonuses[id];
  const sentences =
    kind === 'contract'
      ? end.games.filter(({ contract }) => contract === id).flatMap((one) => words.story(one).map(({ text }) => text))
      : (record.row?.items ?? []).filter(({ about }) => about === id).map((item) => words.item(item).text);
  const said = record.actions.flatMap(([by, action], i) => {
    const s = states[i];
    if (!s || !Object.values(action).includes(id)) return [];
    const phrase = words.phrase(action, view(rules, s, by === 'table' ? 'spectator' : by));
    return [phrase.text, phrase.say];
  });
  return name ? [name, ...sentences, ...said] : [];
}

/** Other deals that are looked for at a moment. */
const TRIES = 8;
/** Of every `EVERY` moments one is compared. */
const EVERY = 3;

function isSecret({ rules, record, states }: Example): boolean {
  const worlds = new OtherWorlds(seededRng('matrix'), TRIES, { possible: 0, impossible: 0 });
  let compared = 0;
  const isSame = states.every((s, i) => {
    if (i % EVERY !== 0) return true;
    const viewers: readonly Viewer[] = [...s.active, 'spectator'];
    const other = worlds.at({ rules, deck: record.deck, s }, () => viewers[i % viewers.length] ?? 'spectator');
    if (!other) return true;
    compared++;
    const { viewer } = other.world;
    return JSON.stringify(view(rules, other.state, viewer)) === JSON.stringify(view(rules, s, viewer));
  });
  return isSame && compared > 0;
}
