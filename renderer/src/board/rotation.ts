/** What the board can show, in its order. */
export const SLIDE_KINDS = ['names', 'tables', 'clock', 'ranking', 'teams', 'room', 'next'] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** One page of a kind of slide; pages count from 0. */
export interface Slide {
  readonly kind: SlideKind;
  readonly page: number;
}

/** How many pages each kind has now; if missing, there is nothing to show. */
export type Pages = Readonly<Record<SlideKind, number>>;

/** Everything that is shown in turn. With nothing left, the board still says what happens next. */
export function slidesOf(pages: Pages, hidden: readonly SlideKind[]): readonly Slide[] {
  const slides = SLIDE_KINDS.filter((kind) => !hidden.includes(kind)).flatMap((kind) =>
    Array.from({ length: pages[kind] }, (_, page) => ({ kind, page })),
  );
  return slides.length > 0 ? slides : [{ kind: 'next', page: 0 }];
}

/** The slide shown for the requested one: itself, the last page of its kind, or the very first. */
export function shownSlide(slides: readonly Slide[], { kind, page }: Slide): Slide {
  const same = slides.filter((slide) => slide.kind === kind);
  return same.find((slide) => slide.page === page) ?? same.at(-1) ?? slides[0] ?? { kind: 'next', page: 0 };
}

/** The slide that is `by` further, wrapping around. */
export function stepFrom(slides: readonly Slide[], from: Slide, by: number): Slide {
  const { kind, page } = shownSlide(slides, from);
  const at = slides.findIndex((slide) => slide.kind === kind && slide.page === page);
  return slides.at((at + by) % slides.length) ?? from;
}
