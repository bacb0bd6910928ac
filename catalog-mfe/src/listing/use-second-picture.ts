import { type PointerEvent, type TouchEvent, useRef, useState } from 'react';

/** Pixels that a finger moves at least, and mostly sideways, to swipe. */
const SWIPE = 40;

/** Whether a card shows its second picture: while a mouse points at it, and after a swipe. It is not loaded before that. */
export function useSecondPicture() {
  const [second, setSecond] = useState<'unknown' | 'hidden' | 'shown'>('unknown');
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    second,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setSecond('shown'),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setSecond('hidden'),
      onTouchStart({ touches }: TouchEvent) {
        const touch = touches[0];
        start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const touch = changedTouches[0];
        if (!touch || !start.current) return;
        const [x, y] = [Math.abs(touch.clientX - start.current.x), Math.abs(touch.clientY - start.current.y)];
        if (x >= SWIPE && x > 2 * y) setSecond((now) => (now === 'shown' ? 'hidden' : 'shown'));
      },
    },
  };
}
