import { z } from 'zod';
import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { choice, flag, type ValuesOf } from '#engine/kernel/family/options.ts';

/** What a table may agree on (reform §12). The first value of a choice is the default. */
export const OPTIONS = {
  'table-size': { ...choice(4, 5), reader: 'setup' },
  auction: choice('priority', 'hold'),
  contractsOff: {
    fallback: [] as readonly string[],
    values: [[], ['bettel']] as readonly (readonly string[])[],
    open: z
      .array(z.enum(CONTRACT_IDS))
      .refine((ids) => new Set(ids).size === ids.length && ids.length < CONTRACT_IDS.length),
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
  oberdreierTalon: choice('open', 'closed'),
  rounding: choice('exact', 'whole'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;

/** Every option with its value: what the rules of one table were made from. */
export type Options = ValuesOf<typeof OPTIONS>;
