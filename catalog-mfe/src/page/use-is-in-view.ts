import { type RefObject, useEffect, useState } from 'react';

/** Whether some of the element is in the window; `false` until it is known. */
export function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}
