import { z } from 'zod';
import type { CommandType } from '#electron/host/commands/handler.ts';
import { COMMANDS } from '#electron/host/commands/index.ts';
import { refuseAsking } from '#electron/host/commands/may-ask.ts';
import { NO_PROMPTS, promptOf } from '#electron/host/state/asked/prompts.ts';
import { type Evening, keyOf } from '#electron/host/state/evening-state.ts';
import { COMMAND, type Command } from '#electron/protocol/commands/command.ts';
import { pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { allOffers } from '#engine/testing/true-offers.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { type About, everyCommand } from '../every-command.ts';
import { type Onlooker, PLACE } from './viewers.ts';
import type { World } from './world.ts';

/**
 * What of a question is compared. `all`: its answer and whatever else the asker is sent because of it. `answer`: the answer
 * alone, because a card is played or another view is asked for; `sight` the same, because somebody may see more or less from then on. `refusal`: only why it is refused, where it is
 * refused in both deals, because the hidden cards decide whether it is.
 */
export type Compared = 'all' | 'answer' | 'sight' | 'refusal';

/**
 * Every command is asked, in a copy of the world that is thrown away: nothing that it changes has to be the same twice. A
 * new one does not compile without its row.
 */
export const COMPARED = {
  'create-evening': 'all',
  'create-final': 'all',
  'change-format': 'all',
  'archive-evening': 'all',
  'read-pot': 'all',
  'read-season': 'all',
  'read-statistics': 'all',
  'read-log': 'all',
  'undo-step': 'all',
  export: 'all',
  'look-into-file': 'all',
  'import-evening': 'all',
  'watch-evening': 'all',
  'read-register': 'all',
  'add-people': 'all',
  'add-people-file': 'all',
  'rename-person': 'all',
  'hide-person': 'all',
  'tell-apart': 'all',
  'import-players': 'all',
  'import-file': 'all',
  'copy-players': 'all',
  'rename-player': 'all',
  'remove-player': 'all',
  'group-player': 'all',
  'lock-player': 'all',
  'set-presence': 'all',
  'substitute-player': 'all',
  'keep-apart': 'all',
  'set-teams': 'all',
  'draw-teams': 'all',
  'propose-seats': 'all',
  'stop-proposing': 'all',
  'plan-rounds': 'all',
  'discard-draw': 'all',
  'seat-by-hand': 'all',
  'publish-round': 'all',
  'unpublish-round': 'all',
  'sit-out': 'all',
  'swap-seats': 'all',
  'seat-player': 'all',
  'play-on': 'all',
  'start-round': 'all',
  'close-round': 'all',
  'reopen-round': 'all',
  'strike-deals': 'all',
  'enter-deal': 'all',
  'check-deal': 'all',
  'correct-deal': 'all',
  'confirm-deal': 'all',
  'enter-total': 'all',
  'check-total': 'all',
  'preview-entry': 'all',
  'preview-correction': 'all',
  'give-penalty': 'all',
  'withdraw-penalty': 'all',
  'open-table': 'all',
  'start-deal': 'all',
  act: 'answer',
  'promise-chance': 'all',
  'share-chance': 'all',
  tip: 'all',
  'hold-seat': 'sight',
  'take-over-seat': 'sight',
  'take-back': 'all',
  redo: 'refusal',
  'claim-rest': 'refusal',
  'agree-take-back': 'refusal',
  say: 'all',
  talk: 'all',
  'pause-table': 'all',
  'read-record': 'all',
  'play-record': 'all',
  'watch-table': 'answer',
  'unwatch-table': 'all',
  'open-room': 'all',
  'change-room': 'all',
  'renew-code': 'all',
  // The seats of all guests are the laptop's then.
  'close-room': 'answer',
  'test-room': 'all',
  'admit-guest': 'sight',
  'turn-away': 'sight',
  join: 'sight',
  'hand-over': 'all',
  'leave-room': 'sight',
  'change-settings': 'all',
  'write-anew': 'all',
} as const satisfies Readonly<Record<CommandType, Compared>>;

/** What changes who may see what, but for the play itself. */
export type SightCommand = {
  [T in CommandType]: (typeof COMPARED)[T] extends 'sight' ? T : never;
}[CommandType];

const NOTHING: About = {
  ...{ evening: '', ...PLACE, seat: 0, deal: 1, prompt: 0, player: '', guest: '', action: { type: 'none' } },
};
/** All that can be asked. */
export const QUESTIONS: readonly CommandType[] = Object.values(everyCommand(NOTHING)).map(({ type }) => type);

/** Each starts a thread that reads a file, in each copy: that costs more than the rest of a deal. */
export const IN_THREADS: ReadonlySet<CommandType> = new Set(['look-into-file', 'import-evening']);
/** In how many deals they are asked nevertheless. */
const THREADS = 0.02;

/** All commands in random order; those that others than the director may ask come three times as often. */
export function questionsInTurn(rng: Rng): readonly CommandType[] {
  const all = QUESTIONS.filter((type) => !IN_THREADS.has(type) || rng() < THREADS);
  const ofGuests = all.filter((type) => COMMANDS[type].need !== 'director');
  return shuffled([...all, ...ofGuests, ...ofGuests], rng);
}

/** How often something is asked by somebody who may not. */
const FORBIDDEN = 0.05;

/** A question of this type, and who asks it. */
export interface Question {
  readonly asker: Onlooker;
  readonly command: Command;
}

/** One of those who may ask this does so while the table plays; anybody if nobody may, or now and then. */
export function question(
  { evening, host: { ledger } }: World,
  onlookers: readonly Onlooker[],
  type: CommandType,
  rng: Rng,
): Question {
  const { state } = evening;
  const table = tableOf(state, PLACE);
  const prompts = evening.prompts.get(keyOf(PLACE)) ?? NO_PROMPTS;
  const anySeat = (): number => pick([...table.players.keys()], rng);
  const about: Omit<About, 'seat' | 'prompt'> = {
    ...{ evening: state.id, ...PLACE },
    deal: Math.max(1, table.results.length + (rng() < 0.3 ? 1 : 0)),
    player: pick(state.players, rng).id,
    guest: pick(['nobody', ...(ledger.room?.guests.map(({ id }) => id) ?? [])], rng),
    action: anyAction(evening, anySeat(), rng),
  };
  const asked = shuffled(onlookers, rng).map((asker): Question => {
    const seat = typeof asker.viewer === 'number' && asker.viewer >= 0 ? asker.viewer : anySeat();
    return { asker, command: everyCommand({ ...about, seat, prompt: promptOf(prompts, seat) })[type] };
  });
  const { room } = ledger;
  const may = asked.find(
    ({ asker, command }) => !refuseAsking({ access: asker.line.access, command, room, evening: state }),
  );
  const { asker, command } = rng() < FORBIDDEN || !may ? pick(asked, rng) : may;
  return { asker, command: otherwise(command, rng) };
}

/** Something that a seat might do, or a card of which nobody knows who has it: a refusal may not tell. */
function anyAction(evening: Evening, seat: number, rng: Rng): Action {
  const live = evening.deals.get(keyOf(PLACE))?.state;
  const offers = live ? allOffers(offersTo(evening.rules, live, seat)) : [];
  if (offers.length > 0 && rng() < 0.5) return sampleAction(offers, rng);
  const card = pick(evening.rules.pack.cards, rng);
  return { type: 'play', card, cards: [card] } as Action;
}

/** The same command with other values where its schema lists them: whose rest it is, how far back, what is exported. */
function otherwise(command: Command, rng: Rng): Command {
  const schema = COMMAND.options.find(({ shape }) => shape.type.value === command.type);
  const fields: readonly (readonly [string, z.ZodType])[] = Object.entries(schema?.shape ?? {});
  const changed = fields.flatMap(([field, type]) => {
    const values = valuesOf(type);
    return field !== 'type' && field in command && values.length > 0 ? [[field, pick(values, rng)] as const] : [];
  });
  const other = COMMAND.safeParse({ ...command, ...Object.fromEntries(changed) });
  return other.success ? other.data : command;
}

/** The values that a field can have, if its schema lists any. */
function valuesOf(type: unknown): readonly unknown[] {
  if (type instanceof z.ZodEnum) return type.options;
  if (type instanceof z.ZodLiteral) return [...type.values];
  if (type instanceof z.ZodBoolean) return [true, false];
  if (type instanceof z.ZodUnion) return type.options.flatMap(valuesOf);
  return [];
}
