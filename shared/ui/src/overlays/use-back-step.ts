import { useEffect, useId, useRef } from 'react';

/** In the state of a history entry: the ids of the overlays that are open in it. */
const OVERLAYS = 'overlays';

/**
 * Makes an open overlay a step in the browser's history, so that Back closes it instead of leaving the page. Closed in another way, its
 * step is removed again.
 */
export function useBackStep(isOpen: boolean, onClose: () => void) {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleStep = () => {
      if (!openIn(history).includes(id)) close.current();
    };
    // The router's own state stays, so that it sees the same page before and after.
    history.pushState({ ...history.state, [OVERLAYS]: [...openIn(history), id] }, '');
    addEventListener('popstate', handleStep);
    return () => {
      removeEventListener('popstate', handleStep);
      // Later, because an overlay that replaces this one has its own step above.
      queueMicrotask(() => {
        if (openIn(history).at(-1) === id) history.back();
      });
    };
  }, [isOpen, id]);
}

const openIn = ({ state }: History): string[] => state?.[OVERLAYS] ?? [];
