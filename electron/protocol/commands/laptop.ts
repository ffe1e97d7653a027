import { z } from 'zod';
import { SETTINGS_CHANGE } from '../settings.ts';

/** Commands about the laptop itself: its settings, and where its files are. */
export const LAPTOP_COMMANDS = [
  z.strictObject({ type: z.literal('change-settings'), settings: SETTINGS_CHANGE }),
  /** Everything there is, into another folder or again into the old one; work goes on there. */
  z.strictObject({ type: z.literal('write-anew'), folder: z.string().trim().min(1).max(1000) }),
] as const;
