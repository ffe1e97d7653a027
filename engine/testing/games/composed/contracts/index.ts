import type { Contract } from '../contract.ts';
import { amerikaner } from './amerikaner.ts';
import { bettel } from './bettel.ts';
import { eisenbahner } from './eisenbahner.ts';
import { pensionist } from './pensionist.ts';
import { rufer } from './rufer.ts';
import { sautanz } from './sautanz.ts';

export const CONTRACTS: readonly Contract[] = [rufer, bettel, amerikaner, eisenbahner, pensionist, sautanz];
