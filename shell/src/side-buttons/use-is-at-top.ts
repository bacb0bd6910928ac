import { useEffect, useState } from 'react';

/** In pixels: where the CSS animation has faded in half of the button. */
const SHOWN_FROM = 250;

/** Whether the page is at the top, for browsers without scroll-driven animations (Firefox). */
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
