import type { LineItem } from '#engine/kernel/score.ts';
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
    case 'deal-entered':
    case 'deal-corrected':
      return { ...event, result: { ...event.result, settlement: event.result.settlement.map(itemInTodaysForm) } };
    case 'deal-resettled':
      return { ...event, settlement: event.settlement.map(itemInTodaysForm) };
    case 'deal-checked': {
      const { check } = event;
      if (!check.other) return event;
      const settlement = check.other.settlement.map(itemInTodaysForm);
      return { ...event, check: { ...check, other: { ...check.other, settlement } } };
    }
    default:
      return event;
  }
}

/** Antes of older versions, which had them only for a pot with an account of its own, did not say what they were. */
const itemInTodaysForm = (item: LineItem): LineItem =>
  item.code === 'pot-ante' && item.only === 'kassa' ? { ...item, beside: 'before' } : item;
