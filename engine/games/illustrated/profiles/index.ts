import { beck1956 } from './beck-1956.ts';
import { loew1954 } from './loew-1954.ts';
import { mayrSedlaczek2016 } from './mayr-sedlaczek-2016.ts';
import type { Profile } from './profile.ts';

/** The one that is played today comes first. */
export const PROFILES: readonly Profile[] = [mayrSedlaczek2016, beck1956, loew1954];
