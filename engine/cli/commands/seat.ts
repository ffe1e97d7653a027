import type { Json } from '#engine/core/json.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import { planSeating } from '#engine/tournament/seating/plan.ts';
import { type Quality, qualityOf } from '#engine/tournament/seating/quality.ts';
import type { SeatingRefusal } from '#engine/tournament/seating/refusals.ts';
import { ownTables, SPLITS, splitTables } from '#engine/tournament/seating/splits.ts';
import type { Plan } from '#engine/tournament/seating/types.ts';
import { type Call, type Command, type Faults, refuse } from '../command.ts';
import { textFlag } from '../flags.ts';
import { numberFlag } from '../input.ts';
import { refuseCli } from '../refusals.ts';

/** The most players, rounds and seconds accepted; the default number of seconds. */
const MOST = { players: 400, rounds: 60, seconds: 600 } as const;
const USUAL_SECONDS = 2;
/** Time for the work before and after the search, in milliseconds. */
const MARGIN = 60;

const WORDS = {
  round: text('Runde', 'Round'),
  table: text('Tisch', 'Table'),
  repeats: text('Wiederholte Begegnungen', 'Repeat meetings'),
  least: text('mindestens', 'at least'),
  worst: text('Häufigstes Paar', 'Most frequent pair'),
  unmet: text('Paare, die sich nie treffen', 'Pairs that never meet'),
  turns: text('Runden an einem Tisch anderer Größe, je Spieler', 'Rounds at a table of another size, per player'),
  best: text('Besser geht es nicht.', 'There is no better plan.'),
  even: text(
    'Gleichmäßiger lassen sich die Begegnungen nicht verteilen (Q).',
    'The meetings cannot be spread more evenly (Q).',
  ),
  open: text('Ob es besser geht, ist nicht bewiesen.', 'It is not proved that there is no better plan.'),
} as const;

/** `tarock seat`: who sits where, for a whole evening. */
export const SEAT: Command = {
  id: 'seat',
  usage: 'seat --players N --rounds R (--size 3|4|5|auto | --tables 4,4,3,3) [--seed S] [--fair] [--seconds T]',
  says: text(
    'Setzt einen ganzen Abend so, dass sich möglichst wenige ein zweites Mal begegnen; auto sind Vierer- und Fünfertische.',
    'Seats a whole evening with as few repeat meetings as possible; auto means tables of four and five.',
  ),
  flags: {
    players: { type: 'string' },
    size: { type: 'string' },
    tables: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
    fair: { type: 'boolean' },
  },
  args: [],
  run(call) {
    const begun = call.io.now();
    const players = needed(call, 'players', MOST.players);
    if (!players.ok) return players;
    const rounds = needed(call, 'rounds', MOST.rounds);
    if (!rounds.ok) return rounds;
    const seconds = secondsFlag(call);
    if (!seconds.ok) return seconds;
    const sizes = tablesOf(call, players.value);
    if (!sizes.ok) return sizes;
    const task = {
      players: players.value,
      rounds: Array.from({ length: rounds.value }, () => ({ type: 'free' as const, sizes: sizes.value })),
      fair: call.flags['fair'] === true,
    };
    const milliseconds = seconds.value * 1000 - MARGIN;
    const spent = (): number => (milliseconds > 0 ? (call.io.now() - begun) / milliseconds : 1);
    const planned = planSeating(task, { seed: textFlag(call, 'seed') ?? '1', stop: () => spent() >= 1, spent });
    if (!planned.ok) return refuse(planned.error);
    const { plan } = planned.value;
    const quality = qualityOf(plan, players.value, task);
    const taken = Math.round(call.io.now() - begun) / 1000;
    return ok({ json: print(plan, quality, taken), text: say(plan, quality, call.language).join('\n') });
  },
};

function needed(call: Call, flag: 'players' | 'rounds', most: number): Result<number, Faults> {
  const given = numberFlag(call, flag, 1, most);
  if (!given.ok) return refuse(given.error);
  return given.value === undefined ? refuse(refuseCli('missing-flag', { text: `--${flag}` })) : ok(given.value);
}

function secondsFlag(call: Call): Result<number, Faults> {
  const given = textFlag(call, 'seconds');
  if (given === undefined) return ok(USUAL_SECONDS);
  const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : NaN;
  return seconds <= MOST.seconds
    ? ok(seconds)
    : refuse(refuseCli('flag-value', { text: `--seconds 0–${MOST.seconds}` }));
}

/** The table sizes of a round, as listed by `--tables` or derived from `--size`. */
function tablesOf(call: Call, players: number): Result<readonly number[], Faults> {
  const [own, size] = [textFlag(call, 'tables'), textFlag(call, 'size')];
  if (own !== undefined) {
    if (size !== undefined) return refuse(refuseCli('either-flag', { text: '--size, --tables' }));
    if (!/^\d+(,\d+)*$/.test(own)) return refuse(refuseCli('flag-value', { text: '--tables 4,4,3,3' }));
    return seated(ownTables(players, own.split(',').map(Number)));
  }
  if (size === undefined) return refuse(refuseCli('missing-flag', { text: '--size' }));
  const split = SPLITS.find((one) => String(one) === size);
  return split === undefined
    ? refuse(refuseCli('flag-value', { text: `--size ${SPLITS.join('|')}` }))
    : seated(splitTables(players, split));
}

const seated = <T>(result: Result<T, SeatingRefusal>): Result<T, Faults> => (result.ok ? result : refuse(result.error));

/** For people, players are numbered from 1. */
const numbered = (plan: Plan): readonly (readonly (readonly number[])[])[] =>
  plan.map((round) => round.map((table) => table.map((player) => player + 1)));

const print = (plan: Plan, { repeats, q, bound, proven }: Quality, seconds: number): Json => ({
  repeats,
  q,
  bound: { repeats: bound.repeats, q: bound.q },
  proven,
  seconds,
  rounds: numbered(plan),
});

function say(plan: Plan, quality: Quality, language: Language): readonly string[] {
  const w = (id: keyof typeof WORDS): string => WORDS[id][language];
  const { repeats, q, worst, unmet, bound, proven, oddTurns } = quality;
  const rounds = numbered(plan).flatMap((round, i) => [
    `${w('round')} ${i + 1}`,
    ...round.map((table, k) => `  ${w('table')} ${k + 1}: ${table.join(', ')}`),
  ]);
  const [least, most] = [Math.min(...oddTurns), Math.max(...oddTurns)];
  return [
    ...rounds,
    `${w('repeats')}: ${repeats} (${w('least')} ${bound.repeats}), Q ${q} (${w('least')} ${bound.q})`,
    `${w('worst')}: ${worst.times}×`,
    `${w('unmet')}: ${unmet.length}`,
    ...(most > 0 ? [`${w('turns')}: ${least === most ? most : `${least}–${most}`}`] : []),
    w(proven ? (repeats <= bound.repeats ? 'best' : 'even') : 'open'),
  ];
}
