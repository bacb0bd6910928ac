import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from './place.ts';
import type { RowSettings, startSwiper } from './start-swiper.ts';
import { TOUCHES, whenAtRest } from './when-at-rest.ts';

/** Fetches the code that takes over the slides. */
export type LoadSwiper = () => Promise<{ startSwiper: typeof startSwiper }>;

/** What says that a visitor turns to a carousel. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

interface Settings extends RowSettings {
  load?: LoadSwiper | undefined;
}

const loadOurs: LoadSwiper = () => import(/* webpackChunkName: "swiper" */ './start-swiper.ts');

/**
 * Lets Swiper move the slides from the moment on that a visitor turns to them: its code is fetched then, and takes over when
 * nothing moves. Without it, the browser scrolls the slides. Slides that fit into the view are left alone. When the width of
 * the page changes Swiper ends, and starts again with the next intent.
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
        // The slides scroll as before; the next intent tries again.
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
    /** `null` while the browser scrolls. */
    place: (): Place | null => running.current?.place() ?? null,
    /** Whether Swiper does it. */
    goTo(index: number): boolean {
      running.current?.goTo(index);
      return running.current !== null;
    },
  };
}
