import type { Boot } from './boot-contract.ts';

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks a control whose press is kept, so that it can show it. */
const PRESSED = 'data-pressed';

/**
 * Keeps what the visitor does before React answers: presses of buttons, ticks, typing. Links, `<details>` and the like
 * work by themselves and are left alone.
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
      page.removeEventListener('input', keepTyping, true);
      for (const element of presses) {
        element.removeAttribute(PRESSED);
        if (isTick(element)) element.checked = element.defaultChecked;
      }
    },

    replay() {
      for (const [element, value] of typed) type(element, value);
      for (const element of presses.splice(0)) if (element.isConnected) element.click();
      typed.clear();
    },
  };

  function keepPress(event: MouseEvent) {
    const element = (event.target as Element).closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');
    if (!element || !page.getElementById('root')?.contains(element)) return;
    if (isTick(element)) {
      keepTick(element);
      return;
    }
    presses.push(element);
    element.setAttribute(PRESSED, '');
    event.preventDefault();
  }

  /** The browser shows the tick at once; two ticks of one box are none. */
  function keepTick(element: HTMLInputElement) {
    const again = presses.indexOf(element);
    if (again >= 0) presses.splice(again, 1);
    if (again < 0 || element.type === 'radio') presses.push(element);
  }

  /** Enter in a field: the form's button is pressed later instead. A form without one works by itself, as the search does. */
  function keepSubmit(event: SubmitEvent) {
    const button = event.submitter ?? (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]');
    if (!button) return;
    if (!presses.includes(button)) presses.push(button);
    event.preventDefault();
  }

  function keepTyping({ target }: Event) {
    const element = target as Writable;
    if (!isTick(element)) typed.set(element, (element as Writable).value);
  }
}

/** React hears of a value only when it is set past its own setter and then announced. */
function type(element: Writable, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}
