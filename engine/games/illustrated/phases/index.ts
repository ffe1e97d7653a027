import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import type { Ruleset } from '../ruleset.ts';
import { auction } from './auction.ts';
import { exchange } from './exchange.ts';
import { melds } from './melds.ts';
import type { PhaseId } from './names.ts';
import { noTarock } from './no-tarock.ts';
import { announcements, answers, earlyAnswers, earlyReplies, replies } from './replies.ts';
import { talon } from './talon.ts';
import { tricks } from './tricks.ts';
import { vote } from './vote.ts';

/** Every phase of a deal, in order. */
export const PHASES = {
  'no-tarock': noTarock,
  auction,
  vote,
  before: (ruleset: Ruleset) => announcements(ruleset, 'before', 'before', 'open'),
  'before-reply': earlyReplies,
  'before-re': earlyAnswers,
  talon,
  exchange,
  after: (ruleset: Ruleset) => announcements(ruleset, 'after', 'announced', 'lie'),
  'after-reply': replies,
  'after-re': answers,
  melds: (ruleset: Ruleset) => melds(ruleset, 'melds'),
  tricks,
  'late-melds': (ruleset: Ruleset) => melds(ruleset, 'late-melds'),
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type IllustratedAction = ActionsOf<typeof PHASES>;
