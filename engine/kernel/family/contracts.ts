import { must } from '#engine/core/assert-never.ts';

/** The contracts of a table by their ids. */
export interface Contracts<C> {
  /** Lowest first. */
  readonly contracts: readonly C[];
  find(contract: string | undefined): C | undefined;
  /** Throws where the table does not have it. */
  contractOf(game: { readonly contract: string }): C;
}

export function contractsOf<C extends { readonly id: string }>(contracts: readonly C[]): Contracts<C> {
  const byId = new Map<string | undefined, C>(contracts.map((contract) => [contract.id, contract]));
  return {
    contracts,
    find: (id) => byId.get(id),
    contractOf: ({ contract }) => must(byId.get(contract), contract),
  };
}
