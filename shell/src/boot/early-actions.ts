import { tappedToOpen } from '../document/tapped.ts';
import type { EarlyActions } from './boot-contract.ts';
import { type Action, createRecord, isTick, PRESSED, unmark } from './recorded-actions.ts';
import { type Writable, writeAsTyped } from './write-as-typed.ts';

/** Milliseconds that the press of a form's button waits for React before the form is posted as without scripts. */
const PATIENCE = 20_000;

/**
 * Records what the visitor does before hydration: presses of buttons, checkboxes, typing, and taps that open a menu. Links, searches,
 * `<details>` and the like work without scripts and are not recorded. The page of a late remote is recorded for longer than the shell around it.
 */
export function keepEarlyActions(page: Document): EarlyActions {
  const { keep, take, replay, has } = createRecord(page);
  let isShellRecorded = true;
  let isPageLost = false;
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
      isPageLost = true;
      const isUndone = ({ element, kind }: Action) => kind !== 'text' && !(kind === 'tick' && isPosted(element));
      const undone = take((action) => isOfPage(action.element) && isUndone(action));
      for (const action of undone) unmark(action);
      post(undone.find(isPost));
    },
  };

  /** Sends the form of a recorded press as a page without scripts does; not without a connection, which would cost the page. */
  function post(action: Action | undefined) {
    if (!action?.element.isConnected || !navigator.onLine) return;
    unmark(action);
    isPageLost = true;
    action.element.click();
  }

  /**
   * Whether an action has to wait for React. Once the shell is there, a form that leads to an address can be sent without the remote, and one
   * that is posted when the remote is lost.
   */
  function waits(element: HTMLElement) {
    if (!page.getElementById('root')?.contains(element)) return false;
    if (isPosted(element)) return !isPageLost && (isShellRecorded || isOfPage(element));
    return isShellRecorded || (isOfPage(element) && !formOf(element)?.hasAttribute('action'));
  }

  function keepPress(event: MouseEvent) {
    const element = pressedBy(event);
    if (!element || isSearch(element) || !waits(element)) return;
    // A second tap follows the link.
    if (element.matches('a') && has(element)) return;
    if (isTick(element)) return keepTick(element);
    keep(element, 'press', press);
    if (isPosted(element))
      setTimeout(() => post(take((action) => action.element === element && isPost(action))[0]), PATIENCE);
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
    if (!has(button)) keep(button, 'press', press);
    event.preventDefault();
  }

  function keepTyping({ target }: Event) {
    const element = target as Writable;
    if (isTick(element) || !waits(element)) return;
    const { value } = element;
    take((action) => action.element === element && action.kind === 'text');
    keep(element, 'text', (found) => fill(found as Writable, value));
  }
}

const pressedBy = (event: MouseEvent) =>
  tappedToOpen(event) ??
  (event.target as Element).closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');

/** Chosen files stay in their field, and no script can put them there. */
const fill = (field: Writable, value: string) =>
  field.type === 'file' ? field.dispatchEvent(new Event('change', { bubbles: true })) : writeAsTyped(field, value);

/** Links were tapped: without React they are followed. */
function press(element: HTMLElement) {
  const init = { bubbles: true, cancelable: true, pointerType: 'touch' };
  if (element instanceof HTMLAnchorElement) element.dispatchEvent(new PointerEvent('click', init));
  else element.click();
}

const formOf = (element: Element) =>
  element.closest('form') ?? ('form' in element ? (element.form as HTMLFormElement | null) : null);

/** Whether the element belongs to a form that works without scripts by a post. */
const isPosted = (element: Element) => {
  const form = formOf(element);
  return form?.getAttribute('method') === 'post' && form.hasAttribute('action');
};

/** Without scripts a form is sent without its files, so that one with files waits for them. */
const hasFiles = (element: Element) =>
  [...(formOf(element)?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])].some(({ files }) => files?.length);

const isPost = ({ element, kind }: Action) =>
  kind === 'press' && isPosted(element) && (element as HTMLButtonElement).type === 'submit' && !hasFiles(element);

/** The results need no React. */
const isSearch = (element: Element) => element.closest('search') !== null;

/** The page of the remote, without the parts of the shell in it (`SHELL_PART`). */
const isOfPage = (element: Element) => element.closest('#main, [data-shell-part]')?.id === 'main';
