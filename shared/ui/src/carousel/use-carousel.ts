import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSamePlace, leftOf, type Place, placeOf, slidesOf } from './place.ts';
import { type LoadSwiper, useSwiper } from './use-swiper.ts';

/** Milliseconds without a move after which a carousel has come to rest. */
const REST = 200;

/**
 * Slides that move sideways: by touch, mouse and wheel, by buttons a view at a time, by arrow keys a slide at a time. Until
 * Swiper is there, and if it never comes, they scroll. Knows which slides are in view, and at which of them it came to rest.
 */
export function useCarousel(count: number, load?: LoadSwiper) {
  const view = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>({ first: 0, last: 0, isAtStart: true, isAtEnd: count < 2 });
  const [resting, setResting] = useState<Place | null>(null);
  const swiper = useSwiper(view, handleMove, { load });

  const current = () => view.current && (swiper.place() ?? placeOf(view.current));

  function measure() {
    // What is hidden has no place.
    if (!view.current?.clientWidth) return;
    const next = current();
    if (next) setPlace((before) => (isSamePlace(before, next) ? before : next));
  }

  // Only the browser knows how many slides fit.
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
    // A key inside a slide is the slide's.
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
    /** Where it came to rest after a move, to be said; `null` before the first. */
    resting,
    goTo,
    previous: () => goTo(place.first - inView),
    next: () => goTo(place.last + 1),
    bindings: { ref: view, onScroll: handleMove, onKeyDown: handleKey },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
