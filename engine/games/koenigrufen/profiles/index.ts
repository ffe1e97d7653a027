import type { Profile } from '../profile.ts';
import { tirolSpeisezettel } from './tirol-speisezettel.ts';

export const PROFILES: readonly Profile[] = [tirolSpeisezettel];
