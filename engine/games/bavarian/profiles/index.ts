import { withBettel } from './bettel.ts';
import { berliner, haferl } from './haferl.ts';
import type { Profile } from './profile.ts';
import { sharp } from './sharp.ts';
import { simpleFixed } from './simple-fixed.ts';
import { simplePoints } from './simple-points.ts';

export const PROFILES: readonly Profile[] = [simplePoints, simpleFixed, withBettel, haferl, berliner, sharp];
