/** What the board can show, in the order in which it does. */
export const FACES = ['names', 'tables', 'clock', 'ranking', 'teams', 'room', 'next'] as const;
export type Face = (typeof FACES)[number];

/** One page of a face; pages count from 0. */
export interface Slide {
  readonly face: Face;
  readonly page: number;
}

/** How many pages each face has now; none: there is nothing to show. */
export type Pages = Readonly<Record<Face, number>>;

/** Everything that is shown in turn. With nothing left, the board still says what happens next. */
export function slidesOf(pages: Pages, hidden: readonly Face[]): readonly Slide[] {
  const slides = FACES.filter((face) => !hidden.includes(face)).flatMap((face) =>
    Array.from({ length: pages[face] }, (_, page) => ({ face, page })),
  );
  return slides.length > 0 ? slides : [{ face: 'next', page: 0 }];
}

/** The slide that stands for the one wanted: itself, the last page of its face, or the first of all. */
export function shownSlide(slides: readonly Slide[], { face, page }: Slide): Slide {
  const same = slides.filter((slide) => slide.face === face);
  return same.find((slide) => slide.page === page) ?? same.at(-1) ?? slides[0] ?? { face: 'next', page: 0 };
}

/** So many slides further, round and round. */
export function stepFrom(slides: readonly Slide[], from: Slide, by: number): Slide {
  const { face, page } = shownSlide(slides, from);
  const at = slides.findIndex((slide) => slide.face === face && slide.page === page);
  return slides.at((at + by) % slides.length) ?? from;
}
