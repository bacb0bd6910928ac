import { useNavigationType } from '@odeta/storefront/router';
import { useEffect, useRef } from 'react';

/**
 * After a navigation within the page: to the top unless it went through the history, and the focus to the content, so that the keyboard and a screen
 * reader go on from there. The first page keeps the browser's own focus.
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
