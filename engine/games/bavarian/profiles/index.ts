import type { Profile } from '../profile.ts';
import { simpleFixed } from './simple-fixed.ts';
import { simplePoints } from './simple-points.ts';

export const PROFILES: readonly Profile[] = [simplePoints, simpleFixed];
