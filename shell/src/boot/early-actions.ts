import { tappedToOpen } from '../document/tapped.ts';
import type { Boot } from './boot-contract.ts';

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks a control whose press is recorded, for its style. */
const PRESSED = 'data-pressed';

/**
 * Records what the visitor does before hydration: presses of buttons, checkboxes, typing, and taps that open a menu. Links, searches,
 * `<details>` and the like work without scripts and are not recorded.
 */
export function keepEarlyActions(page: Document): Pick<Boot, 'restore' | 'replay'> {
  const presses: HTMLElement[] = [];
  const typed = new Map<Writable, string>();

  page.addEventListener('click', keepPress, true);
  page.addEventListener('submit', keepSubmit, true);
  page.addEventListener('input', keepTyping, true);

  return {
    restore() {
      page.removeEventListener('click', keepPress, true);
      page.removeEventListener('submit', keepSubmit, true);
      for (const element of presses) {
        element.removeAttribute(PRESSED);
        if (isTick(element)) element.checked = element.defaultChecked;
      }
    },

    replay() {
      // Until now, so that what is typed during hydration is not replaced by the shorter text from before.
      page.removeEventListener('input', keepTyping, true);
      for (const [element, value] of typed) type(element, value);
      for (const element of presses.splice(0)) if (element.isConnected) press(element);
      typed.clear();
    },
  };

  function keepPress(event: MouseEvent) {
    const element =
      tappedToOpen(event) ??
      (event.target as Element).closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');
    if (!element || !page.getElementById('root')?.contains(element) || isSearch(element)) return;
    // A second tap follows the link.
    if (element.matches('a') && presses.includes(element)) return;
    if (isTick(element)) {
      keepTick(element);
      return;
    }
    presses.push(element);
    element.setAttribute(PRESSED, '');
    event.preventDefault();
  }

  /** The browser shows the change at once; pressing the same checkbox twice cancels out. */
  function keepTick(element: HTMLInputElement) {
    const again = presses.indexOf(element);
    if (again >= 0) presses.splice(again, 1);
    if (again < 0 || element.type === 'radio') presses.push(element);
  }

  /** Enter in a field presses the form's button later. A form without a button is submitted by the browser, and so is a search. */
  function keepSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]');
    if (!button || isSearch(form)) return;
    if (!presses.includes(button)) presses.push(button);
    event.preventDefault();
  }

  function keepTyping({ target }: Event) {
    const element = target as Writable;
    if (!isTick(element)) typed.set(element, (element as Writable).value);
  }
}

/** Links were tapped: without React they are followed. */
function press(element: HTMLElement) {
  const init = { bubbles: true, cancelable: true, pointerType: 'touch' };
  if (element instanceof HTMLAnchorElement) element.dispatchEvent(new PointerEvent('click', init));
  else element.click();
}

/** React only notices a value that is set with the prototype's setter, bypassing React's own, and followed by the events. */
function type(element: Writable, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The results need no React. */
const isSearch = (element: Element) => element.closest('search') !== null;

function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}
