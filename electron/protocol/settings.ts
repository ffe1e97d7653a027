import * as z from 'zod/mini';
import { LANGUAGES } from '#engine/core/text.ts';

/** How cards look: decorated, or with the largest indices in strong colours. */
export const CARD_DECKS = ['decorated', 'high-contrast'] as const;
/** The cloth of the table. */
export const FELTS = ['green', 'blue', 'wine', 'dark'] as const;
/** The colour of the backs of the cards. */
export const CARD_BACKS = ['wine', 'blue', 'green'] as const;
/** How long bots take for a move, and how long a full trick stays on the table (`pace.ts`). */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;
/** Size of all texts, in per cent. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

/** How loud sounds are, in per cent. */
export const VOLUMES = [0, 30, 60, 100] as const;
/** How much is said at the table: all that can be done, or only whose turn it is. */
export const SPEECHES = ['full', 'terse'] as const;

/** Every setting with its default; each may be missing in a file. */
const FIELDS = {
  language: z.enum(LANGUAGES),
  cards: z.enum(CARD_DECKS),
  back: z.enum(CARD_BACKS),
  felt: z.enum(FELTS),
  pace: z.enum(PACES),
  /** Tricks stay on the table until the player takes them. */
  click: z.boolean(),
  /** A question with only one answer is answered for the player. */
  answers: z.boolean(),
  /** A card that is the only one that may be played is played for the player, the last one too, at free tables. */
  forced: z.boolean(),
  /** What is in the tricks of each player is counted for everybody at this screen, at free tables. */
  points: z.boolean(),
  /** Under what is asked stands what the rule book says about it. */
  explain: z.boolean(),
  /** How many trumps were played, and how many are with others, is counted for the player, at free tables. */
  trumps: z.boolean(),
  textSize: z.literal(TEXT_SIZES),
  /** Cards move to their places; a system that asks for less motion is always obeyed. */
  motion: z.boolean(),
  /** How loud everything is, in per cent; 0 is silence. */
  volume: z.literal(VOLUMES),
  /** Cards, tricks and a game that was won are heard. */
  sounds: z.boolean(),
  /** A knock when it is somebody's turn at this screen. */
  knock: z.boolean(),
  /** How much a screen reader is told at the table by itself. */
  speech: z.enum(SPEECHES),
  /** Single-key shortcuts at the table (shown with `?`). */
  keys: z.boolean(),
};
const ALL = z.strictObject(FIELDS);

/** Settings of this installation. */
export type Settings = Readonly<z.infer<typeof ALL>>;

export const DEFAULT_SETTINGS: Settings = {
  language: 'de',
  cards: 'decorated',
  back: 'wine',
  felt: 'green',
  pace: 'normal',
  click: false,
  answers: true,
  forced: false,
  explain: true,
  points: false,
  trumps: false,
  textSize: 100,
  motion: true,
  volume: 60,
  sounds: true,
  knock: true,
  speech: 'full',
  keys: true,
};

/** Those that are to be changed. */
export const SETTINGS_CHANGE = z.partial(ALL);

const FILE = z.looseObject(z.partial(ALL).shape);

/** Parses what a file or another process says: a missing setting has its default; `undefined` if it is not settings. */
export function parseSettings(value: unknown): Settings | undefined {
  const parsed = FILE.safeParse(value);
  if (!parsed.success) return undefined;
  const known = Object.keys(FIELDS).flatMap((key) => {
    const said = parsed.data[key];
    return said === undefined ? [] : [[key, said] as const];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
}
