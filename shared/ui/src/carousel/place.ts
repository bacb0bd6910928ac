/** Which slides of a carousel are in view, and whether there is more on either side. */
export interface Place {
  first: number;
  last: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Tolerance in pixels: browsers round scroll positions. */
const SLACK = 8;

export const slidesOf = (view: Element): Element[] => [...view.querySelectorAll('.swiper-slide')];

/** A slide counts as in view when its middle is. `offset`: pixels by which the slides have moved to the left. */
export function placeOf(view: HTMLElement, offset = view.scrollLeft): Place {
  const { clientWidth, scrollWidth } = view;
  const middles = slidesOf(view).map((slide) => leftOf(slide) + slide.clientWidth / 2);
  const inView = middles.flatMap((middle, index) =>
    middle >= offset && middle <= offset + clientWidth ? [index] : [],
  );
  return {
    first: inView[0] ?? 0,
    last: inView.at(-1) ?? 0,
    isAtStart: offset < SLACK,
    isAtEnd: offset + clientWidth > scrollWidth - SLACK,
  };
}

/** The first slide that is not cut off on the left. */
export function firstWholeSlide(view: HTMLElement): number {
  const slides = slidesOf(view);
  const index = slides.findIndex((slide) => leftOf(slide) >= view.scrollLeft - SLACK);
  return index < 0 ? slides.length - 1 : index;
}

/** Left edge of a slide relative to the track. */
export const leftOf = (slide: Element | undefined) => (slide instanceof HTMLElement ? slide.offsetLeft : 0);

export const isSamePlace = (a: Place, b: Place) =>
  a.first === b.first && a.last === b.last && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
