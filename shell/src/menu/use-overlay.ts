import { type RefObject, useLayoutEffect } from 'react';

/** B10. What the root of the page is called while something stands before it. */
const ROOT_CLASSES = ['overlay', 'overlay-menu'];

/**
 * Holds the page behind a menu: it cannot be reached and does not scroll, and the focus returns to where it was. The bar
 * under the thumb (`data-bar`) and alerts stay in reach.
 */
export function useOverlay(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const page = element.ownerDocument;
    const opener = page.activeElement as HTMLElement | null;
    const behind = [...(element.parentElement?.children ?? [])].filter(
      (other) => other.querySelector('main') && !other.hasAttribute('inert'),
    );
    for (const other of behind) other.setAttribute('inert', '');
    page.documentElement.classList.add(...ROOT_CLASSES);
    element.focus({ preventScroll: true });

    return () => {
      for (const other of behind) other.removeAttribute('inert');
      page.documentElement.classList.remove(...ROOT_CLASSES);
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}
