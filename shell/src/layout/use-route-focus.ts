import { useNavigationType } from '@odeta/storefront/router';
import { useEffect, useRef } from 'react';

/**
 * After a client-side navigation: scrolls to the top, unless it was back or forward, and focuses the content for keyboards and screen
 * readers. The first page keeps the browser's focus. Every history entry renders its component again.
 */
export function useRouteFocus(path: string) {
  const element = useRef<HTMLElement>(null);
  const previous = useRef(path);
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    if (!isBack) window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [path, isBack]);

  return element;
}
