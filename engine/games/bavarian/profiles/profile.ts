import type { Pack } from '#engine/core/pack.ts';
import type { Packet } from '#engine/phases/packets.ts';
import type { AuctionId, CallIn, Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';

/** A profile is a list of contracts and how they are bid for; behaviour is the contracts' own. */
export type Profile<A extends AuctionId = AuctionId> = { readonly [By in A]: ProfileBy<By> }[A];

interface ProfileBy<A extends AuctionId> {
  readonly id: string;
  /** The pack; missing: that of 36. */
  readonly pack?: Pack;
  readonly packets: readonly Packet[];
  /** How its games are paid for good; missing: the table is asked. */
  readonly payment?: 'haferl' | 'sharp';
  /** From the lowest up. */
  readonly contracts: readonly Contract<CallIn<A>>[];
  /** Where it differs from the family's defaults; how games are bid for it says for good. */
  readonly options: Partial<Options> & { readonly auction: A };
}
