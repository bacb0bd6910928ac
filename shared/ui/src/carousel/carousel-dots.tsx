import { classNames } from '@odeta/ui';
import classes from './carousel-dots.module.css';
import type { CarouselState } from './use-carousel.ts';

/** Which slide of how many is in view, for the eye alone: for the ear it is said. */
export const CarouselDots = ({ carousel: { count, place } }: { carousel: CarouselState }) => (
  <div className={classes.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={classNames(classes.dot, index === place.first && classes.on)} />
    ))}
  </div>
);
