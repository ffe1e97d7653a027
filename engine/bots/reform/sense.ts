import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { CONTRACTS } from '#engine/games/reform/contracts/index.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';
import type { Sense, Sensible, Sight } from '../search/sense.ts';
import { believing } from './bluff.ts';
import { declaring } from './declare.ts';
import { drawing, emptying } from './emptying.ts';
import { firstAndLast, naming } from './first-and-last.ts';
import { type Here } from './here.ts';
import { beating, layingHigh, takingLow } from './passing.ts';
import { laying, painting, taking } from './pictures.ts';
import { together } from './prater.ts';
import { sharing } from './sharing.ts';
import { travelling } from './train.ts';

/** What is done at first sight in the tricks of a contract with an aim of its own; of those for points hardly anything is. */
function inTricks(here: Here): Sensible | undefined {
  const { contract, game, seat } = here;
  if (contract.kind === 'positive') return contract.train ? travelling(here) : together(here);
  if (contract.kind === 'first-and-last') return firstAndLast(here);
  if (seat !== game.declarer) return undefined;
  switch (contract.kind) {
    case 'emptying':
      return emptying(here);
    case 'pictures':
      return painting(here);
    default:
      return undefined;
  }
}

const PHASES: Partial<Readonly<Record<PhaseId, (here: Here) => Sensible | undefined>>> = {
  declare: (here) => naming(here) ?? declaring(here),
  draw: drawing,
  talon: (here) => taking(here) ?? takingLow(here),
  lay: (here) => laying(here) ?? layingHigh(here),
  tricks: inTricks,
  beating,
  share: sharing,
  bluff: believing,
};

const contracts: Readonly<Record<string, Contract | undefined>> = CONTRACTS;

/** What is done at first sight in those games of Reform Tarock whose aims are far from counting points (reform §7.3, §7.7 to §7.9). */
export const sense: Sense = (at: Sight) => {
  const { game, phase } = at;
  const { declarer, contract: id, with: said = {} } = game ?? {};
  const contract = contracts[id ?? ''];
  const found = PHASES[phase as PhaseId];
  if (!contract || !found || declarer === undefined) return undefined;
  const sensible = found({ ...at, contract, game: { declarer, with: said } });
  return sensible && sensible.actions.length > 0 ? sensible : undefined;
};
