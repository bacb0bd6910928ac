import { tappedToOpen } from '../document/tapped.ts';
import type { EarlyActions } from './boot-contract.ts';
import { type ControlPlace, findControl, placeOf } from './control-place.ts';

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A press, a tick or typed text. */
interface Action {
  element: HTMLElement;
  place: ControlPlace;
  kind: 'press' | 'tick' | 'text';
  repeat(element: HTMLElement): void;
}

/** Marks a control whose press is recorded, for its style. */
const PRESSED = 'data-pressed';

/**
 * Records what the visitor does before hydration: presses of buttons, checkboxes, typing, and taps that open a menu. Links, searches,
 * `<details>` and the like work without scripts and are not recorded. The page of a late remote is recorded for longer than the shell around it.
 */
export function keepEarlyActions(page: Document): EarlyActions {
  let actions: Action[] = [];
  let isShellRecorded = true;
  const listeners = [
    ['click', keepPress],
    ['submit', keepSubmit],
    ['input', keepTyping],
  ] as const;
  for (const [event, keep] of listeners) page.addEventListener(event, keep as EventListener, true);

  return {
    replayShell() {
      isShellRecorded = false;
      replay(take(({ element }) => !isOfPage(element)));
    },

    replayPage() {
      for (const [event, keep] of listeners) page.removeEventListener(event, keep as EventListener, true);
      replay(take(() => true));
    },

    undoPage() {
      for (const action of take(({ element, kind }) => isOfPage(element) && kind !== 'text')) unmark(action);
    },
  };

  function take(concerns: (action: Action) => boolean) {
    const taken = actions.filter(concerns);
    actions = actions.filter((action) => !taken.includes(action));
    return taken;
  }

  /** Text first, because a press may send it. React may have replaced an element by an equal one. */
  function replay(taken: readonly Action[]) {
    const isText = ({ kind }: Action) => Number(kind === 'text');
    for (const action of taken.toSorted((one, other) => isText(other) - isText(one))) {
      unmark(action);
      const { element, place } = action;
      const found = element.isConnected ? element : findControl(page, place);
      if (found) action.repeat(found);
    }
  }

  function keep(element: HTMLElement, kind: Action['kind'], repeat: Action['repeat']) {
    actions.push({ element, kind, repeat, place: placeOf(page, element) });
  }

  /** Whether an action has to wait for React. Once the shell is there, a form with an address can be sent without the remote. */
  function waits(element: HTMLElement) {
    if (!page.getElementById('root')?.contains(element)) return false;
    return isShellRecorded || (isOfPage(element) && !element.closest('form')?.hasAttribute('action'));
  }

  function keepPress(event: MouseEvent) {
    const element = pressedBy(event);
    if (!element || isSearch(element) || !waits(element)) return;
    // A second tap follows the link.
    if (element.matches('a') && actions.some((action) => action.element === element)) return;
    if (isTick(element)) return keepTick(element);
    keep(element, 'press', press);
    element.setAttribute(PRESSED, '');
    event.preventDefault();
  }

  /** The browser shows the change at once; pressing the same checkbox twice cancels out. */
  function keepTick(element: HTMLInputElement) {
    const [former] = take((action) => action.element === element);
    if (former && element.type === 'checkbox') return;
    const { checked } = element;
    keep(element, 'tick', (found) => {
      if ((found as HTMLInputElement).checked !== checked) found.click();
    });
  }

  /** Enter in a field presses the form's button later. A form without a button is submitted by the browser, and so is a search. */
  function keepSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]');
    if (!button || isSearch(form) || !waits(form)) return;
    if (!actions.some(({ element }) => element === button)) keep(button, 'press', press);
    event.preventDefault();
  }

  function keepTyping({ target }: Event) {
    const element = target as Writable;
    if (isTick(element) || !waits(element)) return;
    const { value } = element;
    take((action) => action.element === element && action.kind === 'text');
    keep(element, 'text', (found) => type(found as Writable, value));
  }
}

/** Removes what shows that an action is recorded, which React does not know of. */
function unmark({ element, kind }: Action) {
  element.removeAttribute(PRESSED);
  if (kind === 'tick' && isTick(element)) element.checked = element.defaultChecked;
}

const pressedBy = (event: MouseEvent) =>
  tappedToOpen(event) ??
  (event.target as Element).closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');

/** Links were tapped: without React they are followed. */
function press(element: HTMLElement) {
  const init = { bubbles: true, cancelable: true, pointerType: 'touch' };
  if (element instanceof HTMLAnchorElement) element.dispatchEvent(new PointerEvent('click', init));
  else element.click();
}

/** React only notices a value that differs from the last one set by its own setter, and is followed by the events. */
function type(element: Writable, value: string) {
  element.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The results need no React. */
const isSearch = (element: Element) => element.closest('search') !== null;

/** The page of the remote, without the parts of the shell in it (`SHELL_PART`). */
const isOfPage = (element: Element) => element.closest('#main, [data-shell-part]')?.id === 'main';

function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}
