import type { KeyboardEvent } from 'react';

/** The fields between which the key that ends a line moves. Others have a use of their own for it. */
const MOVING = 'input[enterkeyhint="next"]';

/** The key that ends a line moves on to the next field of a step, and after the last one ends the step. */
export function focusNextField(event: KeyboardEvent<HTMLElement>, onEnd?: () => void) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target as HTMLElement).matches(MOVING)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(`${MOVING}:not([readonly]), select`)];
  const next = fields[fields.indexOf(target as HTMLElement) + 1];
  if (next) return next.focus();
  // Its value is cleaned and checked when it is left, and the keyboard of a phone closes.
  (target as HTMLElement).blur();
  onEnd?.();
}
