import { useEffect, useLayoutEffect, useRef } from 'react';

interface ConsentState {
  isAsked: boolean;
  /** The visitor may decide in a window, which returns the focus to a link that was removed with the banner. */
  isWindowOpen: boolean;
}

/** WCAG 2.4.3. After the decision the focus returns to where it was before the banner had it, or to the content. */
export function useFocusAfterConsent({ isAsked, isWindowOpen }: ConsentState) {
  const last = useRef<HTMLElement | null>(null);
  const isDue = useRef(false);
  if (isAsked) isDue.current = true;

  useEffect(() => {
    if (!isAsked) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('dialog, [data-consent]')) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isAsked]);

  // After the layout effects of the window, which closes in one of them.
  useLayoutEffect(() => {
    if (isAsked || isWindowOpen || !isDue.current) return;
    isDue.current = false;
    if (document.activeElement !== document.body) return;
    const place = last.current?.isConnected ? last.current : document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: true });
  }, [isAsked, isWindowOpen]);
}
