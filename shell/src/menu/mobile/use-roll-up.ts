import { type UIEvent, useState } from 'react';

/** B11, in pixels. */
const ROLLS_AFTER = 50;

/**
 * Whether the head of the menu is rolled up, for what is scrolled below it. The list has to stay as long as it gets
 * higher by it: a short one would otherwise scroll back and have the head roll down again.
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
