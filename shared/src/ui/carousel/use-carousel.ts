import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSamePlace, leftOf, type Place, placeOf } from './place.ts';

/** Milliseconds without a move after which a carousel has come to rest. */
const REST = 200;

/**
 * Slides that scroll sideways: by touch and wheel as the browser does it, by buttons a view at a time, by arrow keys a slide
 * at a time. Knows which slides are in view, and at which of them it came to rest.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>({ first: 0, last: 0, isAtStart: true, isAtEnd: count < 2 });
  const [resting, setResting] = useState<Place | null>(null);

  function measure() {
    // What is hidden has no place.
    if (!track.current?.clientWidth) return;
    const next = placeOf(track.current);
    setPlace((current) => (isSamePlace(current, next) ? current : next));
  }

  // Only the browser knows how many slides fit.
  useEffect(measure, [count]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function handleScroll() {
    measure();
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setResting(track.current && placeOf(track.current)), REST);
  }

  function goTo(index: number) {
    const element = track.current;
    const slide = element?.children[Math.min(Math.max(index, 0), count - 1)];
    if (element && slide) element.scrollTo({ left: leftOf(slide) });
  }

  function handleKey(event: KeyboardEvent) {
    // A key inside a slide is the slide's.
    if (event.target !== event.currentTarget) return;
    const wanted = { ArrowLeft: place.first - 1, ArrowRight: place.first + 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  }

  const inView = place.last - place.first + 1;
  return {
    count,
    place,
    /** Where it came to rest after a move, to be said; `null` before the first. */
    resting,
    goTo,
    previous: () => goTo(place.first - inView),
    next: () => goTo(place.last + 1),
    bindings: { ref: track, onScroll: handleScroll, onKeyDown: handleKey },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
