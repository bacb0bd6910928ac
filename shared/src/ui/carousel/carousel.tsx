import { classNames, text } from '@odeta/shared/ui';
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
  /** Gives the slides their width (`grid-auto-columns`); without it each fills the view. */
  className?: string;
}

/** Slides in one row that scrolls sideways and stops at a slide. What is in view is said when it has come to rest. */
export function Carousel({ carousel, label, slides, sayPlace, className }: Props) {
  const { bindings, resting, count } = carousel;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to, too */}
      <ul {...bindings} className={classNames(classes.track, className)} aria-label={label} tabIndex={0}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <p role="status" className={text.spoken}>
        {resting && sayPlace({ first: resting.first + 1, last: resting.last + 1, total: count })}
      </p>
    </>
  );
}
