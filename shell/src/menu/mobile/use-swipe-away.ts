import { type RefObject, useEffect, useRef } from 'react';
import { closesAt, draggedBy, type Point } from './swipe.ts';

/** The menu follows a finger to the left, and closes when it is released far enough. */
export function useSwipeAway(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true };
    let from: Point | null = null;

    const move = (pixels: number) => {
      element.style.setProperty('translate', pixels > 0 ? `${-pixels}px 0` : '');
      element.toggleAttribute('data-dragged', pixels > 0);
    };
    const stop = () => {
      from = null;
      move(0);
    };

    element.addEventListener(
      'touchstart',
      ({ touches, target }) => {
        const isElsewhere = touches.length > 1 || (target as Element).closest('[data-no-swipe]');
        from = isElsewhere ? null : pointOf(touches[0]);
      },
      options,
    );
    element.addEventListener(
      'touchmove',
      ({ touches }) => {
        const to = pointOf(touches[0]);
        if (from && to) move(draggedBy(from, to, element.offsetWidth));
      },
      options,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const to = pointOf(changedTouches[0]);
        const isAway = from && to && closesAt(from, to, element.offsetWidth);
        if (isAway) close.current();
        else stop();
      },
      options,
    );
    element.addEventListener('touchcancel', stop, options);
    return () => ended.abort();
  }, [panel]);
}

const pointOf = (touch: Touch | undefined): Point | null => (touch ? { x: touch.clientX, y: touch.clientY } : null);
