import { pick, type Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, turnOf } from '../kernel/deal/apply.ts';
import { namedIn, sampleAction } from '../kernel/deal/offers.ts';
import type { Rules, TableRules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Watch } from './driver.ts';
import { type FamilyChecks, isWithout, type Without } from './family-checks.ts';
import type { Cheater } from './illegal.ts';
import { checkView } from './secrecy.ts';
import { actorsOf, checkCards, checkOffers, deepFreeze, jsonChecker } from './state-checks.ts';
import { trueOffers } from './true-offers.ts';
import type { Report } from './violation.ts';

/** How much is tried at every turn, in addition to the constant checks. */
export interface Effort {
  /** Illegal actions. */
  readonly illegal: number;
  /** Offered actions that are tried but not taken. */
  readonly legal: number;
  /** Viewers whose views are examined; how many of them are compared with those of other worlds, `Comparer` says. */
  readonly views: number;
}

export const USUAL: Effort = { illegal: 3, legal: 1, views: 1 };

/** What the game is checked against. */
export interface Against {
  readonly checks: FamilyChecks | Without;
  readonly table: TableRules;
  /** Counts what was not checked. */
  readonly unchecked: (what: string) => void;
}

/** What examines a turn. */
export interface Means {
  readonly cheater: Cheater;
  readonly effort: Effort;
  /** Looks for what a view tells of hidden cards. */
  readonly compare: (s: State) => void;
}

/** Examines every turn of a deal; chance comes from its own generator, so that it does not disturb the players'. */
export function inspector(
  rules: Rules,
  against: Against,
  { cheater, effort, compare }: Means,
  rng: Rng,
  report: Report,
): Watch {
  const isJson = jsonChecker();
  return {
    turn(s) {
      deepFreeze(s);
      checkCards(rules, s, report);
      checkOffers(rules, s, report);
      checkAgainstText(rules, against, s, report);
      if (!isJson(s)) report('not-json', `state in ${String(s.phase)}`);
      const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
      for (let i = 0; i < effort.views; i++) {
        checkView(rules, s, pick(viewers, rng), report);
        compare(s);
      }
      for (let i = 0; i < effort.legal; i++) tryOffered(rules, s, rng, report);
      cheater.cheat(rules, s, effort.illegal, rng, report);
    },
    acted: (s, action) => cheater.remember(String(s.phase), action),
  };
}

/** The offers must be exactly what the text of the rules allows. */
function checkAgainstText(rules: Rules, { checks, table, unchecked }: Against, s: State, report: Report): void {
  if (isWithout(checks)) return;
  for (const by of turnOf(rules, s).must) {
    const legal = checks.offers(s, by, table);
    if (!legal) return unchecked(`offers in ${String(s.phase)}`);
    const offers = namedIn(trueOffers(rules, s, by));
    const [here, there] = [offers, legal].map((actions) => new Set(actions.map(inOrder)));
    for (const action of here ?? []) if (!there?.has(action)) report('offered-against-text', `${by}: ${action}`);
    for (const action of there ?? []) if (!here?.has(action)) report('not-offered-by-text', `${by}: ${action}`);
  }
}

const inOrder = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** One offered action, which must be accepted. */
function tryOffered(rules: Rules, s: State, rng: Rng, report: Report): void {
  const { must, may } = actorsOf(rules, s);
  const by = pick([...must, ...may], rng);
  const offers = trueOffers(rules, s, by);
  if (offers.length === 0) return;
  const action = sampleAction(offers, rng);
  const result = apply(rules, s, by, action);
  if (!result.ok) report('offered-but-refused', `${by}: ${JSON.stringify(action)}: ${result.error.code}`);
}
