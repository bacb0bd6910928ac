import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from './place.ts';
import type { RowSettings, startSwiper } from './start-swiper.ts';
import { TOUCHES, whenAtRest } from './when-at-rest.ts';

export type LoadSwiper = () => Promise<{ startSwiper: typeof startSwiper }>;

/** Events that show that a visitor is about to use a carousel. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

interface Settings extends RowSettings {
  load?: LoadSwiper | undefined;
}

const loadOurs: LoadSwiper = () => import(/* webpackChunkName: "swiper" */ './start-swiper.ts');

/**
 * Loads Swiper once a visitor interacts with the slides; it takes over when nothing moves. If loading fails, the browser keeps
 * scrolling the slides. Slides that all fit into the view need no Swiper. When the page's width changes, Swiper is stopped and
 * starts again with the next interaction.
 */
export function useSwiper(
  view: RefObject<HTMLElement | null>,
  onMove: () => void = () => {},
  { load = loadOurs, ...row }: Settings = {},
) {
  const running = useRef<ReturnType<typeof startSwiper> | null>(null);
  const latest = useRef({ onMove, load, row });
  useEffect(() => {
    latest.current = { onMove, load, row };
  });

  useEffect(() => {
    const element = view.current;
    if (!element?.querySelector('.swiper-wrapper')) return;
    const isOver = new AbortController();
    const { signal } = isOver;
    const move = () => latest.current.onMove();
    let isStarting = false;
    let fingers = 0;

    async function start(slides: HTMLElement) {
      if (isStarting || running.current || slides.scrollWidth <= slides.clientWidth) return;
      isStarting = true;
      try {
        const { startSwiper } = await latest.current.load();
        await whenAtRest(slides, fingers);
        if (!signal.aborted) running.current = startSwiper(slides, move, latest.current.row);
      } catch {
        // Native scrolling continues; the next interaction tries again.
      } finally {
        isStarting = false;
      }
    }

    function stop() {
      running.current?.stop();
      running.current = null;
    }

    let width = element.clientWidth;
    const handleResize = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      stop();
      move();
    };
    const countFingers = ({ touches }: TouchEvent) => {
      fingers = touches.length;
    };
    for (const touch of TOUCHES) element.addEventListener(touch, countFingers, { signal, passive: true });
    for (const intent of INTENTS)
      element.addEventListener(intent, () => void start(element), { signal, passive: true });
    globalThis.addEventListener('resize', handleResize, { signal });
    return () => {
      isOver.abort();
      stop();
    };
  }, [view]);

  return {
    /** `null` while the browser scrolls natively. */
    place: (): Place | null => running.current?.place() ?? null,
    /** Returns whether Swiper is running and moves the slides. */
    goTo(index: number): boolean {
      running.current?.goTo(index);
      return running.current !== null;
    },
  };
}
