import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels below which a movement counts as a click. */
const UNMEANT = 4;

interface Point {
  x: number;
  y: number;
}

/**
 * A picture larger than its pane. A click enlarges it at that position or makes it small again. When enlarged, a mouse drags it, and touch
 * and arrow keys scroll it. Pinching is left to the browser.
 */
export function useEnlarged() {
  const pane = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  /** The position to show, from 0 to 1 in both directions. */
  const focus = useRef<Point>({ x: 0.5, y: 0.5 });
  const drag = useRef<(Point & { moved: boolean }) | null>(null);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!isOn || !element) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const { x, y } = focus.current;
    element.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 });
    element.focus({ preventScroll: true });
  }, [isOn]);

  function set(next: boolean, at: Point = { x: 0.5, y: 0.5 }) {
    focus.current = at;
    setOn(next);
  }

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (drag.current?.moved) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(!isOn, { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  function handlePointerDown({ pointerType, clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    drag.current = { x: clientX, y: clientY, moved: false };
    if (isOn && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
  }

  function handlePointerMove({ pointerType, buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const from = drag.current;
    if (!from || buttons === 0) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (!from.moved && Math.hypot(dx, dy) < UNMEANT) return;
    if (isOn && pointerType === 'mouse') currentTarget.scrollBy({ left: -dx, top: -dy, behavior: 'instant' });
    drag.current = { x: clientX, y: clientY, moved: true };
  }

  return {
    isOn,
    set,
    leave: () => set(false),
    bindings: {
      ref: pane,
      tabIndex: isOn ? 0 : -1,
      onClick: handleClick,
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
    },
  };
}
