import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** D14. In milliseconds. */
const LIFETIME = 25_000;

/** Closes after 25 s; the timer pauses while the pointer or the focus is inside (R10). Returns props for the element. */
export function useAutoClose(active: boolean, close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(LIFETIME);
  const handleEnd = useEffectEvent(close);
  const isRunning = active && !hovered && !focused;

  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(handleEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isRunning]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
