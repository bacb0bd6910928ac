import Swiper from 'swiper';
import { A11y, Mousewheel } from 'swiper/modules';
import { firstWholeSlide, leftOf, type Place, placeOf, slidesOf } from './place.ts';

/** Milliseconds of a step. */
const SPEED = 300;

export interface RowSettings {
  /** Pixels that Swiper keeps between slides, in place of the row's own `gap`; none where slides have margins. */
  spaceBetween?: number;
  /** Slides are no items of a list but controls with a role of their own, which a press gives the focus. */
  hasControls?: boolean;
  /** The row may become narrower or wider while the window does not. */
  changesWidth?: boolean;
}

export interface RunningSwiper {
  place(): Place;
  goTo(index: number): void;
  /** Gives the slides back to the browser, which scrolls them from the same place. */
  stop(): void;
}

/** Takes over slides that scroll, at the place to which they were scrolled: nothing moves. */
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
    // Names and what is said are the carousel's own, in the shop's languages: Swiper follows the focus.
    a11y: { slideRole: hasControls ? '' : 'listitem', slideLabelMessage: '', wrapperLiveRegion: false },
    // Swiper prevents the default of a press, so that a button would not get the focus.
    ...(hasControls && { focusableElements: 'input', touchStartPreventDefault: false }),
    // When the window's width changes, Swiper is started again.
    resizeObserver: changesWidth,
    updateOnWindowResize: changesWidth,
    // Slides come and go with the chosen colour.
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
