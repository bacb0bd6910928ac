import type { HoverIntent } from './hover-intent.ts';

interface Parts {
  nav: HTMLElement;
  intent: HoverIntent;
  /** `skipFocus`: focus that returns to an entry opens nothing. `pressed`: the number of pressed keys. */
  keys: { skipFocus: boolean; pressed: number };
}

/** Space and arrow down open the dropdown and move into it, arrows move between its entries, Escape moves back. */
export function handleMenuKey(event: KeyboardEvent, parts: Parts): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  parts.keys.pressed += 1;
  const target = event.target as HTMLElement;
  const entry = target.closest<HTMLElement>('[data-entry]');
  const isHandled = entry ? keyAtEntry(event.key, entry, parts) : keyInPanel(event, target, parts);
  if (isHandled) event.preventDefault();
}

function keyAtEntry(key: string, entry: HTMLElement, parts: Parts): boolean {
  const { nav, intent } = parts;
  const all = [...nav.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = all.indexOf(entry);
  const opens = entry.hasAttribute('aria-expanded');
  switch (key) {
    case ' ':
    case 'ArrowDown':
      if (opens) {
        intent.showNow(entry.dataset.entry ?? '');
        whenShown(parts, () => nav.querySelector<HTMLElement>('[data-branch]')?.focus({ preventScroll: true }));
      }
      return opens || key === ' ';
    case 'Escape':
      intent.hideNow();
      return false;
    case 'ArrowRight':
      return focus(all[(at + 1) % all.length]);
    case 'ArrowLeft':
      return focus(all.at(at - 1));
    case 'Home':
      return focus(all[0]);
    case 'End':
      return focus(all.at(-1));
    default:
      return false;
  }
}

function keyInPanel({ key, shiftKey }: KeyboardEvent, target: HTMLElement, parts: Parts): boolean {
  const { nav, intent } = parts;
  const panel = target.closest<HTMLElement>('[data-panel]');
  if (!panel) return false;
  const lists = [...panel.querySelectorAll('[data-list]')].map((list) => [...list.querySelectorAll('a')]);
  const column = lists.findIndex((links) => links.some((link) => link === target));
  const own: HTMLElement[] = lists[column] ?? [];
  const row = own.indexOf(target);
  const branch = target.dataset.branch;
  switch (key) {
    case 'Escape':
      return leave(parts);
    case 'Tab':
      return tabOut(panel, target, shiftKey, parts);
    case 'ArrowDown':
      return focus(own[(row + 1) % own.length]);
    case 'ArrowUp':
      return focus(own.at(row - 1));
    case 'Home':
      return focus(own[0]);
    case 'End':
      return focus(own.at(-1));
    case 'ArrowRight':
      if (branch !== undefined) {
        intent.showNow(openEntry(nav)?.dataset.entry ?? '', branch);
        whenShown(parts, () => focus(nav.querySelectorAll('[data-list]')[1]?.querySelector('a')));
        return true;
      }
      return focus(beside(lists, column + 1, row));
    case 'ArrowLeft':
      return focus(beside(lists, column - 1, row));
    default:
      return false;
  }
}

/** Tab past the last link moves to the entry after the open one, Shift+Tab before the first link to the open entry. */
function tabOut(panel: HTMLElement, target: HTMLElement, isBack: boolean, parts: Parts): boolean {
  const links = [...panel.querySelectorAll('a')];
  if (target !== (isBack ? links[0] : links.at(-1))) return false;
  if (isBack) return leave(parts);
  const all = [...parts.nav.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = all[all.findIndex((one) => one.getAttribute('aria-expanded') === 'true') + 1];
  return focus(next);
}

function leave({ nav, intent, keys }: Parts): boolean {
  const entry = openEntry(nav);
  keys.skipFocus = true;
  focus(entry);
  intent.hideNow();
  return true;
}

export const openEntry = (nav: HTMLElement) => nav.querySelector<HTMLElement>('[data-entry][aria-expanded="true"]');

const beside = (lists: readonly (readonly HTMLElement[])[], column: number, row: number) =>
  lists[column]?.[Math.min(row, lists[column].length - 1)];

/** The dropdown may scroll to the focused element, but the page must not, since that would close the dropdown. */
function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: !element.closest('[data-panel]') });
  return Boolean(element);
}

/**
 * The dropdown is rendered after the key press, and later still if its entries are loading. The action is dropped when another key is
 * pressed.
 */
function whenShown({ nav, keys }: Parts, action: () => void) {
  const view = nav.ownerDocument.defaultView ?? window;
  const { pressed } = keys;
  let patience = 300;
  const look = () => {
    if (keys.pressed !== pressed) return;
    patience -= 1;
    if (nav.querySelector('[data-panel]')) action();
    else if (patience > 0) view.requestAnimationFrame(look);
  };
  view.requestAnimationFrame(look);
}
