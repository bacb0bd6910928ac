import { type RefObject, useLayoutEffect } from 'react';

/** Classes of the root element while an overlay is open. */
const ROOT_CLASSES = ['overlay', 'overlay-menu'];

/**
 * Makes the page behind a menu inert and stops it from scrolling; the focus returns on closing. The bottom navigation (`data-bar`) and
 * alerts stay usable. This recalculates the styles of the whole page, so it runs after the menu is painted.
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

/** @returns a function that releases the page. */
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

/** @returns a function that cancels it. */
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
