import { type EventRows, ofDeal, ofTable } from './event-row.ts';
import { CHECK, publicResult, publicTotal, REDEALT, shown } from './shown.ts';

const PLACE = { type: true, round: true, table: true } as const;

/** What is recorded at a table: it can be undone unless the next deal is running there. */
export const RESULTS: EventRows<
  | 'deal-entered'
  | 'deal-redealt'
  | 'deal-withdrawn'
  | 'deal-corrected'
  | 'deal-resettled'
  | 'deal-checked'
  | 'total-entered'
  | 'total-withdrawn'
  | 'total-checked'
> = {
  'deal-entered': {
    about: ({ result, ...place }) => ofDeal({ ...place, deal: result.deal }),
    forGuests: (event) => ({ ...shown(event, { ...PLACE, result: true }), result: publicResult(event.result) }),
    undoWaitsFor: 'its-table',
  },
  'deal-redealt': {
    about: ({ redeal, ...place }) => ofDeal({ ...place, deal: redeal.deal }),
    forGuests: (event) => ({ ...shown(event, { ...PLACE, redeal: true }), redeal: shown(event.redeal, REDEALT) }),
    undoWaitsFor: 'its-table',
  },
  'deal-withdrawn': {
    about: ofDeal,
    forGuests: (event) => shown(event, { ...PLACE, deal: true }),
    undoWaitsFor: 'its-table',
  },
  'deal-corrected': {
    about: ({ result: { deal, inTime }, ...place }) => [...ofDeal({ ...place, deal }), ...(inTime ? ['in-time'] : [])],
    forGuests: (event) => ({ ...shown(event, { ...PLACE, result: true }), result: publicResult(event.result) }),
    undoWaitsFor: 'its-table',
  },
  'deal-resettled': {
    about: ofDeal,
    forGuests: (event) => shown(event, { ...PLACE, deal: true, settlement: true, ends: true, closing: true }),
    undoWaitsFor: 'its-table',
  },
  'deal-checked': {
    about: ofDeal,
    forGuests: (event) => ({
      ...shown(event, { ...PLACE, deal: true, check: true }),
      check: shown(event.check, CHECK),
    }),
    undoWaitsFor: 'its-table',
  },
  'total-entered': {
    about: ofTable,
    forGuests: (event) => ({ ...shown(event, { ...PLACE, total: true }), total: publicTotal(event.total) }),
    undoWaitsFor: 'its-table',
  },
  'total-withdrawn': {
    about: ofTable,
    forGuests: (event) => shown(event, PLACE),
    undoWaitsFor: 'its-table',
  },
  'total-checked': {
    about: ofTable,
    forGuests: (event) => ({ ...shown(event, { ...PLACE, check: true }), check: shown(event.check, CHECK) }),
    undoWaitsFor: 'its-table',
  },
};
