import Swiper from 'swiper';
import { A11y, Mousewheel } from 'swiper/modules';
import { firstWholeSlide, leftOf, type Place, placeOf, slidesOf } from './place.ts';

/** Duration of a step in milliseconds. */
const SPEED = 300;

export interface RowSettings {
  /** Pixels between slides, in place of the row's own `gap`; 0 where slides have margins. */
  spaceBetween?: number;
  /** Slides are not list items but controls with their own role, which take the focus when pressed. */
  hasControls?: boolean;
  /** The width of the row may change without a change of the window's width. */
  changesWidth?: boolean;
}

export interface RunningSwiper {
  place(): Place;
  goTo(index: number): void;
  /** Hands the slides back to native scrolling at the same position. */
  stop(): void;
}

/** Takes over from native scrolling at the current scroll position, so that nothing moves. */
export function startSwiper(
  view: HTMLElement,
  onMove: () => void,
  { spaceBetween = 0, hasControls = false, changesWidth = false }: RowSettings = {},
): RunningSwiper {
  const initialSlide = firstWholeSlide(view);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.dataset.swiper = '';
  view.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(view, {
    modules: [A11y, Mousewheel],
    initialSlide,
    slidesPerView: 'auto',
    spaceBetween,
    speed: isStill ? 0 : SPEED,
    mousewheel: { forceToAxis: true },
    // The carousel has its own translated names and announcements; of Swiper's module only following the focus is used.
    a11y: { slideRole: hasControls ? '' : 'listitem', slideLabelMessage: '', wrapperLiveRegion: false },
    // Swiper calls `preventDefault` on a press, so that a button would not get the focus.
    ...(hasControls && { focusableElements: 'input', touchStartPreventDefault: false }),
    // A change of the window's width restarts Swiper (`use-swiper.ts`).
    resizeObserver: changesWidth,
    updateOnWindowResize: changesWidth,
    // The slides change with the chosen colour.
    observer: true,
  });
  swiper.on('setTranslate', onMove);
  const keepLinks = (event: Event) => event.preventDefault();
  view.addEventListener('dragstart', keepLinks);

  return {
    place: () => ({
      ...placeOf(view, -swiper.translate),
      isAtStart: swiper.isBeginning,
      isAtEnd: swiper.isEnd,
    }),
    goTo: (index) => void swiper.slideTo(index),
    stop() {
      const first = swiper.activeIndex;
      swiper.destroy(true, true);
      view.removeEventListener('dragstart', keepLinks);
      delete view.dataset.swiper;
      view.scrollTo({ left: leftOf(slidesOf(view)[first]), behavior: 'instant' });
    },
  };
}
