import { printPlace } from '../core/place.ts';
import { familyIn, type Layer, type Refusal } from '../core/refusal.ts';
import { fill, type Language, type Text } from '../core/text.ts';
import { findGame } from '../games/index.ts';
import { KERNEL_REFUSALS } from '../kernel/refusals.ts';
import { SEATING_REFUSALS } from '../tournament/seating/refusals.ts';
import { CLI_REFUSALS } from './refusals.ts';

type Sentences = Readonly<Record<string, Text>>;

/** The layers that a command may run into, besides the family of its game. */
const SENTENCES: Readonly<Partial<Record<Layer, Sentences>>> = {
  kernel: KERNEL_REFUSALS,
  seating: SEATING_REFUSALS,
  cli: CLI_REFUSALS,
};

/** The sentence for a refusal, from the layer that refused, with the place in the input. */
export function explain({ layer, code, at }: Refusal, language: Language): string {
  const known = sentencesOf(layer);
  const sentence = known && Object.hasOwn(known, code) ? known[code] : undefined;
  return sentence ? fill(sentence[language], { ...(at && { at: printPlace(at) }) }) : code;
}

function sentencesOf(layer: Layer): Sentences | undefined {
  const family = familyIn(layer);
  if (family === undefined) return SENTENCES[layer];
  const game = findGame(family);
  return game.ok ? game.value.texts.refusals : undefined;
}
