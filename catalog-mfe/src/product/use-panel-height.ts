import { type RefObject, useEffect } from 'react';

/** Keeps the height of an element in its property `--panel-height`, because CSS does not know it for `top`. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel]);
}
