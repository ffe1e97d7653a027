import type { Command } from '../command.ts';
import { MATCH } from './match.ts';
import { REPLAY } from './replay.ts';
import { RULES } from './rules.ts';
import { SEAT } from './seat.ts';
import { SETTLE } from './settle.ts';
import { SIMULATE } from './simulate.ts';
import { VERIFY } from './verify.ts';

export const COMMANDS: readonly Command[] = [RULES, SETTLE, REPLAY, SIMULATE, MATCH, SEAT, VERIFY];
