import { useState } from 'react';

/** For actions that need a confirmation in the same place. The button that replaces the clicked one receives the focus. */
export function useSecondPress(isAskedAlready = false) {
  const [isAsked, setAsked] = useState<boolean | null>(isAskedAlready || null);
  return {
    isAsked: isAsked === true,
    ask: () => setAsked(true),
    leave: () => setAsked(false),
    /** For the first button, which returns after "no". */
    askRef: isAsked === null ? null : takeFocus,
    /** For the button "no", so that pressing a key twice does not confirm. */
    leaveRef: takeFocus,
  };
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
