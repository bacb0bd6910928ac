import { useLocation, useNavigationType } from '@odeta/storefront/router';
import { useLayoutEffect, useRef } from 'react';
import { scrollBackTo } from './scroll-back-to.ts';

/** Restores the scroll position on back and forward within the document. The browser would do it before the page has its former length. */
export function useScrollPlaces() {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());

  // A layout effect is cleaned up in the commit, so that the scrolling caused by a shorter page is not recorded for the page that was left.
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
