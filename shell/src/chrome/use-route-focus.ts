import { useEffect, useRef } from 'react';

/**
 * After a navigation within the page: to the top (B13), and the focus to the content, so that the keyboard and a screen
 * reader go on from there. The first page keeps the browser's own focus.
 */
export function useRouteFocus(path: string) {
  const element = useRef<HTMLElement>(null);
  const previous = useRef(path);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [path]);

  return element;
}
