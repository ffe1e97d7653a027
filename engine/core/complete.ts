/** Nothing more is asked for if `Has` has each of `Id`; else something that nothing has, with the name of what is missing. */
export type Complete<Id extends string, Has extends string> = [Exclude<Id, Has>] extends [never]
  ? unknown
  : { readonly missing: Exclude<Id, Has> };

/** A list with each of `Id`: if one is missing, it does not compile. */
export const eachOf =
  <Id extends string>() =>
  <const L extends readonly Id[]>(list: L & Complete<Id, L[number]>): L =>
    list;
