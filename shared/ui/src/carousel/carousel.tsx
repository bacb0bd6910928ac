import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './carousel.module.css';
import type { CarouselState } from './use-carousel.ts';

interface Props {
  carousel: CarouselState;
  /** What the slides are, for a screen reader. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Says which slides are in view; numbers count from 1. */
  sayPlace: (place: { first: number; last: number; total: number }) => string;
  /** Sets `--slide-width`, `--slide-gap` and `--end-gap`; without it each slide fills the view. */
  className?: string | undefined;
}

/**
 * Slides in one row that scrolls sideways and stops at a slide. What is in view is said when it has come to rest. The classes
 * `swiper-…` name the parts for Swiper, which takes the row over once a visitor turns to it (`use-swiper.ts`).
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
