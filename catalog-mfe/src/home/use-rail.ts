import { type UIEvent, useRef, useState } from 'react';

/** A row that scrolls sideways: where it stands, and how to turn to what is beside the view. */
export function useRail() {
  const rail = useRef<HTMLUListElement>(null);
  const [{ isAtStart, isAtEnd }, setPlace] = useState({ isAtStart: true, isAtEnd: false });

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollLeft, clientWidth, scrollWidth } = currentTarget;
    const next = { isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 };
    setPlace((place) => (place.isAtStart === next.isAtStart && place.isAtEnd === next.isAtEnd ? place : next));
  }

  function turn(direction: 1 | -1) {
    const element = rail.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.75 });
  }

  return { rail, isAtStart, isAtEnd, handleScroll, turn };
}
