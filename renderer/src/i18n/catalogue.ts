import type { de } from './de/index.ts';

/** Literal types opened up, so that another language can say it otherwise. */
type Opened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Opened<T[K]> };

/** Everything the screens say; German has it first, every other language has the same shape. */
export type Catalogue = Opened<typeof de>;
