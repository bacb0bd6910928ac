import { type RefObject, useEffect } from 'react';

/**
 * WCAG 2.4.11: the banner at the lower edge must not cover the focused element. It is placed above the page's own bars; focused elements
 * are scrolled above it, and the page gets longer by its height, so that its last line is reachable. A banner that scrolls with the page is
 * placed where the page's content starts.
 */
export function useRoomFor(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const banner = element.current;
    const page = banner?.ownerDocument.defaultView;
    if (!banner || !page) return undefined;
    const { documentElement: root, body } = page.document;
    const makeRoom = () => {
      const { bottom, position } = page.getComputedStyle(banner);
      if (position === 'absolute') {
        banner.style.translate = `0 ${startOfContent(page)}px`;
        leaveNoRoom(root, body);
        return;
      }
      const floor = floorOf(page, banner);
      const height = banner.offsetHeight + (Number.parseFloat(bottom) || 0);
      // `translate` does not cause a layout shift.
      banner.style.translate = `0 ${-floor}px`;
      root.style.scrollPaddingBottom = `${height + floor}px`;
      body.style.paddingBottom = `${height}px`;
    };
    makeRoom();
    showFocused(page, banner);
    const observer = new ResizeObserver(makeRoom);
    observer.observe(banner);
    // What is above the content may change its height, for example when a notice is closed.
    observer.observe(body);
    page.addEventListener('scroll', makeRoom, { passive: true });
    return () => {
      observer.disconnect();
      page.removeEventListener('scroll', makeRoom);
      leaveNoRoom(root, body);
    };
  }, [element]);
}

function leaveNoRoom(root: HTMLElement, body: HTMLElement) {
  root.style.scrollPaddingBottom = '';
  body.style.paddingBottom = '';
}

const startOfContent = ({ document, scrollY }: Window) =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY;

/**
 * The height of the bar that is already at the lower edge of the window: the bottom navigation on phones, the buy button. An element of
 * half the window's height or more is not a bar.
 */
function floorOf(page: Window, banner: HTMLElement) {
  const [below] = page.document
    .elementsFromPoint(page.innerWidth / 2, page.innerHeight - 2)
    .filter((element) => !banner.contains(element));
  for (let bar: Element | null = below ?? null; bar; bar = bar.parentElement) {
    const { position } = page.getComputedStyle(bar);
    const height = page.innerHeight - bar.getBoundingClientRect().top;
    if (position === 'fixed' || position === 'sticky') return height < page.innerHeight / 2 ? height : 0;
  }
  return 0;
}

function showFocused(page: Window, banner: HTMLElement) {
  const focused = page.document.activeElement;
  if (!focused || focused === page.document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isBelow = bottom > banner.getBoundingClientRect().top && top < page.innerHeight;
  if (isBelow) focused.scrollIntoView({ block: 'nearest' });
}
