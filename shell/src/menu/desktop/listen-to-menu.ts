import type { HoverIntent } from './hover-intent.ts';
import { listenToTaps, openTapped } from './listen-to-taps.ts';
import { handleMenuKey } from './menu-keys.ts';

/** B7, in milliseconds. */
const RESIZED_AFTER = 150;

/** Marks the dropdown, its list of entries and their lists of links. */
export const PANEL = '[data-panel]';

const entryOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-entry]') ?? null;
const branchOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-branch]') ?? null;

/** Reports pointer, focus and keys of the menu to `intent`. Returns a function that stops it. */
export function listenToMenu(nav: HTMLElement, intent: HoverIntent, wake: Pick<Event, 'target'>): () => void {
  const page = nav.ownerDocument;
  const view = page.defaultView ?? window;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  let last = { x: 0, y: 0 };
  let resized: ReturnType<typeof setTimeout> | undefined;
  const keys = { skipFocus: false, pressed: 0 };

  function arrive(target: EventTarget | null) {
    const entry = entryOf(target);
    const branch = branchOf(target);
    if (entry?.hasAttribute('aria-expanded')) intent.over(entry.dataset.entry ?? '');
    else if (entry) intent.leave();
    else if (branch) intent.overBranch(branch.dataset.branch ?? '');
    else if ((target as Element).closest(PANEL)) intent.inside();
  }

  function handleOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'touch') arrive(target);
  }

  /** A finger leaves whatever it has touched. */
  function handleLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') intent.leave();
  }

  /** On its way to the dropdown: downwards from the first level, also beside it, or to the right from the list. */
  function handleMove({ target, clientX: x, clientY: y }: PointerEvent) {
    const isOnItsWay = branchOf(target)
      ? x > last.x
      : y > last.y && (entryOf(target) !== null || isAbovePanel(target, y));
    if (isOnItsWay) intent.onItsWay();
    last = { x, y };
  }

  /** Between the first level and the dropdown, which is wider: over the search, for example. */
  function isAbovePanel(target: EventTarget | null, y: number) {
    const panel = nav.querySelector(PANEL);
    return panel !== null && !panel.contains(target as Node) && y < panel.getBoundingClientRect().top;
  }

  function handleFocus({ target }: FocusEvent) {
    if (keys.skipFocus) keys.skipFocus = false;
    else arrive(target);
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (!nav.contains(relatedTarget as Node | null)) intent.leave();
  }

  function handleResize() {
    clearTimeout(resized);
    resized = setTimeout(() => nav.checkVisibility() || intent.hideNow(), RESIZED_AFTER);
  }

  /** WCAG 1.4.13: Escape closes what a pointer has opened, wherever the focus is. */
  function handleEscape({ key, target }: KeyboardEvent) {
    if (key === 'Escape' && !nav.contains(target as Node)) intent.hideNow();
  }

  const handleKey = (event: KeyboardEvent) => handleMenuKey(event, { nav, intent, keys });
  nav.addEventListener('pointerover', handleOver, options);
  page.addEventListener('pointermove', handleMove, { ...options, passive: true });
  nav.addEventListener('pointerleave', handleLeave, options);
  listenToTaps(nav, intent, ended.signal);
  nav.addEventListener('focusin', handleFocus, options);
  nav.addEventListener('focusout', handleBlur, options);
  nav.addEventListener('keydown', handleKey, options);
  page.addEventListener('keydown', handleEscape, options);
  view.addEventListener('scroll', () => intent.hideNow(), { ...options, passive: true });
  // When the visitor comes back from a link, the pointer is elsewhere.
  view.addEventListener('pagehide', () => intent.hideNow(), options);
  view.addEventListener('resize', handleResize, options);

  // Handles the event that caused this code to load.
  if (wake instanceof KeyboardEvent) handleKey(wake);
  else if (!openTapped(wake, nav, intent)) arrive(wake.target);

  return () => {
    clearTimeout(resized);
    ended.abort();
    intent.hideNow();
  };
}
