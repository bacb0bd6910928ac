import { type UIEvent, useState } from 'react';

/** B11, in pixels. */
const ROLLS_AFTER = 50;

/**
 * Whether the head of the menu is collapsed, depending on the scroll position below it. The list begins with a gap of the height that the
 * head loses: otherwise its entries would jump away from a finger, and a short list would scroll back and expand the head again.
 */
export function useRollUp() {
  const [isRolled, setRolled] = useState(false);
  return {
    isRolled,
    handleScroll({ currentTarget: { scrollTop } }: UIEvent) {
      setRolled(scrollTop > ROLLS_AFTER);
    },
  };
}
