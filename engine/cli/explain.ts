import { printPlace, type RefusalPlace } from '../core/place.ts';
import { familyIn, type Layer, type Refusal } from '../core/refusal.ts';
import { fill, type Language, type Text } from '../core/text.ts';
import { findGame } from '../games/index.ts';
import { KERNEL_REFUSALS } from '../kernel/refusals.ts';
import type { FamilyTexts } from '../kernel/words/texts.ts';
import { SEATING_REFUSALS } from '../tournament/seating/refusals.ts';
import { CLI_REFUSALS } from './refusals.ts';
import { itemNames, nameOf } from './say.ts';

type Sentences = Readonly<Record<string, Text>>;

/** The layers that a command may run into, besides the family of its game. */
const SENTENCES: Readonly<Partial<Record<Layer, Sentences>>> = {
  kernel: KERNEL_REFUSALS,
  seating: SEATING_REFUSALS,
  cli: CLI_REFUSALS,
};

/** The sentence for a refusal, from the layer that refused, with the place in the input; what has a name is called by it. */
export function explain({ layer, code, at }: Refusal, language: Language): string {
  const texts = textsOf(layer);
  const known = texts ? texts.refusals : SENTENCES[layer];
  const sentence = known && Object.hasOwn(known, code) ? known[code] : undefined;
  if (!sentence) return code;
  return fill(sentence[language], { ...(at && { at: placeIn(texts, at, language) }) });
}

const placeIn = (texts: FamilyTexts | undefined, at: RefusalPlace, language: Language): string =>
  'item' in at && texts ? nameOf(itemNames(texts), at.item, language) : printPlace(at);

function textsOf(layer: Layer): FamilyTexts | undefined {
  const family = familyIn(layer);
  const game = family === undefined ? undefined : findGame(family);
  return game?.ok ? game.value.texts : undefined;
}
