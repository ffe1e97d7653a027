import { z } from 'zod';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { agreed, choice, flag, type ValuesOf } from '#engine/kernel/family/options.ts';

const WITH_TOUT = { 'tout-query': [true] };

/** What tables of this game differ in (tuebingen §9). */
export const OPTIONS = {
  scoring: choice('classic', 'natural'),
  'strafen-claim': choice('manual', 'auto'),
  'claim-seconds': { ...agreed(z.int().min(5).max(120), 60), when: { 'strafen-claim': ['manual'] } },
  'strafen-hand': choice('after-laying', 'dealt'),
  'ski-reuse': choice('per-type', 'unlimited'),
  'ski-head': flag(true),
  'strafen-floor': choice('both', 'loss-only'),
  'strafen-in-tout': { ...flag(false), when: WITH_TOUT },
  'tout-natural': { ...choice('split', 'each'), when: { ...WITH_TOUT, scoring: ['natural'] } },
  'tout-query': flag(true),
  'raus-concealed-allowed': flag(true),
  'empty-trick-scope': choice('per-opponent', 'combined'),
  'empty-trick-limit': agreed(z.int().min(0).max(19), 3),
  'fort-mit': choice('enforced', 'free'),
  'fort-mit-counts-ski': { ...flag(false), when: { 'fort-mit': ['enforced'] } },
  'stecken-allowed': flag(true),
  'stecken-order': { ...choice('manual', 'auto'), when: { 'stecken-allowed': [true] } },
  'lead-from-above': choice('enforce', 'hint', 'off'),
  'misdeal-penalty': agreed(z.int().min(0).max(100), 10),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;
export type Options = ValuesOf<typeof OPTIONS>;
