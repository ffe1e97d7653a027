import { AT_EACH_WAY } from './at-each-way.ts';
import { AT_THE_EVENING } from './at-the-evening.ts';
import { AT_THE_PROMPT } from './at-the-prompt.ts';
import { AT_THE_TABLE } from './at-the-table.ts';
import type { Fault } from './fault.ts';
import { IN_THE_HOST } from './in-the-host.ts';

/** Every fault that a test has been shown to find, by where it is. */
export const FAULTS: readonly Fault[] = [
  ...AT_THE_TABLE,
  ...AT_THE_PROMPT,
  ...AT_EACH_WAY,
  ...AT_THE_EVENING,
  ...IN_THE_HOST,
];
