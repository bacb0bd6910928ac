import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './carousel.module.css';
import type { CarouselState } from './use-carousel.ts';

interface Props {
  carousel: CarouselState;
  /** Accessible name of the list of slides. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** The announcement of the slides in view; numbers count from 1. */
  sayPlace: (place: { first: number; last: number; total: number }) => string;
  /** Sets `--slide-width`, `--slide-gap` and `--end-gap`; without it each slide fills the view. */
  className?: string | undefined;
}

/**
 * A row of slides that scrolls sideways and snaps to slides. The slides in view are announced once it has stopped. The classes
 * `swiper-…` mark the parts for Swiper, which takes over once a visitor interacts with the row (`use-swiper.ts`).
 */
export function Carousel({ carousel, label, slides, sayPlace, className }: Props) {
  const { bindings, resting, count } = carousel;
  const { ref, onScroll, onKeyDown } = bindings;
  const trackClasses = classNames(classes.track, 'swiper-wrapper');
  return (
    <>
      <div ref={ref} onScroll={onScroll} className={classNames(classes.view, className)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to, too */}
        <ul className={trackClasses} aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className={text.spoken}>
        {resting && sayPlace({ first: resting.first + 1, last: resting.last + 1, total: count })}
      </p>
    </>
  );
}
