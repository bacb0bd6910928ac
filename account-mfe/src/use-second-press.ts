import { useState } from 'react';

/** For what is done by a second press in the place of the first: the button that replaces the pressed one has the focus. */
export function useSecondPress() {
  const [isAsked, setAsked] = useState<boolean | null>(null);
  return {
    isAsked: isAsked === true,
    ask: () => setAsked(true),
    leave: () => setAsked(false),
    /** Of the first button, which comes back when nothing is to be done. */
    askRef: isAsked === null ? null : takeFocus,
    /** Of the button that does nothing: a key that is pressed twice is no consent. */
    leaveRef: takeFocus,
  };
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
