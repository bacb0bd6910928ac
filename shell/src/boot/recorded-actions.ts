import { type ControlPlace, findControl, placeOf } from './control-place.ts';

/** A press, a tick or typed text. */
export interface Action {
  element: HTMLElement;
  place: ControlPlace;
  kind: 'press' | 'tick' | 'text';
  repeat(element: HTMLElement): void;
}

/** Marks a control whose press is recorded, for its style. */
export const PRESSED = 'data-pressed';

/** The recorded actions of a page, in their order. */
export function createRecord(page: Document) {
  let actions: Action[] = [];

  return { keep, take, replay, has: (element: HTMLElement) => actions.some((action) => action.element === element) };

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
}

/** Removes what shows that an action is recorded, which React does not know of. */
export function unmark({ element, kind }: Action) {
  element.removeAttribute(PRESSED);
  if (kind === 'tick' && isTick(element)) element.checked = element.defaultChecked;
}

export function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}
