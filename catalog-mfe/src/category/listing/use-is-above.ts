import { type RefObject, useEffect, useState } from 'react';

/** The window and everything below it: an element that is passed in one jump is reported, too. */
const rootMargin = '0px 0px 1000000px 0px';

/** Whether the element has been scrolled out of the window upwards. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), { rootMargin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isAbove;
}
