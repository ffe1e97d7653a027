import type { Profile } from './profile.ts';
import { tuebingen } from './tuebingen.ts';

export const PROFILES: readonly Profile[] = [tuebingen];
