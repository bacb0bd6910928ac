import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** B12, in milliseconds: the time for scrolling to the field. */
const SCROLL_TIME = 200;
const NARROW = '(max-width: 59.99875em)';
const ROOT_CLASSES = ['overlay', 'overlay-search'];

/** Whether the panel will cover the page. */
export const isNarrow = (view: Window | null): boolean => view?.matchMedia?.(NARROW).matches ?? false;

/**
 * On wide screens the panel is shown at once. On narrow ones the page scrolls smoothly to the field, which then covers the screen, and the
 * rest becomes inert. Closing restores the scroll position.
 */
export function useSearchScreen(form: HTMLFormElement, isOpen: boolean) {
  const page = form.ownerDocument;
  const [isShown, setShown] = useState(false);
  const [isFull, setFull] = useState(false);
  const before = useRef<number | null>(null);

  useEffect(() => {
    const view = page.defaultView ?? window;
    if (isOpen && !isNarrow(view)) {
      setFull(false);
      setShown(true);
      return undefined;
    }
    if (isOpen) {
      before.current ??= view.scrollY;
      view.scrollTo({ top: 0, behavior: 'smooth' });
      const timer = setTimeout(() => {
        setFull(true);
        setShown(true);
      }, SCROLL_TIME);
      return () => clearTimeout(timer);
    }
    setShown(false);
    setFull(false);
    const top = before.current;
    before.current = null;
    if (top === null) return undefined;
    const timer = setTimeout(() => view.scrollTo({ top, behavior: 'smooth' }), SCROLL_TIME);
    return () => clearTimeout(timer);
  }, [page, isOpen]);

  useLayoutEffect(() => {
    const header = form.closest('header');
    header?.toggleAttribute('data-searching', isShown);
    if (!isShown || !isFull) return undefined;
    const behind = [...page.querySelectorAll('main, footer, [data-bar]')];
    for (const element of behind) element.setAttribute('inert', '');
    page.documentElement.classList.add(...ROOT_CLASSES);
    return () => {
      for (const element of behind) element.removeAttribute('inert');
      page.documentElement.classList.remove(...ROOT_CLASSES);
    };
  }, [form, page, isShown, isFull]);

  return { isShown, isFull };
}
