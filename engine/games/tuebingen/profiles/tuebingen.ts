import type { Profile } from './profile.ts';

/** As Guntram Kommerell has written it down. */
export const tuebingen: Profile = { id: 'tuebingen', options: {} };
