import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** D14, in milliseconds. */
const LIFETIME = 25_000;

/** Closes after 25 s; the clock stops while the pointer or the focus is inside (R10). Returns what the element needs for it. */
export function useAutoClose(active: boolean, close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(LIFETIME);
  const handleEnd = useEffectEvent(close);
  const isRunning = active && !hovered && !focused;

  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(handleEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isRunning]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
