import { z } from 'zod';
import { from, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import { type Ended, inTurn } from '#engine/phases/in-turn.ts';
import { BIRDS } from '../bonuses.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';
import {
  ANNOUNCE,
  type Announce,
  announce,
  announced,
  DOUBLE,
  type Double,
  doubledIn,
  doublingsIn,
  GAME,
  type InWindow,
  isOpenTo,
  refuseBonus,
  refuseDouble,
} from './said.ts';
import { goOn, inReply } from './way.ts';

const RULE = 'illustrated §6.2';

/** The two windows in which things are announced and answered. */
type Window = 'before' | 'announced';

/** The defenders, in the order in which they reply. */
const defenders = (ruleset: Ruleset, s: State): readonly Seat[] =>
  from(firstGame(s).declarer, inReply(ruleset, s.active)).slice(1);

const declarer = (s: State): readonly Seat[] => [firstGame(s).declarer];

/** The declarer announces, before or after taking up the talon. */
export function announcements<Id extends PhaseId, Quiet extends string>(
  ruleset: Ruleset,
  id: Id,
  stage: Window,
  quiet: Quiet,
): PhaseOf<Announce | Ended<Quiet>, Id> {
  return inTurn({
    id,
    actions: ANNOUNCE,
    quiet,
    asked: declarer,
    isAsked: (s, seat) => ruleset.bonuses.some((bonus) => isOpenTo(ruleset, s, { bonus, stage, by: seat })),
    all: () => ruleset.bonuses.map(announce),
    refuse: (s, seat, { bonus }) => refuseBonus(ruleset, s, { bonus, stage, by: seat }),
    decide: (s, seat, { bonus }) => announced(s, { bonus, stage, by: seat }),
    next: (s) => goOn(ruleset, s, id),
  });
}

/** The defenders say good, or kontra to what was announced; they do not before anything was. */
export function earlyReplies(ruleset: Ruleset): PhaseOf<Double | Ended<'good'>, 'before-reply'> {
  const id = 'before-reply';
  const { options, profile } = ruleset;
  const isIn: InWindow = ({ about, stage }) =>
    about === GAME ? profile.early.game && options['game-contra'] : stage === 'before';
  return inTurn({
    id,
    actions: DOUBLE,
    quiet: 'good',
    asked: (s) => (s.items.some(({ stage }) => stage === 'before') ? defenders(ruleset, s) : []),
    isAsked: (s) => doublingsIn(s, 'kontra', isIn).length > 0,
    all: (s) => doublingsIn(s, 'kontra', isIn),
    refuse: (s, _seat, action) => refuseDouble(s, action, { kontra: isIn }, RULE),
    decide: (s, seat, action) => doubledIn(s, action, seat, true),
    next: (s) => goOn(ruleset, s, id),
  });
}

/** What the declarer may answer: a rekontra to a kontra of the same window. */
const isAnswered =
  ({ options }: Ruleset, early: boolean): InWindow =>
  ({ doublings: [first] }) =>
    options.recontra && first !== undefined && (first.early === true) === early;

/** The declarer answers what was doubled before the talon. */
export function earlyAnswers(ruleset: Ruleset): PhaseOf<Double | Ended<'good'>, 'before-re'> {
  const id = 'before-re';
  const isIn = isAnswered(ruleset, true);
  return inTurn({
    id,
    actions: DOUBLE,
    quiet: 'good',
    asked: declarer,
    isAsked: (s) => doublingsIn(s, 'rekontra', isIn).length > 0,
    all: (s) => doublingsIn(s, 'rekontra', isIn),
    refuse: (s, _seat, action) => refuseDouble(s, action, { rekontra: isIn }, RULE),
    decide: (s, seat, action) => doubledIn(s, action, seat, true),
    next: (s) => goOn(ruleset, s, id),
  });
}

/** The defenders accept or double; where that is so, each may announce a bird of their own. */
export function replies(ruleset: Ruleset): PhaseOf<Announce | Double | Ended<'good'>, 'after-reply'> {
  const id = 'after-reply';
  const { options } = ruleset;
  const inWindow = (s: State): InWindow => {
    const [own] = declarer(s);
    return ({ about, stage, by }) => (about === GAME ? options['game-contra'] : stage === 'announced' && by === own);
  };
  const mayAnnounce = (s: State, seat: Seat): boolean =>
    BIRDS.some((bonus) => isOpenTo(ruleset, s, { bonus, stage: 'announced', by: seat }));
  return inTurn({
    id,
    actions: z.union([ANNOUNCE, DOUBLE]),
    quiet: 'good',
    asked: (s) => defenders(ruleset, s),
    isAsked: (s, seat) => doublingsIn(s, 'kontra', inWindow(s)).length > 0 || mayAnnounce(s, seat),
    all: (s) => [...BIRDS.map(announce), ...doublingsIn(s, 'kontra', inWindow(s))],
    refuse: (s, seat, action) =>
      action.type === 'announce'
        ? refuseBonus(ruleset, s, { bonus: action.bonus, stage: 'announced', by: seat })
        : refuseDouble(s, action, { kontra: inWindow(s) }, RULE),
    decide: (s, seat, action) =>
      action.type === 'announce'
        ? announced(s, { bonus: action.bonus, stage: 'announced', by: seat })
        : doubledIn(s, action, seat, false),
    next: (s) => goOn(ruleset, s, id),
  });
}

/** The declarer answers, and doubles a defender's bird where that is agreed (illustrated R15). */
export function answers(ruleset: Ruleset): PhaseOf<Double | Ended<'good'>, 'after-re'> {
  const id = 'after-re';
  const isRekontra = isAnswered(ruleset, false);
  const isBird =
    (s: State) =>
    ({ about, by }: Item): boolean =>
      ruleset.options['declarer-contra'] && about !== GAME && by !== firstGame(s).declarer;
  const isAnswerable =
    (s: State): InWindow =>
    (item) =>
      isRekontra(item) && !isBird(s)(item);
  const all = (s: State): readonly Double[] => [
    ...doublingsIn(s, 'kontra', isBird(s)),
    ...doublingsIn(s, 'rekontra', isAnswerable(s)),
  ];
  return inTurn({
    id,
    actions: DOUBLE,
    quiet: 'good',
    asked: declarer,
    isAsked: (s) => all(s).length > 0,
    all,
    refuse: (s, _seat, action) => refuseDouble(s, action, { kontra: isBird(s), rekontra: isAnswerable(s) }, RULE),
    decide: (s, seat, action) => doubledIn(s, action, seat, false),
    next: (s) => goOn(ruleset, s, id),
  });
}
