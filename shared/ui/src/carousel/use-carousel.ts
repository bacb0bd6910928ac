import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSamePlace, leftOf, type Place, placeOf, slidesOf } from './place.ts';
import { type LoadSwiper, useSwiper } from './use-swiper.ts';

/** Milliseconds without a movement after which the carousel counts as stopped. */
const REST = 200;

/**
 * Slides that move sideways: by touch, mouse and wheel, by buttons one view at a time, by arrow keys one slide at a time. Before
 * Swiper is loaded, or if it fails to load, they scroll natively. Tracks which slides are in view, and where it last stopped.
 */
export function useCarousel(count: number, load?: LoadSwiper) {
  const view = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>({ first: 0, last: 0, isAtStart: true, isAtEnd: count < 2 });
  const [resting, setResting] = useState<Place | null>(null);
  const swiper = useSwiper(view, handleMove, { load });

  const current = () => view.current && (swiper.place() ?? placeOf(view.current));

  function measure() {
    // A hidden carousel has no layout to measure.
    if (!view.current?.clientWidth) return;
    const next = current();
    if (next) setPlace((before) => (isSamePlace(before, next) ? before : next));
  }

  // Measured after mounting: on the server it is not known how many slides fit.
  useEffect(measure, [count]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function handleMove() {
    measure();
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setResting(current()), REST);
  }

  function goTo(index: number) {
    const target = Math.min(Math.max(index, 0), count - 1);
    if (swiper.goTo(target)) return;
    const element = view.current;
    const slide = element && slidesOf(element)[target];
    if (slide) element.scrollTo({ left: leftOf(slide) });
  }

  function handleKey(event: KeyboardEvent) {
    // Keys pressed inside a slide are left to the slide.
    if (event.target !== event.currentTarget) return;
    const target = { ArrowLeft: place.first - 1, ArrowRight: place.first + 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  const inView = place.last - place.first + 1;
  return {
    count,
    place,
    /** Where it stopped after the latest movement, for the announcement; `null` before the first one. */
    resting,
    goTo,
    previous: () => goTo(place.first - inView),
    next: () => goTo(place.last + 1),
    bindings: { ref: view, onScroll: handleMove, onKeyDown: handleKey },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
