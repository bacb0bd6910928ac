import { type RefObject, useLayoutEffect } from 'react';

/** What the root of the page is called while something stands before it. */
const ROOT_CLASSES = ['overlay', 'overlay-menu'];

/**
 * Holds the page behind a menu: it cannot be reached and does not scroll, and the focus returns to where it was. The bar
 * under the thumb (`data-bar`) and alerts stay in reach. The browser works out the styles of the whole page anew for it: not
 * before the menu is painted.
 */
export function useOverlay(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const opener = element.ownerDocument.activeElement as HTMLElement | null;
    element.focus({ preventScroll: true });
    let release: (() => void) | undefined;
    const forget = afterPaint(() => {
      release = holdBehind(element);
    });

    return () => {
      forget();
      release?.();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}

/** @returns what lets the page go again. */
function holdBehind(menu: HTMLElement) {
  const { classList } = menu.ownerDocument.documentElement;
  const behind = [...(menu.parentElement?.children ?? [])].filter(
    (other) => other.querySelector('main') && !other.hasAttribute('inert'),
  );
  for (const other of behind) other.setAttribute('inert', '');
  classList.add(...ROOT_CLASSES);
  return () => {
    for (const other of behind) other.removeAttribute('inert');
    classList.remove(...ROOT_CLASSES);
  };
}

/** @returns what calls it off. */
function afterPaint(act: () => void) {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
