import { expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { rational } from '../core/rational.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { tuebingen } from '../games/tuebingen/game.ts';
import { apply, start, turnOf } from '../kernel/deal/apply.ts';
import { view } from '../kernel/deal/redact.ts';
import { tableOf } from '../testing/any-table.ts';
import { RULE_BOT } from './rule-bot.ts';

test('who need not speak and has nothing to say is silent, whatever chance says', () => {
  const table = tableOf(tuebingen, 'tuebingen');
  const rules = tuebingen.rules(table);
  const deck = shuffled(rules.pack.cards, seededRng('silence'));
  const begun = start(rules, { table: 4, dealer: 3, deck, now: { deal: 1, factors: [], pot: rational(0), notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  const looked: (string | null)[] = [];
  while (s.phase !== null) {
    const { must: asked, may } = turnOf(rules, s);
    for (const seat of may) {
      expect(RULE_BOT.act(view(rules, s, seat), table, () => 0)).toBeNull();
      looked.push(s.phase);
    }
    const seat = must(asked[0], 'a seat');
    const action = must(RULE_BOT.act(view(rules, s, seat), table, () => 0) ?? undefined, 'an action');
    const next = apply(rules, s, seat, action);
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  // Whoever is done with claims may go on claiming.
  expect(looked).toContain('claims');
});
