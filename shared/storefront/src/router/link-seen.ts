import { createContext, type RefObject, use, useEffect } from 'react';

/** Called with the address of a link that has come into sight. */
export const LinkSeenContext = createContext<(to: string) => void>(() => {});

/** For a link within the page: tells the shell when it comes into sight, which then prepares the page behind it. */
export function useLinkSeen(element: RefObject<HTMLAnchorElement | null>, to: string) {
  const onSeen = use(LinkSeenContext);
  useEffect(() => {
    // Older browsers and tests have no observer.
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(to);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, to, onSeen]);
}
