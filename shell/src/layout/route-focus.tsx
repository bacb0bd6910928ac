import { useNavigationType } from '@odeta/storefront/router';
import { type RefObject, useEffect, useRef } from 'react';

interface Props {
  content: RefObject<HTMLElement | null>;
  path: string;
}

/**
 * After a client-side navigation: scrolls to the top, unless it was back or forward, and focuses the content for keyboards and screen
 * readers. The first page keeps the browser's focus. It is a component of its own, because every history entry renders it again.
 */
export function RouteFocus({ content, path }: Props) {
  const previous = useRef(path);
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    if (!isBack) window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [content, path, isBack]);

  return null;
}
