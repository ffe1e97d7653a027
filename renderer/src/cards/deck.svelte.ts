import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '#engine/core/card.ts';
import { faceOf } from '../packs/face.ts';
import { isGerman, type Pack } from '../packs/packs.ts';
import { drawCard } from './drawing/draw.ts';
import type { CardStyle, Drawing } from './drawing/drawing.ts';

type Pictures = Drawing['pictures'];
type Suits = 'french' | 'german';

/** Loaded only when a card is first shown: the page does not wait for its pictures. */
const FETCH: Readonly<Record<Suits, () => Promise<{ readonly PICTURES: Pictures }>>> = {
  french: () => import('./pictures-french.ts'),
  german: () => import('./pictures-german.ts'),
};

/** How cards are drawn for somebody. */
export interface Look extends Pick<Drawing, 'letters' | 'back'> {
  readonly style: CardStyle;
}

/** The drawn cards, each made once per style and language and then cached by the browser as an image. */
class Deck {
  readonly #pictures = new SvelteMap<Suits, Pictures>();
  readonly #asked = new Map<Suits, Promise<unknown>>();
  readonly #urls = new Map<string, string>();

  /** The address of a card's picture; `null` is the back. Undefined while the pictures are loading. */
  urlOf(card: Card | null, pack: Pack, { style, letters, back }: Look): string | undefined {
    const pictures = this.#picturesOf(suitsOf(pack));
    if (!pictures) return undefined;
    const key = [style, pack, card ?? `back ${back}`, ...Object.values(letters)].join(' ');
    const made = this.#urls.get(key);
    if (made !== undefined) return made;
    const svg = drawCard(card === null ? null : faceOf(card, pack), style, { pictures, letters, back });
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    this.#urls.set(key, url);
    return url;
  }

  /** When the pictures of a pack are there. */
  loaded(pack: Pack): Promise<unknown> {
    return this.#load(suitsOf(pack));
  }

  #picturesOf(suits: Suits): Pictures | undefined {
    void this.#load(suits);
    return this.#pictures.get(suits);
  }

  #load(suits: Suits): Promise<unknown> {
    const asked = this.#asked.get(suits) ?? FETCH[suits]().then(({ PICTURES }) => this.#pictures.set(suits, PICTURES));
    this.#asked.set(suits, asked);
    return asked;
  }
}

const suitsOf = (pack: Pack): Suits => (isGerman(pack) ? 'german' : 'french');

export const DECK = new Deck();
