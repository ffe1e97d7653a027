import { apotheker } from './apotheker.ts';
import { artist } from './artist.ts';
import { bettel } from './bettel.ts';
import { bettelOuvert } from './bettel-ouvert.ts';
import { kakadurufer, pagatrufer, solokakadurufer, solopagatrufer, solouhurufer, uhurufer } from './bird-rufer.ts';
import { boehmischerTrischaker } from './boehmischer-trischaker.ts';
import type { Contract, ContractId } from './contract.ts';
import { diskreterDreier } from './diskreter-dreier.ts';
import { dreier } from './dreier.ts';
import { eisenbahner } from './eisenbahner.ts';
import { eisenbahnerOuvert } from './eisenbahner-ouvert.ts';
import { fahrtInsBlaue } from './fahrt-ins-blaue.ts';
import { farbensolo } from './farbensolo.ts';
import { hausierer } from './hausierer.ts';
import { juwel } from './juwel.ts';
import { oberdreier } from './oberdreier.ts';
import { pensionist, pensionistOuvert } from './pensionist.ts';
import { piccolo } from './piccolo.ts';
import { piccoloOuvert } from './piccolo-ouvert.ts';
import { rufer } from './rufer.ts';
import { sautanz } from './sautanz.ts';
import { sechserdreier } from './sechserdreier.ts';
import { solodreier } from './solodreier.ts';
import { solorufer } from './solorufer.ts';
import { spezi, wechselspezi } from './spezi.ts';
import { speziOuvert, wechselspeziOuvert } from './spezi-ouvert.ts';
import { trischaker } from './trischaker.ts';
import { waldUndWiese } from './wald-und-wiese.ts';

/** Every contract by its id, from the lowest up. */
export const CONTRACTS: Readonly<Record<ContractId, Contract>> = {
  rufer,
  'wald-und-wiese': waldUndWiese,
  trischaker,
  'boehmischer-trischaker': boehmischerTrischaker,
  sechserdreier,
  solorufer,
  eisenbahner,
  'fahrt-ins-blaue': fahrtInsBlaue,
  bettel,
  piccolo,
  spezi,
  wechselspezi,
  hausierer,
  pagatrufer,
  uhurufer,
  kakadurufer,
  artist,
  dreier,
  'bettel-ouvert': bettelOuvert,
  'piccolo-ouvert': piccoloOuvert,
  farbensolo,
  'spezi-ouvert': speziOuvert,
  'wechselspezi-ouvert': wechselspeziOuvert,
  oberdreier,
  'eisenbahner-ouvert': eisenbahnerOuvert,
  pensionist,
  solopagatrufer,
  solouhurufer,
  solokakadurufer,
  solodreier,
  apotheker,
  'diskreter-dreier': diskreterDreier,
  'pensionist-ouvert': pensionistOuvert,
  sautanz,
  juwel,
};
