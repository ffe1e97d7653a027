import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_BOT } from '#engine/bots/rule-bot.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { thinking } from '../types.ts';
import { withEndings } from './player.ts';

/** A card by which the rule player gives points away. */
interface DearCard {
  /** Which of the recorded deals, from 1. */
  readonly deal: number;
  /** How many actions had been done. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: Card;
  readonly better: readonly Card[];
  /** Points of that seat, in deals that fit what it has seen. */
  readonly costs: number;
}

const DEAR_CARDS: readonly DearCard[] = [
  // Declarers who do not lead their long suit.
  { deal: 1, at: 43, seat: 2, played: 'DQ', better: ['S10', 'SJ'], costs: 15 },
  { deal: 1, at: 47, seat: 2, played: 'H3', better: ['SJ'], costs: 2 },
  { deal: 2, at: 41, seat: 0, played: 'T10', better: ['S9'], costs: 11 },
  // Against a Sechserdreier. In the first of them three cards are about equal, and the king costs more than each of them.
  { deal: 3, at: 37, seat: 0, played: 'SK', better: ['H2', 'C9', 'D1'], costs: 1.5 },
  { deal: 4, at: 45, seat: 3, played: 'HQ', better: ['T18'], costs: 2.8 },
  { deal: 5, at: 40, seat: 1, played: 'SQ', better: ['C7', 'S10', 'D2'], costs: 0.6 },
  { deal: 6, at: 37, seat: 2, played: 'C10', better: ['S10', 'SQ'], costs: 1.5 },
  { deal: 6, at: 41, seat: 0, played: 'D4', better: ['SK'], costs: 0.5 },
  // A bird that was announced: the trick before, and the Pagat that never comes home again.
  { deal: 5, at: 47, seat: 3, played: 'CK', better: ['T20'], costs: 3.3 },
  { deal: 6, at: 46, seat: 3, played: 'T18', better: ['T1'], costs: 11 },
  { deal: 6, at: 49, seat: 3, played: 'H1', better: ['T1'], costs: 3 },
];

/** What costs less takes more possible deals to be seen, and is tried at full length. */
const DEAR = byEffort(3, 0);
const PLAYOUTS = byEffort(600, 3000);

const records = readFileSync(new URL('./dear-cards.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => parseRecord(JSON.parse(line)));

const cardOf = (action: Action | null): unknown => action && 'card' in action && action.card;

test.each(DEAR_CARDS.filter(({ costs }) => costs >= DEAR))(
  'deal $deal, action $at: seat $seat sees that there is better than $played',
  ({ deal, at, seat, played, better }) => {
    const record = must(records[deal - 1], 'a deal');
    if (!record.ok) throw new Error(record.error[0]?.code);
    const rules = GAMES.koenigrufen.rules(record.value);
    const done = replay(rules, record.value, record.value.actions, at);
    if (!done.ok) throw new Error(done.error.refusal.code);
    const seen = view(rules, done.value, seat);
    const player = withEndings({ rules: () => rules, policy: RULE_BOT }, { search: 5, exact: 3 });
    expect(cardOf(RULE_BOT.act(seen, record.value, seededRng(0)))).toBe(played);
    expect(better).toContain(cardOf(thinking(player, PLAYOUTS).act(seen, record.value, seededRng(0))));
  },
);
