import { tappedToOpen } from '../../document/tapped.ts';
import type { HoverIntent } from './hover-intent.ts';
import { openEntry } from './menu-keys.ts';

/** Opens the menu by taps, and closes it by those beside it. */
export function listenToTaps(nav: HTMLElement, intent: HoverIntent, signal: AbortSignal) {
  nav.addEventListener('click', (event) => void openTapped(event, nav, intent), { signal });
  // A pressed mouse has left the menu before.
  nav.ownerDocument.addEventListener('pointerdown', ({ target }) => nav.contains(target as Node) || intent.hideNow(), {
    signal,
  });
}

/**
 * The first tap opens an entry or a child, the second one follows its link. Returns whether the event came from a finger, which is nowhere
 * before and after its tap.
 */
export function openTapped(event: Pick<Event, 'target'>, nav: HTMLElement, intent: HoverIntent): boolean {
  const tapped = event instanceof MouseEvent && event.type === 'click' ? tappedToOpen(event) : null;
  if (!tapped) return 'pointerType' in event && event.pointerType === 'touch';
  (event as MouseEvent).preventDefault();
  const { entry, branch } = tapped.dataset;
  if (entry !== undefined) intent.showNow(entry);
  else intent.showNow(openEntry(nav)?.dataset.entry ?? '', branch);
  return true;
}
