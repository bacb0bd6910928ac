import { useEffect, useState } from 'react';

/** In pixels; where the animation of the styles has the way up half shown. */
const SHOWN_FROM = 250;

/** Whether there is hardly a way to the top, in browsers whose styles cannot tell (Firefox: no scroll-driven animations). */
export function useIsAtTop() {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    if (CSS.supports?.('animation-timeline: scroll()')) return;
    const look = () => setAtTop(window.scrollY < SHOWN_FROM);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isAtTop;
}
