import { useLocation, useNavigationType } from '@odeta/storefront/router';
import { useLayoutEffect, useRef } from 'react';
import { scrollBackTo } from './scroll-back-to.ts';

/**
 * Back and forward within the document lead to where the visitor was on that page. Between documents the browser sees
 * to it; here it tries before the page is as long as it was.
 */
export function useScrollPlaces() {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());

  // A layout effect ends with the commit: a shorter page scrolls the window, which must not be remembered for the page that was left.
  useLayoutEffect(() => {
    const kept = places.current;
    const top = isBack ? kept.get(key) : undefined;
    const remember = () => void kept.set(key, window.scrollY);
    const ended = new AbortController();
    const listen = () => window.addEventListener('scroll', remember, { passive: true, signal: ended.signal });
    if (top === undefined) {
      remember();
      listen();
    } else scrollBackTo(window, top, ended.signal).then(listen);
    return () => ended.abort();
  }, [key, isBack]);
}
