import { type RefObject, useEffect, useRef } from 'react';

/** The pressed element is no longer visible after a change of the level, so the focus moves to the new level. */
export function useFocusOfLevel(panel: RefObject<HTMLElement | null>, tree: string | null) {
  const previous = useRef(tree);

  useEffect(() => {
    const element = panel.current;
    if (!element || previous.current === tree) return;
    previous.current = tree;
    const { activeElement } = element.ownerDocument;
    if (element.contains(activeElement) && !activeElement?.closest('[hidden]')) return;
    const list = element.querySelector('[data-scrolls]');
    if (list) list.scrollTop = 0;
    const back = element.querySelector<HTMLElement>('[data-back]');
    (back ?? element).focus({ preventScroll: true });
  }, [panel, tree]);
}
