import { printPlace, type RefusalPlace, shortened } from './place.ts';

/** Who refuses; each layer has its own table of codes and sentences. A family is named by its id. */
export type Layer = 'kernel' | 'tournament' | 'seating' | 'cli' | 'host' | 'lan' | `family:${string}`;

const FAMILY = 'family:';

/** The id of the family that refused, if it was one. */
export const familyIn = (layer: Layer): string | undefined =>
  layer.startsWith(FAMILY) ? layer.slice(FAMILY.length) : undefined;

/** Why something was not done: who refused, a stable code, the place, and the paragraph of the rules. */
export interface Refusal<Code extends string = string> {
  readonly layer: Layer;
  readonly code: Code;
  /** What exactly is meant. */
  readonly at?: RefusalPlace;
  /** The paragraph that forbids it, such as `tirol §7.2`. */
  readonly rule?: string;
}

/** Refuses with one of these codes, at a place, by a paragraph of the rules. */
export type Refuse<Code extends string> = (code: Code, at?: RefusalPlace, rule?: string) => Refusal;

/** Makes the refusals of a layer. Its codes are those that have sentences. */
export const refusing =
  <Code extends string>(layer: Layer) =>
  (code: Code, at?: RefusalPlace, rule?: string): Refusal<Code> => {
    if (at === undefined) return rule === undefined ? { layer, code } : { layer, code, rule };
    const place = shortened(at);
    return rule === undefined ? { layer, code, at: place } : { layer, code, at: place, rule };
  };

/** Refuses what a shared module refuses, under a family's own codes. */
export const recoded =
  <Room extends string, Code extends string>(
    refusal: Refuse<Code>,
    codes: Readonly<Record<Room, Code>>,
  ): Refuse<Room> =>
  (code, at, rule) =>
    refusal(codes[code], at, rule);

/** Recognizes the refusals of a layer by their codes. */
export const refusedBy =
  <Code extends string>(layer: Layer) =>
  (...codes: readonly Code[]) =>
  (refusal: Refusal): refusal is Refusal<Code> =>
    refusal.layer === layer && codes.some((code) => code === refusal.code);

/** Code and place in one line, for logs and comparisons. */
export const printRefusal = ({ code, at }: Refusal): string =>
  at === undefined ? code : `${code} @ ${printPlace(at)}`;
