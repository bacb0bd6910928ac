import { type UIEvent, useState } from 'react';

/** B11, in pixels. */
const ROLLS_AFTER = 50;
/** What the list gains by it: without as much to scroll it would roll down again by itself. */
const GAINED = 110;

/** B11. Whether the head of the menu is rolled up, for what is scrolled below it. */
export function useRollUp() {
  const [isRolled, setRolled] = useState(false);
  return {
    isRolled,
    handleScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) {
      const hasRoom = isRolled || scrollHeight - clientHeight > ROLLS_AFTER + GAINED;
      setRolled(hasRoom && scrollTop > ROLLS_AFTER);
    },
  };
}
