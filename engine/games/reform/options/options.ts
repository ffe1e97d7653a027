import { z } from 'zod';
import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import { CONTRACTS } from '#engine/games/reform/contracts/index.ts';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { choice, flag, type ValuesOf } from '#engine/kernel/family/options.ts';
import { FIXED } from '../settlement/lent.ts';
import { LAST_FORCED } from '../sizes.ts';

/** The contracts that forehand may choose with any hand: a table needs one of them, or somebody could be left with nothing to name. */
const FOR_EVERY_HAND = CONTRACT_IDS.filter((id) => CONTRACTS[id].rank !== null && !CONTRACTS[id].without);

/** What a table may agree on (reform §12). The first value of a choice is the default. */
export const OPTIONS = {
  'table-size': { ...choice(4, 5), reader: 'setup' },
  auction: choice('priority', 'hold'),
  contractsOff: {
    fallback: [] as readonly string[],
    values: [[], ['bettel']] as readonly (readonly string[])[],
    open: z
      .array(z.enum(CONTRACT_IDS))
      .refine((ids) => new Set(ids).size === ids.length && FOR_EVERY_HAND.some((id) => !ids.includes(id))),
  },
  ankauf: choice('alone', 'off'),
  ankaufChair: { ...choice('first-leader', 'score-leader'), when: { ankauf: ['alone'] } },
  mortgage: flag(true),
  birdRuferAlone: choice(4, 2),
  soloKingTalon: choice('half', 'whole'),
  ruferUnplayed: flag(true),
  preKontra: flag(true),
  kontraLevels: choice(4, 1, 2, 3, 5),
  selbstkontra: flag(true),
  protest: flag(true),
  marabu: flag(false),
  announceTrullAndKings: flag(false),
  announceSingleUltimo: flag(false),
  multiplierBonuses: choice('additional', 'replace'),
  kaiserstich: flag(false),
  bus: choice('settle', 'duel-triple'),
  expressLoss: choice('double', 'single'),
  hausiererMissingSuit: choice('full', 'base'),
  jubelLead: { ...choice(25, 20, 30), open: z.int().min(2).max(LAST_FORCED) },
  oberdreierTalon: choice('open', 'closed'),
  juwelLead: choice('declarer-chooses', 'forehand'),
  virginsTotal: choice('scaled', 'twelve'),
  afterTrischaker: choice('hoelzel', 'radel', 'none'),
  sautanzSeconds: { ...choice(180, 60, 120, 300), open: z.int().min(30).max(900) },
  sautanzTurns: { ...choice(200, 0, 100), open: z.int().min(0).max(1000) },
  sautanzValue: {
    ...choice('declarer', 12, 20, 45),
    open: z.union([z.literal('declarer'), z.int().min(FIXED.least).max(FIXED.most)]),
  },
  rounding: choice('exact', 'whole'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;

/** Every option with its value: what the rules of one table were made from. */
export type Options = ValuesOf<typeof OPTIONS>;
