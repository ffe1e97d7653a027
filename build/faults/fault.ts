/** The cheapest test that must see a fault: a file, and some words of the name of one test in it. */
export interface FoundBy {
  /** A unit test (`*.test.ts`), or a flow in a browser (`*.spec.ts`). */
  readonly file: string;
  /** As it stands in the file. */
  readonly named: string;
}

/** One change of one source file that a person would notice, and that compiles. */
export interface Fault {
  readonly id: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly foundBy: FoundBy;
}

/** A file with the fault in it; throws if its place is not there, or there more than once. */
export function planted({ id, file, find, replace }: Fault, text: string): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${id}: its place must be in ${file} exactly once`);
  return before + replace + after;
}

export const isFlow = ({ file }: FoundBy): boolean => file.endsWith('.spec.ts');

/** The same test has the same words. */
export const testWords = ({ file, named }: FoundBy): string => `${file} “${named}”`;
