import { einfach } from './einfach.ts';
import { ooe2023 } from './ooe-2023.ts';
import type { Profile } from './profile.ts';
import { tirolSpeisezettel } from './tirol-speisezettel.ts';

export const PROFILES: readonly Profile[] = [tirolSpeisezettel, ooe2023, einfach];
