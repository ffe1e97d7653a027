import { inSharp } from '../prices/sharp.ts';
import type { CallIn, Contract } from './contract.ts';
import { frage } from './frage.ts';
import { herzsolo, solo } from './solo.ts';

/** Only for somebody who alone has bid, in hearts; half price if it is won (bavarian §3.2, §4). */
export const sharpFrage: Contract<CallIn<'sharp'>> = {
  ...frage,
  source: 'bavarian §3.2, §4',
  call: 'play-hearts',
  trumps: () => ['H'],
  needsNoRival: true,
  price: inSharp({ isHalved: true }),
};

/** After a bid without hearts. */
export const sharpSolo: Contract<CallIn<'sharp'>> = {
  ...solo,
  source: 'bavarian §3.2, §4',
  call: 'play',
  price: inSharp({ isHalved: false }),
};

/** After either bid. */
export const sharpHerzsolo: Contract<CallIn<'sharp'>> = {
  ...herzsolo,
  source: 'bavarian §3.2, §4',
  call: 'play-hearts',
  price: inSharp({ isHalved: false }),
};
