import { FORMAT } from '../format/schema.ts';
import type { EveningEvent } from '../state/types.ts';

/**
 * An event as any version wrote it, in today's form: later options have their defaults. Throws if a format cannot be
 * read.
 */
export function inTodaysForm(event: EveningEvent): EveningEvent {
  switch (event.type) {
    case 'evening-created':
      return event.format ? { ...event, format: FORMAT.decode(event.format) } : event;
    case 'format-changed':
      return { ...event, format: FORMAT.decode(event.format) };
    default:
      return event;
  }
}
