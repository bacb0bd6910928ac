/** Which slides of a carousel are in view, and whether there is more on either side. */
export interface Place {
  first: number;
  last: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Pixels that count as none: browsers round where they scroll to. */
const SLACK = 8;

/** A slide is in view when its middle is. */
export function placeOf(track: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const middles = [...track.children].map((slide) => leftOf(slide) + slide.clientWidth / 2);
  const inView = middles.flatMap((middle, index) =>
    middle >= scrollLeft && middle <= scrollLeft + clientWidth ? [index] : [],
  );
  return {
    first: inView[0] ?? 0,
    last: inView.at(-1) ?? 0,
    isAtStart: scrollLeft < SLACK,
    isAtEnd: scrollLeft + clientWidth > scrollWidth - SLACK,
  };
}

/** Where a slide begins in its track, which is what its place is counted from. */
export const leftOf = (slide: Element | undefined) => (slide instanceof HTMLElement ? slide.offsetLeft : 0);

export const isSamePlace = (a: Place, b: Place) =>
  a.first === b.first && a.last === b.last && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
